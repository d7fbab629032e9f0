"""What stands on every page: whose event it is, when it was printed, and what the log was then."""

from dataclasses import dataclass

from meydan.games.words import LANGUAGES, Words
from meydan.paper.part import Plain

DIGEST_SHOWN = 16  # enough to compare by eye; the whole digest stays in the log

PRINTED = Words("Basım", "Printed")
DIGEST = Words("Kayıt özeti", "Log digest")
PAGE = Words("Sayfa", "Page")


@dataclass(frozen=True, slots=True)
class Letterhead:
    """`printed` is the time as a label, `digest` that of the event's log (fault 56), `logo` what `read_logo` gave."""

    event: str
    language: str
    printed: str
    place: str = ""
    digest: str = ""
    logo: str = ""

    def __post_init__(self) -> None:
        if self.language not in LANGUAGES:
            raise ValueError(f"unknown language {self.language!r}: choose one of {', '.join(LANGUAGES)}")

    def plain(self) -> dict[str, Plain]:
        foot = [f"{PRINTED.in_language(self.language)} {self.printed}"]
        if self.digest:
            foot.append(f"{DIGEST.in_language(self.language)} {self.digest[:DIGEST_SHOWN]}")
        return {
            "event": self.event,
            "place": self.place,
            "foot": " · ".join(foot),
            "page": PAGE.in_language(self.language),
            "logo": {"svg": self.logo},
        }
