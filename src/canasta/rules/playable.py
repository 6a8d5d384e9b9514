"""Which values cannot be played yet. Data: a value is switched on by taking it out of here.

Where all is played these tables are empty. Derived and constant options need no entry.
"""

from __future__ import annotations

from canasta.rules.value import Value

#: Options of which only these values can be played now.
ONLY: dict[str, tuple[Value, ...]] = {}

#: Words that cannot be played yet, wherever they stand in a value of the option.
LATER: dict[str, tuple[str, ...]] = {}
