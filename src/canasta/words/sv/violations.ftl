# Varför ett drag inte går. Värdet sägs till spelaren, .ruling om spelaren (domaren), .remedy säger vad som går i stället,
# .short står som andra rad på en knapp. Utan .ruling passar värdet för båda.
# $have är vad som finns eller visades, $need vad som krävs, $most vad som högst får vara, $short = need − have.

violation-deal-over = Given är slut.
    .short = given är slut
violation-not-your-turn = Det är inte din tur.
    .ruling = Spelaren är inte i tur.
    .short = inte din tur

violation-draw-first = Turen börjar med talongen eller högen. Du har inte dragit än.
    .ruling = Turen börjar med talongen eller högen. Spelaren har inte dragit än.
    .remedy = Dra från talongen eller ta högen först.
    .short = dra först
violation-already-drawn = Du har redan dragit eller tagit högen den här turen.
    .ruling = Spelaren har redan dragit eller tagit högen den här turen.
    .remedy = Melda om du vill, och kasta sedan ett kort.
    .short = du har dragit
violation-stock-empty = Talongen är slut, så det finns inget kort att dra.
    .remedy = Ta högen om det går, eller passa. Då är given slut.
    .short = talongen är slut
violation-must-take-pile = Talongen är slut och högen kan tas. Här är det inte valfritt.
    .remedy = Ta högen.
    .short = högen ska tas

violation-pile-empty = Kasthögen är tom.
    .remedy = Dra från talongen.
    .short = högen är tom
violation-pile-blocked = Högen får inte tas så länge { CARD($card, form: "the") } ligger överst.
    .remedy = Dra från talongen i stället.
    .short = stopp nu
violation-pile-frozen = Högen är frusen: { SPELL($need, $rank) } naturliga { RANK($rank, form: "many") } ur handen krävs, du visade { SPELL($have, $rank) }.
    .ruling = Högen är frusen: { SPELL($need, $rank) } naturliga { RANK($rank, form: "many") } ur handen krävs, spelaren visade { SPELL($have, $rank) }.
    .remedy = Vilda kort och kort på bordet hjälper inte här. Har du dem inte, dra från talongen.
    .short =
        { $short ->
            [one] { RANK($rank, form: "a") } fattas
           *[other] { SPELL($short, $rank) } { RANK($rank, form: "many") } fattas
        }
violation-pair-required = Högen tas bara med { SPELL($need, $rank) } naturliga { RANK($rank, form: "many") } ur handen, du visade { SPELL($have, $rank) }.
    .ruling = Högen tas bara med { SPELL($need, $rank) } naturliga { RANK($rank, form: "many") } ur handen, spelaren visade { SPELL($have, $rank) }.
    .remedy = Har du dem inte, dra från talongen.
    .short =
        { $short ->
            [one] { RANK($rank, form: "a") } fattas
           *[other] { SPELL($short, $rank) } { RANK($rank, form: "many") } fattas
        }
violation-pile-top-not-used = Den som tar högen ska genast melda dess översta kort, { CARD($card, form: "the") }. De här korten räcker inte till det.
    .remedy = Dra från talongen i stället.
    .short = översta kortet passar inte
violation-one-card-hand = Den som har ett enda kort på handen får inte ta en hög på ett enda kort så länge talongen räcker.
    .remedy = Dra från talongen i stället.
    .short = bara ett kort mot ett
violation-meld-closed = Meldningen i { RANK($rank, form: "many") } är stängd och tar inte emot det här.
    .short = stängd

violation-not-in-hand =
    { $have ->
       *[0] Du har inte { CARD($card, form: "the") } på handen.
        [one] Du har bara ett kort av det slaget på handen: { CARD($card) }. Draget kräver { SPELL($need, "n") }.
        [other] Du har bara { SPELL($have, "n") } kort av det slaget på handen: { CARD($card) }. Draget kräver { SPELL($need, "n") }.
    }
    .ruling =
        { $have ->
           *[0] Spelaren har inte { CARD($card, form: "the") } på handen.
            [one] Spelaren har bara ett kort av det slaget på handen: { CARD($card) }. Draget kräver { SPELL($need, "n") }.
            [other] Spelaren har bara { SPELL($have, "n") } kort av det slaget på handen: { CARD($card) }. Draget kräver { SPELL($need, "n") }.
        }
    .short = inte på handen
violation-mixed-ranks = En meldning är kort av en enda valör, med eller utan vilda kort.
    .short = olika valörer
violation-rank-not-meldable = Det går inte att melda { RANK($rank, form: "many") }.
    .short = kan inte meldas
violation-rank-dead = Canastan i { RANK($rank, form: "many") } är färdig, och då är valören död: fler { RANK($rank, form: "many") } kan inte meldas i den här given.
    .short = död valör
violation-no-wild-with-threes = Vilda kort får inte ligga i en meldning av treor.
    .short = inga vilda till treor
violation-black-threes-only-going-out = Svarta treor meldas bara av den som går ut i samma tur.
    .remedy = Kasta en svart trea i stället: den stoppar nästa spelare.
    .short = bara när du går ut
violation-meld-too-small = En meldning är minst { SPELL($need, "n") } kort, det här är { SPELL($have, "n") }.
    .short =
        { $short ->
            [one] ett kort till
           *[other] { SPELL($short, "n") } kort till
        }
violation-too-few-naturals =
    { $need ->
        [one] Det krävs ett naturligt kort ur handen, här är { SPELL($have, "n") }.
       *[other] En meldning har minst { SPELL($need, "n") } naturliga kort, den här har { SPELL($have, "n") }.
    }
    .remedy = Ersätt ett vilt kort med ett naturligt.
    .short = för få naturliga
violation-too-many-wilds =
    { $most ->
        [one] En meldning har högst ett vilt kort, den här skulle få { SPELL($have, "n") }.
       *[other] En meldning har högst { SPELL($most, "n") } vilda kort, den här skulle få { SPELL($have, "n") }.
    }
    .remedy = Ta bort ett vilt kort.
    .short = för många vilda
violation-more-wilds-than-naturals =
    { $most ->
        [0] Med så få naturliga kort får meldningen inte ha några vilda, den skulle få { SPELL($have, "n") }.
        [one] Med så få naturliga kort får meldningen ha högst ett vilt, den skulle få { SPELL($have, "n") }.
       *[other] Med så få naturliga kort får meldningen ha högst { SPELL($most, "n") } vilda, den skulle få { SPELL($have, "n") }.
    }
    .remedy = Lägg fler naturliga kort eller färre vilda.
    .short = för många vilda
violation-natural-canasta-closed = Vilda kort får inte läggas till en ren canasta.
    .short = canastan ska förbli ren
violation-no-such-meld = Den meldningen finns inte på det egna bordet.
    .remedy = Lägg en ny meldning eller välj en annan.
    .short = finns inte
violation-one-meld-per-rank = Det ligger redan en meldning i { RANK($rank, form: "many") }, och varje valör har bara en.
    .remedy = Lägg korten till den.
    .short = lägg till den som ligger
violation-ambiguous = Det går att läsa på flera sätt.
    .remedy = Skriv ut kortens färg, eller säg vilken meldning som menas.
    .short = flera möjligheter

violation-opening-too-low =
    { $need ->
        [canasta] För att öppna krävs en canasta.
        [canasta_200] För att öppna krävs en canasta och 200 poäng.
        [natural_canasta] För att öppna krävs en ren canasta.
       *[other] För att öppna krävs { $need } poäng. Det här är { $have }, { $short } saknas.
    }
    .remedy = Lägg mer i samma drag, eller vänta med att öppna.
    .short = { $short } saknas
violation-one-meld-must-open = Öppningen ska vara en enda meldning som räcker till { $need } poäng. Flera räknas inte ihop.
    .short = en meldning ska räcka

violation-must-keep-card = Utan rätt att gå ut ska minst ett kort bli kvar på handen när turen är slut.
    .remedy = Lägg ut färre kort.
    .short = ett kort måste bli kvar
violation-no-canasta-to-go-out =
    { $need ->
        [one] För att gå ut krävs en canasta, och ingen är klar än.
       *[other]
            { $have ->
                [0] För att gå ut krävs { SPELL($need) } canastor, och ingen är klar än.
                [one] För att gå ut krävs { SPELL($need) } canastor, och bara en är klar.
               *[other] För att gå ut krävs { SPELL($need) } canastor, och bara { SPELL($have) } är klara.
            }
    }
    .remedy = Behåll minst ett kort efter kastet.
    .short =
        { $short ->
            [one] en canasta fattas
           *[other] { SPELL($short) } canastor fattas
        }
violation-cannot-go-out = Du kan inte gå ut den här turen med de kort du har.
    .ruling = Spelaren kan inte gå ut den här turen med sina kort.
    .short = du kan inte gå ut nu
violation-partner-said-no = Partnern svarade nej, och svaret binder: du får inte gå ut nu.
    .ruling = Partnern svarade nej, och svaret binder: spelaren får inte gå ut nu.
    .remedy = Behåll minst ett kort efter kastet.
    .short = partnern sade nej
violation-partner-said-yes = Partnern svarade ja, och svaret binder: du ska gå ut den här turen. Efter det här går det inte.
    .ruling = Partnern svarade ja, och svaret binder: spelaren ska gå ut den här turen. Efter det här går det inte.
    .remedy = Lägg korten så att du kan gå ut.
    .short = du ska gå ut nu
violation-must-ask = Den som vill gå ut ska först fråga sin partner.
    .remedy = Fråga innan du lägger ut något.
    .short = fråga först
violation-already-asked = Du har redan frågat. Bara en fråga tillåts.
    .ruling = Spelaren har redan frågat. Bara en fråga tillåts.
    .short = du har frågat
violation-ask-too-late = Frågan ställs innan något annat läggs ut den här turen.
    .short = för sent att fråga
violation-no-partner = Det finns ingen partner att fråga.
    .short = ingen partner
violation-question-not-used = Frågan till partnern används inte vid det här bordet.
    .short = används inte här
violation-answer-first = Partnern har frågat om lov att gå ut. Svaret kommer före allt annat.
    .remedy = Svara ja eller nej.
    .short = svara först
violation-not-asked = Ingen har frågat, så det finns inget att svara på.
    .short = ingen fråga

violation-discard-required = Turen slutar med ett kast, så ett kort måste finnas kvar att kasta.
    .remedy = Behåll ett kort och kasta det.
    .short = ett kast krävs
violation-discard-forbidden = Den som går ut kastar inte: det sista kortet ska meldas.
    .short = inget sista kast
violation-rank-not-discardable = Det går inte att kasta { CARD($card, form: "the") }.
    .remedy = Kasta ett annat kort.
    .short = får inte kastas
violation-nothing-to-lay = Det finns inget kort att lägga ut i det draget.
    .short = inget att lägga ut

violation-card-not-next = Talongens nästa kort är inte { CARD($card, form: "the") }.
    .short = ett annat kort är nästa
violation-card-not-free = Det finns ingen fler { CARD($card) } kvar att dra.
    .short = inget sådant kort kvar
violation-no-special-hands = De här reglerna har ingen särskild hand med det namnet.
    .short = finns inte här
violation-melds-cannot-join = De två meldningarna kan inte läggas ihop.
    .short = kan inte slås ihop

violation-not-same-suit = En följd är kort av en enda färg.
    .short = olika färger
violation-not-consecutive = Korten i en följd ska komma efter varandra utan lucka, från fyra till ess.
    .short = ingen följd
violation-no-wild-in-sequence =
    { $most ->
        [0] En följd får inte ha några vilda kort.
       *[other] En följd har högst { SPELL($most, "n") } vilt kort, och bara när den blir en samba. Den här skulle få { SPELL($have, "n") }.
    }
    .remedy = Ta bort det vilda kortet.
    .short = inga vilda i följden
violation-no-new-sequence = Högen får inte tas för att börja en ny följd, bara för att förlänga en som ligger.
    .short = ingen ny följd ur högen
violation-wilds-locked = Sidan har en ofärdig meldning av vilda kort, och så länge den ligger öppen får vilda kort bara läggas där.
    .remedy = Gör den färdig först.
    .short = vilda kort är låsta
violation-no-wild-in-opening = I öppningen får inga vilda kort vara med.
    .remedy = Öppna med bara naturliga kort.
    .short = inga vilda i öppningen
violation-no-natural-triple = Öppningen ska ha minst { SPELL($need, "n") } naturliga kort av en valör i en meldning utan vilda kort.
    .remedy = Lägg ett naturligt tretal.
    .short = ett naturligt tretal krävs
violation-pile-not-for-opening = Högen får inte tas innan sidan har öppnat.
    .remedy = Öppna ur handen först.
    .short = öppna först
violation-partner-not-in-foot = Ingen får gå ut innan partnern har tagit upp sin fot.
    .remedy = Behåll minst ett kort efter kastet.
    .short = partnern har foten kvar
violation-no-sequence-to-go-out = För att gå ut krävs { SPELL($need) } samba, och sidan har { SPELL($have) }.
    .short = en samba fattas
violation-no-natural-canasta-to-go-out =
    { $need ->
        [one] För att gå ut krävs en ren canasta, och sidan har { SPELL($have) }.
       *[other] För att gå ut krävs { SPELL($need) } rena canastor, och sidan har { SPELL($have) }.
    }
    .short = en ren canasta fattas
violation-no-mixed-canasta-to-go-out =
    { $need ->
        [one] För att gå ut krävs en blandad canasta, och sidan har { SPELL($have) }.
       *[other] För att gå ut krävs { SPELL($need) } blandade canastor, och sidan har { SPELL($have) }.
    }
    .short = en blandad canasta fattas
violation-no-wild-canasta-to-go-out =
    { $need ->
        [one] För att gå ut krävs en canasta av vilda kort, och sidan har { SPELL($have) }.
       *[other] För att gå ut krävs { SPELL($need) } canastor av vilda kort, och sidan har { SPELL($have) }.
    }
    .short = en vild canasta fattas
violation-no-wilds-on-rank = En meldning i { RANK($rank, form: "many") } får inte ha några vilda kort.
    .remedy = Lägg bara naturliga kort där.
    .short = inga vilda där
violation-rule-of-five = När sidan har öppnat läggs vilda kort bara till minst { SPELL($need, "n") } naturliga. Här är { SPELL($have, "n") }.
    .short = { SPELL($need, "n") } naturliga krävs
violation-meld-still-open = Sidan har en ofärdig meldning i { RANK($rank, form: "many") }, och med den får ingen gå ut. Den är { SPELL($have, "n") } kort av { SPELL($need, "n") }.
    .remedy = Gör den färdig, eller behåll ett kort.
    .short = { RANK($rank, form: "all") } är ofärdiga
violation-same-card-discarded = Den som tog en hög på ett enda kort får inte kasta { CARD($card, form: "the") }, som är av samma valör.
    .remedy = Kasta ett annat kort.
    .short = samma valör som du tog
violation-freeze-spacing = Ett vilt kort får inte kastas ovanpå ett annat förrän ett vanligt kort har lagts emellan.
    .remedy = Kasta ett annat kort.
    .short = inte två vilda i rad
violation-first-round = Under första varvet får ingen melda eller ta högen.
    .short = inte under första varvet
violation-no-like-pair = Ett vilt kort överst tas bara med { SPELL($need, "n") } likadana ur handen. Du visade { SPELL($have, "n") }.
    .ruling = Ett vilt kort överst tas bara med { SPELL($need, "n") } likadana ur handen. Spelaren visade { SPELL($have, "n") }.
    .short = två likadana krävs
violation-side-has-melded = En specialhand läggs bara ned av den vars sida inte har meldat.
    .short = sidan har meldat
violation-not-that-hand = Det är inte den specialhanden: varje kort på handen ska ingå i den.
    .short = inte den handen
violation-no-red-three-for-canasta = För att gå ut krävs en röd trea för varje canasta: { SPELL($need) } krävs, och sidan har { SPELL($have) }.
    .short = för få röda treor
