"""The sources that rules are taken from, by the codes used throughout."""

from __future__ import annotations

#: Code -> title of an established source. Documents 000 to 004 have numbers in place of codes.
SOURCES: dict[str, str] = {
    "PAG": "Pagat, “Canasta: rules and variations” (J. McLeod)",
    "PAG-S": "Pagat, “Samba” (the Dutch form, H. Wiering) with Bolivia",
    "PAG-H": "Pagat, “Hand and Foot” (B. Whitnack; S. Simpson; Saskatchewan)",
    "BIC": "Bicycle, rules of Canasta, Cutthroat, Samba, Bolivia, Brazilian Canasta, Hand and Foot",
    "RG": "rummy-games.com (R. Rasa), rules of Canasta and its variants",
    "BRI": "Encyclopaedia Britannica, “canasta”",
    "PAR": "D. Parlett, The Penguin Book of Card Games",
    "SCA": "Scarne's list of Canasta variations",
    "HSW": "HowStuffWorks, “How to Play Canasta”",
    "HOY": "rules of a computer Canasta after Hoyle's Rules of Games",
    "DUM": "Card Games for Dummies (B. Rigal)",
    "SR": "spelregler.org, Canasta and its forms for two, three, five and six; Samba",
    "CFI": "Finnish Canasta Federation, official laws",
    "CK70": "Swedish club CK 70, playing rules",
    "CDK": "canasta.dk, Danish club rules",
    "CLA": "Canasta League of America, Modern American rules",
    "WCA": "Official WCA Canasta Rules, 2018",
    "WP": "Wikipedia, “Canasta”",
    "ES": "Spanish-language rule sheets",
    "misc": "single sheets: Danish, Swedish, Norwegian, German and Italian house rules",
}
