# Words that all else shares.

language-name = English
yes = Yes
no = No

points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cards-count =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }
cards-in-words =
    { $n ->
        [0] no cards
        [one] one card
       *[other] { SPELL($n, "n") } cards
    }
canastas-in-words =
    { $n ->
        [one] one canasta
       *[other] { SPELL($n) } canastas
    }

side-us = We
side-them = They
side-number = Side { $n }
partner = Partner
opponents = Opponents
seat-number = Seat { $n }
seat-you = You
bot-name = Bot { $n }

phase-draw = Draw or take the pile
phase-play = Meld or discard
phase-answer = The partner answers
phase-over = The deal is over

stock = Stock
pile = Discard pile
hand = Hand
red-threes = Red threes
canasta-natural = natural canasta
    .word = natural
    .many = natural canastas
canasta-mixed = mixed canasta
    .word = mixed
    .many = mixed canastas
condition-canasta = a canasta
condition-canasta-200 = a canasta and 200 points
condition-natural-canasta = a natural canasta
