# canasta rules lab og canasta rules check.

cmd-rules-list = List opp reglene som kan spilles ved navn.
cmd-rules-show = Vis regler med alle valg, eller ett valg og hva dokumentene sier om det.
cmd-rules-diff = Vis i hvilke valg to regler er ulike.
cmd-rules-check = Si om regler kan spilles, og nevn ellers alle feil.
cmd-rules-lab = La de samme botene spille etter to regler, og mål hva endringen gjør.

cmd-rules-sound = { $rules } kan spilles: { $size }.

cmd-rules-lab-deals = Antall runder må være minst { $least }, ikke { $deals }.
cmd-rules-lab-bots = Én eller to boter skal oppgis, med komma imellom, ikke { $have }.
cmd-rules-lab-played = { $deals } stokker, hver av dem spilt etter begge reglene én gang for hvert lag: { $first } har det laget, { $second } de andre. I parentes 95-prosents intervaller.
cmd-rules-lab-played-alike = { $deals } stokker, hver av dem spilt etter begge reglene én gang for hvert lag, med { $bot } på alle plasser. I parentes 95-prosents intervaller.
cmd-rules-lab-turns = Lengde: turer per runde
cmd-rules-lab-went-out = Endte med at noen gikk ut: % av rundene
cmd-rules-lab-points = Poeng: gjennomsnitt per lag og runde
cmd-rules-lab-spread = Spredning: standardavviket for forskjellen mellom lagene i en runde, poeng
cmd-rules-lab-luck = Flaks med kortene: % av forskjellens varians som kortene forklarer (samme stokk, lagene byttet)
cmd-rules-lab-alike = Flaks med kortene vises ikke, for botene gjør det samme hver gang en stokk spilles ({ $rules }): kortene ville forklare 100 % uansett regler. Oppgi to ulike boter.
cmd-rules-lab-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cmd-rules-lab-interval = ({ $low } til { $high })
