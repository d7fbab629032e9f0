"""Champions on their way to the next stage: a small file, signed by the house that sends it (docs/archive.md).

The file holds its sender's public key. Whoever receives the first file of a sender compares the key's fingerprint once;
a file that was altered on its way no longer fits its signature, and is refused.
"""

import json
from dataclasses import asdict, dataclass, fields
from typing import Any, TypeVar

from meydan.exchange.canonical import canonical, sha256
from meydan.exchange.signing import FileSignature, SigningKey, spoken
from meydan.games.errors import Refusal
from meydan.games.words import Words

FORMAT = "meydan-champions"
VERSION = 2
SIGNED_SINCE = 2
SUFFIX = ".champions.json"
MOST_BYTES = 1024 * 1024
MOST_CHAMPIONS = 2000
CODE_GROUPS = 4


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
    """Who won what at which event, and who sent it; `log_number` and `log_hash` are the head of the event's log when
    the file was made."""

    event: str
    uid: str
    level: str
    sent_by: str
    log_number: int
    log_hash: str
    written_by: str
    categories: tuple[CategoryChampions, ...]

    @property
    def count(self) -> int:
        return sum(len(category.champions) for category in self.categories)

    @property
    def code(self) -> str:
        """What both logs call the file by: eighty bits of its content."""
        return spoken(sha256(content_of(self)), CODE_GROUPS)


@dataclass(frozen=True, slots=True)
class SignedChampions:
    file: ChampionsFile
    signature: FileSignature


def content_of(file: ChampionsFile) -> bytes:
    """What is signed."""
    return canonical({"format": FORMAT, "version": VERSION, **asdict(file)}).encode()


def packed_champions(file: ChampionsFile, key: SigningKey) -> bytes:
    signed = {"format": FORMAT, "version": VERSION, **asdict(file), "signature": key.signed(content_of(file)).plain}
    return (canonical(signed) + "\n").encode()


def unpacked_champions(data: bytes) -> SignedChampions:
    """The file as its sender signed it, or a refusal."""
    plain = read_plain(data)
    signature = FileSignature.of_plain(plain.pop("signature", None))
    try:
        categories = tuple(category_from(one) for one in plain.pop("categories"))
        file = checked(ChampionsFile(**plain, categories=categories))
    except (KeyError, TypeError) as error:
        raise not_champions() from error
    if file.count > MOST_CHAMPIONS:
        raise not_champions()
    if signature is None or not signature.fits(content_of(file)):
        raise altered()
    return SignedChampions(file, signature)


def read_plain(data: bytes) -> dict[str, Any]:
    if len(data) > MOST_BYTES:
        raise not_champions()
    try:
        plain = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise not_champions() from error
    if not isinstance(plain, dict) or plain.pop("format", None) != FORMAT:
        raise not_champions()
    version = plain.pop("version", 0)
    if not isinstance(version, int) or version < SIGNED_SINCE:
        raise Refusal(
            Words(
                "Bu birinciler dosyası imzasız; eski bir Meydan yazmış. Gönderenden yeni Meydan ile yeniden isteyin.",
                "This file of champions is not signed; an older Meydan wrote it. Ask the sender for it again, from a "
                "newer Meydan.",
            )
        )
    if version > VERSION:
        raise Refusal(
            Words(
                "Bu birinciler dosyasını daha yeni bir Meydan yazmış. Meydan'ı güncelleyip yeniden deneyin.",
                "This file of champions was written by a newer Meydan. Update Meydan and try again.",
            )
        )
    return plain


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


def altered() -> Refusal:
    return Refusal(
        Words(
            "İmza dosyaya uymuyor: dosya yolda değişmiş ya da bozulmuş. Kimse alınmadı; gönderenden yeniden isteyin.",
            "The signature does not fit the file: it was altered or damaged on its way. Nobody was taken; ask the "
            "sender for it again.",
        )
    )


def not_champions() -> Refusal:
    return Refusal(
        Words(
            f"Bu dosya bir birinciler dosyası değil ya da bozuk. Adı {SUFFIX} ile biten dosyayı seçin.",
            f"This is not a file of champions, or it is damaged. Choose the file whose name ends in {SUFFIX}.",
        )
    )
