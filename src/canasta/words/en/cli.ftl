# The commands: what they do, and the faults that they share.

cmd-canasta = Canasta: learn it, play it tonight, settle every dispute.
cmd-play = Play at a table in the browser.
cmd-judge = Rule on cases: what is allowed, why, and which rule decides.
cmd-replay = Play a record again and check it.
cmd-verify = Check that the cards lay as the record’s seed says.
cmd-rules = List, show, check and compare rules, and measure what a change does.
cmd-simulate = Let bots play many deals.

cmd-no-file = There is no file { $file }.
cmd-unreadable-file =
    { $reason ->
        [folder] { $file } is a folder, and a file was expected.
        [denied] You may not read the file { $file }.
        [text] The file { $file } is not text in UTF-8, from line { $line } on.
       *[other] The file { $file } cannot be read.
    }
cmd-unknown-language = There is no language { $lang }. There are { $known }.

cmd-arg-lang = Language of the answer: sv, nb or en (by default that of the system).
cmd-arg-rules = A preset, or a rule string such as "classic(game.target=2500)".
cmd-arg-rules-or-option = A preset, a rule string such as "classic(game.target=2500)", or the name of an option.
cmd-arg-other-rules = The rules to compare with, Classic if they are left out.
cmd-arg-changed-rules = The rules that the change leads to.
cmd-arg-two-bots = The two bots that change sides; one name is both.
cmd-arg-packs = How many packs; each is played once for each side under both rules.
cmd-arg-seed = Any text; the same seed gives the same deals everywhere.
cmd-arg-json = Print one JSON object.
cmd-arg-port = Where on this machine the table is: 8108, or the next port that is free, if left out.
cmd-arg-browser = Open the browser when the table is ready.
cmd-arg-play-rules = What "Play now" plays: a preset, or a rule string such as "classic(game.target=2500)".
cmd-arg-database = Where games are kept: sqlite:///PATH (by default in your own data folder).
cmd-arg-case-files = Case files.
cmd-arg-json-lines = Print one JSON object a ruling, one a line.
cmd-arg-record-file = The record, a .canasta file.
cmd-arg-bots = One bot a seat, with commas: steady,novice,steady,novice.
cmd-arg-deals = How many deals.
cmd-arg-record-folder = Folder to write a record of every deal to.

cmd-not-whole = { $name } takes a whole number, not { $text }.
