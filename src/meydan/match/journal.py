"""The acts of a match in order. Appending gives a new journal and leaves the old one as it was.

Journals that grew from each other share their storage: each sees its own first `length` acts only. Appending to the
newest is therefore quick however long the match is; appending to an older one copies what that one sees.
"""

from collections.abc import Iterator

from meydan.match.acts import Act


class Journal:
    __slots__ = ("_acts", "_numbers", "length")

    def __init__(self, acts: tuple[Act, ...] = ()) -> None:
        self._acts = {act.number: act for act in acts}
        self._numbers = {act.id: act.number for act in acts}
        self.length = len(acts)

    def __len__(self) -> int:
        return self.length

    def __iter__(self) -> Iterator[Act]:
        return (self._acts[number] for number in range(1, self.length + 1))

    def __getitem__(self, number: int) -> Act:
        """The act with this number, counted from 1."""
        if not 1 <= number <= self.length:
            raise IndexError(number)
        return self._acts[number]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Journal) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(act.id for act in self))

    def __repr__(self) -> str:
        return f"Journal({list(self)!r})"

    def with_id(self, act_id: str) -> Act | None:
        number = self._numbers.get(act_id)
        return self._acts[number] if number is not None and number <= self.length else None

    def and_then(self, act: Act) -> "Journal":
        """This journal with one act more."""
        number = self.length + 1
        # Whoever puts its act at this number first may share the storage (setdefault is atomic); others copy.
        if self._acts.setdefault(number, act) is not act or self._numbers.setdefault(act.id, number) != number:
            return Journal((*self, act))
        longer = Journal.__new__(Journal)
        longer._acts, longer._numbers, longer.length = self._acts, self._numbers, number
        return longer
