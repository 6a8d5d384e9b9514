# Why an act is refused. The value is said to the player, .ruling about the player (the referee), .remedy says what can be done
# instead, .short is the second line of a button. Without .ruling the value serves both.
# $have is what there is or what was shown, $need what it takes, $most the limit, $short = need − have.

violation-deal-over = The deal is over.
    .short = the deal is over
violation-not-your-turn = It is not your turn.
    .ruling = It is not the player’s turn.
    .short = not your turn

violation-draw-first = A turn begins with the stock or the pile. You have not drawn yet.
    .ruling = A turn begins with the stock or the pile. The player has not drawn yet.
    .remedy = Draw from the stock or take the pile first.
    .short = draw first
violation-already-drawn = You have already drawn or taken the pile this turn.
    .ruling = The player has already drawn or taken the pile this turn.
    .remedy = Meld if you like, then discard a card.
    .short = you have drawn
violation-stock-empty = The stock is gone, so there is no card to draw.
    .remedy = Take the pile if you can, or pass. Then the deal is over.
    .short = the stock is gone
violation-must-take-pile = The stock is gone and the pile can be taken. Here that is not a choice.
    .remedy = Take the pile.
    .short = take the pile

violation-pile-empty = The pile is empty.
    .remedy = Draw from the stock.
    .short = the pile is empty
violation-pile-blocked = The pile cannot be taken while { CARD($card, form: "the") } lies on top.
    .remedy = Draw from the stock instead.
    .short = stopped for now
violation-pile-frozen = The pile is frozen: it takes { SPELL($need, $rank) } natural { RANK($rank, form: "many") } from the hand, and you showed { SPELL($have, $rank) }.
    .ruling = The pile is frozen: it takes { SPELL($need, $rank) } natural { RANK($rank, form: "many") } from the hand, and the player showed { SPELL($have, $rank) }.
    .remedy = Wild cards and cards on the table do not help here. If you do not hold them, draw from the stock.
    .short =
        { $short ->
            [one] { RANK($rank, form: "a") } short
           *[other] { SPELL($short, $rank) } { RANK($rank, form: "many") } short
        }
violation-pair-required = The pile takes { SPELL($need, $rank) } natural { RANK($rank, form: "many") } from the hand, and you showed { SPELL($have, $rank) }.
    .ruling = The pile takes { SPELL($need, $rank) } natural { RANK($rank, form: "many") } from the hand, and the player showed { SPELL($have, $rank) }.
    .remedy = If you do not hold them, draw from the stock.
    .short =
        { $short ->
            [one] { RANK($rank, form: "a") } short
           *[other] { SPELL($short, $rank) } { RANK($rank, form: "many") } short
        }
violation-pile-top-not-used = Whoever takes the pile melds its top card at once, { CARD($card, form: "the") }. These cards are not enough for that.
    .remedy = Draw from the stock instead.
    .short = the top card does not fit
violation-one-card-hand = A player with a single card may not take a pile of a single card while the stock lasts.
    .remedy = Draw from the stock instead.
    .short = one card for one card
violation-meld-closed = The meld of { RANK($rank, form: "many") } is closed and does not take this.
    .short = closed

violation-not-in-hand =
    { $have ->
       *[0] You do not hold { CARD($card, form: "the") }.
        [one] You hold only one card of that kind: { CARD($card) }. This takes { SPELL($need, "n") }.
        [other] You hold only { SPELL($have, "n") } cards of that kind: { CARD($card) }. This takes { SPELL($need, "n") }.
    }
    .ruling =
        { $have ->
           *[0] The player does not hold { CARD($card, form: "the") }.
            [one] The player holds only one card of that kind: { CARD($card) }. This takes { SPELL($need, "n") }.
            [other] The player holds only { SPELL($have, "n") } cards of that kind: { CARD($card) }. This takes { SPELL($need, "n") }.
        }
    .short = not in the hand
violation-mixed-ranks = A meld is cards of one rank, with or without wild cards.
    .short = different ranks
violation-rank-not-meldable = It is not possible to meld { RANK($rank, form: "many") }.
    .short = cannot be melded
violation-rank-dead = The canasta of { RANK($rank, form: "many") } is complete, and that makes the rank dead: no more { RANK($rank, form: "many") } can be melded in this deal.
    .short = dead rank
violation-no-wild-with-threes = Wild cards may not lie in a meld of threes.
    .short = no wild cards with threes
violation-black-threes-only-going-out = Black threes are melded only by a player who goes out in the same turn.
    .remedy = Discard a black three instead: it stops the next player.
    .short = only when you go out
violation-meld-too-small = A meld is at least { SPELL($need, "n") } cards, and this is { SPELL($have, "n") }.
    .short =
        { $short ->
            [one] one more card
           *[other] { SPELL($short, "n") } more cards
        }
violation-too-few-naturals =
    { $need ->
        [one] It takes a natural card from the hand, and there is { SPELL($have, "n") } here.
       *[other] A meld has at least { SPELL($need, "n") } natural cards, and this one has { SPELL($have, "n") }.
    }
    .remedy = Replace a wild card by a natural one.
    .short = too few naturals
violation-too-many-wilds =
    { $most ->
        [one] A meld has at most one wild card, and this one would have { SPELL($have, "n") }.
       *[other] A meld has at most { SPELL($most, "n") } wild cards, and this one would have { SPELL($have, "n") }.
    }
    .remedy = Leave a wild card out.
    .short = too many wild cards
violation-more-wilds-than-naturals =
    { $most ->
        [0] With so few natural cards the meld may have no wild ones, and it would have { SPELL($have, "n") }.
        [one] With so few natural cards the meld may have one wild card at most, and it would have { SPELL($have, "n") }.
       *[other] With so few natural cards the meld may have { SPELL($most, "n") } wild cards at most, and it would have { SPELL($have, "n") }.
    }
    .remedy = Lay more natural cards or fewer wild ones.
    .short = too many wild cards
violation-natural-canasta-closed = Wild cards may not be added to a natural canasta.
    .short = the canasta stays natural
violation-no-such-meld = There is no such meld on the player’s own side.
    .remedy = Lay a new meld or choose another.
    .short = no such meld
violation-one-meld-per-rank = There is a meld of { RANK($rank, form: "many") } already, and each rank has only one.
    .remedy = Add the cards to it.
    .short = add to the one there is
violation-ambiguous = This can be read in several ways.
    .remedy = Give the suits of the cards, or name the meld.
    .short = several readings

violation-opening-too-low =
    { $need ->
        [canasta] The opening takes a canasta.
        [canasta_200] The opening takes a canasta and 200 points.
        [natural_canasta] The opening takes a natural canasta.
       *[other] The opening takes { $need } points. This is { $have }, { $short } short.
    }
    .remedy = Lay more in the same act, or wait with the opening.
    .short = { $short } short
violation-one-meld-must-open = The opening is a single meld worth { $need } points. Several do not add up.
    .short = one meld must do

violation-must-keep-card = Without the right to go out, at least one card must be left in the hand when the turn ends.
    .remedy = Lay fewer cards.
    .short = one card must stay
violation-no-canasta-to-go-out =
    { $need ->
        [one] Going out takes a canasta, and none is complete yet.
       *[other]
            { $have ->
                [0] Going out takes { SPELL($need) } canastas, and none is complete yet.
                [one] Going out takes { SPELL($need) } canastas, and only one is complete.
               *[other] Going out takes { SPELL($need) } canastas, and only { SPELL($have) } are complete.
            }
    }
    .remedy = Keep at least one card after the discard.
    .short =
        { $short ->
            [one] one canasta short
           *[other] { SPELL($short) } canastas short
        }
violation-cannot-go-out = You cannot go out this turn with the cards you have.
    .ruling = The player cannot go out this turn with these cards.
    .short = you cannot go out now
violation-partner-said-no = The partner said no, and the answer is binding: you may not go out now.
    .ruling = The partner said no, and the answer is binding: the player may not go out now.
    .remedy = Keep at least one card after the discard.
    .short = the partner said no
violation-partner-said-yes = The partner said yes, and the answer is binding: you must go out this turn. After this you could not.
    .ruling = The partner said yes, and the answer is binding: the player must go out this turn. After this that is not possible.
    .remedy = Lay the cards so that you can go out.
    .short = you must go out now
violation-must-ask = Whoever wants to go out asks the partner first.
    .remedy = Ask before you lay anything.
    .short = ask first
violation-already-asked = You have asked already. Only one question is allowed.
    .ruling = The player has asked already. Only one question is allowed.
    .short = you have asked
violation-ask-too-late = The question is asked before anything else is laid this turn.
    .short = too late to ask
violation-no-partner = There is no partner to ask.
    .short = no partner
violation-question-not-used = The question to the partner is not used at this table.
    .short = not used here
violation-answer-first = The partner has asked for leave to go out. The answer comes before all else.
    .remedy = Answer yes or no.
    .short = answer first
violation-not-asked = Nobody has asked, so there is nothing to answer.
    .short = no question

violation-discard-required = A turn ends with a discard, so a card must be left to discard.
    .remedy = Keep a card and discard it.
    .short = a discard is needed
violation-discard-forbidden = Going out takes no discard: the last card must be melded.
    .short = no last discard
violation-rank-not-discardable = It is not possible to discard { CARD($card, form: "the") }.
    .remedy = Discard another card.
    .short = cannot be discarded
violation-nothing-to-lay = There is no card to lay in that act.
    .short = nothing to lay

violation-card-not-next = The next card of the stock is not { CARD($card, form: "the") }.
    .short = another card is next
violation-card-not-free = No other { CARD($card) } is left to draw.
    .short = no such card left
violation-no-special-hands = These rules have no special hand of that name.
    .short = not in these rules
violation-melds-cannot-join = These two melds cannot be joined.
    .short = cannot be joined

violation-not-same-suit = A sequence is cards of one suit.
    .short = different suits
violation-not-consecutive = The cards of a sequence follow each other without a gap, from four to ace.
    .short = no sequence
violation-no-wild-in-sequence =
    { $most ->
        [0] A sequence holds no wild cards.
       *[other] A sequence holds { SPELL($most) } wild card at most, and only when it becomes a samba. This one would hold { SPELL($have) }.
    }
    .remedy = Leave out the wild card.
    .short = no wild cards in the sequence
violation-no-new-sequence = The pile may not be taken to start a new sequence, only to lengthen one on the table.
    .short = no new sequence from the pile
violation-wilds-locked = The side has an unfinished meld of wild cards, and while it is open wild cards go nowhere else.
    .remedy = Finish it first.
    .short = wild cards are locked
violation-no-wild-in-opening = The opening holds no wild cards.
    .remedy = Open with natural cards alone.
    .short = no wild cards in the opening
violation-no-natural-triple = The opening takes at least { SPELL($need) } natural cards of one rank in a meld without wild cards.
    .remedy = Lay a natural three of a kind.
    .short = three naturals needed
violation-pile-not-for-opening = The pile may not be taken before the side has opened.
    .remedy = Open from the hand first.
    .short = open first
violation-partner-not-in-foot = Nobody may go out before the partner has picked up the foot.
    .remedy = Keep at least one card after the discard.
    .short = partner’s foot still lies
violation-no-sequence-to-go-out =
    { $need ->
        [one] Going out takes a samba, and the side has { SPELL($have) }.
       *[other] Going out takes { SPELL($need) } sambas, and the side has { SPELL($have) }.
    }
    .short = a samba is lacking
violation-no-natural-canasta-to-go-out =
    { $need ->
        [one] Going out takes a natural canasta, and the side has { SPELL($have) }.
       *[other] Going out takes { SPELL($need) } natural canastas, and the side has { SPELL($have) }.
    }
    .short = a natural canasta is lacking
violation-no-mixed-canasta-to-go-out =
    { $need ->
        [one] Going out takes a mixed canasta, and the side has { SPELL($have) }.
       *[other] Going out takes { SPELL($need) } mixed canastas, and the side has { SPELL($have) }.
    }
    .short = a mixed canasta is lacking
violation-no-wild-canasta-to-go-out =
    { $need ->
        [one] Going out takes a canasta of wild cards, and the side has { SPELL($have) }.
       *[other] Going out takes { SPELL($need) } canastas of wild cards, and the side has { SPELL($have) }.
    }
    .short = a wild canasta is lacking
violation-no-wilds-on-rank = A meld of { RANK($rank, form: "many") } takes no wild cards.
    .remedy = Lay natural cards alone there.
    .short = no wild cards there
violation-rule-of-five = Once the side has opened, wild cards go only with { SPELL($need) } natural cards or more. Here there are { SPELL($have) }.
    .short = { SPELL($need) } naturals needed
violation-meld-still-open = The side has an unfinished meld of { RANK($rank, form: "many") }, and nobody may go out with it. It is { SPELL($have) } cards of { SPELL($need) }.
    .remedy = Finish it, or keep a card.
    .short = { RANK($rank, form: "all") } are unfinished
violation-same-card-discarded = Who took a pile of one card may not discard { CARD($card, form: "the") }, which is of the same rank.
    .remedy = Discard another card.
    .short = the rank that you took
violation-freeze-spacing = A wild card may not be discarded on another before an ordinary card has been laid between.
    .remedy = Discard another card.
    .short = not two wild cards in a row
violation-first-round = In the first round nobody melds or takes the pile.
    .short = not in the first round
violation-no-like-pair = A wild card on top is taken only with { SPELL($need) } of its kind from the hand. You showed { SPELL($have) }.
    .ruling = A wild card on top is taken only with { SPELL($need) } of its kind from the hand. The player showed { SPELL($have) }.
    .short = two of its kind needed
violation-side-has-melded = A special hand is laid only by a player whose side has not melded.
    .short = the side has melded
violation-not-that-hand = It is not that special hand: every card of the hand must be part of it.
    .short = not that hand
violation-no-red-three-for-canasta = Going out takes a red three for each canasta: { SPELL($need) } needed, and the side has { SPELL($have) }.
    .short = too few red threes
