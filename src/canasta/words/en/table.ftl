# The table in words. Verbs are in the past tense, one form for all: the name, or "You", goes before.

act-upcard = On top of the pile: { $cards }
act-red-three = laid out { $cards }
act-drew =
    { $n ->
        [one] drew
       *[other] drew { SPELL($n) } cards
    }
act-drew-own = drew { $cards }
act-took =
    { $with ->
        [no] took the pile, { $n ->
            [one] one card
           *[other] { $n } cards
        }
       *[yes] took the pile with { $used }, { $n ->
            [one] one card
           *[other] { $n } cards
        }
    }
act-melded-new = melded { $kinds }
act-melded-onto = added { $cards } to the { RANK($rank, form: "many") }
act-opened = opened with { $points }: { $laid }
act-canasta-natural = made a natural canasta of { RANK($rank, form: "many") }
act-canasta-mixed = made a mixed canasta of { RANK($rank, form: "many") }
act-discarded =
    { $end ->
        [freezes] discarded { $cards }, the pile is frozen
        [stops] discarded { $cards }, a stop for the next player
       *[plain] discarded { $cards }
    }
act-asked = asked to go out
act-answered =
    { $yes ->
        [yes] said yes
       *[no] said no
    }
act-passed = left the pile
act-went-out =
    { $concealed ->
        [yes] went out concealed
       *[no] went out
    }
act-stock-out = The stock has run out

pile-empty-title = Empty
pile-empty = The pile is empty
pile-frozen-title = Frozen
pile-frozen = { $n ->
        [3] It takes three natural { RANK($rank, form: "many") } from the hand
       *[other] It takes two natural { RANK($rank, form: "many") } from the hand
    }
pile-top-never = With { $card } on top nobody can take it
pile-unopened-title = Frozen for you
pile-unopened = { $n ->
        [3] Opening with it takes three natural { RANK($rank, form: "many") }
       *[other] Opening with it takes two natural { RANK($rank, form: "many") }
    }
pile-stop-title = Stop
pile-stop =
    { $mine ->
        [yes] You may not take the pile this turn
       *[no] The next player may not take the pile
    }
pile-open-title = Open
pile-open-fits = { RANK($rank, form: "the") } fits your { RANK($rank, form: "many") }
pile-open-one = { RANK($rank, form: "a") } from the hand takes it
pile-open =
    { $wild ->
        [yes] Two { RANK($rank, form: "many") }, or { RANK($rank, form: "a") } and a wild card
       *[no] Two { RANK($rank, form: "many") } from the hand take it
    }

meld-label = { RANK($rank, form: "many") }: { $n ->
        [one] one card
       *[other] { SPELL($n) } cards
    }{ $wilds ->
        [0] { "" }
       *[other] , { SPELL($wilds) } of them wild
    }{ $canasta ->
        [natural] , natural canasta
        [mixed] , mixed canasta
       *[none] { "" }
    }
meld-short-natural = { $n ->
        [one] One more natural makes { $points }
       *[other] { SPELL($n) } more naturals make { $points }
    }
meld-short-mixed = { $n ->
        [one] One more card makes { $points }
       *[other] { SPELL($n) } more cards make { $points }
    }

button-over = the deal is over
button-not-your-turn = not your turn
button-answer-first = answer first
button-draw =
    { $n ->
        [one] from the stock
       *[other] { SPELL($n) } cards from the stock
    }
button-drawn =
    { $took ->
        [yes] you took the pile
       *[no] you have drawn
    }
button-stock-empty = the stock is gone
button-must-take = you must take the pile
button-not-now = not now
button-take =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }
button-pile-empty = it is empty
button-stopped = stopped now
button-lacking =
    { $n ->
        [one] one { RANK($rank) } short
       *[other] { SPELL($n) } { RANK($rank, form: "many") } short
    }
button-too-low = does not reach { $need }
button-no-fit = does not fit
button-draw-first = draw first
button-need = { $need } needed
button-choose-cards = choose cards
button-choose-card = choose a card
button-nothing = nothing to meld
button-meld-first = meld first
button-ask = may I go out?
button-ask-already-asked = you have asked
button-ask-no-canasta-to-go-out = canastas are lacking
button-ask-ask-too-late = you have melded already
button-ask-cannot-go-out = you cannot go out
button-pass = leave it

status-other =
    { $phase ->
        [play] { $took ->
            [yes] { $name } took the pile and is thinking.
           *[no] { $name } drew and is thinking.
        }
       *[draw] It is { $name }’s turn.
    }
status-question = { $name } asks: May I go out? The answer is binding.
status-asked = You asked to go out. { $name } is thinking about it.
status-others-ask = { $name } asks { $partner } for leave to go out.
status-draw =
    { $need ->
        [0] Draw from the stock.
       *[other] Draw from the stock. You need { $need } to open.
    }
status-draw-or-take =
    { $n ->
        [one] Draw, or take the pile. It is one card: { $card }.
       *[other] Draw, or take the pile. It holds { $n } cards with { $card } on top.
    }
status-must-take =
    { $stock ->
        [0] You must take the pile. The stock is gone, and { $card } fits.
       *[other] You must take the pile. Nothing else is possible.
    }
status-take-or-pass = Take the pile or leave it. The stock is gone: if you leave it, the deal is over.
status-stopped = { $card } stops you this turn. Draw from the stock.
status-have =
    { $how ->
        [took] You took the pile.
        [drew] You drew { $cards }.
       *[none] Your turn.
    }
status-laid = You have melded.
status-play =
    { $need ->
        [0] Meld if you like, then discard a card.
       *[other] You need { $need } to open. Set out cards, or discard one.
    }
status-may-go-out = The answer is yes. You must go out this turn.
status-may-not-go-out = The answer is no. You may not go out this turn.
status-over-out =
    { $concealed ->
        [yes] { $name } went out concealed. The deal is counted.
       *[no] { $name } went out. The deal is counted.
    }
status-over-stock = The stock ran out. The deal is counted.
status-game-won =
    { $who ->
        [us] Your side won the game by { $margin } points.
        [you] You won the game by { $margin } points.
        [draw] The game ended in a draw.
       *[other] { $name } won the game by { $margin } points.
    }

announce-waiting = It is { $name }’s turn.
announce-over = The deal is over.
announce-play =
    { $n ->
        [one] You hold one card.
       *[other] You hold { SPELL($n) } cards.
    }
announce-turn = Your turn. { $state ->
        [empty] The pile is empty.
        [stopped] The pile is stopped for you: { $n } cards, { $top } on top.
        [frozen] The pile is frozen: { $n } cards, { $top } on top.
       *[open] The pile is open: { $n } cards, { $top } on top.
    } { $hand ->
        [one] You hold one card.
       *[other] You hold { SPELL($hand) } cards.
    }{ $need ->
        [0] { "" }
       *[other] { " " }You need { $need } to open.
    }

doubt-is-wild = { $card } is a wild card. On the pile it freezes it.
doubt-fits-their-meld =
    { $n ->
        [0] { $name } has { RANK($rank, form: "many") } on the table and can take the card.
       *[other] { $name } has { RANK($rank, form: "many") } on the table, and the pile is open.
    }
doubt-fits-own-meld = The card fits your { RANK($rank, form: "many") }.
doubt-breaks-pair = It breaks your last pair, { RANK($rank, form: "many") }.
