"""Adding, editing and deleting one entry."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.http import require_POST

from meydan.games.errors import Refusal
from meydan.site.actions.author import NeedsConfirmation, NotAllowed
from meydan.site.actions.change import AlreadyDone
from meydan.site.actions.entries import edit as editing
from meydan.site.actions.entries.enter import enter
from meydan.site.answers import REFUSED
from meydan.site.models import EntryRow
from meydan.site.pages.desk.entries.entry_form import EntryForm, initial_of
from meydan.site.pages.desk.entries.filters import schools_of
from meydan.site.pages.door import Visit, door
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import say
from meydan.tournament.rounds.situation import Action

# What is not about the fields goes to the page that everybody else gets.
NOT_ABOUT_FIELDS = (NotAllowed, NeedsConfirmation, AlreadyDone)


@door(Action.ENTER)
def new(request: HttpRequest, visit: Visit) -> HttpResponse:
    form = EntryForm(visit.event, request.POST or None, initial={"category": request.GET.get("category", "")})
    if request.method == "POST" and form.is_valid():
        try:
            row = enter(visit.author, form.category_row, form.written)
        except NOT_ABOUT_FIELDS:
            raise
        except Refusal as refusal:
            form.refuse(refusal)
        else:
            messages.success(request, say("{n} numarayla kaydedildi.", "Entered with number {n}.", n=row.number))
            again = f"{reverse('entry-new', kwargs={'slug': visit.event.slug})}?category={row.category_id}"
            return see_other(again if "again" in request.POST else list_url(visit))
    return show(request, visit, form, None)


@door(Task.EDIT_ENTRY)
def edit(request: HttpRequest, visit: Visit, number: int) -> HttpResponse:
    row = get_object_or_404(visit.event.entries.select_related("category"), number=number)
    form = EntryForm(visit.event, request.POST or None, initial=initial_of(row))
    if request.method == "POST" and form.is_valid():
        try:
            editing.edit(visit.author, row, form.category_row, form.written)
        except NOT_ABOUT_FIELDS:
            raise
        except editing.NothingChanged:
            messages.info(request, say("Değişen bir şey yok.", "Nothing has changed."))
            return see_other(list_url(visit))
        except Refusal as refusal:
            form.refuse(refusal)
        else:
            messages.success(request, say("{n} numaralı kayıt düzeltildi.", "Entry {n} edited.", n=number))
            return see_other(list_url(visit))
    return show(request, visit, form, row)


def show(request: HttpRequest, visit: Visit, form: EntryForm, row: EntryRow | None) -> HttpResponse:
    context = {
        "visit": visit,
        "form": form,
        "entry": row,
        "schools": schools_of(visit.event),
        "paired": row is not None and editing.is_paired(row),
        "may_delete": visit.may(Task.DELETE_ENTRY),
        "may_erase": visit.may(Task.ERASE_PUPIL),
    }
    return render(request, "meydan/entries/form.html", context, status=REFUSED if form.errors else 200)


@require_POST
@door(Task.DELETE_ENTRY)
def delete(request: HttpRequest, visit: Visit, number: int) -> HttpResponse:
    row = get_object_or_404(visit.event.entries, number=number)
    editing.delete(visit.author, row)
    messages.success(request, say("{n} numaralı kayıt silindi.", "Entry {n} deleted.", n=number))
    return see_other(list_url(visit))


def list_url(visit: Visit) -> str:
    return reverse("entries", kwargs={"slug": visit.event.slug})


def see_other(url: str) -> HttpResponse:
    return HttpResponseRedirect(url, status=303)
