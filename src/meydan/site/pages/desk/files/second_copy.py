"""The stick that gets the second copy of every backup."""

from django.contrib import messages
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from meydan.games.words import Words
from meydan.site.actions.setup.second_copy import choose_second_copy
from meydan.site.backups.occasion import BY_HAND, Occasion
from meydan.site.backups.second import SecondFolder
from meydan.site.backups.taking import take_backup
from meydan.site.pages.door import Visit, door
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import said

LONGEST = 400


@require_POST
@door(Task.BACK_UP)
def choose(request: HttpRequest, visit: Visit) -> HttpResponse:
    """A backup follows at once: whoever walks away knows that the stick has one."""
    assert isinstance(request.user, User)
    folder = request.POST.get("folder", "").strip()[:LONGEST]
    chosen = choose_second_copy(visit.author, request.user, visit.event, folder)
    if chosen is not None:
        take_backup(Occasion(BY_HAND, visit.event.slug))
    messages.success(request, said(told(chosen)))
    return redirect("backups", slug=visit.event.slug)


def told(chosen: SecondFolder | None) -> Words:
    if chosen is None:
        return Words("İkinci kopya artık alınmıyor.", "No second copy is taken any more.")
    if not chosen.own_disk:
        return Words(
            f"İkinci kopya: {chosen.folder}. Bu klasör verilerle aynı diskte; bilgisayar bozulursa o da gider.",
            f"Second copy: {chosen.folder}. It is on the same disk as the data and goes with it if the laptop breaks.",
        )
    return Words(
        f"İkinci kopya: {chosen.folder}. İlk yedek oraya yazıldı ve doğrulandı.",
        f"Second copy: {chosen.folder}. The first backup was written there and verified.",
    )
