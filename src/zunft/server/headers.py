"""Headers: the one that our own pages send, and those that keep a browser from doing what they never need."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

OURS = "x-zunft"  # a page of another site cannot send it

# The client has no inline script; animations set style attributes.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
ALWAYS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # links carry invitations
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
# The page of `zunft design` has a table in a frame; both are its own.
FRAMED = ALWAYS | {
    "Content-Security-Policy": POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'; frame-src 'self'"),
    "X-Frame-Options": "SAMEORIGIN",
}
A_YEAR = "max-age=31536000"


async def add_headers(message: Message, scope: Scope) -> None:
    """Called before anything is sent, including errors."""
    add(ALWAYS, message, scope)


async def add_headers_for_framing(message: Message, scope: Scope) -> None:
    """The same for a hall whose own pages may be framed by it."""
    add(FRAMED, message, scope)


def add(always: dict[str, str], message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in always.items():
        headers.setdefault(name, value)
    if str(scope["path"]).startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")
    if scope["scheme"] == "https":
        headers.setdefault("Strict-Transport-Security", A_YEAR)
