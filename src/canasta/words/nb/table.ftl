# Bordet med ord. Verbene har samme form for alle: navnet, eller "Du", settes foran.

act-upcard = Øverst på kastebunken: { $cards }
act-red-three = la ut { $cards }
act-drew =
    { $n ->
        [one] trakk
       *[other] trakk { SPELL($n, "n") } kort
    }
act-drew-own = trakk { $cards }
act-took =
    { $whole ->
        [no] tok { $n ->
            [one] ett kort
           *[other] { SPELL($n, "n") } kort
        } fra bunken{ $with ->
            [no] { "" }
           *[yes] { " " }med { $used }
        }
       *[yes] tok bunken ({ $n ->
            [one] ett kort
           *[other] { $n } kort
        }){ $with ->
            [no] { "" }
           *[yes] { " " }med { $used }
        }
    }
act-melded-new = la ned { $kinds }
act-melded-onto = la { $cards } til { $name }
act-opened = åpnet med { $points }
act-canasta-natural = fikk en ren canasta i { $name }
act-canasta-mixed = fikk en blandet canasta i { $name }
act-canasta-samba = fikk en samba, { $name }
act-canasta-mixed-samba = fikk en blandet samba, { $name }
act-canasta-wild = fikk en canasta av ville kort
act-canasta-spoiled = gjorde canastaen i { $name } blandet
act-joined = la sammen to meldinger i { $name }
act-special = la ned en spesialhånd: { $name }
act-foot = tok opp foten
act-ended-turn = avsluttet turen uten å kaste
act-discarded =
    { $end ->
        [freezes] kastet { $cards }, bunken er frossen
        [stops] kastet { $cards }, stopp for nestemann
       *[plain] kastet { $cards }
    }
act-asked = spurte om lov til å gå ut
act-answered =
    { $yes ->
        [yes] svarte ja
       *[no] svarte nei
    }
act-passed = lot bunken ligge
act-irregularity-red3-undeclared =
    hadde en rød treer som aldri ble vist{ $points ->
        [0] { "" }
       *[other] { " " }(−{ $points })
    }
act-irregularity-out-against-no =
    prøvde å gå ut uten lov{ $points ->
        [0] { "" }
       *[other] { " " }(−{ $points })
    }
act-irregularity-out-failed =
    hadde lov til å gå ut, men prøvde noe annet{ $points ->
        [0] { "" }
       *[other] { " " }(−{ $points })
    }
act-irregularity-out-without-canasta =
    prøvde å gå ut uten canastaene som kreves{ $points ->
        [0] { "" }
       *[other] { " " }(−{ $points })
    }
act-irregularity-top-not-used =
    grep etter bunken uten å kunne bruke toppkortet{ $points ->
        [0] { "" }
       *[other] { " " }(−{ $points })
    }
act-irregularity-opening-short =
    la for lite til å åpne{ $minimum ->
        [0] { "" }
       *[other] { " " }(åpningen krever nå { $minimum })
    }
act-irregularity-taken-back =
    tok tilbake det som lå der{ $points ->
        [0] { "" }
       *[other] { " " }(−{ $points })
    }
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
       *[no] Nestemann kan ikke ta bunken
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

meld-sequence = { $suit } { $low }–{ $high }
meld-label-sequence = Rekke, { $name }
meld-open-cost = åpen: −{ NUMBER($n) }
meld-label = { $name }: { SPELL($n, "n") } kort{ $wilds ->
        [0] { "" }
        [one] , hvorav ett vilt
       *[other] , hvorav { SPELL($wilds, "n") } ville
    }{ $canasta ->
        [natural] , ren canasta
        [mixed] , blandet canasta
        [samba] , samba
        [mixed-samba] , blandet samba
        [wild] , vill canasta
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

button-over = runden er slutt
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
button-too-low = holder ikke til { $need }
button-draw-first = trekk først
button-need = { $need } trengs
button-choose-cards = velg kort
button-choose-card = velg et kort
button-nothing = ingenting å legge ned
button-meld-first = legg ned først
button-ask = kan jeg gå ut?
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
status-take-or-pass = Ta bunken eller la den ligge. Trekkbunken er tom: lar du den ligge, er runden slutt.
status-stopped = { $card } stopper deg denne turen. Trekk fra trekkbunken.
status-have =
    { $how ->
        [took] Du tok bunken.
        [drew] Du trakk { $cards }.
       *[none] Din tur.
    }
status-laid = Du har lagt ned. Kast et kort når du er klar.
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
        [yes] { $name } gikk ut skjult. Runden er talt opp.
       *[no] { $name } gikk ut. Runden er talt opp.
    }
status-over-stock = Trekkbunken tok slutt. Runden er talt opp.
status-game-won =
    { $who ->
        [us] Dere vant partiet med { $margin } poeng.
        [you] Du vant partiet med { $margin } poeng.
        [draw] Partiet endte uavgjort.
       *[other] { $name } vant partiet med { $margin } poeng.
    }

announce-waiting = Det er { $name } sin tur.
announce-over = Runden er slutt.
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
        [0] { $name } har { $meld } på bordet og kan ta kortet.
       *[other] { $name } har { $meld } på bordet, og bunken er åpen.
    }
doubt-fits-own-meld =
    { $solo ->
        [yes] Kortet passer til dine { $meld }.
       *[no] Kortet passer til deres { $meld }.
    }
doubt-breaks-pair = Da bryter du opp ditt siste par, { RANK($rank, form: "many") }.

act-cut = trakk { $card } om plassen
act-lifted =
    { $points ->
        [0] tok av { $lifted } kort, ikke de { $need } som trengtes
       *[other] tok av { $lifted } kort, akkurat nok: { $points } poeng
    }

short-values-title = Kortverdier
short-turn-title = En tur
short-turn =
    { $n ->
        [one] Trekk ett kort eller ta bunken, legg ned hvis du vil, kast ett kort.
       *[other] Trekk { SPELL($n, "n") } kort eller ta bunken, legg ned hvis du vil, kast ett kort.
    }
short-melds-title = Meldinger
short-melds = Minst { SPELL($n, "n") } kort av samme verdi, minst { SPELL($naturals, "n") } av dem naturlige.
short-wilds =
    { $n ->
        [one] Høyst ett vilt kort i en melding. Toere og jokere er ville.
       *[other] Høyst { SPELL($n, "n") } ville kort i en melding. Toere og jokere er ville.
    }
short-canasta = { SPELL($n, "n") } kort er en canasta: ren uten ville kort, ellers blandet.
short-opening-title = Åpning
short-opening =
    { $solo ->
        [yes] Kravet til den første meldingen din følger stillingen før runden.
       *[no] Kravet til den første meldingen deres følger stillingen før runden.
    }
short-opening-below = under { NUMBER($score) }
short-opening-from = fra { NUMBER($score) }
short-pile-title = Bunken
short-pile-now = Nå: { $title }. { $note }.
short-pile-frozen =
    { $need ->
        [3] En frossen bunke tas bare med tre naturlige kort fra hånden av samme verdi som det øverste.
       *[other] En frossen bunke tas bare med to naturlige kort fra hånden av samme verdi som det øverste.
    }
short-pile-open = En åpen bunke tas med: { $ways }.
short-pile-all = Det øverste kortet legges ned med en gang. Resten av bunken kommer på hånden.
short-threes-title = Treere
short-red-threes = Røde treere legges ut med en gang og erstattes fra trekkbunken. De teller mot den som ikke har lagt ned noe.
short-black-threes = En svart treer på bunken stopper nestemann den turen.
short-black-threes-out = Svarte treere legges bare ned når man går ut, minst tre og uten ville kort.
short-threes-a-rank = Treere i begge farger er kort som alle andre: de holdes, kastes, meldes og blir canastaer.
short-red-count =
    { $n ->
        [one] én rød treer
       *[other] { SPELL($n) } røde treere
    }
short-out-title = Gå ut
short-out =
    { $n ->
        [one] { $solo ->
            [yes] Du trenger én canasta for å gå ut.
           *[no] Laget trenger én canasta for å gå ut.
        }
       *[other] { $solo ->
            [yes] Du trenger { SPELL($n) } canastaer for å gå ut.
           *[no] Laget trenger { SPELL($n) } canastaer for å gå ut.
        }
    }
short-out-discard =
    { $kind ->
        [required] Det siste kortet må kastes.
        [forbidden] Alle kort skal legges ned: den som går ut, kaster ingenting.
       *[optional] Det siste kortet kan kastes, men må ikke.
    }
short-out-ask = Før du legger ned, kan du spørre makkeren om lov til å gå ut. Svaret er bindende.
short-bonuses-title = Bonus
short-bonus-natural = ren canasta
short-bonus-mixed = blandet canasta
short-bonus-out = gå ut
short-bonus-concealed = gå ut skjult
short-bonus-concealed-canasta = canasta lagt hel fra hånden
short-target = Partiet går til { NUMBER($target) }.

setup-pace = Tempoet { $value } finnes ikke: velg { $known }.
setup-seating = Plassene kan velges (choice) eller trekkes (cut), ikke { $value }.
setup-seats = Disse reglene er for { SPELL($need) } spillere, men { $have ->
    [one] én plass
   *[other] { $have } plasser
} ble oppgitt.
setup-target-deals = Disse reglene slutter etter { $n ->
    [one] én runde
   *[other] { SPELL($n) } runder
}: det er ikke noe poengmål å velge.
setup-one-you = Nøyaktig én plass skal være din.
setup-kind = På en plass sitter du (you) eller en bot (bot), ikke { $value }.
setup-name = Et navn er høyst { $most } tegn langt og skrives på én linje.
setup-name-twice = To ved bordet kan ikke hete { $name }.
setup-level = Nivået { $value } finnes ikke: velg { $known }.
setup-dealer = Plassen { $value } finnes ikke: første giver sitter på plass 0 til { $last }.
setup-message = Ønsket om et bord kunne ikke leses: { $detail }

level-novice = Nybegynner
level-steady = Øvet spiller

table-error-message = Meldingen kunne ikke leses, og ingenting er endret: { $detail }
table-error-not-now = Det går ikke nå, og ingenting er endret.
table-error-internal = Noe gikk galt hos oss, og ingenting er endret.
table-error-storage = Det kunne ikke lagres, så ingenting er endret. Prøv igjen.
table-error-no-table = Bordet finnes ikke, eller du har ingen plass ved det.
table-error-broken = Bordet kan ikke leses med denne versjonen.
# What it costs to try what the rules refuse, where they have penalties: after it was tried, and before, on a button.
charge-cost =
    { $points ->
        [0]
            { $minimum ->
                [0] Det koster ingenting.
               *[other] Åpningen krever nå { $minimum } poeng.
            }
       *[other] Det koster { $points } poeng.
    }
charge-would-cost =
    { $points ->
        [0] hever kravet med { $raised }
       *[other] koster { $points } poeng
    }
table-refusal-stale = Noe har skjedd ved bordet siden du valgte. Se etter og velg igjen.
table-refusal-nothing-to-take-back = Det er ingenting å ta tilbake nå.
table-refusal-unreadable = Teksten kan ikke leses som et trekk: { $detail }

draft-not-your-turn = Det er ikke din tur ennå.
draft-becomes-mixed = blir blandet
draft-choose = velg kort

sheet-title = Runde { $n }, linje for linje
sheet-natural-canastas = Rene canastaer
sheet-mixed-canastas = Blandede canastaer
sheet-sambas = Sambaer
sheet-mixed-sambas = Blandede sambaer
sheet-wild-canastas = Canastaer av ville kort
sheet-concealed-canastas = Canastaer lagt hele fra hånden
sheet-many-canastas = Bonus for mange canastaer
sheet-special-hand = Spesialhånd
sheet-open-melds = Ufullstendige meldinger
sheet-penalties = Straff
sheet-out = Gikk ut
sheet-concealed-out = Gikk ut skjult
sheet-exact-cut = Nøyaktig avtaking
sheet-red-threes = Røde treere
sheet-melded-cards = Kort på bordet
sheet-hand-cards = Kort igjen på hånden

goal-target = Til { NUMBER($target) }
goal-deals =
    { $n ->
        [one] Én runde
       *[other] Runde { $deal } av { $n }
    }
clock-left =
    { $n ->
        [one] 1 minutt igjen
       *[other] { $n } minutter igjen
    }
clock-up = Tiden er ute: dette er siste runde
clock-over = Tiden er ute
status-time-up = Tiden er ute.
seats-resting = { $names } hviler i denne runden
button-join = slå sammen to meldinger
button-join-none = ingenting å slå sammen
button-undo = den siste meldingen
button-undo-none = ingenting å ta tilbake
button-special = legg ned en spesialhånd
button-special-none = ingen spesialhånd
button-end-turn = avslutt turen uten å kaste
choice-join = { $name }: { $first } og { $second } kort
pile-top-like = To like ville kort fra hånden tar den
family-classic = Classic og formene av det
family-samba = Samba med slekt
family-hand-and-foot = Hand and Foot
family-modern-american = Moderne amerikansk
pile-before-forbidden = Åpne fra hånden i en tidligere tur
pile-before-hand-opens = Åpningen gjøres helt fra hånden
pile-open-run = { $card } passer i { $name }
short-opening-by-deal = Kravet til første melding vokser runde for runde.
short-opening-deal = runde { $n }
short-bonus-samba = samba
short-bonus-wild = vill canasta
short-deals = Partiet går over { SPELL($n) } { $n ->
    [one] runde
   *[other] runder
}.

# Det siden sender og som ikke kan leses. Feltenes navn står slik de sendes.
form-fault =
    { $code ->
        [json] Det er ikke JSON.
        [deep] Det er nøstet for dypt.
        [missing] { $place } mangler: { $expected } var ventet.
        [unknown] { $place } finnes ikke her: { $expected } var ventet.
        [value] { $place } skal være { $expected }.
       *[form] Det har ikke den formen som var ventet.
    }
form-whole-message = det hele
form-text = tekst
form-text-of =
    { $least ->
        [0] tekst på høyst { $most } tegn
       *[other] tekst på { $least } til { $most } tegn
    }
form-list = en liste
form-list-of = en liste med høyst { $most }
form-whole = et helt tall
form-truth = true eller false
form-object = et objekt med felter
form-words = ett av { $words }
form-or-null = { $what }, eller null

# Hva serveren sier der det ikke er noen side å si det til.
http-error =
    { $status ->
        [404] Det er ingenting på denne adressen.
        [405] Slik kan det ikke spørres på denne adressen.
        [413] Det er mer enn det som leses på én gang.
        [500] Noe gikk galt hos oss.
       *[other] Det som ble bedt om, lot seg ikke gjøre ({ $status }).
    }
http-foreign-host = Serveren svarer bare på sin egen adresse på denne maskinen.
http-foreign-socket = Bare serverens egen side kan åpne forbindelsen til et bord.
http-foreign-page = Bare serverens egen side kan be om dette.
http-not-built = Siden er ikke bygd inn i denne installasjonen.
http-build = make setup bygger den; selve serveren er i gang.
