"""What the forms of the house share: labels and choices in the language of the page, refusals beside the fields."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from django.forms import BaseForm
from django.utils.functional import lazy

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import NeedsConfirmation, NotAllowed
from meydan.site.actions.change import AlreadyDone
from meydan.site.templatetags.meydan import said

Done = TypeVar("Done")
_in_page_language = lazy(said, str)


def words(tr: str, en: str) -> Any:
    """A label that is said when the page is made, in its language."""
    return _in_page_language(Words(tr, en))


def choices(members: Iterable[tuple[str, Words]]) -> list[tuple[str, Any]]:
    return [(value, _in_page_language(label)) for value, label in members]


def tried(form: BaseForm, act: Callable[[], Done]) -> Done | None:
    """What the action gives; None when it was refused, and then the form says why above its fields."""
    try:
        return act()
    except (NotAllowed, NeedsConfirmation, AlreadyDone):
        raise
    except Refusal as refusal:
        form.add_error(None, said(refusal.words))
        return None
