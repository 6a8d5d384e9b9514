# The presets: the value says in one sentence what the game is, .title is its name.

preset-classic = The game as it is played at most tables: four players in pairs, two packs with four jokers, to 5,000.
    .title = Classic Canasta
preset-seed000 = Classic by the Swedish course (document 000): nobody has to take the pile when the stock is gone.
    .title = Classic, the Swedish course
preset-seed001 = Classic by the Norwegian rule sheet (document 001): the deal ends as soon as the stock is empty.
    .title = Classic, the Norwegian rule sheet
preset-seed002 = Classic by the translated article (document 002): never more wild cards than naturals, and a bonus for a canasta laid whole.
    .title = Classic, the translated article
preset-seed003 = Classic by the Norwegian guide (document 003): its own scale for red threes, and it is harder to take an open pile.
    .title = Classic, the Norwegian guide
preset-seed004 = Classic by the Swedish page called Hollywood canasta (document 004): a no holds for the whole deal, and at the end of the stock a possible take is compulsory.
    .title = Classic, the Hollywood page
preset-two-handed = One against one: fifteen cards each, two cards a draw, and two canastas to go out.
    .title = Two players
preset-three-handed = Each for themselves: thirteen cards each, own melds and own score.
    .title = Three players
preset-six-handed = Two sides of three with three packs: thirteen cards each, two canastas to go out, to 10,000.
    .title = Six players, two sides
preset-six-pairs = Three pairs with three packs: thirteen cards each, two canastas to go out, to 7,500.
    .title = Six players, three pairs
preset-six-two-packs = Two sides of three with the two packs of Classic: eleven cards each, to 5,000.
    .title = Six players, two packs
preset-short = Classic with half the target: the first side to reach 2,500.
    .title = Short game

# The command “canasta rules”.

cmd-rules-list-head = Rules that can be played by name:
cmd-rules-list-foot = “canasta rules show NAME” shows one of them, a rule string such as “classic(game.target=2500)”, or one option; “canasta rules diff NAME NAME” compares two.
cmd-rules-players = { $n } players
cmd-rules-target = to { $n }
cmd-rules-sides = Sides by seat: { $sides }
cmd-rules-stars = { $n ->
        [0] The same as Classic in everything.
        [one] One option differs from Classic, marked *.
       *[other] { $n } options differ from Classic, marked *.
    }
cmd-rules-same = { $first } and { $second } are the same rules.
cmd-rules-differ =
    { $n ->
        [one] { $first } and { $second } differ in one option:
       *[other] { $first } and { $second } differ in { $n } options:
    }
cmd-rules-problems = These rules cannot be played:
cmd-rules-values = Values: { $values }
cmd-rules-default = In Classic: { $value }
cmd-rules-document = Document { $number }: { $text }
cmd-rules-see = See also: { $options }
