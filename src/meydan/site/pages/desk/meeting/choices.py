"""Writing down what the meeting chose."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_POST

from meydan.games.errors import Refusal
from meydan.games.game import Option, OptionValue
from meydan.games.words import Words
from meydan.site.actions.meeting.choices import Choices, ClockChoice, choose
from meydan.site.models import Category
from meydan.site.pages.desk.meeting.place import category_of_visit, see_other
from meydan.site.pages.door import Visit, door
from meydan.site.records.matches import open_options, rules_of
from meydan.site.records.meeting_choices import clock_rule
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import say

LONGEST_NUMBER = 5


@require_POST
@door(Task.EDIT_CATEGORY)
def save(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = category_of_visit(visit, category)
    choose(visit.author, row, choices_in(request, row))
    messages.success(request, say("Seçimler kaydedildi.", "The choices are saved."))
    return see_other("meeting-category", visit, category=row.pk)


def choices_in(request: HttpRequest, category: Category) -> Choices:
    options = tuple((option.name, value_in(request, option)) for option in open_options(category))
    rule = clock_rule(category)
    minutes = number_in(request, "minutes") if rule is not None and rule.minutes is None else 0
    clock = (
        ClockChoice(minutes, number_in(request, "increment_seconds"), number_in(request, "delay_seconds"))
        if minutes
        else None
    )
    seconds = number_in(request, "card_seconds") if rules_of(category).cards is not None else 0
    return Choices(options, clock, seconds or None)


def value_in(request: HttpRequest, option: Option) -> OptionValue:
    """The option's own value behind what the form sent; the game refuses what it does not know."""
    sent = request.POST.get(f"option-{option.name}", "")
    return next((value for value in option.values if str(value) == sent), sent)


def number_in(request: HttpRequest, name: str) -> int:
    """Nothing written is 0: not used."""
    text = request.POST.get(name, "").strip()
    if not text:
        return 0
    if text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER:
        return int(text)
    raise Refusal(Words(f"“{text[:20]}” bir sayı değil; rakamla yazın.", f"“{text[:20]}” is not a number; use digits."))
