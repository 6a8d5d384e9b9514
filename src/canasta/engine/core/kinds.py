"""Kinds of card, verbs, phases and policies as numbers. Constants only.

A *kind* is a class of cards that the rules cannot tell apart. In games of ranks there are sixteen, numbered like the ranks. Where
sequences exist the natural cards are told apart by suit too: from SUITED on, four kinds a rank. A row by kind always holds the
sums by rank in its first sixteen places.
"""

from typing import Final

# Kinds of the games of ranks; also the *ranks* that the tables map every kind to.
BLACK_THREE: Final = 0
FOUR: Final = 1  # … then five to king …
ACE: Final = 11
TWO: Final = 12
JOKER: Final = 13
RED_THREE: Final = 14
UNSEEN: Final = 15
RANKS: Final = 16
SUITED: Final = 16  # four of spades; then hearts, diamonds, clubs; then the fives …
KINDS: Final = 60

# Shapes of a meld.
SET: Final = 0
SEQUENCE: Final = 1
WILDS: Final = 2

# Of a set its suit: none known yet, or several. Else a suit from 0, where suits matter.
NO_SUIT: Final = -1
SEVERAL_SUITS: Final = 4

# meld.per_rank
ONE: Final = 0
ONE_OPEN: Final = 1
MANY: Final = 2

# meld.wild_only
WILD_OFF: Final = 0
WILD_ON: Final = 1
WILD_TWOS: Final = 2

# Opening minimums that are conditions.
NEED_CANASTA: Final = -1
NEED_CANASTA_200: Final = -2
NEED_NATURAL_CANASTA: Final = -3

# A foot: none, not yet picked up, in the hand.
NO_FOOT: Final = 0
FOOT_DOWN: Final = 1
FOOT_UP: Final = 2

# Phases.
DRAWING: Final = 0
PLAYING: Final = 1
ANSWERING: Final = 2
OVER: Final = 3

# Verbs of an act.
DRAW: Final = 1
TAKE: Final = 2
MELD: Final = 3
DISCARD: Final = 4
ASK: Final = 5
ANSWER: Final = 6
PASS: Final = 7
JOIN: Final = 8
SPECIAL: Final = 9

# Where a group of cards goes, when it is not a meld's index.
BY_RANK: Final = -1
AS_NEW: Final = -2
AS_WILDS: Final = -3  # the all-wild meld
NAMED: Final = -100  # a group that names its meld by rank: NAMED - rank
NAMED_RUN: Final = -1000  # … that names a sequence by its ends: NAMED_RUN - (lowest kind * 64 + highest kind)

# meld.wild_ratio
RATIO_NONE: Final = 0
RATIO_NOT_MORE: Final = 1
RATIO_FEWER: Final = 2
RATIO_DOUBLE: Final = 3

# initial.waived_if_concealed_out
WAIVE_NO: Final = 0
WAIVE_FROM_STOCK: Final = 1
WAIVE_YES: Final = 2

# out.discard
DISCARD_OPTIONAL: Final = 0
DISCARD_REQUIRED: Final = 1
DISCARD_FORBIDDEN: Final = 2

# out.permission
ASK_OPTIONAL: Final = 0
ASK_REQUIRED: Final = 1
ASK_OFF: Final = 2

# The answer to the question, this turn.
NOT_ASKED: Final = 0
SAID_YES: Final = 1
SAID_NO: Final = 2

# stock_end.forced_take
FORCED_IF_FITS: Final = 0
FORCED_ALWAYS: Final = 1
FORCED_NEVER: Final = 2

# stock_end.last_card_red3
LAST_THREE_ENDS: Final = 0
LAST_THREE_MELDS: Final = 1
LAST_THREE_PLAYS_ON: Final = 2
LAST_THREE_IN_HAND: Final = 3

# red3.sign
SIGN_MELDED: Final = 0
SIGN_CANASTA: Final = 1
SIGN_OUT: Final = 2
SIGN_COUNT: Final = 3
SIGN_TWO: Final = 4
SIGN_PLUS: Final = 5
SIGN_MINUS: Final = 6

# pile.before_opening
PILE_NEVER_OPENS: Final = 0
PILE_MAY_OPEN: Final = 1
HAND_OPENS: Final = 2

# start.red3_in_pile
THREE_STAYS: Final = 0
THREE_TO_FIRST_PLAYER: Final = 1
THREE_RESHUFFLED: Final = 2
THREE_DISCARDED: Final = 3

# What the log of the last move tells, with the seat.
LOG_DEALT: Final = 1
LOG_TURNED: Final = 2
LOG_RED_THREE: Final = 3
LOG_DREW: Final = 4
LOG_RED_THREE_OF_PILE: Final = 5
LOG_RED_THREE_OF_HAND: Final = 6
LOG_PUT_BACK: Final = 7
LOG_SET_ASIDE: Final = 8
LOG_FOOT: Final = 9
LOG_BONUS: Final = 10
LOG_BLACK_THREE_OF_PILE: Final = 11
LOG_BLACK_THREE: Final = 12
LOG_DEALT_FOOT: Final = 14
LOG_PREFILLED: Final = 15
LOG_BLACK_THREE_OF_HAND: Final = 13
LOG_STEP: Final = 64
