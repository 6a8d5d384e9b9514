# Bordet i ord. Verben har samma form för alla: namnet, eller "Du", sätts framför.

act-upcard = Överst på kasthögen: { $cards }
act-red-three = lade upp { $cards }
act-drew =
    { $n ->
        [one] drog
       *[other] drog { SPELL($n, "n") } kort
    }
act-drew-own = drog { $cards }
act-took =
    { $with ->
        [no] tog högen, { $n ->
            [one] ett kort
           *[other] { $n } kort
        }
       *[yes] tog högen med { $used }, { $n ->
            [one] ett kort
           *[other] { $n } kort
        }
    }
act-melded-new = meldade { $kinds }
act-melded-onto = lade { $cards } till { RANK($rank, form: "all") }
act-opened = öppnade med { $points }: { $laid }
act-canasta-natural = gjorde en ren canasta i { RANK($rank, form: "many") }
act-canasta-mixed = gjorde en blandad canasta i { RANK($rank, form: "many") }
act-discarded =
    { $end ->
        [freezes] kastade { $cards }, högen är frusen
        [stops] kastade { $cards }, stopp för nästa
       *[plain] kastade { $cards }
    }
act-asked = frågade om lov att gå ut
act-answered =
    { $yes ->
        [yes] svarade ja
       *[no] svarade nej
    }
act-passed = lät högen ligga
act-went-out =
    { $concealed ->
        [yes] gick ut dolt
       *[no] gick ut
    }
act-stock-out = Talongen är slut

pile-empty-title = Tom
pile-empty = Kasthögen är tom
pile-frozen-title = Frusen
pile-frozen = { $n ->
        [3] Tre naturliga { RANK($rank, form: "many") } ur handen krävs
       *[other] Två naturliga { RANK($rank, form: "many") } ur handen krävs
    }
pile-top-never = Med { $card } överst kan ingen ta den
pile-unopened-title =
    { $solo ->
        [yes] Frusen för dig
       *[no] Frusen för er
    }
pile-unopened = { $n ->
        [3] För att öppna med den krävs tre naturliga { RANK($rank, form: "many") }
       *[other] För att öppna med den krävs två naturliga { RANK($rank, form: "many") }
    }
pile-stop-title = Stopp
pile-stop =
    { $mine ->
        [yes] Du får inte ta högen den här turen
       *[no] Nästa spelare får inte ta högen
    }
pile-open-title = Öppen
pile-open-fits =
    { $solo ->
        [yes] { RANK($rank, form: "the") } passar hos dina { RANK($rank, form: "many") }
       *[no] { RANK($rank, form: "the") } passar hos era { RANK($rank, form: "many") }
    }
pile-open-one = { RANK($rank, form: "a") } ur handen tar den
pile-open =
    { $wild ->
        [yes] Två { RANK($rank, form: "many") }, eller { RANK($rank, form: "a") } och ett vilt
       *[no] Två { RANK($rank, form: "many") } ur handen tar den
    }

meld-label = { RANK($rank, form: "many") }: { SPELL($n, "n") } kort{ $wilds ->
        [0] { "" }
        [one] , varav ett vilt
       *[other] , varav { SPELL($wilds, "n") } vilda
    }{ $canasta ->
        [natural] , ren canasta
        [mixed] , blandad canasta
       *[none] { "" }
    }
meld-short-natural = { $n ->
        [one] En naturlig till ger { $points }
       *[other] { SPELL($n) } naturliga till ger { $points }
    }
meld-short-mixed = { $n ->
        [one] Ett kort till ger { $points }
       *[other] { SPELL($n, "n") } kort till ger { $points }
    }

button-over = given är slut
button-not-your-turn = inte din tur
button-answer-first = svara först
button-draw =
    { $n ->
        [one] från talongen
       *[other] { SPELL($n, "n") } kort från talongen
    }
button-drawn =
    { $took ->
        [yes] du har tagit högen
       *[no] du har dragit
    }
button-stock-empty = talongen är slut
button-must-take = du måste ta högen
button-not-now = går inte nu
button-take =
    { $n ->
        [one] ett kort
       *[other] { $n } kort
    }
button-pile-empty = den är tom
button-stopped = stopp nu
button-lacking =
    { $n ->
        [one] { RANK($rank, form: "a") } fattas
       *[other] { SPELL($n) } { RANK($rank, form: "many") } fattas
    }
button-too-low = räcker inte till { $need }
button-no-fit = passar inte
button-draw-first = dra först
button-need = { $need } krävs
button-choose-cards = välj kort
button-choose-card = välj ett kort
button-nothing = inget att melda
button-meld-first = melda först
button-ask = får jag gå ut?
button-ask-already-asked = du har frågat
button-ask-no-canasta-to-go-out = canastor fattas
button-ask-ask-too-late = du har redan meldat
button-ask-cannot-go-out = du kan inte gå ut
button-pass = låt den ligga

status-other =
    { $phase ->
        [play] { $took ->
            [yes] { $name } har tagit högen och tänker.
           *[no] { $name } har dragit och tänker.
        }
       *[draw] { $name } är i tur.
    }
status-question = { $name } frågar: Får jag gå ut? Svaret är bindande.
status-asked = Du frågade om du får gå ut. { $name } tänker på saken.
status-others-ask = { $name } frågar { $partner } om lov att gå ut.
status-draw =
    { $need ->
        [0] Dra från talongen.
       *[other] Dra från talongen. { $solo ->
            [yes] Du behöver
           *[no] Ni behöver
        } { $need } för att öppna.
    }
status-draw-or-take =
    { $n ->
        [one] Dra, eller ta högen. Den är ett kort: { $card }.
       *[other] Dra, eller ta högen. Den är { $n } kort med { $card } överst.
    }
status-must-take =
    { $stock ->
        [0] Du måste ta högen. Talongen är slut, och { $card } passar.
       *[other] Du måste ta högen. Något annat går inte.
    }
status-take-or-pass = Ta högen eller låt den ligga. Talongen är slut: låter du den ligga är given över.
status-stopped = { $card } stoppar dig den här turen. Dra från talongen.
status-have =
    { $how ->
        [took] Du tog högen.
        [drew] Du drog { $cards }.
       *[none] Din tur.
    }
status-laid = Du har meldat.
status-play =
    { $need ->
        [0] Melda om du vill, och kasta sedan ett kort.
       *[other] { $solo ->
            [yes] Du behöver
           *[no] Ni behöver
        } { $need } för att öppna. Lägg fram kort, eller kasta ett.
    }
status-may-go-out = Svaret är ja. Nu måste du gå ut den här turen.
status-may-not-go-out = Svaret är nej. Du får inte gå ut den här turen.
status-over-out =
    { $concealed ->
        [yes] { $name } gick ut dolt. Given är räknad.
       *[no] { $name } gick ut. Given är räknad.
    }
status-over-stock = Talongen tog slut. Given är räknad.
status-game-won =
    { $who ->
        [us] Ni vann partiet med { $margin } poäng.
        [you] Du vann partiet med { $margin } poäng.
        [draw] Partiet slutade oavgjort.
       *[other] { $name } vann partiet med { $margin } poäng.
    }

announce-waiting = { $name } är i tur.
announce-over = Given är slut.
announce-play =
    { $n ->
        [one] Du har ett kort.
       *[other] Du har { SPELL($n, "n") } kort.
    }
announce-turn = Din tur. { $state ->
        [empty] Kasthögen är tom.
        [stopped] Högen är stoppad för dig: { $n } kort, { $top } överst.
        [frozen] Högen är frusen: { $n } kort, { $top } överst.
       *[open] Högen är öppen: { $n } kort, { $top } överst.
    } { $hand ->
        [one] Du har ett kort.
       *[other] Du har { SPELL($hand, "n") } kort.
    }{ $need ->
        [0] { "" }
       *[other] { " " }{ $solo ->
            [yes] Du behöver
           *[no] Ni behöver
        } { $need } för att öppna.
    }

doubt-is-wild = { $card } är ett vilt kort. På högen fryser det den.
doubt-fits-their-meld =
    { $n ->
        [0] { $name } har { RANK($rank, form: "many") } på bordet och kan ta kortet.
       *[other] { $name } har { RANK($rank, form: "many") } på bordet, och högen är öppen.
    }
doubt-fits-own-meld =
    { $solo ->
        [yes] Kortet passar hos dina { RANK($rank, form: "many") }.
       *[no] Kortet passar hos era { RANK($rank, form: "many") }.
    }
doubt-breaks-pair = Då bryter du ditt sista par, { RANK($rank, form: "many") }.
