# Options of the whole family: Samba and its relatives, Hand and Foot, Modern American, house rules. As in options.ftl.

## The second hand, and cards drawn for opening

option-deal-foot = How many cards each player gets as a second hand, the foot; with 0 there is none.
    .title = Cards in the foot
    .seed000 = Of Hand and Foot it says that each player gets a hand, which is played first, and a foot, which is taken up when the hand is gone.

option-foot-pick-up = The foot is taken up at once when the hand is melded away, and the turn goes on; when the last card is discarded, at the player's next turn.
    .title = Taking up the foot

option-deal-talon = Whether the side that opens first draws four bonus cards after its discard, and a side that opens later three, to be played from the next turn on; an opening with the pile earns none.
    .title = Bonus cards for opening

option-deal-turn-card = Whether the ninth card from the bottom of the stock lies crosswise; once fewer than nine cards are left nobody draws bonus cards.
    .title = Turn card

option-start-prefill-extra = Whether each player also draws as many cards as were laid beneath the starter card.
    .title = Cards drawn with the starter card
    .v-none = no
    .v-drawn = yes

## Discards

option-discard-threes = Whether threes may be discarded.
    .title = Discarding threes
    .v-allowed = allowed
    .v-forbidden = not allowed

option-discard-wilds = When wild cards may be discarded.
    .title = Discarding wild cards
    .v-free = at any time
    .v-last-or-all-wild = only as the last card, or from a hand of wild cards alone

option-discard-jokers = Whether jokers may be discarded.
    .title = Discarding jokers
    .v-allowed = allowed
    .v-forbidden = not allowed

option-discard-empty-pile = What may be discarded when the pile is empty.
    .title = Discard onto an empty pile
    .v-free = anything
    .v-limited = no seven, ace, wild card or dead rank, unless there is nothing else

## Melds

option-meld-naturals-for-wild = How many natural cards a meld must hold to take a wild card.
    .title = Natural cards for a wild card

option-meld-no-wild-ranks = Ranks whose melds take no wild cards.
    .title = Ranks without wild cards

option-meld-rule-of-five = Whether a side that has opened may use wild cards only in melds of five or more natural cards, and in melds of wild cards.
    .title = Rule of five

option-meld-join = Whether a side may join two of its melds of one rank.
    .title = Joining melds

option-meld-finished-rank-dead = Whether nobody may meld a rank any more once a side has finished a canasta of it.
    .title = Dead ranks

option-meld-wild-lock = Whether a side's wild cards, or its twos where they are a rank, may be laid nowhere else while it has an unfinished meld of them.
    .title = Wild cards beside a meld of wild cards
    .v-off = may be laid anywhere
    .v-on = all go there until it is finished

option-meld-threes = Whether threes of both colours are a rank like any other, melded and made into canastas. They count black3.value, on the table and in the hand; no other option about red or black threes applies. Sequences begin at the four all the same.
    .title = Threes as a rank

## Sequences

option-sequence-wilds = How many wild cards a sequence may hold.
    .title = Wild cards in a sequence
    .seed000 = Of Samba it says that a sequence normally holds none.

option-sequence-wild-when = When a sequence may take its wild card.
    .title = Time of the wild card in a sequence
    .v-only-in-seven = only if it then has seven cards
    .v-any = at any time

option-sequence-bonus = The bonus for a samba: seven cards of one suit in sequence.
    .title = Samba
    .seed000 = 1,500 in the most usual form of Samba.

option-sequence-mixed-bonus = The bonus for a samba with a wild card in it.
    .title = Mixed samba

option-sequence-short-penalty = What a sequence of fewer than five cards costs its side when the deal ends.
    .title = Short sequence

option-sequence-extend-when-out = Whether a player who goes out may lay further cards at the ends of a samba.
    .title = Longer sambas when going out

option-sequence-take-yields = How much of the pile a player gets who lays its top card on a sequence.
    .title = Pile taken onto a sequence
    .v-all = as much as otherwise
    .v-top-only = the top card only

## The opening

option-initial-wilds = Whether the opening may hold wild cards.
    .title = Wild cards in the opening
    .v-allowed = allowed
    .v-barred = natural cards only

option-initial-natural-triple = Whether the opening must hold three natural cards of one rank without a wild card among them.
    .title = Natural triple in the opening
    .v-no = not needed
    .v-yes = needed
    .v-or-wild = needed, or three wild cards

option-initial-splash = Whether a whole canasta from the hand opens without a minimum.
    .title = Opening with a canasta

option-initial-bonus-draw = How many cards the player who opens then draws from the stock.
    .title = Cards drawn for opening

## The pile

option-pile-wild-top = What takes a pile with a wild card on top.
    .title = Wild card on top
    .v-blocked = nothing
    .v-like-pair = two like it from the hand, twos for a two and jokers for a joker

option-pile-before-opening = Whether a side may take the pile to open.
    .title = Opening with the pile
    .v-allowed = allowed
    .v-hand-opens = only if cards from the hand alone make the opening
    .v-forbidden = not allowed

option-pile-full-rank-limit = How many cards in an own meld keep a side from taking the pile for that rank.
    .title = No pile for a long meld
    .v-none = no limit

## Threes

option-red3-laying = When a red three is laid out.
    .title = Laying out red threes
    .v-at-once = at once
    .v-optional = when the player likes; it may also be kept or discarded

option-red3-hand-penalty = What each red three left in a hand costs.
    .title = Red three left in the hand

option-foot-red3-unopened = What each red three costs in a foot that was never taken up.
    .title = Red three in the foot

option-black3-laid-like-red = Whether black threes are laid out and replaced like red ones, each colour counted by itself.
    .title = Laying out black threes
    .seed001 = Of the modern American game it says that threes have points of their own.

option-black3-in-taken-pile = What becomes of black threes in a pile that is taken.
    .title = Black threes in a taken pile
    .v-to-hand = they go to the hand
    .v-set-aside = they are set aside, 5 points each and 100 for all of them

option-black3-first-round-discard = Whether black threes may be discarded in the first round.
    .title = Black three in the first round
    .v-allowed = allowed
    .v-forbidden = not allowed

option-black3-hand-when = When a black three left in the hand costs its full amount; otherwise it costs what it would be worth melded.
    .title = When a black three in the hand costs
    .v-always = always
    .v-another-goes-out = when another player goes out

## Canastas

option-canasta-wild = The bonus for a canasta of wild cards.
    .title = Canasta of wild cards

option-canasta-wild-twos = The bonus for a canasta of seven twos.
    .title = Canasta of twos
    .v-as-other = as any canasta of wild cards

option-canasta-wild-four-jokers = The bonus for a canasta of wild cards with four jokers in it.
    .title = Wild canasta with four jokers
    .v-as-other = as any canasta of wild cards

option-canasta-wild-for = Which sides get the bonus for a canasta of wild cards.
    .title = Wild canastas count for
    .v-every-side = every side
    .v-side-going-out = the side that goes out

option-canasta-aces = The bonus for a natural canasta of aces.
    .title = Canasta of aces
    .v-as-other = as any natural canasta

option-canasta-sevens = The bonus for a natural canasta of sevens.
    .title = Canasta of sevens
    .v-as-other = as any natural canasta

option-canasta-identical = The bonus for a canasta of seven cards of one rank and one suit.
    .title = Canasta of identical cards
    .v-as-other = as any natural canasta

option-canasta-set-bonuses = Bonuses for many canastas, by their kinds.
    .title = Sets of canastas
    .v-none = none
    .v-italian = 2,000 for five natural ones, 1,000 for four natural and one mixed, 2,000 for any ten

## Score

option-score-no-canasta-melds = How the melded cards of a side without any canasta count.
    .title = Melds without any canasta
    .v-plus = for the side
    .v-minus = against the side

option-score-open-penalties = What unfinished melds of natural aces, of sevens and of wild cards cost.
    .title = Unfinished special melds
    .v-none = nothing
    .v-modern = 2,500 for aces, sevens or all four jokers, 2,000 for other wild cards

option-score-open-wild-penalty = What an unfinished meld of wild cards costs when the deal ends.
    .title = Unfinished meld of wild cards

option-score-hand-triples = What three or more aces, or three or more sevens, in one hand cost besides their value.
    .title = Aces and sevens left in a hand
    .v-none = nothing
    .v-modern = 1,500 each time

## Going out

option-out-naturals = How many natural canastas a side needs to go out.
    .title = Natural canastas to go out

option-out-mixed = How many mixed canastas a side needs to go out.
    .title = Mixed canastas to go out

option-out-wilds = How many canastas of wild cards a side needs to go out.
    .title = Wild canastas to go out

option-out-sequences = How many sambas a side needs to go out.
    .title = Sambas to go out

option-out-wild-counts = Whether a canasta of wild cards counts among the canastas to go out.
    .title = Wild canastas count

option-out-open-special = Whether a player may go out while the side has an unfinished meld of natural aces, sevens or wild cards.
    .title = Going out beside unfinished special melds
    .v-allowed = allowed
    .v-forbidden = not allowed

option-out-red3-per-canasta = Whether going out takes a red three for each of the side's canastas.
    .title = Red threes to go out

option-out-partner-in-foot = Whether the partner must have taken up the foot before a player may go out.
    .title = The partner's foot

option-special-hands = Which special hands may be laid down whole, in place of melds, to end the deal.
    .title = Special hands
    .v-none = none
    .v-pag = a straight 3,000, seven pairs 2,500, pairs with twos, sevens and aces 2,000, garbage 2,000

## End of the game

option-game-deals = After how many deals the game ends, whatever the scores.
    .title = Number of deals
    .seed000 = Of Hand and Foot it says that a game takes several deals with rising minimums.
    .v-none = as many as it takes

## Special hands

special-hand-straight = Straight
    .what = One card of each rank from ace to king, threes and twos included, and a joker.
special-hand-pairs = Pairs
    .what = Seven pairs without wild cards.
special-hand-wild-pairs = Pairs with twos, sevens and aces
    .what = Seven pairs, among them twos, sevens and aces.
special-hand-garbage = Garbage
    .what = Two sets of four and two of three, without wild cards.

## Irregularities

irregularity-red3-undeclared = A red three that was never declared is found in a hand when the deal ends.
irregularity-out-against-no = A player tries to go out against a no, or without asking where one must ask.
irregularity-out-failed = A player asks, is told yes, and cannot go out.
irregularity-out-without-canasta = A player goes out without the canastas that are needed.
irregularity-top-not-used = A player takes the pile and cannot use its top card; the pile is put back.
irregularity-opening-short = A side opens with too few points: the player adds cards, or takes them back and the minimum is 10 higher for the rest of the deal.
irregularity-taken-back = A player takes back cards that were laid, or a pile that was taken, in the same turn.
