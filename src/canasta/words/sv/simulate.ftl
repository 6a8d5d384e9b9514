# canasta verify och canasta simulate.

cmd-verify-holds = Giv { $deal }: korten låg som fröet säger, och fröet är det som utlovades före given ({ $commitment }).
cmd-verify-no-commitment = Giv { $deal }: korten låg som fröet säger. Inget löfte finns antecknat, så inget visar att fröet valdes före given.
cmd-verify-other-pack = Giv { $deal }: korten låg inte som fröet säger.
cmd-verify-other-cut = Giv { $deal }: kuperingen är inte den som fröet ger.
cmd-verify-other-seed = Giv { $deal }: fröet är inte det som utlovades före given.
cmd-verify-no-seed = Giv { $deal }: inget frö finns antecknat, så det finns inget att kontrollera.
cmd-verify-nothing = { $file } innehåller inget frö, så det finns inget att kontrollera.
cmd-verify-unbound = Giv { $deal } i { $file } går inte att kontrollera: bordets namn innehåller en radbrytning, och inget löfte kan bindas till det.

cmd-simulate-bots = Det behövs { $need } botar, en för varje plats, men { $have } { $have ->
    [one] är angiven
   *[other] är angivna
}.
cmd-simulate-unknown-bot = Ingen bot heter { $bot }. Det finns { $known }.
cmd-simulate-deals = Antalet givar ska vara minst 1, inte { $deals }.
cmd-simulate-record = Protokollen går inte att skriva i { $place }: { system-reason }.
cmd-simulate-progress = Givar
cmd-simulate-summary = { $deals ->
    [one] En giv
   *[other] { $deals } givar
} med reglerna { $rules }, { $rate } i sekunden ({ $engine ->
    [compiled] kompilerad motor
   *[interpreted] tolkad motor
}).
cmd-simulate-went-out = Slutade med att någon gick ut: { $percent } %.
cmd-simulate-side = { $bots }: { $points } poäng per giv.
cmd-simulate-digest = Kontrollsumma över alla drag och poäng: { $digest }
