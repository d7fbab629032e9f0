"""Every page has a door: the event is found, the person is found, and the table of rights is asked.

    @door(Task.SEE_DESK)
    def overview(request: HttpRequest, visit: Visit) -> HttpResponse: ...

The view keeps its task as `view.task`, so that a test can walk every URL with every role.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any
from uuid import uuid4

from django.contrib.auth import authenticate
from django.contrib.auth.models import User
from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import get_object_or_404

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, Confirmation, NotAllowed
from meydan.site.models import Event, Official, Role
from meydan.site.rights import may, not_yours
from meydan.site.tasks import Task
from meydan.tournament.rounds.situation import Action

View = Callable[..., HttpResponseBase]


@dataclass(frozen=True, slots=True)
class Visit:
    """Who looks at which event, and as what."""

    request: HttpRequest
    event: Event
    role: Role
    official: Official | None

    def may(self, task: Task | Action) -> bool:
        return may(self.role, task)

    @property
    def author(self) -> Author:
        """The person as the author of a change, with what the form confirmed."""
        return Author(
            name=self.name,
            role=self.role,
            official=self.official,
            device=device_of(self.request),
            confirmation=self.confirmation(),
            request=self.request.POST.get("request", "")[:64] or uuid4().hex,
        )

    @property
    def name(self) -> str:
        if self.official is not None:
            return self.official.name
        user = self.request.user
        return (user.get_full_name() if isinstance(user, User) else "") or user.get_username()

    def confirmation(self) -> Confirmation:
        posted = self.request.POST
        return Confirmation(
            confirmed=posted.get("confirmed") == "yes",
            typed=posted.get("typed", ""),
            reason=posted.get("reason", "")[:500],
            second=self.second_person(),
        )

    def second_person(self) -> Official | None:
        """Another official who typed their own name and password into the form."""
        posted = self.request.POST
        if not posted.get("second_name"):
            return None
        user = authenticate(self.request, username=posted["second_name"], password=posted.get("second_password", ""))
        second = official_of(self.event, user) if isinstance(user, User) else None
        if second is None or second == self.official:
            raise Refusal(
                Words(
                    "İkinci kişi tanınmadı: bu etkinlikte görevli başka birinin kullanıcı adı ve parolası gerekir.",
                    "The second person was not recognised: it takes the user name and password of another official.",
                )
            )
        return second


def official_of(event: Event, user: User) -> Official | None:
    return Official.objects.filter(event=event, user=user).first() if user.is_authenticated else None


def role_of(user: User, official: Official | None) -> Role:
    if official is not None:
        return Role(official.role)
    return Role.ORGANISER if user.is_superuser else Role.VIEWER


def device_of(request: HttpRequest) -> str:
    """What the log says of the device: its own name if it has one, else the kind of browser."""
    return request.COOKIES.get("device") or request.headers.get("User-Agent", "")[:80]


def visit_of(request: HttpRequest, slug: str) -> Visit:
    return visit_at(request, get_object_or_404(Event, slug=slug))


def visit_at(request: HttpRequest, event: Event) -> Visit:
    user = request.user
    official = official_of(event, user) if isinstance(user, User) else None
    return Visit(request, event, role_of(user, official), official)  # type: ignore[arg-type]


def door(task: Task | Action) -> Callable[[View], View]:
    def with_door(view: View) -> View:
        @wraps(view)
        def inside(request: HttpRequest, slug: str, **parts: Any) -> HttpResponseBase:
            visit = visit_of(request, slug)
            if not visit.may(task):
                if not request.user.is_authenticated:
                    return redirect_to_login(request.get_full_path())
                raise NotAllowed(not_yours(visit.role, task))
            return view(request, visit, **parts)

        inside.task = task  # type: ignore[attr-defined]
        return inside

    return with_door
