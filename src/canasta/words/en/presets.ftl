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
preset-cutthroat = Three players, one against two: whoever takes the pile first plays alone against the other two; thirteen cards each, two cards a draw, two canastas to go out, to 7,500.
    .title = Three players, one alone
preset-five-handed = Two against three, of whom one sits out each deal; all else as in Classic.
    .title = Five players
preset-six-sit-out = Two sides of three, one of each sitting out each deal; all else as in Classic.
    .title = Six players, two sit out
preset-samba = Three packs, and sequences: seven cards of one suit in sequence are a samba for 1,500; fifteen cards each, two canastas to go out, to 10,000.
    .title = Samba
preset-samba-dutch = Samba as it is played in the Netherlands: only a pair takes the whole pile, a sequence takes its top card alone, and red threes may be held back at a risk.
    .title = Samba, the Dutch form
preset-bolivia = Samba with canastas of wild cards for 2,500; one of the two canastas to go out must be a samba; to 15,000.
    .title = Bolivia
preset-brazilian = Bolivia with canastas as openings from 7,000 on, no pile for the opening and a penalty for short sequences; to 10,000.
    .title = Brazilian Canasta
preset-chilean = Three packs with sequences as in Samba and canastas of wild cards as in Bolivia; what its source leaves out is taken from these two.
    .title = Chilean Canasta
preset-italian = Three packs, a pile that begins large and is always frozen, twos as a rank of their own, and bonuses for many canastas; to 12,000.
    .title = Italian Canasta
preset-hollywood = A relative of Samba: three natural cards in every meld, canastas of seven cards at most, and a wild card may finish a samba; to 10,000.
    .title = Hollywood Canasta
preset-cuban = Two packs, thirteen cards each, a pile that is always frozen, canastas of seven cards at most and up to 4,000 for wild cards; to 7,500.
    .title = Cuban Canasta
preset-uruguay = Classic with a pile that is always frozen and canastas of wild cards for 2,000.
    .title = Uruguay Canasta
preset-modern-american = The game of American clubs: openings from 125 with three naturals of a rank, melds of seven cards at most, special hands, and threes that count by the number of canastas; to 8,500.
    .title = Modern American Canasta
preset-hand-and-foot = A hand and a foot of eleven cards each and five packs for four players; one natural and one mixed canasta to go out, and a last discard; four deals.
    .title = Hand and Foot
preset-hf-whitnack = A hand and a foot of thirteen cards each; two natural canastas, two mixed ones and one of wild cards to go out, with the partner's leave; four deals.
    .title = Hand and Foot, Whitnack's form
preset-hf-saskatchewan = Hand and Foot with one natural canasta, one mixed and one of wild cards to go out; four deals.
    .title = Hand and Foot, the Saskatchewan form
preset-hf-simpson = Hand and Foot, each for themselves: 300 and 100 for natural and mixed canastas, and each red three costs 500; four deals.
    .title = Hand and Foot, Simpson's form

# The command “canasta rules”.

cmd-rules-list-head = Rules that can be played by name:
cmd-rules-list-foot = “canasta rules show NAME” shows one of them, a rule string such as “classic(game.target=2500)”, or one option; “canasta rules diff NAME NAME” compares two, “canasta rules lab NAME NAME” measures what the change does, and “canasta rules check NAME” says whether rules can be played.
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
cmd-rules-values = Values: { $values }
cmd-rules-default = In Classic: { $value }
cmd-rules-document = Document { $number }: { $text }
cmd-rules-see = See also: { $options }
cmd-rules-deals = { $n ->
        [one] one deal
       *[other] { $n } deals
    }
cmd-rules-sources = Sources: { $sources }
cmd-rules-source-document = document { $number }
cmd-rules-choices = Our choice, without a source or where sources differ: { $options }
cmd-rules-source = { $value }: { $sources }
