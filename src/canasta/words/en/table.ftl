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
    { $whole ->
        [no] took { $n ->
            [one] one card
           *[other] { SPELL($n) } cards
        } from the pile{ $with ->
            [no] { "" }
           *[yes] { " " }with { $used }
        }
       *[yes] took the pile ({ $n ->
            [one] one card
           *[other] { $n } cards
        }){ $with ->
            [no] { "" }
           *[yes] { " " }with { $used }
        }
    }
act-melded-new = melded { $kinds }
act-melded-onto = added { $cards } to { $name }
act-opened = opened with { $points }
act-canasta-natural = made a natural canasta of { $name }
act-canasta-mixed = made a mixed canasta of { $name }
act-canasta-samba = made a samba, { $name }
act-canasta-mixed-samba = made a mixed samba, { $name }
act-canasta-wild = made a canasta of wild cards
act-canasta-spoiled = turned the canasta of { $name } into a mixed one
act-joined = joined two melds of { $name }
act-special = laid a special hand: { $name }
act-foot = picked up the foot
act-ended-turn = ended the turn without a discard
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
act-irregularity-red3-undeclared =
    had a red three that was never shown{ $points ->
        [0] { "" }
       *[other] { " " }(−{ $points })
    }
act-irregularity-out-against-no =
    tried to go out without leave{ $points ->
        [0] { "" }
       *[other] { " " }(−{ $points })
    }
act-irregularity-out-failed =
    had leave to go out and tried something else{ $points ->
        [0] { "" }
       *[other] { " " }(−{ $points })
    }
act-irregularity-out-without-canasta =
    tried to go out without the canastas it takes{ $points ->
        [0] { "" }
       *[other] { " " }(−{ $points })
    }
act-irregularity-top-not-used =
    reached for the pile and could not use its top card{ $points ->
        [0] { "" }
       *[other] { " " }(−{ $points })
    }
act-irregularity-opening-short =
    laid too little to open{ $minimum ->
        [0] { "" }
       *[other] { " " }(the opening now takes { $minimum })
    }
act-irregularity-taken-back =
    took back what was laid{ $points ->
        [0] { "" }
       *[other] { " " }(−{ $points })
    }
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

meld-sequence = { $suit } { $low }–{ $high }
meld-label-sequence = Run, { $name }
meld-open-cost = open: −{ NUMBER($n) }
meld-label = { $name }: { SPELL($n) } { $n ->
        [one] card
       *[other] cards
    }{ $wilds ->
        [0] { "" }
       *[other] , { SPELL($wilds) } of them wild
    }{ $canasta ->
        [natural] , natural canasta
        [mixed] , mixed canasta
        [samba] , samba
        [mixed-samba] , mixed samba
        [wild] , wild canasta
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
button-too-low = does not reach { $need }
button-draw-first = draw first
button-need = { $need } needed
button-choose-cards = choose cards
button-choose-card = choose a card
button-nothing = nothing to meld
button-meld-first = meld first
button-ask = may I go out?
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
status-laid = You have melded. Discard a card when you are done.
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
        [us] Your side won the game by { $margin } { $margin ->
            [one] point
           *[other] points
        }.
        [you] You won the game by { $margin } { $margin ->
            [one] point
           *[other] points
        }.
        [draw] The game ended in a draw.
       *[other] { $name } won the game by { $margin } { $margin ->
            [one] point
           *[other] points
        }.
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
        [stopped] The pile is stopped for you: { $n } { $n ->
            [one] card
           *[other] cards
        }, { $top } on top.
        [frozen] The pile is frozen: { $n } { $n ->
            [one] card
           *[other] cards
        }, { $top } on top.
       *[open] The pile is open: { $n } { $n ->
            [one] card
           *[other] cards
        }, { $top } on top.
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
        [0] { $name } has { $meld } on the table and can take the card.
       *[other] { $name } has { $meld } on the table, and the pile is open.
    }
doubt-fits-own-meld = The card fits your { $meld }.
doubt-breaks-pair = It breaks your last pair, { RANK($rank, form: "many") }.

act-cut = drew { $card } for the seat
act-lifted =
    { $points ->
        [0] cut { $lifted } { $lifted ->
            [one] card
           *[other] cards
        }, not the { $need } that were needed
       *[other] cut { $lifted } { $lifted ->
            [one] card
           *[other] cards
        }, exactly enough: { $points } { $points ->
            [one] point
           *[other] points
        }
    }

short-values-title = Card values
short-turn-title = A turn
short-turn =
    { $n ->
        [one] Draw a card or take the pile, meld if you like, discard a card.
       *[other] Draw { SPELL($n) } cards or take the pile, meld if you like, discard a card.
    }
short-melds-title = Melds
short-melds = At least { SPELL($n) } cards of a rank, at least { SPELL($naturals) } of them natural.
short-wilds =
    { $n ->
        [one] At most one wild card in a meld. Twos and jokers are wild.
       *[other] At most { SPELL($n) } wild cards in a meld. Twos and jokers are wild.
    }
short-canasta = { SPELL($n) } cards are a canasta: natural without wild cards, else mixed.
short-opening-title = Opening
short-opening = What your first meld must count follows your score before the deal.
short-opening-below = below { NUMBER($score) }
short-opening-from = from { NUMBER($score) }
short-pile-title = The pile
short-pile-now = Now: { $title }. { $note }.
short-pile-frozen =
    { $need ->
        [3] A frozen pile is only taken with three natural cards from the hand of the rank on top.
       *[other] A frozen pile is only taken with two natural cards from the hand of the rank on top.
    }
short-pile-open = An open pile is taken with: { $ways }.
short-pile-all = The top card is melded at once. The rest of the pile goes to the hand.
short-threes-title = Threes
short-red-threes = Red threes are laid out at once and replaced from the stock. They count against those who have melded nothing.
short-black-threes = A black three on the pile stops the next player for that turn.
short-black-threes-out = Black threes are melded only in going out, at least three and without wild cards.
short-threes-a-rank = Threes of both colours are cards like any others: held, thrown, melded and made into canastas.
short-red-count =
    { $n ->
        [one] one red three
       *[other] { SPELL($n) } red threes
    }
short-out-title = Going out
short-out =
    { $n ->
        [one] { $solo ->
            [yes] You need a canasta to go out.
           *[no] The side needs a canasta to go out.
        }
       *[other] { $solo ->
            [yes] You need { SPELL($n) } canastas to go out.
           *[no] The side needs { SPELL($n) } canastas to go out.
        }
    }
short-out-discard =
    { $kind ->
        [required] The last card must be discarded.
        [forbidden] All cards must be melded: whoever goes out discards nothing.
       *[optional] The last card may be discarded, but need not be.
    }
short-out-ask = Before melding you may ask your partner for leave to go out. The answer is binding.
short-bonuses-title = Bonuses
short-bonus-natural = natural canasta
short-bonus-mixed = mixed canasta
short-bonus-out = going out
short-bonus-concealed = going out concealed
short-bonus-concealed-canasta = canasta laid whole from the hand
short-target = The game goes to { NUMBER($target) }.

setup-pace = There is no pace { $value }: choose { $known }.
setup-seating = Seats can be chosen (choice) or cut for (cut), not { $value }.
setup-seats = These rules are for { SPELL($need) } players, but { $have ->
    [one] one seat was
   *[other] { $have } seats were
} given.
setup-target-deals = These rules end after { $n ->
    [one] one deal
   *[other] { SPELL($n) } deals
}: there is no target to choose.
setup-one-you = Exactly one seat must be yours.
setup-kind = A seat is yours (you) or a bot’s (bot), not { $value }.
setup-name = A name has at most { $most } characters on one line.
setup-name-twice = Two at a table cannot both be called { $name }.
setup-level = There is no bot { $value }: choose { $known }.
setup-dealer = There is no seat { $value }: the first deal is dealt from seat 0 to { $last }.
setup-message = The wish for a table could not be read: { $detail }

level-novice = Beginner
level-steady = Club player

table-error-message = The message could not be read, and nothing was changed: { $detail }
table-error-not-now = That is not possible now, and nothing was changed.
table-error-internal = Something went wrong on our side, and nothing was changed.
table-error-storage = It could not be saved, so nothing was changed. Try again.
table-error-no-table = There is no such table, or you have no seat at it.
table-error-broken = The table cannot be read by this version.
# What it costs to try what the rules refuse, where they have penalties: after it was tried, and before, on a button.
charge-cost =
    { $points ->
        [0]
            { $minimum ->
                [0] That costs nothing.
               *[other] The opening now takes { $minimum } points.
            }
       *[other] That costs { $points } points.
    }
charge-would-cost =
    { $points ->
        [0] raises the need by { $raised }
       *[other] costs { $points } points
    }
table-refusal-stale = Something has happened at the table since you chose. Look again and choose anew.
table-refusal-nothing-to-take-back = There is nothing to take back now.
table-refusal-unreadable = What was written cannot be read as an act: { $detail }

draft-not-your-turn = It is not your turn yet.
draft-becomes-mixed = becomes mixed
draft-choose = choose cards

sheet-title = Deal { $n }, line by line
sheet-natural-canastas = Natural canastas
sheet-mixed-canastas = Mixed canastas
sheet-sambas = Sambas
sheet-mixed-sambas = Mixed sambas
sheet-wild-canastas = Canastas of wild cards
sheet-concealed-canastas = Canastas laid whole from the hand
sheet-many-canastas = Bonus for many canastas
sheet-special-hand = Special hand
sheet-open-melds = Unfinished melds
sheet-penalties = Penalties
sheet-out = Went out
sheet-concealed-out = Went out concealed
sheet-exact-cut = Exact cut
sheet-red-threes = Red threes
sheet-melded-cards = Cards on the table
sheet-hand-cards = Cards left in hand

goal-target = To { NUMBER($target) }
goal-deals =
    { $n ->
        [one] One deal
       *[other] Deal { $deal } of { $n }
    }
clock-left =
    { $n ->
        [one] 1 minute left
       *[other] { $n } minutes left
    }
clock-up = Time is up: this is the last deal
clock-over = Time is up
status-time-up = The time is up.
seats-resting = { $names } sit out this deal
button-join = join two melds
button-join-none = nothing to join
button-undo = the last meld
button-undo-none = nothing to take back
button-special = lay a special hand
button-special-none = no special hand
button-end-turn = end the turn without a discard
choice-join = { $name }: { $first } and { $second } cards
pile-top-like = Two wild cards of its kind from the hand take it
family-classic = Classic and its forms
family-samba = Samba and its relatives
family-hand-and-foot = Hand and Foot
family-modern-american = Modern American
pile-before-forbidden = Open from the hand on an earlier turn
pile-before-hand-opens = The opening comes wholly from the hand
pile-open-run = { $card } fits { $name }
short-opening-by-deal = What the first meld needs rises deal by deal.
short-opening-deal = deal { $n }
short-bonus-samba = samba
short-bonus-wild = canasta of wild cards
short-deals = The game is { SPELL($n) } { $n ->
    [one] deal
   *[other] deals
}.

# What the page sends and cannot be read. Names of fields stand as they are sent.
form-fault =
    { $code ->
        [json] It is not JSON.
        [deep] It is nested too deep.
        [missing] { $place } is missing: { $expected } was expected.
        [unknown] { $place } is unknown here: { $expected } was expected.
        [value] { $place } must be { $expected }.
       *[form] It has not the form that was expected.
    }
form-whole-message = the whole
form-text = text
form-text-of =
    { $least ->
        [0] text of at most { $most } characters
       *[other] text of { $least } to { $most } characters
    }
form-list = a list
form-list-of = a list of at most { $most }
form-whole = a whole number
form-truth = true or false
form-object = an object with fields
form-words = one of { $words }
form-or-null = { $what }, or null

# What the server says where no page is to be told.
http-error =
    { $status ->
        [404] There is nothing at this address.
        [405] This address cannot be asked for in that way.
        [413] That is more than is read at once.
        [500] Something went wrong here.
       *[other] The request could not be carried out ({ $status }).
    }
http-foreign-host = This server answers only to its own address on this machine.
http-foreign-socket = A table’s socket can only be opened by this server’s own page.
http-foreign-page = This can only be asked for by this server’s own page.
http-not-built = The page has not been built into this installation.
http-build = make setup builds it; the server itself is running.
