"""The result form, Hex sheets, certificates, brackets, decisions and logos."""

from dataclasses import replace
from io import BytesIO

import pytest
import segno

from meydan.games.errors import Refusal
from meydan.games.hex import CELLS, FILES, SIZE
from meydan.match import Role, deeds
from meydan.paper import PAPERS, print_pdf
from meydan.paper.bracket import BracketPaper, bracket
from meydan.paper.certificates import Certificate, Certificates, Design, certificates, place_words
from meydan.paper.decisions import decisions_of
from meydan.paper.hex_sheets import HexSheets, hex_sheets
from meydan.paper.logo import read_logo
from meydan.paper.people import Person
from meydan.paper.result_form import Champion, ResultForm, result_form
from meydan.rulebooks import load, load_rules
from meydan.rulebooks.card_facts import Level
from meydan.tournament.bracket import bracket_round
from meydan.tournament.fresh_draw import draw_round
from meydan.tournament.knockout import Knockout
from tests.match.table import Table
from tests.paper.event import LOGO, finished, head, value_of
from tests.paper.pdf import needs_poppler, text_of


def form() -> ResultForm:
    value = value_of("result-form", load_rules("salihli", "mangala"), "tr")
    assert isinstance(value, ResultForm)
    return value


@needs_poppler
@pytest.mark.article("salihli.event.16")
def test_the_district_form_reports_the_champion_of_each_category_to_the_province() -> None:
    text = text_of(print_pdf(head("tr"), result_form(form(), "tr")))
    assert "İLÇE SONUÇ BİLDİRİM FORMU" in text
    assert "Bildirilen makam Manisa İl Millî Eğitim Müdürlüğü" in text
    for champion in form().champions:
        person = champion.person
        assert person
        assert all(said in text for said in (champion.category, person.formal_name, person.school, person.adviser))
    article = load("salihli").event.result_form
    assert article
    assert f"[{article.label.tr}]" in text


@pytest.mark.article("salihli.event.16")
def test_a_category_without_a_champion_cannot_be_reported() -> None:
    open_one = replace(form(), champions=(*form().champions, Champion("İlkokul Pentago", 4, None)))
    with pytest.raises(Refusal) as refused:
        result_form(open_one, "tr")
    assert refused.value.article == "salihli.event.16"
    assert (
        refused.value.words.tr == "Birincisi belli olmayan kategori var: İlkokul Pentago. Önce sonuçlarını tamamlayın."
    )


@pytest.mark.article("salihli.event.16")
def test_a_category_has_one_champion() -> None:
    twice = replace(form(), champions=(form().champions[0],) * 2)
    with pytest.raises(Refusal) as refused:
        result_form(twice, "tr")
    assert refused.value.article == "salihli.event.16"
    with pytest.raises(Refusal):
        result_form(replace(form(), champions=()), "tr")


def test_a_province_reports_with_a_form_of_its_own() -> None:
    (part,) = result_form(replace(form(), level=Level.PROVINCE), "tr")
    assert part.data["capitals"] == "İL SONUÇ BİLDİRİM FORMU"
    with pytest.raises(ValueError, match="no result form of the level school"):
        result_form(replace(form(), level=Level.SCHOOL), "tr")


@needs_poppler
@pytest.mark.article("lig.hex.equipment")
def test_the_hex_sheet_is_the_games_own_board() -> None:
    rules = load_rules("lig", "hex")
    parts = hex_sheets(HexSheets(rules, 2), "tr")
    cells = parts[0].data["cells"]
    assert isinstance(cells, list)
    assert [cell["name"] for cell in cells] == [str(cell) for cell in CELLS]
    assert len(cells) == 11 * 11
    for colour in range(2):
        for edge in range(2):
            assert sum(cell["edges"][colour][edge] for cell in cells) == SIZE
    corner = cells[0]
    assert (corner["name"], corner["edges"]) == ("a1", [[True, False], [True, False]])
    text = text_of(print_pdf(head("tr"), parts))
    assert rules.cite("lig.hex.equipment").words.tr in text
    assert all(f" {label} " in text for label in (*FILES, *map(str, range(1, SIZE + 1))))


@needs_poppler
@pytest.mark.parametrize("design", Design)
def test_certificates_tell_the_place_or_the_participation(design: Design) -> None:
    person = Person(6, "İnci", "Iğdır", "Akaydın İlkokulu")
    made = Certificates(
        (Certificate(person, "İlkokul Mangala", 3), Certificate(person, "İlkokul Mangala")), design, "bugün"
    )
    text = text_of(print_pdf(head("tr"), certificates(made, "tr")))
    assert "BAŞARI BELGESİ" in text
    assert "İnci IĞDIR" in text
    assert "İlkokul Mangala kategorisinde üçüncü olmuştur." in text
    assert "KATILIM BELGESİ" in text
    assert "İlkokul Mangala kategorisinde yarışmıştır." in text


def test_places_are_words_up_to_the_third() -> None:
    assert [place_words(place, "tr") for place in (1, 2, 3, 4)] == ["birinci", "ikinci", "üçüncü", "4."]
    assert [place_words(place, "en") for place in (1, 2, 3, 4)] == ["first", "second", "third", "in place 4"]


def people(count: int) -> dict[int, Person]:
    return {number: Person(number, "Oyuncu", str(number)) for number in range(1, count + 1)}


def test_a_bracket_has_places_for_the_rounds_to_come() -> None:
    (part,) = bracket(BracketPaper("K", bracket_round(Knockout(tuple(range(1, 9)))), people(8)), "tr")
    (page,) = part.data["pages"]
    shown = [(column["title"], len(column["boxes"])) for column in page]
    assert shown == [("Çeyrek final", 4), ("Yarı final", 2), ("Final", 1)]
    assert part.data["tree"] is True


def test_a_large_bracket_goes_branch_by_branch_over_pages() -> None:
    (part,) = bracket(BracketPaper("K", bracket_round(Knockout(tuple(range(1, 65)))), people(64)), "en")
    pages = part.data["pages"]
    assert [[len(column["boxes"]) for column in page] for page in pages] == [
        [16, 8, 4, 2, 1],
        [16, 8, 4, 2, 1],
        [1],
    ]
    assert print_pdf(head("en"), [part]).startswith(b"%PDF-")


def test_rounds_drawn_afresh_stand_side_by_side_without_lines() -> None:
    (part,) = bracket(BracketPaper("K", draw_round(Knockout(tuple(range(1, 41))), "seed"), people(40)), "tr")
    pages = part.data["pages"]
    assert part.data["tree"] is False
    assert [[len(column["boxes"]) for column in page] for page in pages] == [[16], [4]]


def test_decisions_are_taken_from_the_story_of_the_match() -> None:
    table = finished(load_rules("yuzuncu-yil", "mangala"))
    found = decisions_of(table.match, 2, 7)
    assert [(one.time, one.words.tr, one.article.tr, one.by.tr, one.stands) for one in found] == [
        ("10:00", "Uyarı: Bora – dokunduğu taşı oynamama (rakip bildirdi).", "madde d", "masa hakemi", True)
    ]


def test_a_withdrawn_warning_stays_on_the_list() -> None:
    table: Table = finished(load_rules("yuzuncu-yil", "mangala"))
    number = table.match.state.warnings[0].number
    table.do(deeds.WarningWithdrawn(number, "yanlış masa"), by=Role.HEAD_REFEREE)
    assert [one.stands for one in decisions_of(table.match, 2, 7)] == [False, True]


def png() -> bytes:
    file = BytesIO()
    segno.make("logo").save(file, kind="png", scale=5)
    return file.getvalue()


def test_a_logo_is_a_picture_and_nothing_else() -> None:
    assert read_logo(LOGO.encode()).startswith("<svg")
    bad = (
        b"GIF89a",
        b"<html/>",
        b"\x89PNG\r\n\x1a\n",
        png()[:60],
        png()[:50] + b"torn" + png()[54:],
        b'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>',
        b'<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>',
        b'<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
        b'<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>',
        b'<svg xmlns="http://www.w3.org/2000/svg"><image href="http://example.org/a.png"/></svg>',
        b" " * 600_000,
    )
    for file in bad:
        with pytest.raises(Refusal):
            read_logo(file)


def test_a_png_logo_is_printed() -> None:

    letterhead = replace(head("tr"), logo=read_logo(png()))
    parts = PAPERS["badges"].parts(value_of("badges", load_rules("lig", "hex"), "tr"), "tr")
    assert print_pdf(letterhead, [*parts, *result_form(form(), "tr")]).startswith(b"%PDF-")
