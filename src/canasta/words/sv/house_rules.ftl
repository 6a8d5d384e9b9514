# Husregler: redigeraren och reglerna vid bordet.

rules-difference = { $title }: { $here } (i Classic: { $classic })
rules-reading = Här spelas: { $value }.
rules-reading-as = Här spelas: { $value }, som i { $documents }.
rules-message = Reglerna gick inte att läsa: { $detail }
