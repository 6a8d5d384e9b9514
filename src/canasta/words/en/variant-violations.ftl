# Why an act is refused in Samba and its relatives, Hand and Foot, the modern American game and under house rules. As in violations.ftl.

violation-not-same-suit = The cards of a sequence are of one suit.
    .short = different suits
violation-not-consecutive = The cards of a sequence follow each other without a gap, from four up to ace, none of them twice.
    .short = not in sequence
violation-no-wild-in-sequence =
    { $most ->
        [0] A sequence takes no wild cards.
       *[other] A sequence takes a wild card only as one of seven cards.
    }
    .remedy = Lay natural cards only.
    .short = no wild card here
violation-no-new-sequence = The top card of the pile cannot begin a sequence. It goes onto one that the side has, or a pair from the hand takes it.
    .remedy = Draw from the stock instead.
    .short = begins no sequence
violation-wilds-locked = While the side has an unfinished meld of wild cards, all its wild cards go there.
    .remedy = Lay the wild cards on that meld.
    .short = finish the wild meld first
violation-no-wild-in-opening = The opening holds natural cards only.
    .remedy = Open without wild cards.
    .short = no wild cards in the opening
violation-no-natural-triple = The opening needs three natural cards of one rank with no wild card among them.
    .short = three naturals are needed
violation-pile-not-for-opening = The pile may not be taken to open.
    .remedy = Open with cards from the hand first.
    .short = open from the hand first
violation-partner-not-in-foot = Nobody goes out before the partner has taken up the foot.
    .remedy = Keep at least one card after the discard.
    .short = the partner’s foot lies there
violation-no-sequence-to-go-out =
    { $need ->
        [one] Going out takes a samba, and none is complete yet.
       *[other] Going out takes { SPELL($need) } sambas, and the side has { SPELL($have) }.
    }
    .remedy = Keep at least one card after the discard.
    .short =
        { $short ->
            [one] one samba short
           *[other] { SPELL($short) } sambas short
        }
violation-no-natural-canasta-to-go-out =
    { $need ->
        [one] Going out takes a natural canasta, and none is complete yet.
       *[other] Going out takes { SPELL($need) } natural canastas, and the side has { SPELL($have) }.
    }
    .remedy = Keep at least one card after the discard.
    .short =
        { $short ->
            [one] one natural canasta short
           *[other] { SPELL($short) } natural canastas short
        }
violation-no-mixed-canasta-to-go-out =
    { $need ->
        [one] Going out takes a mixed canasta, and none is complete yet.
       *[other] Going out takes { SPELL($need) } mixed canastas, and the side has { SPELL($have) }.
    }
    .remedy = Keep at least one card after the discard.
    .short =
        { $short ->
            [one] one mixed canasta short
           *[other] { SPELL($short) } mixed canastas short
        }
violation-no-wild-canasta-to-go-out =
    { $need ->
        [one] Going out takes a wild canasta, and none is complete yet.
       *[other] Going out takes { SPELL($need) } wild canastas, and the side has { SPELL($have) }.
    }
    .remedy = Keep at least one card after the discard.
    .short =
        { $short ->
            [one] one wild canasta short
           *[other] { SPELL($short) } wild canastas short
        }
violation-no-wilds-on-rank = A meld of { RANK($rank, form: "many") } takes no wild cards.
    .remedy = Lay natural cards only.
    .short = no wild cards here
violation-rule-of-five = After the opening a meld takes wild cards only from { SPELL($need, "n") } natural cards on, and here are { SPELL($have, "n") }.
    .remedy = Lay natural cards only.
    .short = too few naturals
violation-meld-still-open =
    { $rank ->
        [2] Nobody goes out while the side has an unfinished meld of wild cards.
       *[other] Nobody goes out while the side has an unfinished meld of { RANK($rank, form: "many") }.
    }
    .remedy = Finish the meld first.
    .short = a meld is unfinished
violation-same-card-discarded = Whoever took a pile of one card may not discard another of its rank in the same turn.
    .remedy = Discard another card.
    .short = discard another card
violation-freeze-spacing = Between two wild discards there must lie a natural card or a black three.
    .remedy = Discard another card.
    .short = no wild card on a wild one
violation-first-round = Nobody melds or takes the pile in the first round.
    .remedy = Draw and discard.
    .short = not in the first round
violation-no-like-pair = A wild card on top is taken only with two like it from the hand.
    .remedy = Draw from the stock instead.
    .short = two like it are needed
violation-side-has-melded = A special hand is laid only by a player whose side has not melded.
    .short = the side has melded
violation-not-that-hand = These cards are not that special hand.
    .short = not that hand
violation-no-red-three-for-canasta = Going out takes a red three for each canasta of the side: { SPELL($need) } are needed, and { SPELL($have) } lie there.
    .remedy = Keep at least one card after the discard.
    .short = too few red threes
