# Valg for hele slekten: samba med slektninger, Hand and Foot, moderne amerikansk canasta, husregler. Som i options.ftl.

## Foten, og kort for åpningen

option-deal-foot = Hvor mange kort hver får i en andre hånd, foten. Med 0 finnes det ingen fot.
    .title = Kort i foten
    .seed000 = Om Hand and Foot står det at hver får en hånd, som spilles først, og en fot, som tas opp når hånden er tom.

option-foot-pick-up = Foten tas opp straks når hånden er lagt ned, og turen går videre. Når siste kort kastes, tas den opp i spillerens neste tur.
    .title = Ta opp foten

option-deal-talon = Om siden som åpner først, trekker fire bonuskort etter kastet, og en side som åpner senere, tre. De spilles fra neste tur. Den som åpner med bunken, får ingen.
    .title = Bonuskort for åpningen

option-deal-turn-card = Om det niende kortet fra bunnen av trekkbunken ligger på tvers. Når færre enn ni kort er igjen, trekker ingen bonuskort.
    .title = Tverrkortet

option-start-prefill-extra = Om hver også trekker like mange kort som det ligger skjult under startkortet.
    .title = Kort å trekke med startkortet
    .v-none = nei
    .v-drawn = ja

## Kast

option-discard-threes = Om treere kan kastes.
    .title = Kaste treere
    .v-allowed = ja
    .v-forbidden = nei

option-discard-wilds = Når ville kort kan kastes.
    .title = Kaste ville kort
    .v-free = når som helst
    .v-last-or-all-wild = bare som siste kort, eller fra en hånd med bare ville

option-discard-jokers = Om jokere kan kastes.
    .title = Kaste jokere
    .v-allowed = ja
    .v-forbidden = nei

option-discard-empty-pile = Hva som kan kastes når bunken er tom.
    .title = Kast på tom bunke
    .v-free = hva som helst
    .v-limited = ingen sjuer, ikke noe ess, ikke noe vilt kort og ingen stengt verdi, hvis det finnes noe annet

## Meldinger

option-meld-naturals-for-wild = Hvor mange naturlige kort en melding må ha for å få et vilt kort.
    .title = Naturlige kort for et vilt

option-meld-no-wild-ranks = Verdier der ville kort ikke kan legges.
    .title = Verdier uten ville kort

option-meld-rule-of-five = Om en side som har åpnet, bare kan legge ville kort i meldinger med minst fem naturlige kort, og i meldinger av ville kort.
    .title = Femmerregelen

option-meld-join = Om en side kan slå sammen to av meldingene sine i samme verdi.
    .title = Slå sammen meldinger

option-meld-finished-rank-dead = Om en verdi er stengt for alle når en side har en ferdig canasta i den.
    .title = Stengte verdier

option-meld-wild-lock = Om sidens ville kort, eller toerne der de er en egen verdi, må legges til en påbegynt melding av slike kort.
    .title = Ville kort ved en melding av ville
    .v-off = kan legges hvor som helst
    .v-on = legges der til den er ferdig

option-meld-threes = Om treere i begge farger er en verdi som alle andre, som meldes og blir canastaer. De teller black3.value, på bordet og på hånden; ingen andre valg om røde eller svarte treere gjelder. Sekvenser begynner likevel med fireren.
    .title = Treere som verdi

## Sekvenser

option-sequence-wilds = Hvor mange ville kort en sekvens kan ha.
    .title = Ville kort i en sekvens
    .seed000 = Om samba står det at en sekvens vanligvis ikke har noen.

option-sequence-wild-when = Når en sekvens kan få sitt ville kort.
    .title = Når sekvensen får et vilt kort
    .v-only-in-seven = bare hvis den da får sju kort
    .v-any = når som helst

option-sequence-bonus = Bonus for en samba: sju kort i rekkefølge i samme farge.
    .title = Samba
    .seed000 = 1 500 i den vanligste formen for samba.

option-sequence-mixed-bonus = Bonus for en samba med et vilt kort.
    .title = Blandet samba

option-sequence-short-penalty = Hva en sekvens på færre enn fem kort koster når runden slutter.
    .title = For kort sekvens

option-sequence-extend-when-out = Om den som går ut, kan legge flere kort i endene av en samba.
    .title = Lengre samba ved utgangen

option-sequence-take-yields = Hvor mye av bunken man får når toppkortet legges til en sekvens.
    .title = Bunken til en sekvens
    .v-all = like mye som ellers
    .v-top-only = bare toppkortet

## Åpningen

option-initial-wilds = Om åpningen kan ha ville kort.
    .title = Ville kort i åpningen
    .v-allowed = ja
    .v-barred = bare naturlige kort

option-initial-natural-triple = Om åpningen må ha tre naturlige kort i én verdi, uten noe vilt.
    .title = Tre naturlige i åpningen
    .v-no = kreves ikke
    .v-yes = kreves
    .v-or-wild = kreves, eller tre ville kort

option-initial-splash = Om en hel canasta fra hånden åpner uten åpningskrav.
    .title = Åpne med en canasta

option-initial-bonus-draw = Hvor mange kort den som åpner, så trekker fra trekkbunken.
    .title = Kort til den som åpner

## Kastebunken

option-pile-wild-top = Hva som tar en bunke med et vilt kort på toppen.
    .title = Vilt kort på toppen
    .v-blocked = ingenting
    .v-like-pair = to like fra hånden, toere for en toer og jokere for en joker

option-pile-before-opening = Om en side kan ta bunken for å åpne.
    .title = Åpne med bunken
    .v-allowed = ja
    .v-hand-opens = bare hvis kort fra hånden er nok til åpningen
    .v-forbidden = nei

option-pile-full-rank-limit = Hvor mange kort i en egen melding som hindrer siden i å ta bunken for den verdien.
    .title = Ingen bunke til en lang melding
    .v-none = ingen grense

## Treere

option-red3-laying = Når en rød treer legges ut.
    .title = Legge ut røde treere
    .v-at-once = straks
    .v-optional = når spilleren vil; den kan også beholdes eller kastes

option-red3-hand-penalty = Hva hver røde treer igjen på hånden koster.
    .title = Rød treer igjen på hånden

option-foot-red3-unopened = Hva hver røde treer koster i en fot som aldri ble tatt opp.
    .title = Rød treer i foten

option-black3-laid-like-red = Om svarte treere legges ut og erstattes som de røde, med hver farge for seg.
    .title = Legge ut svarte treere
    .seed001 = Om den moderne amerikanske formen står det at treere har egne poeng.

option-black3-in-taken-pile = Hva som skjer med svarte treere i en bunke som tas.
    .title = Svarte treere i en tatt bunke
    .v-to-hand = de går til hånden
    .v-set-aside = de legges til side og gir 5 hver, 100 for alle

option-black3-first-round-discard = Om svarte treere kan kastes i første omgang.
    .title = Svart treer i første omgang
    .v-allowed = ja
    .v-forbidden = nei

option-black3-hand-when = Når en svart treer igjen på hånden koster fullt. Ellers koster den det den er verdt meldt.
    .title = Når en svart treer på hånden koster
    .v-always = alltid
    .v-another-goes-out = når en annen går ut

## Canastaer

option-canasta-wild = Bonus for en canasta av ville kort.
    .title = Canasta av ville kort

option-canasta-wild-twos = Bonus for en canasta av sju toere.
    .title = Canasta av toere
    .v-as-other = som andre canastaer av ville kort

option-canasta-wild-four-jokers = Bonus for en canasta av ville kort med fire jokere i.
    .title = Vill canasta med fire jokere
    .v-as-other = som andre canastaer av ville kort

option-canasta-wild-for = Hvilke sider som får bonus for en canasta av ville kort.
    .title = Vill canasta teller for
    .v-every-side = alle sider
    .v-side-going-out = siden som går ut

option-canasta-aces = Bonus for en ren canasta av ess.
    .title = Canasta av ess
    .v-as-other = som andre rene canastaer

option-canasta-sevens = Bonus for en ren canasta av sjuere.
    .title = Canasta av sjuere
    .v-as-other = som andre rene canastaer

option-canasta-identical = Bonus for en canasta av sju kort i samme verdi og farge.
    .title = Canasta av helt like kort
    .v-as-other = som andre rene canastaer

option-canasta-set-bonuses = Bonus for mange canastaer, etter hva slags de er.
    .title = Sett av canastaer
    .v-none = ingen
    .v-italian = 2 000 for fem rene, 1 000 for fire rene og en blandet, 2 000 for ti uansett slag

## Poeng

option-score-no-canasta-melds = Hvordan nedlagte kort teller for en side som ikke har noen canasta i det hele tatt.
    .title = Meldinger helt uten canasta
    .v-plus = for siden
    .v-minus = mot siden

option-score-open-penalties = Hva uferdige meldinger av naturlige ess, av sjuere og av ville kort koster.
    .title = Uferdige spesialmeldinger
    .v-none = ingenting
    .v-modern = 2 500 for ess, sjuere eller alle fire jokerne, 2 000 for andre ville kort

option-score-open-wild-penalty = Hva en uferdig melding av ville kort koster når runden slutter.
    .title = Uferdig melding av ville kort

option-score-hand-triples = Hva tre eller flere ess, eller tre eller flere sjuere, på én hånd koster i tillegg til verdien.
    .title = Ess og sjuere igjen på hånden
    .v-none = ingenting
    .v-modern = 1 500 hver gang

## Gå ut

option-out-naturals = Hvor mange rene canastaer en side trenger for å gå ut.
    .title = Rene canastaer for å gå ut

option-out-mixed = Hvor mange blandede canastaer en side trenger for å gå ut.
    .title = Blandede canastaer for å gå ut

option-out-wilds = Hvor mange canastaer av ville kort en side trenger for å gå ut.
    .title = Ville canastaer for å gå ut

option-out-sequences = Hvor mange sambaer en side trenger for å gå ut.
    .title = Sambaer for å gå ut

option-out-wild-counts = Om en canasta av ville kort teller blant canastaene for å gå ut.
    .title = Ville canastaer teller

option-out-open-special = Om en spiller kan gå ut når siden har en uferdig melding av naturlige ess, sjuere eller ville kort.
    .title = Gå ut ved uferdige spesialmeldinger
    .v-allowed = ja
    .v-forbidden = nei

option-out-red3-per-canasta = Om det kreves en rød treer for hver av sidens canastaer for å gå ut.
    .title = Røde treere for å gå ut

option-out-partner-in-foot = Om makkeren må ha tatt opp foten før noen kan gå ut.
    .title = Makkerens fot

option-special-hands = Hvilke spesialhender som kan legges ned hele, i stedet for meldinger, og avslutte runden.
    .title = Spesialhender
    .v-none = ingen
    .v-pag = rekke 3 000, sju par 2 500, par med toere, sjuere og ess 2 000, skrot 2 000

## Partiets slutt

option-game-deals = Etter hvor mange runder partiet slutter, uansett stilling.
    .title = Antall runder
    .seed000 = Om Hand and Foot står det at partiet går over flere runder med stigende krav.
    .v-none = så mange som trengs

## Spesialhender

special-hand-straight = Rekke
    .what = Ett kort av hver verdi fra ess til konge, treere og toere også, og en joker.
special-hand-pairs = Par
    .what = Sju par uten ville kort.
special-hand-wild-pairs = Par med toere, sjuere og ess
    .what = Sju par, blant dem toere, sjuere og ess.
special-hand-garbage = Skrot
    .what = To sett på fire og to på tre, uten ville kort.

## Feil ved bordet

irregularity-red3-undeclared = En rød treer som aldri ble vist, finnes på en hånd når runden slutter.
irregularity-out-against-no = En spiller prøver å gå ut mot et nei, eller uten å spørre der det kreves.
irregularity-out-failed = En spiller spør, får ja og kan ikke gå ut.
irregularity-out-without-canasta = En spiller går ut uten canastaene som kreves.
irregularity-top-not-used = En spiller tar bunken og kan ikke bruke toppkortet. Bunken legges tilbake.
irregularity-opening-short = En side åpner med for få poeng. Spilleren legger til kort, eller tar dem tilbake og kravet blir 10 høyere resten av runden.
irregularity-taken-back = En spiller tar i samme tur tilbake kort som er lagt, eller en bunke som er tatt.
