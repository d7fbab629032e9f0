"""Logging in and out, the first organiser, invitations, passwords."""

from datetime import timedelta
from typing import Any

from axes.models import AccessAttempt
from django import forms
from django.conf import settings
from django.contrib import messages
from django.contrib.auth import login
from django.contrib.auth.models import User
from django.contrib.auth.password_validation import password_validators_help_texts
from django.contrib.auth.views import LoginView, PasswordChangeView
from django.core.exceptions import ValidationError
from django.forms import Form
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.urls import reverse, reverse_lazy
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site import known_device
from meydan.site.actions.setup.first_organiser import create_first_organiser
from meydan.site.actions.setup.invitations import accept_invitation, invitation_of, used_up
from meydan.site.first_start import is_first_start
from meydan.site.pages.forms import words
from meydan.site.templatetags.meydan import said

LOCKED = 429
BACKEND = "django.contrib.auth.backends.ModelBackend"


class Login(LoginView):
    """Django's own log-in; from the first good password on the account knows this device."""

    template_name = "meydan/accounts/login.html"
    redirect_authenticated_user = True

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if is_first_start():
            return redirect("start")
        return super().dispatch(request, *args, **kwargs)

    def form_valid(self, form: Any) -> HttpResponse:
        response = super().form_valid(form)
        known_device.remember(self.request, response, form.get_user())
        return response


class PasswordChange(PasswordChangeView):
    """The old password is asked for; every other session of the account ends."""

    template_name = "meydan/accounts/password.html"
    success_url = reverse_lazy("home")

    def form_valid(self, form: Any) -> HttpResponse:
        messages.success(self.request, said(Words("Parolanız değişti.", "Your password has changed.")))
        return super().form_valid(form)


def locked(request: HttpRequest, _: object = None, __: object = None) -> HttpResponse:
    """Too many wrong passwords: how long it stays shut, and what still works meanwhile."""
    known = getattr(request, "axes_ip_address", known_device.UNKNOWN) != known_device.UNKNOWN
    seconds = seconds_left(request)
    context = {"minutes": -(-seconds // 60), "known": known}
    response = render(request, "meydan/accounts/locked.html", context, status=LOCKED)
    response["Retry-After"] = str(seconds)
    return response


def seconds_left(request: HttpRequest) -> int:
    credentials = getattr(request, "axes_credentials", None) or {}
    counted = AccessAttempt.objects.filter(
        username=credentials.get("username", ""), ip_address=getattr(request, "axes_ip_address", None)
    )
    newest = counted.order_by("-attempt_time").values_list("attempt_time", flat=True).first()
    until = (newest or timezone.now()) + settings.AXES_COOLOFF_TIME
    return max(1, -(-(until - timezone.now()) // timedelta(seconds=1)))


class NewPassword(Form):
    """A new password, twice; what makes it weak is said at the field by Django."""

    password = forms.CharField(
        label=words("Parola", "Password"),
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "new-password"}),
    )
    again = forms.CharField(
        label=words("Parola (yeniden)", "Password again"),
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "new-password"}),
    )

    def clean(self) -> dict[str, Any]:
        given = super().clean() or {}
        if given.get("password") != given.get("again"):
            raise ValidationError(
                words("İki parola aynı değil; yeniden yazın.", "The two passwords differ; retype them.")
            )
        return given


class NewAccount(NewPassword):
    username = forms.CharField(
        label=words("Kullanıcı adı", "User name"),
        max_length=150,
        widget=forms.TextInput(attrs={"autocomplete": "username", "autocapitalize": "none", "spellcheck": "false"}),
    )
    field_order = ("code", "name", "username", "password", "again")


class FirstOrganiser(NewAccount):
    code = forms.CharField(
        label=words("Kod", "Code"),
        max_length=40,
        help_text=words("Sunucunun açıldığı pencerede yazar.", "It stands in the window where the server was started."),
        widget=forms.TextInput(attrs={"autocomplete": "one-time-code", "autocapitalize": "characters"}),
    )
    name = forms.CharField(
        label=words("Adınız soyadınız", "Your name"),
        max_length=120,
        widget=forms.TextInput(attrs={"autocomplete": "name"}),
    )


@never_cache
@sensitive_post_parameters("code", "password", "again")
def start(request: HttpRequest) -> HttpResponse:
    """The first organiser of the house, by the code that the server printed."""
    if not is_first_start():
        return redirect("login")
    form = FirstOrganiser(request.POST or None)
    if request.method == "POST" and form.is_valid():
        given = form.cleaned_data
        try:
            user = create_first_organiser(given["code"], given["name"], given["username"], given["password"])
        except Refusal as refusal:
            form.add_error(None, said(refusal.words))
        else:
            return let_in(request, user, reverse("home"))
    return render(request, "meydan/accounts/start.html", account_page(form))


@never_cache
@sensitive_post_parameters("password", "again")
def invitation(request: HttpRequest, token: str) -> HttpResponse:
    """An official makes an account, or a new password, by a link that works once."""
    found = invitation_of(token)
    if found is None:
        raise used_up()
    user = found.official.user
    form = (NewAccount if user is None else NewPassword)(request.POST or None)
    if request.method == "POST" and form.is_valid():
        given = form.cleaned_data
        try:
            user = accept_invitation(token, given.get("username", ""), given["password"])
        except Refusal as refusal:
            form.add_error(None, said(refusal.words))
        else:
            return let_in(request, user, reverse("home"))
    context = account_page(form) | {"official": found.official, "account": user}
    return render(request, "meydan/accounts/invitation.html", context)


def account_page(form: Form) -> dict[str, Any]:
    return {"form": form, "rules": password_validators_help_texts()}


def let_in(request: HttpRequest, user: User, page: str) -> HttpResponse:
    """Logged in with a session of its own; the account knows this device."""
    login(request, user, backend=BACKEND)
    response = HttpResponseRedirect(page, status=303)
    known_device.remember(request, response, user)
    return response
