"""An event from its archive: uploaded, checked, and then here, to work on or only to look at."""

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from meydan.exchange.archive import MOST_PACKED_BYTES, EventArchive, unpack
from meydan.games.words import Words
from meydan.site.actions.archives.import_event import take_over
from meydan.site.house_key import signed_words
from meydan.site.pages.forms import tried, words
from meydan.site.pages.house import Guest, house_door
from meydan.site.pages.sent_file import sent_bytes
from meydan.site.tasks import Task
from meydan.site.templatetags.meydan import said


class ArchiveForm(forms.Form):
    file = forms.FileField(
        label=words("Arşiv dosyası", "Archive file"),
        widget=forms.ClearableFileInput(attrs={"accept": ".meydan"}),
        help_text=words("Adı .meydan ile biter.", "Its name ends in .meydan."),
    )
    slug = forms.SlugField(
        label=words("Adresteki kısa adı", "Its short name in addresses"),
        max_length=50,
        required=False,
        help_text=words("Boş bırakırsanız arşivdeki ad kullanılır.", "Left empty, the archive's own is used."),
    )
    read_only = forms.BooleanField(
        label=words("Yalnız bakmak için aç", "Open it only to look at"),
        required=False,
        help_text=words("Kopyada hiçbir şey değiştirilemez.", "Nothing can be changed in the copy."),
    )


def known_as(guest: Guest, archive: EventArchive) -> str:
    key = archive.signature.key if archive.signature else ""
    known = guest.user.known_keys.filter(key=key).first()
    return known.name if known else ""


@house_door(Task.IMPORT_EVENT)
def import_event(request: HttpRequest, guest: Guest) -> HttpResponse:
    posted = (request.POST, request.FILES) if request.method == "POST" else ()
    form = ArchiveForm(*posted)
    if request.method == "POST" and form.is_valid():
        given = form.cleaned_data
        archive = tried(form, lambda: unpack(sent_bytes(request, MOST_PACKED_BYTES)))
        event = archive and tried(
            form, lambda: take_over(guest.author, guest.user, archive, given["slug"], given["read_only"])
        )
        if archive and event:
            signed = signed_words(archive.signature, known_as(guest, archive))
            done = Words(
                f"{event.name} alındı; kayıt defteri sağlam. {signed.tr}",
                f"{event.name} was imported; its log is whole. {signed.en}",
            )
            messages.success(request, said(done))
            return redirect("desk", slug=event.slug)
    return render(request, "meydan/files/import_event.html", {"form": form})
