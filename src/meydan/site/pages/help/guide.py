"""Help: a page for each kind of reader, in the language of the site, from the guide's own files."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from meydan.games.words import LANGUAGES, Words
from meydan.site.pages.help.rendering import FOLDER, rendered
from meydan.site.templatetags.meydan import language

READERS = {
    "organiser": (
        Words("Düzenleyen", "Organiser"),
        Words("Etkinliği kurmak, kayıt almak, basmak, bitirmek.", "Setting up, entries, printing, the end."),
    ),
    "head-referee": (
        Words("Başhakem", "Head referee"),
        Words("Teknik toplantı, turlar, kararlar, sıralama.", "The meeting, rounds, decisions, standings."),
    ),
    "table-referee": (
        Words("Masa hakemi", "Table referee"),
        Words("Telefonla bir masayı yönetmek.", "A table refereed from a phone."),
    ),
    "viewer": (
        Words("İzleyici", "Viewer"),
        Words("Masanızı, sonucu ve sıralamayı bulmak.", "Finding a table, a result, the standings."),
    ),
}


@require_GET
def contents(request: HttpRequest) -> HttpResponse:
    return render(request, "meydan/help/contents.html", {"readers": READERS.items()})


@require_GET
def chapter(request: HttpRequest, reader: str) -> HttpResponse:
    if reader not in READERS:
        raise Http404
    context = {"title": READERS[reader][0], "text": rendered(language(), reader), "reader": reader}
    return render(request, "meydan/help/chapter.html", {**context, "readers": READERS.items()})


@require_GET
def picture(_: HttpRequest, language: str, picture: str) -> HttpResponse:
    """Only what lies in the guide's own folders of pictures."""
    found = FOLDER / "pictures" / language / picture
    if language not in LANGUAGES or found.suffix != ".png" or found.name != picture or not found.is_file():
        raise Http404
    response = HttpResponse(found.read_bytes(), content_type="image/png")
    response["Cache-Control"] = "max-age=3600"
    return response
