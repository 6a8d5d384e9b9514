"""What irregularities cost."""

from __future__ import annotations

from canasta.rules.domain import YesNo
from canasta.rules.option import Option

OPTIONS = (Option(name="penalties", domain=YesNo(), default=False, interacts=("meld.undo",)),)
