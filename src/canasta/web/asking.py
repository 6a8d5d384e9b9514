"""What all HTTP answers share: the language of a request, and how a request is refused."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import State

from canasta.web.requests import Faults, FaultView
from canasta.words import Words, best_language

AnyRequest = Request[object, object, State]


def words_for(request: AnyRequest) -> Words:
    """The words of the language that was named (``?lang=sv``), else of the browser's."""
    return Words(best_language(request.query_params.get("lang", "") or request.headers.get("accept-language", "")))


def refused(faults: list[FaultView]) -> Response[Any]:
    """The request cannot be met, for all these faults."""
    return Response(Faults(faults), status_code=400)
