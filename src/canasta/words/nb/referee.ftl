# Dommeren.

referee-allowed = Tillatt: { $acts }.
referee-refused = Ikke tillatt: { $acts }.
referee-refused-early = Ikke tillatt: { $acts }. Det som skulle komme etterpå, ble ikke prøvd.
referee-message = Saken kunne ikke leses: { $detail }

do-draw = trekke fra trekkbunken
do-take =
    { $with ->
        [yes] ta bunken med { $used }
       *[no] ta bunken
    }
do-meld = legge ned { $cards }
do-meld-onto = legge { $cards } til { $name }
do-meld-number = melding { $n }
do-discard = kaste { CARD($card) }
do-join = slå sammen to meldinger
do-special = legge ned spesialhånden { $name }
do-ask = spørre om lov til å gå ut
do-answer =
    { $yes ->
        [yes] svare ja
       *[no] svare nei
    }
do-pass = passe

referee-example-joker-on-top = Øverst på kastebunken ligger en joker. Kan noen ta den?
    .title = Joker øverst
referee-example-question-answered-no = Du spurte om lov til å gå ut og fikk nei. Kan du gå ut likevel?
    .title = Makkeren svarte nei
referee-example-question-not-asked = Må man spørre makkeren før man går ut?
    .title = Gå ut uten å spørre
referee-example-a-two-among-sevens = Kan en toer legges til sjuerne? Og til en melding som alt har tre ville kort?
    .title = En toer blant sjuere
referee-example-the-last-red-three = Det siste kortet i trekkbunken er en rød treer. Kan den som trakk den, kaste?
    .title = Det siste kortet er en rød treer
referee-example-opening-with-two-melds = Kan to meldinger legges sammen for å nå kravet?
    .title = Åpne med to meldinger
referee-example-sequences = Kan man legge ned fire, fem og seks i samme farge?
    .title = Kort i rekkefølge
referee-example-four-wild-cards = Hvor mange ville kort kan en melding ha, og hva skjer med en ren canasta?
    .title = Et fjerde vilt kort
referee-example-frozen-pile-with-a-wild-card = Bunken er frossen. Tar en åtter og en joker den?
    .title = Frossen bunke, ett vilt kort
referee-example-open-pile-with-a-wild-card = Bunken er åpen, og laget har lagt ned. Tar en åtter og en joker den?
    .title = Åpen bunke, ett vilt kort
referee-example-red-threes-without-a-meld = Hva koster to røde treere den siden som ikke har lagt ned noe?
    .title = Røde treere uten melding
referee-example-going-out-without-a-discard = Kan det siste kortet legges i en melding?
    .title = Gå ut uten kast
