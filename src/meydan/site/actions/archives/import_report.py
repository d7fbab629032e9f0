"""A tournament report file (TRF) as a new Swiss category with its results: its rounds are closed, play goes on after.

The file names players and nothing else of them: one grade is given for all, schools and advisers are added in the
entries afterwards. Who is known to miss the coming rounds comes along, and who started.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

from meydan.exchange.cell_text import cleaned
from meydan.exchange.person_names import part_name
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.match.result import written
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import change
from meydan.site.actions.entries.book import next_number
from meydan.site.actions.setup.categories import WishedCategory, codes, take_over
from meydan.site.actions.setup.open_event import check_open
from meydan.site.models import Category, EntryRow, Event, Format, Pairing, RoundRow
from meydan.site.records.crosstables import points_in
from meydan.site.records.entries import attendance_to_plain
from meydan.site.records.lots import lot_to_plain
from meydan.site.records.search import folded_text
from meydan.site.tasks import Task
from meydan.tournament.attendance import Attendance
from meydan.tournament.crosstable import Colour, Contestant, CrossTable
from meydan.tournament.draws import draw_starter, first_colour
from meydan.tournament.levels import level_of
from meydan.tournament.lots import Lot
from meydan.tournament.rounds.situation import State
from meydan.tournament.trf import TrfFile

LONGEST_NAME = 80
FROM_FILE = Words("dosyadan", "from a file")


@dataclass(frozen=True, slots=True)
class WishedReport:
    name: str
    game: str
    rulebook: str
    grade: int


def import_report(author: Author, event: Event, file: TrfFile, wished: WishedReport) -> Category:
    table = file.table
    check_can_be_rows(table)
    check_can_go_on(file)
    with change(event, author) as log:
        check_task(author, Task.EDIT_CATEGORY)
        check_open(log.event)
        category = new_category(log.event, file, wished)
        check_same_points(category, table)
        entries = enter_players(category, file, wished.grade)
        for number in range(1, table.played_rounds + 1):
            put_round(category, table, number, entries)
        data = {"name": category.name, "players": len(entries), "rounds": table.played_rounds}
        log("results imported", about={"category": category.pk}, data=data, public=True)
    return category


def check_can_be_rows(table: CrossTable) -> None:
    """Starting numbers without gaps: they are places on the starting list here."""
    numbers = [one.number for one in table.contestants]
    if numbers and sorted(numbers) == list(range(1, len(numbers) + 1)):
        return
    raise Refusal(
        Words(
            "Dosyada oyuncu yok ya da sıra numaraları 1'den başlayıp aralıksız gitmiyor; önce dosyayı düzeltin.",
            "The file has no players, or their starting numbers do not run from 1 without gaps; correct it first.",
        )
    )


def check_same_points(category: Category, table: CrossTable) -> None:
    """Points are counted by the category's rulebook: a file that counts otherwise would have other standings here."""
    if table.points == points_in(category) and not table.adjustments:
        return
    raise Refusal(
        Words(
            "Dosya puanları bu kural kitabından başka sayıyor (galibiyet, beraberlik, boş tur ya da ceza puanı); "
            "sıralama değişirdi. Dosyayı “meydan standings” ve “meydan pair” komutlarıyla kullanın.",
            "The file counts points in another way than this rulebook (win, draw, bye or penalties); the standings "
            "would change. Use the file with the commands “meydan standings” and “meydan pair”.",
        )
    )


def check_can_go_on(file: TrfFile) -> None:
    """What the desk does not know would be lost without a word in the rounds to come."""
    table = file.table
    if table.played_rounds >= table.rounds:
        return
    accelerated = any(any(extra[table.played_rounds :]) for extra in table.virtual_points.values())
    if accelerated or table.forbidden or file.prohibitions:
        raise Refusal(
            Words(
                "Dosyada, kalan turlar için eşleşme yasağı ya da hızlandırma (sanal puan) var; Meydan'ın masası "
                "bunları tutmaz. Kalan turları “meydan pair” komutuyla eşlendirin.",
                "The file has forbidden pairs or accelerated rounds (virtual points) still to come, which the desk "
                "does not keep. Pair the rest with the command “meydan pair”.",
            )
        )


def new_category(event: Event, file: TrfFile, wished: WishedReport) -> Category:
    table = file.table
    as_wished = WishedCategory(
        name=wished.name or file.name,
        game=wished.game,
        rulebook=wished.rulebook,
        school_level=level_of(wished.grade).value,
        format=Format.SWISS,
        rounds=max(table.rounds or 0, table.played_rounds, 1),
        avoid_same_school=False,
    )
    last = event.categories.order_by("-order").first()
    category = Category(event=event, order=last.order + 1 if last else 0)
    take_over(category, as_wished)
    category.tie_breaks = codes(as_wished)
    category.lots = [lot_to_plain(lot_as_in(table))]
    category.save()
    return category


def lot_as_in(table: CrossTable) -> Lot[str]:
    """Who started was drawn where the file comes from: here a seed is written down that gives the same."""
    seeds = (f"TRF {number}" for number in count(1))
    return next(lot for seed in seeds if first_colour(lot := draw_starter(1, seed)) is table.first_colour)


def missed_rounds(file: TrfFile, number: int) -> Attendance:
    """The rounds to come that the player will not play, and what they are worth."""
    coming = file.table.played_rounds + 1
    missed = {one.round_number: one.result for one in file.later_byes if one.number == number}
    if number in file.table.not_in_next:
        missed[coming] = file.table.not_in_next[number]
    return Attendance(number, away=tuple(sorted(missed.items())))


def enter_players(category: Category, file: TrfFile, grade: int) -> dict[int, EntryRow]:
    first = next_number(category.event)
    rows = []
    for place, player in enumerate(sorted(file.table.contestants, key=lambda one: one.number)):
        parted = part_name(cleaned(player.name))
        row = EntryRow(
            event=category.event,
            category=category,
            number=first + place,
            start_number=player.number,
            first_names=parted.first_names[:LONGEST_NAME],
            surnames=parted.surnames[:LONGEST_NAME],
            grade=grade,
            checked_in=True,
            attendance=attendance_to_plain(missed_rounds(file, player.number)),
        )
        row.folded = folded_text(row)
        rows.append(row)
    return {row.start_number or 0: row for row in EntryRow.objects.bulk_create(rows, batch_size=500)}


def put_round(category: Category, table: CrossTable, number: int, entries: dict[int, EntryRow]) -> None:
    row = RoundRow.objects.create(category=category, number=number, state=State.CLOSED)
    played = sorted(matches_in(table, number), key=lambda match: (match[0].number, match[1].number))
    pairings = []
    for order, (first, second) in enumerate(played, start=1):
        letters = [one.encounters[number - 1].result for one in (first, second)]
        points = [table.points.of(letter) for letter in letters]
        pairings.append(
            Pairing(
                round=row,
                order=order,
                table=category.first_table + order - 1,
                first=entries[first.number],
                second=entries[second.number],
                begun=letters[0].played,
                result=plain_result(points, [letter.value for letter in letters]),
                summary={"score": [0, 0], "game_points": [0, 0], "tied": False},
                warnings=[0, 0],
                confirmed=True,
            )
        )
    alone = [one for one in table.contestants if len(one.encounters) >= number and is_alone(one, number)]
    for order, player in enumerate(alone, start=len(pairings) + 1):
        bye = player.encounters[number - 1].result.value
        pairings.append(Pairing(round=row, order=order, first=entries[player.number], bye=bye, confirmed=True))
    Pairing.objects.bulk_create(pairings, batch_size=500)


def matches_in(table: CrossTable, number: int) -> Iterator[tuple[Contestant, Contestant]]:
    """Each match once, the first-named player first; without a colour (nobody came) the lower number is."""
    by_number = {one.number: one for one in table.contestants}
    for one in table.contestants:
        met = one.encounters[number - 1] if len(one.encounters) >= number else None
        if met is None or met.opponent is None:
            continue
        if met.colour is Colour.WHITE or (met.colour is None and one.number < met.opponent):
            yield one, by_number[met.opponent]


def is_alone(player: Contestant, number: int) -> bool:
    return player.encounters[number - 1].opponent is None


def plain_result(points: list[int], letters: list[str]) -> dict[str, Any]:
    said = written((points[0], points[1]))
    return {
        "points": points,
        "letters": letters,
        "reason": "ruling",
        "tr": f"{said} ({FROM_FILE.tr})",
        "en": f"{said} ({FROM_FILE.en})",
        "article": "",
        "advances": None,
    }
