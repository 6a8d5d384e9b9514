# Hvorfor noe ikke går. Verdien sies til spilleren, .ruling om spilleren (dommeren), .remedy sier hva som går i stedet,
# .short står som andre linje på en knapp. Uten .ruling passer verdien for begge.
# $have er det som finnes eller ble vist, $need det som kreves, $most det som høyst kan være, $short = need − have.

violation-deal-over = Runden er slutt.
    .short = runden er slutt
violation-not-your-turn = Det er ikke din tur.
    .ruling = Det er ikke spillerens tur.
    .short = ikke din tur

violation-draw-first = Turen begynner med trekkbunken eller kastebunken. Du har ikke trukket ennå.
    .ruling = Turen begynner med trekkbunken eller kastebunken. Spilleren har ikke trukket ennå.
    .remedy = Trekk et kort eller ta bunken først.
    .short = trekk først
violation-already-drawn = Du har alt trukket eller tatt bunken denne turen.
    .ruling = Spilleren har alt trukket eller tatt bunken denne turen.
    .remedy = Legg ned hvis du vil, og kast så ett kort.
    .short = du har trukket
violation-stock-empty = Trekkbunken er tom, så det er ikke noe kort å trekke.
    .remedy = Ta kastebunken hvis det går, eller meld pass. Da er runden slutt.
    .short = trekkbunken er tom
violation-must-take-pile = Trekkbunken er tom, og kastebunken kan tas. Her er det ikke frivillig.
    .remedy = Ta bunken.
    .short = bunken må tas

violation-pile-empty = Kastebunken er tom.
    .remedy = Trekk fra trekkbunken.
    .short = bunken er tom
violation-pile-blocked = Bunken kan ikke tas så lenge { CARD($card, form: "the") } ligger øverst.
    .remedy = Trekk fra trekkbunken i stedet.
    .short = stopp nå
violation-pile-frozen = Bunken er frossen: { SPELL($need, $rank) } naturlige { RANK($rank, form: "many") } fra hånden trengs, du viste { SPELL($have, $rank) }.
    .ruling = Bunken er frossen: { SPELL($need, $rank) } naturlige { RANK($rank, form: "many") } fra hånden trengs, spilleren viste { SPELL($have, $rank) }.
    .remedy = Ville kort og kort på bordet hjelper ikke her. Har du dem ikke, trekk fra trekkbunken.
    .short =
        { $short ->
            [one] { RANK($rank, form: "a") } mangler
           *[other] { SPELL($short, $rank) } { RANK($rank, form: "many") } mangler
        }
violation-pair-required = Bunken tas bare med { SPELL($need, $rank) } naturlige { RANK($rank, form: "many") } fra hånden, du viste { SPELL($have, $rank) }.
    .ruling = Bunken tas bare med { SPELL($need, $rank) } naturlige { RANK($rank, form: "many") } fra hånden, spilleren viste { SPELL($have, $rank) }.
    .remedy = Har du dem ikke, trekk fra trekkbunken.
    .short =
        { $short ->
            [one] { RANK($rank, form: "a") } mangler
           *[other] { SPELL($short, $rank) } { RANK($rank, form: "many") } mangler
        }
violation-pile-top-not-used = Den som tar bunken, må melde toppkortet med det samme, { CARD($card, form: "the") }. Disse kortene holder ikke til det.
    .remedy = Trekk fra trekkbunken i stedet.
    .short = toppkortet passer ikke
violation-one-card-hand = Den som har ett eneste kort på hånden, kan ikke ta en bunke på ett kort så lenge det er kort å trekke.
    .remedy = Trekk fra trekkbunken i stedet.
    .short = bare ett kort mot ett
violation-meld-closed = Meldingen i { RANK($rank, form: "many") } er stengt og tar ikke imot dette.
    .short = stengt

violation-not-in-hand =
    { $have ->
       *[0] Du har ikke { CARD($card, form: "the") } på hånden.
        [one] Du har bare ett kort av det slaget på hånden: { CARD($card) }. Her trengs { SPELL($need, "n") }.
        [other] Du har bare { SPELL($have, "n") } kort av det slaget på hånden: { CARD($card) }. Her trengs { SPELL($need, "n") }.
    }
    .ruling =
        { $have ->
           *[0] Spilleren har ikke { CARD($card, form: "the") } på hånden.
            [one] Spilleren har bare ett kort av det slaget på hånden: { CARD($card) }. Her trengs { SPELL($need, "n") }.
            [other] Spilleren har bare { SPELL($have, "n") } kort av det slaget på hånden: { CARD($card) }. Her trengs { SPELL($need, "n") }.
        }
    .short = ikke på hånden
violation-mixed-ranks = En melding er kort med én og samme verdi, med eller uten ville kort.
    .short = ulike verdier
violation-rank-not-meldable = Det går ikke an å melde { RANK($rank, form: "many") }.
    .short = kan ikke meldes
violation-rank-dead = Canastaen i { RANK($rank, form: "many") } er ferdig, og da er verdien død: flere { RANK($rank, form: "many") } kan ikke meldes denne runden.
    .short = død verdi
violation-no-wild-with-threes = Ville kort kan ikke ligge i en melding av treere.
    .short = ingen ville til treere
violation-black-threes-only-going-out = Svarte treere meldes bare av den som går ut i samme tur.
    .remedy = Kast en svart treer i stedet: den stopper nestemann.
    .short = bare når du går ut
violation-meld-too-small = En melding er minst { SPELL($need, "n") } kort, dette er { SPELL($have, "n") }.
    .short =
        { $short ->
            [one] ett kort til
           *[other] { SPELL($short, "n") } kort til
        }
violation-too-few-naturals =
    { $need ->
        [one] Det trengs ett naturlig kort fra hånden, her er { SPELL($have, "n") }.
       *[other] En melding har minst { SPELL($need, "n") } naturlige kort, denne har { SPELL($have, "n") }.
    }
    .remedy = Bytt ut et vilt kort med et naturlig.
    .short = for få naturlige
violation-too-many-wilds =
    { $most ->
        [one] En melding har høyst ett vilt kort, denne ville fått { SPELL($have, "n") }.
       *[other] En melding har høyst { SPELL($most, "n") } ville kort, denne ville fått { SPELL($have, "n") }.
    }
    .remedy = Ta bort et vilt kort.
    .short = for mange ville
violation-more-wilds-than-naturals =
    { $most ->
        [0] Med så få naturlige kort kan meldingen ikke ha noen ville, den ville fått { SPELL($have, "n") }.
        [one] Med så få naturlige kort kan meldingen ha høyst ett vilt, den ville fått { SPELL($have, "n") }.
       *[other] Med så få naturlige kort kan meldingen ha høyst { SPELL($most, "n") } ville, den ville fått { SPELL($have, "n") }.
    }
    .remedy = Legg flere naturlige kort eller færre ville.
    .short = for mange ville
violation-natural-canasta-closed = Ville kort kan ikke legges til en ren canasta.
    .short = canastaen skal være ren
violation-no-such-meld = Den meldingen finnes ikke på eget bord.
    .remedy = Legg en ny melding eller velg en annen.
    .short = finnes ikke
violation-one-meld-per-rank = Det ligger alt en melding i { RANK($rank, form: "many") }, og hver verdi har bare én.
    .remedy = Legg kortene til den.
    .short = legg til den som ligger
violation-ambiguous = Det kan leses på flere måter.
    .remedy = Skriv fargen på kortene, eller si hvilken melding du mener.
    .short = flere muligheter

violation-opening-too-low =
    { $need ->
        [canasta] For å åpne kreves en canasta.
        [canasta_200] For å åpne kreves en canasta og 200 poeng.
        [natural_canasta] For å åpne kreves en ren canasta.
       *[other] For å åpne kreves { $need } poeng. Dette er { $have }, { $short } mangler.
    }
    .remedy = Legg ned mer på én gang, eller vent med å åpne.
    .short = { $short } mangler
violation-one-meld-must-open = Åpningen må være én melding som holder til { $need } poeng. Flere legges ikke sammen.
    .short = én melding må holde

violation-must-keep-card = Uten rett til å gå ut må minst ett kort være igjen på hånden når turen er slutt.
    .remedy = Legg ned færre kort.
    .short = ett kort må bli igjen
violation-no-canasta-to-go-out =
    { $need ->
        [one] For å gå ut kreves en canasta, og ingen er ferdig ennå.
       *[other]
            { $have ->
                [0] For å gå ut kreves { SPELL($need) } canastaer, og ingen er ferdig ennå.
                [one] For å gå ut kreves { SPELL($need) } canastaer, og bare én er ferdig.
               *[other] For å gå ut kreves { SPELL($need) } canastaer, og bare { SPELL($have) } er ferdige.
            }
    }
    .remedy = Behold minst ett kort etter kastet.
    .short =
        { $short ->
            [one] en canasta mangler
           *[other] { SPELL($short) } canastaer mangler
        }
violation-cannot-go-out = Du kan ikke gå ut denne turen med de kortene du har.
    .ruling = Spilleren kan ikke gå ut denne turen med kortene sine.
    .short = du kan ikke gå ut nå
violation-partner-said-no = Makkeren svarte nei, og svaret binder: du kan ikke gå ut nå.
    .ruling = Makkeren svarte nei, og svaret binder: spilleren kan ikke gå ut nå.
    .remedy = Behold minst ett kort etter kastet.
    .short = makkeren sa nei
violation-partner-said-yes = Makkeren svarte ja, og svaret binder: du må gå ut denne turen. Etter dette går det ikke.
    .ruling = Makkeren svarte ja, og svaret binder: spilleren må gå ut denne turen. Etter dette går det ikke.
    .remedy = Legg kortene slik at du kan gå ut.
    .short = du må gå ut nå
violation-must-ask = Den som vil gå ut, må først spørre makkeren sin.
    .remedy = Spør før du legger ned noe.
    .short = spør først
violation-already-asked = Du har alt spurt. Bare ett spørsmål er tillatt.
    .ruling = Spilleren har alt spurt. Bare ett spørsmål er tillatt.
    .short = du har spurt
violation-ask-too-late = Spørsmålet stilles før noe annet legges ned denne turen.
    .short = for sent å spørre
violation-no-partner = Det er ingen makker å spørre.
    .short = ingen makker
violation-question-not-used = Spørsmålet til makkeren brukes ikke ved dette bordet.
    .short = brukes ikke her
violation-answer-first = Makkeren har spurt om å få gå ut. Svaret kommer før alt annet.
    .remedy = Svar ja eller nei.
    .short = svar først
violation-not-asked = Ingen har spurt, så det er ikke noe å svare på.
    .short = ikke noe spørsmål

violation-discard-required = Turen slutter med et kast, så ett kort må være igjen å kaste.
    .remedy = Behold ett kort og kast det.
    .short = et kast kreves
violation-discard-forbidden = Den som går ut, kaster ikke: det siste kortet må meldes.
    .short = ikke noe siste kast
violation-rank-not-discardable = Det går ikke an å kaste { CARD($card, form: "the") }.
    .remedy = Kast et annet kort.
    .short = kan ikke kastes
violation-nothing-to-lay = Det er ikke noe kort å legge ned her.
    .short = ikke noe å legge ned

violation-card-not-next = Det neste kortet i trekkbunken er ikke { CARD($card, form: "the") }.
    .short = et annet kort er neste
violation-card-not-free = Det er ingen flere { CARD($card) } igjen å trekke.
    .short = ikke noe slikt kort igjen
violation-no-special-hands = Disse reglene har ingen spesiell hånd med det navnet.
    .short = finnes ikke her
violation-melds-cannot-join = De to meldingene kan ikke slås sammen.
    .short = kan ikke slås sammen

violation-not-same-suit = En sekvens er kort i én farge.
    .short = ulike farger
violation-not-consecutive = Kortene i en sekvens skal følge hverandre uten hull, fra fire til ess.
    .short = ingen sekvens
violation-no-wild-in-sequence =
    { $most ->
        [0] En sekvens kan ikke ha ville kort.
       *[other] En sekvens har høyst { SPELL($most, "n") } vilt kort, og bare når den blir en samba. Denne ville fått { SPELL($have, "n") }.
    }
    .remedy = Ta bort det ville kortet.
    .short = ingen ville i sekvensen
violation-no-new-sequence = Bunken kan ikke tas for å begynne en ny sekvens, bare for å forlenge en som ligger.
    .short = ingen ny sekvens fra bunken
violation-wilds-locked = Siden har en uferdig melding av ville kort, og så lenge den er åpen, kan ville kort bare legges der.
    .remedy = Gjør den ferdig først.
    .short = ville kort er låst
violation-no-wild-in-opening = I åpningen kan det ikke være ville kort.
    .remedy = Åpne med bare naturlige kort.
    .short = ingen ville i åpningen
violation-no-natural-triple = Åpningen skal ha minst { SPELL($need, "n") } naturlige kort av én verdi i en melding uten ville kort.
    .remedy = Legg ned tre naturlige av samme verdi.
    .short = tre naturlige kreves
violation-pile-not-for-opening = Bunken kan ikke tas før siden har åpnet.
    .remedy = Åpne fra hånden først.
    .short = åpne først
violation-partner-not-in-foot = Ingen kan gå ut før makkeren har tatt opp foten sin.
    .remedy = Behold minst ett kort etter kastet.
    .short = makkeren har foten igjen
violation-no-sequence-to-go-out =
    { $need ->
        [one] For å gå ut kreves en samba, og siden har { SPELL($have) }.
       *[other] For å gå ut kreves { SPELL($need) } sambaer, og siden har { SPELL($have) }.
    }
    .short = en samba mangler
violation-no-natural-canasta-to-go-out =
    { $need ->
        [one] For å gå ut kreves en ren canasta, og siden har { SPELL($have) }.
       *[other] For å gå ut kreves { SPELL($need) } rene canastaer, og siden har { SPELL($have) }.
    }
    .short = en ren canasta mangler
violation-no-mixed-canasta-to-go-out =
    { $need ->
        [one] For å gå ut kreves en blandet canasta, og siden har { SPELL($have) }.
       *[other] For å gå ut kreves { SPELL($need) } blandede canastaer, og siden har { SPELL($have) }.
    }
    .short = en blandet canasta mangler
violation-no-wild-canasta-to-go-out =
    { $need ->
        [one] For å gå ut kreves en canasta av ville kort, og siden har { SPELL($have) }.
       *[other] For å gå ut kreves { SPELL($need) } canastaer av ville kort, og siden har { SPELL($have) }.
    }
    .short = en vill canasta mangler
violation-no-wilds-on-rank = En melding i { RANK($rank, form: "many") } kan ikke ha ville kort.
    .remedy = Legg bare naturlige kort der.
    .short = ingen ville der
violation-rule-of-five = Når siden har åpnet, legges ville kort bare til minst { SPELL($need, "n") } naturlige. Her er det { SPELL($have, "n") }.
    .short = { SPELL($need, "n") } naturlige kreves
violation-meld-still-open = Siden har en uferdig melding i { RANK($rank, form: "many") }, og da kan ingen gå ut. Den er { SPELL($have, "n") } kort av { SPELL($need, "n") }.
    .remedy = Gjør den ferdig, eller behold et kort.
    .short = { RANK($rank, form: "all") } er uferdige
violation-same-card-discarded = Den som tok en bunke på ett kort, kan ikke kaste { CARD($card, form: "the") }, som har samme verdi.
    .remedy = Kast et annet kort.
    .short = samme verdi som du tok
violation-freeze-spacing = Et vilt kort kan ikke kastes oppå et annet før et vanlig kort er lagt imellom.
    .remedy = Kast et annet kort.
    .short = ikke to ville på rad
violation-first-round = I første omgang kan ingen legge ned eller ta bunken.
    .short = ikke i første omgang
violation-no-like-pair = Et vilt kort øverst tas bare med { SPELL($need, "n") } like fra hånden. Du viste { SPELL($have, "n") }.
    .ruling = Et vilt kort øverst tas bare med { SPELL($need, "n") } like fra hånden. Spilleren viste { SPELL($have, "n") }.
    .short = to like kreves
violation-side-has-melded = En spesialhånd legges bare ned av den som har en side uten meldinger.
    .short = siden har lagt ned
violation-not-that-hand = Det er ikke den spesialhånden: hvert kort på hånden skal være med i den.
    .short = ikke den hånden
violation-no-red-three-for-canasta = For å gå ut kreves en rød treer for hver canasta: { SPELL($need) } kreves, og siden har { SPELL($have) }.
    .short = for få røde treere
