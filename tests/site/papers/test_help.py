"""The guide inside the site: a page for each reader in both languages, with its pictures."""

import re
from pathlib import Path

import pytest
from django.test import Client

from meydan.site.pages.help import rendering
from meydan.site.pages.help.guide import READERS
from meydan.site.pages.help.rendering import FOLDER

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("language", ["tr", "en"])
@pytest.mark.parametrize("reader", READERS)
def test_every_reader_has_a_page_with_pictures_that_are_there(reader: str, language: str) -> None:
    client = Client(headers={"Accept-Language": language})
    page = client.get(f"/help/{reader}").content.decode()
    title = (FOLDER / language / f"{reader}.md").read_text("utf-8").splitlines()[0].removeprefix("# ")
    assert f"<h1>{title}</h1>" in page
    pictures = re.findall(r'<img src="([^"]+)" alt="[^"]+" loading="lazy"', page)
    assert pictures
    assert {client.get(picture).status_code for picture in pictures} == {200}
    assert "&lt;" not in page.split('<article class="guide">')[1].split("</article>")[0]


@pytest.mark.parametrize("language", ["tr", "en"])
def test_links_between_the_pages_lead_inside_the_site(language: str) -> None:
    client = Client(headers={"Accept-Language": language})
    for reader in READERS:
        text = client.get(f"/help/{reader}").content.decode().split('<article class="guide">')[1]
        inside = re.findall(r'<a href="(/help/[^"]+)"', text)
        assert {client.get(link).status_code for link in inside} <= {200}
        assert not re.search(r'href="[^"]*\.md"', text)


def test_both_languages_show_the_same_pictures_each_in_its_own() -> None:
    shown = {
        language: {
            reader: re.findall(
                rf"\]\(\.\./pictures/{language}/([^)]+\.png)\)", (FOLDER / language / f"{reader}.md").read_text("utf-8")
            )
            for reader in READERS
        }
        for language in ("tr", "en")
    }
    assert shown["tr"] == shown["en"]


@pytest.mark.parametrize("picture", ["tr/nothing.png", "de/round.png", "tr/..%2F..%2Ftr%2Fviewer.md", "tr/%2e%2e"])
def test_only_pictures_of_the_guide_are_handed_out(picture: str) -> None:
    assert Client().get(f"/help/pictures/{picture}").status_code == 404


def test_every_picture_is_small_and_used() -> None:
    files = {f"{file.parent.name}/{file.name}": file.stat().st_size for file in FOLDER.glob("pictures/*/*")}
    texts = [file.read_text("utf-8") for file in FOLDER.rglob("*.md")]
    readmes = [FOLDER.parents[1] / name for name in ("README.md", "README.tr.md")]
    texts += [file.read_text("utf-8") for file in readmes]
    assert [name for name, size in files.items() if size > 120_000] == []
    assert [name for name in files if not any(name in text for text in texts)] == []


@pytest.mark.parametrize("language", ["tr", "en"])
def test_every_name_that_the_guide_tells_people_to_look_for_is_on_the_site(language: str) -> None:
    """In bold or italics stands what somebody reads on a page: a button, a menu, a mark. Line heads end in a colon."""
    site = Path(rendering.HERE)
    sources = [file for ending in ("html", "py", "js") for file in site.rglob(f"*.{ending}")]
    said = "".join(file.read_text("utf-8") for file in sources)
    missing = []
    for reader in READERS:
        text = (FOLDER / language / f"{reader}.md").read_text("utf-8")
        for bold, italic in re.findall(r"\*\*([^*]+)\*\*|\*([^*]+)\*", text):
            for name in (bold or italic).rstrip(".").split(" → "):
                if not name.endswith(":") and name not in said and name[:1].upper() + name[1:] not in said:
                    missing.append(name)
    assert missing == []
