# Husregler: redigeringen og reglene ved bordet.

rules-difference = { $title }: { $here } (i Classic: { $classic })
rules-reading = Her spilles: { $value }.
rules-reading-as = Her spilles: { $value }, som i { $documents }.
rules-message = Reglene kunne ikke leses: { $detail }
