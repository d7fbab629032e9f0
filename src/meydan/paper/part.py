"""A part of a document: which template draws it, and with what. Parts printed together make one file."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

Plain: TypeAlias = "str | int | bool | Sequence[Plain] | Mapping[str, Plain] | None"


@dataclass(frozen=True, slots=True)
class Part:
    """`title` is its heading and its line in the outline; `inside` are parts that follow it under its own roof."""

    template: str
    title: str
    data: Mapping[str, Plain] = field(default_factory=dict)
    landscape: bool = False
    inside: tuple["Part", ...] = ()

    def flat(self) -> tuple["Part", ...]:
        """This part and those inside it, in the order in which they are printed."""
        return (self, *(one for part in self.inside for one in part.flat()))

    def plain(self) -> dict[str, Plain]:
        return {"template": self.template, "title": self.title, "landscape": self.landscape, "data": self.data}
