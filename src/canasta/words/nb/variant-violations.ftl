# Hvorfor noe ikke går i samba med slektninger, Hand and Foot, moderne amerikansk canasta og med husregler. Som i violations.ftl.

violation-not-same-suit = Kortene i en sekvens har samme farge.
    .short = ulike farger
violation-not-consecutive = Kortene i en sekvens følger etter hverandre uten hull, fra firer opp til ess, ingen av dem to ganger.
    .short = ikke i rekkefølge
violation-no-wild-in-sequence =
    { $most ->
        [0] En sekvens tar ikke imot ville kort.
       *[other] En sekvens tar imot et vilt kort bare som ett av sju.
    }
    .remedy = Legg bare naturlige kort.
    .short = ikke noe vilt her
violation-no-new-sequence = Toppkortet kan ikke begynne en sekvens. Det legges til en som siden har, eller tas med et par fra hånden.
    .remedy = Trekk fra trekkbunken i stedet.
    .short = begynner ingen sekvens
violation-wilds-locked = Så lenge siden har en påbegynt melding av ville kort, skal alle ville legges dit.
    .remedy = Legg de ville kortene til den meldingen.
    .short = gjør de ville ferdige først
violation-no-wild-in-opening = Åpningen skal være bare naturlige kort.
    .remedy = Åpne uten ville kort.
    .short = ingen ville i åpningen
violation-no-natural-triple = Åpningen må ha tre naturlige kort i én verdi uten noe vilt blant dem.
    .short = tre naturlige kreves
violation-pile-not-for-opening = Bunken kan ikke tas for å åpne.
    .remedy = Åpne med kort fra hånden først.
    .short = åpne fra hånden først
violation-partner-not-in-foot = Ingen går ut før makkeren har tatt opp foten sin.
    .remedy = Behold minst ett kort etter kastet.
    .short = makkerens fot ligger der
violation-no-sequence-to-go-out =
    { $need ->
        [one] For å gå ut kreves en samba, og ingen er ferdig ennå.
       *[other] For å gå ut kreves { SPELL($need) } sambaer, og det finnes { SPELL($have) }.
    }
    .remedy = Behold minst ett kort etter kastet.
    .short =
        { $short ->
            [one] en samba mangler
           *[other] { SPELL($short) } sambaer mangler
        }
violation-no-natural-canasta-to-go-out =
    { $need ->
        [one] For å gå ut kreves en ren canasta, og ingen er ferdig ennå.
       *[other] For å gå ut kreves { SPELL($need) } rene canastaer, og det finnes { SPELL($have) }.
    }
    .remedy = Behold minst ett kort etter kastet.
    .short =
        { $short ->
            [one] en ren canasta mangler
           *[other] { SPELL($short) } rene canastaer mangler
        }
violation-no-mixed-canasta-to-go-out =
    { $need ->
        [one] For å gå ut kreves en blandet canasta, og ingen er ferdig ennå.
       *[other] For å gå ut kreves { SPELL($need) } blandede canastaer, og det finnes { SPELL($have) }.
    }
    .remedy = Behold minst ett kort etter kastet.
    .short =
        { $short ->
            [one] en blandet canasta mangler
           *[other] { SPELL($short) } blandede canastaer mangler
        }
violation-no-wild-canasta-to-go-out =
    { $need ->
        [one] For å gå ut kreves en vill canasta, og ingen er ferdig ennå.
       *[other] For å gå ut kreves { SPELL($need) } ville canastaer, og det finnes { SPELL($have) }.
    }
    .remedy = Behold minst ett kort etter kastet.
    .short =
        { $short ->
            [one] en vill canasta mangler
           *[other] { SPELL($short) } ville canastaer mangler
        }
violation-no-wilds-on-rank = En melding i { RANK($rank, form: "many") } tar ikke imot ville kort.
    .remedy = Legg bare naturlige kort.
    .short = ingen ville her
violation-rule-of-five = Etter åpningen tar en melding imot ville kort først fra { SPELL($need, "n") } naturlige, her er { SPELL($have, "n") }.
    .remedy = Legg bare naturlige kort.
    .short = for få naturlige
violation-meld-still-open =
    { $rank ->
        [2] Ingen går ut så lenge siden har en påbegynt melding av ville kort.
       *[other] Ingen går ut så lenge siden har en påbegynt melding i { RANK($rank, form: "many") }.
    }
    .remedy = Gjør meldingen ferdig først.
    .short = en melding er ikke ferdig
violation-same-card-discarded = Den som tok en bunke på ett eneste kort, kan ikke kaste et likt i samme tur.
    .remedy = Kast et annet kort.
    .short = kast et annet kort
violation-freeze-spacing = Mellom to ville kast må det ligge et naturlig kort eller en svart treer.
    .remedy = Kast et annet kort.
    .short = ikke vilt på vilt
violation-first-round = Ingen melder eller tar bunken i den første runden rundt bordet.
    .remedy = Trekk og kast.
    .short = ikke i første omgang
violation-no-like-pair = Et vilt kort på toppen tas bare med to like fra hånden.
    .remedy = Trekk fra trekkbunken i stedet.
    .short = to like kreves
violation-side-has-melded = En spesiell hånd legges bare av den som er på en side som ikke har meldt.
    .short = siden har meldt
violation-not-that-hand = Disse kortene er ikke den spesielle hånden.
    .short = ikke den hånden
violation-no-red-three-for-canasta = For å gå ut kreves en rød treer for hver canasta: { SPELL($need) } trengs, { SPELL($have) } ligger ute.
    .remedy = Behold minst ett kort etter kastet.
    .short = for få røde treere
