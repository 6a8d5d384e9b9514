# Domaren.

referee-allowed = Tillåtet: { $acts }.
referee-refused = Inte tillåtet: { $acts }.
referee-refused-early = Inte tillåtet: { $acts }. Det som skulle komma efter prövades inte.
referee-message = Fallet gick inte att läsa: { $detail }

do-draw = dra från talongen
do-take =
    { $with ->
        [yes] ta högen med { $used }
       *[no] ta högen
    }
do-meld = melda { $cards }
do-meld-onto = lägga { $cards } till { $name }
do-meld-number = meldning { $n }
do-discard = kasta { CARD($card) }
do-join = lägga ihop två meldningar
do-special = lägga ned specialhanden { $name }
do-ask = fråga om lov att gå ut
do-answer =
    { $yes ->
        [yes] svara ja
       *[no] svara nej
    }
do-pass = passa

referee-example-joker-on-top = Överst på kasthögen ligger en joker. Kan någon ta den?
    .title = Joker överst
referee-example-question-answered-no = Du frågade om lov att gå ut och fick nej. Får du gå ut ändå?
    .title = Partnern svarade nej
referee-example-question-not-asked = Måste man fråga sin partner innan man går ut?
    .title = Gå ut utan att fråga
referee-example-a-two-among-sevens = Får en tvåa läggas till sjuorna? Och till en meldning som redan har tre vilda kort?
    .title = En tvåa bland sjuor
referee-example-the-last-red-three = Talongens sista kort är en röd trea. Får den som drog den kasta?
    .title = Sista kortet är en röd trea
referee-example-opening-with-two-melds = Får två meldningar läggas ihop för att nå öppningskravet?
    .title = Öppna med två meldningar
referee-example-sequences = Får man melda fyra, fem och sex i samma färg?
    .title = Kort i följd
referee-example-four-wild-cards = Hur många vilda kort får en meldning ha, och vad händer med en ren canasta?
    .title = Ett fjärde vilt kort
referee-example-frozen-pile-with-a-wild-card = Högen är frusen. Tar en åtta och en joker den?
    .title = Frusen hög, ett vilt kort
referee-example-open-pile-with-a-wild-card = Högen är öppen och laget har meldat. Tar en åtta och en joker den?
    .title = Öppen hög, ett vilt kort
referee-example-red-threes-without-a-meld = Vad kostar två röda treor den sida som inget har meldat?
    .title = Röda treor utan meldning
referee-example-going-out-without-a-discard = Får man bli av med det sista kortet i en meldning?
    .title = Gå ut utan kast
