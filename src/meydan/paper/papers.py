"""Every paper that can be printed, by name. To add one: a module, a template, and a line here (docs/paper.md)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from meydan.games.words import Words
from meydan.paper import (
    badges,
    bracket,
    briefing,
    certificates,
    cross_table,
    decisions,
    drawings,
    entry_lists,
    hex_sheets,
    pairing_lists,
    report,
    result_form,
    score_sheets,
    slips,
    standings_list,
    table_cards,
)
from meydan.paper.part import Part

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Paper(Generic[V]):
    """`parts(value, language)` makes the parts to print, out of a value of the type `takes`."""

    name: str
    words: Words
    takes: type[V]
    parts: Callable[[V, str], tuple[Part, ...]]


ALL: tuple[Paper[Any], ...] = (
    Paper("starting-list", entry_lists.STARTING_LIST, entry_lists.StartingList, entry_lists.starting_list),
    Paper("check-in-list", entry_lists.CHECK_IN, entry_lists.CheckInList, entry_lists.check_in_list),
    Paper("briefing", briefing.BRIEFING, briefing.Briefing, briefing.briefing),
    Paper("pairings-by-table", pairing_lists.BY_TABLE, pairing_lists.PairingList, pairing_lists.pairings_by_table),
    Paper("pairings-by-name", pairing_lists.BY_NAME, pairing_lists.PairingList, pairing_lists.pairings_by_name),
    Paper("table-cards", table_cards.TABLE_CARDS, table_cards.TableCards, table_cards.table_cards),
    Paper("result-slips", slips.SLIPS, slips.Slips, slips.slips),
    Paper("score-sheets", score_sheets.SCORE_SHEET, score_sheets.ScoreSheets, score_sheets.score_sheets),
    Paper("hex-sheets", hex_sheets.HEX_SHEETS, hex_sheets.HexSheets, hex_sheets.hex_sheets),
    Paper("standings", standings_list.STANDINGS, standings_list.StandingsList, standings_list.standings_list),
    Paper("cross-table", cross_table.CROSS_TABLE, cross_table.CrossTablePaper, cross_table.cross_table),
    Paper("bracket", bracket.BRACKET, bracket.BracketPaper, bracket.bracket),
    Paper("decisions", decisions.DECISIONS, decisions.Decisions, decisions.decisions),
    Paper("drawings", drawings.DRAWINGS, drawings.Drawings, drawings.drawings),
    Paper("badges", badges.BADGES, badges.Badges, badges.badges),
    Paper("certificates", certificates.CERTIFICATES, certificates.Certificates, certificates.certificates),
    Paper(
        "result-form",
        Words("Sonuç bildirim formu", "Result form"),
        result_form.ResultForm,
        result_form.result_form,
    ),
    Paper("event-report", report.REPORT, report.EventReport, report.event_report),
)

PAPERS: dict[str, Paper[Any]] = {paper.name: paper for paper in ALL}
