"""``canasta verify``: do a record's cards lie as its seeds say, and are the seeds those that were promised?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from canasta.bots.simulation import pack_of
from canasta.cli.language import told, words_for
from canasta.cli.problem import Problem
from canasta.cli.reading import read_file
from canasta.notation import DealRecord, NotationError, Record, read_record, read_record_form
from canasta.shuffle import CommitmentText, SeedError, cut_of, prove, read_seed
from canasta.words import Words


def verify(file: Annotated[Path, told("cmd-arg-record-file")], *, lang: Annotated[str, told("cmd-arg-lang")] = "") -> int:
    """Check every deal of a record against the seed that was opened and the commitment that was shown before it.

    Exit code 0: all that can be checked holds; 1: something does not; 2: the record cannot be read, or holds no seed.
    """
    words = words_for(lang)
    text = read_file(file, words)
    try:
        record = read_record_form(text, str(file))
    except NotationError as problem:
        raise Problem(problem.text(words)) from problem
    if not any(deal.shuffle for deal in record.deals):
        raise Problem(words.text("cmd-verify-nothing", file=str(file)))
    rulings = [_ruling(record, number, deal, words) for number, deal in enumerate(record.deals, 1)]
    holds = all(held for held, _ in rulings)
    if holds:
        # Where the record leaves the pack to the seed, only playing it again shows that these were the cards.
        _play_again(text, file, words)
    for _, sentence in rulings:
        print(sentence)
    return 0 if holds else 1


def _play_again(text: str, file: Path, words: Words) -> None:
    try:
        read_record(text, str(file))
    except NotationError as problem:
        raise Problem(problem.text(words)) from problem


def _ruling(record: Record, number: int, deal: DealRecord, words: Words) -> tuple[bool, str]:
    """Whether a deal's shuffle holds, and the sentence that says so."""
    shuffle = deal.shuffle
    if shuffle is None:
        return True, words.text("cmd-verify-no-seed", deal=number)
    try:
        proof = prove(
            pack_of(record.rules),
            shuffle.seed,
            scheme=shuffle.scheme,
            pack=deal.pack,
            committed=shuffle.commitment,
            bound_to=CommitmentText(record.name, number, record.rules.text),
        )
    except SeedError as problem:
        # Seed, scheme and commitment were read with the record: what is left is the name.
        raise Problem(words.text("cmd-verify-unbound", file=record.file, deal=number)) from problem
    if proof.commitment_agrees is False:
        return False, words.text("cmd-verify-other-seed", deal=number)
    if proof.pack_agrees is False:
        return False, words.text("cmd-verify-other-pack", deal=number)
    if deal.cut != cut_of(record.rules, read_seed(shuffle.seed)):
        return False, words.text("cmd-verify-other-cut", deal=number)
    if proof.commitment_agrees is None:
        return True, words.text("cmd-verify-no-commitment", deal=number)
    return True, words.text("cmd-verify-holds", deal=number, commitment=shuffle.commitment)
