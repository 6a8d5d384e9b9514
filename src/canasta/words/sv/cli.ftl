# Kommandona: vad de gör, och de fel som de delar.

cmd-canasta = Canasta: lär dig spela, spela i kväll, avgör varje tvist.
cmd-play = Spela vid ett bord i webbläsaren.
cmd-judge = Döm i fall: vad som är tillåtet, varför, och vilken regel som avgör.
cmd-replay = Spela upp en protokollfil igen och kontrollera den.
cmd-verify = Kontrollera att korten låg så som protokollets frö säger.
cmd-rules = Lista, visa och jämför regler.
cmd-simulate = Låt bottar spela många givar.

cmd-play-ready = Canasta är igång på { $url }
cmd-play-port-taken = Port { $port } är upptagen. Ange en ledig port med --port.
cmd-play-database-scheme = Databasen { $url } går inte att använda: bara sqlite:///sökväg stöds.
cmd-play-database-place = Databasen { $path } går inte att öppna: { $reason }.

cmd-no-file = Filen { $file } finns inte.
cmd-unreadable-file = Filen { $file } går inte att läsa: { $reason }.
cmd-unknown-language = Språket { $lang } finns inte. Det finns { $known }.
