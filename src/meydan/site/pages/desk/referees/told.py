"""A line of the log as people read it: what happened, where, and what stands behind it."""

from dataclasses import dataclass

from meydan.games.words import Words
from meydan.site.actions.kinds import KINDS
from meydan.site.models import Category, Event, LogLine, Role
from meydan.tournament.names import folded

FACTS: dict[str, Words] = {
    "answer": Words("yanıt", "answer"),
    "article": Words("madde", "article"),
    "count": Words("sayı", "count"),
    "deed": Words("işlem", "act"),
    "edition": Words("sürüm", "edition"),
    "points": Words("maç puanı (yarım)", "match points (halves)"),
    "reason": Words("nedeni", "ground"),
    "referee": Words("hakem", "referee"),
    "score": Words("skor", "score"),
    "second": Words("ikinci kişi", "second person"),
    "seed": Words("tohum", "seed"),
    "should_be": Words("doğrusu", "should be"),
    "swapped": Words("yer değiştirenler", "swapped"),
    "tables": Words("masa", "tables"),
}


@dataclass(frozen=True, slots=True)
class Told:
    line: LogLine
    sentence: Words
    place: Words
    facts: tuple[tuple[Words, str], ...]

    @property
    def role(self) -> Words:
        known = [role for role in Role if role.value == self.line.role]
        return known[0].words if known else Words(self.line.role, self.line.role)

    @property
    def text(self) -> str:
        """Everything that a search looks in."""
        line = self.line
        facts = " ".join(value for _, value in self.facts)
        words = (
            self.sentence.tr,
            self.sentence.en,
            self.place.tr,
            self.place.en,
            line.who,
            line.device,
            line.why,
            facts,
        )
        return folded(" ".join(words))


class Teller:
    """Knows the names of the event's categories, so that a line need not ask for them."""

    def __init__(self, event: Event) -> None:
        self.names: dict[int, str] = dict(Category.objects.filter(event=event).values_list("pk", "name"))

    def tell(self, line: LogLine) -> Told:
        sentence = KINDS.get(line.kind, Words(line.kind, line.kind))
        return Told(line, sentence, self.place(line.about), tuple(facts_of(line)))

    def place(self, about: dict[str, int]) -> Words:
        tr, en = [], []
        if "category" in about:
            name = self.names.get(about["category"], f"#{about['category']}")
            tr.append(name)
            en.append(name)
        if about.get("round"):
            tr.append(f"{about['round']}. tur")
            en.append(f"round {about['round']}")
        if about.get("table"):
            tr.append(f"{about['table']}. masa")
            en.append(f"table {about['table']}")
        if about.get("other_table"):
            tr.append(f"{about['other_table']}. masa")
            en.append(f"table {about['other_table']}")
        return Words(" · ".join(tr), " · ".join(en))


def facts_of(line: LogLine) -> list[tuple[Words, str]]:
    """What the line keeps besides; a value with more inside it stays in the export."""
    return [
        (FACTS.get(name, Words(name, name)), written(value))
        for name, value in line.data.items()
        if value not in (None, "", [], {}) and not isinstance(value, dict) and name != "version"
    ]


def written(value: object) -> str:
    if isinstance(value, list):
        return "–".join(map(str, value))
    return str(value)
