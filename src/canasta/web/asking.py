"""What all HTTP answers share: the language of a request, and how a request is refused."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from canasta.web.requests import Faults, FaultView
from canasta.words import Words, best_language

AnyRequest = Request[object, object, State]


def words_for(request: AnyRequest) -> Words:
    """The words of the language that was named (``?lang=sv``), else of the browser's."""
    return Words(best_language(request.query_params.get("lang", "") or request.headers.get("accept-language", "")))


def told(request: AnyRequest, error: Exception) -> Response[Any]:
    """What Litestar refuses before any of our functions is asked (no such address, a body too long), and what fails here."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    text = words_for(request).text("http-error", status=status)
    headers = error.headers if isinstance(error, HTTPException) else None
    return Response(Faults([FaultView("", text)]), status_code=status, headers=headers)


def refused(faults: list[FaultView]) -> Response[Any]:
    """The request cannot be met, for all these faults."""
    return Response(Faults(faults), status_code=400)
