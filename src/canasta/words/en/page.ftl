# The page in the browser. What the table says about the game stands in table.ftl.

page-card = { CARD($card) }
page-ranks = { RANK($rank, form: "many") }
page-and = { $first } and { $last }
page-we = We
page-they = They
page-you = You
page-you-small = you
page-close = Close
page-on = On
page-off = Off
page-undo = Undo
page-fetching = Fetching …
page-home-link = Canasta, home
page-to-home = To the start
page-nowhere = No cards lie here
page-menu = Menu
page-settings = Settings

# Home
page-hero = Sit down. The cards are shuffled.
page-hero-more = You and a partner against two others. Seven alike are a canasta, 5,000 points win.
page-play-now = Play now
page-play-how = Against bots of club strength · Classic
page-change = change
page-new-table = New table
page-not-started = The table could not be set. The server did not answer.
page-games = { $n ->
    [one] Game in progress
   *[other] Games in progress
}
page-game-line = Against { $names } · deal { $deal }
page-continue = Continue
page-make-dark = Change to dark
page-make-light = Change to light

# New table
page-new-table-what = Choose the game, the company and the seats. Then the cards are dealt.
page-no-setup = The server does not answer. Try again in a while.
page-the-game-kind = Game
page-the-match = The match
page-players = Players
page-play-to = Play to
page-pace = Pace of the bots
page-pace-what = How fast the others play their cards. The table always waits for you.
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-once = At once
page-seating = Seating
page-seating-choice = By choice
page-seating-cut = By cut
page-seating-choice-what = Everybody sits as shown on the table here.
page-seating-cut-what = High card decides who sits where.
page-open-hands = Open hands
page-open-hands-what = For practice: you see everybody’s cards.
page-seats = Seats
page-my-seat = Your seat
page-seat-n = Seat { $n }
page-by-cut = drawn by card
page-partner = partner
page-opponent = opponent
page-name = Name
page-name-of-seat = Name at seat { $n }
page-level-of-seat = Level at seat { $n }
page-deal-cards = Deal the cards
page-differences = { $n ->
    [0] no differences
    [one] 1 difference
   *[other] { $n } differences
}

# The table
page-the-table = The table
page-your-hand = Your hand
page-your-hand-n = { $n ->
    [one] Your hand, one card
   *[other] Your hand, { $n } cards
}
page-panel = What happened, and rules
page-skip-to-hand = Skip to the hand
page-deal = Deal { $n }
page-opened = opened
page-needs = need { $n }
page-rules-here = Rules of this table
page-no-differences = Plain Classic
page-all-rules = All rules
page-last-acts = Latest
page-whole-deal = The whole deal
page-nothing-yet = Nothing has happened yet.
page-in-turn = to play
page-dealer = , dealer
page-cards-held = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
}
page-show-hand = { $name }, { $n } { $n ->
    [one] card
   *[other] cards
}. Show or hide the hand
page-hand-of = The hand of { $name }
page-our-melds = { $name }: our melds
page-their-melds = { $name }: melds
page-none-ours = Nothing melded yet
page-none-theirs = Nothing melded yet
page-red-threes = { $n ->
    [one] { $name }: one red three
   *[other] { $name }: { $n } red threes
}
page-bonus = bonus
page-band-natural = NATURAL
page-band-mixed = MIXED
page-lay-off-here = Lay off here.
page-naturals = Natural
page-wilds = Wild
page-points-title = Points
page-stock-and-pile = Stock and pile
page-stock = stock
page-pile = pile
page-draw-from-stock = Draw from the stock:
page-discard-here = Discard here.
page-pile-empty = The pile is empty:
page-pile-top = { $state ->
    [frozen] { CARD($card) } on top, frozen:
    [blocked] { CARD($card) } on top, stopped for you this turn:
   *[open] { CARD($card) } on top:
}
page-freezer = The pile was frozen by { CARD($card, form: "the") }.
page-pile-says = { $n ->
    [one] One card in the pile, { $stock } in the stock.
   *[other] { $n } cards in the pile, { $stock } in the stock.
}
page-counts = In hand: { $counts }.

# The tray
page-tray = Set out, not yet melded
page-staged-back = { $what }, { $n } { $n ->
    [one] card
   *[other] cards
}, set out. Take back
page-staged-add = Add to { $what }, { $n } { $n ->
    [one] card
   *[other] cards
}, set out
page-drag-here = drag cards here
page-from-pile = from the pile
page-of = of { $n }
page-have-of = { $have } of { $need } points
page-points = points
page-points-short = { $n } pts
page-lacking = { $n } short
page-enough = That is enough
page-take-back-all = Take all back
page-said-staged = { $short ->
    [0] { $have } of { $need } points set out. That is enough.
   *[other] { $have } of { $need } points set out, { $short } short.
}

# What to do
page-actions = What you can do
page-draw = Draw
page-take = Take the pile
page-meld = Meld
page-lay = Set out
page-discard = Discard
page-ask = Ask
page-decline = Leave it
page-end-turn = End without discard
page-why-ask = may I go out?
page-why-select = select cards
page-why-one-card = one card only
page-why-no-meld = no meld yet
page-why-not-so = not like this
page-why-lay-first = set out first
page-why-choose = choose where
page-why-onto = onto { RANK($rank, form: "all") }
page-why-offline = waiting for the network
page-sort = { $order ->
    [points] Sort the hand, now by points
    [suit] Sort the hand, now by suit
    [own] Sort the hand, now your own order
   *[rank] Sort the hand, now by rank
}
page-sorted = { $order ->
    [points] The hand is sorted by points.
    [suit] The hand is sorted by suit.
    [own] The hand is in your own order.
   *[rank] The hand is sorted by rank.
}
page-n-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
page-new = new
page-your-turn = Your turn
page-hint-select-discard = First select a card to discard.
page-hint-one-card = Discard one card: select just one.
page-hint-select-meld = First select the cards you want to lay.
page-choose-claim = How do you take the pile?
page-claim-with = with
page-claim-meld = onto the meld on the table
page-choose-wild = Where does the wild card go?
page-choose-rank = { RANK($rank, form: "all") }
page-the-rule = The rule
page-answer-no = No, wait
page-answer-yes = Yes, go out
page-discard-anyway = Discard anyway
page-do-anyway = Do it anyway

# Typed acts
page-typed-label = Typed act
page-typed-unfinished = Type the act: + draw, ^ take the pile, = meld, - discard.
page-typed-enter = Enter does it, Esc leaves it
page-typed-draw = Draw
page-typed-take = Take the pile with
page-typed-meld = Meld
page-typed-discard = Discard
page-typed-ask = Ask: may I go out?
page-typed-pass = Leave it
page-typed-yes = Answer yes
page-typed-no = Answer no
page-typed-onto = onto { $onto }

# The network
page-lost = The connection broke at { $time }. The table is shown as it was then, and waits for you.
page-try-now = Try now
page-trying-again = Trying again …
page-offline-hint = No connection. The act was not sent.
page-no-table = This table does not answer. It may belong to another browser.
page-rules-failed = The rules could not be fetched.

# Rules in short
page-differ-from-classic = { $n ->
    [0] Nothing differs from Classic
    [one] One point differs from Classic
   *[other] { $n } points differ from Classic
}
page-point = Point
page-here = Here

# The score sheet
page-score-sheet = Score sheet
page-after-deal = After deal { $n }
page-we-won = { $us ->
    [one] You won the game
   *[many] Your side won the game
}
page-they-won = { $us ->
    [one] { $name } won the game
   *[many] { $name } won the game
}
page-draw-game = The game is a draw
page-margin = By { $n } { $n ->
    [one] point
   *[other] points
}.
page-nobody-went-out = The stock ran out, nobody went out.
page-you-went-out = You went out.
page-you-went-out-concealed = You went out concealed.
page-went-out = { $name } went out.
page-went-out-concealed = { $name } went out concealed.
page-next-deal = Next deal
page-play-again = Play again
page-see-table = See the table
page-standing = Standing
page-next-opening = Next opening
page-line-by-line = Deal { $n }, line by line
page-item = Item
page-the-deal = The deal
page-the-game = The game
page-deal-short = Deal
page-sum = total

# Settings
page-set-language = Language
page-set-theme = Light
page-theme-system = As the system
page-theme-light = Light
page-theme-dark = Dark
page-set-letters = Letters on the cards
page-set-motion = Motion
page-motion-system = As the system
page-motion-reduced = Still
page-set-four-colours = Four colours
page-set-large-cards = Large cards
page-set-left-handed = Left-handed
page-set-letter-keys = Letter keys
page-set-ask-doubt = Ask about doubtful discards
page-set-sound = Sound
page-set-vibrate = Vibrate when it is your turn
page-shuffle = The shuffle
page-shuffle-sealed = Deal { $n } is sealed with this number. After the deal the seed is shown, and anybody can check it.
page-shuffle-open = Deal { $n } was sealed with this number. Below it is the seed that shuffled the cards.
page-record = Save the game as text

# Keys
page-keys = Keys
page-key-arrows-name = ← → Home End
page-key-arrows = move in the hand
page-key-updown-name = ↑ ↓
page-key-updown = between hand, tray, our melds and the pile
page-key-space-name = Space
page-key-space = select or deselect, with Shift all of the rank
page-key-enter-name = Enter
page-key-enter = do what is offered
page-key-escape-name = Esc
page-key-escape = take back what was set out last, then the selection
page-key-jump-name = Alt + 1 2 3 4
page-key-jump = to hand, tray, melds, messages
page-key-typed-name = + ^ = - .
page-key-typed = type the act, for example ^8h8s or -4c
page-key-draw = draw
page-key-take = take the pile
page-key-meld = meld or set out
page-key-discard = discard
page-key-ask = ask the partner
page-key-sort = sort the hand
page-key-log = what happened
page-key-rules = rules
page-key-pile = say the pile
page-key-counts = say how many cards everybody holds
page-key-help = this list

# The family's table
page-suit = { $suit ->
    [s] { suit-s }
    [h] { suit-h }
    [d] { suit-d }
   *[c] { suit-c }
}
page-deal-of = Deal { $n } of { $deals }
page-group-sets = sets
page-group-runs = runs
page-group-clean = clean
page-group-dirty = dirty
page-band-samba = SAMBA
page-band-wild = WILD
page-run-of = { $suit } { $span }
page-wild-meld = wild cards
page-why-onto-named = to { $what }
page-foot = foot
page-foot-there = { $n ->
    [one] the foot is still there, one card
   *[other] the foot is still there, { $n } cards
}
page-rests = sits this deal out
page-pile-follows = , { $n } follow
page-join = Join
page-take-back = Take back
page-choose-join = Which melds become one?
page-special = Show the hand
page-choose-special = Which hand do you show?
page-choose-where = Where do the cards go?
page-choose-new = New meld
page-own-rules = House rules
page-own-rules-what = Rules of your own table, with what the sources say on each.
page-more-doors = More
page-change-rules = Change the rules
page-deals-n = { $n ->
    [one] One deal
   *[other] { $n } deals
}
page-length = Length
page-band-dirty = DIRTY

# House rules
page-starts-from = Starts from
page-saved-rules = Saved
page-play-with-these = Play with these
page-cannot-be-played = Cannot be played so
page-put-back = Put back { $title }: { $value }
page-show-all = Show all { $n }
page-show-fewer = Show fewer
page-rules-as-text = The rules as text
page-read-rules = Read
page-copy-rules = Copy the rules as text
page-copy-link = Copy the link to the rules
page-copied = Copied.
page-not-copied = Copying failed. Select the text and copy it yourself.
page-name-for-rules = Name of the rules
page-save-rules = Save
page-saved-as = Saved as { $name }.
page-forget-rules = Forget { $name }
page-groups = Groups
page-find-rule = Find a rule
page-only-differing = Only what differs
page-no-such-rule = No such rule.
page-from-classic = Start from Classic
page-fewer = Fewer
page-more = More
page-in-notation = { $what }, in notation
page-not-set = { $value } was not set.
page-set-all-the-same = Set it anyway, and change the other after
page-what-sources-say = What the sources say
page-documents-disagree = the documents disagree
page-documents-silent = Nothing is said in { $list }.
page-document = Document { $n }
page-played-here = played here
page-reads-with = Goes with
page-every-rule = Every rule by itself

# The referee
page-referee = Referee
page-referee-what = Lay out the moment, say what was done, get the ruling.
page-ask-referee = Ask the referee
page-how-to-enter = How to enter the position
page-enter-cards = Cards
page-enter-text = Text
page-copy-link-short = Copy the link
page-position = The position
page-only-as-text = This position holds more than the cards show. Change it as text.
page-rules = Rules
page-score-before = Score before the deal
page-mine = Our score
page-theirs = Their score
page-opening-needs = Opening needs
page-frozen = frozen
page-the-pile = Discard pile
page-my-hand = Hand of the player to move
page-my-melds = The side’s melds
page-their-side-melds = The opponents’ melds
page-meld-n = Meld { $n }
page-add-meld = New meld
page-add-card-to = Add a card to: { $where }
page-choose-cards = Choose cards
page-added = { $n ->
    [one] One card added.
   *[other] { $n } cards added.
}
page-chosen-cards = Chosen cards
page-take-away = Take away
page-did-take = Took the pile with them
page-did-meld = Melded them
page-did-discard = Discarded
page-what-was-done = What was done
page-same-in-notation = The act in notation, several parted by semicolons
page-rule-on-it = Rule on it
page-case-as-text = The case as text
page-examples = Common disputes
page-line-n = Line { $n }:
page-verdict-legal = Allowed
page-verdict-illegal = Not allowed
page-verdict-stands = So it stands
page-verdict-unreadable = Cannot be read
page-verdict-readable = Can be read
page-would-be-legal = What would be legal
page-number-have = there
page-number-need = needed
page-number-short = lacking
page-number-limit = limit
page-number-points = points
page-number-count = count
page-number-naturals = naturals
page-number-wilds = wild
page-row-from = from
page-row-needs = needs
page-row-below = otherwise
page-row-cards = cards
page-row-count = count
page-row-canastas = canastas
page-row-bonus = bonus
page-row-add = New row
page-row-remove = Remove row { $n }
