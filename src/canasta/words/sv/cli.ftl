# Kommandona: vad de gör, och de fel som de delar.

cmd-canasta = Canasta: lär dig spela, spela i kväll, avgör varje tvist.
cmd-play = Spela vid ett bord i webbläsaren.
cmd-judge = Låt domaren se på fall: vad som är tillåtet, varför och enligt vilken regel.
cmd-replay = Spela upp en protokollfil igen och kontrollera den.
cmd-verify = Kontrollera att korten låg så som protokollets frö säger.
cmd-rules = Lista, visa, kontrollera och jämför regler, och mät vad en ändring gör.
cmd-simulate = Låt botar spela många givar.

cmd-no-file = Filen { $file } finns inte.
cmd-unreadable-file = Filen { $file } går inte att läsa: { $reason }.
cmd-unknown-language = Språket { $lang } finns inte. Det finns { $known }.
