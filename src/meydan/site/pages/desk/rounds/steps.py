"""The steps of a round, each one button: pair, publish, start, close; and taking a step back."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_POST

from meydan.games.errors import InvalidText
from meydan.games.words import Words
from meydan.site.actions.rounds import complementary, editing, pairing, publishing
from meydan.site.pages.desk.rounds import found
from meydan.site.pages.door import Visit, door
from meydan.site.pages.shown import category_of
from meydan.site.templatetags.meydan import say
from meydan.tournament.rounds.situation import Action


@require_POST
@door(Action.PAIR)
def pair(request: HttpRequest, visit: Visit, category: int) -> HttpResponse:
    row = pairing.pair_round(visit.author, category_of(visit, category))
    messages.success(
        request, say("{n}. tur eşlendirildi: taslağı denetleyin", "Round {n} is paired: check the draft", n=row.number)
    )
    return found.back_to("round", visit, category=category, number=row.number)


@require_POST
@door(Action.RE_PAIR)
def re_pair(request: HttpRequest, visit: Visit, category: int, number: int) -> HttpResponse:
    pairing.re_pair(visit.author, found.seen_round(request, visit, category, number))
    messages.success(request, say("Tur yeniden eşlendirildi", "The round is paired again"))
    return found.back_to("round", visit, category=category, number=number)


@require_POST
@door(Action.EDIT_DRAFT)
def swap_players(request: HttpRequest, visit: Visit, category: int, number: int) -> HttpResponse:
    row = found.seen_round(request, visit, category, number)
    one, other = (start_number(request.POST.get(name, "")) for name in ("one", "other"))
    editing.swap_players(visit.author, row, one, other)
    messages.success(
        request, say("{one} ile {other} yer değiştirdi", "{one} and {other} have changed places", one=one, other=other)
    )
    return found.back_to("round", visit, category=category, number=number)


def start_number(text: str) -> int:
    if not text.strip().isdecimal() or len(text.strip()) > 5:
        raise InvalidText(text, Words("İki oyuncunun numarasını da yazın.", "Enter the numbers of both players."))
    return int(text)


@require_POST
@door(Action.DISCARD_DRAFT)
def discard(request: HttpRequest, visit: Visit, category: int, number: int) -> HttpResponse:
    publishing.discard_draft(visit.author, found.seen_round(request, visit, category, number))
    messages.success(request, say("Taslak atıldı", "The draft is discarded"))
    return found.back_to("rounds", visit, category=category)


@require_POST
@door(Action.PUBLISH)
def publish(request: HttpRequest, visit: Visit, category: int, number: int) -> HttpResponse:
    publishing.publish_round(visit.author, found.seen_round(request, visit, category, number))
    messages.success(
        request, say("{n}. tur yayımda: salondaki herkes görüyor", "Round {n} is published: the hall sees it", n=number)
    )
    return found.back_to("round", visit, category=category, number=number)


@require_POST
@door(Action.WITHDRAW_PUBLICATION)
def withdraw(request: HttpRequest, visit: Visit, category: int, number: int) -> HttpResponse:
    publishing.withdraw_publication(visit.author, found.seen_round(request, visit, category, number))
    messages.success(request, say("Eşlendirme yayından çekildi", "The pairing is withdrawn"))
    return found.back_to("rounds", visit, category=category)


@require_POST
@door(Action.START)
def start(request: HttpRequest, visit: Visit, category: int, number: int) -> HttpResponse:
    publishing.start_round(visit.author, found.seen_round(request, visit, category, number))
    messages.success(request, say("{n}. tur başladı", "Round {n} has started", n=number))
    return found.back_to("round", visit, category=category, number=number)


@require_POST
@door(Action.CLOSE_ROUND)
def close(request: HttpRequest, visit: Visit, category: int, number: int) -> HttpResponse:
    publishing.close_round(visit.author, found.seen_round(request, visit, category, number))
    messages.success(request, say("{n}. tur kapandı", "Round {n} is closed", n=number))
    return found.back_to("round", visit, category=category, number=number)


@require_POST
@door(Action.COMPLEMENTARY_PAIRING)
def pair_rest(request: HttpRequest, visit: Visit, category: int, number: int) -> HttpResponse:
    complementary.pair_the_rest(visit.author, found.seen_round(request, visit, category, number))
    messages.success(request, say("Kalan masalar yeniden eşlendirildi", "The rest is paired again"))
    return found.back_to("round", visit, category=category, number=number)
