"""The entries of an event, found quickly by pupil and by school, so that ten thousand rows are checked in seconds.

The rules are those of `tournament.entries`; this only chooses which entries each must be compared with.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from meydan.tournament.entries import Category, Entry, check_beside, enter, same_pupil
from meydan.tournament.names import folded

fold = lru_cache(maxsize=65_536)(folded)


class EntryBook:
    def __init__(self, entries: Iterable[Entry], asked_for: Iterable[int] = ()) -> None:
        """`asked_for` are entry numbers that the file itself gives: nobody else gets them."""
        self._by_number: dict[int, Entry] = {}
        self._by_pupil: dict[tuple[str, str], list[int]] = defaultdict(list)
        self._by_school: dict[tuple[str, str], list[int]] = defaultdict(list)
        for entry in entries:
            self._put(entry)
        self.free_number = max((*self._by_number, *asked_for), default=0) + 1

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(self._by_number.values())

    def numbered(self, number: int) -> Entry | None:
        return self._by_number.get(number)

    def same_pupils(self, entry: Entry) -> list[Entry]:
        return [other for other in self._at(self._by_pupil, _pupil_key(entry)) if same_pupil(entry, other)]

    def enter(self, new: Entry, category: Category) -> None:
        """One more entry, or the refusal with its article."""
        enter(self._beside(new, category), new, category)
        self._put(new)
        self.free_number = max(self.free_number, new.number + 1)

    def change(self, old: Entry, new: Entry, category: Category | None) -> None:
        """The entry as it is to be, checked as if it were entered among the others.

        Somebody who is in the category already may be corrected after its pairing too.
        """
        if category is None:
            raise ValueError(f"entry {old.number} is in {new.category!r}, which the event does not have")
        among = replace(category, paired=False) if new.category == old.category else category
        others = tuple(entry for entry in self._beside(new, category) if entry.number != old.number)
        stays = new.category == old.category and fold(new.school) == fold(old.school)
        enter(others, new, replace(among, per_school=None) if stays else among)
        self._remove(old)
        self._put(new)

    def refuse_second_category(self, new: Entry, old: Entry) -> None:
        check_beside(replace(new, number=self.free_number), old)

    def _beside(self, new: Entry, category: Category) -> tuple[Entry, ...]:
        found = {entry.number: entry for entry in self._at(self._by_pupil, _pupil_key(new))}
        if category.per_school is not None:
            found |= {entry.number: entry for entry in self._at(self._by_school, _school_key(new))}
        return tuple(found.values())

    def _at(self, index: dict[tuple[str, str], list[int]], key: tuple[str, str]) -> list[Entry]:
        return [self._by_number[number] for number in index.get(key, ())]

    def _put(self, entry: Entry) -> None:
        self._by_number[entry.number] = entry
        self._by_pupil[_pupil_key(entry)].append(entry.number)
        self._by_school[_school_key(entry)].append(entry.number)

    def _remove(self, entry: Entry) -> None:
        self._by_pupil[_pupil_key(entry)].remove(entry.number)
        self._by_school[_school_key(entry)].remove(entry.number)


def _pupil_key(entry: Entry) -> tuple[str, str]:
    return fold(entry.school), fold(entry.name)


def _school_key(entry: Entry) -> tuple[str, str]:
    return fold(entry.school), entry.category
