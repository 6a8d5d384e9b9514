# Kommandoene: hva de gjør, og feilene de deler.

cmd-canasta = Canasta: lær deg å spille, spill i kveld, avgjør enhver tvist.
cmd-play = Spill ved et bord i nettleseren.
cmd-judge = La dommeren se på tilfeller: hva som er lov, hvorfor og etter hvilken regel.
cmd-replay = Spill en protokollfil om igjen og kontroller den.
cmd-verify = Kontroller at kortene lå slik protokollens frø sier.
cmd-rules = List opp, vis, kontroller og sammenlign regler, og mål hva en endring gjør.
cmd-simulate = La boter spille mange runder.

cmd-no-file = Filen { $file } finnes ikke.
cmd-unreadable-file = Filen { $file } kan ikke leses: { $reason }.
cmd-unknown-language = Språket { $lang } finnes ikke. Det finnes { $known }.
