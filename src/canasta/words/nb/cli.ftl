# Kommandoene: hva de gjør, og feilene de deler.

cmd-canasta = Canasta: lær deg å spille, spill i kveld, avgjør enhver tvist.
cmd-play = Spill ved et bord i nettleseren.
cmd-judge = Døm i saker: hva som er lov, hvorfor, og hvilken regel som avgjør.
cmd-replay = Spill en protokollfil om igjen og kontroller den.
cmd-verify = Kontroller at kortene lå slik protokollens frø sier.
cmd-rules = List opp, vis og sammenlign regler.
cmd-simulate = La boter spille mange runder.

cmd-play-ready = Canasta kjører på { $url }
cmd-play-port-taken = Port { $port } er opptatt. Oppgi en ledig port med --port.
cmd-play-database-scheme = Databasen { $url } kan ikke brukes: bare sqlite:///sti støttes.
cmd-play-database-place = Databasen { $path } kan ikke åpnes: { $reason }.

cmd-no-file = Filen { $file } finnes ikke.
cmd-unreadable-file = Filen { $file } kan ikke leses: { $reason }.
cmd-unknown-language = Språket { $lang } finnes ikke. Det finnes { $known }.
