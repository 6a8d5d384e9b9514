# Ord som alt annet deler.

yes = Ja
no = Nei
cards-count =
    { $n ->
        [one] ett kort
       *[other] { $n } kort
    }
side-us = Vi
side-them = De
seat-you = Du
