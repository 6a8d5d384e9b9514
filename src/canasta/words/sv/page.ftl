# Sidan i webbläsaren. Det bordet säger om spelet står i table.ftl.

page-card = { CARD($card) }
page-ranks = { RANK($rank, form: "many") }
page-and = { $first } och { $last }
page-we = Vi
page-they = De
page-you = Du
page-you-small = du
page-close = Stäng
page-on = På
page-off = Av
page-undo = Ångra
page-fetching = Hämtar …
page-home-link = Canasta, till början
page-to-home = Till början
page-nowhere = Här ligger inga kort
page-menu = Meny
page-settings = Inställningar

# Början
page-hero = Sätt dig. Korten är redan blandade.
page-hero-more = Du och en partner mot två till. Sju lika är en canasta, 5 000 poäng vinner.
page-play-now = Spela nu
page-play-how = Mot botar på klubbnivå · Classic
page-change = ändra
page-new-table = Nytt bord
page-not-started = Bordet kunde inte dukas. Servern svarade inte.
page-games = { $n ->
    [one] Pågående parti
   *[other] Pågående partier
}
page-game-line = Mot { $names } · giv { $deal }
page-continue = Fortsätt
page-make-dark = Byt till mörkt
page-make-light = Byt till ljust

# Nytt bord
page-new-table-what = Välj spel, motstånd och platser. Sedan delas korten ut.
page-no-setup = Servern svarar inte. Försök igen om en stund.
page-the-game-kind = Spel
page-the-match = Partiet
page-players = Spelare
page-play-to = Spela till
page-pace = Botarnas tempo
page-pace-what = Hur fort de andra spelar sina kort. Bordet väntar alltid på dig.
page-pace-slow = Lugnt
page-pace-normal = Lagom
page-pace-fast = Raskt
page-pace-once = Genast
page-seating = Placering
page-seating-choice = Efter val
page-seating-cut = Dra kort
page-seating-choice-what = Platserna blir som på bordet här.
page-seating-cut-what = Högt kort avgör vem som sitter var.
page-open-hands = Öppna händer
page-open-hands-what = För övning: du ser allas kort.
page-seats = Platser
page-my-seat = Din plats
page-seat-n = Plats { $n }
page-by-cut = platsen dras
page-partner = partner
page-opponent = motståndare
page-name = Namn
page-name-of-seat = Namn på plats { $n }
page-level-of-seat = Nivå på plats { $n }
page-deal-cards = Dela ut korten
page-differences = { $n ->
    [0] inga skillnader
    [one] 1 skillnad
   *[other] { $n } skillnader
}

# Bordet
page-the-table = Bordet
page-your-hand = Din hand
page-your-hand-n = { $n ->
    [one] Din hand, ett kort
   *[other] Din hand, { $n } kort
}
page-panel = Vad som hänt och regler
page-skip-to-hand = Hoppa till handen
page-deal = Giv { $n }
page-opened = har öppnat
page-needs = krav { $n }
page-rules-here = Regler vid bordet
page-no-differences = Classic rakt igenom
page-all-rules = Alla regler
page-last-acts = Senast
page-whole-deal = Hela given
page-nothing-yet = Inget har hänt än.
page-in-turn = i tur
page-dealer = , givare
page-cards-held = { $n ->
    [one] ett kort på handen
   *[other] { $n } kort på handen
}
page-show-hand = { $name }, { $n } kort. Visa eller göm handen
page-hand-of = Handen hos { $name }
page-our-melds = { $name }: våra meldningar
page-their-melds = { $name }: meldningar
page-none-ours = Inget meldat än
page-none-theirs = Inget meldat än
page-red-threes = { $n ->
    [one] { $name }: en röd trea
   *[other] { $name }: { $n } röda treor
}
page-bonus = bonus
page-band-natural = REN
page-band-mixed = BLANDAD
page-lay-off-here = Lägg till här.
page-naturals = Naturliga
page-wilds = Vilda
page-points-title = Poäng
page-stock-and-pile = Talong och kasthög
page-stock = talong
page-pile = kasthög
page-draw-from-stock = Dra från talongen:
page-discard-here = Kasta här.
page-pile-empty = Kasthögen är tom:
page-pile-top = { $state ->
    [frozen] Överst { CARD($card) }, frusen:
    [blocked] Överst { CARD($card) }, stopp för dig den här turen:
   *[open] Överst { CARD($card) }:
}
page-freezer = Högen frystes av { CARD($card) }.
page-pile-says = { $n ->
    [one] Ett kort i högen, { $stock } i talongen.
   *[other] { $n } kort i högen, { $stock } i talongen.
}
page-counts = På handen: { $counts }.

# Brickan
page-tray = Framlagt, ännu inte meldat
page-staged-back = { $what }, { $n } kort, framlagt. Ta tillbaka
page-staged-add = Lägg till { $what }, { $n } kort, framlagt
page-drag-here = dra kort hit
page-from-pile = från högen
page-of = av { $n }
page-have-of = { $have } av { $need } poäng
page-points = poäng
page-points-short = { $n } p
page-lacking = { $n } saknas
page-enough = Det räcker
page-take-back-all = Ta tillbaka allt
page-said-staged = { $short ->
    [0] Framlagt { $have } av { $need } poäng. Det räcker.
   *[other] Framlagt { $have } av { $need } poäng, { $short } saknas.
}

# Vad man gör
page-actions = Vad du kan göra
page-draw = Dra
page-take = Ta högen
page-meld = Melda
page-lay = Lägg fram
page-discard = Kasta
page-ask = Fråga
page-decline = Låt bli
page-end-turn = Sluta utan kast
page-why-ask = får jag gå ut?
page-why-select = välj kort
page-why-one-card = bara ett kort
page-why-no-meld = ingen meldning än
page-why-not-so = inte så
page-why-lay-first = lägg fram först
page-why-choose = välj var
page-why-onto = till { RANK($rank, form: "all") }
page-why-offline = väntar på nätet
page-sort = { $order ->
    [points] Sortera handen, nu efter poäng
    [suit] Sortera handen, nu efter färg
    [own] Sortera handen, nu i egen ordning
   *[rank] Sortera handen, nu efter valör
}
page-sorted = { $order ->
    [points] Handen står efter poäng.
    [suit] Handen står efter färg.
    [own] Handen står i din egen ordning.
   *[rank] Handen står efter valör.
}
page-n-cards = { $n } kort
page-new = ny
page-your-turn = Din tur
page-hint-select-discard = Välj först ett kort att kasta.
page-hint-one-card = Kasta ett kort i taget: välj bara ett.
page-hint-select-meld = Välj först korten du vill lägga.
page-choose-claim = Hur tar du högen?
page-claim-with = med
page-claim-meld = till meldningen på bordet
page-choose-wild = Vart ska det vilda kortet?
page-choose-rank = { RANK($rank, form: "all") }
page-the-rule = Regeln
page-answer-no = Nej, vänta
page-answer-yes = Ja, gå ut
page-discard-anyway = Kasta ändå
page-do-anyway = Gör det ändå

# Skrivna drag
page-typed-label = Skrivet drag
page-typed-unfinished = Skriv draget: + dra, ^ ta högen, = melda, - kasta.
page-typed-enter = Enter gör draget, Esc avbryter
page-typed-draw = Dra
page-typed-take = Ta högen med
page-typed-meld = Melda
page-typed-discard = Kasta
page-typed-ask = Fråga: får jag gå ut?
page-typed-pass = Låt bli
page-typed-yes = Svara ja
page-typed-no = Svara nej
page-typed-onto = till { $onto }

# Nätet
page-lost = Förbindelsen bröts klockan { $time }. Bordet visas som det var då, och väntar på dig.
page-try-now = Försök nu
page-trying-again = Försöker igen …
page-offline-hint = Ingen förbindelse. Draget skickades inte.
page-no-table = Det här bordet svarar inte. Kanske hör det till en annan webbläsare.
page-rules-failed = Reglerna gick inte att hämta.

# Regler i korthet
page-differ-from-classic = { $n ->
    [0] Inget skiljer från Classic
    [one] En punkt skiljer från Classic
   *[other] { $n } punkter skiljer från Classic
}
page-point = Punkt
page-here = Här

# Poängbladet
page-score-sheet = Poängbladet
page-after-deal = Efter giv { $n }
page-we-won = { $us ->
    [one] Du vann partiet
   *[many] Ni vann partiet
}
page-they-won = { $us ->
    [one] { $name } vann partiet
   *[many] { $name } vann partiet
}
page-draw-game = Partiet slutade oavgjort
page-margin = Med { $n } poängs marginal.
page-nobody-went-out = Talongen tog slut, ingen gick ut.
page-you-went-out = Du gick ut.
page-you-went-out-concealed = Du gick ut dolt.
page-went-out = { $name } gick ut.
page-went-out-concealed = { $name } gick ut dolt.
page-next-deal = Nästa giv
page-play-again = Spela igen
page-see-table = Se bordet
page-standing = Ställning
page-next-opening = Nästa öppning
page-line-by-line = Giv { $n }, rad för rad
page-item = Post
page-the-deal = Given
page-the-game = Partiet
page-deal-short = Giv
page-sum = summa

# Inställningar
page-set-language = Språk
page-set-theme = Ljus
page-theme-system = Som datorn
page-theme-light = Ljust
page-theme-dark = Mörkt
page-set-letters = Bokstäver på korten
page-set-motion = Rörelse
page-motion-system = Som datorn
page-motion-reduced = Stilla
page-set-four-colours = Fyra färger
page-set-large-cards = Stora kort
page-set-left-handed = Vänsterhänt
page-set-letter-keys = Bokstavstangenter
page-set-ask-doubt = Fråga vid tveksamma kast
page-set-sound = Ljud
page-set-vibrate = Vibrera vid din tur
page-shuffle = Blandningen
page-shuffle-sealed = Giv { $n } är förseglad med det här talet. Efter given visas fröet, och vem som helst kan räkna efter.
page-shuffle-open = Giv { $n } var förseglad med det här talet. Under det står fröet som korten blandades med.
page-record = Spara partiet som text

# Tangenter
page-keys = Tangenter
page-key-arrows-name = ← → Home End
page-key-arrows = gå i handen
page-key-updown-name = ↑ ↓
page-key-updown = mellan hand, framlagt, våra meldningar och hög
page-key-space-name = Blanksteg
page-key-space = välj eller välj bort, med Skift hela valören
page-key-enter-name = Enter
page-key-enter = gör det som erbjuds
page-key-escape-name = Esc
page-key-escape = ta tillbaka det senast framlagda, sedan valet
page-key-jump-name = Alt + 1 2 3 4
page-key-jump = till hand, framlagt, meldningar, besked
page-key-typed-name = + ^ = - .
page-key-typed = skriv draget, till exempel ^8h8s eller -4c
page-key-draw = dra
page-key-take = ta högen
page-key-meld = melda eller lägg fram
page-key-discard = kasta
page-key-ask = fråga partnern
page-key-sort = sortera handen
page-key-log = vad som hänt
page-key-rules = regler
page-key-pile = säg högen
page-key-counts = säg hur många kort alla har
page-key-help = den här listan

# Släktens bord
page-suit = { $suit ->
    [s] { suit-s }
    [h] { suit-h }
    [d] { suit-d }
   *[c] { suit-c }
}
page-deal-of = Giv { $n } av { $deals }
page-group-sets = lika
page-group-runs = följd
page-group-clean = rena
page-group-dirty = smutsiga
page-band-samba = SAMBA
page-band-wild = VILD
page-run-of = { $suit } { $span }
page-wild-meld = vilda kort
page-why-onto-named = till { $what }
page-foot = foten
page-foot-there = { $n ->
    [one] foten ligger kvar, ett kort
   *[other] foten ligger kvar, { $n } kort
}
page-rests = vilar den här given
page-pile-follows = , { $n } följer med
page-join = Slå ihop
page-take-back = Ta tillbaka
page-choose-join = Vilka meldningar slås ihop?
page-special = Visa handen
page-choose-special = Vilken hand visar du?
page-choose-where = Vart ska korten?
page-choose-new = Ny meldning
page-own-rules = Husregler
page-own-rules-what = Bordets egna regler, med vad källorna säger om varje punkt.
page-more-doors = Mer
page-change-rules = Ändra reglerna
page-deals-n = { $n ->
    [one] En giv
   *[other] { $n } givar
}
page-length = Längd
page-band-dirty = SMUTSIG

# Husregler
page-starts-from = Utgår från
page-saved-rules = Sparade
page-play-with-these = Spela med de här
page-cannot-be-played = Går inte att spela så
page-put-back = Ställ tillbaka { $title }: { $value }
page-show-all = Visa alla { $n }
page-show-fewer = Visa färre
page-rules-as-text = Reglerna som text
page-read-rules = Läs in
page-copy-rules = Kopiera reglerna som text
page-copy-link = Kopiera länken till reglerna
page-copied = Kopierat.
page-not-copied = Det gick inte att kopiera. Markera texten och kopiera den själv.
page-name-for-rules = Namn på reglerna
page-save-rules = Spara
page-saved-as = Sparat som { $name }.
page-forget-rules = Glöm { $name }
page-groups = Grupper
page-find-rule = Sök regel
page-only-differing = Bara det som skiljer
page-no-such-rule = Ingen sådan regel.
page-from-classic = Börja från Classic
page-fewer = Färre
page-more = Fler
page-in-notation = { $what }, i notation
page-not-set = { $value } sattes inte.
page-set-all-the-same = Sätt ändå, och ändra det andra sedan
page-what-sources-say = Vad källorna säger
page-documents-disagree = dokumenten är oense
page-documents-silent = Inget sägs i { $list }.
page-document = Dokument { $n }
page-played-here = spelas här
page-reads-with = Hör ihop med
page-every-rule = Varje regel för sig

# Domaren
page-referee = Domaren
page-referee-what = Lägg upp läget, säg vad som gjordes, läs utslaget.
page-ask-referee = Fråga domaren
page-how-to-enter = Hur läget skrivs in
page-enter-cards = Kort
page-enter-text = Text
page-copy-link-short = Kopiera länken
page-position = Läget
page-only-as-text = Det här läget rymmer mer än korten visar. Ändra det som text.
page-rules = Regler
page-score-before = Poäng före given
page-mine = Våra poäng
page-theirs = Deras poäng
page-opening-needs = Öppningen kräver
page-frozen = frusen
page-the-pile = Kasthögen
page-my-hand = Handen hos den som är i tur
page-my-melds = Lagets meldningar
page-their-side-melds = Motståndarnas meldningar
page-meld-n = Meldning { $n }
page-add-meld = Ny meldning
page-add-card-to = Lägg ett kort till: { $where }
page-choose-cards = Välj kort
page-added = { $n ->
    [one] Ett kort tillagt.
   *[other] { $n } kort tillagda.
}
page-chosen-cards = Valda kort
page-take-away = Ta bort
page-did-take = Tog högen med dem
page-did-meld = Meldade dem
page-did-discard = Kastade
page-what-was-done = Vad som gjordes
page-same-in-notation = Draget i notation, flera åtskilda med semikolon
page-rule-on-it = Döm
page-case-as-text = Fallet som text
page-examples = Vanliga tvister
page-line-n = Rad { $n }:
page-verdict-legal = Tillåtet
page-verdict-illegal = Inte tillåtet
page-verdict-stands = Så står det
page-verdict-unreadable = Går inte att läsa
page-verdict-readable = Går att läsa
page-would-be-legal = Det här vore tillåtet
page-number-have = finns
page-number-need = krävs
page-number-short = saknas
page-number-limit = gräns
page-number-points = poäng
page-number-count = antal
page-number-naturals = naturliga
page-number-wilds = vilda
page-row-from = från
page-row-needs = krävs
page-row-below = annars
page-row-cards = kort
page-row-count = räknas
page-row-canastas = antal canastor
page-row-bonus = bonus
page-row-add = Ny rad
page-row-remove = Ta bort rad { $n }
