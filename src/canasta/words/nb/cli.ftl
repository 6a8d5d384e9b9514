# Kommandoene: hva de gjør, og feilene de deler.

cmd-canasta = Canasta: lær deg å spille, spill i kveld, avgjør enhver tvist.
cmd-play = Spill ved et bord i nettleseren.
cmd-judge = La dommeren se på tilfeller: hva som er lov, hvorfor og etter hvilken regel.
cmd-replay = Spill en protokollfil om igjen og kontroller den.
cmd-verify = Kontroller at kortene lå slik protokollens frø sier.
cmd-rules = List opp, vis, kontroller og sammenlign regler, og mål hva en endring gjør.
cmd-simulate = La boter spille mange runder.

cmd-no-file = Filen { $file } finnes ikke.
cmd-unreadable-file =
    { $reason ->
        [folder] { $file } er en mappe, og en fil var ventet.
        [denied] Du har ikke lov til å lese filen { $file }.
        [text] Filen { $file } er ikke tekst i UTF-8, fra linje { $line }.
       *[other] Filen { $file } kan ikke leses.
    }
cmd-unknown-language = Språket { $lang } finnes ikke. Det finnes { $known }.

cmd-arg-lang = Svarets språk: sv, nb eller en (ellers systemets).
cmd-arg-rules = En ferdig regel, eller en regellinje som "classic(game.target=2500)".
cmd-arg-rules-or-option = En ferdig regel, en regellinje som "classic(game.target=2500)", eller navnet på et valg.
cmd-arg-other-rules = Reglene det skal sammenlignes med, Classic om de utelates.
cmd-arg-changed-rules = Reglene som endringen fører til.
cmd-arg-two-bots = De to botene som bytter side. Ett enkelt navn gjelder begge.
cmd-arg-packs = Hvor mange stokker. Hver av dem spilles én gang for hvert lag etter begge reglene.
cmd-arg-seed = En hvilken som helst tekst. Samme frø gir de samme rundene overalt.
cmd-arg-json = Skriv ett JSON-objekt.
cmd-arg-port = Hvor på denne maskinen bordet skal finnes: 8108, eller den neste ledige porten, om ikke annet er sagt.
cmd-arg-browser = Åpne nettleseren når bordet er klart.
cmd-arg-play-rules = Hva «Spill nå» spiller: en ferdig regel, eller en regellinje som "classic(game.target=2500)".
cmd-arg-database = Hvor partiene lagres: sqlite:///STI (ellers i din egen datamappe).
cmd-arg-case-files = Filer med tilfeller.
cmd-arg-json-lines = Skriv ett JSON-objekt for hver avgjørelse, ett per linje.
cmd-arg-record-file = Protokollen, en .canasta-fil.
cmd-arg-bots = Én bot for hver plass, med komma imellom: steady,novice,steady,novice.
cmd-arg-deals = Hvor mange runder.
cmd-arg-record-folder = Mappe der hver runde skrives som protokoll.

cmd-not-whole = { $name } skal være et helt tall, ikke { $text }.

# Hjelpen, og kommandolinjer som ikke kan leses. Plassholdere er det hjelpen skriver med store bokstaver.
cmd-version = canasta { $version } ({ $engine ->
    [compiled] kompilert
   *[interpreted] tolket
} motor)
cmd-help-usage = Slik: { $usage }
cmd-help-commands = Kommandoer
cmd-help-parameters = Valg
cmd-help-arguments = Argumenter
cmd-help-help = Vis denne hjelpen.
cmd-help-version = Vis versjonen og hvilken motor som går.
cmd-help-default = [{ $value ->
    [True] om ikke annet er sagt
   *[other] ellers: { $value }
}]
cmd-help-required = [påkrevd]
cmd-placeholder =
    { $word ->
        [COMMAND] KOMMANDO
        [OPTIONS] VALG
        [ARGS] ARGUMENTER
        [STR] TEKST
        [INT] TALL
        [PATH] STI
        [FILE] FIL
        [FILES] FILER
        [FIRST] REGLER
        [SECOND] ANDRE
        [RULES] REGLER
        [NAME] NAVN
       *[other] { $word }
    }

cmd-fault-no-command = Kommandoen { $command } finnes ikke. Det finnes { $known }.
cmd-fault-command-first = Først kommer en kommando, ikke { $token }. Det finnes { $known }.
cmd-fault-no-option = { $command } har ikke noe valg { $option }.
cmd-fault-near = Mente du { $near }?
cmd-fault-missing = { $command } trenger { $name }.
cmd-fault-no-value = { $name } skal følges av en verdi.
cmd-fault-too-many = { $command } tar ikke så mange argumenter. Til overs blir: { $tokens }
cmd-fault-twice = { $name } kan bare angis én gang.
cmd-fault-yes-no = { $name } tar yes eller no, ikke { $text }.
cmd-fault-other = Kommandolinjen kan ikke forstås. { $command } --help viser hvordan den skrives.
