# Ord som allt annat delar.

language-name = Svenska
yes = Ja
no = Nej

points =
    { $n ->
        [one] { $n } poäng
       *[other] { $n } poäng
    }
cards-count =
    { $n ->
        [one] ett kort
       *[other] { $n } kort
    }
cards-in-words =
    { $n ->
        [0] inga kort
       *[other] { SPELL($n, "n") } kort
    }
canastas-in-words =
    { $n ->
        [one] en canasta
       *[other] { SPELL($n) } canastor
    }

side-us = Vi
side-them = De
side-number = Lag { $n }
partner = Partner
opponents = Motståndare
seat-number = Plats { $n }
seat-you = Du
bot-name = Bot { $n }

phase-draw = Dra eller ta högen
phase-play = Melda eller kasta
phase-answer = Partnern svarar
phase-over = Given är slut

stock = Talong
pile = Kasthög
hand = Hand
red-threes = Röda treor
canasta-natural = ren canasta
    .word = ren
    .many = rena canastor
canasta-mixed = blandad canasta
    .word = blandad
    .many = blandade canastor
condition-canasta = en canasta
condition-canasta-200 = en canasta och 200 poäng
condition-natural-canasta = en ren canasta
