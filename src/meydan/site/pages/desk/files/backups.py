"""The backups: what there is, since when, whether it is whole; one more at a tap."""

from dataclasses import dataclass

from django.contrib import messages
from django.contrib.auth.models import User
from django.http import FileResponse, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_POST

from meydan.games.words import Words
from meydan.site.actions.author import NotAllowed
from meydan.site.actions.kinds import KINDS
from meydan.site.backups.alarm import BELL
from meydan.site.backups.kept import Backup, check_same, first_folder, found_backup, kept_in
from meydan.site.backups.occasion import BY_HAND, OWN_WORDS, Occasion
from meydan.site.backups.second import SECOND_FOLDER, named_by_environment, plugged_in, second_folder
from meydan.site.backups.taking import take_backup
from meydan.site.models import Event, Format, Role
from meydan.site.pages.desk.files.compare import copies_of
from meydan.site.pages.door import Visit, door
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import said


@dataclass(frozen=True, slots=True)
class Row:
    backup: Backup
    why: Words
    kilobytes: int


@require_GET
@door(Task.SEE_BACKUPS)
def backups(request: HttpRequest, visit: Visit) -> HttpResponse:
    context = {
        "visit": visit,
        "rows": [Row(one, why(one.occasion), one.bytes // 1024 + 1) for one in kept_in(first_folder())],
        "second": second_folder(),
        "second_setting": SECOND_FOLDER if named_by_environment() else "",
        "may_choose": may_choose(request.user),
        "sticks": plugged_in() if may_choose(request.user) else [],
        "copies": copies_of(visit) if visit.may(Task.SEE_LOG) else [],
        "may_take": visit.may(Task.BACK_UP),
        "may_download": visit.may(Task.DOWNLOAD_BACKUP),
        "whole_house": organises_all(request.user),
        "swiss": visit.event.categories.filter(format=Format.SWISS),
        "may_import": visit.may(Task.EDIT_CATEGORY),
    }
    return render(request, "meydan/files/backups.html", context)


def why(occasion: Occasion) -> Words:
    """What the log calls it; a copy of the state before says so."""
    words = OWN_WORDS.get(occasion.kind) or KINDS.get(occasion.kind) or Words(occasion.kind, occasion.kind)
    if not occasion.before:
        return words
    return Words(f"Bundan önce: {words.tr}", f"Before this: {words.en}")


@require_POST
@door(Task.BACK_UP)
def take(request: HttpRequest, visit: Visit) -> HttpResponse:
    taken = take_backup(Occasion(BY_HAND, visit.event.slug))
    BELL.quiet()
    words = Words(
        f"Yedek alındı ve doğrulandı ({taken.bytes // 1024 + 1} KB).",
        f"Backed up and verified ({taken.bytes // 1024 + 1} KB).",
    )
    messages.success(request, said(words))
    return redirect("backups", slug=visit.event.slug)


@require_GET
@door(Task.DOWNLOAD_BACKUP)
def download(request: HttpRequest, visit: Visit, backup: str) -> HttpResponseBase:  # noqa: ARG001
    """The whole database goes only to who may see all of it."""
    if not organises_all(request.user):
        raise NotAllowed(
            Words(
                "Yedekte bu sunucudaki bütün etkinlikler ve hesaplar var; yalnız hepsinin düzenleyeni indirebilir. "
                "Bu etkinliğin arşivini indirin.",
                "A backup holds every event and account of this server; only who organises all of them may download "
                "it. Download this event's archive instead.",
            )
        )
    found = found_backup(backup)
    check_same(found)
    return FileResponse(found.file.open("rb"), as_attachment=True, filename=found.name)


def may_choose(user: object) -> bool:
    """A folder of the machine is for its owner."""
    return isinstance(user, User) and user.is_superuser and not named_by_environment()


def organises_all(user: object) -> bool:
    if not isinstance(user, User):
        return False
    mine = Event.objects.filter(officials__user=user, officials__role=Role.ORGANISER)
    return user.is_superuser or not Event.objects.exclude(pk__in=mine).exists()
