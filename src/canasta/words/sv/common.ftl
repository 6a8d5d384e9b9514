# Ord som allt annat delar.

yes = Ja
no = Nej
cards-count =
    { $n ->
        [one] ett kort
       *[other] { $n } kort
    }
side-us = Vi
side-them = De
seat-you = Du
