"""Devices that an account knows: where it has logged in before, kept in a signed cookie.

A hall shares one network address, so wrong passwords are not counted by address (fault 62). A device that an account
knows has a count of its own; all devices that it does not know share one. Nobody locks an organiser out of the
organiser's own laptop, and nobody gets new tries by throwing the cookie away.
"""

import hashlib
import secrets
from ipaddress import IPv6Address

from axes.backends import AxesStandaloneBackend
from axes.handlers.proxy import AxesProxyHandler
from django.conf import settings
from django.contrib.auth.models import User
from django.core import signing
from django.http import HttpRequest, HttpResponseBase

COOKIE = "known-device"
SALT = "meydan known device"
AGE = 400 * 24 * 3600
UNKNOWN = "::"
OWN_NETWORK = 0xFD << 120  # addresses that no machine has: they only tell counts apart


def read(request: HttpRequest) -> tuple[str, list[int]]:
    """The device's id and the accounts that know it; a new id where there is no cookie or a forged one."""
    try:
        device, accounts = signing.loads(request.COOKIES.get(COOKIE, ""), salt=SALT, max_age=AGE)
    except (signing.BadSignature, ValueError, TypeError):
        return secrets.token_hex(16), []
    return device, accounts


def remember(request: HttpRequest, response: HttpResponseBase, user: User) -> None:
    """From now on the account knows this device."""
    device, accounts = read(request)
    value = signing.dumps((device, sorted({*accounts, user.pk})), salt=SALT)
    response.set_cookie(
        COOKIE, value, max_age=AGE, httponly=True, samesite="Lax", secure=bool(settings.SESSION_COOKIE_SECURE)
    )


def counted_as(request: HttpRequest, username: str) -> str:
    """Under which address wrong passwords of this account count: the device's own, or the one of all strangers."""
    device, accounts = read(request)
    if not User.objects.filter(username=username, pk__in=accounts).exists():
        return UNKNOWN
    own = int.from_bytes(hashlib.sha256(device.encode()).digest()[:15])
    return str(IPv6Address(OWN_NETWORK | own))


class DeviceBackend(AxesStandaloneBackend):
    """The lock of django-axes, counting by account and device."""

    def authenticate(
        self, request: HttpRequest, username: str | None = None, password: str | None = None, **more: object
    ) -> None:
        if request is not None:
            AxesProxyHandler.update_request(request)
            request.axes_ip_address = counted_as(request, username or "")  # type: ignore[attr-defined]
        super().authenticate(request, username=username, password=password, **more)
