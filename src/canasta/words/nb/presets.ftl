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

# Kommandoen «canasta rules».

cmd-rules-list-head = Regler som kan spilles ved navn:
cmd-rules-list-foot = «canasta rules show NAVN» viser en av dem, en regellinje som «classic(game.target=2500)» eller et valg. «canasta rules diff NAVN NAVN» sammenligner to.
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
cmd-rules-problems = Disse reglene kan ikke spilles:
cmd-rules-values = Verdier: { $values }
cmd-rules-default = I Classic: { $value }
cmd-rules-document = Dokument { $number }: { $text }
cmd-rules-see = Se også: { $options }
