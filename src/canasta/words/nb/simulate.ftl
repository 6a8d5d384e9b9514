# canasta verify og canasta simulate.

cmd-verify-holds = Runde { $deal }: kortene lå slik frøet sier, og frøet er det som ble lovet før utdelingen ({ $commitment }).
cmd-verify-no-commitment = Runde { $deal }: kortene lå slik frøet sier. Det er ikke notert noe løfte, så ingenting viser at frøet ble valgt før utdelingen.
cmd-verify-other-pack = Runde { $deal }: kortene lå ikke slik frøet sier.
cmd-verify-other-cut = Runde { $deal }: avtakingen er ikke den som frøet gir.
cmd-verify-other-seed = Runde { $deal }: frøet er ikke det som ble lovet før utdelingen.
cmd-verify-no-seed = Runde { $deal }: det er ikke notert noe frø, så det er ingenting å kontrollere.
cmd-verify-nothing = { $file } inneholder ikke noe frø, så det er ingenting å kontrollere.
cmd-verify-unbound = Runde { $deal } i { $file } kan ikke kontrolleres: bordets navn inneholder et linjeskift, og ikke noe løfte kan bindes til det.

cmd-simulate-bots = Det trengs { $need } boter, én for hver plass, men { $have } er oppgitt.
cmd-simulate-unknown-bot = Ingen bot heter { $bot }. Det finnes { $known }.
cmd-simulate-deals = Antall runder må være minst 1, ikke { $deals }.
cmd-simulate-record = Protokollene kan ikke skrives i { $place }: { system-reason }.
cmd-simulate-progress = Runder
cmd-simulate-summary = { $deals ->
    [one] Én runde
   *[other] { $deals } runder
} med reglene { $rules }, { $rate } i sekundet ({ $engine ->
    [compiled] kompilert motor
   *[interpreted] tolket motor
}).
cmd-simulate-went-out = Endte med at noen gikk ut: { $percent } %.
cmd-simulate-side = { $bots }: { $points } poeng per runde.
cmd-simulate-digest = Kontrollsum over alle trekk og poeng: { $digest }
