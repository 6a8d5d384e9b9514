# Val för hela släkten: samba med släktingar, Hand and Foot, modern amerikansk canasta, husregler. Som i options.ftl.

## Foten, och kort för öppningen

option-deal-foot = Hur många kort var och en får i en andra hand, foten. Med 0 finns ingen fot.
    .title = Kort i foten
    .seed000 = Om Hand and Foot står att var och en får en hand, som spelas först, och en fot, som tas upp när handen är slut.

option-foot-pick-up = Foten tas upp genast när handen är utlagd, och turen går vidare. När sista kortet kastas tas den upp i spelarens nästa tur.
    .title = Ta upp foten

option-deal-talon = Om sidan som öppnar först drar fyra bonuskort efter sitt kast, och en sida som öppnar senare tre. De spelas från nästa tur. Den som öppnar med högen får inga.
    .title = Bonuskort för öppningen

option-deal-turn-card = Om det nionde kortet från talongens botten ligger på tvären. När färre än nio kort är kvar drar ingen bonuskort.
    .title = Tvärkortet

option-start-prefill-extra = Om var och en också drar lika många kort som ligger dolda under startkortet.
    .title = Kort att dra med startkortet
    .v-none = nej
    .v-drawn = ja

## Kast

option-discard-threes = Om treor får kastas.
    .title = Kasta treor
    .v-allowed = ja
    .v-forbidden = nej

option-discard-wilds = När vilda kort får kastas.
    .title = Kasta vilda kort
    .v-free = när som helst
    .v-last-or-all-wild = bara som sista kort, eller från en hand med bara vilda

option-discard-jokers = Om jokrar får kastas.
    .title = Kasta jokrar
    .v-allowed = ja
    .v-forbidden = nej

option-discard-empty-pile = Vad som får kastas när högen är tom.
    .title = Kast på tom hög
    .v-free = vad som helst
    .v-limited = ingen sjua, inget ess, inget vilt kort och ingen stängd valör, om det finns något annat

## Meldningar

option-meld-naturals-for-wild = Hur många naturliga kort en meldning ska ha för att få ett vilt kort.
    .title = Naturliga kort för ett vilt

option-meld-no-wild-ranks = Valörer där vilda kort inte får läggas.
    .title = Valörer utan vilda kort

option-meld-rule-of-five = Om en sida som har öppnat bara får lägga vilda kort i meldningar med minst fem naturliga kort, och i meldningar av vilda kort.
    .title = Femregeln

option-meld-join = Om en sida får slå ihop två av sina meldningar i samma valör.
    .title = Slå ihop meldningar

option-meld-finished-rank-dead = Om en valör är stängd för alla när en sida har en färdig canasta i den.
    .title = Stängda valörer

option-meld-wild-lock = Om sidans vilda kort, eller tvåorna där de är en egen valör, måste läggas till en påbörjad meldning av sådana kort.
    .title = Vilda kort vid en meldning av vilda
    .v-off = får läggas var som helst
    .v-on = läggs där tills den är färdig

option-meld-threes = Om treor i båda färgerna är en valör som alla andra, som meldas och blir canastor. De räknas som black3.value, på bordet och på handen; inget annat val om röda eller svarta treor gäller. Följder börjar ändå med fyran.
    .title = Treor som valör

## Följder

option-sequence-wilds = Hur många vilda kort en följd får ha.
    .title = Vilda kort i en följd
    .seed000 = Om samba står att en följd normalt inte får ha några.

option-sequence-wild-when = När en följd får ta emot sitt vilda kort.
    .title = När följden får ett vilt kort
    .v-only-in-seven = bara om den då får sju kort
    .v-any = när som helst

option-sequence-bonus = Bonus för en samba: sju kort i följd i samma färg.
    .title = Samba
    .seed000 = 1 500 i den vanligaste formen av samba.

option-sequence-mixed-bonus = Bonus för en samba med ett vilt kort.
    .title = Blandad samba

option-sequence-short-penalty = Vad en följd på färre än fem kort kostar när given slutar.
    .title = För kort följd

option-sequence-extend-when-out = Om den som går ut får lägga fler kort i ändarna på en samba.
    .title = Längre samba vid utgåendet

option-sequence-take-yields = Hur mycket av högen man får när dess översta kort läggs till en följd.
    .title = Högen till en följd
    .v-all = lika mycket som annars
    .v-top-only = bara det översta kortet

## Öppningen

option-initial-wilds = Om öppningen får ha vilda kort.
    .title = Vilda kort i öppningen
    .v-allowed = ja
    .v-barred = bara naturliga kort

option-initial-natural-triple = Om öppningen ska ha tre naturliga kort i en valör, utan något vilt.
    .title = Tre naturliga i öppningen
    .v-no = krävs inte
    .v-yes = krävs
    .v-or-wild = krävs, eller tre vilda kort

option-initial-splash = Om en hel canasta ur handen öppnar utan öppningskrav.
    .title = Öppna med en canasta

option-initial-bonus-draw = Hur många kort den som öppnar sedan drar från talongen.
    .title = Kort för den som öppnar

## Kasthögen

option-pile-wild-top = Vad som tar en hög med ett vilt kort överst.
    .title = Vilt kort överst
    .v-blocked = inget
    .v-like-pair = två likadana ur handen, tvåor för en tvåa och jokrar för en joker

option-pile-before-opening = Om en sida får ta högen för att öppna.
    .title = Öppna med högen
    .v-allowed = ja
    .v-hand-opens = bara om kort ur handen räcker till öppningen
    .v-forbidden = nej

option-pile-full-rank-limit = Hur många kort i en egen meldning som hindrar sidan från att ta högen för den valören.
    .title = Ingen hög till en lång meldning
    .v-none = ingen gräns

## Treor

option-red3-laying = När en röd trea läggs upp.
    .title = Lägga upp röda treor
    .v-at-once = genast
    .v-optional = när spelaren vill; den får också behållas eller kastas

option-red3-hand-penalty = Vad varje röd trea kvar på handen kostar.
    .title = Röd trea kvar på handen

option-foot-red3-unopened = Vad varje röd trea kostar i en fot som aldrig togs upp.
    .title = Röd trea i foten

option-black3-laid-like-red = Om svarta treor läggs upp och ersätts som de röda, med varje färg för sig.
    .title = Lägga upp svarta treor
    .seed001 = Om den moderna amerikanska formen står att treor har egna poäng.

option-black3-in-taken-pile = Vad som händer med svarta treor i en hög som tas.
    .title = Svarta treor i en tagen hög
    .v-to-hand = de går till handen
    .v-set-aside = de läggs åt sidan och ger 5 var, 100 för alla

option-black3-first-round-discard = Om svarta treor får kastas i det första varvet.
    .title = Svart trea i första varvet
    .v-allowed = ja
    .v-forbidden = nej

option-black3-hand-when = När en svart trea kvar på handen kostar fullt. Annars kostar den vad den är värd meldad.
    .title = När en svart trea på handen kostar
    .v-always = alltid
    .v-another-goes-out = när någon annan går ut

## Canastor

option-canasta-wild = Bonus för en canasta av vilda kort.
    .title = Canasta av vilda kort

option-canasta-wild-twos = Bonus för en canasta av sju tvåor.
    .title = Canasta av tvåor
    .v-as-other = som andra canastor av vilda kort

option-canasta-wild-four-jokers = Bonus för en canasta av vilda kort med fyra jokrar i.
    .title = Vild canasta med fyra jokrar
    .v-as-other = som andra canastor av vilda kort

option-canasta-wild-for = Vilka sidor som får bonus för en canasta av vilda kort.
    .title = Vild canasta räknas för
    .v-every-side = alla sidor
    .v-side-going-out = sidan som går ut

option-canasta-aces = Bonus för en ren canasta av ess.
    .title = Canasta av ess
    .v-as-other = som andra rena canastor

option-canasta-sevens = Bonus för en ren canasta av sjuor.
    .title = Canasta av sjuor
    .v-as-other = som andra rena canastor

option-canasta-identical = Bonus för en canasta av sju kort i samma valör och färg.
    .title = Canasta av likadana kort
    .v-as-other = som andra rena canastor

option-canasta-set-bonuses = Bonus för många canastor, efter deras slag.
    .title = Uppsättningar av canastor
    .v-none = ingen
    .v-italian = 2 000 för fem rena, 1 000 för fyra rena och en blandad, 2 000 för vilka tio som helst

## Poäng

option-score-no-canasta-melds = Hur meldade kort räknas för en sida som inte har någon canasta alls.
    .title = Meldningar helt utan canasta
    .v-plus = för sidan
    .v-minus = emot sidan

option-score-open-penalties = Vad ofärdiga meldningar av naturliga ess, av sjuor och av vilda kort kostar.
    .title = Ofärdiga specialmeldningar
    .v-none = inget
    .v-modern = 2 500 för ess, sjuor eller alla fyra jokrarna, 2 000 för andra vilda kort

option-score-open-wild-penalty = Vad en ofärdig meldning av vilda kort kostar när given slutar.
    .title = Ofärdig meldning av vilda kort

option-score-hand-triples = Vad tre eller fler ess, eller tre eller fler sjuor, på en hand kostar utöver sitt värde.
    .title = Ess och sjuor kvar på handen
    .v-none = inget
    .v-modern = 1 500 varje gång

## Gå ut

option-out-naturals = Hur många rena canastor en sida behöver för att gå ut.
    .title = Rena canastor för att gå ut

option-out-mixed = Hur många blandade canastor en sida behöver för att gå ut.
    .title = Blandade canastor för att gå ut

option-out-wilds = Hur många canastor av vilda kort en sida behöver för att gå ut.
    .title = Vilda canastor för att gå ut

option-out-sequences = Hur många samba en sida behöver för att gå ut.
    .title = Samba för att gå ut

option-out-wild-counts = Om en canasta av vilda kort räknas bland canastorna för att gå ut.
    .title = Vilda canastor räknas

option-out-open-special = Om en spelare får gå ut när sidan har en ofärdig meldning av naturliga ess, sjuor eller vilda kort.
    .title = Gå ut vid ofärdiga specialmeldningar
    .v-allowed = ja
    .v-forbidden = nej

option-out-red3-per-canasta = Om det krävs en röd trea för var och en av sidans canastor för att gå ut.
    .title = Röda treor för att gå ut

option-out-partner-in-foot = Om partnern måste ha tagit upp sin fot innan någon får gå ut.
    .title = Partnerns fot

option-special-hands = Vilka specialhänder som får läggas ned hela, i stället för meldningar, och avsluta given.
    .title = Specialhänder
    .v-none = inga
    .v-pag = rad 3 000, sju par 2 500, par med tvåor, sjuor och ess 2 000, skräp 2 000

## Partiets slut

option-game-deals = Efter hur många givar partiet slutar, vad ställningen än är.
    .title = Antal givar
    .seed000 = Om Hand and Foot står att partiet går över flera givar med stigande krav.
    .v-none = så många som behövs

## Specialhänder

special-hand-straight = Rad
    .what = Ett kort av varje valör från ess till kung, treor och tvåor också, och en joker.
special-hand-pairs = Par
    .what = Sju par utan vilda kort.
special-hand-wild-pairs = Par med tvåor, sjuor och ess
    .what = Sju par, bland dem tvåor, sjuor och ess.
special-hand-garbage = Skräp
    .what = Två fyrtal och två tretal, utan vilda kort.

## Fel vid bordet

irregularity-red3-undeclared = En röd trea som aldrig visades finns på en hand när given slutar.
irregularity-out-against-no = En spelare försöker gå ut mot ett nej, eller utan att fråga där det krävs.
irregularity-out-failed = En spelare frågar, får ja och kan inte gå ut.
irregularity-out-without-canasta = En spelare går ut utan de canastor som krävs.
irregularity-top-not-used = En spelare tar högen och kan inte använda det översta kortet. Högen läggs tillbaka.
irregularity-opening-short = En sida öppnar med för få poäng. Spelaren lägger till kort, eller tar tillbaka dem och kravet blir 10 högre under resten av given.
irregularity-taken-back = En spelare tar i samma tur tillbaka kort som lagts, eller en hög som tagits.
