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
    { $whole ->
        [no] tog { $n ->
            [one] ett kort
           *[other] { SPELL($n, "n") } kort
        } från högen{ $with ->
            [no] { "" }
           *[yes] { " " }med { $used }
        }
       *[yes] tog högen ({ $n ->
            [one] ett kort
           *[other] { $n } kort
        }){ $with ->
            [no] { "" }
           *[yes] { " " }med { $used }
        }
    }
act-melded-new = meldade { $kinds }
act-melded-onto = lade { $cards } till { $name }
act-opened = öppnade med { $points }
act-canasta-natural = fick en ren canasta i { $name }
act-canasta-mixed = fick en blandad canasta i { $name }
act-canasta-samba = fick en samba, { $name }
act-canasta-mixed-samba = fick en blandad samba, { $name }
act-canasta-wild = fick en canasta av vilda kort
act-canasta-spoiled = gjorde canastan i { $name } blandad
act-joined = lade ihop två meldningar i { $name }
act-special = lade ned en specialhand: { $name }
act-foot = tog upp foten
act-ended-turn = slutade turen utan att kasta
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
act-irregularity-red3-undeclared =
    hade en röd trea som aldrig visades{ $points ->
        [0] { "" }
       *[other] { " " }(−{ $points })
    }
act-irregularity-out-against-no =
    försökte gå ut utan lov{ $points ->
        [0] { "" }
       *[other] { " " }(−{ $points })
    }
act-irregularity-out-failed =
    hade lov att gå ut men försökte något annat{ $points ->
        [0] { "" }
       *[other] { " " }(−{ $points })
    }
act-irregularity-out-without-canasta =
    försökte gå ut utan de canastor som krävs{ $points ->
        [0] { "" }
       *[other] { " " }(−{ $points })
    }
act-irregularity-top-not-used =
    tog i högen utan att kunna använda översta kortet{ $points ->
        [0] { "" }
       *[other] { " " }(−{ $points })
    }
act-irregularity-opening-short =
    lade för lite för att öppna{ $minimum ->
        [0] { "" }
       *[other] { " " }(öppningen kräver nu { $minimum })
    }
act-irregularity-taken-back =
    tog tillbaka det som låg{ $points ->
        [0] { "" }
       *[other] { " " }(−{ $points })
    }
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

meld-sequence = { $suit } { $low }–{ $high }
meld-label-sequence = Följd, { $name }
meld-open-cost = öppen: −{ NUMBER($n) }
meld-label = { $name }: { SPELL($n, "n") } kort{ $wilds ->
        [0] { "" }
        [one] , varav ett vilt
       *[other] , varav { SPELL($wilds, "n") } vilda
    }{ $canasta ->
        [natural] , ren canasta
        [mixed] , blandad canasta
        [samba] , samba
        [mixed-samba] , blandad samba
        [wild] , vild canasta
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
button-too-low = räcker inte till { $need }
button-draw-first = dra först
button-need = { $need } krävs
button-choose-cards = välj kort
button-choose-card = välj ett kort
button-nothing = inget att melda
button-meld-first = melda först
button-ask = får jag gå ut?
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
status-take-or-pass = Ta högen eller låt den ligga. Talongen är slut: låter du den ligga är given slut.
status-stopped = { $card } stoppar dig den här turen. Dra från talongen.
status-have =
    { $how ->
        [took] Du tog högen.
        [drew] Du drog { $cards }.
       *[none] Din tur.
    }
status-laid = Du har meldat. Kasta ett kort när du är klar.
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
        [0] { $name } har { $meld } på bordet och kan ta kortet.
       *[other] { $name } har { $meld } på bordet, och högen är öppen.
    }
doubt-fits-own-meld =
    { $solo ->
        [yes] Kortet passar hos dina { $meld }.
       *[no] Kortet passar hos era { $meld }.
    }
doubt-breaks-pair = Då bryter du upp ditt sista par, { RANK($rank, form: "many") }.

act-cut = drog { $card } om platsen
act-lifted =
    { $points ->
        [0] kuperade { $lifted } kort, inte de { $need } som behövdes
       *[other] kuperade { $lifted } kort, precis lagom: { $points } poäng
    }

short-values-title = Kortens värden
short-turn-title = En tur
short-turn =
    { $n ->
        [one] Dra ett kort eller ta högen, melda om du vill, kasta ett kort.
       *[other] Dra { SPELL($n, "n") } kort eller ta högen, melda om du vill, kasta ett kort.
    }
short-melds-title = Meldningar
short-melds = Minst { SPELL($n, "n") } kort av samma valör, varav minst { SPELL($naturals, "n") } naturliga.
short-wilds =
    { $n ->
        [one] Högst ett vilt kort i en meldning. Tvåor och jokrar är vilda.
       *[other] Högst { SPELL($n, "n") } vilda kort i en meldning. Tvåor och jokrar är vilda.
    }
short-canasta = { SPELL($n, "n") } kort är en canasta: ren utan vilda kort, annars blandad.
short-opening-title = Öppning
short-opening =
    { $solo ->
        [yes] Kravet på din första meldning följer din ställning före given.
       *[no] Kravet på er första meldning följer er ställning före given.
    }
short-opening-below = under { NUMBER($score) }
short-opening-from = från { NUMBER($score) }
short-pile-title = Högen
short-pile-now = Nu: { $title }. { $note }.
short-pile-frozen =
    { $need ->
        [3] En frusen hög tas bara med tre naturliga kort ur handen av samma valör som det översta.
       *[other] En frusen hög tas bara med två naturliga kort ur handen av samma valör som det översta.
    }
short-pile-open = En öppen hög tas med: { $ways }.
short-pile-all = Det översta kortet meldas genast. Resten av högen kommer till handen.
short-threes-title = Treor
short-red-threes = Röda treor läggs upp genast och ersätts från talongen. De räknas mot den som inget har meldat.
short-black-threes = En svart trea på högen stoppar nästa spelare den turen.
short-black-threes-out = Svarta treor meldas bara när man går ut, minst tre och utan vilda kort.
short-threes-a-rank = Treor i båda färgerna är kort som alla andra: man håller dem, kastar dem, meldar dem och gör canastor av dem.
short-red-count =
    { $n ->
        [one] en röd trea
       *[other] { SPELL($n) } röda treor
    }
short-out-title = Gå ut
short-out =
    { $n ->
        [one] { $solo ->
            [yes] Du behöver en canasta för att gå ut.
           *[no] Laget behöver en canasta för att gå ut.
        }
       *[other] { $solo ->
            [yes] Du behöver { SPELL($n) } canastor för att gå ut.
           *[no] Laget behöver { SPELL($n) } canastor för att gå ut.
        }
    }
short-out-discard =
    { $kind ->
        [required] Det sista kortet måste kastas.
        [forbidden] Alla kort ska meldas: den som går ut kastar inget.
       *[optional] Det sista kortet får kastas, men måste inte.
    }
short-out-ask = Innan du meldar får du fråga partnern om lov att gå ut. Svaret är bindande.
short-bonuses-title = Bonus
short-bonus-natural = ren canasta
short-bonus-mixed = blandad canasta
short-bonus-out = gå ut
short-bonus-concealed = gå ut dolt
short-bonus-concealed-canasta = canasta lagd hel ur handen
short-target = Partiet går till { NUMBER($target) }.

setup-pace = Takten { $value } finns inte: välj { $known }.
setup-seating = Platserna kan väljas (choice) eller dras (cut), inte { $value }.
setup-seats = De här reglerna är för { SPELL($need) } spelare, men { $have ->
    [one] en plats
   *[other] { $have } platser
} angavs.
setup-target-deals = De här reglerna slutar efter { $n ->
    [one] en giv
   *[other] { SPELL($n) } givar
}: det finns ingen målpoäng att välja.
setup-one-you = Precis en plats ska vara din.
setup-kind = På en plats sitter du (you) eller en bot (bot), inte { $value }.
setup-name = Ett namn är högst { $most } tecken långt och skrivs på en rad.
setup-name-twice = Två vid bordet kan inte heta { $name }.
setup-level = Nivån { $value } finns inte: välj { $known }.
setup-dealer = Platsen { $value } finns inte: den första givaren sitter på plats 0 till { $last }.
setup-message = Önskan om ett bord gick inte att läsa: { $detail }

level-novice = Nybörjare
level-steady = Van spelare

table-error-message = Meddelandet gick inte att läsa, och inget har ändrats: { $detail }
table-error-not-now = Det går inte nu, och inget har ändrats.
table-error-internal = Något gick fel hos oss, och inget har ändrats.
table-error-storage = Det gick inte att spara, så inget har ändrats. Försök igen.
table-error-no-table = Bordet finns inte, eller så har du ingen plats vid det.
table-error-broken = Bordet går inte att läsa med den här versionen.
# What it costs to try what the rules refuse, where they have penalties: after it was tried, and before, on a button.
charge-cost =
    { $points ->
        [0]
            { $minimum ->
                [0] Det kostar ingenting.
               *[other] Öppningen kräver nu { $minimum } poäng.
            }
       *[other] Det kostar { $points } poäng.
    }
charge-would-cost =
    { $points ->
        [0] höjer kravet med { $raised }
       *[other] kostar { $points } poäng
    }
table-refusal-stale = Något har hänt vid bordet sedan du valde. Se efter och välj igen.
table-refusal-nothing-to-take-back = Det finns inget att ta tillbaka nu.
table-refusal-unreadable = Det skrivna går inte att läsa som ett drag: { $detail }

draft-not-your-turn = Det är inte din tur än.
draft-becomes-mixed = blir blandad
draft-choose = välj kort

sheet-title = Giv { $n }, rad för rad
sheet-natural-canastas = Rena canastor
sheet-mixed-canastas = Blandade canastor
sheet-sambas = Samba
sheet-mixed-sambas = Blandade samba
sheet-wild-canastas = Canastor av vilda kort
sheet-concealed-canastas = Canastor lagda hela ur handen
sheet-many-canastas = Bonus för många canastor
sheet-special-hand = Specialhand
sheet-open-melds = Ofullständiga meldningar
sheet-penalties = Straff
sheet-out = Gick ut
sheet-concealed-out = Gick ut dolt
sheet-exact-cut = Exakt kupering
sheet-red-threes = Röda treor
sheet-melded-cards = Kort på bordet
sheet-hand-cards = Kort kvar på handen

goal-target = Till { NUMBER($target) }
goal-deals =
    { $n ->
        [one] En giv
       *[other] Giv { $deal } av { $n }
    }
clock-left =
    { $n ->
        [one] 1 minut kvar
       *[other] { $n } minuter kvar
    }
clock-up = Tiden är ute: det här är sista given
clock-over = Tiden är ute
status-time-up = Tiden är ute.
seats-resting = { $names } vilar i den här given
button-join = lägg ihop två meldningar
button-join-none = inget att lägga ihop
button-undo = senaste meldningen
button-undo-none = inget att ta tillbaka
button-special = lägg ned en specialhand
button-special-none = ingen specialhand
button-end-turn = sluta turen utan att kasta
choice-join = { $name }: { $first } och { $second } kort
pile-top-like = Två likadana vilda kort ur handen tar den
family-classic = Classic och dess former
family-samba = Samba med släkt
family-hand-and-foot = Hand and Foot
family-modern-american = Modern amerikansk
pile-before-forbidden = Öppna ur handen en tidigare tur
pile-before-hand-opens = Öppningen görs helt ur handen
pile-open-run = { $card } passar i { $name }
short-opening-by-deal = Kravet på den första meldningen växer giv för giv.
short-opening-deal = giv { $n }
short-bonus-samba = samba
short-bonus-wild = vild canasta
short-deals = Partiet går över { SPELL($n) } { $n ->
    [one] giv
   *[other] givar
}.

# Det som sidan skickar och som inte går att läsa. Fältens namn står som de skickas.
form-fault =
    { $code ->
        [json] Det är inte JSON.
        [deep] Det är nästlat för djupt.
        [missing] { $place } saknas: { $expected } väntades.
        [unknown] { $place } finns inte här: { $expected } väntades.
        [value] { $place } ska vara { $expected }.
       *[form] Det har inte den form som väntades.
    }
form-whole-message = det hela
form-text = text
form-text-of =
    { $least ->
        [0] text på högst { $most } tecken
       *[other] text på { $least } till { $most } tecken
    }
form-list = en lista
form-list-of = en lista med högst { $most }
form-whole = ett heltal
form-truth = true eller false
form-object = ett objekt med fält
form-words = något av { $words }
form-or-null = { $what }, eller null

# Vad servern säger där ingen sida finns att säga det till.
http-error =
    { $status ->
        [404] Det finns inget på den här adressen.
        [405] Så går det inte att fråga på den här adressen.
        [413] Det är mer än vad som läses på en gång.
        [500] Något gick fel hos oss.
       *[other] Det gick inte att göra det som begärdes ({ $status }).
    }
http-foreign-host = Servern svarar bara på sin egen adress på den här datorn.
http-foreign-socket = Bara serverns egen sida kan öppna förbindelsen till ett bord.
http-foreign-page = Bara serverns egen sida kan begära det här.
http-not-built = Sidan är inte byggd i den här installationen.
http-build = make setup bygger den; själva servern är i gång.
