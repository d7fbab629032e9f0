"""Which column is what, however schools call it."""

import pytest

from meydan.exchange.columns import check_enough, field_of, match_columns, match_file
from meydan.exchange.fields import Field
from meydan.exchange.spreadsheet import read_spreadsheet
from meydan.games.errors import Refusal
from tests.exchange.files import ALI, AYSE, HEADER, sheet, xlsx


@pytest.mark.parametrize(
    ("heading", "field"),
    [
        ("ADI", Field.FIRST_NAMES),
        ("Öğrencinin Adı", Field.FIRST_NAMES),
        ("First names", Field.FIRST_NAMES),
        ("SOYADI", Field.SURNAMES),
        ("Soyismi", Field.SURNAMES),
        ("Adı Soyadı", Field.FULL_NAME),
        ("ÖĞRENCİNİN ADI-SOYADI", Field.FULL_NAME),
        ("Yarışmacının Adı ve Soyadı", Field.FULL_NAME),
        ("Adi soyadi (nüfustaki gibi)", Field.FULL_NAME),
        ("OKULU", Field.SCHOOL),
        ("Okul Adı *", Field.SCHOOL),
        ("Sınıf/Şube", Field.GRADE),
        ("Sınfı", Field.GRADE),
        ("Okul No", Field.SCHOOL_NUMBER),
        ("Öğrenci No:", Field.SCHOOL_NUMBER),
        ("Danışman Öğretmenin Adı Soyadı", Field.ADVISER),
        ("Danisman Ogretmen", Field.ADVISER),
        ("Danışman Öğretman", Field.ADVISER),
        ("KATEGORİSİ", Field.CATEGORY),
        ("Branş", Field.GAME),
        ("Kademe", Field.LEVEL),
        ("Görme engelli mi?", Field.VISUALLY_IMPAIRED),
        ("Yayın İzni (evet/hayır)", Field.CONSENT),
        ("İLÇE", Field.DISTRICT),
        ("İl", Field.PROVINCE),
        ("IL", Field.PROVINCE),
        ("T.C. Kimlik No", Field.NATIONAL_ID),
        ("TC KİMLİK NUMARASI", Field.NATIONAL_ID),
        ("T.C.", Field.NATIONAL_ID),
        ("Meydan kayıt no", Field.ENTRY_NUMBER),
        ("Veli Adı Soyadı", None),
        ("Danışman Öğretmen Telefonu", None),
        ("Doğum Tarihi", None),
        ("Sıra No", None),
        ("No", None),
        ("Kayıt No", None),
        ("İmza", None),
        ("", None),
    ],
)
def test_headings_are_understood(heading: str, field: Field | None) -> None:
    assert field_of(heading) is field


@pytest.mark.parametrize("field", Field)
def test_our_own_headings_are_understood_in_both_languages(field: Field) -> None:
    assert (field_of(field.heading.tr), field_of(field.heading.en)) == (field, field)


def test_the_header_is_found_below_titles() -> None:
    matching = match_columns(
        sheet(("SALİHLİ İLÇE MİLLÎ EĞİTİM MÜDÜRLÜĞÜ",), ("Zekâ oyunları", "2026"), ("Okul", ""), HEADER, AYSE, ALI)
    )
    assert matching.header_row == 4
    assert matching.headings == HEADER
    assert matching.fields == (
        Field.FIRST_NAMES,
        Field.SURNAMES,
        Field.SCHOOL,
        Field.GRADE,
        Field.CATEGORY,
        Field.ADVISER,
    )


def test_without_a_header_a_person_says_which_column_is_what() -> None:
    matching = match_columns(sheet(AYSE, ALI))
    assert (matching.header_row, matching.fields) == (0, ())
    with pytest.raises(Refusal, match="No header row was found in the first 15 rows"):
        check_enough(matching)
    for column, field in enumerate((Field.FIRST_NAMES, Field.SURNAMES, Field.SCHOOL, Field.GRADE, None, Field.ADVISER)):
        matching = matching.with_column(column, field)
    check_enough(matching)
    assert matching.column_of(Field.ADVISER) == 5


def test_what_is_missing_is_named() -> None:
    with pytest.raises(Refusal) as refused:
        check_enough(match_columns(sheet(("Adı", "Okulu", "Sıra No"))))
    assert refused.value.words.tr == (
        "Şu sütunlar bulunamadı: Adı soyadı, Sınıfı, Danışman öğretmen. "
        "Hangi sütunda olduklarını seçin ya da hepsi için bir değer yazın."
    )


def test_one_value_for_all_rows_stands_for_a_column() -> None:
    matching = match_columns(sheet(("Adı Soyadı", "Sınıfı", "Öğretmeni")))
    check_enough(matching.with_fixed(Field.SCHOOL, "Eski").with_fixed(Field.SCHOOL, "Zafer İlkokulu"))
    assert matching.with_fixed(Field.SCHOOL, "Eski").with_fixed(Field.SCHOOL, "Zafer").fixed == (
        (Field.SCHOOL, "Zafer"),
    )


def test_a_field_belongs_to_one_column() -> None:
    matching = match_columns(sheet(("Adı", "İsim", "Soyadı", "Okulu")))
    assert matching.fields == (Field.FIRST_NAMES, None, Field.SURNAMES, Field.SCHOOL)
    assert matching.with_column(1, Field.FIRST_NAMES).fields == (None, Field.FIRST_NAMES, Field.SURNAMES, Field.SCHOOL)


def test_what_a_person_decided_is_remembered_for_the_next_file() -> None:
    first = match_columns(sheet(("Adı", "Soyadı", "Okulu", "Not"))).with_column(3, Field.ADVISER).with_column(2, None)
    again = match_columns(sheet(("NOT:", "okulu", "Soyadı", "Adı")), dict(first.decided))
    assert again.fields == (Field.ADVISER, None, Field.SURNAMES, Field.FIRST_NAMES)
    assert again.decided == first.decided


def test_the_sheet_with_most_matched_columns_is_chosen() -> None:
    file = read_spreadsheet(xlsx([("Açıklama", "Okul"), ("Merhaba", "x")], [HEADER, AYSE], [("Adı", "Soyadı")]))
    chosen, matching = match_file(file)
    assert (chosen.name, matching.header_row) == ("Sayfa2", 1)
