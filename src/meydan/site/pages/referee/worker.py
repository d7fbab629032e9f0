"""The service worker of the table screen: served from the tables' own folder, in charge of nothing else."""

from functools import cache
from pathlib import Path

from django.contrib.staticfiles import finders
from django.http import HttpRequest, HttpResponse

NAME = "meydan/referee/worker.js"


@cache
def source() -> str:
    return Path(str(finders.find(NAME))).read_text("utf-8")


def worker(request: HttpRequest, slug: str) -> HttpResponse:  # noqa: ARG001 - the scope is the event's
    response = HttpResponse(source(), content_type="text/javascript; charset=utf-8")
    response["Cache-Control"] = "no-cache"
    return response
