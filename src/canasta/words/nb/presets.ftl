# Spillene: verdien sier med én setning hva spillet er, .title er navnet.

preset-classic = Spillet slik det spilles ved de fleste bord: fire spillere i par, to kortstokker med fire jokere, til 5 000.
    .title = Classic
preset-seed000 = Classic etter det svenske kurset (dokument 000): ingen må ta bunken når trekkbunken er tom.
    .title = Classic, det svenske kurset
preset-seed001 = Classic etter det norske regelarket (dokument 001): runden slutter så snart trekkbunken er tom.
    .title = Classic, det norske regelarket
preset-seed002 = Classic etter den oversatte artikkelen (dokument 002): aldri flere ville kort enn naturlige, og bonus for en canasta som legges hel.
    .title = Classic, den oversatte artikkelen
preset-seed003 = Classic etter den norske guiden (dokument 003): en egen skala for røde treere, og en åpen bunke er vanskeligere å ta.
    .title = Classic, den norske guiden
preset-seed004 = Classic etter den svenske siden om Hollywood-canasta (dokument 004): et nei gjelder hele runden, og når trekkbunken er tom, må bunken tas hvis det går.
    .title = Classic, Hollywood-siden
preset-two-handed = Én mot én: femten kort hver, to kort om gangen fra trekkbunken, og to canastaer for å gå ut.
    .title = To spillere
preset-three-handed = Hver for seg: tretten kort hver, egne meldinger og egne poeng.
    .title = Tre spillere
preset-six-handed = To lag på tre med tre kortstokker: tretten kort hver, to canastaer for å gå ut, til 10 000.
    .title = Seks spillere, to lag
preset-six-pairs = Tre par med tre kortstokker: tretten kort hver, to canastaer for å gå ut, til 7 500.
    .title = Seks spillere, tre par
preset-six-two-packs = To lag på tre med de to vanlige kortstokkene: elleve kort hver, til 5 000.
    .title = Seks spillere, to kortstokker
preset-short = Classic til halve målet: først til 2 500.
    .title = Kort spill
preset-cutthroat = Tre spillere, én mot to: den som først tar bunken, spiller alene mot de andre to. Tretten kort hver, to kort om gangen fra trekkbunken, to canastaer for å gå ut, til 7 500.
    .title = Tre spillere, én alene
preset-five-handed = To mot tre, der én av de tre hviler hver runde. Alt annet er som i Classic.
    .title = Fem spillere
preset-six-sit-out = To lag på tre, der én på hvert lag hviler hver runde. Alt annet er som i Classic.
    .title = Seks spillere, to hviler
preset-samba = Tre kortstokker, og sekvenser: sju kort i rekkefølge i samme farge er en samba og gir 1 500. Femten kort hver, to canastaer for å gå ut, til 10 000.
    .title = Samba
preset-samba-dutch = Samba slik den spilles i Nederland: hele bunken tas bare med et par, en sekvens tar bare toppkortet, og den som våger, kan spare på røde treere.
    .title = Samba, den nederlandske formen
preset-bolivia = Samba med canastaer av ville kort for 2 500. Én av de to canastaene for å gå ut må være en samba. Til 15 000.
    .title = Bolivia
preset-brazilian = Bolivia med canasta som åpning fra 7 000, ingen bunke til åpningen og trekk for korte sekvenser. Til 10 000.
    .title = Brasiliansk canasta
preset-chilean = Tre kortstokker med sekvenser som i samba og canastaer av ville kort som i bolivia. Det kilden ikke sier, er tatt fra de to.
    .title = Chilensk canasta
preset-italian = Tre kortstokker, en bunke som er stor fra starten og alltid frossen, toere som egen verdi og bonus for mange canastaer. Til 12 000.
    .title = Italiensk canasta
preset-hollywood = En slektning av samba: tre naturlige kort i hver melding, høyst sju kort i en canasta, og et vilt kort kan gjøre en samba ferdig. Til 10 000.
    .title = Hollywood-canasta
preset-cuban = To kortstokker, tretten kort hver, en bunke som alltid er frossen, høyst sju kort i en canasta og opptil 4 000 for ville kort. Til 7 500.
    .title = Cubansk canasta
preset-uruguay = Classic med en bunke som alltid er frossen, og canastaer av ville kort for 2 000.
    .title = Uruguayansk canasta
preset-modern-american = De amerikanske klubbenes spill: åpning fra 125 med tre naturlige i én verdi, høyst sju kort i en melding, spesialhender, og treere som teller etter antall canastaer. Til 8 500.
    .title = Moderne amerikansk canasta
preset-hand-and-foot = En hånd og en fot på elleve kort hver, og fem kortstokker for fire spillere. En ren og en blandet canasta for å gå ut, og et siste kast. Fire runder.
    .title = Hand and Foot
preset-hf-whitnack = En hånd og en fot på tretten kort hver. To rene canastaer, to blandede og én av ville kort for å gå ut, med makkerens lov. Fire runder.
    .title = Hand and Foot, Whitnacks form
preset-hf-saskatchewan = Hand and Foot med én ren canasta, én blandet og én av ville kort for å gå ut. Fire runder.
    .title = Hand and Foot, Saskatchewan-formen
preset-hf-simpson = Hand and Foot, hver for seg: 300 og 100 for rene og blandede canastaer, og hver røde treer koster 500. Fire runder.
    .title = Hand and Foot, Simpsons form

# Kommandoen «canasta rules».

cmd-rules-list-head = Regler som kan spilles ved navn:
cmd-rules-list-foot = «canasta rules show NAVN» viser en av dem, en regellinje som «classic(game.target=2500)» eller et valg. «canasta rules diff NAVN NAVN» sammenligner to, «canasta rules lab NAVN NAVN» måler hva endringen gjør, og «canasta rules check NAVN» sier om regler kan spilles.
cmd-rules-players = { $n } spillere
cmd-rules-target = til { $n }
cmd-rules-sides = Lag etter plass: { $sides }
cmd-rules-stars = { $n ->
        [0] Alt er som i Classic.
        [one] Ett valg skiller seg fra Classic, merket *.
       *[other] { $n } valg skiller seg fra Classic, merket *.
    }
cmd-rules-same = { $first } og { $second } er de samme reglene.
cmd-rules-differ =
    { $n ->
        [one] { $first } og { $second } er ulike i ett valg:
       *[other] { $first } og { $second } er ulike i { $n } valg:
    }
cmd-rules-values = Verdier: { $values }
cmd-rules-default = I Classic: { $value }
cmd-rules-document = Dokument { $number }: { $text }
cmd-rules-see = Se også: { $options }
cmd-rules-deals = { $n ->
        [one] én runde
       *[other] { $n } runder
    }
cmd-rules-sources = Kilder: { $sources }
cmd-rules-source-document = dokument { $number }
cmd-rules-choices = Vårt valg, uten kilde eller der kildene er ulike: { $options }
cmd-rules-source = { $value }: { $sources }
