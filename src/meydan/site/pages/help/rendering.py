"""The guide's Markdown as HTML. It is our own text; even so no HTML in it is let through."""

from functools import cache
from pathlib import Path, PurePosixPath

from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from markdown_it import MarkdownIt
from markdown_it.token import Token

from meydan import site

HERE = Path(site.__file__).parent
INSTALLED, IN_THE_REPOSITORY = HERE / "guide", HERE.parents[2] / "docs" / "guide"
FOLDER = INSTALLED if INSTALLED.is_dir() else IN_THE_REPOSITORY
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def rendered(language: str, reader: str) -> SafeString:
    tokens = MARKDOWN.parse((FOLDER / language / f"{reader}.md").read_text("utf-8"))
    for token in tokens:
        for inner in token.children or []:
            point_into_the_site(inner)
    return mark_safe(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))


def point_into_the_site(token: Token) -> None:
    """Pictures and the guide's other pages, which the files name by their place beside each other."""
    if token.type == "image":
        place = PurePosixPath(str(token.attrs["src"]))
        named = {"language": place.parent.name, "picture": place.name}
        token.attrs |= {"src": reverse("help-picture", kwargs=named), "loading": "lazy"}
    if token.type == "link_open" and str(token.attrs["href"]).endswith(".md"):
        reader = PurePosixPath(str(token.attrs["href"])).stem
        token.attrs["href"] = reverse("help-page", kwargs={"reader": reader})
