"""Who is erased, and what stands in the place of the person."""

import re
from dataclasses import dataclass
from typing import Any

from meydan.tournament.names import folded

ERASED_NAME = "Silinmiş oyuncu"
PERSONAL_TEXTS = ("school", "adviser", "school_number", "district", "province")


@dataclass(frozen=True, slots=True)
class Person:
    """A pupil as the row had it; the same pupil may stand in another row too."""

    pk: int
    first_names: str
    surnames: str
    school: str

    @property
    def name(self) -> str:
        return f"{self.first_names} {self.surnames}"

    def is_in(self, serialized: dict[str, Any]) -> bool:
        fields = serialized["fields"]
        same = (fields["first_names"], fields["surnames"], fields["school"])
        return serialized["pk"] == self.pk or same == (self.first_names, self.surnames, self.school)


def erased_fields(number: int) -> dict[str, Any]:
    """The fields of an entry without the person: the number stays, so that results and pairings still add up."""
    name = {"first_names": ERASED_NAME, "surnames": str(number), "folded": folded(f"{ERASED_NAME} {number} ")}
    nothing = {"visually_impaired": False, "consent": False, "excuses": {}}
    return {**dict.fromkeys(PERSONAL_TEXTS, ""), **name, **nothing, "erased": True}


def without(value: Any, name: str, instead: str) -> Any:
    """The value with the name replaced wherever a text in it has it, as whole words."""
    if isinstance(value, str):
        return re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", lambda _: instead, value)
    if isinstance(value, list):
        return [without(one, name, instead) for one in value]
    if isinstance(value, dict):
        return {key: without(one, name, instead) for key, one in value.items()}
    return value
