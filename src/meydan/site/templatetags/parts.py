"""The parts that have a tag: a person, a state, an article, the steps of a round, an age."""

from datetime import datetime
from typing import Any

from django import template
from django.utils import timezone
from django.utils.html import format_html
from django.utils.safestring import SafeString

from meydan.games.words import Words
from meydan.site.cited import cited
from meydan.site.models import EntryRow
from meydan.site.records.entries import public_name
from meydan.site.templatetags.meydan import language, say
from meydan.tournament.rounds.labels import STATE_WORDS
from meydan.tournament.rounds.situation import State

register = template.Library()

# A state of a round, and what a table, a device or a file can be besides: its colour and mark, and its word.
CHIPS: dict[str, tuple[str, Words]] = {
    State.NOT_PAIRED: ("", STATE_WORDS[State.NOT_PAIRED]),
    **{state: (state.value, STATE_WORDS[state]) for state in State if state is not State.NOT_PAIRED},
    "waiting": ("waiting", Words("bekliyor", "waiting")),
    "offline": ("offline", Words("çevrimdışı", "offline")),
}

STEPS = (
    (State.NOT_PAIRED, Words("Eşlendirme", "Pairing")),
    (State.DRAFT, Words("Denetim", "Check")),
    (State.PUBLISHED, Words("Yayım", "Publication")),
    (State.PLAYING, Words("Oyun", "Play")),
    (State.COMPLETE, Words("Sonuçlar", "Results")),
    (State.CLOSED, Words("Kapanış", "Close")),
)
# Where a round stands: what it is doing now. A draft is being checked; what is published is about to be played.
NOW = {
    State.NOT_PAIRED: 0,
    State.DRAFT: 1,
    State.PUBLISHED: 3,
    State.PLAYING: 3,
    State.COMPLETE: 4,
    State.CLOSED: 6,
}


@register.inclusion_tag("meydan/parts/article.html")
def article(reference: str | None) -> dict[str, Any]:
    """{% article "salihli.event.5" %}: opens the rulebook's sentence in the language of the page."""
    return {"cited": cited(reference) if reference else None}


@register.inclusion_tag("meydan/parts/person.html")
def person(entry: EntryRow) -> dict[str, Any]:
    """{% person entry %}: for the desk, by full name."""
    return {"name": entry.name, "entry": entry}


@register.inclusion_tag("meydan/parts/person.html")
def public_person(entry: EntryRow) -> dict[str, Any]:
    """{% public_person entry %}: initials, unless the full name may be published."""
    return {"name": public_name(entry), "entry": entry}


@register.simple_tag
def chip(state: str) -> SafeString:
    """{% chip round.state %}: the state in words, with its colour and mark."""
    look, words = CHIPS[state]
    return format_html('<span class="chip {}">{}</span>', look, words.in_language(language()))


@register.inclusion_tag("meydan/parts/steps.html")
def steps(state: str) -> dict[str, Any]:
    """{% steps round.state %}: how far a round has come."""
    now = NOW[State(state)]
    return {"steps": [(words, number < now, number == now) for number, (_, words) in enumerate(STEPS)]}


@register.filter
def age(time: datetime | None) -> SafeString:
    """How long ago, as people say it; the page keeps it true while it is open."""
    if time is None:
        return SafeString("")
    seconds = max(0, int((timezone.now() - time).total_seconds()))
    return format_html('<time datetime="{}" data-age>{}</time>', time.isoformat(), spoken_age(seconds))


def spoken_age(seconds: int) -> str:
    if seconds < 60:
        return say("{n} sn önce", "{n} s ago", n=seconds)
    if seconds < 3600:
        return say("{n} dk önce", "{n} min ago", n=seconds // 60)
    if seconds < 86400:
        return say("{n} sa önce", "{n} h ago", n=seconds // 3600)
    return say("{n} gün önce", "{n} d ago", n=seconds // 86400)
