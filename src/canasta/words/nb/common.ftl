# Ord som alt annet deler.

language-name = Norsk bokmål
yes = Ja
no = Nei

points =
    { $n ->
        [one] { $n } poeng
       *[other] { $n } poeng
    }
cards-count =
    { $n ->
        [one] ett kort
       *[other] { $n } kort
    }
cards-in-words =
    { $n ->
        [0] ingen kort
       *[other] { SPELL($n, "n") } kort
    }
canastas-in-words =
    { $n ->
        [one] én canasta
       *[other] { SPELL($n) } canastaer
    }

side-us = Vi
side-them = De
side-number = Lag { $n }
partner = Makker
opponents = Motstandere
seat-number = Plass { $n }
seat-you = Du
bot-name = Bot { $n }

phase-draw = Trekk eller ta bunken
phase-play = Meld eller kast
phase-answer = Makkeren svarer
phase-over = Runden er slutt

stock = Trekkbunke
pile = Kastebunke
hand = Hånd
red-threes = Røde treere
canasta-natural = ren canasta
    .word = ren
    .many = rene canastaer
canasta-mixed = blandet canasta
    .word = blandet
    .many = blandede canastaer
condition-canasta = en canasta
condition-canasta-200 = en canasta og 200 poeng
condition-natural-canasta = en ren canasta
