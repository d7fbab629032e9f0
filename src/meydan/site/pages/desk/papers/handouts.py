"""The papers that everybody may take along: initials unless consented, and nothing that is not public yet."""

from django.http import Http404, HttpRequest, HttpResponseBase
from django.views.decorators.http import require_GET

from meydan.site.pages.desk.papers.asked import wish_of
from meydan.site.pages.desk.papers.chosen import PDF, file_name
from meydan.site.pages.desk.papers.failed import failed_page
from meydan.site.pages.door import Visit, door
from meydan.site.pages.quick import same_for_everybody
from meydan.site.pages.shown import category_of
from meydan.site.papers.offered import BY_NAME, parts_of
from meydan.site.papers.press import answer, pdf_of
from meydan.site.tasks import Task


@require_GET
@door(Task.SEE_PUBLIC)
@same_for_everybody
def handout(request: HttpRequest, visit: Visit, category: int) -> HttpResponseBase:
    """One paper. Staff get the same as everybody: this is the one to hang up outside."""
    wish = wish_of(visit, category_of(visit, category), full_names=False)
    offer = BY_NAME.get(request.GET.get("paper", "starting-list"))
    if offer is None or not offer.public:
        raise Http404
    instead = failed_page(visit, wish.of_category, "public-category")
    return answer(pdf_of(wish, parts_of(wish, [offer.name])), PDF, instead, file_name(wish, [offer.name]))
