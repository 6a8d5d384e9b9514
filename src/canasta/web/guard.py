"""Who may talk to the server: checks of Host and Origin before anything else, and headers on every answer.

The server listens on this machine only, but any page in the browser can send requests here. Checking Host stops foreign names
that were pointed at this machine; checking Origin stops foreign pages, on the socket's handshake as well.
"""

from __future__ import annotations

from collections.abc import Iterable

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from canasta.words import Words, best_language

_LOCAL_NAMES = ("127.0.0.1", "localhost")
#: A close frame holds 123 bytes.
_MOST_REASON = 100
_SAFE_METHODS = ("GET", "HEAD")

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

_HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


def local_hosts(port: int) -> frozenset[str]:
    """The values of a Host header that mean this server."""
    hosts = {f"{name}:{port}" for name in _LOCAL_NAMES}
    return frozenset(hosts | set(_LOCAL_NAMES) if port == 80 else hosts)


class Guard:
    """An ASGI application around Litestar's: refuses foreign hosts and origins, adds the headers."""

    def __init__(self, app: Litestar, hosts: Iterable[str]) -> None:
        self.litestar = app
        self._hosts = frozenset(hosts)
        self._origins = frozenset(f"http://{host}" for host in self._hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, socket or the server's own start and end."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.litestar(scope, receive, send)
            return
        fault = self._fault(scope)
        if fault:
            await _refuse(scope, receive, send, _words(scope).text(fault))
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *_HEADERS]
            await send(message)

        await self.litestar(scope, receive, send_with_headers)

    def _fault(self, scope: Scope) -> str:
        """The message that says why, or nothing."""
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if headers.get(b"host", "").lower() not in self._hosts:
            return "http-foreign-host"
        origin = headers.get(b"origin", "").lower()
        if scope["type"] == ScopeType.WEBSOCKET:
            # A browser always sends Origin here; what does not send it is no page and carries no cookie by itself.
            if origin not in self._origins:
                return "http-foreign-socket"
        elif scope.get("method") not in _SAFE_METHODS and origin and origin not in self._origins:
            return "http-foreign-page"
        return ""


def _words(scope: Scope) -> Words:
    """The words of the browser's language: nothing else of a foreign request is read."""
    headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
    return Words(best_language(headers.get(b"accept-language", "")))


async def _refuse(scope: Scope, receive: Receive, send: Send, fault: str) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": fault[:_MOST_REASON]})
        return
    body = fault.encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode()), *_HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
