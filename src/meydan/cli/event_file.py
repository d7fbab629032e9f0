"""`meydan export EVENT FILE` and `meydan import FILE`: one event as one file."""

import argparse
from pathlib import Path

from meydan.cli.commands import Commands, show
from meydan.cli.site import site_room
from meydan.games.errors import Refusal
from meydan.games.words import Words


def add_to(commands: Commands) -> None:
    export = commands.add(
        "export",
        Words("bir etkinliği tek dosyaya yazar", "write an event into one file"),
        run_export,
        examples=("meydan export salihli-2026 salihli.meydan",),
    )
    export.add_argument(
        "event", metavar="EVENT", help=commands.say(Words("etkinliğin kısa adı", "the event's short name"))
    )
    export.add_argument("file", metavar="FILE", help=commands.say(Words("yazılacak dosya", "the file to write")))
    arrive = commands.add(
        "import",
        Words("dosyadaki etkinliği bu kuruluma alır", "take an event from its file into this installation"),
        run_import,
        examples=("meydan import salihli.meydan", "meydan import salihli.meydan --read-only"),
    )
    arrive.add_argument("file", metavar="FILE", help=commands.say(Words(".meydan dosyası", "the .meydan file")))
    arrive.add_argument(
        "--read-only",
        action="store_true",
        help=commands.say(Words("yalnız bakmak için; hiçbir değişiklik yapılamaz", "to look at only; nothing changes")),
    )
    arrive.add_argument(
        "--slug", default="", metavar="NAME", help=commands.say(Words("adresteki kısa adı", "its short name here"))
    )


def run_export(given: argparse.Namespace) -> int:
    models, writing = site_room("models"), site_room("archiving.writing")
    event = models.Event.objects.filter(slug=given.event).first()
    if event is None:
        known = ", ".join(models.Event.objects.values_list("slug", flat=True)) or "–"
        raise Refusal(
            Words(
                f"{given.event!r} adlı etkinlik yok. Olanlar: {known}",
                f"There is no event {given.event!r}. There are: {known}",
            )
        )
    data: bytes = writing.archive_bytes(event)
    write_whole(Path(given.file), data)
    size = len(data) // 1024 + 1
    words = Words(f"{event}: {given.file} ({size} KB)", f"{event}: {given.file} ({size} KB)")
    show(words.in_language(given.lang))
    return 0


def run_import(given: argparse.Namespace) -> int:
    archive, action = site_room("archiving.files"), site_room("actions.archives.import_event")
    read = archive.read_archive(Path(given.file))
    event = action.import_event(read, given.slug, given.read_only)
    words = Words(
        f"{event}: {event.log_number} kayıtla alındı; adresi e/{event.slug}/",
        f"{event}: taken with {event.log_number} log lines; its address is e/{event.slug}/",
    )
    show(words.in_language(given.lang))
    show(site_room("house_key").signed_words(read.signature).in_language(given.lang))
    return 0


def write_whole(file: Path, data: bytes) -> None:
    """Under a name of its own until it is whole: a full disk leaves no half archive."""
    writing = file.with_name(f".writing-{file.name}")
    try:
        writing.write_bytes(data)
        writing.replace(file)
    except OSError as error:
        writing.unlink(missing_ok=True)
        reason = error.strerror or str(error)
        raise Refusal(Words(f"{file} yazılamadı: {reason}", f"{file} cannot be written: {reason}")) from error
