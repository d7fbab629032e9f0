"""The import wizard: choose a file, match its columns, look at the result row by row, accept. Nothing before that."""

from dataclasses import dataclass, replace

from django.contrib import messages
from django.core.files.uploadedfile import UploadedFile
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_POST

from meydan.exchange.columns import Matching, column_name
from meydan.exchange.fields import Field
from meydan.exchange.import_plan import ImportPlan, RowState
from meydan.exchange.limits import MOST_BYTES, refuse_size
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.entries import accept_import, upload
from meydan.site.answers import REFUSED
from meydan.site.models import ImportDraft
from meydan.site.pages.desk.entries.form import list_url, see_other
from meydan.site.pages.door import Visit, door
from meydan.site.records.import_drafts import fingerprint, matching_of, plan_of, sheet_of
from meydan.site.templatetags.meydan import say
from meydan.tournament.rounds.situation import Action

PREVIEW_ROWS = 5
ROWS_ON_A_PAGE = 200
# A value that holds for every row, where the list has no column for it.
FIXABLE = (Field.SCHOOL, Field.CATEGORY, Field.ADVISER, Field.DISTRICT, Field.PROVINCE)
LONGEST_FIXED = 160


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the file as the wizard shows it."""

    at: int
    name: str
    field: Field | None
    samples: tuple[str, ...]


def owner_of(visit: Visit) -> str:
    return visit.request.user.get_username()


def page_url(visit: Visit, name: str) -> str:
    return reverse(name, kwargs={"slug": visit.event.slug})


@door(Action.IMPORT_OVER)
def choose_file(request: HttpRequest, visit: Visit) -> HttpResponse:
    refusal: Refusal | None = None
    if request.method == "POST":
        try:
            sent = sent_file(request)
            upload.upload(visit.author, visit.event, owner_of(visit), sent.name or "", sent.read())
            return see_other(page_url(visit, "entries-import-columns"))
        except Refusal as refused:
            refusal = refused
    context = {"visit": visit, "refusal": refusal, "megabytes": MOST_BYTES // (1024 * 1024), "step": 1}
    return render(request, "meydan/entries/import_file.html", context, status=REFUSED if refusal else 200)


def sent_file(request: HttpRequest) -> UploadedFile:
    sent = request.FILES.get("file")
    if not isinstance(sent, UploadedFile):
        raise Refusal(Words("Bir dosya seçin.", "Choose a file."))
    if sent.size is not None and sent.size > MOST_BYTES:
        raise refuse_size(sent.size)
    return sent


@door(Action.IMPORT_OVER)
def columns(request: HttpRequest, visit: Visit) -> HttpResponse:
    """What each column is: guessed, and decided otherwise by the person where the guess is wrong."""
    draft = upload.draft_of(visit.event, owner_of(visit))
    matching = matching_of(draft)
    refusal: Refusal | None = None
    if request.method == "POST":
        matching = decided(request, matching, len(shown_columns(draft, matching)))
        upload.match_columns(draft, matching)
        try:
            plan_of(draft, visit.event)
            return see_other(page_url(visit, "entries-import-result"))
        except Refusal as refused:
            refusal = refused
    context = {
        "visit": visit,
        "draft": draft,
        "matching": matching,
        "columns": shown_columns(draft, matching),
        "fields": list(Field),
        "fixable": [(field, dict(matching.fixed).get(field, "")) for field in FIXABLE],
        "categories": visit.event.categories.all(),
        "refusal": refusal,
        "step": 2,
    }
    return render(request, "meydan/entries/import_columns.html", context, status=REFUSED if refusal else 200)


def shown_columns(draft: ImportDraft, matching: Matching) -> list[Column]:
    sheet = sheet_of(draft)
    width = max(len(matching.fields), *(len(row.cells) for row in sheet.rows))
    below = [row for row in sheet.rows if row.number > matching.header_row][:PREVIEW_ROWS]
    return [
        Column(
            at,
            column_name(matching, at),
            matching.fields[at] if at < len(matching.fields) else None,
            tuple(row.cell(at) for row in below),
        )
        for at in range(width)
    ]


def decided(request: HttpRequest, matching: Matching, width: int) -> Matching:
    """The matching as the form says; two columns for one field leave the later one."""
    for at in range(width):
        chosen = request.POST.get(f"column-{at}", "")
        matching = matching.with_column(at, Field(chosen) if chosen in set(Field) else None)
    matching = replace(matching, fixed=())
    for field in FIXABLE:
        value = request.POST.get(f"fixed-{field.value}", "").strip()[:LONGEST_FIXED]
        if value:
            matching = matching.with_fixed(field, value)
    return matching


@door(Action.IMPORT_OVER)
def result(request: HttpRequest, visit: Visit) -> HttpResponse:
    """Row by row what accepting would do."""
    draft = upload.draft_of(visit.event, owner_of(visit))
    plan = plan_of(draft, visit.event)
    state = request.GET.get("state", "")
    rows = plan.in_state(RowState(state)) if state in set(RowState) else plan.rows
    counts = plan.counts
    context = {
        "visit": visit,
        "draft": draft,
        "plan": plan,
        "page": Paginator(rows, ROWS_ON_A_PAGE).get_page(request.GET.get("page")),
        "counts": [(one, counts[one]) for one in RowState],
        "state": state,
        "shown": fingerprint(plan),
        "effect": effect(plan),
        "step": 3,
    }
    return render(request, "meydan/entries/import_result.html", context)


def effect(plan: ImportPlan) -> dict[str, int]:
    counts = plan.counts
    new, changed = counts[RowState.NEW], counts[RowState.CHANGED]
    return {"new": new, "changed": changed, "both": new + changed, "refused": counts[RowState.REFUSED]}


@require_POST
@door(Action.IMPORT_OVER)
def accept(request: HttpRequest, visit: Visit) -> HttpResponse:
    done = accept_import.accept(visit.author, visit.event, owner_of(visit), request.POST.get("shown", ""))
    messages.success(
        request,
        say(
            "{added} kayıt eklendi, {changed} kayıt değişti.",
            "{added} entries added, {changed} changed.",
            added=done.added,
            changed=done.changed,
        ),
    )
    return see_other(list_url(visit))


@require_POST
@door(Action.IMPORT_OVER)
def drop(request: HttpRequest, visit: Visit) -> HttpResponse:
    upload.drop(upload.draft_of(visit.event, owner_of(visit)))
    messages.info(
        request,
        say("Yüklenen liste bırakıldı; hiçbir şey değişmedi.", "The uploaded list was dropped; nothing changed."),
    )
    return see_other(list_url(visit))
