"""Matches on disk: read with the place of what is wrong, written so that a crash leaves the old file or the new one."""

import os
from contextlib import suppress
from pathlib import Path

from meydan.cli.players import read_text
from meydan.games.errors import InvalidText, Refusal
from meydan.games.words import Words
from meydan.match import InvalidMatch, Match, UnfitAct, match_from_json, match_to_json


def read_match(path: str) -> Match:
    """The match stored in this file. Raises a Refusal that names the file and the place in it."""
    text = read_text(path)
    try:
        return match_from_json(text)
    except (InvalidMatch, UnfitAct) as wrong:
        words = Words(f"{path}: {wrong.words.tr}", f"{path}: {wrong.words.en}")
        raise Refusal(words, wrong.article) from None


def write_match(path: Path, match: Match) -> None:
    """Store the match: a whole new file takes the place of the old one. Raises a Refusal if that cannot be done."""
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with new.open("w", encoding="utf-8") as file:
            file.write(match_to_json(match))
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, path)
    except OSError as error:
        with suppress(OSError):
            new.unlink()
        reason = error.strerror or str(error)
        raise InvalidText(
            str(path), Words(f"{path} yazılamadı: {reason}.", f"{path} cannot be written: {reason}.")
        ) from None


def check_new(path: Path) -> None:
    """A new match never takes the place of another file."""
    if path.exists():
        raise InvalidText(
            str(path),
            Words(
                f"{path} zaten var. O maçı sürdürmek için: meydan match --resume {path}",
                f"{path} exists already. To go on with that match: meydan match --resume {path}",
            ),
        )
