"""Champions on their way to the next stage: a small file, and a code that is compared by telephone.

Whoever receives the file types the code that the sender reads out: it is made from the file's content and the head of
the sender's log, so a file that was altered on the way, or that nobody sent, has another code (docs/archive.md).
"""

import base64
import json
from dataclasses import asdict, dataclass, fields
from typing import Any, TypeVar

from meydan.exchange.canonical import canonical, sha256
from meydan.games.errors import Refusal
from meydan.games.words import Words

FORMAT = "meydan-champions"
VERSION = 1
SUFFIX = ".champions.json"
MOST_BYTES = 1024 * 1024
MOST_CHAMPIONS = 2000
CODE_LETTERS = 16


@dataclass(frozen=True, slots=True)
class Champion:
    place: int
    first_names: str
    surnames: str
    school: str
    grade: int
    adviser: str
    school_number: str = ""
    district: str = ""
    province: str = ""
    visually_impaired: bool = False
    consent: bool = False

    @property
    def name(self) -> str:
        return f"{self.first_names} {self.surnames}"


@dataclass(frozen=True, slots=True)
class CategoryChampions:
    name: str
    game: str
    school_level: str
    champions: tuple[Champion, ...]


@dataclass(frozen=True, slots=True)
class ChampionsFile:
    """Who won what at which event; `log_number` and `log_hash` are the head of its log when the file was made."""

    event: str
    uid: str
    level: str
    log_number: int
    log_hash: str
    written_by: str
    categories: tuple[CategoryChampions, ...]

    @property
    def count(self) -> int:
        return sum(len(category.champions) for category in self.categories)

    @property
    def code(self) -> str:
        """Eighty bits, in letters and digits that are not mistaken for each other on the telephone."""
        digest = bytes.fromhex(sha256(packed_champions(self)))
        letters = base64.b32encode(digest).decode().replace("O", "8").replace("I", "9")[:CODE_LETTERS]
        return "-".join(letters[at : at + 4] for at in range(0, CODE_LETTERS, 4))


def packed_champions(file: ChampionsFile) -> bytes:
    return (canonical({"format": FORMAT, "version": VERSION, **asdict(file)}) + "\n").encode()


def unpacked_champions(data: bytes) -> ChampionsFile:
    if len(data) > MOST_BYTES:
        raise not_champions()
    try:
        plain = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise not_champions() from error
    if not isinstance(plain, dict) or plain.pop("format", None) != FORMAT:
        raise not_champions()
    version = plain.pop("version", 0)
    if not isinstance(version, int) or version > VERSION:
        raise Refusal(
            Words(
                "Bu birinciler dosyasını daha yeni bir Meydan yazmış. Meydan'ı güncelleyip yeniden deneyin.",
                "This file of champions was written by a newer Meydan. Update Meydan and try again.",
            )
        )
    try:
        categories = tuple(category_from(one) for one in plain.pop("categories"))
        file = checked(ChampionsFile(**plain, categories=categories))
    except (KeyError, TypeError) as error:
        raise not_champions() from error
    if file.count > MOST_CHAMPIONS:
        raise not_champions()
    return file


def category_from(plain: dict[str, Any]) -> CategoryChampions:
    champions = tuple(checked(Champion(**one)) for one in plain["champions"])
    return checked(CategoryChampions(**{**plain, "champions": champions}))


Value = TypeVar("Value", Champion, CategoryChampions, ChampionsFile)
TYPES = {"str": str, "int": int, "bool": bool}


def checked(value: Value) -> Value:
    """Every plain field is of its type: the file comes from anywhere."""
    for one in fields(value):
        kind = TYPES.get(str(getattr(one.type, "__name__", one.type)))
        if kind is not None and type(getattr(value, one.name)) is not kind:
            raise TypeError(one.name)
    return value


def same_code(typed: str, code: str) -> bool:
    """As it was heard: spaces, dashes and case do not count."""
    heard = "".join(letter for letter in typed.upper() if letter.isalnum())
    return heard == code.replace("-", "")


def not_champions() -> Refusal:
    return Refusal(
        Words(
            f"Bu dosya bir birinciler dosyası değil ya da bozuk. Adı {SUFFIX} ile biten dosyayı seçin.",
            f"This is not a file of champions, or it is damaged. Choose the file whose name ends in {SUFFIX}.",
        )
    )
