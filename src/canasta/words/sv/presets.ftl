# Spelen: värdet säger med en mening vad spelet är, .title är namnet.

preset-classic = Spelet som det spelas vid de flesta bord: fyra spelare i par, två lekar med fyra jokrar, till 5 000.
    .title = Classic
preset-seed000 = Classic enligt den svenska kursen (dokument 000): ingen måste ta högen när talongen är slut.
    .title = Classic, den svenska kursen
preset-seed001 = Classic enligt det norska regelbladet (dokument 001): given slutar så snart talongen är slut.
    .title = Classic, det norska regelbladet
preset-seed002 = Classic enligt den översatta artikeln (dokument 002): aldrig fler vilda kort än naturliga, och bonus för en canasta som läggs hel.
    .title = Classic, den översatta artikeln
preset-seed003 = Classic enligt den norska guiden (dokument 003): en egen skala för röda treor, och en öppen hög är svårare att ta.
    .title = Classic, den norska guiden
preset-seed004 = Classic enligt den svenska sidan om Hollywoodcanasta (dokument 004): ett nej gäller hela given, och när talongen är slut måste högen tas om det går.
    .title = Classic, Hollywoodsidan
preset-two-handed = En mot en: femton kort var, två kort i taget från talongen, och två canastor för att gå ut.
    .title = Två spelare
preset-three-handed = Var och en för sig: tretton kort var, egna meldningar och egna poäng.
    .title = Tre spelare
preset-six-handed = Två lag om tre med tre lekar: tretton kort var, två canastor för att gå ut, till 10 000.
    .title = Sex spelare, två lag
preset-six-pairs = Tre par med tre lekar: tretton kort var, två canastor för att gå ut, till 7 500.
    .title = Sex spelare, tre par
preset-six-two-packs = Två lag om tre med de två vanliga lekarna: elva kort var, till 5 000.
    .title = Sex spelare, två lekar
preset-short = Classic till halva målet: först till 2 500.
    .title = Kort spel

# Kommandot ”canasta rules”.

cmd-rules-list-head = Regler som kan spelas vid namn:
cmd-rules-list-foot = ”canasta rules show NAMN” visar en av dem, en regelrad som ”classic(game.target=2500)” eller ett val. ”canasta rules diff NAMN NAMN” jämför två.
cmd-rules-players = { $n } spelare
cmd-rules-target = till { $n }
cmd-rules-sides = Lag efter plats: { $sides }
cmd-rules-stars = { $n ->
        [0] Allt är som i Classic.
        [one] Ett val skiljer sig från Classic, märkt *.
       *[other] { $n } val skiljer sig från Classic, märkta *.
    }
cmd-rules-same = { $first } och { $second } är samma regler.
cmd-rules-differ =
    { $n ->
        [one] { $first } och { $second } skiljer sig i ett val:
       *[other] { $first } och { $second } skiljer sig i { $n } val:
    }
cmd-rules-problems = De här reglerna går inte att spela:
cmd-rules-values = Värden: { $values }
cmd-rules-default = I Classic: { $value }
cmd-rules-document = Dokument { $number }: { $text }
cmd-rules-see = Se också: { $options }
