# Words that all else shares.

yes = Yes
no = No
cards-count =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }
side-us = We
side-them = They
seat-you = You
