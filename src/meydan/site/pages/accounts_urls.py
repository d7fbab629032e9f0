"""Log-in, log-out, the first organiser; and the pages that belong to no event."""

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
