# Reglenes valg. Meldingens verdi sier med én setning hva valget betyr, .title er navnet, .seed000 til .seed004 hva de fem
# dokumentene sier (utelatt der ett tier), .v-… verdienes navn. Valg med én mulig verdi har ingen slike.

option-group-deal = Utdelingen
option-group-draw = Trekke og kaste
option-group-meld = Meldinger
option-group-opening = Åpningen
option-group-pile = Kastebunken
option-group-threes = Treere
option-group-canastas = Canastaer
option-group-out = Gå ut
option-group-end = Når runden og partiet slutter
option-group-score = Poeng
option-group-penalties = Straff

# Hvordan verdier sies.
option-set-empty = ingenting
option-tiers-only = alltid { $need }
option-tiers-below = { $need } under { $score }
option-tiers-from = { $need } fra { $score }
option-card-values-rank = { $rank } { $points }
option-card-values-ranks = { $low }–{ $high } { $points }
option-count-bonus = { $bonus } for { $count }
option-count-bonus-none = ingen
option-documents-silent = Dokumentet sier ingenting.

# Hvilke verdier et valg tar. Det som står i klammer, er notasjon: en liste, og ordene sier hva hver plass rommer.
option-form-set = en mengde av { $choices }
option-form-numbers = en liste med tall 0 … { $most }: [én,to,…]
option-form-tiers = [[min,krav],[poeng,krav],…], krav et tall 0 … { $most } | { $choices }
option-form-card-values = [[verdier,poeng],…], verdier som 4-7, A, 2, Jo
option-form-count-bonuses = none | [[antall,bonus],…]

## Spillere og utdeling

option-players = Hvor mange som spiller.
    .title = Antall spillere
    .seed000 = Fire i to par. To eller tre går også.
    .seed001 = To til seks, helst fire.
    .seed002 = Fire. Former for to, tre og seks nevnes.
    .seed003 = Fire. To finnes som variant.
    .seed004 = Fire i par.

option-teams = Hvem som spiller sammen og deler meldinger og poeng.
    .title = Lag
    .seed000 = To par. To spiller mot hverandre, tre hver for seg.
    .seed001 = Par. Tre spiller hver for seg.
    .seed002 = Par. To og tre spiller alene, seks i to lag på tre.
    .seed003 = Par.
    .seed004 = Par.
    .v-individual = hver for seg
    .v-pairs = to par
    .v-2x3 = to lag på tre
    .v-3x2 = tre par
    .v-lone-hand = én mot to, noe som avgjøres i spillet
    .v-sit-out = lag på tre, der én hviler hver runde

option-seating = Hvor makkere sitter.
    .title = Plassering
    .seed000 = Makkere sitter overfor hverandre.
    .seed001 = Makkere sitter overfor hverandre.
    .seed002 = Makkere sitter overfor hverandre.
    .seed003 = Makkere sitter overfor hverandre.
    .seed004 = Makkere sitter overfor hverandre.
    .v-partners-opposite = makkere overfor hverandre
    .v-alternate = lagene sitter annenhver

option-deck-packs = Hvor mange kortstokker som blandes sammen.
    .title = Kortstokker
    .seed000 = To.
    .seed001 = To.
    .seed002 = To.
    .seed003 = To.
    .seed004 = To.

option-deck-jokers = Hvor mange jokere det er til sammen: to per kortstokk om ikke annet er sagt.
    .title = Jokere
    .seed000 = Fire.
    .seed001 = Fire.
    .seed002 = Fire.
    .seed003 = Fire, to i hver kortstokk.
    .seed004 = To eller tre i hver kortstokk, men 108 kort i alt. Det går bare opp med to.

option-deck-total = Hvor mange kort det blir av kortstokkene og jokerne.
    .title = Kort i alt
    .seed000 = 108.
    .seed001 = 108.
    .seed002 = 108 når man legger sammen.
    .seed003 = 108.
    .seed004 = 108.

option-deal-hand-size = Hvor mange kort hver får i utdelingen.
    .title = Kort på hånden
    .seed000 = 11 når fire spiller, 13 for tre, 15 for to.
    .seed001 = 11 til hver. For to spillere 15, om tre står det ikke noe.
    .seed002 = 11.
    .seed003 = 11. For to spillere 15.
    .seed004 = 11.

option-deal-order = Om kortene deles ut ett om gangen eller tre om gangen.
    .title = Utdeling
    .seed000 = Ett om gangen, med klokka.
    .v-one-at-a-time = ett kort om gangen
    .v-packets = tre kort om gangen

option-deal-cut-by = Hvem som tar av før utdelingen, av dem som spiller runden. Kan en hvilken som helst motstander gjøre det, bytter motstanderne på runde for runde, den til høyre for giveren først.
    .title = Avtaking
    .seed000 = En motstander.
    .seed002 = Spilleren til høyre for giveren.
    .seed004 = Spilleren til høyre for giveren.
    .v-right = spilleren til høyre for giveren
    .v-any-opponent = en motstander
    .v-left = spilleren til venstre for giveren

option-deal-first-dealer = Hvordan den første giveren velges.
    .title = Første giver
    .seed001 = Loddtrekning.
    .seed002 = På vanlig måte. Det er ingen fordel å gi.
    .v-random = loddtrekning
    .v-draw-high = høyeste trukne kort
    .v-agreed = man blir enige

option-deal-rotation = Hvem som gir neste gang.
    .title = Neste giver
    .seed000 = Spilleren til venstre for forrige giver. Ny giver hver runde.
    .seed001 = Turen går med klokka.
    .seed002 = Turen går med klokka.
    .v-clockwise = nestemann i rekken
    .v-loser-deals = siden med færrest poeng i runden
    .v-winner-deals = siden med flest poeng i runden

option-deal-exact-cut-bonus = Poeng til siden når den som tar av, løfter akkurat de kortene som utdelingen trenger: alle hender, alle føtter og kortet som vendes opp, om noe vendes. Kort som dekker det oppvendte, og kort som kommer senere, regnes ikke med.
    .title = Bonus for nøyaktig avtaking

## Startkortet

option-start-upcard = Hvordan kastebunken begynner.
    .title = Startkort
    .seed000 = Ett kort snus.
    .seed001 = Ett kort snus.
    .seed002 = Ett kort snus.
    .seed003 = Ett kort snus.
    .seed004 = Ett kort snus.
    .v-turned = det øverste kortet snus
    .v-none = ikke noe; bunken er tom fra starten
    .v-italian-prefill = snus, med så mange skjulte kort under som verdien sier (ess 1, knekt 11, dame 12, konge 13)

option-start-cover = Hvilke startkort som dekkes med et nytt kort.
    .title = Startkort som dekkes
    .seed000 = Joker, toer og rød treer.
    .seed002 = Joker, toer og alle treere.
    .seed003 = Joker, toer og alle treere.
    .seed004 = Joker og rød treer. Toeren nevnes ikke, og en svart treer får ligge.
    .v-joker = jokere
    .v-two = toere
    .v-red3 = røde treere
    .v-black3 = svarte treere

option-start-repeat-until = Hvor lenge nye kort legges på et startkort som dekkes.
    .title = Dekking
    .seed000 = Ett kort til snus. Hva som gjelder om også det er spesielt, står ikke.
    .seed002 = Til kortet verken er treer eller vilt.
    .seed003 = Til et naturlig kort fra firer til ess ligger øverst.
    .seed004 = Om og om igjen, til et vanlig kort eller en svart treer.
    .v-first-ok-card = til et kort kan ligge øverst
    .v-one-cover-only = bare ett kort til

option-start-freezes = Hvilke kort i starten av bunken som fryser den.
    .title = Startkort som fryser
    .seed000 = Ville kort og rød treer ifølge teksten. Listen lenger ned nevner bare den røde treeren.
    .seed001 = En bunke med et vilt kort i er sperret.
    .seed002 = Bare ville kort.
    .seed004 = Det dekkede kortet legges på tvers. At det fryser, står bare om jokeren.
    .v-wild = ville kort
    .v-red3 = røde treere
    .v-black3 = svarte treere

option-start-red3-in-pile = Hva som skjer med en rød treer som snus opp til bunken.
    .title = Rød treer i bunken
    .seed000 = Den blir liggende. Hva som skjer når bunken tas, står ikke.
    .seed002 = Den går til den som tar bunken, og erstattes ikke.
    .seed003 = Den blir liggende under de andre kortene.
    .v-stays-then-bonus-no-replacement = blir liggende; den som tar bunken, legger den ut uten nytt kort
    .v-to-first-player = går til den som begynner, og hans side
    .v-reshuffled = blandes inn i trekkbunken igjen
    .v-discarded = er ute av spill

## Turen

option-turn-first-player = Hvem som begynner runden.
    .title = Første spiller
    .seed000 = Spilleren til venstre for giveren, slik det går fram.
    .seed001 = Spilleren til venstre for giveren.
    .seed002 = Spilleren til venstre for giveren. Å begynne er den virkelige fordelen.
    .seed004 = Spilleren til venstre for giveren.
    .v-left-of-dealer = spilleren etter giveren
    .v-drawn-high = den som trakk høyest; giveren sitter foran

option-turn-direction = Hvilken vei turen går.
    .title = Retning
    .seed000 = Med klokka.
    .seed001 = Med klokka.
    .seed002 = Med klokka.
    .seed004 = Med klokka.
    .v-clockwise = med klokka
    .v-anticlockwise = mot klokka

option-draw-count = Hvor mange kort man trekker når turen begynner.
    .title = Kort å trekke
    .seed000 = Ett. To når to spiller.
    .seed001 = Ett. To når to spiller.
    .seed002 = Ett.
    .seed003 = Ett. To når to spiller.
    .seed004 = Ett.

option-draw-final = Valget mellom trekkbunke og kastebunke gjelder når kortet er sett.
    .title = Valget gjelder
    .seed000 = Valget kan ikke angres.
    .seed002 = Den som har trukket, kan ikke ombestemme seg.

option-meld-undo = Om en melding kan tas tilbake.
    .title = Angre melding
    .seed000 = Et kast kan ikke tas tilbake. Om meldinger står det ikke noe.
    .seed002 = Det som er lagt, kan ikke tas tilbake.
    .v-never = aldri
    .v-within-turn = i samme tur
    .v-with-penalty = mot trekk i poeng

option-discard-required = Hver tur slutter med et kast, unntatt når man går ut.
    .title = Kast hver tur
    .seed000 = Ja, unntatt når man går ut.
    .seed001 = Ja, unntatt når man går ut.
    .seed002 = Turen slutter med et kast.
    .seed003 = Ja, unntatt når man går ut.
    .seed004 = Alltid, men ut går man med eller uten kast.

option-discard-pass-if-cannot-go-out = Om den som har ett kort igjen og ikke kan gå ut, slutter turen uten kast.
    .title = La være å kaste
    .v-off = nei
    .v-on = ja

option-meld-before-draw = Ingen legger ned før kortet er trukket eller bunken tatt.
    .title = Legge ned før man trekker
    .seed000 = Først trekker man, så legger man ned.
    .seed001 = Rekkefølgen er fast: trekk, legg ned, kast.
    .seed002 = Turen begynner med å trekke eller ta bunken.
    .seed003 = Turen har tre steg, og det første er å trekke.
    .seed004 = Først trekker man, så legger man ned.

## Meldinger

option-meld-min-size = En melding har minst tre kort.
    .title = Minste melding
    .seed000 = Tre.
    .seed001 = Tre.
    .seed002 = Tre.
    .seed003 = Tre.

option-meld-ranks = Hvilke verdier som meldes på vanlig måte.
    .title = Verdier
    .seed000 = Firer til ess.
    .seed001 = Firer til ess.
    .seed002 = Alle unntatt treere.
    .seed003 = Firer til ess.

option-meld-sequences = Om sekvenser i samme farge regnes som meldinger.
    .title = Sekvenser
    .seed000 = Nei, de hører til samba.
    .seed001 = Nei, fargen betyr ingenting.
    .seed002 = Nei, en melding er av én verdi.
    .seed003 = Nei.
    .seed004 = Nei, en melding er av én verdi.
    .v-off = nei
    .v-on = ja

option-meld-min-naturals = Hvor mange naturlige kort en melding minst har.
    .title = Minst naturlige kort
    .seed000 = To.
    .seed001 = To.
    .seed002 = To.
    .seed003 = To.
    .seed004 = To.

option-meld-max-wilds = Hvor mange ville kort en melding kan ha.
    .title = Høyst ville kort
    .seed000 = Tre.
    .seed001 = Tre, også i en canasta.
    .seed002 = Tre.
    .seed003 = Tre.
    .seed004 = Tre.
    .v-none = ingen grense

option-meld-wild-ratio = Hvor mange ville kort en melding kan ha i forhold til de naturlige.
    .title = Ville mot naturlige
    .seed000 = Ikke noe krav utover to naturlige og høyst tre ville.
    .seed001 = Ikke noe krav utover to naturlige og høyst tre ville.
    .seed002 = Aldri flere ville enn naturlige.
    .seed003 = Ikke noe krav utover to naturlige og høyst tre ville.
    .seed004 = Ikke noe krav utover to naturlige og høyst tre ville.
    .v-none = ikke noe ytterligere krav
    .v-not-more = ikke flere ville enn naturlige
    .v-fewer = færre ville enn naturlige
    .v-double = minst dobbelt så mange naturlige

option-meld-wild-only = Om en melding kan bestå av bare ville kort.
    .title = Bare ville kort
    .seed000 = Nei, to naturlige kreves.
    .seed001 = Nei, to naturlige kreves.
    .seed002 = Nei, to naturlige kreves.
    .seed003 = Nei, ikke i klassisk canasta.
    .seed004 = Nei, to naturlige kreves.
    .v-off = nei
    .v-on = ja; en slik melding er full med sju kort
    .v-twos = toere som en egen verdi, med jokere som ville kort; en slik melding er full med sju kort

option-meld-per-rank = Hvor mange meldinger en side kan ha i samme verdi.
    .title = Meldinger per verdi
    .seed000 = Én om gangen.
    .seed001 = De er felles for laget. Antallet står ikke.
    .seed002 = En egen melding for hver verdi.
    .seed003 = Én.
    .seed004 = Én per lag. Motstanderne kan ha samme verdi.
    .v-one = én i hele runden
    .v-one-open = en ny når den første er full
    .v-many = så mange man vil

option-meld-max-size = Hvor mange kort en melding kan ha.
    .title = Største melding
    .seed000 = Ingen grense.
    .seed001 = Ingen grense for naturlige kort.
    .seed002 = En canasta har minst sju kort.
    .seed003 = En canasta har minst sju kort.
    .seed004 = Sju gir en canasta. Om flere står det ikke noe.
    .v-unlimited = ingen grense

option-meld-add-to-opponents = Ingen legger kort til motstandernes meldinger.
    .title = Motstandernes meldinger
    .seed000 = Hvert lag bygger sine egne meldinger.
    .seed001 = Aldri.
    .seed002 = Aldri.
    .seed004 = Aldri.

option-meld-wild-onto-natural-canasta = Om et vilt kort kan legges til en ren canasta, som da blir blandet.
    .title = Vilt kort på ren canasta
    .seed000 = Ja, og bonusen synker fra 500 til 300.
    .seed001 = Til en ferdig canasta nevnes bare naturlige kort, og aldri flere enn tre ville.
    .v-allowed-becomes-mixed = ja, den blir blandet
    .v-forbidden = nei
    .v-forbidden-on-all = nei, og ikke på en blandet heller

option-meld-first-round = Om noen kan legge ned i første omgang.
    .title = Legge ned i første omgang
    .v-allowed = ja
    .v-nobody = ingen kan legge ned

## Åpningen

option-initial-tiers = Hvor mange poeng sidens første melding krever, etter sidens stilling.
    .title = Åpningskrav
    .seed000 = 15 under null, 50 fra 0, 90 fra 1 500, 120 fra 3 000.
    .seed001 = Kravet stiger med poengene. Tabellen mangler.
    .seed003 = 15 under null, 50 fra 0, 90 fra 1 500, 120 fra 3 000.
    .seed004 = 15 under null, 50 under 1 500, 90 under 3 000, så 120.
    .v-canasta = en canasta
    .v-canasta-200 = en canasta og 200 poeng
    .v-natural-canasta = en ren canasta

option-initial-score-basis = Hvilket tall som bestemmer åpningskravet.
    .title = Kravet følger
    .seed000 = Lagets poeng før runden. Tre spillere: egne poeng.
    .seed001 = Lagets samlede poeng.
    .seed003 = Lagets poeng før runden.
    .seed004 = Lagets poeng.
    .v-team-total-before-deal = sidens poeng før runden
    .v-own-score = spillerens egne poeng før runden
    .v-round-number = rundens nummer

option-initial-combine-melds = Om flere meldinger som legges på én gang, legges sammen til åpningskravet.
    .title = Flere meldinger legges sammen
    .seed000 = Ja, i samme tur.
    .seed001 = Ja, de legges sammen.
    .seed003 = Det står meldinger, i flertall.
    .seed004 = Ja, i samme tur.

option-initial-bonus-counts = Om bonuser teller med i åpningskravet.
    .title = Bonus i åpningen
    .seed000 = Nei, og røde treere aldri.
    .seed001 = Røde treere teller ikke.
    .seed003 = Nei.
    .v-no = ingen bonuser
    .v-canastas = bonus for en canasta teller

option-initial-top-card-counts = Om toppkortet teller når man åpner med bunken.
    .title = Toppkortet teller
    .seed000 = Ja, toppkortet og ikke noe annet fra bunken.
    .seed002 = Den som begynner, kan bruke kortet som dekker, i sin første melding.

option-initial-per = Hvem som må nå åpningskravet.
    .title = Hvem som åpner
    .seed000 = Laget, én gang.
    .seed001 = Laget, én gang.
    .seed002 = Det står spilleren eller laget.
    .seed003 = Én spiller åpner for laget.
    .seed004 = Laget, og makkeren er deretter fri.
    .v-team = siden, én gang
    .v-player = hver spiller

option-initial-waived-if-concealed-out = Om åpningskravet faller bort for den som går ut skjult.
    .title = Ikke noe krav ved skjult utgang
    .v-yes = alltid
    .v-no = aldri
    .v-only-from-stock = bare når kortet ble trukket fra trekkbunken

## Kastebunken

option-pile-take-amount = Hvor mye av bunken man får.
    .title = Hvor mye man tar
    .seed000 = Hele bunken.
    .seed001 = Hele bunken.
    .seed002 = Hele bunken.
    .seed003 = Hele bunken.
    .seed004 = Hele bunken.
    .v-all = hele bunken
    .v-top-5 = de fem øverste kortene
    .v-top-3 = de tre øverste kortene
    .v-top-7 = de sju øverste kortene
    .v-top-1 = det øverste kortet

option-pile-top-must-be-melded = Den som tar bunken, melder toppkortet med det samme.
    .title = Toppkortet meldes
    .seed000 = Med det samme.
    .seed001 = Med det samme, sammen med kort fra hånden.
    .seed003 = Med det samme.
    .seed004 = Med det samme, i en melding.

option-pile-frozen-by = Hva som gjør bunken frossen, så den bare tas med naturlige kort fra hånden.
    .title = Når bunken er frossen
    .seed000 = Et kastet vilt kort, et vilt kort eller en rød treer som startkort, og alltid for et lag som ikke har åpnet.
    .seed001 = Ethvert vilt kort i bunken. Et lag som ikke har åpnet, trenger et par.
    .seed002 = Et vilt startkort, til bunken tas. Resten av teksten er borte.
    .seed003 = Et kastet vilt kort, og alltid for et lag som ikke har åpnet.
    .seed004 = En kastet joker. Lag som ikke har åpnet, nevnes ikke.
    .v-wild-in-pile = et vilt kort i bunken
    .v-unopened-side = egen side har ikke åpnet
    .v-always = alltid frossen

option-pile-frozen-needs = Hva som tar en frossen bunke.
    .title = Frossen bunke tas med
    .seed000 = To naturlige av verdien, fra hånden.
    .seed001 = To naturlige av verdien.
    .seed003 = To naturlige fra hånden. Ville kort hjelper ikke.
    .seed004 = To naturlige av verdien.
    .v-natural-pair = et naturlig par fra hånden
    .v-three-naturals = tre naturlige kort fra hånden

option-pile-unfrozen-allows = Hva som tar en bunke som ikke er frossen.
    .title = Åpen bunke tas med
    .seed000 = Et par, ett naturlig og ett vilt kort, eller toppkortet til en egen melding.
    .seed001 = Toppkortet må kunne brukes i en melding, ny eller gammel.
    .seed003 = Et naturlig par, eller ett naturlig kort hvis laget har en melding i verdien.
    .seed004 = Toppkortet må kunne brukes i en melding.
    .v-natural-pair = et naturlig par
    .v-natural-plus-wild = ett naturlig kort med ett vilt
    .v-add-top-to-meld = toppkortet til en egen melding
    .v-natural-plus-meld = ett naturlig kort, til en egen melding
    .v-add-top-to-sequence = toppkortet til en egen sekvens

option-pile-two-wilds-plus-top = To ville kort tar aldri bunken.
    .title = Ta bunken med to ville
    .seed000 = Nei, en melding krever to naturlige.
    .seed001 = Nei, en melding krever to naturlige.
    .seed002 = Nei, en melding krever to naturlige.
    .seed003 = Nei, en melding krever to naturlige.
    .seed004 = Nei, en melding krever to naturlige.

option-pile-blocked-top = Hvilke kort på toppen som hindrer nestemann i å ta bunken.
    .title = Kort som stopper bunken
    .seed000 = En svart treer den turen. Ville kort, slik det går fram.
    .seed001 = En svart treer til den dekkes. Ville kort, slik det går fram.
    .seed003 = Jokere, toere og alle treere.
    .seed004 = Jokere og svarte treere. Toeren nevnes ikke.
    .v-joker = jokere
    .v-two = toere
    .v-black3 = svarte treere
    .v-red3 = røde treere
    .v-seven = sjuere

option-pile-unfreeze = En frossen bunke er frossen til noen tar den.
    .title = Når bunken tiner
    .seed000 = Når noen tar den.
    .seed002 = Når den er tatt etter reglene.
    .seed004 = Når noen har to naturlige til toppkortet.

option-pile-one-card-hand = Om den som har ett kort på hånden, kan ta en bunke på ett kort. Er trekkbunken tom, er det alltid lov.
    .title = Ett kort på hånden, ett i bunken
    .v-forbid-if-pile-is-one-card = nei
    .v-allow = ja

option-pile-add-to-full-canasta = Om bunken kan tas ved at toppkortet legges til en ferdig canasta.
    .title = Bunken til en ferdig canasta
    .seed000 = Det står ikke. Canastaer er åpne for flere kort.
    .seed001 = Naturlige kort kan legges til en canasta.

option-pile-browse = Hvor langt ned i bunken spillerne kan se.
    .title = Se i bunken
    .seed000 = Bare det øverste kortet vises.
    .seed003 = Rådet er å holde rede på kortene som forsvinner i bunken.
    .v-top-only = bare det øverste kortet
    .v-last-3 = de tre siste kortene
    .v-all = hele bunken

option-pile-freeze-spacing = Om et naturlig kort eller en svart treer må ligge mellom to ville kast.
    .title = Fryse to ganger
    .v-none = fritt
    .v-natural-between = et kort må ligge imellom

option-pile-single-card-same-discard = Om den som tok en bunke på ett kort, kan kaste et kort av samme verdi.
    .title = Kast etter en bunke på ett kort
    .v-free = fritt
    .v-other-card = et annet kort må kastes

## Treere

option-red3-replace-when = Når røde treere på første hånd legges ut og erstattes.
    .title = Røde treere på første hånd
    .seed000 = Alle før første tur, fra giverens venstre.
    .seed001 = Straks.
    .seed002 = Straks.
    .seed003 = Straks.
    .v-before-first-turn = før første tur
    .v-on-own-first-turn = i spillerens første tur

option-red3-values = Hva én, to, tre … røde treere gir en side til sammen.
    .title = Røde treere
    .seed000 = 100 for hver, 800 for alle fire.
    .seed001 = 100 for hver, 800 for alle fire.
    .seed002 = 100 for hver, 200 hver for alle fire. I tabellen er fargene forvekslet.
    .seed003 = 100, 300, 500 og 800.
    .seed004 = 100 for hver, 200 hver for alle fire.

option-red3-sign = Når en sides røde treere teller for den og når de teller mot.
    .title = Røde treere teller for siden
    .seed000 = Mot et lag uten melding når runden slutter.
    .seed001 = Mot et lag som ikke har lagt ut noe.
    .seed003 = Mot et lag uten vanlig melding.
    .seed004 = Mot et lag som ikke har åpnet.
    .v-plus-if-melded = hvis den har lagt ned
    .v-plus-if-canasta = hvis den har en canasta
    .v-plus-if-two-canastas = hvis den har to canastaer, uansett hvilke
    .v-plus-if-out-requirement = hvis den har canastaene som trengs for å gå ut
    .v-by-canasta-count = med to canastaer; med én teller de ikke i det hele tatt
    .v-always-plus = alltid
    .v-always-minus = aldri; de teller alltid mot

option-red3-minus-table = Røde treere som teller mot, koster det de ville ha gitt.
    .title = Røde treere mot siden
    .seed000 = 100 for hver, 800 for alle fire.
    .seed001 = De samme poengene.
    .seed003 = Verdien trekkes fra.
    .seed004 = 800 for alle fire.

option-red3-replacement = En rød treer på hånden eller fra trekkbunken erstattes fra trekkbunken, en fra kastebunken erstattes ikke.
    .title = Erstatning for røde treere
    .seed000 = En som trekkes, erstattes fra trekkbunken.
    .seed001 = En i utdelingen eller en som trekkes, erstattes fra trekkbunken.
    .seed002 = En fra trekkbunken erstattes, en fra kastebunken ikke.
    .seed003 = Den erstattes med et nytt kort.

option-red3-is-meld = En rød treer på bordet er ingen melding og hindrer ikke en skjult utgang.
    .title = Røde treere som melding
    .seed000 = De er ingen meldinger og hindrer ikke en skjult utgang.
    .seed001 = De er bonuskort, ikke meldinger.
    .seed002 = De er bonuskort, ikke meldinger.
    .seed003 = De har en egen bonusregel.
    .seed004 = De er bonuskort, ikke meldinger.

option-black3-stop = Hvor lenge en svart treer på toppen stopper bunken.
    .title = Svart treer som stoppkort
    .seed000 = For nestemann, den turen.
    .seed001 = Til et annet kort dekker den.
    .seed003 = For nestemann.
    .seed004 = Den kan aldri tas opp.
    .v-next-player-only = for nestemann, den turen
    .v-until-covered = til den dekkes

option-black3-meld = Om svarte treere kan meldes.
    .title = Melde svarte treere
    .seed000 = Tre eller fire uten ville kort, bare når man går ut.
    .seed001 = Bare når man går ut, uten ville kort.
    .seed002 = Tre eller fire, aller sist, når man går ut. Ville kort kan aldri stå for en treer.
    .seed003 = Tre eller fire naturlige, når man går ut i samme tur.
    .v-on-going-out-3-or-4-no-wild = tre eller flere, uten ville kort, når man går ut
    .v-never = aldri

option-black3-value = Hva en meldt svart treer er verdt.
    .title = Meldt svart treer
    .seed000 = 5.
    .seed001 = Tabellen mangler.
    .seed002 = 5. I tabellen er fargene forvekslet.
    .seed003 = 5.
    .seed004 = 5.

option-black3-hand-value = Hva en svart treer igjen på hånden koster.
    .title = Svart treer igjen på hånden
    .seed000 = 5.
    .seed003 = 5.
    .seed004 = 5.

option-black3-four-going-out = Hva fire svarte treere gir til sammen når de meldes for å gå ut.
    .title = Fire svarte treere ut
    .v-sum = summen av kortene

## Canastaer og poeng

option-card-values = Hva hver verdi teller, i en melding og igjen på hånden.
    .title = Kortenes poeng
    .seed000 = Joker 50, toer og ess 20, åtter til konge 10, firer til sjuer 5.
    .seed001 = Tabellen mangler.
    .seed002 = Joker 50, toer og ess 20, åtter til konge 10, firer til sjuer 5.
    .seed003 = Joker 50, toer og ess 20, åtter til konge 10, firer til sjuer 5.
    .seed004 = Samme tall, som trekk for kort igjen på hånden.

option-canasta-size = Sju kort av én verdi er en canasta.
    .title = Kort i en canasta
    .seed000 = Sju eller flere.
    .seed001 = Sju.
    .seed002 = Sju eller flere.
    .seed003 = Sju eller flere.
    .seed004 = Sju.

option-canasta-natural = Bonus for en canasta uten ville kort.
    .title = Ren canasta
    .seed000 = 500.
    .seed001 = 500.
    .seed002 = 500, slik summen 600 med 100 for den skjulte canastaen viser.
    .seed003 = 500.
    .seed004 = 500.

option-canasta-mixed = Bonus for en canasta med ville kort.
    .title = Blandet canasta
    .seed000 = 300.
    .seed001 = 300.
    .seed002 = 300, slik summen 400 med 100 for den skjulte canastaen viser.
    .seed003 = 300.
    .seed004 = 300.

option-canasta-concealed-bonus = Ekstra bonus for en canasta som legges hel fra hånden, eller med toppkortet.
    .title = Canasta lagt på én gang
    .seed002 = 100 for hver canasta som legges hel fra hånden eller med det siste kastet.

option-canasta-card-values-added = Kortene i en canasta teller i tillegg til bonusen.
    .title = Canastaens kort teller
    .seed000 = Ja, i tillegg til bonusen.
    .seed001 = Ja.
    .seed003 = Ja.
    .seed004 = Alt som er lagt ned, teller, canastaer også.

option-canasta-count-bonus = Bonus for mange canastaer på en side.
    .title = Mange canastaer

option-score-hand-minus = Alle kort som sidens spillere har igjen på hånden, teller mot den.
    .title = Kort igjen på hånden
    .seed000 = I eksemplet trekkes makkerens kort fra.
    .seed001 = Kortene som er igjen, trekkes fra.
    .seed003 = Begge spillernes kort trekkes fra.
    .seed004 = Kortene igjen på hendene trekkes fra.

option-score-negative-total = En sides sum kan bli under null.
    .title = Summer under null
    .seed000 = En runde kan ende under null.
    .seed003 = Tabellen har en rad for summer under null.
    .seed004 = Det finnes et krav for lag under null.

option-score-margin = Forskjellen mellom summene er seierens størrelse.
    .title = Seiersmargin
    .seed004 = Forskjellen i poeng er seierens størrelse.

option-score-canasta-needed-for-plus = Om nedlagte kort teller mot en side som mangler canastaene for å gå ut.
    .title = Meldinger uten canasta
    .v-off = de teller for siden
    .v-on = de teller mot siden

option-penalties = Om feil ved bordet koster poeng: et forsøk som reglene avviser, og det som en opptelling nevner.
    .title = Straff

## Gå ut

option-out-canastas = Hvor mange canastaer en side trenger før noen kan gå ut.
    .title = Canastaer for å gå ut
    .seed000 = Én. To når to spiller.
    .seed001 = Én. To når to spiller, én når tre gjør det.
    .seed003 = Én. To når to spiller.
    .seed004 = Én.
    .v-spec = så mange som slagene som kreves

option-out-canasta-owner = En hvilken som helst av sidens canastaer duger, ikke bare spillerens egen.
    .title = Hvem sin canasta
    .seed000 = Lagets, ikke spillerens.
    .seed001 = Lagets.
    .seed003 = Lagets.
    .seed004 = Lagets.

option-out-discard = Om den som går ut, gjør et siste kast.
    .title = Siste kast
    .seed000 = Valgfritt.
    .seed001 = Valgfritt.
    .seed003 = Valgfritt.
    .seed004 = Valgfritt.
    .v-optional = valgfritt
    .v-required = kreves
    .v-forbidden = ikke tillatt

option-out-must-keep-if-not = Den som ikke kan gå ut, beholder minst ett kort etter kastet.
    .title = Beholde et kort
    .seed001 = Uten canasta må minst ett kort bli igjen på hånden etter kastet.
    .seed003 = Etter et nei må minst ett kort bli igjen på hånden.

option-out-bonus = Bonus for å gå ut.
    .title = Gå ut
    .seed000 = 100.
    .seed001 = Det finnes en bonus. Beløpet mangler.
    .seed003 = 100.
    .seed004 = 100.

option-out-concealed-total = Bonus for å gå ut skjult, i stedet for den vanlige.
    .title = Gå ut skjult
    .seed000 = 200, det dobbelte av det vanlige.
    .seed001 = Det forklares. Beløpet mangler.
    .seed003 = 200 i alt.
    .seed004 = Det dobbelte av det vanlige.

option-out-concealed-who = Hvem som ikke kan ha lagt ned tidligere for at utgangen skal være skjult.
    .title = Skjult betyr
    .seed000 = Spilleren har ikke lagt ned noe tidligere i runden.
    .seed001 = Ingenting er lagt ut tidligere.
    .seed004 = I én tur uten tidligere meldinger. Hvem sine står ikke.
    .v-player-not-melded = spilleren har ikke lagt ned
    .v-side-not-melded = siden har ikke lagt ned

option-out-concealed-with-pile = Om en skjult utgang gir bonus når bunken ble tatt i samme tur.
    .title = Skjult med bunken
    .v-allowed = ja
    .v-no-bonus = nei

option-out-permission = Om en spiller kan eller må spørre makkeren før utgangen.
    .title = Spørre makkeren
    .seed000 = Man kan spørre, én gang.
    .seed001 = Man kan spørre.
    .seed003 = Man kan spørre.
    .seed004 = Man kan spørre.
    .v-optional = frivillig
    .v-required = kreves
    .v-off = ikke noe spørsmål stilles

option-out-permission-if = Når spørsmålet kan stilles.
    .title = Spørsmålet kan stilles
    .seed003 = Bare når man virkelig kan gå ut.
    .v-can-go-out = hvis spilleren kan gå ut
    .v-any = alltid

option-out-permission-when = Spørsmålet kommer før turens meldinger, bortsett fra det å ta bunken.
    .title = Tiden for spørsmålet
    .seed000 = Før man går ut.
    .seed003 = Når man virkelig kan.

option-out-permission-limit = Hvor ofte spørsmålet kan stilles.
    .title = Antall spørsmål
    .seed000 = En gang per tur.
    .v-per-turn = en gang per tur
    .v-per-deal = en gang per runde

option-out-answer-binds = Hvor lenge makkerens svar binder.
    .title = Svaret binder
    .seed000 = Det binder. Makkeren kan la en vente en omgang.
    .seed001 = Det binder.
    .seed003 = Det binder. Etter et nei må et kort beholdes.
    .seed004 = Det binder, og et nei gjelder hele runden.
    .v-this-turn = denne turen
    .v-this-deal = et nei gjelder hele runden

option-out-question-extra-info = Spørsmålet og svaret sier ikke noe annet.
    .title = Ord utover spørsmålet
    .seed000 = Ingen. Svaret er ja eller nei.
    .seed001 = Man spør høflig.
    .seed003 = Ingenting kan sies om hånden.

## Når trekkbunken er tom

option-stock-end-when = Når runden slutter etter at trekkbunken er tom.
    .title = Når trekkbunken er tom
    .seed000 = Runden slutter når den som er i tur, ikke kan eller vil ta bunken.
    .seed001 = Runden slutter når trekkbunken er tom.
    .seed003 = Runden slutter når ingen kan eller vil ta bunken.
    .seed004 = Runden slutter når ingen kan melde det siste kastet.
    .v-play-on-while-taken = spillet går videre så lenge bunken tas
    .v-immediate = runden slutter med turen til den som trakk siste kort

option-stock-end-forced-take = Om en spiller må ta bunken når trekkbunken er tom.
    .title = Tvang til å ta bunken
    .seed000 = Nei, man kan la være.
    .seed001 = Spørsmålet oppstår ikke: runden slutter når trekkbunken er tom.
    .seed003 = Nei, man kan la være.
    .seed004 = Det leses som en tvang når det går.
    .v-if-top-fits-own-meld = hvis bunken er åpen og toppkortet passer i en egen melding
    .v-always-if-legal = når det går
    .v-never = aldri

option-stock-end-last-card-red3 = Hva som skjer når det siste kortet i trekkbunken er en rød treer.
    .title = Siste kort er en rød treer
    .seed004 = Runden slutter straks uten kast. Treeren teller likevel.
    .v-end-no-meld = runden slutter straks
    .v-end-after-meld = spilleren kan legge ned, så slutter runden uten kast
    .v-play-on = spilleren gjør ferdig turen
    .v-end-in-hand = den blir på hånden, og runden slutter straks

option-stock-end-short-draw = Om for få kort i trekkbunken regnes som et helt trekk eller avslutter runden.
    .title = For få kort å trekke
    .v-counts = regnes som et trekk
    .v-ends = runden slutter

option-stock-end-out-bonus = Ingen får bonus for å gå ut når runden slutter med trekkbunken.
    .title = Bonus når trekkbunken avslutter
    .seed000 = Ingen.

option-stock-end-top-only = Om en tvang til å ta bunken mot slutten bare gjelder toppkortet.
    .title = Tvang på ett kort
    .v-off = hele bunken
    .v-on = bare toppkortet

## Partiets slutt

option-game-target = Poengene som avslutter partiet.
    .title = Poengmål
    .seed000 = 5 000. Kort spill til 2 500.
    .seed001 = 5 000.
    .seed003 = 5 000.
    .seed004 = 5 000.

option-game-reach = Om målet må nås eller passeres.
    .title = Målet må
    .seed000 = Både den første som når det og den første som passerer det.
    .seed001 = Nås.
    .seed003 = Nås.
    .seed004 = Nås ett sted, passeres et annet.
    .v-at-least = nås
    .v-strictly-over = passeres

option-game-end-check = Partiet slutter først etter en ferdig runde.
    .title = Partiet slutter
    .seed000 = Den pågående runden spilles ferdig.
    .seed001 = Poengene legges sammen runde for runde.
    .seed003 = Det går over flere runder.
    .seed004 = Etter en runde.

option-game-both-over = Hvem som vinner når to sider passerer målet i samme runde.
    .title = Begge over målet
    .seed000 = Den høyeste summen.
    .seed001 = Den som når målet først.
    .seed004 = Den høyeste summen.
    .v-highest-total = den høyeste summen
    .v-first-to-reach = siden som gikk ut, ellers den høyeste summen

option-game-exact-tie = Hva som skjer når vinnersummene er like.
    .title = Like summer
    .v-draw = uavgjort
    .v-extra-deal = en runde til
    .v-shared = seieren deles

option-game-short-tiers = Et kortere parti har de samme åpningskravene.
    .title = Krav i kort spill
    .seed000 = De er som vanlig.

option-game-clock = Om partiet slutter etter en viss tid, i minutter fra første runde. En runde som har begynt når tiden er ute, spilles ferdig; deretter vinner den høyeste summen.
    .title = Tidsgrense
    .v-none = ingen

## Feil i regellinjer

rules-fault-text-ends =
    Reglene slutter for tidlig, ved tegn { $column }: her var det ventet { $expected ->
        [name] et navn
        [value] en verdi
       *[other] «{ $expected }»
    }.
rules-fault-text-unexpected =
    «{ $found }» ved tegn { $column } i reglene kan ikke leses: her var det ventet { $expected ->
        [name] et navn
        [value] en verdi
       *[other] «{ $expected }»
    }.
rules-fault-text-ends-in =
    Reglene slutter i { $option }, ved tegn { $column }: her var det ventet { $expected ->
        [name] et navn
        [value] en verdi
       *[other] «{ $expected }»
    }.
rules-fault-text-unexpected-in =
    «{ $found }» i { $option }, ved tegn { $column }, kan ikke leses: her var det ventet { $expected ->
        [name] et navn
        [value] en verdi
       *[other] «{ $expected }»
    }.
rules-fault-text-goes-on = Ingenting kan følge etter den siste parentesen i reglene, men ved tegn { $column } står «{ $found }».
rules-fault-no-preset = Det finnes ingen regler som heter { $name }. Det finnes { $presets }.
rules-fault-no-preset-near = Det finnes ingen regler som heter { $name }; kanskje menes { $near }.
rules-fault-no-option = Det finnes ikke noe valg { $option }.
rules-fault-no-option-near = Det finnes ikke noe valg { $option }. Kanskje menes { $near }.
rules-fault-twice = { $option } er satt to ganger.
rules-fault-derived = { $option } kan ikke settes: det følger av { $follows }.
rules-fault-constant = { $option } ligger fast: det er alltid { $constant }, ikke { $value }.
rules-fault-yes-no = { $option } må være yes eller no, ikke { $value }.
rules-fault-one-of = { $option } må være ett av { $choices }, ikke { $value }.
rules-fault-number = { $option } må være et helt tall fra { $least } til { $most }, ikke { $value }.
rules-fault-number-or-word = { $option } må være et helt tall fra { $least } til { $most }, eller { $choices }, ikke { $value }.
rules-fault-set = { $option } må være ord blant { $choices } i krøllparenteser, hvert ord én gang, ikke { $value }.
rules-fault-set-or-word = { $option } må være { $alone }, eller ord blant { $choices } i krøllparenteser, hvert ord én gang, ikke { $value }.
rules-fault-points = { $option } må være en liste med 1 til { $longest } hele tall fra 0 til { $most }, ikke { $value }.
rules-fault-tiers = { $option } må være en liste med par av poeng og krav, som [[min,15],[0,50]], der hvert krav er et tall fra 0 til { $most } eller ett av { $choices }, ikke { $value }.
rules-fault-tiers-start = Det første paret i { $option } må begynne med min, så hver stilling har et krav: { $value }.
rules-fault-tiers-order = Poengene i { $option } må stige fra par til par: { $value }.
rules-fault-card-values = { $option } må være en liste med par av verdier og poeng, som [[4-7,5],[8-K,10],[A,20],[2,20],[Jo,50]], hver verdi én gang og poeng fra 0 til { $most }, ikke { $value }.
rules-fault-card-values-missing = { $option } må nevne hver verdi unntatt treeren. { $missing } mangler.
rules-fault-count-bonuses = { $option } må være none, eller en liste med par av antall og bonus, som [[5,500],[7,2000]], med stigende antall og bonus fra 0 til { $most }, ikke { $value }.
rules-fault-teams-players = teams={ $teams } krever players={ $need }, ikke players={ $players }.
rules-fault-seating-teams = seating=partners_opposite går ikke sammen med teams={ $teams }: i lag på tre kan ikke alle makkere sitte overfor hverandre. Bruk seating=alternate.
rules-fault-pack-too-small = deal.hand_size={ $hand } med players={ $players } er for mye for kortstokken: en runde kan kreve { $need } kort før første tur er slutt, og deck.packs og deck.jokers gir { $have }.
rules-fault-red3-values-count = red3.values har { $have } tall, men kortstokken har { $need } røde treere (deck.packs).
rules-fault-own-score-teams = initial.score_basis=own_score går ikke sammen med teams={ $teams }: makkere har felles poeng.
rules-fault-concealed-below-bonus = out.concealed_total={ $have } er mindre enn out.bonus={ $need }: å gå ut skjult ville koste poeng.
rules-fault-pile-never-taken = pile.unfrozen_allows er tomt: ingen kunne ta en åpen bunke.
rules-fault-red3-uncovered = start.red3_in_pile={ $value } krever red3 i start.cover: ellers ville bunken miste sitt eneste kort.
rules-fault-out-no-sequences = out.sequences={ $have } kan ikke oppfylles: med meld.sequences=off finnes det ingen sambaer.
rules-fault-out-no-wild-melds = out.wilds={ $have } kan ikke oppfylles: med meld.wild_only=off finnes det ingen canastaer av ville kort.
rules-fault-out-wilds-not-counted = out.wilds={ $have } går ikke sammen med out.wild_counts=no: ville canastaer ville kreves, men ikke telle.
rules-fault-out-wilds-too-many = out.wilds={ $have } kan ikke oppfylles: kortstokken har jokere og toere til høyst { $most }.
rules-fault-out-mixed-too-many = out.mixed={ $have } kan ikke oppfylles: med meld.no_wild_ranks tar bare { $most } av verdiene ville kort.
rules-fault-out-sets-too-many = { $have } canastaer for å gå ut kan ikke oppfylles: med én melding av hver verdi har et lag høyst { $most }.
rules-fault-wild-top-no-meld = pile.wild_top=like_pair går ikke sammen med meld.wild_only=off: de ville kortene som tar bunken, kan da ikke meldes.
rules-fault-wild-top-blocked = pile.wild_top=like_pair går ikke sammen med både joker og two i pile.blocked_top: ikke noe vilt kort på toppen kan da tas.
rules-fault-dead-rank-open = meld.finished_rank_dead=yes krever meld.max_size=7, ikke { $value }: ellers kan en ferdig canasta fortsatt vokse.
rules-fault-special-hands-size = special.hands krever en hånd på fjorten kort etter at man har trukket, og deal.hand_size med draw.count gir { $have }.
rules-fault-threes-twice = meld.threes=yes går ikke sammen med black3.laid_like_red=yes: treere meldes eller legges ut, ikke begge deler.
rules-fault-threes-special = meld.threes=yes går ikke sammen med { $other }={ $value }: treere er da kort som alle andre.
