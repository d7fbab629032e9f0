"""Roles and their rights, as everybody may read them."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from meydan.site.models import Role
from meydan.site.roles_page import action_rules, task_rows


@require_GET
def roles(request: HttpRequest) -> HttpResponse:
    context = {"roles": [role.words for role in Role], "tasks": task_rows(), "actions": action_rules()}
    return render(request, "meydan/roles.html", context)
