"""Score sheets and slips say what the rulebook says, empty and filled in."""

from collections.abc import Mapping, Sequence
from xml.etree import ElementTree

import pytest

from meydan.games import CARD_RACES, GAMES
from meydan.match import score_sheet
from meydan.match.deeds import SetBegun, SetCounted, Signed, Signer
from meydan.paper import print_pdf
from meydan.paper.kulami_drawing import counted_board
from meydan.paper.matches import MatchOnPaper
from meydan.paper.part import Plain
from meydan.paper.score_sheets import ScoreSheets, score_sheets
from meydan.paper.score_tables import score_tables
from meydan.paper.slips import Slips, slips
from meydan.rulebooks import RULEBOOKS, GameRules, load, load_rules
from meydan.rulebooks.facts import Counted
from tests.match.table import Table
from tests.paper.event import finished, head
from tests.paper.pdf import needs_poppler, text_of

EVERYWHERE = [rules for name in RULEBOOKS for rules in load(name).games]


def named(rules: GameRules) -> str:
    return f"{rules.rulebook}-{rules.game}"


def tables(rules: GameRules, match: MatchOnPaper, language: str = "tr") -> list[Mapping[str, Plain]]:
    made = score_tables(match, rules, language)
    return [table for table in made if isinstance(table, Mapping)]


def rows(table: Mapping[str, Plain]) -> list[list[str]]:
    found = table["rows"]
    assert isinstance(found, Sequence)
    return [list(map(str, row)) for row in found if isinstance(row, Sequence)]


@pytest.mark.parametrize("rules", EVERYWHERE, ids=named)
def test_a_blank_sheet_has_a_row_for_each_set_card_or_part(rules: GameRules) -> None:
    first = tables(rules, MatchOnPaper())[0]
    if rules.cards:
        reserves = 2 if rules.cards.reserves else 0
        assert len(rows(first)) == rules.cards.count + reserves + 1
    elif rules.count and rules.count.counted is Counted.SHEET:
        assert [row[0] for row in rows(first)] == ["Sıra", "En büyük alan", "Levha", "Toplam"]
    else:
        assert rules.sets
        assert [row[0] for row in rows(first)] == [str(number) for number in range(1, rules.sets.count + 1)]


@pytest.mark.parametrize("rules", EVERYWHERE, ids=named)
def test_the_last_warning_that_a_sheet_has_room_for_is_the_one_that_loses(rules: GameRules) -> None:
    heads = tables(rules, MatchOnPaper(), "en")[-1]["heads"]
    assert isinstance(heads, list)
    if rules.limit:
        assert heads[-1] == f"Warning {rules.limit.warnings}: loses"
        assert len(heads) == rules.limit.warnings + 1
    else:
        assert heads == ["", "Warning 1", "Warning 2", "Warning 3"]


@pytest.mark.parametrize("rules", [one for one in EVERYWHERE if one.game == "mangala"], ids=named)
def test_mangalas_sheet_has_the_stones_of_both_stores_and_their_sum(rules: GameRules) -> None:
    match = MatchOnPaper(sheet=score_sheet(finished(rules).match))
    table = tables(rules, match)[0]
    assert rows(table)[:2] == [["1", "Ayşe", "27", "21", "Ayşe"], ["2", "Bora", "27", "21", "Ayşe"]]
    assert str(table["note"]).startswith("Toplam 48 olmalı [")


def test_reversis_sheet_has_the_discs_of_one_game() -> None:
    rules = load_rules("salihli", "reversi")
    table = tables(rules, MatchOnPaper(sheet=score_sheet(finished(rules).match)))[0]
    assert rows(table) == [["1", "Ayşe", "35", "29", "Ayşe"]]
    assert str(table["note"]).startswith("Toplam en çok 64 [")


@needs_poppler
@pytest.mark.article("tazof-kulami.kulami.score-sheet")
def test_kulamis_three_scores_stand_one_under_the_other_are_added_and_signed() -> None:
    rules = load_rules("tazof-kulami", "kulami")
    match = MatchOnPaper(sheet=score_sheet(finished(rules).match))
    assert rows(tables(rules, match)[0]) == [
        ["Sıra", "5", "0"],
        ["En büyük alan", "9", "8"],
        ["Levha", "21", "20"],
        ["Toplam", "35", "28"],
    ]
    text = text_of(print_pdf(head("tr"), score_sheets(ScoreSheets("K", rules, (match,)), "tr")))
    assert all(signer in text for signer in ("1. oyuncu", "2. oyuncu", "Masa hakemi"))
    assert rules.score_sheet is not None
    assert rules.score_sheet.words.tr in text


def test_kulamis_sheet_shows_the_plates_of_the_prescribed_layout() -> None:
    (part,) = score_sheets(ScoreSheets("K", load_rules("salihli", "kulami"), (MatchOnPaper(),)), "tr")
    (sheet,) = part.data["sheets"]
    board = ["".join(row) for row in sheet["board"]]
    assert board == ["AABCCCDD", "AABEEFDD", "GGBEEFDD", "GGHHHIII", "JJHHHKKL", "MNNOOKKL", "MNNPPPQQ", "MNNPPPQQ"]


BOARD = "xxxxx.../x......./......../......../......../.......o/......oo/......oo"


@pytest.mark.article("tazof-kulami.kulami.score-row", "tazof-kulami.kulami.score-area")
@pytest.mark.article("tazof-kulami.kulami.score-plate")
def test_kulamis_final_board_is_drawn_with_rows_areas_and_plates() -> None:
    drawn = ElementTree.fromstring(counted_board(load_rules("tazof-kulami", "kulami"), BOARD))
    held = {one.get("data-plate"): one.get("data-held") for one in drawn.iter() if one.get("data-plate")}
    assert {mark: side for mark, side in held.items() if side} == {
        "A": "first",
        "B": "first",
        "C": "first",
        "L": "second",
        "Q": "second",
    }
    assert [one.get("data-row") for one in drawn.iter() if one.get("data-row")] == ["first"]
    areas = {one.get("data-area"): str(one.get("d")).count("M") for one in drawn.iter() if one.get("data-area")}
    assert areas == {"first": 6 + 2 * 5, "second": 5 + 2 * 5}  # each marble, and each two that touch from both sides
    filled = [one.get("fill") for one in drawn.iter() if one.get("r") == "7"]
    assert len(filled) == BOARD.count("x")


@pytest.mark.article("tazof-kulami.kulami.score-sheet")
def test_a_filled_sheet_has_the_board_and_what_was_signed_on_the_phone() -> None:
    rules = load_rules("tazof-kulami", "kulami")
    table = Table("tazof-kulami", "kulami").do(SetBegun())
    counts = GAMES["kulami"].count(BOARD)
    assert counts is not None
    table.do(SetCounted(*counts, BOARD)).do(Signed(Signer.FIRST, table.match.to_sign))
    match = MatchOnPaper(sheet=score_sheet(table.match), drawn={Signer.FIRST: "M1 1L20 20L30 5"})
    (part,) = score_sheets(ScoreSheets("K", rules, (match,)), "tr")
    (sheet,) = part.data["sheets"]
    assert [board["picture"]["svg"] for board in sheet["boards"]] == [counted_board(rules, BOARD)]
    assert ["M1 1L20 20L30 5" in who["drawing"]["svg"] for who in sheet["signatures"]] == [True, False, False]
    assert print_pdf(head("tr"), (part,)).startswith(b"%PDF")


@pytest.mark.parametrize("game", CARD_RACES)
def test_a_card_race_ticks_who_won_each_card_and_adds_them(game: str) -> None:
    rules = load_rules("yuzuncu-yil", game)
    match = finished(rules).match
    table = tables(rules, MatchOnPaper(cards=match.state.opened.cards, sheet=score_sheet(match)))[0]
    assert rules.cards
    needed = rules.cards.count // 2 + 1
    asked = match.state.opened.cards
    assert rows(table)[:needed] == [[str(at + 1), asked[at], "✓", "", ""] for at in range(needed)]
    assert rows(table)[needed] == [str(needed + 1), asked[needed], "", "", ""]
    assert rows(table)[-1] == ["Toplam", "", str(needed), "0", ""]


@pytest.mark.parametrize("game", [*GAMES, *CARD_RACES])
def test_a_slip_has_a_column_for_each_set_card_or_part(game: str) -> None:
    rules = next(one for one in EVERYWHERE if one.game == game)
    (part,) = slips(Slips("K", rules, (MatchOnPaper(),)), "en")
    columns = part.data["columns"]
    if rules.cards:
        assert columns == [f"Card {number}" for number in range(1, rules.cards.count + 1)]
    elif game == "kulami":
        assert columns == ["Rows", "Largest area", "Plates", "Total"]
    elif game == "reversi":
        assert columns == ["Count"]
    elif game == "mangala":
        assert columns == ["Set 1: stones", "Set 2: stones", "Set 3: stones"]
    elif rules.sets and rules.sets.count == 3:
        assert columns == ["Set 1", "Set 2", "Set 3"]
    else:
        assert columns == []


@needs_poppler
def test_a_filled_sheet_tells_result_warning_and_who_signed() -> None:
    rules = load_rules("yuzuncu-yil", "pentago")
    match = MatchOnPaper(2, 12, sheet=score_sheet(finished(rules).match))
    text = text_of(print_pdf(head("tr"), score_sheets(ScoreSheets("K", rules, (match,)), "tr")))
    assert "Maç bitti: Ayşe 1, Bora 0 (setler)." in text
    assert "imzalandı" in text
    assert "Tur 2 Masa 12" in text


@pytest.mark.article("yuzuncu-yil.pentago.5", "yuzuncu-yil.kure.2", "yuzuncu-yil.pentago.3")
@pytest.mark.parametrize(("game", "colour"), [("pentago", "siyah"), ("kure", "mor")])
def test_whoever_starts_a_set_has_the_colour_that_starts(game: str, colour: str) -> None:
    """Over three sets nobody is black: the starters alternate, and black starts each of them."""
    rules = load_rules("yuzuncu-yil", game)
    table = tables(rules, MatchOnPaper())[0]
    assert table["heads"] == ["Set", f"Başlayan ({colour})", "1. oyuncu", "2. oyuncu", "Kazanan"]
    assert [row[1] for row in rows(table)] == ["1. oyuncu", "2. oyuncu", "1. oyuncu"]
    (part,) = score_sheets(ScoreSheets("K", rules, (MatchOnPaper(),)), "tr")
    (sheet,) = part.data["sheets"]
    assert sheet["sides"] == [f"1. oyuncu (1. sete {colour} olarak başlar)", "2. oyuncu"]


@pytest.mark.parametrize("game", ["mangala", "koridor"])
def test_the_two_of_a_game_without_colours_are_player_one_and_two(game: str) -> None:
    rules = load_rules("lig", game)
    assert tables(rules, MatchOnPaper())[0]["heads"] == ["Set", "Başlayan", "1. oyuncu", "2. oyuncu", "Kazanan"]
    (part,) = slips(Slips("K", rules, (MatchOnPaper(),)), "en")
    assert part.data["sides"] == ["Player 1 (starts set 1)", "Player 2"]


@pytest.mark.parametrize(("category", "said"), [("İlkokul Küre", "İlkokul Küre"), ("A grubu", "A grubu · Küre")])
def test_a_slip_names_the_game_once(category: str, said: str) -> None:
    (part,) = slips(Slips(category, load_rules("yuzuncu-yil", "kure"), (MatchOnPaper(),)), "tr")
    assert part.data["category"] == said
