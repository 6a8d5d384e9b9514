"""Who somebody is: a secret in a cookie, of which the database keeps only the hash."""

from __future__ import annotations

import secrets
from hashlib import sha256

from litestar.datastructures import Cookie

COOKIE = "canasta_seat"
_YEAR = 365 * 24 * 3600
_LONGEST = 200


def new_secret() -> str:
    """A fresh secret of 256 bits."""
    return secrets.token_urlsafe(32)


def owner_of(secret: str | None) -> str:
    """The hash under which a secret's seats are kept; empty for no secret or one that nobody was given."""
    if not secret or len(secret) > _LONGEST:
        return ""
    return sha256(secret.encode()).hexdigest()


def secret_cookie(secret: str) -> Cookie:
    """The cookie that carries ``secret``: no script reads it and no other site makes the browser send it."""
    return Cookie(key=COOKIE, value=secret, max_age=_YEAR, path="/", httponly=True, samesite="strict")
