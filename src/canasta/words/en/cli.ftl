# The commands: what they do, and the faults that they share.

cmd-canasta = Canasta: learn it, play it tonight, settle every dispute.
cmd-play = Play at a table in the browser.
cmd-judge = Rule on cases: what is allowed, why, and which rule decides.
cmd-replay = Play a record again and check it.
cmd-verify = Check that the cards lay as the record’s seed says.
cmd-rules = List, show, check and compare rules, and measure what a change does.
cmd-simulate = Let bots play many deals.

cmd-no-file = There is no file { $file }.
cmd-unreadable-file = The file { $file } cannot be read: { $reason }.
cmd-unknown-language = There is no language { $lang }. There are { $known }.
