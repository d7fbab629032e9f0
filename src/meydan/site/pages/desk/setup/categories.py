"""The categories of the event: list, add, edit, delete, put back."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_POST

from meydan.games.words import Words
from meydan.rulebooks import load
from meydan.site.actions.setup.categories import add_category, edit_category
from meydan.site.actions.setup.delete_category import delete_category, restore_category
from meydan.site.models import Category, Format
from meydan.site.pages.desk.setup.category_form import empty_form, form_of
from meydan.site.pages.desk.setup.found import found
from meydan.site.pages.door import Visit, door
from meydan.site.pages.forms import tried
from meydan.site.records.course import course_of
from meydan.site.records.matches import rules_of
from meydan.site.records.snapshots import DELETED
from meydan.site.records.tables import tables_of, written
from meydan.site.records.templates import category_choices
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import said
from meydan.tournament.levels import SchoolLevel
from meydan.tournament.rounds.situation import Action


@require_GET
@door(Task.EDIT_CATEGORY)
def categories(request: HttpRequest, visit: Visit) -> HttpResponse:
    event = visit.event
    context = {
        "visit": visit,
        "rows": [row_of(category) for category in event.categories.all()],
        "deleted": event.snapshots.filter(kind=DELETED, used=False),
        "may_delete": visit.may(Action.DELETE_CATEGORY),
        "may_restore": visit.may(Task.UNDO_BULK),
    }
    return render(request, "meydan/setup/categories.html", context)


def row_of(category: Category) -> dict[str, object]:
    level = SchoolLevel(category.school_level).words if category.school_level else Words("herkes", "all")
    return {
        "category": category,
        "game": rules_of(category).title,
        "level": level,
        "format": Format(category.format).words,
        "tables": written(tables_of(category)) if category.table_count else "",
        "entries": category.entries.count(),
    }


@door(Task.EDIT_CATEGORY)
def add(request: HttpRequest, visit: Visit) -> HttpResponse:
    form = empty_form(visit.event, request.POST if request.method == "POST" else None)
    if (
        request.method == "POST"
        and form.is_valid()
        and tried(form, lambda: add_category(visit.author, visit.event, form.wished)) is not None
    ):
        messages.success(request, said(Words("Kategori eklendi.", "Category added.")))
        return redirect("categories", slug=visit.event.slug)
    return render(request, "meydan/setup/category.html", {"visit": visit, "form": form})


@door(Task.EDIT_CATEGORY)
def edit(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = found(visit, visit.event.categories.all(), category)
    form = form_of(row, request.POST if request.method == "POST" else None)
    if (
        request.method == "POST"
        and form.is_valid()
        and tried(form, lambda: edit_category(visit.author, row, form.wished)) is not None
    ):
        messages.success(request, said(Words("Kategori kaydedildi.", "Category saved.")))
        return redirect("categories", slug=visit.event.slug)
    context = {
        "visit": visit,
        "form": form,
        "row": row,
        "choices": category_choices(load(row.rulebook), rules_of(row)),
        "begun": course_of(row).begun,
        "may_delete": visit.may(Action.DELETE_CATEGORY),
    }
    return render(request, "meydan/setup/category.html", context)


@require_POST
@door(Action.DELETE_CATEGORY)
def delete(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    delete_category(visit.author, found(visit, visit.event.categories.all(), category))
    messages.success(request, said(Words("Kategori silindi; geri alabilirsiniz.", "Deleted; you can restore it.")))
    return redirect("categories", slug=visit.event.slug)


@require_POST
@door(Task.UNDO_BULK)
def restore(request: HttpRequest, visit: Visit, snapshot: int) -> HttpResponse:
    kept = found(visit, visit.event.snapshots.filter(kind=DELETED), snapshot)
    restore_category(visit.author, visit.event, kept)
    messages.success(request, said(Words("Kategori geri alındı.", "Category restored.")))
    return redirect("categories", slug=visit.event.slug)
