# Text som inte går att läsa (fall, ställningar, protokoll, drag), och vad domaren och uppspelningen säger.
# $line och $column räknas från 1. Ord inom citattecken är notation och står kvar som de är.

notation-no-toml =
    { $kind ->
        [twice] En nyckel eller tabell står två gånger.
        [deep] Texten är nästlad för djupt.
       *[here] Härifrån är texten inte TOML.
    }
notation-unknown-key = Här finns ingen nyckel ”{ $key }”{ $nearest ->
    [none] .
   *[other] ; ”{ $nearest }” ligger nära.
    } Nycklarna är: { $keys }.
notation-missing-key = Nyckeln ”{ $key }” saknas.
notation-no-such-part = Reglerna { $rules } har inget för nyckeln ”{ $key }”.
notation-not-with = ”{ $key }” och ”{ $other }” kan inte stå tillsammans.
notation-expected =
    { $expected ->
        [text] Här ska det stå text inom citattecken
        [line] Här ska det stå text på en rad
        [truth] Här ska det stå true eller false
        [number] Här ska det stå ett heltal
        [range] Här ska det stå ett heltal från { $low } till { $high }
        [least] Här ska det stå ett heltal, minst { $low }
        [date] Här ska det stå ett datum, som 2026-12-01
        [cards] Här ska det stå kort i en text, som "8h 8s Jo"
        [cards-or-count] Här ska det stå kort i en text, eller hur många de är
        [table] Här ska det stå en tabell
        [hex] Här ska det stå 64 hexadecimala siffror med små bokstäver
        [scores] Här ska det stå en lista med ett tal för varje sida
        [hands] Här ska det stå en lista med handen för varje plats
        [melds] Här ska det stå en lista med listan av meldningar för varje sida
        [side-melds] Här ska det stå en lista med meldningar, var och en en text med kort
        [red3] Här ska det stå en lista med de röda treorna för varje sida
        [laid3] Här ska det stå en lista med de treor som varje sida har lagt ut
        [feet] Här ska det stå en lista med foten för varje plats
        [talon] Här ska det stå en lista med hur många kort varje plats har att dra
        [seats] Här ska det stå en lista med platser, eller true och false för varje plats
        [minimums] Här ska det stå en lista med öppningskravet för varje sida
        [canastas] Här ska det stå en lista med listan av canastor för varje sida
        [canasta-kinds] Här ska det stå en lista med slag av canasta
        [acts] Här ska det stå en text med ett drag, eller en lista med sådana
        [codes] Här ska det stå en lista med skäl
        [code] Här ska det stå ett skäl, som "pile_frozen"
        [players] Här ska det stå en lista med namnet på varje spelare
       *[list] Här ska det stå en lista
    }, inte { $found }.
notation-length = Listan ska ha { $need } { $expected ->
        [hands] händer, en för varje plats
        [players] namn, ett för varje plats
        [seats] poster, en för varje plats
        [feet] fötter, en för varje plats
        [talon] tal, ett för varje plats
       *[other] poster, en för varje sida
    }; den har { $have }.
notation-word = Här ska det stå något av { $words }, inte { $found }.
notation-impossible = Så kan det inte vara: { $message }.
notation-upcard-covered = { CARD($card) } som vänds upp från början täcks av ett kort till enligt de här reglerna.
notation-upcard-stays = { CARD($card) } som vänds upp från början får ligga: enligt de här reglerna täcks kortet inte.

notation-no-card = ”{ $text }” börjar inte med ett kort. Ett kort är en valör (A K Q J T 9 8 7 6 5 4 3 2) med en färg (s h d c), Jo eller ??.
notation-one-card = Här ska det stå ett kort, inte { $count }.
notation-too-many-cards =
    { $most ->
        [0] Leken har ingen { $card }.
        [one] Det är fler än 1 { $card }, och fler har leken inte.
       *[other] Det är fler { $card } än de { $most } som leken har.
    }
notation-which-three = Bara 3 kan vara en röd eller en svart trea: skriv 3r eller 3b, eller färgen.
notation-unknown-card = Ett osett kort (??) kan inte stå här.
notation-red-threes-only = Här kan bara röda treor ligga.
notation-threes-only = Här kan bara treor ligga.

notation-action-empty = Här ska det stå ett drag, men det står inget.
notation-action-none = ”{ $text }” är inget drag. Ett drag börjar med ”+” (dra), ”^” (ta högen), ”=” (melda) eller ”-” (kasta), eller är ett av ? y n och punkt.
notation-action-more = Efter ”{ $after }” får inget stå, men där står ”{ $text }”.
notation-action-special = ”{ $text }” är ingen särskild hand. Ett exempel är =*pairs.
notation-action-join = ”{ $text }” slår inte ihop meldningar. Ett exempel är =#2>#1.
notation-action-group-empty = Här ska det stå kort.
notation-action-ref = ”{ $text }” är ingen meldning. Efter > kommer en valör (K), ett nummer (#2), ändarna av en följd (4h-6h), W eller +.
notation-action-ambiguous = ”{ $text }” går att läsa på flera sätt: vilda kort för sig ska säga vilken meldning de hör till (=2c>K), och bara dragna kort får vara osedda (??).
notation-turn-seat = ”{ $text }” är ingen tur. En tur börjar med plats, kolon och blanksteg: 2: + -Kc
notation-turn-empty = Det står inget drag efter platsen.

notation-no-setting = Ett fall behöver en av [position], [deal], [count] och [refused].
notation-no-acts = Här ska det stå minst ett drag.
notation-not-with-legal = ”{ $key }” anger skäl, och ett drag som anges som tillåtet har inga.
notation-concealed-nobody = Ingen gick ut, så ingen gick ut dolt.
notation-out-with-cards = Plats { $seat } gick ut och kan inte ha kort på handen.
notation-rests-with-cards = Plats { $seat } vilar den här given och har inga kort.
notation-rests-and-out = Plats { $seat } vilar den här given och kan inte ha gått ut.
notation-melds-at-first = De som spelar ihop har ett gemensamt bord: meldarna för plats { $seat } ska stå vid plats { $first }.

notation-pack-short = Leken i ett protokoll nämner varje kort: { $need }, inte { $have }.
notation-shuffle-other-pack = Fröet ger en annan lek än den som står här.
notation-cut-missing = Fröet ger en kupering på { $need } kort, och nyckeln ”cut” saknas.
notation-cut-differs = Fröet ger en kupering på { $need } kort, inte { $have }.
notation-time-up-early = Tiden går från första given, och protokollet har ingen.
notation-irregularity-late = Tur { $have } finns inte: given har kommit till tur { $most }.
notation-game-over = Partiet var slut före den här given.
notation-wrong-dealer = Här ger plats { $need }, inte plats { $have }.
notation-deal-unfinished = Bara den sista given i ett protokoll får vara oavslutad.
notation-seat-not-to-move = Plats { $need } är i tur, inte plats { $have }.
notation-turn-over = Turen är slut före ”{ $act }”; nästa tur börjar på en ny rad.
notation-turn-unfinished = Turen blir inte färdig på den här raden.
notation-deal-is-over = Given är slut före ”{ $act }”.
notation-act-refused = ”{ $act }” är inte tillåtet. { $reasons }
notation-score-differs = Given räknas till { $need }, inte { $have }.
notation-score-missing = Given är slut och räknas till { $need }: nyckeln ”score” saknas.
notation-score-early = Given är inte slut, så den har inga poäng än.

judge-no-files = Ange minst en fallfil.
judge-legal = { $act }: tillåtet.
judge-refused = { $act }: inte tillåtet.
judge-refused-early = { $act }: inte tillåtet, så dragen efter det prövades inte.
judge-option = { $option } = { $value }
judge-stated-legal = Stämmer inte: det anges som tillåtet.
judge-stated-illegal = Stämmer inte: det anges som otillåtet.
judge-not-reached = Stämmer inte: det är det sista draget som påståendet gäller.
judge-missing = Stämmer inte: { $stated } är inte bland skälen.
judge-differs = Stämmer inte: { $fact } är { $found }, inte { $stated }.
judge-facts = Så som det ligger:
judge-facts-hold = Det som väntas stämmer.
judge-text-refused = Avvisas som { $what ->
        [position] ställning
        [rules] regler
        [action] drag
        [record] protokoll
       *[case] fall
    }: { $fault }
judge-text-read = Stämmer inte: det går att läsa.
judge-other-place = Stämmer inte: avvisningen nämner { $found }, inte { $place }.
judge-nothing = inget
judge-summary =
    { $rulings ->
        [one] Ett utslag
       *[other] { $rulings } utslag
    }, { $failed ->
        [0] och allt som anges stämmer.
        [one] ett stämmer inte.
       *[other] { $failed } stämmer inte.
    }

replay-deal = Giv { $number }, plats { $dealer } ({ $player }) ger
replay-went-out = { $player } gick ut efter { $turns ->
        [one] en tur
       *[other] { $turns } turer
    }.
replay-went-out-concealed = { $player } gick ut dolt efter { $turns ->
        [one] en tur
       *[other] { $turns } turer
    }.
replay-stock-out = Talongen tog slut efter { $turns ->
        [one] en tur
       *[other] { $turns } turer
    }.
replay-running = Given pågår än: { $turns ->
        [one] en tur
       *[other] { $turns } turer
    } hittills.
replay-row-before = Före given
replay-row-deal = Den här given
replay-row-after = Totalt
replay-winner = { $side } vinner med { $margin }.
replay-draw = Partiet slutar oavgjort.
replay-going-on = Partiet fortsätter.
replay-time-up = Tiden var ute.
replay-cut = { $points ->
    [0] { $player } kuperade { $lifted } kort
   *[other] { $player } kuperade { $lifted } kort, precis lagom: { $points } poäng
}
replay-agrees = Protokollet stämmer i varje kort och poäng.

# Varför något inte kan ligga på bordet: slutet av en mening.
impossible-length = { $have } angivna, { $need } väntade
impossible-three-colour = en trea behöver sin färg, eller 3r eller 3b
impossible-pack-lacks = fler { $card } än leken har
impossible-rests-no-cards = den här spelaren vilar i given och har inga kort
impossible-no-feet = de här reglerna har inga fötter
impossible-from-zero = { $have }: ett tal från 0 väntades
impossible-from-one = { $have }: ett tal från 1 väntades
impossible-no-laid3 = enligt de här reglerna läggs inga svarta treor bredvid de röda; `red3` väntades
impossible-laid3-given = treorna anges redan av `laid3`
impossible-threes-melded = enligt de här reglerna meldas treor, ingen läggs ut
impossible-no-red-three = { $card } är ingen röd trea
impossible-no-three = { $card } är ingen trea
impossible-too-many-cards = { $have } kort fler än leken har
impossible-stock-too-big = { $have } kort, men bara { $most } av leken är kvar
impossible-second-meld = en andra meldning av { RANK($rank, form: "many") }; ett lag har en av varje valör
impossible-red-three-held = en röd trea läggs genast, den stannar inte på handen
impossible-nobody-rests = enligt de här reglerna vilar ingen
impossible-rests-one-of-three = av ett lag på tre vilar en, av ett lag på två ingen
impossible-hidden-too-many = { $have } kort underst i en hög på { $most } i allt
impossible-no-exact-cut = enligt de här reglerna ger en exakt kupering inget
impossible-no-lone = enligt de här reglerna bildas inga lag under given
impossible-phase = ”{ $value }”: draw, play, answer eller over väntades
impossible-rests-to-move = plats { $seat } vilar i den här given
impossible-asked = ”{ $value }”: y, n eller inget väntades
impossible-irregularity = ”{ $value }”: ett av { $expected } väntades
impossible-not-answered-yet = i den här fasen har ingen fråga besvarats ännu under turen
impossible-no-meld = laget har ingen meldning
impossible-asker-only = bara i fasen answer finns det någon som frågar
impossible-red-three-first-turn = en röd trea läggs när den första turen börjar, den stannar inte på handen sedan
impossible-nothing-yet = i fasen draw är inget taget eller lagt än
impossible-no-pile-frozen = det finns ingen hög som kan vara frusen
impossible-no-pile-blocked = det finns ingen hög som kan vara stoppad
impossible-nobody-partner = ingen har en partner att svara
impossible-no-partner = plats { $seat } är inte partner till plats { $other }
impossible-seat = { $have }: en plats från 0 till { $most } väntades
impossible-meld-unknown = en meldning ligger öppet: dess kort är kända
impossible-meld-ranks = kort av olika valörer
impossible-meld-rank-twice = en valör står två gånger i en följd
impossible-meld-gap = korten i en följd följer inte på varandra
impossible-meld-red-three = en röd trea ingår inte i någon meldning
impossible-meld-small = { $have } kort; en meldning har minst { $least }
impossible-meld-naturals =
    { $have ->
        [one] { $have } naturligt kort
       *[other] { $have } naturliga kort
    }; en meldning har minst { $least }
impossible-meld-wilds-closed =
    { $have ->
        [one] { $have } vilt kort
       *[other] { $have } vilda kort
    }; en sådan meldning stängs vid { $most }
impossible-meld-twos = en meldning av tvåor har minst { $least } tvåor
impossible-meld-sequence-closed = { $have } kort; en följd stängs vid { $most }
impossible-meld-sequence-wilds =
    { $have ->
        [one] { $have } vilt kort
       *[other] { $have } vilda kort
    } i en följd; den har högst { $most }
impossible-meld-black-wilds = vilda kort bland svarta treor
impossible-meld-black-out = svarta treor läggs bara när man går ut
impossible-meld-closed = { $have } kort; en meldning stängs vid { $most }
impossible-meld-wilds =
    { $have ->
        [one] { $have } vilt kort
       *[other] { $have } vilda kort
    }; en meldning har högst { $most }
impossible-meld-no-wilds = en meldning av { RANK($rank, form: "many") } tar inga vilda kort
impossible-meld-ratio =
    { $have ->
        [one] { $have } vilt kort
       *[other] { $have } vilda kort
    } bredvid { $naturals ->
        [one] { $naturals } naturligt
       *[other] { $naturals } naturliga
    }
