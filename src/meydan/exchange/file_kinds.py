"""What a file is, by its first bytes and its parts; what is not a table is refused by name, with what to do."""

from enum import StrEnum, auto

from meydan.exchange.compound_file import is_compound_file, stream_names
from meydan.exchange.xlsx_parts import part_names
from meydan.games.errors import Refusal
from meydan.games.words import Words


class FileKind(StrEnum):
    XLSX = auto()
    XLS = auto()
    TEXT = auto()


SAVE_AS = Words(
    "Dosyayı Excel ya da LibreOffice ile açın, “Farklı Kaydet” ile XLSX ya da CSV olarak kaydedip onu yükleyin.",
    "Open it in Excel or LibreOffice, use “Save as” to make an XLSX or CSV file, and upload that.",
)
COPY_LIST = Words(
    "Listeyi bir Excel sayfasına kopyalayıp XLSX olarak kaydedin.",
    "Copy the list into a spreadsheet and save it as XLSX.",
)

PDF = Words("PDF belgesi", "a PDF document")
WORD = Words("Word belgesi", "a Word document")
SLIDES = Words("sunu", "a presentation")
PICTURE = Words("resim", "a picture")
OPEN_DOCUMENT = Words("OpenDocument dosyası (ODS/ODT)", "an OpenDocument file (ODS/ODT)")
BINARY_WORKBOOK = Words("XLSB dosyası", "an XLSB file")
ARCHIVE = Words("sıkıştırılmış klasör (ZIP)", "a zipped folder")
OTHER_ARCHIVE = Words("sıkıştırılmış dosya", "a compressed file")
WEB_PAGE = Words("web sayfası (HTML)", "a web page (HTML)")
OTHER_COMPOUND = Words("eski bir Office belgesi", "an old Office document")

FIRST_BYTES: tuple[tuple[bytes, Words, Words], ...] = (
    (b"%PDF-", PDF, COPY_LIST),
    (b"{\\rtf", WORD, COPY_LIST),
    (b"\x89PNG", PICTURE, COPY_LIST),
    (b"\xff\xd8\xff", PICTURE, COPY_LIST),
    (b"GIF8", PICTURE, COPY_LIST),
    (b"Rar!", OTHER_ARCHIVE, COPY_LIST),
    (b"7z\xbc\xaf\x27\x1c", OTHER_ARCHIVE, COPY_LIST),
    (b"\x1f\x8b", OTHER_ARCHIVE, COPY_LIST),
)

PARTS: tuple[tuple[str, Words, Words], ...] = (
    ("word/document.xml", WORD, COPY_LIST),
    ("ppt/presentation.xml", SLIDES, COPY_LIST),
    ("xl/workbook.bin", BINARY_WORKBOOK, SAVE_AS),
    ("mimetype", OPEN_DOCUMENT, SAVE_AS),
)


def kind_of(data: bytes) -> FileKind:
    """XLSX, XLS or text; anything else is refused."""
    if not data.strip():
        raise Refusal(Words("Dosya boş. Doğru dosyayı seçin.", "The file is empty. Choose the right file."))
    if data.startswith(b"PK\x03\x04"):
        return _kind_of_zip(data)
    if is_compound_file(data):
        return _kind_of_compound_file(data)
    for first, what, what_to_do in FIRST_BYTES:
        if data.startswith(first):
            raise _refuse(what, what_to_do)
    # Some school systems call a web page or Excel 2003's XML an .xls file.
    opening = data.lstrip(b"\xef\xbb\xbf \t\r\n")[:200].lower()
    if opening.startswith((b"<html", b"<!doctype", b"<table", b"<?xml", b"<svg", b"<meta", b"<head")):
        raise _refuse(WEB_PAGE, SAVE_AS)
    return FileKind.TEXT


def _kind_of_zip(data: bytes) -> FileKind:
    names = part_names(data)
    if "xl/workbook.xml" in names:
        return FileKind.XLSX
    for name, what, what_to_do in PARTS:
        if name in names:
            raise _refuse(what, what_to_do)
    raise _refuse(
        ARCHIVE,
        Words("Klasörü açıp içindeki listeyi yükleyin.", "Unpack the folder and upload the list inside."),
    )


def _kind_of_compound_file(data: bytes) -> FileKind:
    names = stream_names(data)
    if "EncryptedPackage" in names:
        raise password_protected()
    if names & {"Workbook", "Book"}:
        return FileKind.XLS
    raise _refuse(WORD if "WordDocument" in names else OTHER_COMPOUND, COPY_LIST)


def _refuse(what: Words, what_to_do: Words) -> Refusal:
    return Refusal(
        Words(
            f"Bu dosya bir tablo değil, {what.tr}. {what_to_do.tr}",
            f"This file is not a table but {what.en}. {what_to_do.en}",
        )
    )


def password_protected() -> Refusal:
    return Refusal(
        Words(
            "Dosya parolayla korunuyor; okunamadı. Parolayı kaldırıp (Dosya → Bilgi → Parola) yeniden kaydedin.",
            "The file is protected by a password and cannot be read. Remove the password (File → Info) and save again.",
        )
    )
