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
preset-cutthroat = Tre spelare, en mot två: den som först tar högen spelar ensam mot de andra två. Tretton kort var, två kort i taget från talongen, två canastor för att gå ut, till 7 500.
    .title = Tre spelare, en ensam
preset-five-handed = Två mot tre, där en av de tre vilar varje giv. Allt annat är som i Classic.
    .title = Fem spelare
preset-six-sit-out = Två lag om tre, där en i varje lag vilar varje giv. Allt annat är som i Classic.
    .title = Sex spelare, två vilar
preset-samba = Tre lekar, och följder: sju kort i följd i samma färg är en samba och ger 1 500. Femton kort var, två canastor för att gå ut, till 10 000.
    .title = Samba
preset-samba-dutch = Samba som den spelas i Nederländerna: hela högen tas bara med ett par, en följd tar bara det översta kortet, och den som vågar får spara på röda treor.
    .title = Samba, den holländska formen
preset-bolivia = Samba med canastor av vilda kort för 2 500. En av de två canastorna för att gå ut ska vara en samba. Till 15 000.
    .title = Bolivia
preset-brazilian = Bolivia med canasta som öppning från 7 000, ingen hög till öppningen och avdrag för korta följder. Till 10 000.
    .title = Brasiliansk canasta
preset-chilean = Tre lekar med följder som i samba och canastor av vilda kort som i bolivia. Det som källan inte säger är taget från de två.
    .title = Chilensk canasta
preset-italian = Tre lekar, en hög som är stor från början och alltid frusen, tvåor som egen valör och bonus för många canastor. Till 12 000.
    .title = Italiensk canasta
preset-hollywood = En släkting till samba: tre naturliga kort i varje meldning, högst sju kort i en canasta, och ett vilt kort får göra en samba färdig. Till 10 000.
    .title = Hollywoodcanasta
preset-cuban = Två lekar, tretton kort var, en hög som alltid är frusen, högst sju kort i en canasta och upp till 4 000 för vilda kort. Till 7 500.
    .title = Kubansk canasta
preset-uruguay = Classic med en hög som alltid är frusen och canastor av vilda kort för 2 000.
    .title = Uruguayansk canasta
preset-modern-american = De amerikanska klubbarnas spel: öppning från 125 med tre naturliga i en valör, högst sju kort i en meldning, specialhänder, och treor som räknas efter antalet canastor. Till 8 500.
    .title = Modern amerikansk canasta
preset-hand-and-foot = En hand och en fot på elva kort var, och fem lekar för fyra spelare. En ren och en blandad canasta för att gå ut, och ett sista kast. Fyra givar.
    .title = Hand and Foot
preset-hf-whitnack = En hand och en fot på tretton kort var. Två rena canastor, två blandade och en av vilda kort för att gå ut, med partnerns lov. Fyra givar.
    .title = Hand and Foot, Whitnacks form
preset-hf-saskatchewan = Hand and Foot med en ren canasta, en blandad och en av vilda kort för att gå ut. Fyra givar.
    .title = Hand and Foot, Saskatchewans form
preset-hf-simpson = Hand and Foot, var och en för sig: 300 och 100 för rena och blandade canastor, och varje röd trea kostar 500. Fyra givar.
    .title = Hand and Foot, Simpsons form

# Kommandot ”canasta rules”.

cmd-rules-list-head = Regler som kan spelas vid namn:
cmd-rules-list-foot = ”canasta rules show NAMN” visar en av dem, en regelrad som ”classic(game.target=2500)” eller ett val. ”canasta rules diff NAMN NAMN” jämför två, ”canasta rules lab NAMN NAMN” mäter vad ändringen gör, och ”canasta rules check NAMN” säger om regler går att spela.
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
cmd-rules-values = Värden: { $values }
cmd-rules-default = I Classic: { $value }
cmd-rules-document = Dokument { $number }: { $text }
cmd-rules-see = Se också: { $options }
cmd-rules-deals = { $n ->
        [one] en giv
       *[other] { $n } givar
    }
cmd-rules-sources = Källor: { $sources }
cmd-rules-source-document = dokument { $number }
cmd-rules-choices = Vårt val, utan källa eller där källorna skiljer sig: { $options }
cmd-rules-source = { $value }: { $sources }
