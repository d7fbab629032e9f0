"""The officials of the event: who works as what, and how each of them logs in."""

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_POST

from meydan.games.words import Words
from meydan.site.actions.setup.invitations import GOOD_FOR, invite_official
from meydan.site.actions.setup.officials import WishedOfficial, add_official, edit_official, remove_official
from meydan.site.models import Official, Role
from meydan.site.pages.desk.setup.found import found
from meydan.site.pages.door import Visit, door
from meydan.site.pages.forms import choices, tried, words
from meydan.site.pages.hall_address import address_for_phones
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import said

ROLE_ORDER = {role.value: place for place, role in enumerate(Role)}


class OfficialForm(forms.Form):
    name = forms.CharField(label=words("Adı soyadı", "Name"), max_length=120)
    role = forms.ChoiceField(
        label=words("Görevi", "Role"),
        choices=choices((role.value, role.words) for role in Role),
        initial=Role.TABLE_REFEREE.value,
    )
    school = forms.CharField(
        label=words("Okulu", "School"),
        max_length=160,
        required=False,
        help_text=words(
            "Kendi okulunun maçına verilirse uyarılırsınız.", "You are warned if given a match of that school."
        ),
    )
    username = forms.CharField(
        label=words("Kullanıcı adı", "User name"),
        max_length=150,
        required=False,
        widget=forms.TextInput(attrs={"autocomplete": "off", "autocapitalize": "none", "spellcheck": "false"}),
        help_text=words(
            "Hesap gerekmiyorsa boş bırakın: masa hakemi QR kodla da girer.",
            "Leave it empty if no account is needed: a table referee can come by QR code.",
        ),
    )
    password = forms.CharField(
        label=words("Parola", "Password"),
        required=False,
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "new-password"}),
        help_text=words(
            "Yeni hesap içindir. Boşsa var olan hesap kullanılır; ya da görevlinin kendi sayfasında bağlantı verin.",
            "For a new account. Without it an existing account is used; or give a link on the official's own page.",
        ),
    )

    @property
    def wished(self) -> WishedOfficial:
        given = self.cleaned_data
        return WishedOfficial(**{**given, "role": Role(given["role"])})


@sensitive_post_parameters("password")
@door(Task.EDIT_OFFICIALS)
def officials(request: HttpRequest, visit: Visit) -> HttpResponse:
    form = OfficialForm(request.POST if request.method == "POST" else None)
    if (
        request.method == "POST"
        and form.is_valid()
        and tried(form, lambda: add_official(visit.author, visit.event, form.wished)) is not None
    ):
        messages.success(request, said(Words("Görevli eklendi.", "Official added.")))
        return redirect("officials", slug=visit.event.slug)
    return render(request, "meydan/setup/officials.html", {"visit": visit, "form": form, "rows": rows_of(visit)})


def rows_of(visit: Visit) -> list[tuple[Official, Words]]:
    people = visit.event.officials.select_related("user", "invitation")
    ordered = sorted(people, key=lambda one: (ROLE_ORDER[one.role], one.pk))
    return [(one, Role(one.role).words) for one in ordered]


@sensitive_post_parameters("password")
@door(Task.EDIT_OFFICIALS)
def edit(request: HttpRequest, visit: Visit, official: int) -> HttpResponse:
    row = found(visit, visit.event.officials.all(), official)
    form = OfficialForm(request.POST if request.method == "POST" else None, initial=vars(row))
    if row.user is not None:
        del form.fields["username"], form.fields["password"]
    if (
        request.method == "POST"
        and form.is_valid()
        and tried(form, lambda: edit_official(visit.author, row, form.wished)) is not None
    ):
        messages.success(request, said(Words("Görevli kaydedildi.", "Official saved.")))
        return redirect("officials", slug=visit.event.slug)
    return render(request, "meydan/setup/official.html", {"visit": visit, "form": form, "row": row})


@require_POST
@door(Task.EDIT_OFFICIALS)
def remove(request: HttpRequest, visit: Visit, official: int) -> HttpResponse:
    remove_official(visit.author, found(visit, visit.event.officials.all(), official))
    messages.success(request, said(Words("Görevli çıkarıldı.", "Official removed.")))
    return redirect("officials", slug=visit.event.slug)


@never_cache
@require_POST
@door(Task.EDIT_OFFICIALS)
def invite(request: HttpRequest, visit: Visit, official: int) -> HttpResponse:
    """The link is shown once, on this page: only its digest is kept."""
    row = found(visit, visit.event.officials.all(), official)
    token = invite_official(visit.author, row)
    link = address_for_phones(request, reverse("invitation", kwargs={"token": token}))
    context = {"visit": visit, "row": row, "link": link, "days": GOOD_FOR.days}
    return render(request, "meydan/setup/invitation.html", context)
