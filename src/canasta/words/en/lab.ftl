# canasta rules lab and canasta rules check.

cmd-rules-list = List the rules that can be played by name.
cmd-rules-show = Show rules with every option, or one option with what the documents say.
cmd-rules-diff = Show in which options two sets of rules differ.
cmd-rules-check = Say whether rules can be played; if not, name every fault.
cmd-rules-lab = Let the same bots play two sets of rules and measure what the change does.

cmd-rules-sound = { $rules } can be played: { $size }.

cmd-rules-lab-deals = The number of deals is at least { $least }, not { $deals }.
cmd-rules-lab-bots = One bot or two are expected, with a comma between them, not { $have }.
cmd-rules-lab-played = { $deals } packs, each played under both rules once for each side: { $first } takes that side, { $second } the others. In parentheses 95 % intervals.
cmd-rules-lab-played-alike = { $deals } packs, each played under both rules once for each side, with { $bot } in every seat. In parentheses 95 % intervals.
cmd-rules-lab-turns = Length: turns a deal
cmd-rules-lab-went-out = Ended by going out: % of the deals
cmd-rules-lab-points = Points: mean of a side a deal
cmd-rules-lab-spread = Spread: standard deviation of the difference between the sides a deal, points
cmd-rules-lab-luck = Luck: % of that difference’s variance that the cards explain (the same pack, sides changed)
cmd-rules-lab-alike = Luck is left out, for the bots act alike in every play of a pack ({ $rules }): the cards would explain 100 % by construction. Name two bots that differ.
cmd-rules-lab-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cmd-rules-lab-interval = ({ $low } to { $high })
