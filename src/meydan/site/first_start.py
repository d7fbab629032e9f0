"""The first start: while there is no organiser, the server prints a code in its terminal and /start asks for it.

Only the code's digest is kept, in the data folder. Whoever can read the terminal owns the house.
"""

import hashlib
import hmac
import secrets
from pathlib import Path

from django.conf import settings
from django.contrib.auth.models import User

from meydan.games.errors import Refusal
from meydan.games.words import Words

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nothing that is mistaken for something else
LENGTH = 12


def file() -> Path:
    return Path(settings.DATA) / "first-start"


def is_first_start() -> bool:
    return not User.objects.filter(is_superuser=True).exists()


def first_start_code() -> str | None:
    """A new code for this start; None once the house has an organiser. An earlier code no longer counts."""
    if not is_first_start():
        file().unlink(missing_ok=True)
        return None
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    file().touch(mode=0o600)
    file().write_text(digest(code), "utf-8")
    return "-".join(code[place : place + 4] for place in range(0, LENGTH, 4))


def digest(code: str) -> str:
    typed = "".join(letter for letter in code.upper() if letter in LETTERS)
    return hashlib.sha256(typed.encode()).hexdigest()


def use_code(code: str) -> None:
    """Good once: the file is gone before anybody else can use the same code."""
    kept = file().read_text("utf-8") if file().exists() else ""
    if not kept or not hmac.compare_digest(kept, digest(code)):
        raise Refusal(
            Words(
                "Kod tanınmadı. Sunucunun açıldığı penceredeki son kodu yazın; kod yoksa sunucuyu yeniden başlatın.",
                "The code is not right. Type the newest code from the window in which the server was started; if there "
                "is none, start the server again.",
            )
        )
    try:
        file().unlink()
    except FileNotFoundError as gone:
        raise Refusal(Words("Bu kod az önce kullanıldı.", "This code has just been used.")) from gone
