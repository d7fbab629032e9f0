"""Doors to pages that belong to no event: what a person may do in the house.

Whoever is an organiser somewhere is one here too, and so may make events; the first organiser always may.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any
from uuid import uuid4

from django.contrib.auth.models import User
from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest, HttpResponseBase

from meydan.site.actions.author import Author, NotAllowed
from meydan.site.models import Official, Role
from meydan.site.pages.door import View, device_of
from meydan.site.rights import may, not_yours
from meydan.site.tasks import Task


@dataclass(frozen=True, slots=True)
class Guest:
    """Who comes to the house, and as what."""

    request: HttpRequest
    user: User
    role: Role

    @property
    def author(self) -> Author:
        return Author(
            name=self.user.get_full_name() or self.user.get_username(),
            role=self.role,
            device=device_of(self.request),
            request=self.request.POST.get("request", "")[:64] or uuid4().hex,
        )


def role_in_house(user: Any) -> Role:
    if not isinstance(user, User):
        return Role.VIEWER
    organises = user.is_superuser or Official.objects.filter(user=user, role=Role.ORGANISER).exists()
    return Role.ORGANISER if organises else Role.VIEWER


def house_door(task: Task) -> Callable[[View], View]:
    def with_door(view: View) -> View:
        @wraps(view)
        def inside(request: HttpRequest, **parts: Any) -> HttpResponseBase:
            if not isinstance(request.user, User):
                return redirect_to_login(request.get_full_path())
            role = role_in_house(request.user)
            if not may(role, task):
                raise NotAllowed(not_yours(role, task))
            return view(request, Guest(request, request.user, role), **parts)

        inside.task = task  # type: ignore[attr-defined]
        return inside

    return with_door
