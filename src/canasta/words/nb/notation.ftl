# Tekst som ikke kan leses (tilfeller, stillinger, protokoller, trekk), og hva dommeren og avspillingen sier.
# $line og $column telles fra 1. Ord i anførselstegn er notasjon og står som de er.

notation-no-toml =
    { $kind ->
        [twice] En nøkkel eller tabell står to ganger.
        [deep] Teksten er nøstet for dypt.
       *[here] Herfra er ikke teksten TOML.
    }
notation-unknown-key = Her finnes ingen nøkkel «{ $key }»{ $nearest ->
    [none] .
   *[other] ; «{ $nearest }» ligger nær.
    } Nøklene er: { $keys }.
notation-missing-key = Nøkkelen «{ $key }» mangler.
notation-no-such-part = Reglene { $rules } har ikke noe for nøkkelen «{ $key }».
notation-not-with = «{ $key }» og «{ $other }» kan ikke stå sammen.
notation-expected =
    { $expected ->
        [text] Her skal det stå tekst i anførselstegn
        [line] Her skal det stå tekst på én linje
        [truth] Her skal det stå true eller false
        [number] Her skal det stå et helt tall
        [range] Her skal det stå et helt tall fra { $low } til { $high }
        [least] Her skal det stå et helt tall, minst { $low }
        [date] Her skal det stå en dato, som 2026-12-01
        [cards] Her skal det stå kort i én tekst, som "8h 8s Jo"
        [cards-or-count] Her skal det stå kort i én tekst, eller hvor mange de er
        [table] Her skal det stå en tabell
        [hex] Her skal det stå 64 heksadesimale sifre med små bokstaver
        [scores] Her skal det stå en liste med et tall for hver side
        [hands] Her skal det stå en liste med hånden til hver plass
        [melds] Her skal det stå en liste med listen av meldinger for hver side
        [side-melds] Her skal det stå en liste med meldinger, hver en tekst med kort
        [red3] Her skal det stå en liste med de røde treerne til hver side
        [laid3] Her skal det stå en liste med treerne hver side har lagt ut
        [feet] Her skal det stå en liste med foten til hver plass
        [talon] Her skal det stå en liste med hvor mange kort hver plass har til gode
        [seats] Her skal det stå en liste med plasser, eller true og false for hver plass
        [minimums] Her skal det stå en liste med åpningskravet for hver side
        [canastas] Her skal det stå en liste med listen av canastaer for hver side
        [canasta-kinds] Her skal det stå en liste med slag av canasta
        [acts] Her skal det stå en tekst med et trekk, eller en liste med slike
        [codes] Her skal det stå en liste med grunner
        [code] Her skal det stå en grunn, som "pile_frozen"
        [players] Her skal det stå en liste med navnet på hver spiller
       *[list] Her skal det stå en liste
    }, ikke { $found }.
notation-length = Listen skal ha { $need } { $expected ->
        [hands] hender, én for hver plass
        [players] navn, ett for hver plass
        [seats] poster, én for hver plass
        [feet] føtter, én for hver plass
        [talon] tall, ett for hver plass
       *[other] poster, én for hver side
    }; den har { $have }.
notation-word = Her skal det stå et av { $words }, ikke { $found }.
notation-impossible = Slik kan det ikke være: { $message }.
notation-upcard-covered = { CARD($card) } som snus opp fra start, dekkes av et kort til etter disse reglene.
notation-upcard-stays = { CARD($card) } som snus opp fra start, blir liggende: etter disse reglene dekkes kortet ikke.

notation-no-card = «{ $text }» begynner ikke med et kort. Et kort er en verdi (A K Q J T 9 8 7 6 5 4 3 2) med en farge (s h d c), Jo eller ??.
notation-one-card = Her skal det stå ett kort, ikke { $count }.
notation-too-many-cards =
    { $most ->
        [0] Stokken har ingen { $card }.
        [one] Det er flere enn 1 { $card }, og flere har stokken ikke.
       *[other] Det er flere { $card } enn de { $most } som stokken har.
    }
notation-which-three = Bare 3 kan være en rød eller en svart treer: skriv 3r eller 3b, eller fargen.
notation-unknown-card = Et usett kort (??) kan ikke stå her.
notation-red-threes-only = Her kan bare røde treere ligge.
notation-threes-only = Her kan bare treere ligge.

notation-action-empty = Her skal det stå et trekk, men det står ingenting.
notation-action-none = «{ $text }» er ikke et trekk. Et trekk begynner med «+» (trekk), «^» (ta kastebunken), «=» (legg ned) eller «-» (kast), eller er et av ? y n og punktum.
notation-action-more = Etter «{ $after }» kan ingenting stå, men der står «{ $text }».
notation-action-special = «{ $text }» er ingen spesiell hånd. Et eksempel er =*pairs.
notation-action-join = «{ $text }» slår ikke sammen meldinger. Et eksempel er =#2>#1.
notation-action-group-empty = Her skal det stå kort.
notation-action-ref = «{ $text }» er ingen melding. Etter > kommer en verdi (K), et nummer (#2), endene av en sekvens (4h-6h), W eller +.
notation-action-ambiguous = «{ $text }» kan leses på flere måter: ville kort alene skal si hvilken melding de hører til (=2c>K), og bare trukne kort kan være usette (??).
notation-turn-seat = «{ $text }» er ingen tur. En tur begynner med plass, kolon og mellomrom: 2: + -Kc
notation-turn-empty = Det står ikke noe trekk etter plassen.

notation-no-setting = Et tilfelle trenger en av [position], [deal], [count] og [refused].
notation-no-acts = Her skal det stå minst ett trekk.
notation-not-with-legal = «{ $key }» oppgir grunner, og et trekk som oppgis som tillatt, har ingen.
notation-concealed-nobody = Ingen gikk ut, så ingen gikk ut skjult.
notation-out-with-cards = Plass { $seat } gikk ut og kan ikke ha kort på hånden.
notation-rests-with-cards = Plass { $seat } sitter over denne given og har ingen kort.
notation-rests-and-out = Plass { $seat } sitter over denne given og kan ikke ha gått ut.
notation-melds-at-first = De som spiller sammen, har ett felles bord: meldingene til plass { $seat } skal stå ved plass { $first }.

notation-pack-short = Stokken i en protokoll nevner hvert kort: { $need }, ikke { $have }.
notation-shuffle-other-pack = Frøet gir en annen stokk enn den som står her.
notation-cut-missing = Frøet gir en avtaking på { $need } kort, og nøkkelen «cut» mangler.
notation-cut-differs = Frøet gir en avtaking på { $need } kort, ikke { $have }.
notation-time-up-early = Tiden går fra første runde, og protokollen har ingen.
notation-irregularity-late = Tur { $have } finnes ikke: runden er kommet til tur { $most }.
notation-game-over = Partiet var slutt før denne runden.
notation-wrong-dealer = Her gir plass { $need }, ikke plass { $have }.
notation-deal-unfinished = Bare den siste runden i en protokoll kan være uferdig.
notation-seat-not-to-move = Plass { $need } er i tur, ikke plass { $have }.
notation-turn-over = Turen er slutt før «{ $act }»; neste tur begynner på en ny linje.
notation-turn-unfinished = Turen blir ikke ferdig på denne linjen.
notation-deal-is-over = Runden er slutt før «{ $act }».
notation-act-refused = «{ $act }» er ikke tillatt. { $reasons }
notation-score-differs = Runden teller { $need }, ikke { $have }.
notation-score-missing = Runden er slutt og teller { $need }: nøkkelen «score» mangler.
notation-score-early = Runden er ikke slutt, så den har ingen poeng ennå.

judge-no-files = Oppgi minst én tilfellefil.
judge-legal = { $act }: tillatt.
judge-refused = { $act }: ikke tillatt.
judge-refused-early = { $act }: ikke tillatt, så trekkene etter det ble ikke prøvd.
judge-option = { $option } = { $value }
judge-stated-legal = Stemmer ikke: det oppgis som tillatt.
judge-stated-illegal = Stemmer ikke: det oppgis som ikke tillatt.
judge-not-reached = Stemmer ikke: det er det siste trekket påstanden gjelder.
judge-missing = Stemmer ikke: { $stated } er ikke blant grunnene.
judge-differs = Stemmer ikke: { $fact } er { $found }, ikke { $stated }.
judge-facts = Slik det ligger:
judge-facts-hold = Det som ventes, stemmer.
judge-text-refused = Avvises som { $what ->
        [position] stilling
        [rules] regler
        [action] trekk
        [record] protokoll
       *[case] tilfelle
    }: { $fault }
judge-text-read = Stemmer ikke: det kan leses.
judge-other-place = Stemmer ikke: avvisningen nevner { $found }, ikke { $place }.
judge-nothing = ingenting
judge-summary =
    { $rulings ->
        [one] Én avgjørelse
       *[other] { $rulings } avgjørelser
    }, { $failed ->
        [0] og alt som oppgis, stemmer.
        [one] én stemmer ikke.
       *[other] { $failed } stemmer ikke.
    }

replay-deal = Runde { $number }, plass { $dealer } ({ $player }) gir
replay-went-out = { $player } gikk ut etter { $turns ->
        [one] én tur
       *[other] { $turns } turer
    }.
replay-went-out-concealed = { $player } gikk ut skjult etter { $turns ->
        [one] én tur
       *[other] { $turns } turer
    }.
replay-stock-out = Trekkbunken tok slutt etter { $turns ->
        [one] én tur
       *[other] { $turns } turer
    }.
replay-running = Runden pågår ennå: { $turns ->
        [one] én tur
       *[other] { $turns } turer
    } hittil.
replay-row-before = Før runden
replay-row-deal = Denne runden
replay-row-after = Totalt
replay-winner = { $side } vinner med { $margin }.
replay-draw = Partiet ender uavgjort.
replay-going-on = Partiet fortsetter.
replay-time-up = Tiden var ute.
replay-cut = { $points ->
    [0] { $player } tok av { $lifted } kort
   *[other] { $player } tok av { $lifted } kort, akkurat nok: { $points } poeng
}
replay-agrees = Protokollen stemmer i hvert kort og hver poengsum.

# Hvorfor noe ikke kan ligge på bordet: slutten av en setning.
impossible-length = { $have } oppgitt, { $need } ventet
impossible-three-colour = en treer trenger fargen sin, eller 3r eller 3b
impossible-pack-lacks = flere { $card } enn stokken har
impossible-rests-no-cards = denne spilleren hviler i runden og har ingen kort
impossible-no-feet = disse reglene har ingen føtter
impossible-from-zero = { $have }: et tall fra 0 var ventet
impossible-from-one = { $have }: et tall fra 1 var ventet
impossible-no-laid3 = etter disse reglene legges ingen svarte treere ved siden av de røde; `red3` var ventet
impossible-laid3-given = treerne er alt oppgitt i `laid3`
impossible-threes-melded = etter disse reglene meldes treere, ingen legges ut
impossible-no-red-three = { $card } er ingen rød treer
impossible-no-three = { $card } er ingen treer
impossible-too-many-cards = { $have } kort flere enn stokken har
impossible-stock-too-big = { $have } kort, men bare { $most } av stokken er igjen
impossible-second-meld = en melding til av { RANK($rank, form: "many") }; et lag har én av hver verdi
impossible-red-three-held = en rød treer legges straks, den blir ikke på hånden
impossible-nobody-rests = etter disse reglene hviler ingen
impossible-rests-one-of-three = av et lag på tre hviler én, av et lag på to ingen
impossible-hidden-too-many = { $have } kort underst i en bunke på { $most } i alt
impossible-no-exact-cut = etter disse reglene gir en nøyaktig avtaking ingenting
impossible-no-lone = etter disse reglene dannes ingen lag under runden
impossible-phase = «{ $value }»: draw, play, answer eller over var ventet
impossible-rests-to-move = plass { $seat } hviler i denne runden
impossible-asked = «{ $value }»: y, n eller ingenting var ventet
impossible-irregularity = «{ $value }»: ett av { $expected } var ventet
impossible-not-answered-yet = i denne fasen er intet spørsmål besvart ennå i turen
impossible-no-meld = laget har ingen melding
impossible-asker-only = bare i fasen answer er det noen som spør
impossible-red-three-first-turn = en rød treer legges når den første turen begynner, den blir ikke på hånden etterpå
impossible-nothing-yet = i fasen draw er ingenting tatt eller lagt ennå
impossible-no-pile-frozen = det er ingen bunke som kan være frossen
impossible-no-pile-blocked = det er ingen bunke som kan være stoppet
impossible-nobody-partner = ingen har en partner å svare
impossible-no-partner = plass { $seat } er ikke partneren til plass { $other }
impossible-seat = { $have }: en plass fra 0 til { $most } var ventet
impossible-meld-unknown = en melding ligger åpent: kortene er kjent
impossible-meld-ranks = kort av ulik verdi
impossible-meld-rank-twice = en verdi står to ganger i en sekvens
impossible-meld-gap = kortene i en sekvens følger ikke på hverandre
impossible-meld-red-three = en rød treer hører ikke til i en melding
impossible-meld-small = { $have } kort; en melding har minst { $least }
impossible-meld-naturals =
    { $have ->
        [one] { $have } naturlig kort
       *[other] { $have } naturlige kort
    }; en melding har minst { $least }
impossible-meld-wilds-closed =
    { $have ->
        [one] { $have } vilt kort
       *[other] { $have } ville kort
    }; en slik melding lukkes ved { $most }
impossible-meld-twos = en melding av toere har minst { $least } toere
impossible-meld-sequence-closed = { $have } kort; en sekvens lukkes ved { $most }
impossible-meld-sequence-wilds =
    { $have ->
        [one] { $have } vilt kort
       *[other] { $have } ville kort
    } i en sekvens; den har høyst { $most }
impossible-meld-black-wilds = ville kort blant svarte treere
impossible-meld-black-out = svarte treere legges bare når man går ut
impossible-meld-closed = { $have } kort; en melding lukkes ved { $most }
impossible-meld-wilds =
    { $have ->
        [one] { $have } vilt kort
       *[other] { $have } ville kort
    }; en melding har høyst { $most }
impossible-meld-no-wilds = en melding av { RANK($rank, form: "many") } tar ingen ville kort
impossible-meld-ratio =
    { $have ->
        [one] { $have } vilt kort
       *[other] { $have } ville kort
    } ved siden av { $naturals ->
        [one] { $naturals } naturlig
       *[other] { $naturals } naturlige
    }
