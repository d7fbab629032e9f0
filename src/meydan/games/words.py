"""A sentence in the two languages of the house: Turkish first, English beside it."""

from dataclasses import dataclass

LANGUAGES = ("tr", "en")


@dataclass(frozen=True, slots=True)
class Words:
    """The same thing said in Turkish and in English."""

    tr: str
    en: str

    def in_language(self, language: str) -> str:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}: choose one of {', '.join(LANGUAGES)}")
        return self.tr if language == "tr" else self.en
