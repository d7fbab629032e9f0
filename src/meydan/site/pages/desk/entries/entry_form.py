"""The form of an entry: labels and help in the language of the page, refusals beside the field they are about."""

from typing import Any

from django import forms

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.entries.written import LONGEST, TITLES, Written
from meydan.site.models import Category, EntryRow, Event
from meydan.site.templatetags.meydan import language

HELP = {
    "surnames": Words("İki soyadı varsa ikisini de yazın.", "If there are two surnames, write both."),
    "school": Words("Okulun adını hep aynı yazın.", "Write the school's name the same way each time."),
    "adviser": Words(
        "Yarışmacının salonda bulunmasından sorumlu öğretmen.",
        "The teacher who answers for the contestant's attendance.",
    ),
    "school_number": Words("Aynı adlı iki öğrenciyi ayırır.", "Tells two pupils of the same name apart."),
}
GRADE = Words("Sınıf", "Grade")
CATEGORY = Words("Kategori", "Category")
CHOOSE = Words("Seçin", "Choose")
VISUALLY_IMPAIRED = Words("Görme engelli", "Visually impaired")
VISUALLY_IMPAIRED_HELP = Words(
    "Bazı uyarı maddeleri uygulanmaz; masaya hazırlık gerekir.", "Some warnings do not apply; the table is prepared."
)
CONSENT = Words("Adının yayımlanmasına izin var", "Leave to publish the name")
CONSENT_HELP = Words(
    "İzin yoksa herkese açık sayfalarda yalnız baş harfler görünür.", "Without it, public pages show initials only."
)
# Which field a refusal is about, by its article.
FIELD_OF_ARTICLE = {
    "salihli.event.1": "school",
    "salihli.event.2": "surnames",
    "salihli.event.3": "adviser",
    "salihli.event.5": "category",
    "salihli.event.10": "grade",
}
OPTIONAL = frozenset({"school_number", "district", "province"})


class EntryForm(forms.Form):
    first_names = forms.CharField(max_length=LONGEST["first_names"])
    surnames = forms.CharField(max_length=LONGEST["surnames"])
    school = forms.CharField(max_length=LONGEST["school"])
    grade = forms.IntegerField(min_value=1, max_value=12)
    category = forms.ModelChoiceField(Category.objects.none())
    adviser = forms.CharField(max_length=LONGEST["adviser"])
    school_number = forms.CharField(max_length=LONGEST["school_number"], required=False)
    district = forms.CharField(max_length=LONGEST["district"], required=False)
    province = forms.CharField(max_length=LONGEST["province"], required=False)
    visually_impaired = forms.BooleanField(required=False)
    consent = forms.BooleanField(required=False)

    def __init__(self, event: Event, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.articles: list[str] = []
        spoken = language()
        for name, words in {**TITLES, "grade": GRADE, "category": CATEGORY}.items():
            self.fields[name].label = words.in_language(spoken)
            self.fields[name].help_text = HELP[name].in_language(spoken) if name in HELP else ""
            self.fields[name].widget.attrs["autocomplete"] = "off"
        self.fields["school"].widget.attrs["list"] = "schools"
        self.fields["visually_impaired"].label = VISUALLY_IMPAIRED.in_language(spoken)
        self.fields["visually_impaired"].help_text = VISUALLY_IMPAIRED_HELP.in_language(spoken)
        self.fields["consent"].label = CONSENT.in_language(spoken)
        self.fields["consent"].help_text = CONSENT_HELP.in_language(spoken)
        category = self.fields["category"]
        if isinstance(category, forms.ModelChoiceField):
            category.queryset = event.categories.all()
            category.empty_label = CHOOSE.in_language(spoken)

    @property
    def written(self) -> Written:
        said = self.cleaned_data
        return Written(**{name: said[name] for name in said if name != "category"})

    @property
    def category_row(self) -> Category:
        category: Category = self.cleaned_data["category"]
        return category

    def refuse(self, refusal: Refusal) -> None:
        """Puts a refusal of the action beside the field that it is about, with its article."""
        self.add_error(FIELD_OF_ARTICLE.get(refusal.article or ""), refusal.words.in_language(language()))
        if refusal.article:
            self.articles.append(refusal.article)


def initial_of(row: EntryRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in EntryForm.base_fields if name != "category"} | {
        "category": row.category_id
    }
