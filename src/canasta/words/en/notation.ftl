# Text that cannot be read (cases, positions, records, actions), and what the referee and the replay say.
# $line and $column count from 1. Words in quotation marks are notation and stay as they are.

notation-no-toml =
    { $kind ->
        [twice] A key or a table stands twice.
        [deep] The text is nested too deeply.
       *[here] From here on the text is not TOML.
    }
notation-unknown-key = There is no key “{ $key }” here{ $nearest ->
    [none] .
   *[other] ; “{ $nearest }” is near.
    } The keys are: { $keys }.
notation-missing-key = The key “{ $key }” is missing.
notation-no-such-part = The rules { $rules } have nothing for the key “{ $key }”.
notation-not-with = “{ $key }” and “{ $other }” cannot stand together.
notation-expected =
    { $expected ->
        [text] Text in quotation marks is expected
        [line] Text on one line is expected
        [truth] true or false is expected
        [number] A whole number is expected
        [range] A whole number from { $low } to { $high } is expected
        [least] A whole number, at least { $low }, is expected
        [date] A date such as 2026-12-01 is expected
        [cards] Cards in one text are expected, such as "8h 8s Jo"
        [cards-or-count] Cards in one text, or how many there are, are expected
        [table] A table is expected
        [hex] 64 hexadecimal digits in small letters are expected
        [scores] A list of numbers is expected, one for each side
        [hands] A list is expected with the hand of each seat
        [melds] A list is expected with the list of melds of each side
        [side-melds] A list of melds is expected, each a text of cards
        [red3] A list is expected with the red threes of each side
        [laid3] A list is expected with the threes laid out by each side
        [feet] A list is expected with the foot of each seat
        [talon] A list is expected with the number of cards that each seat is still to draw
        [seats] A list of seats is expected, or true and false for each seat
        [minimums] A list is expected with the minimum of each side
        [canastas] A list is expected with the list of canastas of each side
        [canasta-kinds] A list of kinds of canasta is expected
        [acts] A text with an act, or a list of such texts, is expected
        [codes] A list of reasons is expected
        [code] A reason such as "pile_frozen" is expected
        [players] A list is expected with the name of each player
       *[list] A list is expected
    }, not { $found }.
notation-length = The list needs { $need } { $expected ->
        [hands] hands, one for each seat
        [players] names, one for each seat
        [seats] entries, one for each seat
        [feet] feet, one for each seat
        [talon] numbers, one for each seat
       *[other] entries, one for each side
    }; it has { $have }.
notation-word = One of { $words } is expected, not { $found }.
notation-impossible = This cannot be: { $message }.
notation-upcard-covered = { CARD($card) } turned up at the start is covered by another card under these rules.
notation-upcard-stays = { CARD($card) } turned up at the start stays: under these rules no card covers it.

notation-no-card = “{ $text }” does not begin with a card. A card is a rank (A K Q J T 9 8 7 6 5 4 3 2) with a suit (s h d c), Jo or ??.
notation-one-card = One card is expected here, not { $count }.
notation-too-many-cards =
    { $most ->
        [0] The pack holds no { $card }.
        [one] There is more than the 1 { $card } that the pack holds.
       *[other] There are more { $card } than the { $most } that the pack holds.
    }
notation-which-three = A bare 3 could be a red or a black three: write 3r or 3b, or its suit.
notation-unknown-card = An unseen card (??) cannot stand here.
notation-red-threes-only = Only red threes can lie here.
notation-threes-only = Only threes can lie here.

notation-action-empty = An act is expected, and there is nothing.
notation-action-none = “{ $text }” is no act. An act begins with “+” (draw), “^” (take the pile), “=” (meld) or “-” (discard), or is one of ? y n and a full stop.
notation-action-more = Nothing may follow “{ $after }”, but “{ $text }” does.
notation-action-special = “{ $text }” names no special hand. An example is =*pairs.
notation-action-join = “{ $text }” joins no melds. An example is =#2>#1.
notation-action-group-empty = Cards are expected here.
notation-action-ref = “{ $text }” names no meld. After > comes a rank (K), a number (#2), the ends of a sequence (4h-6h), W or +.
notation-action-ambiguous = “{ $text }” can be read in several ways: wild cards alone name their meld (=2c>K), and only drawn cards may be unseen (??).
notation-turn-seat = “{ $text }” is no turn. A turn begins with a seat, a colon and a blank: 2: + -Kc
notation-turn-empty = No act follows the seat.

notation-no-setting = A case needs one of [position], [deal], [count] and [refused].
notation-no-acts = At least one act is expected.
notation-not-with-legal = “{ $key }” states reasons, and an act that is stated as legal has none.
notation-concealed-nobody = Nobody went out, so nobody went out concealed.
notation-out-with-cards = Seat { $seat } went out and can hold no cards.
notation-rests-with-cards = Seat { $seat } rests in this deal and holds no cards.
notation-rests-and-out = Seat { $seat } rests in this deal and cannot have gone out.
notation-melds-at-first = Seats that play together have one table: the melds of seat { $seat } stand at seat { $first }.

notation-pack-short = The pack of a record names every card: { $need }, not { $have }.
notation-shuffle-other-pack = The seed gives another pack than the one that stands here.
notation-cut-missing = The seed gives a cut of { $need } { $need ->
    [one] card
   *[other] cards
}, and the key “cut” is missing.
notation-cut-differs = The seed gives a cut of { $need } { $need ->
    [one] card
   *[other] cards
}, not of { $have }.
notation-time-up-early = The time runs from the first deal on, and this record has none.
notation-irregularity-late = Nothing of turn { $have } is here: the deal has come to turn { $most }.
notation-game-over = The game was over before this deal.
notation-wrong-dealer = Seat { $need } deals here, not seat { $have }.
notation-deal-unfinished = Only the last deal of a record may be unfinished.
notation-seat-not-to-move = Seat { $need } is to move, not seat { $have }.
notation-turn-over = The turn is over before “{ $act }”; the next turn begins on a new line.
notation-turn-unfinished = The turn is not finished on this line.
notation-deal-is-over = The deal is over before “{ $act }”.
notation-act-refused = “{ $act }” is not allowed. { $reasons }
notation-score-differs = The deal counts { $need }, not { $have }.
notation-score-missing = The deal is over and counts { $need }: the key “score” is missing.
notation-score-early = The deal is not over, so it has no score yet.

judge-no-files = Name at least one case file.
judge-legal = { $act }: allowed.
judge-refused = { $act }: not allowed.
judge-refused-early = { $act }: not allowed, so the later acts were not tried.
judge-option = { $option } = { $value }
judge-stated-legal = Does not hold: it is stated as allowed.
judge-stated-illegal = Does not hold: it is stated as not allowed.
judge-not-reached = Does not hold: the last act is the one that the statement is about.
judge-missing = Does not hold: { $stated } is not among the reasons.
judge-differs = Does not hold: { $fact } is { $found }, not { $stated }.
judge-facts = As it lies:
judge-facts-hold = What is expected holds.
judge-text-refused = Refused as a { $what ->
        [position] position
        [rules] set of rules
        [action] act
        [record] record
       *[case] case
    }: { $fault }
judge-text-read = Does not hold: it can be read.
judge-other-place = Does not hold: the refusal names { $found }, not { $place }.
judge-nothing = nothing
judge-summary =
    { $rulings ->
        [one] One ruling
       *[other] { $rulings } rulings
    }, { $failed ->
        [0] and everything stated holds.
        [one] one does not hold.
       *[other] { $failed } do not hold.
    }

replay-deal = Deal { $number }, seat { $dealer } ({ $player }) deals
replay-went-out = { $player } went out after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
replay-went-out-concealed = { $player } went out concealed after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
replay-stock-out = The stock ran out after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
replay-running = The deal is still running: { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } so far.
replay-row-before = Before the deal
replay-row-deal = This deal
replay-row-after = Total
replay-winner = The game goes to { $side }, by { $margin }.
replay-draw = The game is a draw.
replay-going-on = The game goes on.
replay-time-up = The time was up.
replay-cut = { $points ->
    [0] { $player } cut { $lifted } { $lifted ->
        [one] card
       *[other] cards
    }
   *[other] { $player } cut { $lifted } { $lifted ->
        [one] card
       *[other] cards
    }, exactly enough: { $points } { $points ->
        [one] point
       *[other] points
    }
}
replay-agrees = The record agrees with itself in every card and score.

# Why something cannot lie on the table: the end of a sentence.
impossible-length = { $have } given, { $need } expected
impossible-three-colour = a three needs its suit, or 3r or 3b
impossible-pack-lacks = more { $card } than the pack holds
impossible-rests-no-cards = this player rests in the deal and holds no cards
impossible-no-feet = these rules have no feet
impossible-from-zero = { $have }: a number from 0 was expected
impossible-from-one = { $have }: a number from 1 was expected
impossible-no-laid3 = these rules lay no black threes beside the red ones; `red3` was expected
impossible-laid3-given = the threes are given by `laid3` already
impossible-threes-melded = in these rules threes are melded, none is laid out
impossible-no-red-three = { $card } is no red three
impossible-no-three = { $card } is no three
impossible-too-many-cards =
    { $have ->
        [one] { $have } card
       *[other] { $have } cards
    } more than the pack holds
impossible-stock-too-big =
    { $have ->
        [one] { $have } card
       *[other] { $have } cards
    }, but only { $most } of the pack are left
impossible-second-meld = a second meld of { RANK($rank, form: "many") }; a side has one of each rank
impossible-red-three-held = a red three is laid at once, it is not held
impossible-nobody-rests = in these rules nobody rests
impossible-rests-one-of-three = of each side of three one rests, of a side of two nobody
impossible-hidden-too-many =
    { $have ->
        [one] { $have } card
       *[other] { $have } cards
    } beneath a pile of { $most } in all
impossible-no-exact-cut = in these rules an exact cut earns nothing
impossible-no-lone = in these rules no sides form during a deal
impossible-phase = “{ $value }”: draw, play, answer or over was expected
impossible-rests-to-move = seat { $seat } rests in this deal
impossible-asked = “{ $value }”: y, n or nothing was expected
impossible-irregularity = “{ $value }”: one of { $expected } was expected
impossible-not-answered-yet = in this phase no question of this turn has been answered yet
impossible-no-meld = the side has no meld
impossible-asker-only = there is an asker in phase answer only
impossible-red-three-first-turn = a red three is laid when the first turn begins, it is not held after that
impossible-nothing-yet = in phase draw nothing has been taken or laid yet
impossible-no-pile-frozen = there is no pile to be frozen
impossible-no-pile-blocked = there is no pile to be blocked
impossible-nobody-partner = nobody has a partner to answer to
impossible-no-partner = seat { $seat } is no partner of seat { $other }
impossible-seat = { $have }: a seat from 0 to { $most } was expected
impossible-meld-unknown = a meld lies open: its cards are known
impossible-meld-ranks = cards of different ranks
impossible-meld-rank-twice = a rank stands twice in a sequence
impossible-meld-gap = the cards of a sequence do not follow each other
impossible-meld-red-three = a red three is no part of a meld
impossible-meld-small =
    { $have ->
        [one] { $have } card
       *[other] { $have } cards
    }; a meld has { $least } at least
impossible-meld-naturals =
    { $have ->
        [one] { $have } natural card
       *[other] { $have } natural cards
    }; a meld has { $least } at least
impossible-meld-wilds-closed =
    { $have ->
        [one] { $have } wild card
       *[other] { $have } wild cards
    }; such a meld closes at { $most }
impossible-meld-twos = a meld of twos has { $least } twos at least
impossible-meld-sequence-closed =
    { $have ->
        [one] { $have } card
       *[other] { $have } cards
    }; a sequence closes at { $most }
impossible-meld-sequence-wilds =
    { $have ->
        [one] { $have } wild card
       *[other] { $have } wild cards
    } in a sequence; it has { $most } at most
impossible-meld-black-wilds = wild cards among black threes
impossible-meld-black-out = black threes are laid only when going out
impossible-meld-closed =
    { $have ->
        [one] { $have } card
       *[other] { $have } cards
    }; a meld closes at { $most }
impossible-meld-wilds =
    { $have ->
        [one] { $have } wild card
       *[other] { $have } wild cards
    }; a meld has { $most } at most
impossible-meld-no-wilds = a meld of { RANK($rank, form: "many") } takes no wild cards
impossible-meld-ratio =
    { $have ->
        [one] { $have } wild card
       *[other] { $have } wild cards
    } beside { $naturals ->
        [one] { $naturals } natural one
       *[other] { $naturals } natural ones
    }
