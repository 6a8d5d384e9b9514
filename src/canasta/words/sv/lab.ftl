# canasta rules lab och canasta rules check.

cmd-rules-list = Lista de regler som kan spelas vid namn.
cmd-rules-show = Visa regler med alla val, eller ett val och vad dokumenten säger om det.
cmd-rules-diff = Visa i vilka val två regler skiljer sig.
cmd-rules-check = Säg om regler går att spela och nämn annars alla fel.
cmd-rules-lab = Låt samma botar spela efter två regler och mät vad ändringen gör.

cmd-rules-sound = { $rules } går att spela: { $size }.

cmd-rules-lab-deals = Antalet givar ska vara minst { $least }, inte { $deals }.
cmd-rules-lab-bots = En eller två botar ska anges, med komma emellan, inte { $have }.
cmd-rules-lab-played = { $deals } lekar, var och en spelad efter båda reglerna en gång för varje lag: { $first } har det laget, { $second } de andra. Inom parentes 95-procentiga intervall.
cmd-rules-lab-played-alike = { $deals } lekar, var och en spelad efter båda reglerna en gång för varje lag, med { $bot } på alla platser. Inom parentes 95-procentiga intervall.
cmd-rules-lab-turns = Längd: turer per giv
cmd-rules-lab-went-out = Slutade med att någon gick ut: % av givarna
cmd-rules-lab-points = Poäng: medeltal per lag och giv
cmd-rules-lab-spread = Spridning: standardavvikelsen för skillnaden mellan lagen i en giv, poäng
cmd-rules-lab-luck = Tur med korten: % av skillnadens varians som korten förklarar (samma lek, lagen ombytta)
cmd-rules-lab-alike = Tur med korten visas inte, för botarna gör likadant varje gång en lek spelas ({ $rules }): korten skulle förklara 100 % oavsett reglerna. Ange två olika botar.
cmd-rules-lab-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cmd-rules-lab-interval = ({ $low } till { $high })
