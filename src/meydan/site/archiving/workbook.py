"""Everything of an event as tables for one workbook: entries, pairings with results, standings, cross tables, log."""

from collections.abc import Iterator

from django.utils import timezone

from meydan.exchange.workbook import Cell, Table, workbook
from meydan.games.words import Words
from meydan.site.actions.kinds import KINDS
from meydan.site.models import Category, Event, Format, LogLine, Pairing, Role
from meydan.site.records.course import course_of
from meydan.site.records.standings import CategoryStandings, standings_of, table_after
from meydan.tournament.crosstable import Encounter


def event_workbook(event: Event, language: str) -> bytes:
    return workbook(event_tables(event, language))


def event_tables(event: Event, language: str) -> Iterator[Table]:
    say = Sayer(language)
    categories = list(event.categories.all())
    yield entries_table(event, say)
    yield pairings_table(event, say)
    for category in categories:
        found = standings_of(category)
        yield standings_table(found, category, say)
        if category.format != Format.KNOCKOUT:
            yield cross_table(found, category, say)
    yield log_table(event, say)


class Sayer:
    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, tr: str, en: str) -> str:
        return Words(tr, en).in_language(self.language)

    def yes(self, true: bool) -> str:
        return self("evet", "yes") if true else ""


def entries_table(event: Event, say: Sayer) -> Table:
    header = [
        say("Kayıt no", "Entry no"),
        say("Kategori", "Category"),
        say("Sıra no", "Start no"),
        say("Ad", "First names"),
        say("Soyad", "Surname"),
        say("Okul", "School"),
        say("Sınıf", "Grade"),
        say("Danışman", "Adviser"),
        say("İlçe", "District"),
        say("İl", "Province"),
        say("Salonda", "In the hall"),
        say("İzin", "Consent"),
    ]
    rows: list[list[Cell]] = [
        [
            row.number,
            row.category.name,
            row.start_number,
            row.first_names,
            row.surnames,
            row.school,
            row.grade,
            row.adviser,
            row.district,
            row.province,
            say.yes(row.checked_in),
            say.yes(row.consent),
        ]
        for row in event.entries.select_related("category").order_by("number")
    ]
    return Table(say("Kayıtlar", "Entries"), header, rows)


def pairings_table(event: Event, say: Sayer) -> Table:
    """The editions that count, with what each match ended as."""
    header = [
        say("Kategori", "Category"),
        say("Tur", "Round"),
        say("Masa", "Table"),
        say("Birinci", "First"),
        say("İkinci", "Second"),
        say("Sonuç", "Result"),
        say("Onaylı", "Confirmed"),
    ]
    found = (
        Pairing.objects.filter(round__category__event=event, round__current=True)
        .select_related("round__category", "first", "second")
        .order_by("round__category__order", "round__category_id", "round__number", "order")
    )
    rows: list[list[Cell]] = [
        [
            pairing.round.category.name,
            pairing.round.number,
            pairing.table,
            pairing.first.name,
            pairing.second.name if pairing.second else pairing.excuse or say("eşlendirilmedi", "not paired"),
            (pairing.result or {}).get(say.language, ""),
            say.yes(pairing.confirmed),
        ]
        for pairing in found
    ]
    return Table(say("Eşlendirmeler", "Pairings"), header, rows)


def standings_table(found: CategoryStandings, category: Category, say: Sayer) -> Table:
    header = [say("Sıra", "Place"), say("Sıra no", "Start no"), say("Ad soyad", "Name"), say("Okul", "School")]
    codes = found.table.codes if found.table else ()
    rows: list[list[Cell]] = []
    for entry in found.in_order:
        number = entry.start_number or 0
        line = found.table.of(number) if found.table else None
        values = ["–" if value.amount is None else value.text for value in line.values] if line else []
        rows.append([found.places.get(number), number, entry.name, entry.school, *values])
    title = f"{say('Sıralama', 'Standings')} {category.name}"
    return Table(title, [*header, *(code.text for code in codes)], rows)


def cross_table(found: CategoryStandings, category: Category, say: Sayer) -> Table:
    table = table_after(course_of(category), found.after_round)
    by_number = {one.number: one for one in table.contestants}
    rounds = [str(number) for number in range(1, found.after_round + 1)]
    rows: list[list[Cell]] = []
    for entry in found.in_order:
        number = entry.start_number or 0
        met = [met_as(encounter) for encounter in by_number[number].encounters]
        rows.append([found.places.get(number), number, entry.name, *met])
    header = [say("Sıra", "Place"), say("Sıra no", "Start no"), say("Ad soyad", "Name"), *rounds]
    return Table(f"{say('Çapraz', 'Cross')} {category.name}", header, rows)


def met_as(encounter: Encounter) -> str:
    """Opponent, first or second, result: by the letters of the report file."""
    if encounter.opponent is None:
        return encounter.result.value
    return f"{encounter.opponent}{encounter.colour or ''}{encounter.result.value}"


def log_table(event: Event, say: Sayer) -> Table:
    header = [
        say("No", "No"),
        say("Zaman", "Time"),
        say("Kim", "Who"),
        say("Görev", "Role"),
        say("Cihaz", "Device"),
        say("Ne", "What"),
        say("Neden", "Why"),
        say("Özet", "Hash"),
    ]
    rows = [log_row(line, say) for line in event.log.order_by("number")]
    return Table(say("Kayıt defteri", "Log"), header, rows)


def log_row(line: LogLine, say: Sayer) -> list[Cell]:
    kind = KINDS[line.kind].in_language(say.language) if line.kind in KINDS else line.kind
    role = Role(line.role).words.in_language(say.language)
    time = timezone.localtime(line.time)
    return [line.number, time, line.who, role, line.device, kind, line.why, line.hash[:16]]
