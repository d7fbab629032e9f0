"""Names come from anybody (faults 44 and 55): whatever they hold, the page comes out and the words stay words."""

from hypothesis import given, settings
from hypothesis import strategies as st

from meydan.paper import PAPERS, Person, pictures, print_pdf
from meydan.paper.badges import Badge, Badges
from meydan.paper.certificates import Certificate, Certificates, Design
from meydan.paper.entry_lists import StartingList
from meydan.paper.part import Part
from meydan.paper.printable import SET, all_printable, printable
from meydan.rulebooks import load_rules
from tests.paper.event import head
from tests.paper.pdf import needs_poppler, outside_page, text_of

RULES = load_rules("yuzuncu-yil", "mangala")


def listed(*names: str) -> tuple[Part, ...]:
    people = tuple(Person(at, name, "") for at, name in enumerate(names, start=1))
    return PAPERS["starting-list"].parts(StartingList("K", RULES, people), "tr")


@needs_poppler
def test_turkish_letters_are_printed_as_they_are_written() -> None:
    assert "ÂâÎîÛû ÇçĞğIıİiÖöŞşÜü" in text_of(print_pdf(head("tr"), listed("ÂâÎîÛû ÇçĞğIıİiÖöŞşÜü")))


@needs_poppler
def test_signs_that_mean_something_to_typst_or_html_are_only_text() -> None:
    names = ("#panic()", "$x^2$", "*kalın* _eğik_", "<script>alert(1)</script>", "`r` \\ = - + / @a ~", '"O\'Neil"')
    text = text_of(print_pdf(head("tr"), listed(*names)))
    assert [name for name in names if name not in text] == []


@needs_poppler
def test_an_event_may_be_called_anything() -> None:
    pdf = print_pdf(head("en", event='#import "x" <svg onload=1> 😀'), listed("A"))
    assert '#import "x" <svg onload=1> □' in text_of(pdf)


@needs_poppler
def test_a_name_of_five_hundred_letters_wraps() -> None:
    pdf = print_pdf(head("tr"), listed("W" * 500))
    assert text_of(pdf).count("W") == 500
    assert outside_page(pdf) == []


@needs_poppler
def test_arabic_names_are_printed_and_pictograms_are_boxes() -> None:
    text = text_of(print_pdf(head("tr"), listed("محمد", "Ada 😀 日")))
    assert "محمد" in text
    assert "Ada □ □" in text


def test_signs_that_turn_a_line_around_are_left_out() -> None:
    assert printable("\u202eABC\u2066\u200f") == "ABC"


def test_line_ends_and_control_signs_are_spaces() -> None:
    assert printable("a\nb\x00c\u2028d") == "a b c d"


def test_a_decomposed_letter_is_the_letter_and_stray_marks_are_left_out() -> None:
    assert printable("s\u0327\u0309") == "ş"


def test_a_drawing_is_no_text() -> None:
    assert all_printable({"svg": "<svg>\n</svg>", "name": ["a\n"]}) == {"svg": "<svg>\n</svg>", "name": ["a "]}


def test_the_fonts_hold_every_sign_that_is_let_through() -> None:
    """PDF/UA refuses a page with a missing letter, so that printing is the proof."""
    ranges = ["".join(map(chr, range(first, last + 1))) for first, last in SET]
    assert print_pdf(head("tr"), listed(*ranges)).startswith(b"%PDF-")


@settings(max_examples=15)
@given(st.lists(st.text(max_size=40), min_size=1, max_size=40))
def test_whatever_is_written_the_page_comes_out(names: list[str]) -> None:
    assert print_pdf(head("tr"), listed(*names)).startswith(b"%PDF-")


def test_long_names_do_not_push_a_certificate_or_a_badge_onto_another_page() -> None:
    long = Person(1, "Ğüşıöç " * 70, "Uzun", "Okul " * 40)
    certificates = Certificates((Certificate(long, "K", 1),), Design.BOARD, "gün")
    assert len(pictures(head("tr"), PAPERS["certificates"].parts(certificates, "tr"))) == 1
    assert len(pictures(head("tr"), PAPERS["badges"].parts(Badges((Badge(long),) * 10), "tr"))) == 1
