"""The form of a screen: its name, and up to ten pages in the order in which they are turned."""

from collections.abc import Iterator

from django import forms
from django.http import QueryDict

from meydan.site.actions.walls.screens import WishedPage
from meydan.site.models import Event, WallPage, WallScreen
from meydan.site.pages.forms import choices, words

PAGES = 10
USUAL = (WallPage.TABLES, WallPage.NAMES, WallPage.STANDINGS, WallPage.CLOCKS, WallPage.PROGRAMME, WallPage.ADDRESS)


class ScreenForm(forms.Form):
    name = forms.CharField(
        label=words("Ekranın adı", "Name of the screen"),
        max_length=60,
        help_text=words("Nerede durduğu: Giriş, Salon 1 …", "Where it stands: Entrance, Hall 1 …"),
    )

    def __init__(self, posted: QueryDict | None, event: Event, screen: WallScreen | None = None) -> None:
        pages = screen.pages if screen else [{"page": page.value, "categories": []} for page in USUAL]
        super().__init__(posted, initial={"name": screen.name if screen else ""})
        kinds = [("", words("— yok —", "— none —")), *choices((page.value, page.words) for page in WallPage)]
        known = [(one.pk, one.name) for one in event.categories.all()]
        for at in range(PAGES):
            given = pages[at] if at < len(pages) else {"page": "", "categories": []}
            self.fields[f"page{at}"] = forms.ChoiceField(
                label=words(f"{at + 1}. sayfa", f"Page {at + 1}"), choices=kinds, required=False, initial=given["page"]
            )
            self.fields[f"categories{at}"] = forms.TypedMultipleChoiceField(
                label=words(f"{at + 1}. sayfanın kategorileri", f"Categories of page {at + 1}"),
                choices=known,
                coerce=int,
                required=False,
                initial=given["categories"],
                widget=forms.CheckboxSelectMultiple,
            )

    @property
    def slots(self) -> Iterator[tuple[forms.BoundField, forms.BoundField]]:
        for at in range(PAGES):
            yield self[f"page{at}"], self[f"categories{at}"]

    @property
    def wished(self) -> list[WishedPage]:
        given = self.cleaned_data
        return [
            WishedPage(WallPage(given[f"page{at}"]), tuple(given[f"categories{at}"]))
            for at in range(PAGES)
            if given[f"page{at}"]
        ]
