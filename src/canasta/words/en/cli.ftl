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

# Help, and command lines that cannot be read. Placeholders are what help writes in capitals.
cmd-version = canasta { $version } ({ $engine ->
    [compiled] compiled
   *[interpreted] interpreted
} engine)
cmd-help-usage = Usage: { $usage }
cmd-help-commands = Commands
cmd-help-parameters = Options
cmd-help-arguments = Arguments
cmd-help-help = Show this help.
cmd-help-version = Show the version and which engine runs.
cmd-help-default = [{ $value ->
    [True] unless told otherwise
   *[other] default: { $value }
}]
cmd-help-required = [required]
cmd-placeholder =
    { $word ->
        [COMMAND] COMMAND
        [OPTIONS] OPTIONS
        [ARGS] ARGUMENTS
        [STR] TEXT
        [INT] NUMBER
        [PATH] PATH
        [FILE] FILE
        [FILES] FILES
        [FIRST] RULES
        [SECOND] OTHER
        [RULES] RULES
        [NAME] NAME
       *[other] { $word }
    }

cmd-fault-no-command = There is no command { $command }. There are { $known }.
cmd-fault-command-first = A command comes first, not { $token }. There are { $known }.
cmd-fault-no-option = { $command } has no option { $option }.
cmd-fault-near = Did you mean { $near }?
cmd-fault-missing = { $command } needs { $name }.
cmd-fault-no-value = { $name } must be followed by a value.
cmd-fault-too-many = { $command } does not take so many arguments. Left over: { $tokens }
cmd-fault-twice = { $name } can only be given once.
cmd-fault-yes-no = { $name } takes yes or no, not { $text }.
cmd-fault-other = The command line cannot be understood. { $command } --help shows how it is written.
