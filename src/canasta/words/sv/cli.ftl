# Kommandona: vad de gör, och de fel som de delar.

cmd-canasta = Canasta: lär dig spela, spela i kväll, avgör varje tvist.
cmd-play = Spela vid ett bord i webbläsaren.
cmd-judge = Låt domaren se på fall: vad som är tillåtet, varför och enligt vilken regel.
cmd-replay = Spela upp en protokollfil igen och kontrollera den.
cmd-verify = Kontrollera att korten låg så som protokollets frö säger.
cmd-rules = Lista, visa, kontrollera och jämför regler, och mät vad en ändring gör.
cmd-simulate = Låt botar spela många givar.

cmd-no-file = Filen { $file } finns inte.
cmd-unreadable-file =
    { $reason ->
        [folder] { $file } är en mapp, och en fil väntades.
        [denied] Du får inte läsa filen { $file }.
        [text] Filen { $file } är inte text i UTF-8, från rad { $line }.
       *[other] Filen { $file } går inte att läsa.
    }
cmd-unknown-language = Språket { $lang } finns inte. Det finns { $known }.

cmd-arg-lang = Svarets språk: sv, nb eller en (annars systemets).
cmd-arg-rules = En färdig regel, eller en regelrad som "classic(game.target=2500)".
cmd-arg-rules-or-option = En färdig regel, en regelrad som "classic(game.target=2500)", eller namnet på ett val.
cmd-arg-other-rules = Reglerna att jämföra med, Classic om de utelämnas.
cmd-arg-changed-rules = Reglerna som ändringen leder till.
cmd-arg-two-bots = De två botar som byter sida. Ett enda namn gäller båda.
cmd-arg-packs = Hur många lekar. Var och en spelas en gång för varje lag efter båda reglerna.
cmd-arg-seed = Vilken text som helst. Samma frö ger samma givar överallt.
cmd-arg-json = Skriv ett JSON-objekt.
cmd-arg-port = Var på den här datorn bordet ska finnas: 8108, eller nästa lediga port, om inget anges.
cmd-arg-browser = Öppna webbläsaren när bordet är klart.
cmd-arg-play-rules = Vad ”Spela nu” spelar: en färdig regel, eller en regelrad som "classic(game.target=2500)".
cmd-arg-database = Var partierna sparas: sqlite:///SÖKVÄG (annars i din egen datamapp).
cmd-arg-case-files = Filer med fall.
cmd-arg-json-lines = Skriv ett JSON-objekt för varje utslag, ett per rad.
cmd-arg-record-file = Protokollet, en .canasta-fil.
cmd-arg-bots = En bot för varje plats, med komma emellan: steady,novice,steady,novice.
cmd-arg-deals = Hur många givar.
cmd-arg-record-folder = Mapp där varje giv skrivs som protokoll.

cmd-not-whole = { $name } ska vara ett heltal, inte { $text }.

# Hjälpen, och kommandorader som inte går att läsa. Platshållare är det som hjälpen skriver med versaler.
cmd-version = canasta { $version } ({ $engine ->
    [compiled] kompilerad
   *[interpreted] tolkad
} motor)
cmd-help-usage = Så här: { $usage }
cmd-help-commands = Kommandon
cmd-help-parameters = Val
cmd-help-arguments = Argument
cmd-help-help = Visa den här hjälpen.
cmd-help-version = Visa versionen och vilken motor som går.
cmd-help-default = [{ $value ->
    [True] om inget annat sägs
   *[other] annars: { $value }
}]
cmd-help-required = [krävs]
cmd-placeholder =
    { $word ->
        [COMMAND] KOMMANDO
        [OPTIONS] VAL
        [ARGS] ARGUMENT
        [STR] TEXT
        [INT] TAL
        [PATH] SÖKVÄG
        [FILE] FIL
        [FILES] FILER
        [FIRST] REGLER
        [SECOND] ANDRA
        [RULES] REGLER
        [NAME] NAMN
       *[other] { $word }
    }

cmd-fault-no-command = Kommandot { $command } finns inte. Det finns { $known }.
cmd-fault-command-first = Först kommer ett kommando, inte { $token }. Det finns { $known }.
cmd-fault-no-option = { $command } har inget val { $option }.
cmd-fault-near = Menade du { $near }?
cmd-fault-missing = { $command } behöver { $name }.
cmd-fault-no-value = { $name } ska följas av ett värde.
cmd-fault-too-many = { $command } tar inte så många argument. Över blir: { $tokens }
cmd-fault-twice = { $name } får bara anges en gång.
cmd-fault-yes-no = { $name } tar yes eller no, inte { $text }.
cmd-fault-other = Kommandoraden går inte att förstå. { $command } --help visar hur den skrivs.
