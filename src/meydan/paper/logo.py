"""An event's logo: a PNG or SVG file that somebody uploaded, checked before it is printed on every page."""

import base64
import binascii
import re
from xml.etree import ElementTree

import typst

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.paper.letterhead import Letterhead
from meydan.paper.listing import Column, listing
from meydan.paper.press import print_pdf

LARGEST_BYTES = 512 * 1024
LARGEST_SIDE = 4000
PNG = b"\x89PNG\r\n\x1a\n"
PNG_INSIDE = re.compile(r'href="data:image/png;base64,([^"]*)"')
SVG = "{http://www.w3.org/2000/svg}svg"


def read_logo(file: bytes) -> str:
    """The logo as an SVG that the press can set, or the refusal that says what is wrong with the file."""
    if len(file) > LARGEST_BYTES:
        raise refused(
            f"dosya {len(file) // 1024} KB; en çok {LARGEST_BYTES // 1024} KB olabilir",
            f"the file has {len(file) // 1024} KB; at most {LARGEST_BYTES // 1024} KB are allowed",
        )
    logo = around_png(file) if file.startswith(PNG) else checked_svg(file)
    try_on_a_page(logo)
    return logo


def is_logo(kept: str) -> bool:
    """Is this what `read_logo` makes, and nothing else? A logo may come with an archive, and that from anywhere."""
    inside = PNG_INSIDE.search(kept)
    try:
        if inside:
            return around_png(base64.b64decode(inside[1], validate=True)) == kept
        return bool(checked_svg(kept.encode("utf-8", errors="replace")))
    except (Refusal, binascii.Error):
        return False


def try_on_a_page(logo: str) -> None:
    """What looks like a picture may still be damaged; better to know now than when the round is printed."""
    try:
        print_pdf(Letterhead("Logo", "tr", "", logo=logo), [listing("Logo", "", [Column("Logo")], [])])
    except typst.TypstError:
        raise refused("resim bozuk ya da basılamıyor", "the picture is damaged or cannot be printed") from None


def around_png(file: bytes) -> str:
    """The picture inside an SVG of its own size: one kind of logo for the templates."""
    if len(file) < 33 or file[12:16] != b"IHDR":
        raise refused("PNG dosyası bozuk", "the PNG file is damaged")
    width, height = (int.from_bytes(file[at : at + 4], "big") for at in (16, 20))
    if not (0 < width <= LARGEST_SIDE and 0 < height <= LARGEST_SIDE):
        raise refused(
            f"resim {width}×{height}; kenarı en çok {LARGEST_SIDE} piksel olabilir",
            f"the picture is {width}×{height}; a side may have {LARGEST_SIDE} pixels at most",
        )
    data = base64.b64encode(file).decode("ascii")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<image width="{width}" height="{height}" href="data:image/png;base64,{data}"/></svg>'
    )


def checked_svg(file: bytes) -> str:
    """An SVG that is a drawing and nothing else: no entities, no scripts, nothing fetched from elsewhere."""
    text = file.decode("utf-8", errors="replace")
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise refused("SVG dosyasında izin verilmeyen tanım (DOCTYPE) var", "the SVG file holds a DOCTYPE")
    try:
        root = ElementTree.fromstring(text)
    except (ElementTree.ParseError, ValueError):
        raise refused("dosya PNG ya da SVG değil", "the file is neither PNG nor SVG") from None
    if root.tag != SVG:
        raise refused("dosya PNG ya da SVG değil", "the file is neither PNG nor SVG")
    for element in root.iter():
        name = str(element.tag).rpartition("}")[2]
        links = [value for key, value in element.attrib.items() if key.rpartition("}")[2] == "href"]
        active = any(key.lower().startswith("on") for key in element.attrib)
        if name in {"script", "foreignObject"} or active or any(not link.startswith("#") for link in links):
            raise refused(
                f"SVG dosyasında çizim olmayan bir öge var: {name}", f"the SVG file holds more than a drawing: {name}"
            )
    ElementTree.register_namespace("", SVG[1:].partition("}")[0])
    return ElementTree.tostring(root, encoding="unicode")


def refused(tr: str, en: str) -> Refusal:
    return Refusal(
        Words(
            f"Logo alınamadı: {tr}. Başka bir PNG ya da SVG dosyası seçin.",
            f"The logo was not taken: {en}. Choose another PNG or SVG file.",
        )
    )
