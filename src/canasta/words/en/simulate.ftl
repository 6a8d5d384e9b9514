# canasta verify and canasta simulate.

cmd-verify-holds = Deal { $deal }: the cards lay as the seed says, and the seed is the one promised before the deal ({ $commitment }).
cmd-verify-no-commitment = Deal { $deal }: the cards lay as the seed says. No promise was recorded, so nothing shows that the seed was chosen before the deal.
cmd-verify-other-pack = Deal { $deal }: the cards did not lie as the seed says.
cmd-verify-other-cut = Deal { $deal }: the cut is not the one that the seed gives.
cmd-verify-other-seed = Deal { $deal }: the seed is not the one promised before the deal.
cmd-verify-no-seed = Deal { $deal }: no seed is recorded, so there is nothing to check.
cmd-verify-nothing = { $file } holds no seed, so there is nothing to check.
cmd-verify-unbound = Deal { $deal } of { $file } cannot be checked: the name of the table holds a line break, and no commitment can be bound to it.

cmd-simulate-bots = { $need } bots are expected, one a seat, and { $have } { $have ->
    [one] is
   *[other] are
} named.
cmd-simulate-unknown-bot = No bot is called { $bot }. There are { $known }.
cmd-simulate-deals = The number of deals is at least 1, not { $deals }.
cmd-simulate-record = Records cannot be written in { $place }: { system-reason }.
cmd-simulate-progress = Deals
cmd-simulate-summary = { $deals ->
    [one] One deal
   *[other] { $deals } deals
} under { $rules }, { $rate } a second ({ $engine ->
    [compiled] compiled engine
   *[interpreted] interpreted engine
}).
cmd-simulate-went-out = Ended by going out: { $percent } %.
cmd-simulate-side = { $bots }: { $points } points a deal.
cmd-simulate-digest = Digest of every act and score: { $digest }
