# Reglernas val. Meddelandets värde säger med en mening vad valet betyder, .title är namnet, .seed000 till .seed004 vad de fem
# dokumenten säger (utelämnat där ett tiger), .v-… värdenas namn. Val med ett enda värde har inga sådana.

option-group-deal = Given
option-group-draw = Dra och kasta
option-group-meld = Meldningar
option-group-opening = Öppningen
option-group-pile = Kasthögen
option-group-threes = Treor
option-group-canastas = Canastor
option-group-out = Gå ut
option-group-end = När given och partiet slutar
option-group-score = Poäng
option-group-penalties = Straff

# Hur värden sägs.
option-set-empty = inget
option-tiers-only = alltid { $need }
option-tiers-below = { $need } under { $score }
option-tiers-from = { $need } från { $score }
option-card-values-rank = { $rank } { $points }
option-card-values-ranks = { $low }–{ $high } { $points }
option-count-bonus = { $bonus } för { $count }
option-count-bonus-none = ingen
option-documents-silent = Dokumentet säger inget.

# Vilka värden ett val tar. Det som står inom klamrar är notation: en lista, och orden säger vad varje plats rymmer.
option-form-set = en mängd ur { $choices }
option-form-numbers = en lista med tal 0 … { $most }: [ett,två,…]
option-form-tiers = [[min,krav],[poäng,krav],…], krav ett tal 0 … { $most } | { $choices }
option-form-card-values = [[valörer,poäng],…], valörer som 4-7, A, 2, Jo
option-form-count-bonuses = none | [[antal,bonus],…]

## Spelare och giv

option-players = Hur många som spelar.
    .title = Antal spelare
    .seed000 = Fyra i två par. Två eller tre går också.
    .seed001 = Två till sex, helst fyra.
    .seed002 = Fyra. Former för två, tre och sex nämns.
    .seed003 = Fyra. Två finns som variant.
    .seed004 = Fyra i par.

option-teams = Vilka som spelar tillsammans och delar meldningar och poäng.
    .title = Lag
    .seed000 = Två par. Två spelar mot varandra, tre var för sig.
    .seed001 = Par. Tre spelar var för sig.
    .seed002 = Par. Två och tre spelar ensamma, sex i två lag om tre.
    .seed003 = Par.
    .seed004 = Par.
    .v-individual = var och en för sig
    .v-pairs = två par
    .v-2x3 = två lag om tre
    .v-3x2 = tre par
    .v-lone-hand = en mot två, vilket avgörs under spelet
    .v-sit-out = lag om tre, där en vilar varje giv

option-seating = Var partner sitter.
    .title = Placering
    .seed000 = Partner sitter mitt emot varandra.
    .seed001 = Partner sitter mitt emot varandra.
    .seed002 = Partner sitter mitt emot varandra.
    .seed003 = Partner sitter mitt emot varandra.
    .seed004 = Partner sitter mitt emot varandra.
    .v-partners-opposite = partner mitt emot varandra
    .v-alternate = lagen turas om runt bordet

option-deck-packs = Hur många kortlekar som blandas ihop.
    .title = Kortlekar
    .seed000 = Två.
    .seed001 = Två.
    .seed002 = Två.
    .seed003 = Två.
    .seed004 = Två.

option-deck-jokers = Hur många jokrar det är sammanlagt: två per lek om inget annat sägs.
    .title = Jokrar
    .seed000 = Fyra.
    .seed001 = Fyra.
    .seed002 = Fyra.
    .seed003 = Fyra, två i varje lek.
    .seed004 = Två eller tre i varje lek, men 108 kort i allt. Det går bara ihop med två.

option-deck-total = Hur många kort det blir av lekarna och jokrarna.
    .title = Kort i allt
    .seed000 = 108.
    .seed001 = 108.
    .seed002 = 108 om man lägger ihop.
    .seed003 = 108.
    .seed004 = 108.

option-deal-hand-size = Hur många kort var och en får i given.
    .title = Kort på handen
    .seed000 = 11 när fyra spelar, 13 för tre, 15 för två.
    .seed001 = 11 var. För två spelare 15, om tre sägs inget.
    .seed002 = 11.
    .seed003 = 11. För två spelare 15.
    .seed004 = 11.

option-deal-order = Om korten delas ut ett i taget eller tre åt gången.
    .title = Utdelning
    .seed000 = Ett i taget, medsols.
    .v-one-at-a-time = ett kort i taget
    .v-packets = tre kort åt gången

option-deal-cut-by = Vem som kuperar före given, av dem som spelar den. Får vilken motståndare som helst göra det, turas motståndarna om giv för giv, den till höger om givaren först.
    .title = Kupering
    .seed000 = En motståndare.
    .seed002 = Spelaren till höger om givaren.
    .seed004 = Spelaren till höger om givaren.
    .v-right = spelaren till höger om givaren
    .v-any-opponent = en motståndare
    .v-left = spelaren till vänster om givaren

option-deal-first-dealer = Hur den första givaren utses.
    .title = Första givare
    .seed001 = Lotten avgör.
    .seed002 = På vanligt sätt. Att ge är ingen fördel.
    .v-random = lotten avgör
    .v-draw-high = högsta dragna kort
    .v-agreed = man kommer överens

option-deal-rotation = Vem som ger nästa giv.
    .title = Nästa givare
    .seed000 = Spelaren till vänster om den förra givaren. Ny givare varje giv.
    .seed001 = Turen går medsols.
    .seed002 = Turen går medsols.
    .v-clockwise = nästa i tur
    .v-loser-deals = sidan med minst poäng i given
    .v-winner-deals = sidan med flest poäng i given

option-deal-exact-cut-bonus = Poäng till sidan när den som kuperar lyfter precis de kort som given kräver: alla händer, alla fötter och kortet som vänds upp, om något vänds. Kort som täcker det uppvända och kort som kommer senare räknas inte in.
    .title = Bonus för exakt kupering

## Startkortet

option-start-upcard = Hur kasthögen börjar.
    .title = Startkort
    .seed000 = Ett kort vänds upp.
    .seed001 = Ett kort vänds upp.
    .seed002 = Ett kort vänds upp.
    .seed003 = Ett kort vänds upp.
    .seed004 = Ett kort vänds upp.
    .v-turned = översta kortet vänds upp
    .v-none = inget; högen är tom från början
    .v-italian-prefill = vänds upp, med lika många kort dolda under som valören anger (ess 1, knekt 11, dam 12, kung 13)

option-start-cover = Vilka startkort som täcks med ett nytt kort.
    .title = Startkort som täcks
    .seed000 = Joker, tvåa och röd trea.
    .seed002 = Joker, tvåa och alla treor.
    .seed003 = Joker, tvåa och alla treor.
    .seed004 = Joker och röd trea. Tvåan nämns inte, och en svart trea får ligga.
    .v-joker = jokrar
    .v-two = tvåor
    .v-red3 = röda treor
    .v-black3 = svarta treor

option-start-repeat-until = Hur länge nya kort läggs på ett startkort som täcks.
    .title = Täckning
    .seed000 = Ett kort till vänds upp. Vad som gäller om också det är speciellt sägs inte.
    .seed002 = Tills kortet varken är trea eller vilt.
    .seed003 = Tills ett naturligt kort från fyra till ess ligger överst.
    .seed004 = Om och om igen, till ett vanligt kort eller en svart trea.
    .v-first-ok-card = tills ett kort får ligga överst
    .v-one-cover-only = bara ett kort till

option-start-freezes = Vilka kort i högens början som fryser den.
    .title = Startkort som fryser
    .seed000 = Vilda kort och röd trea enligt texten. Listan längre ned nämner bara den röda trean.
    .seed001 = En hög med ett vilt kort i är spärrad.
    .seed002 = Bara vilda kort.
    .seed004 = Det täckta kortet vänds på tvären. Att det fryser sägs bara om jokern.
    .v-wild = vilda kort
    .v-red3 = röda treor
    .v-black3 = svarta treor

option-start-red3-in-pile = Vad som händer med en röd trea som vänds upp till högen.
    .title = Röd trea i högen
    .seed000 = Den ligger kvar. Vad som händer när högen tas sägs inte.
    .seed002 = Den går till den som tar högen och ersätts inte.
    .seed003 = Den ligger kvar under de andra korten.
    .v-stays-then-bonus-no-replacement = ligger kvar; den som tar högen lägger upp den utan nytt kort
    .v-to-first-player = går till den som börjar, och hans sida
    .v-reshuffled = blandas in i talongen igen
    .v-discarded = är ur spel

## Turen

option-turn-first-player = Vem som börjar given.
    .title = Första spelare
    .seed000 = Spelaren till vänster om givaren, som det framgår.
    .seed001 = Spelaren till vänster om givaren.
    .seed002 = Spelaren till vänster om givaren. Att börja är den verkliga förmånen.
    .seed004 = Spelaren till vänster om givaren.
    .v-left-of-dealer = spelaren efter givaren
    .v-drawn-high = den som drog högst; givaren sitter före

option-turn-direction = Åt vilket håll turen går.
    .title = Riktning
    .seed000 = Medsols.
    .seed001 = Medsols.
    .seed002 = Medsols.
    .seed004 = Medsols.
    .v-clockwise = medsols
    .v-anticlockwise = motsols

option-draw-count = Hur många kort man drar från talongen när turen börjar.
    .title = Kort att dra
    .seed000 = Ett. Två när två spelar.
    .seed001 = Ett. Två när två spelar.
    .seed002 = Ett.
    .seed003 = Ett. Två när två spelar.
    .seed004 = Ett.

option-draw-final = Valet mellan talong och hög gäller när kortet är sett.
    .title = Draget gäller
    .seed000 = Valet kan inte ångras.
    .seed002 = Den som har dragit kan inte ändra sig.

option-meld-undo = Om en meldning får tas tillbaka.
    .title = Ångra meldning
    .seed000 = Ett kast får inte tas tillbaka. Om meldningar sägs inget.
    .seed002 = Inget som är lagt får tas tillbaka.
    .v-never = aldrig
    .v-within-turn = under samma tur
    .v-with-penalty = mot avdrag

option-discard-required = Varje tur slutar med ett kast, utom när man går ut.
    .title = Kast varje tur
    .seed000 = Ja, utom när man går ut.
    .seed001 = Ja, utom när man går ut.
    .seed002 = Turen slutar med ett kast.
    .seed003 = Ja, utom när man går ut.
    .seed004 = Alltid, men ut går man med eller utan kast.

option-discard-pass-if-cannot-go-out = Om den som har ett kort kvar och inte får gå ut slutar turen utan kast.
    .title = Avstå från kast
    .v-off = nej
    .v-on = ja

option-meld-before-draw = Ingen meldar innan kortet är draget eller högen tagen.
    .title = Melda före draget
    .seed000 = Först drar man, sedan meldar man.
    .seed001 = Ordningen är fast: dra, melda, kasta.
    .seed002 = Turen börjar med draget eller högen.
    .seed003 = Turen har tre steg, och det första är att dra.
    .seed004 = Först drar man, sedan meldar man.

## Meldningar

option-meld-min-size = En meldning har minst tre kort.
    .title = Minsta meldning
    .seed000 = Tre.
    .seed001 = Tre.
    .seed002 = Tre.
    .seed003 = Tre.

option-meld-ranks = Vilka valörer som meldas på vanligt sätt.
    .title = Valörer
    .seed000 = Fyra till ess.
    .seed001 = Fyra till ess.
    .seed002 = Alla utom treor.
    .seed003 = Fyra till ess.

option-meld-sequences = Om följder i färg räknas som meldningar.
    .title = Följder
    .seed000 = Nej, de hör till samba.
    .seed001 = Nej, färgen betyder inget.
    .seed002 = Nej, en meldning är av en valör.
    .seed003 = Nej.
    .seed004 = Nej, en meldning är av en valör.
    .v-off = nej
    .v-on = ja

option-meld-min-naturals = Hur många naturliga kort en meldning har minst.
    .title = Minst naturliga kort
    .seed000 = Två.
    .seed001 = Två.
    .seed002 = Två.
    .seed003 = Två.
    .seed004 = Två.

option-meld-max-wilds = Hur många vilda kort en meldning får ha.
    .title = Högst vilda kort
    .seed000 = Tre.
    .seed001 = Tre, också i en canasta.
    .seed002 = Tre.
    .seed003 = Tre.
    .seed004 = Tre.
    .v-none = ingen gräns

option-meld-wild-ratio = Hur många vilda kort en meldning får ha i förhållande till de naturliga.
    .title = Vilda mot naturliga
    .seed000 = Inget krav utöver två naturliga och högst tre vilda.
    .seed001 = Inget krav utöver två naturliga och högst tre vilda.
    .seed002 = Aldrig fler vilda än naturliga.
    .seed003 = Inget krav utöver två naturliga och högst tre vilda.
    .seed004 = Inget krav utöver två naturliga och högst tre vilda.
    .v-none = inget ytterligare krav
    .v-not-more = inte fler vilda än naturliga
    .v-fewer = färre vilda än naturliga
    .v-double = minst dubbelt så många naturliga

option-meld-wild-only = Om en meldning får bestå av bara vilda kort.
    .title = Bara vilda kort
    .seed000 = Nej, två naturliga krävs.
    .seed001 = Nej, två naturliga krävs.
    .seed002 = Nej, två naturliga krävs.
    .seed003 = Nej, inte i klassisk canasta.
    .seed004 = Nej, två naturliga krävs.
    .v-off = nej
    .v-on = ja; en sådan meldning är full med sju kort
    .v-twos = tvåor som en egen valör, med jokrar som vilda kort; en sådan meldning är full med sju kort

option-meld-per-rank = Hur många meldningar en sida får ha i samma valör.
    .title = Meldningar per valör
    .seed000 = En åt gången.
    .seed001 = De är gemensamma för laget. Antalet sägs inte.
    .seed002 = En egen meldning för varje valör.
    .seed003 = En.
    .seed004 = En per lag. Motståndarna får ha samma valör.
    .v-one = en under hela given
    .v-one-open = en ny när den första är full
    .v-many = hur många som helst

option-meld-max-size = Hur många kort en meldning får ha.
    .title = Största meldning
    .seed000 = Ingen gräns.
    .seed001 = Ingen gräns för naturliga kort.
    .seed002 = En canasta har minst sju kort.
    .seed003 = En canasta har minst sju kort.
    .seed004 = Sju gör en canasta. Om fler sägs inget.
    .v-unlimited = ingen gräns

option-meld-add-to-opponents = Ingen lägger kort till motståndarnas meldningar.
    .title = Motståndarnas meldningar
    .seed000 = Varje lag bygger sina egna meldningar.
    .seed001 = Aldrig.
    .seed002 = Aldrig.
    .seed004 = Aldrig.

option-meld-wild-onto-natural-canasta = Om ett vilt kort får läggas till en ren canasta, som då blir blandad.
    .title = Vilt kort på ren canasta
    .seed000 = Ja, och bonusen sjunker från 500 till 300.
    .seed001 = Till en färdig canasta nämns bara naturliga kort, och aldrig fler än tre vilda.
    .v-allowed-becomes-mixed = ja, den blir blandad
    .v-forbidden = nej
    .v-forbidden-on-all = nej, och inte på en blandad heller

option-meld-first-round = Om någon får melda i det första varvet.
    .title = Melda i första varvet
    .v-allowed = ja
    .v-nobody = ingen får melda

## Öppningen

option-initial-tiers = Hur många poäng sidans första meldning kräver, efter sidans ställning.
    .title = Öppningskrav
    .seed000 = 15 under noll, 50 från 0, 90 från 1 500, 120 från 3 000.
    .seed001 = Kravet stiger med poängen. Tabellen saknas.
    .seed003 = 15 under noll, 50 från 0, 90 från 1 500, 120 från 3 000.
    .seed004 = 15 under noll, 50 under 1 500, 90 under 3 000, sedan 120.
    .v-canasta = en canasta
    .v-canasta-200 = en canasta och 200 poäng
    .v-natural-canasta = en ren canasta

option-initial-score-basis = Vilket tal som bestämmer öppningskravet.
    .title = Kravet följer
    .seed000 = Lagets poäng före given. Tre spelare: de egna.
    .seed001 = Lagets sammanlagda poäng.
    .seed003 = Lagets poäng före given.
    .seed004 = Lagets poäng.
    .v-team-total-before-deal = sidans poäng före given
    .v-own-score = spelarens egna poäng före given
    .v-round-number = givens nummer

option-initial-combine-melds = Om flera meldningar som läggs på en gång räknas ihop till öppningskravet.
    .title = Flera meldningar räknas ihop
    .seed000 = Ja, i samma tur.
    .seed001 = Ja, de räknas ihop.
    .seed003 = Det talar om meldningar, i flertal.
    .seed004 = Ja, i samma tur.

option-initial-bonus-counts = Om bonusar räknas in i öppningskravet.
    .title = Bonus i öppningen
    .seed000 = Nej, och röda treor aldrig.
    .seed001 = Röda treor räknas inte.
    .seed003 = Nej.
    .v-no = inga bonusar
    .v-canastas = bonus för en canasta räknas

option-initial-top-card-counts = Om det översta kortet räknas när man öppnar med högen.
    .title = Översta kortet räknas
    .seed000 = Ja, det översta kortet och inget annat ur högen.
    .seed002 = Den som börjar får använda det täckande kortet till sin första meldning.

option-initial-per = Vem som ska nå öppningskravet.
    .title = Vem som öppnar
    .seed000 = Laget, en gång.
    .seed001 = Laget, en gång.
    .seed002 = Det talar om spelaren eller laget.
    .seed003 = En spelare öppnar för laget.
    .seed004 = Laget, och partnern är sedan fri.
    .v-team = sidan, en gång
    .v-player = varje spelare

option-initial-waived-if-concealed-out = Om öppningskravet faller bort för den som går ut dolt.
    .title = Inget krav vid dolt utgående
    .v-yes = alltid
    .v-no = aldrig
    .v-only-from-stock = bara när kortet drogs från talongen

## Kasthögen

option-pile-take-amount = Hur mycket av högen man får.
    .title = Hur mycket man tar
    .seed000 = Hela högen.
    .seed001 = Hela högen.
    .seed002 = Hela högen.
    .seed003 = Hela högen.
    .seed004 = Hela högen.
    .v-all = hela högen
    .v-top-5 = de fem översta korten
    .v-top-3 = de tre översta korten
    .v-top-7 = de sju översta korten
    .v-top-1 = det översta kortet

option-pile-top-must-be-melded = Den som tar högen meldar genast dess översta kort.
    .title = Översta kortet meldas
    .seed000 = Genast.
    .seed001 = Genast, ihop med kort från handen.
    .seed003 = Genast.
    .seed004 = Genast, i en meldning.

option-pile-frozen-by = Vad som gör högen frusen, så att den bara tas med naturliga kort ur handen.
    .title = När högen är frusen
    .seed000 = Ett kastat vilt kort, en vild eller en röd trea som startkort, och alltid för ett lag som inte har öppnat.
    .seed001 = Vilket vilt kort som helst i högen. Ett lag som inte har öppnat behöver ett par.
    .seed002 = Ett vilt startkort, tills högen tas. Resten av texten är borta.
    .seed003 = Ett kastat vilt kort, och alltid för ett lag som inte har öppnat.
    .seed004 = En kastad joker. Lag som inte har öppnat nämns inte.
    .v-wild-in-pile = ett vilt kort i högen
    .v-unopened-side = den egna sidan har inte öppnat
    .v-always = alltid frusen

option-pile-frozen-needs = Vad som tar en frusen hög.
    .title = Frusen hög tas med
    .seed000 = Två naturliga av valören, ur handen.
    .seed001 = Två naturliga av valören.
    .seed003 = Två naturliga ur handen. Vilda kort hjälper inte.
    .seed004 = Två naturliga av valören.
    .v-natural-pair = ett naturligt par ur handen
    .v-three-naturals = tre naturliga kort ur handen

option-pile-unfrozen-allows = Vad som tar en hög som inte är frusen.
    .title = Öppen hög tas med
    .seed000 = Ett par, ett naturligt och ett vilt kort, eller översta kortet till en egen meldning.
    .seed001 = Översta kortet ska komma till nytta i en meldning, ny eller gammal.
    .seed003 = Ett naturligt par, eller ett naturligt kort om laget har en meldning i valören.
    .seed004 = Översta kortet ska komma till nytta i en meldning.
    .v-natural-pair = ett naturligt par
    .v-natural-plus-wild = ett naturligt kort med ett vilt
    .v-add-top-to-meld = översta kortet till en egen meldning
    .v-natural-plus-meld = ett naturligt kort, till en egen meldning
    .v-add-top-to-sequence = översta kortet till en egen följd

option-pile-two-wilds-plus-top = Två vilda kort tar aldrig högen.
    .title = Ta högen med två vilda
    .seed000 = Nej, en meldning kräver två naturliga.
    .seed001 = Nej, en meldning kräver två naturliga.
    .seed002 = Nej, en meldning kräver två naturliga.
    .seed003 = Nej, en meldning kräver två naturliga.
    .seed004 = Nej, en meldning kräver två naturliga.

option-pile-blocked-top = Vilka kort överst som hindrar nästa spelare från att ta högen.
    .title = Kort som stoppar högen
    .seed000 = En svart trea den turen. Vilda kort, som det framgår.
    .seed001 = En svart trea tills den täcks. Vilda kort, som det framgår.
    .seed003 = Jokrar, tvåor och alla treor.
    .seed004 = Jokrar och svarta treor. Tvåan nämns inte.
    .v-joker = jokrar
    .v-two = tvåor
    .v-black3 = svarta treor
    .v-red3 = röda treor
    .v-seven = sjuor

option-pile-unfreeze = En frusen hög är frusen tills någon tar den.
    .title = När högen tinar
    .seed000 = När någon tar den.
    .seed002 = När den har tagits enligt reglerna.
    .seed004 = När någon har två naturliga till det översta kortet.

option-pile-one-card-hand = Om den som har ett kort på handen får ta en hög på ett kort. Är talongen slut får man alltid.
    .title = Ett kort på handen, ett i högen
    .v-forbid-if-pile-is-one-card = nej
    .v-allow = ja

option-pile-add-to-full-canasta = Om högen får tas genom att det översta kortet läggs till en färdig canasta.
    .title = Högen till en färdig canasta
    .seed000 = Det sägs inte. Canastor är öppna för fler kort.
    .seed001 = Naturliga kort får läggas till en canasta.

option-pile-browse = Hur långt ned i högen spelarna får se.
    .title = Titta i högen
    .seed000 = Bara det översta kortet syns.
    .seed003 = Rådet är att hålla reda på korten som försvinner i högen.
    .v-top-only = bara det översta kortet
    .v-last-3 = de tre senaste korten
    .v-all = hela högen

option-pile-freeze-spacing = Om ett naturligt kort eller en svart trea måste ligga mellan två vilda kast.
    .title = Frysa två gånger
    .v-none = fritt
    .v-natural-between = ett kort måste ligga emellan

option-pile-single-card-same-discard = Om den som tog en hög på ett kort får kasta ett kort av samma valör.
    .title = Kast efter en hög på ett kort
    .v-free = fritt
    .v-other-card = ett annat kort ska kastas

## Treor

option-red3-replace-when = När röda treor på första handen läggs upp och ersätts.
    .title = Röda treor på första handen
    .seed000 = Alla före första turen, från givarens vänster.
    .seed001 = Genast.
    .seed002 = Genast.
    .seed003 = Genast.
    .v-before-first-turn = före första turen
    .v-on-own-first-turn = i spelarens första tur

option-red3-values = Vad en, två, tre … röda treor ger en sida tillsammans.
    .title = Röda treor
    .seed000 = 100 för varje, 800 för alla fyra.
    .seed001 = 100 för varje, 800 för alla fyra.
    .seed002 = 100 för varje, 200 var för alla fyra. I tabellen är färgerna förväxlade.
    .seed003 = 100, 300, 500 och 800.
    .seed004 = 100 för varje, 200 var för alla fyra.

option-red3-sign = När en sidas röda treor räknas för den och när de räknas emot.
    .title = Röda treor räknas för sidan
    .seed000 = Emot ett lag utan meldning när given slutar.
    .seed001 = Emot ett lag som inte har lagt ut något.
    .seed003 = Emot ett lag utan vanlig meldning.
    .seed004 = Emot ett lag som inte har öppnat.
    .v-plus-if-melded = om den har meldat
    .v-plus-if-canasta = om den har en canasta
    .v-plus-if-two-canastas = om den har två canastor, vilka som helst
    .v-plus-if-out-requirement = om den har de canastor som krävs för att gå ut
    .v-by-canasta-count = med två canastor; med en räknas de inte alls
    .v-always-plus = alltid
    .v-always-minus = aldrig; de räknas alltid emot

option-red3-minus-table = Röda treor som räknas emot kostar vad de skulle ha gett.
    .title = Röda treor emot sidan
    .seed000 = 100 för varje, 800 för alla fyra.
    .seed001 = Samma poäng.
    .seed003 = Värdet dras av.
    .seed004 = 800 för alla fyra.

option-red3-replacement = En röd trea på handen eller ur talongen ersätts ur talongen, en ur högen ersätts inte.
    .title = Ersättning för röda treor
    .seed000 = En som dras ersätts ur talongen.
    .seed001 = En i given eller en som dras ersätts ur talongen.
    .seed002 = En ur talongen ersätts, en ur högen inte.
    .seed003 = Den ersätts med ett nytt kort.

option-red3-is-meld = En röd trea på bordet är ingen meldning och hindrar inte ett dolt utgående.
    .title = Röda treor som meldning
    .seed000 = De är inga meldningar och hindrar inte ett dolt utgående.
    .seed001 = De är bonuskort, inga meldningar.
    .seed002 = De är bonuskort, inga meldningar.
    .seed003 = De har en egen bonusregel.
    .seed004 = De är bonuskort, inga meldningar.

option-black3-stop = Hur länge en svart trea överst stoppar högen.
    .title = Svart trea som stoppkort
    .seed000 = För nästa spelare, den turen.
    .seed001 = Tills ett annat kort täcker den.
    .seed003 = För nästa spelare.
    .seed004 = Den kan aldrig tas upp.
    .v-next-player-only = för nästa spelare, den turen
    .v-until-covered = tills den täcks

option-black3-meld = Om svarta treor får meldas.
    .title = Melda svarta treor
    .seed000 = Tre eller fyra utan vilda kort, bara när man går ut.
    .seed001 = Bara när man går ut, utan vilda kort.
    .seed002 = Tre eller fyra, allra sist, när man går ut. Vilda kort kan aldrig stå för en trea.
    .seed003 = Tre eller fyra naturliga, när man går ut i samma tur.
    .v-on-going-out-3-or-4-no-wild = tre eller fler, utan vilda kort, när man går ut
    .v-never = aldrig

option-black3-value = Vad en meldad svart trea är värd.
    .title = Meldad svart trea
    .seed000 = 5.
    .seed001 = Tabellen saknas.
    .seed002 = 5. I tabellen är färgerna förväxlade.
    .seed003 = 5.
    .seed004 = 5.

option-black3-hand-value = Vad en svart trea kvar på handen kostar.
    .title = Svart trea kvar på handen
    .seed000 = 5.
    .seed003 = 5.
    .seed004 = 5.

option-black3-four-going-out = Vad fyra svarta treor ger tillsammans när de meldas för att gå ut.
    .title = Fyra svarta treor ut
    .v-sum = kortens summa

## Canastor och poäng

option-card-values = Vad varje valör är värd, i en meldning och kvar på handen.
    .title = Kortens poäng
    .seed000 = Joker 50, tvåa och ess 20, åtta till kung 10, fyra till sju 5.
    .seed001 = Tabellen saknas.
    .seed002 = Joker 50, tvåa och ess 20, åtta till kung 10, fyra till sju 5.
    .seed003 = Joker 50, tvåa och ess 20, åtta till kung 10, fyra till sju 5.
    .seed004 = Samma tal, som avdrag för kort kvar på handen.

option-canasta-size = Sju kort av en valör är en canasta.
    .title = Kort i en canasta
    .seed000 = Sju eller fler.
    .seed001 = Sju.
    .seed002 = Sju eller fler.
    .seed003 = Sju eller fler.
    .seed004 = Sju.

option-canasta-natural = Bonus för en canasta utan vilda kort.
    .title = Ren canasta
    .seed000 = 500.
    .seed001 = 500.
    .seed002 = 500, som summan 600 med 100 för den dolda canastan visar.
    .seed003 = 500.
    .seed004 = 500.

option-canasta-mixed = Bonus för en canasta med vilda kort.
    .title = Blandad canasta
    .seed000 = 300.
    .seed001 = 300.
    .seed002 = 300, som summan 400 med 100 för den dolda canastan visar.
    .seed003 = 300.
    .seed004 = 300.

option-canasta-concealed-bonus = Extra bonus för en canasta som läggs hel ur handen, eller med högens översta kort.
    .title = Canasta lagd på en gång
    .seed002 = 100 för varje canasta som läggs hel ur handen eller med det sista kastet.

option-canasta-card-values-added = Korten i en canasta räknas utöver bonusen.
    .title = Canastans kort räknas
    .seed000 = Ja, utöver bonusen.
    .seed001 = Ja.
    .seed003 = Ja.
    .seed004 = Allt som är meldat räknas, canastor också.

option-canasta-count-bonus = Bonus för många canastor på en sida.
    .title = Många canastor

option-score-hand-minus = Alla kort som sidans spelare har kvar på handen räknas emot den.
    .title = Kort kvar på handen
    .seed000 = I exemplet dras partnerns kort av.
    .seed001 = Korten som finns kvar dras av.
    .seed003 = Båda spelarnas kort dras av.
    .seed004 = Korten kvar på händerna dras av.

option-score-negative-total = En sidas summa kan bli under noll.
    .title = Summor under noll
    .seed000 = En giv kan sluta under noll.
    .seed003 = Tabellen har en rad för summor under noll.
    .seed004 = Det finns ett krav för lag under noll.

option-score-margin = Skillnaden mellan summorna är segerns storlek.
    .title = Segermarginal
    .seed004 = Skillnaden i poäng är segerns storlek.

option-score-canasta-needed-for-plus = Om meldade kort räknas emot en sida som saknar canastorna för att gå ut.
    .title = Meldningar utan canasta
    .v-off = de räknas för sidan
    .v-on = de räknas emot sidan

option-penalties = Om fel vid bordet kostar poäng: ett försök som reglerna nekar, och det som en räkning nämner.
    .title = Straff

## Gå ut

option-out-canastas = Hur många canastor en sida behöver innan någon får gå ut.
    .title = Canastor för att gå ut
    .seed000 = En. Två när två spelar.
    .seed001 = En. Två när två spelar, en när tre gör det.
    .seed003 = En. Två när två spelar.
    .seed004 = En.
    .v-spec = så många som de krävda slagen

option-out-canasta-owner = Vilken som helst av sidans canastor duger, inte bara spelarens egen.
    .title = Vems canasta
    .seed000 = Lagets, inte spelarens.
    .seed001 = Lagets.
    .seed003 = Lagets.
    .seed004 = Lagets.

option-out-discard = Om den som går ut gör ett sista kast.
    .title = Sista kastet
    .seed000 = Valfritt.
    .seed001 = Valfritt.
    .seed003 = Valfritt.
    .seed004 = Valfritt.
    .v-optional = valfritt
    .v-required = krävs
    .v-forbidden = inte tillåtet

option-out-must-keep-if-not = Den som inte får gå ut behåller minst ett kort efter kastet.
    .title = Behålla ett kort
    .seed001 = Utan canasta ska minst ett kort bli kvar på handen efter kastet.
    .seed003 = Efter ett nej ska minst ett kort bli kvar på handen.

option-out-bonus = Bonus för att gå ut.
    .title = Gå ut
    .seed000 = 100.
    .seed001 = Det finns en bonus. Beloppet saknas.
    .seed003 = 100.
    .seed004 = 100.

option-out-concealed-total = Bonus för att gå ut dolt, i stället för den vanliga.
    .title = Gå ut dolt
    .seed000 = 200, dubbelt mot det vanliga.
    .seed001 = Det förklaras. Beloppet saknas.
    .seed003 = 200 i allt.
    .seed004 = Dubbelt mot det vanliga.

option-out-concealed-who = Vem som inte får ha meldat tidigare för att utgåendet ska vara dolt.
    .title = Dolt betyder
    .seed000 = Spelaren har inte meldat något tidigare i given.
    .seed001 = Inget är utlagt tidigare.
    .seed004 = I en tur utan tidigare meldningar. Vems sägs inte.
    .v-player-not-melded = spelaren har inte meldat
    .v-side-not-melded = sidan har inte meldat

option-out-concealed-with-pile = Om ett dolt utgående ger sin bonus när högen togs i samma tur.
    .title = Dolt med högen
    .v-allowed = ja
    .v-no-bonus = nej

option-out-permission = Om en spelare får eller måste fråga partnern före utgåendet.
    .title = Fråga partnern
    .seed000 = Man får fråga, en gång.
    .seed001 = Man får fråga.
    .seed003 = Man får fråga.
    .seed004 = Man får fråga.
    .v-optional = frivillig
    .v-required = krävs
    .v-off = ingen fråga ställs

option-out-permission-if = När frågan får ställas.
    .title = Frågan får ställas
    .seed003 = Bara när man verkligen kan gå ut.
    .v-can-go-out = om spelaren kan gå ut
    .v-any = alltid

option-out-permission-when = Frågan kommer före turens meldningar, bortsett från själva tagandet av högen.
    .title = Frågans tid
    .seed000 = Innan man går ut.
    .seed003 = När man verkligen kan.

option-out-permission-limit = Hur ofta frågan får ställas.
    .title = Antal frågor
    .seed000 = En gång per tur.
    .v-per-turn = en gång per tur
    .v-per-deal = en gång per giv

option-out-answer-binds = Hur länge partnerns svar binder.
    .title = Svaret binder
    .seed000 = Det binder. Partnern kan låta en vänta ett varv.
    .seed001 = Det binder.
    .seed003 = Det binder. Efter ett nej ska ett kort behållas.
    .seed004 = Det binder, och ett nej gäller hela given.
    .v-this-turn = den här turen
    .v-this-deal = ett nej gäller hela given

option-out-question-extra-info = Frågan och svaret säger inget annat.
    .title = Ord utöver frågan
    .seed000 = Inga. Svaret är ja eller nej.
    .seed001 = Man frågar artigt.
    .seed003 = Inget får sägas om handen.

## När talongen är slut

option-stock-end-when = När given slutar sedan talongen har tagit slut.
    .title = När talongen är slut
    .seed000 = Given slutar när den som är i tur inte kan eller vill ta högen.
    .seed001 = Given slutar när talongen är slut.
    .seed003 = Given slutar när ingen kan eller vill ta högen.
    .seed004 = Given slutar när ingen kan melda det sista kastet.
    .v-play-on-while-taken = spelet går vidare så länge högen tas
    .v-immediate = given slutar med turen för den som drog sista kortet

option-stock-end-forced-take = Om en spelare måste ta högen när talongen är slut.
    .title = Tvång att ta högen
    .seed000 = Nej, man får avstå.
    .seed001 = Frågan uppstår inte: given slutar när talongen är slut.
    .seed003 = Nej, man får avstå.
    .seed004 = Det läses som ett tvång när det går.
    .v-if-top-fits-own-meld = om högen är öppen och översta kortet passar en egen meldning
    .v-always-if-legal = när det går
    .v-never = aldrig

option-stock-end-last-card-red3 = Vad som händer när det sista kortet i talongen är en röd trea.
    .title = Sista kortet är en röd trea
    .seed004 = Given slutar genast utan kast. Trean räknas ändå.
    .v-end-no-meld = given slutar genast
    .v-end-after-meld = spelaren får melda, sedan slutar given utan kast
    .v-play-on = spelaren spelar färdigt sin tur
    .v-end-in-hand = den stannar på handen och given slutar genast

option-stock-end-short-draw = Om för få kort i talongen räknas som ett helt drag eller avslutar given.
    .title = För få kort att dra
    .v-counts = räknas som ett drag
    .v-ends = given slutar

option-stock-end-out-bonus = Ingen får bonus för att gå ut när given slutar med talongen.
    .title = Bonus när talongen avslutar
    .seed000 = Ingen.

option-stock-end-top-only = Om ett tvång att ta högen på slutet bara gäller det översta kortet.
    .title = Tvång på ett kort
    .v-off = hela högen
    .v-on = bara det översta kortet

## Partiets slut

option-game-target = Poängen som avslutar partiet.
    .title = Målpoäng
    .seed000 = 5 000. Kort spel till 2 500.
    .seed001 = 5 000.
    .seed003 = 5 000.
    .seed004 = 5 000.

option-game-reach = Om målet ska nås eller passeras.
    .title = Målet ska
    .seed000 = Både den första som når det och den första som passerar det.
    .seed001 = Nås.
    .seed003 = Nås.
    .seed004 = Nås på ett ställe, passeras på ett annat.
    .v-at-least = nås
    .v-strictly-over = passeras

option-game-end-check = Partiet slutar först efter en färdig giv.
    .title = Partiet slutar
    .seed000 = Den pågående given spelas färdigt.
    .seed001 = Poängen läggs ihop giv för giv.
    .seed003 = Det går över flera givar.
    .seed004 = Efter en giv.

option-game-both-over = Vem som vinner när två sidor passerar målet i samma giv.
    .title = Båda över målet
    .seed000 = Den högre summan.
    .seed001 = Den som når målet först.
    .seed004 = Den högre summan.
    .v-highest-total = den högre summan
    .v-first-to-reach = sidan som gick ut, annars den högre summan

option-game-exact-tie = Vad som händer när de vinnande summorna är lika.
    .title = Lika summor
    .v-draw = oavgjort
    .v-extra-deal = en giv till
    .v-shared = segern delas

option-game-short-tiers = Ett kortare parti har samma öppningskrav.
    .title = Krav i kort spel
    .seed000 = De är som vanligt.

option-game-clock = Om partiet slutar efter en viss tid, i minuter från första given. En giv som har börjat när tiden är ute spelas färdig; därefter vinner den högsta summan.
    .title = Tidsgräns
    .v-none = ingen

## Fel i regelrader

rules-fault-text-ends =
    Reglerna slutar för tidigt, vid tecken { $column }: här väntades { $expected ->
        [name] ett namn
        [value] ett värde
       *[other] ”{ $expected }”
    }.
rules-fault-text-unexpected =
    ”{ $found }” vid tecken { $column } i reglerna går inte att läsa: här väntades { $expected ->
        [name] ett namn
        [value] ett värde
       *[other] ”{ $expected }”
    }.
rules-fault-text-ends-in =
    Reglerna slutar i { $option }, vid tecken { $column }: här väntades { $expected ->
        [name] ett namn
        [value] ett värde
       *[other] ”{ $expected }”
    }.
rules-fault-text-unexpected-in =
    ”{ $found }” i { $option }, vid tecken { $column }, går inte att läsa: här väntades { $expected ->
        [name] ett namn
        [value] ett värde
       *[other] ”{ $expected }”
    }.
rules-fault-text-goes-on = Efter reglernas sista parentes får inget följa, men vid tecken { $column } står ”{ $found }”.
rules-fault-no-preset = Det finns inga regler som heter { $name }. Det finns { $presets }.
rules-fault-no-preset-near = Det finns inga regler som heter { $name }; kanske menas { $near }.
rules-fault-no-option = Det finns inget val { $option }.
rules-fault-no-option-near = Det finns inget val { $option }. Kanske menas { $near }.
rules-fault-twice = { $option } är satt två gånger.
rules-fault-derived = { $option } kan inte sättas: det följer av { $follows }.
rules-fault-constant = { $option } ligger fast: det är alltid { $constant }, inte { $value }.
rules-fault-yes-no = { $option } ska vara yes eller no, inte { $value }.
rules-fault-one-of = { $option } ska vara något av { $choices }, inte { $value }.
rules-fault-number = { $option } ska vara ett heltal från { $least } till { $most }, inte { $value }.
rules-fault-number-or-word = { $option } ska vara ett heltal från { $least } till { $most }, eller { $choices }, inte { $value }.
rules-fault-set = { $option } ska vara ord ur { $choices } inom klamrar, varje ord en gång, inte { $value }.
rules-fault-set-or-word = { $option } ska vara { $alone }, eller ord ur { $choices } inom klamrar, varje ord en gång, inte { $value }.
rules-fault-points = { $option } ska vara en lista med 1 till { $longest } heltal från 0 till { $most }, inte { $value }.
rules-fault-tiers = { $option } ska vara en lista med par av poäng och krav, som [[min,15],[0,50]], där varje krav är ett tal från 0 till { $most } eller något av { $choices }, inte { $value }.
rules-fault-tiers-start = Det första paret i { $option } ska börja med min, så att varje ställning har ett krav: { $value }.
rules-fault-tiers-order = Poängen i { $option } ska stiga från par till par: { $value }.
rules-fault-card-values = { $option } ska vara en lista med par av valörer och poäng, som [[4-7,5],[8-K,10],[A,20],[2,20],[Jo,50]], varje valör en gång och poäng från 0 till { $most }, inte { $value }.
rules-fault-card-values-missing = { $option } ska nämna varje valör utom trean. { $missing } saknas.
rules-fault-count-bonuses = { $option } ska vara none, eller en lista med par av antal och bonus, som [[5,500],[7,2000]], med stigande antal och bonus från 0 till { $most }, inte { $value }.
rules-fault-teams-players = teams={ $teams } kräver players={ $need }, inte players={ $players }.
rules-fault-seating-teams = seating=partners_opposite går inte ihop med teams={ $teams }: i lag om tre kan alla partner inte sitta mitt emot varandra. Använd seating=alternate.
rules-fault-pack-too-small = deal.hand_size={ $hand } med players={ $players } är för mycket för leken: en giv kan kräva { $need } kort innan första turen är slut, och deck.packs och deck.jokers ger { $have }.
rules-fault-red3-values-count = red3.values har { $have } tal, men leken har { $need } röda treor (deck.packs).
rules-fault-own-score-teams = initial.score_basis=own_score går inte ihop med teams={ $teams }: partner har gemensamma poäng.
rules-fault-concealed-below-bonus = out.concealed_total={ $have } är mindre än out.bonus={ $need }: att gå ut dolt skulle kosta poäng.
rules-fault-pile-never-taken = pile.unfrozen_allows är tomt: ingen skulle kunna ta en öppen hög.
rules-fault-red3-uncovered = start.red3_in_pile={ $value } kräver red3 i start.cover: annars skulle högen mista sitt enda kort.
rules-fault-out-no-sequences = out.sequences={ $have } går inte att uppfylla: med meld.sequences=off finns ingen samba.
rules-fault-out-no-wild-melds = out.wilds={ $have } går inte att uppfylla: med meld.wild_only=off finns inga canastor av vilda kort.
rules-fault-out-wilds-not-counted = out.wilds={ $have } går inte ihop med out.wild_counts=no: vilda canastor skulle krävas men inte räknas.
rules-fault-out-wilds-too-many = out.wilds={ $have } går inte att uppfylla: leken har vilda kort till högst { $most }.
rules-fault-out-mixed-too-many = out.mixed={ $have } går inte att uppfylla: med meld.no_wild_ranks tar bara { $most } av valörerna vilda kort.
rules-fault-out-sets-too-many = { $have } canastor för att gå ut går inte att uppfylla: med en meldning av varje valör har ett lag högst { $most }.
rules-fault-wild-top-no-meld = pile.wild_top=like_pair går inte ihop med meld.wild_only=off: de vilda kort som tar högen kan då inte meldas.
rules-fault-wild-top-blocked = pile.wild_top=like_pair går inte ihop med både joker och two i pile.blocked_top: inget vilt kort överst kan då tas.
rules-fault-dead-rank-open = meld.finished_rank_dead=yes kräver meld.max_size=7, inte { $value }: annars kan en färdig canasta fortfarande växa.
rules-fault-special-hands-size = special.hands kräver en hand på fjorton kort efter draget, och deal.hand_size med draw.count ger { $have }.
rules-fault-threes-twice = meld.threes=yes går inte ihop med black3.laid_like_red=yes: treor meldas eller läggs upp, inte båda delarna.
rules-fault-threes-special = meld.threes=yes går inte ihop med { $other }={ $value }: treor är då kort som alla andra.
