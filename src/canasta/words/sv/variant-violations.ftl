# Varför ett drag inte går i samba med släktingar, Hand and Foot, modern amerikansk canasta och med husregler. Som i violations.ftl.

violation-not-same-suit = Korten i en följd har samma färg.
    .short = olika färger
violation-not-consecutive = Korten i en följd kommer efter varandra utan lucka, från fyra upp till ess, inget av dem två gånger.
    .short = inte i följd
violation-no-wild-in-sequence =
    { $most ->
        [0] En följd tar inte emot vilda kort.
       *[other] En följd tar emot ett vilt kort bara som ett av sju.
    }
    .remedy = Lägg bara naturliga kort.
    .short = inget vilt här
violation-no-new-sequence = Högens översta kort får inte börja en följd. Det läggs till en som sidan har, eller tas med ett par ur handen.
    .remedy = Dra från talongen i stället.
    .short = får inte börja en följd
violation-wilds-locked = Så länge sidan har en påbörjad meldning av vilda kort ska alla vilda läggas dit.
    .remedy = Lägg de vilda korten till den meldningen.
    .short = gör klart de vilda först
violation-no-wild-in-opening = Öppningen ska vara bara naturliga kort.
    .remedy = Öppna utan vilda kort.
    .short = inga vilda i öppningen
violation-no-natural-triple = Öppningen ska ha tre naturliga kort i en valör utan något vilt bland dem.
    .short = tre naturliga krävs
violation-pile-not-for-opening = Högen får inte tas för att öppna.
    .remedy = Öppna med kort ur handen först.
    .short = öppna ur handen först
violation-partner-not-in-foot = Ingen går ut innan partnern har tagit upp sin fot.
    .remedy = Behåll minst ett kort efter kastet.
    .short = partnerns fot ligger kvar
violation-no-sequence-to-go-out =
    { $need ->
        [one] För att gå ut krävs en samba, och ingen är klar än.
       *[other] För att gå ut krävs { SPELL($need) } sambor, och det finns { SPELL($have) }.
    }
    .remedy = Behåll minst ett kort efter kastet.
    .short =
        { $short ->
            [one] en samba fattas
           *[other] { SPELL($short) } sambor fattas
        }
violation-no-natural-canasta-to-go-out =
    { $need ->
        [one] För att gå ut krävs en ren canasta, och ingen är klar än.
       *[other] För att gå ut krävs { SPELL($need) } rena canastor, och det finns { SPELL($have) }.
    }
    .remedy = Behåll minst ett kort efter kastet.
    .short =
        { $short ->
            [one] en ren canasta fattas
           *[other] { SPELL($short) } rena canastor fattas
        }
violation-no-mixed-canasta-to-go-out =
    { $need ->
        [one] För att gå ut krävs en blandad canasta, och ingen är klar än.
       *[other] För att gå ut krävs { SPELL($need) } blandade canastor, och det finns { SPELL($have) }.
    }
    .remedy = Behåll minst ett kort efter kastet.
    .short =
        { $short ->
            [one] en blandad canasta fattas
           *[other] { SPELL($short) } blandade canastor fattas
        }
violation-no-wild-canasta-to-go-out =
    { $need ->
        [one] För att gå ut krävs en vild canasta, och ingen är klar än.
       *[other] För att gå ut krävs { SPELL($need) } vilda canastor, och det finns { SPELL($have) }.
    }
    .remedy = Behåll minst ett kort efter kastet.
    .short =
        { $short ->
            [one] en vild canasta fattas
           *[other] { SPELL($short) } vilda canastor fattas
        }
violation-no-wilds-on-rank = En meldning i { RANK($rank, form: "many") } tar inte emot vilda kort.
    .remedy = Lägg bara naturliga kort.
    .short = inga vilda här
violation-rule-of-five = Efter öppningen tar en meldning emot vilda kort först från { SPELL($need, "n") } naturliga, här är { SPELL($have, "n") }.
    .remedy = Lägg bara naturliga kort.
    .short = för få naturliga
violation-meld-still-open =
    { $rank ->
        [2] Ingen går ut så länge sidan har en påbörjad meldning av vilda kort.
       *[other] Ingen går ut så länge sidan har en påbörjad meldning i { RANK($rank, form: "many") }.
    }
    .remedy = Gör klart meldningen först.
    .short = en meldning är inte klar
violation-same-card-discarded = Den som tog en hög på ett enda kort får inte kasta ett likadant i samma tur.
    .remedy = Kasta ett annat kort.
    .short = kasta ett annat kort
violation-freeze-spacing = Mellan två vilda kast ska det ligga ett naturligt kort eller en svart trea.
    .remedy = Kasta ett annat kort.
    .short = inget vilt på ett vilt
violation-first-round = Ingen meldar eller tar högen i det första varvet.
    .remedy = Dra och kasta.
    .short = inte i första varvet
violation-no-like-pair = Ett vilt kort överst tas bara med två likadana ur handen.
    .remedy = Dra från talongen i stället.
    .short = två likadana krävs
violation-side-has-melded = En särskild hand läggs bara av den vars sida inte har meldat.
    .short = sidan har meldat
violation-not-that-hand = De här korten är inte den särskilda handen.
    .short = inte den handen
violation-no-red-three-for-canasta = För att gå ut krävs en röd trea för varje canasta: { SPELL($need) } behövs, { SPELL($have) } ligger uppe.
    .remedy = Behåll minst ett kort efter kastet.
    .short = för få röda treor
