"""One change: the event is locked, the rows are written, one or more lines are logged, all in one transaction.

    with change(event, author) as log:
        ...write rows...
        log("round published", about={"category": 3, "round": 2}, public=True)

A line's hash is over its content and the hash of the line before, so that nothing can be altered unseen. The same
request twice raises AlreadyDone with the line that the first one wrote.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

from django.db import transaction
from django.utils import timezone

from meydan.exchange.log_chain import START, ChainedLine, broken_line
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site import live
from meydan.site.actions.author import Author
from meydan.site.fair_line import in_line
from meydan.site.models import Event, LogLine

# Told of every change inside it, before its commit. While the server runs, the keeper of backups is among them.
BEFORE_COMMIT: list[Callable[[list[LogLine]], None]] = []


class AlreadyDone(Refusal):
    """The same wish came before: what it did stands in `line`."""

    def __init__(self, line: LogLine) -> None:
        super().__init__(Words("Bu zaten kaydedildi.", "This is already saved."))
        self.line = line


class Log:
    """Where an action says what it did; the event's row is locked while it is open."""

    def __init__(self, event: Event, author: Author) -> None:
        self.event = event
        self.author = author
        self.lines: list[LogLine] = []

    def __call__(
        self,
        kind: str,
        about: dict[str, int] | None = None,
        data: dict[str, Any] | None = None,
        why: str = "",
        public: bool = False,
    ) -> LogLine:
        author, event = self.author, self.event
        line = LogLine(
            event=event,
            number=event.log_number + 1,
            time=timezone.now(),
            who=author.name,
            role=author.role.value,
            device=author.device,
            kind=kind,
            about=about or {},
            data=data or {},
            why=why or author.confirmation.reason.strip(),
            request=author.request if not self.lines else None,
            public=public,
            previous=event.log_hash or START,
        )
        if author.confirmation.second is not None:
            line.data = {**line.data, "second": author.confirmation.second.name}
        line.hash = line_hash(line)
        line.save(force_insert=True)
        event.log_number, event.log_hash = line.number, line.hash
        self.lines.append(line)
        return line


@contextmanager
def change(event: Event, author: Author) -> Iterator[Log]:
    """`event` is read anew under its lock: use `log.event` inside."""
    with in_line(), transaction.atomic():
        locked = Event.objects.select_for_update().get(pk=event.pk)
        done = LogLine.objects.filter(event=locked, request=author.request)
        if done.exists():
            raise AlreadyDone(done.get())
        check_not_read_only(locked)
        log = Log(locked, author)
        yield log
        if not log.lines:
            raise RuntimeError("a change must say in the log what it did")
        Event.objects.filter(pk=locked.pk).update(log_number=locked.log_number, log_hash=locked.log_hash)
        for told in BEFORE_COMMIT:
            told(log.lines)
        transaction.on_commit(lambda: live.wake(locked.pk, locked.log_number))
    event.log_number, event.log_hash = locked.log_number, locked.log_hash


def check_not_read_only(event: Event) -> None:
    if event.read_only:
        raise Refusal(
            Words(
                f"{event.name} yalnız bakmak için açılmış bir kopya; değiştirilemez. Üzerinde çalışmak için arşivi "
                "salt okunur olmadan içe aktarın.",
                f"{event.name} is a copy opened to look at; it cannot be changed. To work on it, import the archive "
                "without read-only.",
            )
        )


def chained(line: LogLine) -> ChainedLine:
    """The line as the chain holds it: everything in it, in one written form."""
    return ChainedLine(
        number=line.number,
        time=written_time(line.time),
        who=line.who,
        role=line.role,
        device=line.device,
        kind=line.kind,
        about=line.about if line.hashed_about is None else line.hashed_about,
        data=line.data,
        why=line.why,
        request=line.request,
        public=line.public,
        previous=line.previous,
    )


def line_hash(line: LogLine) -> str:
    return chained(line).hash


def written_time(time: datetime) -> str:
    return time.astimezone(UTC).isoformat(timespec="microseconds")


def broken_link(event: Event) -> int | None:
    """The number of the first line that does not fit the chain; None while it is whole."""
    lines = ((chained(line), line.hash) for line in event.log.order_by("number").iterator())
    head = Event.objects.get(pk=event.pk)
    return broken_line(lines, head.log_number, head.log_hash)


def digest(event: Event) -> str:
    """The head of the chain as people compare it: it stands on every printed list."""
    return f"{event.log_number}-{(event.log_hash or START)[:8]}"
