"""Log-in, log-out, the first organiser; and the pages that belong to no event."""

from django.contrib.auth.views import LogoutView
from django.urls import path

from meydan.site.pages import accounts, roles
from meydan.site.pages.desk.files import import_event
from meydan.site.pages.desk.setup import new_event

urlpatterns = [
    path("login", accounts.Login.as_view(), name="login"),
    path("logout", LogoutView.as_view(), name="logout"),
    path("password", accounts.PasswordChange.as_view(), name="password"),
    path("start", accounts.start, name="start"),
    path("invitation/<str:token>", accounts.invitation, name="invitation"),
    path("roles", roles.roles, name="roles"),
    path("import", import_event.import_event, name="import-event"),
    path("new", new_event.choose, name="new-event"),
    path("new/<slug:rulebook>", new_event.create, name="new-event-from"),
]
