"""What every template can use without loading: both languages, points, people, articles."""

from uuid import uuid4

from django import template
from django.utils.html import conditional_escape, format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from meydan.games.words import Words
from meydan.match.result import written_points
from meydan.site.counted import COUNTING

register = template.Library()


def language() -> str:
    return "en" if (get_language() or "tr").startswith("en") else "tr"


@register.simple_tag
def say(tr: str, en: str, **values: object) -> str:
    """{% say "{n} oyuncu" "{n} {n:player|players}" n=count %}: the sentence in the language of the page, escaped."""
    sentence = tr if language() == "tr" else en
    escaped = {name: conditional_escape(str(value)) for name, value in values.items()}
    return SafeString(COUNTING.format(sentence, **escaped) if values else sentence)


@register.filter
def said(words: object) -> str:
    """Words (or {"tr": …, "en": …}) in the language of the page."""
    if isinstance(words, Words):
        return words.in_language(language())
    if isinstance(words, dict):
        return str(words.get(language(), ""))
    return "" if words is None else str(words)


@register.filter
def points(halves: int | None) -> str:
    """Half points as people write them: 3 → 1½."""
    return "" if halves is None else written_points(halves)


@register.filter
def decimals(number: str) -> str:
    """A number of the standings as the language of the page writes it: 4.5 → 4,5 in Turkish, as on paper."""
    return number.replace(".", ",") if language() == "tr" else number


@register.simple_tag
def request_id() -> SafeString:
    """Makes a form's wish unique: sent twice, it is done once."""
    return format_html('<input type="hidden" name="request" value="{}">', uuid4().hex)
