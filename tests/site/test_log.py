"""The log of an event: a chain that shows what was altered, and one line for one wish."""

import pytest

from meydan.site.actions.author import Author
from meydan.site.actions.change import AlreadyDone, broken_link, change
from meydan.site.models import Event, LogLine, Role

pytestmark = pytest.mark.django_db


def write(event: Event, author: Author, kind: str = "event edited") -> LogLine:
    with change(event, author) as log:
        return log(kind, data={"place": "Salon"})


def test_lines_are_numbered_and_chained(event: Event) -> None:
    first = write(event, Author("Ayşe", Role.ORGANISER))
    second = write(event, Author("Ayşe", Role.ORGANISER))
    assert (first.number, second.number) == (1, 2)
    assert second.previous == first.hash
    assert broken_link(event) is None


def test_the_same_wish_twice_is_one_line(event: Event, author: Author) -> None:
    write(event, author)
    with pytest.raises(AlreadyDone) as found:
        write(event, author)
    assert found.value.line.number == 1
    assert event.log.count() == 1


@pytest.mark.parametrize("field", ["who", "why", "kind", "device"])
def test_an_altered_line_breaks_the_chain(event: Event, field: str) -> None:
    for _ in range(3):
        write(event, Author("Ayşe", Role.ORGANISER))
    LogLine.objects.filter(event=event, number=2).update(**{field: "başka"})
    assert broken_link(event) == 2


def test_a_removed_last_line_breaks_the_chain(event: Event) -> None:
    for _ in range(3):
        write(event, Author("Ayşe", Role.ORGANISER))
    LogLine.objects.filter(event=event, number=3).delete()
    assert broken_link(event) == 3


def write_and_fail(event: Event, author: Author) -> None:
    with change(event, author) as log:
        log("event edited")
        raise OSError("disk full")


def test_a_failed_change_leaves_nothing(event: Event, author: Author) -> None:
    with pytest.raises(OSError, match="disk full"):
        write_and_fail(event, author)
    assert event.log.count() == 0
    assert Event.objects.get(pk=event.pk).log_number == 0


def test_a_change_without_a_line_is_a_mistake(event: Event, author: Author) -> None:
    with pytest.raises(RuntimeError), change(event, author):
        pass
