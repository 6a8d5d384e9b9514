# Siden i nettleseren. Det bordet sier om spillet, står i table.ftl.

page-card = { CARD($card) }
page-ranks = { RANK($rank, form: "many") }
page-and = { $first } og { $last }
page-we = Vi
page-they = De
page-you = Du
page-you-small = du
page-close = Lukk
page-on = På
page-off = Av
page-undo = Angre
page-fetching = Henter …
page-home-link = Canasta, til forsiden
page-to-home = Til forsiden
page-nowhere = Her ligger det ingen kort
page-menu = Meny
page-settings = Innstillinger

# Forsiden
page-hero = Sett deg. Kortene er alt stokket.
page-hero-more = Du og en makker mot to til. Sju like er en canasta, 5 000 poeng vinner.
page-play-now = Spill nå
page-play-how = Mot boter på klubbnivå · Classic
page-change = endre
page-new-table = Nytt bord
page-not-started = Bordet kunne ikke dekkes. Serveren svarte ikke.
page-games = { $n ->
    [one] Parti i gang
   *[other] Partier i gang
}
page-game-line = Mot { $names } · runde { $deal }
page-continue = Fortsett
page-make-dark = Bytt til mørkt
page-make-light = Bytt til lyst

# Nytt bord
page-new-table-what = Velg spill, motstand og plasser. Så deles kortene ut.
page-no-setup = Serveren svarer ikke. Prøv igjen om litt.
page-the-game-kind = Spill
page-the-match = Partiet
page-players = Spillere
page-play-to = Spill til
page-pace = Botenes tempo
page-pace-what = Hvor fort de andre spiller kortene sine. Bordet venter alltid på deg.
page-pace-slow = Rolig
page-pace-normal = Passe
page-pace-fast = Raskt
page-pace-once = Straks
page-seating = Plassering
page-seating-choice = Etter valg
page-seating-cut = Trekk kort
page-seating-choice-what = Plassene blir som på bordet her.
page-seating-cut-what = Høyt kort avgjør hvem som sitter hvor.
page-open-hands = Åpne hender
page-open-hands-what = For øving: du ser alles kort.
page-seats = Plasser
page-my-seat = Din plass
page-seat-n = Plass { $n }
page-by-cut = plassen trekkes
page-partner = makker
page-opponent = motstander
page-name = Navn
page-name-of-seat = Navn på plass { $n }
page-level-of-seat = Nivå på plass { $n }
page-deal-cards = Del ut kortene
page-differences = { $n ->
    [0] ingen forskjeller
    [one] 1 forskjell
   *[other] { $n } forskjeller
}

# Bordet
page-the-table = Bordet
page-your-hand = Hånden din
page-your-hand-n = { $n ->
    [one] Hånden din, ett kort
   *[other] Hånden din, { $n } kort
}
page-panel = Hva som har hendt, og regler
page-skip-to-hand = Hopp til hånden
page-deal = Runde { $n }
page-opened = har åpnet
page-needs = krav { $n }
page-rules-here = Regler ved bordet
page-no-differences = Classic tvers igjennom
page-all-rules = Alle regler
page-last-acts = Sist
page-whole-deal = Hele runden
page-nothing-yet = Ingenting har hendt ennå.
page-in-turn = i tur
page-dealer = , giver
page-cards-held = { $n ->
    [one] ett kort på hånden
   *[other] { $n } kort på hånden
}
page-show-hand = { $name }, { $n } kort. Vis eller skjul hånden
page-hand-of = Hånden til { $name }
page-our-melds = { $name }: meldingene våre
page-their-melds = { $name }: meldinger
page-none-ours = Ingenting lagt ned ennå
page-none-theirs = Ingenting lagt ned ennå
page-red-threes = { $n ->
    [one] { $name }: en rød treer
   *[other] { $name }: { $n } røde treere
}
page-bonus = bonus
page-band-natural = REN
page-band-mixed = BLANDET
page-lay-off-here = Legg til her.
page-naturals = Naturlige
page-wilds = Ville
page-points-title = Poeng
page-stock-and-pile = Trekkbunke og kastebunke
page-stock = trekkbunke
page-pile = kastebunke
page-draw-from-stock = Trekk fra bunken:
page-discard-here = Kast her.
page-pile-empty = Kastebunken er tom:
page-pile-top = { $state ->
    [frozen] Øverst { CARD($card) }, frossen:
    [blocked] Øverst { CARD($card) }, stopp for deg denne turen:
   *[open] Øverst { CARD($card) }:
}
page-freezer = Bunken ble frosset av { CARD($card) }.
page-pile-says = { $n ->
    [one] Ett kort i kastebunken, { $stock } i trekkbunken.
   *[other] { $n } kort i kastebunken, { $stock } i trekkbunken.
}
page-counts = På hånden: { $counts }.

# Brettet
page-tray = Lagt fram, ikke meldt ennå
page-staged-back = { $what }, { $n } kort, lagt fram. Ta tilbake
page-staged-add = Legg til { $what }, { $n } kort, lagt fram
page-drag-here = dra kort hit
page-from-pile = fra bunken
page-of = av { $n }
page-have-of = { $have } av { $need } poeng
page-points = poeng
page-points-short = { $n } p
page-lacking = { $n } mangler
page-enough = Det holder
page-take-back-all = Ta alt tilbake
page-said-staged = { $short ->
    [0] Lagt fram { $have } av { $need } poeng. Det holder.
   *[other] Lagt fram { $have } av { $need } poeng, { $short } mangler.
}

# Hva man gjør
page-actions = Hva du kan gjøre
page-draw = Trekk
page-take = Ta bunken
page-meld = Legg ned
page-lay = Legg fram
page-discard = Kast
page-ask = Spør
page-decline = La være
page-end-turn = Slutt uten kast
page-why-ask = kan jeg gå ut?
page-why-select = velg kort
page-why-one-card = bare ett kort
page-why-no-meld = ingen melding ennå
page-why-not-so = ikke slik
page-why-lay-first = legg fram først
page-why-choose = velg hvor
page-why-onto = til { RANK($rank, form: "all") }
page-why-offline = venter på nettet
page-sort = { $order ->
    [points] Sorter hånden, nå etter poeng
    [suit] Sorter hånden, nå etter farge
    [own] Sorter hånden, nå i egen orden
   *[rank] Sorter hånden, nå etter verdi
}
page-sorted = { $order ->
    [points] Hånden står etter poeng.
    [suit] Hånden står etter farge.
    [own] Hånden står i din egen orden.
   *[rank] Hånden står etter verdi.
}
page-n-cards = { $n } kort
page-new = ny
page-your-turn = Din tur
page-hint-select-discard = Velg først et kort å kaste.
page-hint-one-card = Kast ett kort om gangen: velg bare ett.
page-hint-select-meld = Velg først kortene du vil legge ned.
page-choose-claim = Hvordan tar du bunken?
page-claim-with = med
page-claim-meld = til meldingen på bordet
page-choose-wild = Hvor skal det ville kortet?
page-choose-rank = { RANK($rank, form: "all") }
page-the-rule = Regelen
page-answer-no = Nei, vent
page-answer-yes = Ja, gå ut
page-discard-anyway = Kast likevel
page-do-anyway = Gjør det likevel

# Skrevne trekk
page-typed-label = Skrevet trekk
page-typed-unfinished = Skriv trekket: + trekk, ^ ta bunken, = legg ned, - kast.
page-typed-enter = Enter gjør trekket, Esc avbryter
page-typed-draw = Trekk
page-typed-take = Ta bunken med
page-typed-meld = Legg ned
page-typed-discard = Kast
page-typed-ask = Spør: kan jeg gå ut?
page-typed-pass = La være
page-typed-yes = Svar ja
page-typed-no = Svar nei
page-typed-onto = til { $onto }

# Nettet
page-lost = Forbindelsen ble brutt klokken { $time }. Bordet vises slik det var da, og venter på deg.
page-try-now = Prøv nå
page-trying-again = Prøver igjen …
page-offline-hint = Ingen forbindelse. Trekket ble ikke sendt.
page-no-table = Dette bordet svarer ikke. Kanskje hører det til en annen nettleser.
page-rules-failed = Reglene kunne ikke hentes.

# Regler i korthet
page-differ-from-classic = { $n ->
    [0] Ingenting skiller fra Classic
    [one] Ett punkt skiller fra Classic
   *[other] { $n } punkter skiller fra Classic
}
page-point = Punkt
page-here = Her

# Poengarket
page-score-sheet = Poengarket
page-after-deal = Etter runde { $n }
page-we-won = { $us ->
    [one] Du vant partiet
   *[many] Dere vant partiet
}
page-they-won = { $us ->
    [one] { $name } vant partiet
   *[many] { $name } vant partiet
}
page-draw-game = Partiet endte uavgjort
page-margin = Med { $n } poengs margin.
page-nobody-went-out = Trekkbunken tok slutt, ingen gikk ut.
page-you-went-out = Du gikk ut.
page-you-went-out-concealed = Du gikk ut skjult.
page-went-out = { $name } gikk ut.
page-went-out-concealed = { $name } gikk ut skjult.
page-next-deal = Neste runde
page-play-again = Spill igjen
page-see-table = Se bordet
page-standing = Stilling
page-next-opening = Neste åpning
page-line-by-line = Runde { $n }, linje for linje
page-item = Post
page-the-deal = Runden
page-the-game = Partiet
page-deal-short = Runde
page-sum = sum

# Innstillinger
page-set-language = Språk
page-set-theme = Lys
page-theme-system = Som maskinen
page-theme-light = Lyst
page-theme-dark = Mørkt
page-set-letters = Bokstaver på kortene
page-set-motion = Bevegelse
page-motion-system = Som maskinen
page-motion-reduced = Rolig
page-set-four-colours = Fire farger
page-set-large-cards = Store kort
page-set-left-handed = Venstrehendt
page-set-letter-keys = Bokstavtaster
page-set-ask-doubt = Spør ved tvilsomme kast
page-set-sound = Lyd
page-set-vibrate = Vibrer når det er din tur
page-shuffle = Stokkingen
page-shuffle-sealed = Runde { $n } er forseglet med dette tallet. Etter runden vises frøet, og hvem som helst kan regne etter.
page-shuffle-open = Runde { $n } var forseglet med dette tallet. Under står frøet som kortene ble stokket med.
page-record = Lagre partiet som tekst

# Taster
page-keys = Taster
page-key-arrows-name = ← → Home End
page-key-arrows = gå i hånden
page-key-updown-name = ↑ ↓
page-key-updown = mellom hånd, det som er lagt fram, meldingene våre og bunken
page-key-space-name = Mellomrom
page-key-space = velg eller velg bort, med Skift hele verdien
page-key-enter-name = Enter
page-key-enter = gjør det som tilbys
page-key-escape-name = Esc
page-key-escape = ta tilbake det som sist ble lagt fram, så valget
page-key-jump-name = Alt + 1 2 3 4
page-key-jump = til hånd, lagt fram, meldinger, beskjeder
page-key-typed-name = + ^ = - .
page-key-typed = skriv trekket, for eksempel ^8h8s eller -4c
page-key-draw = trekk
page-key-take = ta bunken
page-key-meld = legg ned eller legg fram
page-key-discard = kast
page-key-ask = spør makkeren
page-key-sort = sorter hånden
page-key-log = hva som har hendt
page-key-rules = regler
page-key-pile = si bunken
page-key-counts = si hvor mange kort alle har
page-key-help = denne listen

# Slektens bord
page-suit = { $suit ->
    [s] { suit-s }
    [h] { suit-h }
    [d] { suit-d }
   *[c] { suit-c }
}
page-deal-of = Giv { $n } av { $deals }
page-group-sets = like
page-group-runs = rekke
page-group-clean = rene
page-group-dirty = skitne
page-band-samba = SAMBA
page-band-wild = VILL
page-run-of = { $suit } { $span }
page-wild-meld = ville kort
page-why-onto-named = til { $what }
page-foot = foten
page-foot-there = { $n ->
    [one] foten ligger igjen, ett kort
   *[other] foten ligger igjen, { $n } kort
}
page-rests = hviler denne given
page-pile-follows = , { $n } følger med
page-join = Slå sammen
page-take-back = Ta tilbake
page-choose-join = Hvilke meldinger slås sammen?
page-special = Vis hånden
page-choose-special = Hvilken hånd viser du?
page-choose-where = Hvor skal kortene?
page-choose-new = Ny melding
page-own-rules = Husregler
page-own-rules-what = Bordets egne regler, med hva kildene sier om hvert punkt.
page-more-doors = Mer
page-change-rules = Endre reglene
page-deals-n = { $n ->
    [one] Én giv
   *[other] { $n } giver
}
page-length = Lengde
page-band-dirty = SKITTEN

# Husregler
page-starts-from = Går ut fra
page-saved-rules = Lagret
page-play-with-these = Spill med disse
page-cannot-be-played = Kan ikke spilles slik
page-put-back = Sett tilbake { $title }: { $value }
page-show-all = Vis alle { $n }
page-show-fewer = Vis færre
page-rules-as-text = Reglene som tekst
page-read-rules = Les inn
page-copy-rules = Kopier reglene som tekst
page-copy-link = Kopier lenken til reglene
page-copied = Kopiert.
page-not-copied = Det gikk ikke å kopiere. Merk teksten og kopier den selv.
page-name-for-rules = Navn på reglene
page-save-rules = Lagre
page-saved-as = Lagret som { $name }.
page-forget-rules = Glem { $name }
page-groups = Grupper
page-find-rule = Søk etter regel
page-only-differing = Bare det som skiller
page-no-such-rule = Ingen slik regel.
page-from-classic = Begynn fra Classic
page-fewer = Færre
page-more = Flere
page-in-notation = { $what }, i notasjon
page-not-set = { $value } ble ikke satt.
page-set-all-the-same = Sett likevel, og endre det andre etterpå
page-what-sources-say = Hva kildene sier
page-documents-disagree = dokumentene er uenige
page-documents-silent = Ingenting står i { $list }.
page-document = Dokument { $n }
page-played-here = spilles her
page-reads-with = Hører sammen med
page-every-rule = Hver regel for seg

# Dommeren
page-referee = Dommeren
page-referee-what = Legg opp stillingen, si hva som ble gjort, les kjennelsen.
page-ask-referee = Spør dommeren
page-how-to-enter = Hvordan stillingen skrives inn
page-enter-cards = Kort
page-enter-text = Tekst
page-copy-link-short = Kopier lenken
page-position = Stillingen
page-only-as-text = Denne stillingen rommer mer enn kortene viser. Endre den som tekst.
page-rules = Regler
page-score-before = Poeng før given
page-mine = Våre poeng
page-theirs = Deres poeng
page-opening-needs = Åpningen krever
page-frozen = frossen
page-the-pile = Kastebunken
page-my-hand = Hånden til den som er i tur
page-my-melds = Lagets meldinger
page-their-side-melds = Motstandernes meldinger
page-meld-n = Melding { $n }
page-add-meld = Ny melding
page-add-card-to = Legg et kort til: { $where }
page-choose-cards = Velg kort
page-added = { $n ->
    [one] Ett kort lagt til.
   *[other] { $n } kort lagt til.
}
page-chosen-cards = Valgte kort
page-take-away = Ta bort
page-did-take = Tok bunken med dem
page-did-meld = Meldte dem
page-did-discard = Kastet
page-what-was-done = Hva som ble gjort
page-same-in-notation = Trekket i notasjon, flere skilt med semikolon
page-rule-on-it = Døm
page-case-as-text = Saken som tekst
page-examples = Vanlige tvister
page-line-n = Linje { $n }:
page-verdict-legal = Tillatt
page-verdict-illegal = Ikke tillatt
page-verdict-stands = Slik står det
page-verdict-unreadable = Kan ikke leses
page-verdict-readable = Kan leses
page-would-be-legal = Dette ville vært tillatt
page-number-have = finnes
page-number-need = kreves
page-number-short = mangler
page-number-limit = grense
page-number-points = poeng
page-number-count = antall
page-number-naturals = naturlige
page-number-wilds = ville
page-row-from = fra
page-row-needs = kreves
page-row-below = ellers
page-row-cards = kort
page-row-count = teller
page-row-canastas = antall canastaer
page-row-bonus = bonus
page-row-add = Ny rad
page-row-remove = Fjern rad { $n }
