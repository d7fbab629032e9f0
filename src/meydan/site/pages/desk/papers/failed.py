"""What a person sees when a paper cannot be set: a page, and not half a file."""

from collections.abc import Callable

from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import translation

from meydan.games.words import Words
from meydan.site.models import Category
from meydan.site.pages.door import Visit
from meydan.site.templatetags.meydan import language

NOT_SET = Words(
    "Belge basılamadı: adlardan birinde ya da logoda basılamayan bir şey olabilir. Logoyu kaldırıp yeniden deneyin; "
    "yine olmazsa belgeleri teker teker açıp hangisinde olduğunu bulun. Ayrıntı sunucunun penceresinde yazıyor.",
    "The paper could not be set: a name or the logo may hold something that cannot be printed. Remove the logo and "
    "try again; if that does not help, open the papers one by one to find which it is. The server's window has the "
    "details.",
)


def failed_page(visit: Visit, category: Category, page_before: str = "papers") -> Callable[[], bytes]:
    """Made only when it is needed, and without the request: that one is over by then."""
    tongue = language()
    back = reverse(page_before, kwargs={"slug": visit.event.slug, "category": category.pk})

    def made() -> bytes:
        with translation.override(tongue):
            context = {"words": NOT_SET, "language": tongue, "back": back}
            return render_to_string("meydan/papers/failed_page.html", context).encode()

    return made
