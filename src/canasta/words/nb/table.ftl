# Bordet med ord. Verbene har samme form for alle: navnet, eller "Du", settes foran.

act-upcard = Øverst på kastebunken: { $cards }
act-red-three = la opp { $cards }
act-drew =
    { $n ->
        [one] trakk
       *[other] trakk { SPELL($n, "n") } kort
    }
act-drew-own = trakk { $cards }
act-took =
    { $with ->
        [no] tok bunken, { $n ->
            [one] ett kort
           *[other] { $n } kort
        }
       *[yes] tok bunken med { $used }, { $n ->
            [one] ett kort
           *[other] { $n } kort
        }
    }
act-melded-new = la ned { $kinds }
act-melded-onto = la { $cards } til { RANK($rank, form: "all") }
act-opened = åpnet med { $points }: { $laid }
act-canasta-natural = laget en ren canasta i { RANK($rank, form: "many") }
act-canasta-mixed = laget en blandet canasta i { RANK($rank, form: "many") }
act-discarded =
    { $end ->
        [freezes] kastet { $cards }, bunken er frossen
        [stops] kastet { $cards }, stopp for neste
       *[plain] kastet { $cards }
    }
act-asked = spurte om lov til å gå ut
act-answered =
    { $yes ->
        [yes] svarte ja
       *[no] svarte nei
    }
act-passed = lot bunken ligge
act-went-out =
    { $concealed ->
        [yes] gikk ut skjult
       *[no] gikk ut
    }
act-stock-out = Trekkbunken er tom

pile-empty-title = Tom
pile-empty = Kastebunken er tom
pile-frozen-title = Frossen
pile-frozen = { $n ->
        [3] Tre naturlige { RANK($rank, form: "many") } fra hånden trengs
       *[other] To naturlige { RANK($rank, form: "many") } fra hånden trengs
    }
pile-top-never = Med { $card } øverst kan ingen ta den
pile-unopened-title =
    { $solo ->
        [yes] Frossen for deg
       *[no] Frossen for dere
    }
pile-unopened = { $n ->
        [3] For å åpne med den trengs tre naturlige { RANK($rank, form: "many") }
       *[other] For å åpne med den trengs to naturlige { RANK($rank, form: "many") }
    }
pile-stop-title = Stopp
pile-stop =
    { $mine ->
        [yes] Du kan ikke ta bunken denne turen
       *[no] Neste spiller kan ikke ta bunken
    }
pile-open-title = Åpen
pile-open-fits =
    { $solo ->
        [yes] { RANK($rank, form: "the") } passer til dine { RANK($rank, form: "many") }
       *[no] { RANK($rank, form: "the") } passer til deres { RANK($rank, form: "many") }
    }
pile-open-one = { RANK($rank, form: "a") } fra hånden tar den
pile-open =
    { $wild ->
        [yes] To { RANK($rank, form: "many") }, eller { RANK($rank, form: "a") } og et vilt kort
       *[no] To { RANK($rank, form: "many") } fra hånden tar den
    }

meld-label = { RANK($rank, form: "many") }: { SPELL($n, "n") } kort{ $wilds ->
        [0] { "" }
        [one] , hvorav ett vilt
       *[other] , hvorav { SPELL($wilds, "n") } ville
    }{ $canasta ->
        [natural] , ren canasta
        [mixed] , blandet canasta
       *[none] { "" }
    }
meld-short-natural = { $n ->
        [one] Ett naturlig kort til gir { $points }
       *[other] { SPELL($n, "n") } naturlige kort til gir { $points }
    }
meld-short-mixed = { $n ->
        [one] Ett kort til gir { $points }
       *[other] { SPELL($n, "n") } kort til gir { $points }
    }

button-over = given er slutt
button-not-your-turn = ikke din tur
button-answer-first = svar først
button-draw =
    { $n ->
        [one] fra trekkbunken
       *[other] { SPELL($n, "n") } kort fra trekkbunken
    }
button-drawn =
    { $took ->
        [yes] du har tatt bunken
       *[no] du har trukket
    }
button-stock-empty = trekkbunken er tom
button-must-take = du må ta bunken
button-not-now = går ikke nå
button-take =
    { $n ->
        [one] ett kort
       *[other] { $n } kort
    }
button-pile-empty = den er tom
button-stopped = stopp nå
button-lacking =
    { $n ->
        [one] { RANK($rank, form: "a") } mangler
       *[other] { SPELL($n) } { RANK($rank, form: "many") } mangler
    }
button-too-low = rekker ikke til { $need }
button-no-fit = passer ikke
button-draw-first = trekk først
button-need = { $need } trengs
button-choose-cards = velg kort
button-choose-card = velg et kort
button-nothing = ingenting å legge ned
button-meld-first = legg ned først
button-ask = kan jeg gå ut?
button-ask-already-asked = du har spurt
button-ask-no-canasta-to-go-out = canastaer mangler
button-ask-ask-too-late = du har alt lagt ned
button-ask-cannot-go-out = du kan ikke gå ut
button-pass = la den ligge

status-other =
    { $phase ->
        [play] { $took ->
            [yes] { $name } har tatt bunken og tenker.
           *[no] { $name } har trukket og tenker.
        }
       *[draw] Det er { $name } sin tur.
    }
status-question = { $name } spør: Kan jeg gå ut? Svaret er bindende.
status-asked = Du spurte om du kan gå ut. { $name } tenker på saken.
status-others-ask = { $name } spør { $partner } om lov til å gå ut.
status-draw =
    { $need ->
        [0] Trekk fra trekkbunken.
       *[other] Trekk fra trekkbunken. { $solo ->
            [yes] Du trenger
           *[no] Dere trenger
        } { $need } for å åpne.
    }
status-draw-or-take =
    { $n ->
        [one] Trekk, eller ta bunken. Den er ett kort: { $card }.
       *[other] Trekk, eller ta bunken. Den er på { $n } kort med { $card } øverst.
    }
status-must-take =
    { $stock ->
        [0] Du må ta bunken. Trekkbunken er tom, og { $card } passer.
       *[other] Du må ta bunken. Noe annet går ikke.
    }
status-take-or-pass = Ta bunken eller la den ligge. Trekkbunken er tom: lar du den ligge, er given slutt.
status-stopped = { $card } stopper deg denne turen. Trekk fra trekkbunken.
status-have =
    { $how ->
        [took] Du tok bunken.
        [drew] Du trakk { $cards }.
       *[none] Din tur.
    }
status-laid = Du har lagt ned.
status-play =
    { $need ->
        [0] Legg ned hvis du vil, og kast så et kort.
       *[other] { $solo ->
            [yes] Du trenger
           *[no] Dere trenger
        } { $need } for å åpne. Legg fram kort, eller kast et.
    }
status-may-go-out = Svaret er ja. Nå må du gå ut denne turen.
status-may-not-go-out = Svaret er nei. Du kan ikke gå ut denne turen.
status-over-out =
    { $concealed ->
        [yes] { $name } gikk ut skjult. Given er talt opp.
       *[no] { $name } gikk ut. Given er talt opp.
    }
status-over-stock = Trekkbunken tok slutt. Given er talt opp.
status-game-won =
    { $who ->
        [us] Dere vant spillet med { $margin } poeng.
        [you] Du vant spillet med { $margin } poeng.
        [draw] Spillet endte uavgjort.
       *[other] { $name } vant spillet med { $margin } poeng.
    }

announce-waiting = Det er { $name } sin tur.
announce-over = Given er slutt.
announce-play =
    { $n ->
        [one] Du har ett kort.
       *[other] Du har { SPELL($n, "n") } kort.
    }
announce-turn = Din tur. { $state ->
        [empty] Kastebunken er tom.
        [stopped] Bunken er stoppet for deg: { $n } kort, { $top } øverst.
        [frozen] Bunken er frossen: { $n } kort, { $top } øverst.
       *[open] Bunken er åpen: { $n } kort, { $top } øverst.
    } { $hand ->
        [one] Du har ett kort.
       *[other] Du har { SPELL($hand, "n") } kort.
    }{ $need ->
        [0] { "" }
       *[other] { " " }{ $solo ->
            [yes] Du trenger
           *[no] Dere trenger
        } { $need } for å åpne.
    }

doubt-is-wild = { $card } er et vilt kort. På bunken fryser det den.
doubt-fits-their-meld =
    { $n ->
        [0] { $name } har { RANK($rank, form: "many") } på bordet og kan ta kortet.
       *[other] { $name } har { RANK($rank, form: "many") } på bordet, og bunken er åpen.
    }
doubt-fits-own-meld =
    { $solo ->
        [yes] Kortet passer til dine { RANK($rank, form: "many") }.
       *[no] Kortet passer til deres { RANK($rank, form: "many") }.
    }
doubt-breaks-pair = Da bryter du ditt siste par, { RANK($rank, form: "many") }.
