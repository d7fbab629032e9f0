"""Getting in: the card's link, the short code, and the tables of a referee. No account is needed."""

from django import forms
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import NotAllowed
from meydan.site.actions.links.giving import good_links
from meydan.site.actions.links.holding import give_up
from meydan.site.actions.links.opening import name_device, open_own_table, open_table
from meydan.site.actions.links.tokens import link_with_code, link_with_token, token_of
from meydan.site.models import Device, Official, Pairing, TableHold, TableLink
from meydan.site.pages.forms import words
from meydan.site.pages.referee.phone import Phone, pairing_in, phone_of, remember
from meydan.site.rate import Rate
from meydan.site.records.phones import WHY_NOT, tables_of, why_link_fails

# Wrong codes of a whole hall: nobody finds one of a few hundred among a hundred million in a day.
WRONG_CODES = Rate(20, 6)
TOO_MANY = 429


class NameForm(forms.Form):
    name = forms.CharField(
        label=words("Telefonun adı", "Name of the phone"),
        max_length=60,
        help_text=words("Başhakem masası bu adı görür.", "The desk sees this name."),
        widget=forms.TextInput(attrs={"autocomplete": "off"}),
    )


@never_cache
def table_link(request: HttpRequest, slug: str, token: str) -> HttpResponse:
    """The card was scanned. Looking changes nothing; the table is opened by the button."""
    phone = phone_of(request, slug)
    link = link_with_token(phone.event, token)
    if link is None:
        raise NotAllowed(WHY_NOT["unknown phone"])
    pairing = pairing_of(phone, link)
    if request.method == "POST":
        return come_in(request, phone, link, pairing)
    if pairing is not None and phone.standing(pairing).reason is None:
        return redirect("table-screen", slug=slug, pairing=pairing.pk)
    form = NameForm(initial={"name": named(phone, link)})
    context = {"event": phone.event, "link": link, "pairing": pairing, "form": form, "phone": phone}
    return render(request, "meydan/referee/link.html", context)


def pairing_of(phone: Phone, link: TableLink) -> Pairing | None:
    """The table behind the link; None for a referee's link, which leads to a list. Refused and logged if it is over."""
    if link.table is None:
        why = "revoked" if link.revoked else None
        pairing = None
    else:
        rows = Pairing.objects.filter(round=link.round, table=link.table, second__isnull=False)
        pairing = rows.select_related("round__category__event", "first", "second").first()
        why = why_link_fails(link, pairing) if pairing is not None else "pairing withdrawn"
    if why is not None:
        phone.note_refusal(why, {"link": link.pk, "table": link.table or 0})
        raise NotAllowed(WHY_NOT[why])
    return pairing


def named(phone: Phone, link: TableLink) -> str:
    if phone.device is not None:
        return phone.device.name
    if link.official is not None:
        return f"{phone.name} · {link.official.name}"
    return f"{phone.name} · masa {link.table}"


def come_in(request: HttpRequest, phone: Phone, link: TableLink, pairing: Pairing | None) -> HttpResponse:
    device = phone.device or new_device(request, phone, link)
    phone = Phone(phone.visit, device)
    if pairing is None:
        response = redirect("own-tables", slug=phone.event.slug)
    else:
        open_table(phone.author, link, pairing, device)
        response = redirect("table-screen", slug=phone.event.slug, pairing=pairing.pk)
    remember(response, device)
    return response


def new_device(request: HttpRequest, phone: Phone, link: TableLink) -> Device:
    form = NameForm(request.POST)
    name = form.cleaned_data["name"] if form.is_valid() else named(phone, link)
    return name_device(phone.author, phone.event, name, link.official)


@never_cache
def code(request: HttpRequest, slug: str) -> HttpResponse:
    """Where there is no camera: the eight digits of the card."""
    phone = phone_of(request, slug)
    context: dict[str, object] = {"event": phone.event, "error": None}
    if request.method != "POST":
        return render(request, "meydan/referee/code.html", context)
    key = str(phone.event.pk)
    if WRONG_CODES.wait(key) > 0:
        context["error"] = Words(
            "Çok sayıda yanlış kod denendi. Bir dakika bekleyin ya da QR kodu okutun.",
            "Too many wrong codes were tried. Wait a minute, or scan the QR code.",
        )
        response = render(request, "meydan/referee/code.html", context, status=TOO_MANY)
        response["Retry-After"] = "60"
        return response
    link = link_with_code(phone.event, request.POST.get("code", ""))
    if link is not None:
        return redirect("table-link", slug=slug, token=token_of(link))
    WRONG_CODES.take(key)
    context["error"] = Words(
        "Bu kodla bir masa yok. Karttaki sekiz rakamı yeniden yazın.",
        "No table has this code. Type the eight digits of the card again.",
    )
    return render(request, "meydan/referee/code.html", context, status=422)


@never_cache
def own_tables(request: HttpRequest, slug: str) -> HttpResponse:
    """The tables of whoever came by account or by their own link, and those that this phone holds."""
    phone = phone_of(request, slug)
    official = official_behind(phone)
    holds = phone.device.holds.filter(pairing__round__current=True) if phone.device else TableHold.objects.none()
    rows = holds.select_related("pairing__round__category", "pairing__first", "pairing__second", "link")
    held = [hold.pairing for hold in rows if phone.standing(hold.pairing).reason is None]
    own = list(tables_of(official)) if official is not None else []
    context = {
        "event": phone.event,
        "held": held,
        "own": [pairing for pairing in own if pairing not in held],
        "official": official,
    }
    return render(request, "meydan/referee/tables.html", context)


def official_behind(phone: Phone) -> Official | None:
    if phone.has_account:
        return phone.visit.official
    return phone.device.official if phone.device else None


@require_POST
def open_own(request: HttpRequest, slug: str, pairing: int) -> HttpResponse:
    """A table out of the list."""
    phone = phone_of(request, slug)
    official = official_behind(phone)
    if official is None:
        raise NotAllowed(WHY_NOT["unknown phone"])
    row = pairing_in(phone.event, pairing)
    device = phone.device or name_device(phone.author, phone.event, f"{phone.name} · {official.name}", official)
    phone = Phone(phone.visit, device)
    if phone.has_account:
        open_own_table(phone.author, row, device)
    else:
        open_table(phone.author, referee_link(phone, official), row, device)
    response = redirect("table-screen", slug=slug, pairing=row.pk)
    remember(response, device)
    return response


def referee_link(phone: Phone, official: Official) -> TableLink:
    link = good_links(phone.event).get((None, None, official.pk))
    if link is None:
        raise NotAllowed(WHY_NOT["expired"])
    return link


@require_POST
def leave(request: HttpRequest, slug: str, pairing: int) -> HttpResponse:
    """The referee gives the table up for another phone."""
    phone = phone_of(request, slug)
    row = pairing_in(phone.event, pairing)
    standing = phone.standing(row)
    if standing.hold is None:
        raise Refusal(standing.words)
    give_up(phone.author, standing.hold)
    return redirect("table-screen", slug=slug, pairing=row.pk)
