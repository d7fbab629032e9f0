"""The secret in a table link. It is made from the server's own secret, so that a card can be printed again, and only
its digest is stored: who reads the database cannot open a table."""

import hashlib
import secrets
from base64 import urlsafe_b64encode

from django.db.models import QuerySet
from django.utils.crypto import salted_hmac

from meydan.site.models import Event, TableLink

BYTES = 16  # 128 bits
CODE_LENGTH = 8
SALT = "meydan table link"


def token_of(link: TableLink) -> str:
    """What stands in the link's address."""
    return token_for(link.event_id, link.code)


def token_for(event: int, code: str) -> str:
    signed = salted_hmac(SALT, f"{event} {code}", algorithm="sha256").digest()
    return urlsafe_b64encode(signed[:BYTES]).decode().rstrip("=")


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def link_with_token(event: Event, token: str) -> TableLink | None:
    return links(event).filter(digest=digest_of(token)).first()


def link_with_code(event: Event, typed: str) -> TableLink | None:
    """The code as a person types it: spaces and hyphens do not matter."""
    code = "".join(letter for letter in typed if letter.isdecimal())
    return links(event).filter(code=code).first() if len(code) == CODE_LENGTH else None


def links(event: Event) -> QuerySet[TableLink]:
    return event.table_links.select_related("event", "round__category", "official")


def new_code(event: Event) -> str:
    """Digits only: they are typed on a phone in a hurry."""
    while True:
        code = "".join(secrets.choice("0123456789") for _ in range(CODE_LENGTH))
        if not event.table_links.filter(code=code).exists():
            return code
