# Tekst som ikke kan leses (tilfeller, stillinger, protokoller, trekk), og hva dommeren og avspillingen sier.
# $line og $column telles fra 1. Ord i anførselstegn er notasjon og står som de er.

notation-no-toml = Teksten er ikke TOML: { $detail }.
notation-unknown-key = Her finnes ingen nøkkel «{ $key }»{ $nearest ->
    [none] .
   *[other] ; «{ $nearest }» ligger nær.
    } Nøklene er: { $keys }.
notation-missing-key = Nøkkelen «{ $key }» mangler.
notation-no-such-part = Reglene { $rules } har ikke noe for nøkkelen «{ $key }».
notation-not-with = «{ $key }» og «{ $other }» kan ikke stå sammen.
notation-expected =
    { $expected ->
        [text] Her ventes tekst i anførselstegn
        [line] Her ventes tekst på én linje
        [truth] Her ventes true eller false
        [number] Her ventes et helt tall
        [range] Her ventes et helt tall fra { $low } til { $high }
        [least] Her ventes et helt tall, minst { $low }
        [date] Her ventes en dato, som 2026-12-01
        [cards] Her ventes kort i én tekst, som "8h 8s Jo"
        [cards-or-count] Her ventes kort i én tekst, eller hvor mange de er
        [table] Her ventes en tabell
        [hex] Her ventes 64 heksadesimale sifre med små bokstaver
        [scores] Her ventes en liste med et tall for hver side
        [hands] Her ventes en liste med hånden til hver plass
        [melds] Her ventes en liste med listen av meldinger for hver side
        [side-melds] Her ventes en liste med meldinger, hver en tekst med kort
        [red3] Her ventes en liste med de røde treerne til hver side
        [seats] Her ventes en liste med plasser, eller true og false for hver plass
        [minimums] Her ventes en liste med minstekravet for hver side
        [canastas] Her ventes en liste med listen av canastaer for hver side
        [canasta-kinds] Her ventes en liste med slag av canasta
        [acts] Her ventes en tekst med et trekk, eller en liste med slike
        [codes] Her ventes en liste med grunner
        [players] Her ventes en liste med navnet på hver spiller
       *[list] Her ventes en liste
    }, ikke { $found }.
notation-length = Listen skal ha { $need } { $expected ->
        [hands] hender, én for hver plass
        [players] navn, ett for hver plass
        [seats] poster, én for hver plass
       *[other] poster, én for hver side
    }; den har { $have }.
notation-word = Her ventes et av { $words }, ikke { $found }.
notation-impossible = Slik kan det ikke være: { $message }.

notation-no-card = «{ $text }» begynner ikke med et kort. Et kort er en verdi (A K Q J T 9 8 7 6 5 4 3 2) med en farge (s h d c), Jo eller ??.
notation-one-card = Her ventes ett kort, ikke { $count }.
notation-too-many-cards =
    { $most ->
        [0] Stokken har ingen { $card }.
       *[other] Det er flere { $card } enn de { $most } som stokken har.
    }
notation-which-three = Bare 3 kan være en rød eller en svart treer: skriv 3r eller 3b, eller fargen.
notation-unknown-card = Et usett kort (??) kan ikke stå her.
notation-red-threes-only = Her kan bare røde treere ligge.

notation-action-empty = Her ventes et trekk, og det står ingenting.
notation-action-none = «{ $text }» er ikke et trekk. Et trekk begynner med «+» (trekk), «^» (ta kastebunken), «=» (legg ned) eller «-» (kast), eller er et av ? y n og punktum.
notation-action-more = Etter «{ $after }» kan ingenting stå, men der står «{ $text }».
notation-action-special = «{ $text }» er ingen spesiell hånd. Et eksempel er =*pairs.
notation-action-join = «{ $text }» slår ikke sammen meldinger. Et eksempel er =#2>#1.
notation-action-group-empty = Her ventes kort.
notation-action-ref = «{ $text }» er ingen melding. Etter > kommer en verdi (K), et nummer (#2), endene av en sekvens (4h-6h), W eller +.
notation-turn-seat = «{ $text }» er ingen tur. En tur begynner med plass, kolon og mellomrom: 2: + -Kc
notation-turn-empty = Ingen trekk står etter plassen.

notation-no-setting = Et tilfelle trenger en av [position], [deal], [count] og [refused].
notation-no-acts = Her ventes minst ett trekk.
notation-not-with-legal = «{ $key }» oppgir grunner, og et trekk som oppgis som tillatt, har ingen.
notation-concealed-nobody = Ingen gikk ut, så ingen gikk ut skjult.
notation-out-with-cards = Plass { $seat } gikk ut og kan ikke ha kort på hånden.

notation-pack-short = Stokken i en protokoll nevner hvert kort: { $need }, ikke { $have }.
notation-shuffle-other-pack = Frøet gir en annen stokk enn den som står her.
notation-game-over = Spillet var slutt før denne given.
notation-wrong-dealer = Her gir plass { $need }, ikke plass { $have }.
notation-deal-unfinished = Bare den siste given i en protokoll kan være uferdig.
notation-seat-not-to-move = Plass { $need } er i tur, ikke plass { $have }.
notation-turn-over = Turen er slutt før «{ $act }»; neste tur begynner på en ny linje.
notation-turn-unfinished = Turen blir ikke ferdig på denne linjen.
notation-deal-is-over = Given er slutt før «{ $act }».
notation-act-refused = «{ $act }» er ikke tillatt. { $reasons }
notation-score-differs = Given teller { $need }, ikke { $have }.
notation-score-missing = Given er slutt og teller { $need }: nøkkelen «score» mangler.
notation-score-early = Given er ikke slutt, så den har ingen poeng ennå.

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

replay-deal = Giv { $number }, plass { $dealer } ({ $player }) gir
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
replay-running = Given pågår ennå: { $turns ->
        [one] én tur
       *[other] { $turns } turer
    } hittil.
replay-row-before = Før given
replay-row-deal = Denne given
replay-row-after = Totalt
replay-winner = { $side } vinner med { $margin }.
replay-draw = Spillet ender uavgjort.
replay-going-on = Spillet fortsetter.
replay-agrees = Protokollen stemmer i hvert kort og hver poengsum.
