"""Signatures with a key pair (Ed25519): who knows the public key can check who made a file, and that it is as it was.

People compare a key by its fingerprint: read out on the telephone, or from a printed form.
"""

import base64
import binascii
from dataclasses import dataclass
from typing import Any, Self

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from meydan.exchange.canonical import sha256

KEY_BYTES = 32
SIGNATURE_BYTES = 64
GROUPS, LETTERS = 5, 4  # a hundred bits: nobody finds a second key with the same


@dataclass(frozen=True, slots=True)
class FileSignature:
    """A public key and what it signed with, both in base64."""

    key: str
    signature: str

    @classmethod
    def of_plain(cls, plain: Any) -> Self | None:
        """From JSON; None for what is no signature at all."""
        if not isinstance(plain, dict) or set(plain) != {"key", "signature"}:
            return None
        if unpacked(plain["key"], KEY_BYTES) is None or unpacked(plain["signature"], SIGNATURE_BYTES) is None:
            return None
        return cls(plain["key"], plain["signature"])

    @property
    def plain(self) -> dict[str, str]:
        return {"key": self.key, "signature": self.signature}

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.key)

    def fits(self, content: bytes) -> bool:
        key, signature = unpacked(self.key, KEY_BYTES), unpacked(self.signature, SIGNATURE_BYTES)
        if key is None or signature is None:
            return False
        try:
            Ed25519PublicKey.from_public_bytes(key).verify(signature, content)
        except InvalidSignature:
            return False
        return True


class SigningKey:
    """The secret half: it stays in the house that signs."""

    def __init__(self, seed: bytes) -> None:
        self._secret = Ed25519PrivateKey.from_private_bytes(seed)
        self.key = base64.b64encode(self._secret.public_key().public_bytes_raw()).decode("ascii")

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.key)

    def signed(self, content: bytes) -> FileSignature:
        """The same content is always signed the same."""
        return FileSignature(self.key, base64.b64encode(self._secret.sign(content)).decode("ascii"))


def fingerprint(key: str) -> str:
    """The public key in letters and digits that are not mistaken for each other on the telephone."""
    return spoken(sha256(base64.b64decode(key)), GROUPS)


def spoken(digest: str, groups: int) -> str:
    letters = base64.b32encode(bytes.fromhex(digest)).decode().replace("O", "8").replace("I", "9")
    return "-".join(letters[at : at + LETTERS] for at in range(0, groups * LETTERS, LETTERS))


def same_when_heard(typed: str, text: str) -> bool:
    """As it was heard: spaces, dashes and case do not count."""
    heard = "".join(letter for letter in typed.upper() if letter.isalnum())
    return heard == text.replace("-", "")


def unpacked(text: Any, length: int) -> bytes | None:
    """Only the one written form counts: a signature has no second spelling."""
    if not isinstance(text, str) or not text.isascii():
        return None
    try:
        data = base64.b64decode(text, validate=True)
    except binascii.Error:
        return None
    return data if len(data) == length and base64.b64encode(data).decode("ascii") == text else None
