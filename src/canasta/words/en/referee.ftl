# The referee.

referee-allowed = Allowed: to { $acts }.
referee-refused = Not allowed: to { $acts }.
referee-refused-early = Not allowed: to { $acts }. What should follow was not tried.
referee-message = The case could not be read: { $detail }

do-draw = draw from the stock
do-take =
    { $with ->
        [yes] take the pile with { $used }
       *[no] take the pile
    }
do-meld = meld { $cards }
do-meld-onto = add { $cards } to { $name }
do-meld-number = meld { $n }
do-discard = discard { CARD($card, form: "the") }
do-join = join two melds
do-special = lay the special hand { $name }
do-ask = ask to go out
do-answer =
    { $yes ->
        [yes] say yes
       *[no] say no
    }
do-pass = pass

referee-example-joker-on-top = A joker lies on top of the pile. Can anybody take it?
    .title = A joker on top
referee-example-question-answered-no = You asked to go out, and the answer was no. May you go out all the same?
    .title = The partner said no
referee-example-question-not-asked = Must you ask your partner before you go out?
    .title = Going out without asking
referee-example-a-two-among-sevens = May a two go to the sevens? And to a meld that has three wild cards already?
    .title = A two among the sevens
referee-example-the-last-red-three = The last card of the stock is a red three. May the player who drew it discard?
    .title = The last card is a red three
referee-example-opening-with-two-melds = May two melds together reach the minimum?
    .title = Opening with two melds
referee-example-sequences = May four, five and six of one suit be melded?
    .title = Cards in sequence
referee-example-four-wild-cards = How many wild cards may a meld hold, and what becomes of a natural canasta?
    .title = A fourth wild card
referee-example-frozen-pile-with-a-wild-card = The pile is frozen. Do an eight and a joker take it?
    .title = A frozen pile, one wild card
referee-example-open-pile-with-a-wild-card = The pile is open, and the side has melded. Do an eight and a joker take it?
    .title = An open pile, one wild card
referee-example-red-threes-without-a-meld = What do two red threes cost a side that has melded nothing?
    .title = Red threes without a meld
referee-example-going-out-without-a-discard = May the last card go into a meld?
    .title = Going out without a discard
