# Kommandoen canasta play.

cmd-play-ready = Canasta finnes på { $url }
cmd-play-port = Porten { $port } finnes ikke: et tall fra 0 til { $most } var ventet.
cmd-play-port-taken = Porten { $port } kan ikke brukes. Velg en ledig med --port.
cmd-play-database-scheme = Databasen { $url } kan ikke brukes: sqlite:///STI var ventet.
cmd-play-database-place = Databasen { $path } kan ikke åpnes: { system-reason }.
cmd-play-ended = Bordet er stengt. Partiene er lagret.
