"""Which language somebody reads, from what a browser or a system says."""

from __future__ import annotations

#: The languages of the catalogues, in the order in which a page lists them.
LANGUAGES: tuple[str, ...] = ("sv", "nb", "en")
#: What is used where nothing that was asked for exists.
DEFAULT_LANGUAGE = "en"

#: Other codes for our languages (``no`` is what many systems say for bokmål), and the nearest one for its neighbours.
_SAME = {"no": "nb"}
_NEAR = {"nn": "nb", "da": "nb"}


def languages() -> tuple[str, ...]:
    """The languages of the catalogues: ``sv``, ``nb``, ``en``."""
    return LANGUAGES


def _wanted(text: str) -> list[str]:
    """The language codes of an Accept-Language header or a locale name, best first, without regions."""
    weighed: list[tuple[float, int, str]] = []
    for place, part in enumerate(text.split(",")):
        tag, _, parameter = part.partition(";")
        code = tag.strip().replace("_", "-").replace(".", "-").replace("@", "-").split("-")[0].lower()
        name, _, value = parameter.strip().partition("=")
        try:
            weight = float(value) if name.strip() == "q" else 1.0
        except ValueError:
            continue
        if code and weight > 0:
            weighed.append((-weight, place, code))
    return [code for _, _, code in sorted(weighed)]


def best_language(text: str | None) -> str:
    """The language of ours that suits an Accept-Language header (``nb-NO,nb;q=0.9,en;q=0.8``) or a locale name (``sv_SE.UTF-8``).

    Nynorsk and Danish are answered in bokmål where none of our languages is asked for by name. Otherwise English; never an error.
    """
    wanted = _wanted(text or "")
    for code in wanted:
        if _SAME.get(code, code) in LANGUAGES:
            return _SAME.get(code, code)
    for code in wanted:
        if code in _NEAR:
            return _NEAR[code]
    return DEFAULT_LANGUAGE
