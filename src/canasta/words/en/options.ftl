# The options of the rules. The value of a message is the option's meaning in one sentence, .title its name,
# .seed000 to .seed004 what each of the five documents says (left out where it is silent), .v-… the label of a value.
# Options with one possible value have no labels.

option-group-deal = Deal
option-group-draw = Draw and discard
option-group-meld = Melds
option-group-opening = The opening
option-group-pile = The discard pile
option-group-threes = Threes
option-group-canastas = Canastas
option-group-out = Going out
option-group-end = End of the deal and of the game
option-group-score = Score
option-group-penalties = Penalties

# How values are put in words.
option-set-empty = nothing
option-tiers-only = always { $need }
option-tiers-below = { $need } below { $score }
option-tiers-from = { $need } from { $score }
option-card-values-rank = { $rank } { $points }
option-card-values-ranks = { $low }–{ $high } { $points }
option-count-bonus = { $bonus } for { $count }
option-count-bonus-none = none
option-documents-silent = The document is silent.

# Which values an option takes. What stands in brackets is notation: a list, the words in it say what each place holds.
option-form-set = a set out of { $choices }
option-form-numbers = a list of numbers 0 … { $most }: [one,two,…]
option-form-tiers = [[min,need],[score,need],…], need a number 0 … { $most } | { $choices }
option-form-card-values = [[ranks,points],…], ranks such as 4-7, A, 2, Jo
option-form-count-bonuses = none | [[count,bonus],…]

## Players and deal

option-players = How many play.
    .title = Players
    .seed000 = Four; two or three works too.
    .seed001 = Two to six, best with four.
    .seed002 = Four; there are forms for two, three and six.
    .seed003 = Four; two as a variant.
    .seed004 = Four, in pairs.

option-teams = Who plays together and shares melds and score.
    .title = Sides
    .seed000 = Two pairs; two play one against one, three each for themselves.
    .seed001 = Two pairs; three each for themselves.
    .seed002 = Two pairs; two or three play alone; six form two sides of three.
    .seed003 = Two pairs.
    .seed004 = Two pairs.
    .v-individual = each for themselves
    .v-pairs = two pairs
    .v-2x3 = two sides of three
    .v-3x2 = three pairs
    .v-lone-hand = one against two, decided in play
    .v-sit-out = sides of three of whom one sits out each deal

option-seating = Where partners sit.
    .title = Seating
    .seed000 = Partners sit opposite each other.
    .seed001 = Partners sit opposite each other.
    .seed002 = Partners sit opposite each other.
    .seed003 = Partners sit opposite each other.
    .seed004 = Partners sit opposite each other.
    .v-partners-opposite = partners opposite each other
    .v-alternate = sides in turn around the table

option-deck-packs = How many packs of 52 cards are shuffled together.
    .title = Packs
    .seed000 = Two.
    .seed001 = Two.
    .seed002 = Two.
    .seed003 = Two.
    .seed004 = Two.

option-deck-jokers = How many jokers there are in all; two for each pack unless set.
    .title = Jokers
    .seed000 = Four.
    .seed001 = Four.
    .seed002 = Four.
    .seed003 = Four, two in each pack.
    .seed004 = Two or three in each pack, yet 108 cards in all, which only two in each pack give.

option-deck-total = How many cards there are in all; it follows from packs and jokers.
    .title = Cards in all
    .seed000 = 108.
    .seed001 = 108.
    .seed002 = 108 by its own numbers.
    .seed003 = 108.
    .seed004 = 108.

option-deal-hand-size = How many cards each player is dealt.
    .title = Cards in the hand
    .seed000 = Eleven to four, thirteen to three, fifteen to two.
    .seed001 = Eleven to each; fifteen to two; three are not mentioned.
    .seed002 = Eleven.
    .seed003 = Eleven; fifteen to two.
    .seed004 = Eleven.

option-deal-order = Whether cards are dealt one at a time or in packets of three.
    .title = Manner of dealing
    .seed000 = One card at a time, clockwise.
    .v-one-at-a-time = one card at a time
    .v-packets = packets of three

option-deal-cut-by = Who cuts the shuffled cards, of those who play in the deal. Where any opponent may, the opponents do it in turn, deal by deal, the one at the dealer’s right first.
    .title = Who cuts
    .seed000 = An opponent.
    .seed002 = The player at the dealer's right.
    .seed004 = The player at the dealer's right.
    .v-right = the player at the dealer's right
    .v-any-opponent = any opponent
    .v-left = the player at the dealer's left

option-deal-first-dealer = How the first dealer is found.
    .title = First dealer
    .seed001 = By chance.
    .seed002 = In any usual way; it is no advantage to deal.
    .v-random = by chance
    .v-draw-high = the highest card drawn
    .v-agreed = as agreed

option-deal-rotation = Who deals next.
    .title = Next dealer
    .seed000 = The player at the last dealer's left.
    .seed001 = The deal goes round clockwise.
    .seed002 = The deal goes round clockwise.
    .v-clockwise = the next player in turn
    .v-loser-deals = the side with the fewest points in the deal
    .v-winner-deals = the side with the most points in the deal

option-deal-exact-cut-bonus = What it earns the side of the player who cuts to lift exactly the cards that the deal needs: all hands, all feet, and the starter card where one is turned. Covers of the starter card and cards that come later are no part of it.
    .title = Bonus for an exact cut

## The starter card

option-start-upcard = Whether a card is turned up to start the discard pile.
    .title = Starter card
    .seed000 = One card is turned up.
    .seed001 = One card is turned up.
    .seed002 = One card is turned up.
    .seed003 = One card is turned up.
    .seed004 = One card is turned up.
    .v-turned = turned up
    .v-none = none; the pile starts empty
    .v-italian-prefill = turned up, with as many cards face down beneath it as its rank (ace 1, jack 11, queen 12, king 13)

option-start-cover = Which starter cards are covered by another card.
    .title = Starter cards that are covered
    .seed000 = Jokers, twos and red threes.
    .seed002 = Wild cards and threes of both colours.
    .seed003 = Jokers, twos and all threes.
    .seed004 = Jokers and red threes; it does not name the two, and a black three may stay.
    .v-joker = jokers
    .v-two = twos
    .v-red3 = red threes
    .v-black3 = black threes

option-start-repeat-until = How long starter cards are covered.
    .title = Covering goes on
    .seed000 = One more card is turned; it does not say what happens if that one is special too.
    .seed002 = Until the top card is neither a three nor wild.
    .seed003 = Until a natural card from four to ace lies on top.
    .seed004 = Again and again, until an ordinary card or a black three lies on top.
    .v-first-ok-card = until a card may stay
    .v-one-cover-only = one cover and no more

option-start-freezes = Which starter cards freeze the pile.
    .title = Starter cards that freeze
    .seed000 = Wild cards and red threes by its text; its list of three ways names only the red three.
    .seed001 = A pile with a wild card in it is locked.
    .seed002 = Wild cards only.
    .seed004 = A covered card is turned crosswise; only the joker is said to freeze.
    .v-wild = wild cards
    .v-red3 = red threes
    .v-black3 = black threes

option-start-red3-in-pile = What becomes of a red three that is turned as a starter.
    .title = Red three in the pile
    .seed000 = It stays in the pile; what happens when the pile is taken is not said.
    .seed002 = Whoever takes the pile gets it and draws no card for it.
    .seed003 = It stays beneath.
    .v-stays-then-bonus-no-replacement = it stays; the taker lays it out without a replacement
    .v-to-first-player = the first player's side gets it
    .v-reshuffled = it goes back into the stock
    .v-discarded = it is out of play

## The turn

option-turn-first-player = Who has the first turn.
    .title = First turn
    .seed000 = It begins at the dealer's left.
    .seed001 = The player at the dealer's left.
    .seed002 = The player at the dealer's left; the first turn is the real privilege.
    .seed004 = The player at the dealer's left.
    .v-left-of-dealer = the player after the dealer
    .v-drawn-high = who drew the highest card; the dealer sits before

option-turn-direction = Which way the turn goes.
    .title = Direction
    .seed000 = Clockwise.
    .seed001 = Clockwise.
    .seed002 = Clockwise.
    .seed004 = Clockwise.
    .v-clockwise = clockwise
    .v-anticlockwise = anticlockwise

option-draw-count = How many cards a draw from the stock takes.
    .title = Cards drawn
    .seed000 = One; two in the game for two.
    .seed001 = One; two in the game for two.
    .seed002 = One.
    .seed003 = One; two in the game for two.
    .seed004 = One.

option-draw-final = The choice between stock and pile cannot be taken back.
    .title = A draw is final
    .seed000 = The choice cannot be taken back.
    .seed002 = Nobody may change their mind after drawing.

option-meld-undo = Whether cards that lie on the table may be taken back.
    .title = Taking back
    .seed000 = A discard that has left the hand may not be taken back; melds are not mentioned.
    .seed002 = No meld and no card that has been laid may be taken back.
    .v-never = never
    .v-within-turn = within the turn
    .v-with-penalty = for a penalty

option-discard-required = Every turn ends with a discard, except when going out.
    .title = Discard
    .seed000 = Always, except when going out.
    .seed001 = Always, except when going out.
    .seed002 = A turn ends with a discard.
    .seed003 = Always, except when going out.
    .seed004 = Always, yet one may go out with or without it.

option-discard-pass-if-cannot-go-out = Whether a player with one card who may not go out ends the turn without a discard.
    .title = Pass in place of a discard
    .v-off = no
    .v-on = yes

option-meld-before-draw = Nobody melds before drawing or taking the pile.
    .title = Melding before the draw
    .seed000 = First draw, then meld.
    .seed001 = The order of a turn is fixed: draw, meld, discard.
    .seed002 = A turn begins with the draw or the pile.
    .seed003 = A turn has three steps, and drawing is the first.
    .seed004 = First draw, then meld.

## Melds

option-meld-min-size = A meld has at least three cards.
    .title = Smallest meld
    .seed000 = Three cards.
    .seed001 = Three cards.
    .seed002 = Three cards.
    .seed003 = Three cards.

option-meld-ranks = Which ranks may be melded in the ordinary way.
    .title = Ranks that are melded
    .seed000 = Four to ace.
    .seed001 = Four to ace.
    .seed002 = All but threes.
    .seed003 = Four to ace.

option-meld-sequences = Whether cards in sequence of one suit may be melded.
    .title = Sequences
    .seed000 = No; they belong to Samba.
    .seed001 = No; suits mean nothing.
    .seed002 = No; a meld is of one rank.
    .seed003 = No.
    .seed004 = No; a meld is of one rank.
    .v-off = no
    .v-on = yes

option-meld-min-naturals = How many natural cards a meld must hold at least.
    .title = Natural cards in a meld
    .seed000 = Two.
    .seed001 = Two.
    .seed002 = Two.
    .seed003 = Two.
    .seed004 = Two.

option-meld-max-wilds = How many wild cards a meld may hold at most.
    .title = Wild cards in a meld
    .seed000 = Three.
    .seed001 = Three, in a canasta too.
    .seed002 = Three.
    .seed003 = Three.
    .seed004 = Three.
    .v-none = no limit

option-meld-wild-ratio = How many wild cards a meld may hold beside its naturals.
    .title = Wild cards against naturals
    .seed000 = No limit beyond two naturals and three wild cards.
    .seed001 = No limit beyond two naturals and three wild cards.
    .seed002 = Never more wild cards than naturals.
    .seed003 = No limit beyond two naturals and three wild cards.
    .seed004 = No limit beyond two naturals and three wild cards.
    .v-none = no further limit
    .v-not-more = not more wild cards than naturals
    .v-fewer = fewer wild cards than naturals
    .v-double = at least twice as many naturals as wild cards

option-meld-wild-only = Whether wild cards alone may form a meld.
    .title = Melds of wild cards
    .seed000 = No; two naturals are needed.
    .seed001 = No; two naturals are needed.
    .seed002 = No; two naturals are needed.
    .seed003 = No, not in the classic game.
    .seed004 = No; two naturals are needed.
    .v-off = no
    .v-on = yes; such a meld closes at seven cards
    .v-twos = twos as a rank of their own, with jokers as their wild cards; such a meld closes at seven cards

option-meld-per-rank = How many melds of one rank a side may have.
    .title = Melds of one rank
    .seed000 = One of each rank at a time.
    .seed001 = Melds are shared by the side; the number is not mentioned.
    .seed002 = A meld of its own for each rank.
    .seed003 = One of each rank.
    .seed004 = One of a rank for each side; both sides may have the same rank.
    .v-one = one for the whole deal
    .v-one-open = a new one once the first is full
    .v-many = any number

option-meld-max-size = How many cards a meld may hold.
    .title = Largest meld
    .seed000 = No limit.
    .seed001 = No limit for natural cards.
    .seed002 = A canasta has at least seven cards.
    .seed003 = A canasta has at least seven cards.
    .seed004 = Seven make a canasta; more is not mentioned.
    .v-unlimited = no limit

option-meld-add-to-opponents = Nobody lays cards on the opponents' melds.
    .title = Laying on opponents' melds
    .seed000 = Each side builds its own melds.
    .seed001 = Never.
    .seed002 = Never.
    .seed004 = Never.

option-meld-wild-onto-natural-canasta = Whether a wild card may be laid on a natural canasta, which then becomes mixed.
    .title = Wild card on a natural canasta
    .seed000 = It may; the bonus falls from 500 to 300.
    .seed001 = Only natural cards are mentioned on a finished canasta, and never more than three wild cards.
    .v-allowed-becomes-mixed = allowed; it becomes mixed
    .v-forbidden = forbidden
    .v-forbidden-on-all = forbidden, and on a mixed one too

option-meld-first-round = Whether melds may be laid in the first round.
    .title = Melding in the first round
    .v-allowed = allowed
    .v-nobody = nobody melds

## The opening

option-initial-tiers = How many points a side's first meld must have, by the side's score.
    .title = Opening minimum
    .seed000 = 15 below zero, 50 from 0, 90 from 1,500, 120 from 3,000.
    .seed001 = It rises with the score; the table is missing.
    .seed003 = 15 below zero, 50 from 0, 90 from 1,500, 120 from 3,000.
    .seed004 = 15 below zero, 50 below 1,500, 90 below 3,000, then 120.
    .v-canasta = a canasta
    .v-canasta-200 = a canasta and 200 points
    .v-natural-canasta = a natural canasta

option-initial-score-basis = Which number decides the opening minimum.
    .title = The minimum goes by
    .seed000 = The side's total before the deal; with three players each one's own.
    .seed001 = What the side has in all.
    .seed003 = The side's total before the round.
    .seed004 = The side's total.
    .v-team-total-before-deal = the side's total before the deal
    .v-own-score = the player's own total before the deal
    .v-round-number = the number of the deal

option-initial-combine-melds = Whether several melds laid at once add up to the opening minimum.
    .title = Several melds add up
    .seed000 = Yes, when laid in the same turn.
    .seed001 = Yes.
    .seed003 = It speaks of melds, in the plural.
    .seed004 = Yes, when laid in the same turn.

option-initial-bonus-counts = Whether bonuses count towards the opening minimum.
    .title = Bonuses in the opening
    .seed000 = No, and red threes never do.
    .seed001 = Red threes do not count.
    .seed003 = No.
    .v-no = no bonuses
    .v-canastas = the bonus of a canasta counts

option-initial-top-card-counts = Whether the top card of a pile taken to open counts towards the minimum.
    .title = Top card in the opening
    .seed000 = Yes, the top card and no other of the pile.
    .seed002 = The first player may use the covering card for the first meld.

option-initial-per = Who has to meet the opening minimum.
    .title = Who opens
    .seed000 = The side, once.
    .seed001 = The side, once.
    .seed002 = It speaks of the player or the side.
    .seed003 = One player opens for the side.
    .seed004 = The side; once it has opened the partner is free.
    .v-team = the side, once
    .v-player = each player

option-initial-waived-if-concealed-out = Whether the opening minimum falls away for a player who goes out concealed.
    .title = No minimum when going out concealed
    .v-yes = always
    .v-no = never
    .v-only-from-stock = only after drawing from the stock

## The discard pile

option-pile-take-amount = How much of the pile a player takes.
    .title = How much is taken
    .seed000 = The whole pile.
    .seed001 = The whole pile.
    .seed002 = The whole pile.
    .seed003 = The whole pile.
    .seed004 = The whole pile.
    .v-all = the whole pile
    .v-top-5 = the top five cards
    .v-top-3 = the top three cards
    .v-top-7 = the top seven cards
    .v-top-1 = the top card

option-pile-top-must-be-melded = Who takes the pile melds its top card at once.
    .title = The top card is melded
    .seed000 = At once.
    .seed001 = At once, together with cards from the hand.
    .seed003 = At once.
    .seed004 = At once, in a meld.

option-pile-frozen-by = What freezes the pile, so that only natural cards from the hand take it.
    .title = What freezes the pile
    .seed000 = A discarded wild card, a wild card or red three as the starter, and for a side that has not opened always.
    .seed001 = Any wild card in it; a side that has not opened needs a pair.
    .seed002 = A wild starter card, until the pile is taken; the rest of the text is missing.
    .seed003 = A discarded wild card, and for a side that has not opened always.
    .seed004 = A discarded joker; the side that has not opened is not mentioned.
    .v-wild-in-pile = a wild card in it
    .v-unopened-side = own side has not opened
    .v-always = always frozen

option-pile-frozen-needs = What takes a frozen pile.
    .title = Taking a frozen pile
    .seed000 = Two natural cards of the rank, from the hand.
    .seed001 = Two natural cards of the rank.
    .seed003 = Two natural cards from the hand; wild cards do not help.
    .seed004 = Two natural cards of the rank.
    .v-natural-pair = a natural pair from the hand
    .v-three-naturals = three natural cards from the hand

option-pile-unfrozen-allows = What takes a pile that is not frozen.
    .title = Taking an open pile
    .seed000 = A pair, a natural card with a wild one, or the top card onto an own meld.
    .seed001 = The top card must be of use in a meld, a new one or one the side has.
    .seed003 = A natural pair, or one natural card where the side has a meld of the rank.
    .seed004 = The top card must be of use in a meld.
    .v-natural-pair = a natural pair
    .v-natural-plus-wild = a natural card with a wild card
    .v-add-top-to-meld = the top card onto an own meld
    .v-natural-plus-meld = a natural card, onto an own meld
    .v-add-top-to-sequence = the top card onto an own sequence

option-pile-two-wilds-plus-top = Two wild cards never take the pile.
    .title = Taking with two wild cards
    .seed000 = No; a meld needs two naturals.
    .seed001 = No; a meld needs two naturals.
    .seed002 = No; a meld needs two naturals.
    .seed003 = No; a meld needs two naturals.
    .seed004 = No; a meld needs two naturals.

option-pile-blocked-top = Which cards on top keep the next player from taking the pile.
    .title = Cards that block the pile
    .seed000 = A black three for that turn; wild cards by implication.
    .seed001 = A black three until it is covered; wild cards by implication.
    .seed003 = Jokers, twos and all threes.
    .seed004 = Jokers and black threes; the two is not mentioned.
    .v-joker = jokers
    .v-two = twos
    .v-black3 = black threes
    .v-red3 = red threes
    .v-seven = sevens

option-pile-unfreeze = A frozen pile stays frozen until somebody takes it.
    .title = When the pile thaws
    .seed000 = When somebody takes it.
    .seed002 = When it has been taken according to the rules.
    .seed004 = When somebody matches the top card with two naturals.

option-pile-one-card-hand = Whether a player with one card may take a pile of one card; when the stock is gone it is always allowed.
    .title = One card in the hand, one in the pile
    .v-forbid-if-pile-is-one-card = not allowed
    .v-allow = allowed

option-pile-add-to-full-canasta = Whether the pile may be taken by laying its top card on a finished canasta.
    .title = Taking onto a finished canasta
    .seed000 = Not said; canastas stay open for more cards.
    .seed001 = Natural cards may be added to a canasta.

option-pile-browse = How far down the pile the players may look.
    .title = Looking through the pile
    .seed000 = Only the top card shows.
    .seed003 = It advises to watch the cards that vanish into the pile.
    .v-top-only = the top card only
    .v-last-3 = the last three cards
    .v-all = all of it

option-pile-freeze-spacing = Whether a natural card or black three must lie between two wild discards.
    .title = Freezing twice
    .v-none = free
    .v-natural-between = a card must lie between

option-pile-single-card-same-discard = Whether who took a pile of one card may discard a card of the same rank.
    .title = Discard after a pile of one card
    .v-free = free
    .v-other-card = another card must be discarded

## Threes

option-red3-replace-when = When red threes of the first hand are laid out and replaced.
    .title = Red threes of the first hand
    .seed000 = All before the first turn, from the dealer's left.
    .seed001 = At once.
    .seed002 = At once.
    .seed003 = At once.
    .v-before-first-turn = before the first turn
    .v-on-own-first-turn = at the player's first turn

option-red3-values = What one, two, three … red threes of a side are worth together.
    .title = Red threes
    .seed000 = 100 each, 800 for all four.
    .seed001 = 100 each, 800 for all four.
    .seed002 = 100 each, 200 each for all four; the colours are swapped in its table.
    .seed003 = 100, 300, 500 and 800.
    .seed004 = 100 each, 200 each for all four.

option-red3-sign = When a side's red threes count for it and when against it.
    .title = Red threes count for the side
    .seed000 = Against a side without melds at the end of the deal.
    .seed001 = Against a side that has laid nothing.
    .seed003 = Against a side without an ordinary meld.
    .seed004 = Against a side that has not opened.
    .v-plus-if-melded = if it has melded
    .v-plus-if-canasta = if it has a canasta
    .v-plus-if-two-canastas = if it has two canastas of any kind
    .v-plus-if-out-requirement = if it has the canastas to go out
    .v-by-canasta-count = with two canastas; with one they count nothing
    .v-always-plus = always
    .v-always-minus = never; they always count against it

option-red3-minus-table = Red threes that count against a side cost what they would have earned.
    .title = Red threes against the side
    .seed000 = 100 each, 800 for all four.
    .seed001 = The same points.
    .seed003 = Their value is subtracted.
    .seed004 = 800 for all four.

option-red3-replacement = A red three from the hand or the stock is replaced by a card from the stock, one from the pile is not.
    .title = Replacing red threes
    .seed000 = One that is drawn is replaced from the stock.
    .seed001 = One that is dealt or drawn is replaced from the stock.
    .seed002 = One from the stock is replaced, one from the pile is not.
    .seed003 = It is replaced by a new card.

option-red3-is-meld = A red three on the table is no meld and does not spoil going out concealed.
    .title = Red threes are melds
    .seed000 = They are no melds and do not hinder going out concealed.
    .seed001 = They are bonus cards, no melds.
    .seed002 = They are bonus cards, no melds.
    .seed003 = They have a bonus rule of their own.
    .seed004 = They are bonus cards, no melds.

option-black3-stop = How long a black three on top blocks the pile; the next player's discard covers it either way.
    .title = Black three as a stop card
    .seed000 = For the next player, that turn.
    .seed001 = Until another card covers it.
    .seed003 = For the next player.
    .seed004 = It can never be picked up.
    .v-next-player-only = for the next player, that turn
    .v-until-covered = until it is covered

option-black3-meld = Whether black threes may be melded.
    .title = Melding black threes
    .seed000 = Three or four, without wild cards, only when going out.
    .seed001 = Only when going out, without wild cards.
    .seed002 = Three or four, last of all, when going out; wild cards never stand for a three.
    .seed003 = Three or four naturals, when going out in the same turn.
    .v-on-going-out-3-or-4-no-wild = three or more, without wild cards, when going out
    .v-never = never

option-black3-value = What a melded black three is worth.
    .title = Melded black three
    .seed000 = 5.
    .seed001 = The table is missing.
    .seed002 = 5; the colours are swapped in its table.
    .seed003 = 5.
    .seed004 = 5.

option-black3-hand-value = What a black three left in the hand costs.
    .title = Black three left in the hand
    .seed000 = 5.
    .seed003 = 5.
    .seed004 = 5.

option-black3-four-going-out = What four black threes melded when going out are worth together.
    .title = Four black threes when going out
    .v-sum = the sum of the cards

## Canastas and score

option-card-values = What each rank is worth, in a meld and left in the hand.
    .title = Card values
    .seed000 = Joker 50; two and ace 20; eight to king 10; four to seven 5.
    .seed001 = The table is missing.
    .seed002 = Joker 50; two and ace 20; eight to king 10; four to seven 5.
    .seed003 = Joker 50; two and ace 20; eight to king 10; four to seven 5.
    .seed004 = The same, given as what cards left in the hand cost.

option-canasta-size = Seven cards of a rank make a canasta.
    .title = Cards in a canasta
    .seed000 = Seven or more.
    .seed001 = Seven.
    .seed002 = Seven or more.
    .seed003 = Seven or more.
    .seed004 = Seven.

option-canasta-natural = The bonus for a canasta without wild cards.
    .title = Natural canasta
    .seed000 = 500.
    .seed001 = 500.
    .seed002 = 500, as its sum of 600 with 100 for the concealed canasta shows.
    .seed003 = 500.
    .seed004 = 500.

option-canasta-mixed = The bonus for a canasta with wild cards.
    .title = Mixed canasta
    .seed000 = 300.
    .seed001 = 300.
    .seed002 = 300, as its sum of 400 with 100 for the concealed canasta shows.
    .seed003 = 300.
    .seed004 = 300.

option-canasta-concealed-bonus = The extra bonus for a canasta laid whole from the hand, or with the top card of the pile.
    .title = Canasta laid whole
    .seed002 = 100 for each canasta laid whole from the hand or with the top discard.

option-canasta-card-values-added = The cards of a canasta count besides its bonus.
    .title = Cards of a canasta count
    .seed000 = Yes, on top of the bonus.
    .seed001 = Yes.
    .seed003 = Yes.
    .seed004 = Everything melded counts, canastas too.

option-canasta-count-bonus = Bonuses for many canastas of one side.
    .title = Many canastas

option-score-hand-minus = All cards that the players of a side still hold count against it.
    .title = Cards left in the hand
    .seed000 = Its example subtracts the partner's cards.
    .seed001 = The cards still held are subtracted.
    .seed003 = The cards of both players are subtracted.
    .seed004 = Cards left in the hands are subtracted.

option-score-negative-total = A side's total may fall below zero.
    .title = Totals below zero
    .seed000 = A deal can end below zero.
    .seed003 = Its table has a row for totals below zero.
    .seed004 = It has a minimum for sides below zero.

option-score-margin = The difference between the totals is the margin of the game.
    .title = Margin
    .seed004 = The difference between the scores is the margin.

option-score-canasta-needed-for-plus = Whether the melded cards of a side without the canastas to go out count against it.
    .title = Melds without a canasta
    .v-off = they count for the side
    .v-on = they count against the side

option-penalties = Whether irregularities cost points: what is tried at the table and refused, and what a count names.
    .title = Penalties

## Going out

option-out-canastas = How many canastas a side needs before a player may go out.
    .title = Canastas to go out
    .seed000 = One; two in the game for two.
    .seed001 = One; two in the game for two, one with three players.
    .seed003 = One; two in the game for two.
    .seed004 = One.
    .v-spec = as many as the kinds that are needed

option-out-canasta-owner = The canasta may be any of the side's, not only the player's own.
    .title = Whose canasta
    .seed000 = The side's, not the player's.
    .seed001 = The side's.
    .seed003 = The side's.
    .seed004 = The side's.

option-out-discard = Whether a player who goes out makes a last discard.
    .title = Last discard
    .seed000 = Optional.
    .seed001 = Optional.
    .seed003 = Optional.
    .seed004 = Optional.
    .v-optional = optional
    .v-required = required
    .v-forbidden = not allowed

option-out-must-keep-if-not = Who may not go out keeps at least one card after the discard.
    .title = Keeping a card
    .seed001 = Without a canasta at least one card stays in the hand after the discard.
    .seed003 = After a no at least one card stays in the hand.

option-out-bonus = The bonus for going out.
    .title = Going out
    .seed000 = 100.
    .seed001 = There is a bonus; the amount is missing.
    .seed003 = 100.
    .seed004 = 100.

option-out-concealed-total = The bonus for going out concealed, in place of the ordinary one.
    .title = Going out concealed
    .seed000 = 200, twice the ordinary bonus.
    .seed001 = It is explained; the amount is missing.
    .seed003 = 200 in all.
    .seed004 = Twice the ordinary bonus.

option-out-concealed-who = Who must not have melded before for the going out to be concealed.
    .title = Concealed means
    .seed000 = The player has melded nothing before in the deal.
    .seed001 = Nothing has been laid before.
    .seed004 = In one turn without earlier melds; whose is not clear.
    .v-player-not-melded = the player has not melded
    .v-side-not-melded = the side has not melded

option-out-concealed-with-pile = Whether going out concealed earns its bonus when the pile was taken in that turn.
    .title = Concealed with the pile
    .v-allowed = it does
    .v-no-bonus = it does not

option-out-permission = Whether a player may or must ask the partner before going out.
    .title = Asking the partner
    .seed000 = One may ask, one question.
    .seed001 = One may ask.
    .seed003 = One may ask.
    .seed004 = One may ask.
    .v-optional = optional
    .v-required = compulsory
    .v-off = there is no question

option-out-permission-if = When the question may be asked.
    .title = Asking is allowed
    .seed003 = Only when one really can go out.
    .v-can-go-out = if the player can go out
    .v-any = always

option-out-permission-when = The question comes before anything is melded in the turn, apart from the take itself.
    .title = Time of the question
    .seed000 = Before going out.
    .seed003 = When one really can go out.

option-out-permission-limit = How often the question may be asked.
    .title = Number of questions
    .seed000 = Once a turn.
    .v-per-turn = once a turn
    .v-per-deal = once a deal

option-out-answer-binds = How long the partner's answer binds.
    .title = The answer binds
    .seed000 = It is binding; the partner may make one wait a round.
    .seed001 = It is binding.
    .seed003 = It is binding; after a no a card must be kept.
    .seed004 = It is binding, and a no holds for the whole deal.
    .v-this-turn = this turn
    .v-this-deal = a no holds for the deal

option-out-question-extra-info = The question and the answer carry no other information.
    .title = Words beside the question
    .seed000 = None; the answer is yes or no.
    .seed001 = One asks politely.
    .seed003 = Nothing may be told about the hand.

## End of the stock

option-stock-end-when = When the deal ends after the stock has run out.
    .title = When the stock is gone
    .seed000 = The deal ends when the player in turn cannot or will not take the pile.
    .seed001 = The deal ends when the stock is empty.
    .seed003 = The deal ends when nobody can or will take the pile.
    .seed004 = The deal ends when nobody can meld the last discard.
    .v-play-on-while-taken = play goes on while the pile is taken
    .v-immediate = the deal ends with the turn of who drew the last card

option-stock-end-forced-take = Whether a player must take the pile when the stock is gone.
    .title = Compulsory take at the end
    .seed000 = No; one may decline.
    .seed001 = The question does not arise: the deal ends when the stock is empty.
    .seed003 = No; one may decline.
    .seed004 = It reads as compulsory whenever it is possible.
    .v-if-top-fits-own-meld = if the pile is open and its top card fits an own meld
    .v-always-if-legal = whenever it is possible
    .v-never = never

option-stock-end-last-card-red3 = What happens when the last card of the stock is a red three.
    .title = Last card a red three
    .seed004 = The deal ends at once without a discard; the three still counts.
    .v-end-no-meld = the deal ends at once
    .v-end-after-meld = the player may meld, then the deal ends without a discard
    .v-play-on = the player finishes the turn
    .v-end-in-hand = it stays in the hand, and the deal ends at once

option-stock-end-short-draw = Whether a draw with too few cards left in the stock counts as a draw or ends the deal.
    .title = Too few cards to draw
    .v-counts = it counts as a draw
    .v-ends = it ends the deal

option-stock-end-out-bonus = Nobody gets the bonus for going out when the deal ends with the stock.
    .title = Bonus when the stock ends the deal
    .seed000 = None.

option-stock-end-top-only = Whether a compulsory take at the end moves the top card only.
    .title = Compulsory take of one card
    .v-off = the whole pile
    .v-on = the top card only

## End of the game

option-game-target = The score that ends the game.
    .title = Target
    .seed000 = 5,000; a short game to 2,500.
    .seed001 = 5,000.
    .seed003 = 5,000.
    .seed004 = 5,000.

option-game-reach = Whether the target must be reached or passed.
    .title = The target is to be
    .seed000 = It says both the first to reach it and the first to pass it.
    .seed001 = Reached.
    .seed003 = Reached.
    .seed004 = Reached in one place, passed in another.
    .v-at-least = reached
    .v-strictly-over = passed

option-game-end-check = The game ends only after a finished deal.
    .title = The game ends
    .seed000 = The running deal is finished first.
    .seed001 = Scores are added up round by round.
    .seed003 = It goes on over several rounds.
    .seed004 = After a deal.

option-game-both-over = Who wins when two sides pass the target in one deal.
    .title = Both sides past the target
    .seed000 = The higher total.
    .seed001 = The first to reach it.
    .seed004 = The higher total.
    .v-highest-total = the higher total
    .v-first-to-reach = the side that went out, otherwise the higher total

option-game-exact-tie = What happens when the winning totals are equal.
    .title = Equal totals
    .v-draw = a draw
    .v-extra-deal = one more deal
    .v-shared = the win is shared

option-game-short-tiers = A shorter game keeps the opening minimums.
    .title = Minimums in a short game
    .seed000 = They stay as they are.

option-game-clock = Whether the game ends after a time, in minutes from the first deal on. A deal that has begun when the time is up is played out; after it the highest total wins.
    .title = Time limit
    .v-none = none

## Faults of rule strings

rules-fault-text-ends =
    The rules end too early, at character { $column }: { $expected ->
        [name] a name
        [value] a value
       *[other] “{ $expected }”
    } was expected.
rules-fault-text-unexpected =
    “{ $found }” at character { $column } of the rules cannot be read: { $expected ->
        [name] a name
        [value] a value
       *[other] “{ $expected }”
    } was expected.
rules-fault-text-ends-in =
    The rules end in { $option }, at character { $column }: { $expected ->
        [name] a name
        [value] a value
       *[other] “{ $expected }”
    } was expected.
rules-fault-text-unexpected-in =
    “{ $found }” in { $option }, at character { $column }, cannot be read: { $expected ->
        [name] a name
        [value] a value
       *[other] “{ $expected }”
    } was expected.
rules-fault-text-goes-on = Nothing may follow the closing parenthesis of the rules, but “{ $found }” stands at character { $column }.
rules-fault-no-preset = There are no rules called { $name }; there are { $presets }.
rules-fault-no-preset-near = There are no rules called { $name }; perhaps { $near } is meant.
rules-fault-no-option = There is no option { $option }.
rules-fault-no-option-near = There is no option { $option }; perhaps { $near } is meant.
rules-fault-twice = { $option } is set twice.
rules-fault-derived = { $option } cannot be set: it follows from { $follows }.
rules-fault-constant = { $option } is a constant: it is always { $constant }, not { $value }.
rules-fault-yes-no = { $option } must be yes or no, not { $value }.
rules-fault-one-of = { $option } must be one of { $choices }, not { $value }.
rules-fault-number = { $option } must be a whole number from { $least } to { $most }, not { $value }.
rules-fault-number-or-word = { $option } must be a whole number from { $least } to { $most }, or { $choices }, not { $value }.
rules-fault-set = { $option } must be words out of { $choices } in braces, each once, not { $value }.
rules-fault-set-or-word = { $option } must be { $alone }, or words out of { $choices } in braces, each once, not { $value }.
rules-fault-points = { $option } must be a list of 1 to { $longest } whole numbers from 0 to { $most }, not { $value }.
rules-fault-tiers = { $option } must be a list of pairs of score and minimum such as [[min,15],[0,50]], each minimum a number from 0 to { $most } or one of { $choices }, not { $value }.
rules-fault-tiers-start = The first pair of { $option } must begin with min, so that every score has a minimum: { $value }.
rules-fault-tiers-order = The scores of { $option } must rise from pair to pair: { $value }.
rules-fault-card-values = { $option } must be a list of pairs of ranks and points such as [[4-7,5],[8-K,10],[A,20],[2,20],[Jo,50]], each rank once and points from 0 to { $most }, not { $value }.
rules-fault-card-values-missing = { $option } must name every rank but the three; { $missing } is missing.
rules-fault-count-bonuses = { $option } must be none, or a list of pairs of number and bonus such as [[5,500],[7,2000]], numbers rising and bonuses from 0 to { $most }, not { $value }.
rules-fault-teams-players = teams={ $teams } needs players={ $need }, not players={ $players }.
rules-fault-seating-teams = seating=partners_opposite does not go with teams={ $teams }: partners in sides of three cannot all sit opposite; use seating=alternate.
rules-fault-pack-too-small = deal.hand_size={ $hand } with players={ $players } is too much for the pack: a deal may need { $need } cards before the first turn is over, and deck.packs and deck.jokers give { $have }.
rules-fault-red3-values-count = red3.values must hold { $need } numbers, one for each red three of the pack (deck.packs), not { $have }.
rules-fault-own-score-teams = initial.score_basis=own_score does not go with teams={ $teams }: partners share one score.
rules-fault-concealed-below-bonus = out.concealed_total={ $have } is less than out.bonus={ $need }: going out concealed would cost points.
rules-fault-pile-never-taken = pile.unfrozen_allows is empty: nobody could take an open pile.
rules-fault-red3-uncovered = start.red3_in_pile={ $value } needs red3 in start.cover: otherwise the pile would lose its only card.
rules-fault-out-no-sequences = out.sequences={ $have } cannot be met: with meld.sequences=off there are no sambas.
rules-fault-out-no-wild-melds = out.wilds={ $have } cannot be met: with meld.wild_only=off there are no canastas of wild cards.
rules-fault-out-wilds-not-counted = out.wilds={ $have } does not go with out.wild_counts=no: wild canastas would be needed and not count.
rules-fault-out-wilds-too-many = out.wilds={ $have } cannot be met: the pack has wild cards for { $most } of them at most.
rules-fault-out-mixed-too-many = out.mixed={ $have } cannot be met: with meld.no_wild_ranks only { $most } of the ranks may take wild cards.
rules-fault-out-sets-too-many = { $have } canastas to go out cannot be met: with one meld of each rank a side has { $most } at most.
rules-fault-wild-top-no-meld = pile.wild_top=like_pair does not go with meld.wild_only=off: the wild cards that take the pile could not be melded.
rules-fault-wild-top-blocked = pile.wild_top=like_pair does not go with both joker and two in pile.blocked_top: no wild card on top could be taken.
rules-fault-dead-rank-open = meld.finished_rank_dead=yes needs meld.max_size=7, not { $value }: otherwise a finished canasta could still grow.
rules-fault-special-hands-size = special.hands needs a hand of fourteen cards after the draw, and deal.hand_size with draw.count gives { $have }.
rules-fault-threes-twice = meld.threes=yes does not go with black3.laid_like_red=yes: threes are melded or laid out, not both.
rules-fault-threes-special = meld.threes=yes does not go with { $other }={ $value }: threes are then cards like any others.
