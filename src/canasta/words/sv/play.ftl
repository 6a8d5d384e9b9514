# Kommandot canasta play.

cmd-play-ready = Canasta finns på { $url }
cmd-play-port = Porten { $port } finns inte: ett tal från 0 till { $most } väntades.
cmd-play-port-taken = Porten { $port } går inte att använda. Välj en ledig med --port.
cmd-play-database-scheme = Databasen { $url } går inte att använda: sqlite:///SÖKVÄG väntades.
cmd-play-database-place = Databasen { $path } går inte att öppna: { system-reason }.
cmd-play-ended = Bordet är stängt. Partierna är sparade.
