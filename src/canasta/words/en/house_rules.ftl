# House rules: the editor, and the rules in force at a table.

rules-difference = { $title }: { $here } (in Classic: { $classic })
rules-reading = Played here: { $value }.
rules-reading-as = Played here: { $value }, as in { $documents }.
rules-message = The rules could not be read: { $detail }
