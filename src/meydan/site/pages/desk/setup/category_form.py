"""The form of a category: every choice with its default."""

from typing import Any

from django import forms

from meydan.games.words import Words
from meydan.rulebooks import RULEBOOKS, load
from meydan.site.actions.setup.categories import WishedCategory
from meydan.site.models import Category, Event, Format
from meydan.site.pages.forms import choices, words
from meydan.tournament.entries import LateEntry
from meydan.tournament.levels import SchoolLevel
from meydan.tournament.standings import HOUSE_ORDER
from meydan.tournament.standings.codes import tie_break
from meydan.tournament.standings.errors import UnknownTieBreak

OPEN_TO_ALL = Words("herkese açık", "open to all")
DRAWN = (
    ("afresh", Words("her turda yeniden kura", "drawn afresh for every round")),
    ("bracket", Words("baştan kurulan ağaç", "a bracket drawn at the start")),
)
LATE = {
    LateEntry.REFUSED: Words("alınmaz", "refused"),
    LateEntry.ZERO: Words("sonraki turdan; kaçan turlar 0 puan", "from the next round; rounds missed give 0"),
    LateEntry.HALF: Words("sonraki turdan; kaçan turlar ½ puan", "from the next round; rounds missed give ½"),
}


def offered_games() -> list[tuple[str, Words]]:
    """Every game under every rulebook that holds it: "salihli/mangala"."""
    return [
        (f"{name}/{rules.game}", Words(f"{rules.title.tr} · {title.tr}", f"{rules.title.en} · {title.en}"))
        for name in RULEBOOKS
        for title in [load(name).title]
        for rules in load(name).games
    ]


class CategoryForm(forms.Form):
    name = forms.CharField(label=words("Kategorinin adı", "Name of the category"), max_length=120)
    game = forms.ChoiceField(label=words("Oyun ve kural kitabı", "Game and rulebook"), choices=choices(offered_games()))
    school_level = forms.ChoiceField(
        label=words("Okul düzeyi", "School level"),
        required=False,
        choices=choices([("", OPEN_TO_ALL), *((level.value, level.words) for level in SchoolLevel)]),
    )
    format = forms.ChoiceField(
        label=words("Yöntem", "Format"), choices=choices((form.value, form.words) for form in Format)
    )
    rounds = forms.IntegerField(
        label=words("Tur sayısı", "Rounds"),
        min_value=0,
        max_value=30,
        initial=5,
        help_text=words(
            "İsviçre: tur sayısı (5–32 oyuncuya 5, 64'e kadar 6, 128'e kadar 7). Lig: 1 tek, 2 çift devre. Elemede boş "
            "sayılır.",
            "Swiss: how many rounds (5 for up to 32 players, 6 up to 64, 7 up to 128). League: 1 or 2 cycles. A "
            "knock-out does not use it.",
        ),
    )
    drawn = forms.ChoiceField(label=words("Eleme eşlendirmesi", "Knock-out pairing"), choices=choices(DRAWN))
    third_place = forms.BooleanField(
        label=words("Üçüncülük maçı oynanır", "There is a match for third place"), required=False, initial=True
    )
    first_table = forms.IntegerField(label=words("İlk masa", "First table"), min_value=1, initial=1)
    table_count = forms.IntegerField(
        label=words("Masa sayısı", "Number of tables"),
        min_value=0,
        initial=0,
        help_text=words(
            "Aynı saatte oynanan kategorilerin masaları ayrı olur. 0: masa ayırma.",
            "Categories of the same hour have tables of their own. 0: keep none.",
        ),
    )
    per_school = forms.IntegerField(
        label=words("Bir okuldan en çok", "Most from one school"),
        min_value=1,
        required=False,
        help_text=words("Boş: sınırsız.", "Empty: any number."),
    )
    late_entry = forms.ChoiceField(
        label=words("Eşlendirmeden sonra gelen", "Who comes after the pairing"),
        choices=choices((late.value, text) for late, text in LATE.items()),
    )
    half_byes = forms.IntegerField(
        label=words("İstenebilen yarım puanlı tur", "Half-point byes on request"), min_value=0, max_value=9, initial=0
    )
    avoid_same_school = forms.BooleanField(
        label=words("İlk turda aynı okuldan oyuncular eşleşmez", "No pairing inside a school in round 1"),
        required=False,
        initial=True,
    )
    tie_breaks = forms.CharField(
        label=words("Eşitlik bozma sırası", "Tie-breaks in order"),
        required=False,
        max_length=200,
        initial=HOUSE_ORDER,
        help_text=words("Kodlar virgülle.", "Codes with commas."),
    )

    def clean_tie_breaks(self) -> str:
        text = str(self.cleaned_data["tie_breaks"])
        try:
            for code in codes(text):
                tie_break(code)
        except UnknownTieBreak as unknown:
            raise forms.ValidationError(words(unknown.words.tr, unknown.words.en)) from unknown
        return text

    @property
    def wished(self) -> WishedCategory:
        given: dict[str, Any] = dict(self.cleaned_data)
        rulebook, game = given.pop("game").split("/")
        given["tie_breaks"] = tuple(codes(given["tie_breaks"]))
        given["format"] = Format(given["format"])
        return WishedCategory(rulebook=rulebook, game=game, **given)


def codes(text: str) -> list[str]:
    return [code.strip() for code in text.split(",") if code.strip()]


def form_of(category: Category, posted: Any = None) -> CategoryForm:
    initial = {
        **vars(category),
        "game": f"{category.rulebook}/{category.game}",
        "tie_breaks": ",".join(category.tie_breaks),
    }
    return CategoryForm(posted, initial=initial)


def empty_form(event: Event, posted: Any = None) -> CategoryForm:
    first = load(event.rulebook).games[0].game
    return CategoryForm(posted, initial={"game": f"{event.rulebook}/{first}"})
