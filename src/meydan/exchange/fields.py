"""What a column of an entry list can hold: its heading in both languages, and those that schools give it."""

from enum import StrEnum

from meydan.games.words import Words


class Field(StrEnum):
    ENTRY_NUMBER = "entry_number"
    FIRST_NAMES = "first_names"
    SURNAMES = "surnames"
    FULL_NAME = "full_name"
    SCHOOL = "school"
    GRADE = "grade"
    SCHOOL_NUMBER = "school_number"
    CATEGORY = "category"
    GAME = "game"
    LEVEL = "level"
    ADVISER = "adviser"
    VISUALLY_IMPAIRED = "visually_impaired"
    CONSENT = "consent"
    DISTRICT = "district"
    PROVINCE = "province"
    NATIONAL_ID = "national_id"

    @property
    def heading(self) -> Words:
        return OUR_HEADINGS[self]


OUR_HEADINGS = {
    # With our name before it: schools and other programs number their lists too.
    Field.ENTRY_NUMBER: Words("Meydan kayıt no", "Meydan entry no"),
    Field.FIRST_NAMES: Words("Adı", "First names"),
    Field.SURNAMES: Words("Soyadı", "Surname"),
    Field.FULL_NAME: Words("Adı soyadı", "Name and surname"),
    Field.SCHOOL: Words("Okulu", "School"),
    Field.GRADE: Words("Sınıfı", "Grade"),
    Field.SCHOOL_NUMBER: Words("Okul no", "School number"),
    Field.CATEGORY: Words("Kategori", "Category"),
    Field.GAME: Words("Oyun", "Game"),
    Field.LEVEL: Words("Kademe", "School level"),
    Field.ADVISER: Words("Danışman öğretmen", "Adviser teacher"),
    Field.VISUALLY_IMPAIRED: Words("Görme engelli", "Visually impaired"),
    Field.CONSENT: Words("Yayın izni", "Consent to publish"),
    Field.DISTRICT: Words("İlçe", "District"),
    Field.PROVINCE: Words("İl", "Province"),
    Field.NATIONAL_ID: Words("T.C. kimlik no", "Turkish identity no"),
}

# Folded, without punctuation, and without the words that only say whose it is ("öğrencinin", "yarışmacı").
HEADINGS: dict[Field, tuple[str, ...]] = {
    Field.ENTRY_NUMBER: ("meydan kayit no", "meydan entry no"),
    Field.FIRST_NAMES: (
        "ad",
        "adi",
        "isim",
        "ismi",
        "on ad",
        "on adi",
        "name",
        "first name",
        "first names",
        "given name",
    ),
    Field.SURNAMES: ("soyad", "soyadi", "soyisim", "soyismi", "soy ad", "soy adi", "surname", "surnames", "last name"),
    Field.FULL_NAME: (
        "ad soyad",
        "adi soyadi",
        "adi ve soyadi",
        "ad ve soyad",
        "adsoyad",
        "isim soyisim",
        "ismi soyismi",
        "ad soyadi",
        "adi soyad",
        "name surname",
        "name and surname",
        "full name",
    ),
    Field.SCHOOL: (
        "okul",
        "okulu",
        "okul adi",
        "okulun adi",
        "okulunun adi",
        "okul ismi",
        "kurum",
        "kurumu",
        "kurum adi",
        "school",
        "school name",
    ),
    Field.GRADE: (
        "sinif",
        "sinifi",
        "sinif sube",
        "sinifi subesi",
        "sinif ve sube",
        "sinif duzeyi",
        "sinif seviyesi",
        "grade",
        "class",
    ),
    Field.SCHOOL_NUMBER: (
        "okul no",
        "okul numarasi",
        "ogrenci no",
        "ogrenci numarasi",
        "ogrencinin numarasi",
        "numarasi",
        "school number",
        "school no",
        "student number",
        "student no",
    ),
    Field.CATEGORY: ("kategori", "kategorisi", "yarisma kategorisi", "katildigi kategori", "category"),
    Field.GAME: (
        "oyun",
        "oyunu",
        "oyun adi",
        "oyunun adi",
        "brans",
        "bransi",
        "oyun bransi",
        "katilacagi oyun",
        "katildigi oyun",
        "katilacagi brans",
        "game",
    ),
    Field.LEVEL: ("kademe", "kademesi", "okul turu", "okul kademesi", "duzey", "seviye", "level", "school level"),
    Field.ADVISER: (
        "danisman",
        "danisman ogretmen",
        "danisman ogretmeni",
        "danisman ogretmen adi soyadi",
        "danisman ogretmenin adi soyadi",
        "danisman ogretmen adi",
        "danisman adi soyadi",
        "sorumlu ogretmen",
        "sorumlu ogretmen adi soyadi",
        "calistirici ogretmen",
        "ogretmen",
        "ogretmeni",
        "ogretmen adi soyadi",
        "ogretmenin adi soyadi",
        "ogretmenin adi",
        "calistirici",
        "antrenor",
        "adviser",
        "adviser teacher",
        "advisor",
        "teacher",
    ),
    Field.VISUALLY_IMPAIRED: (
        "gorme engelli",
        "gorme engelli mi",
        "gorme engeli",
        "gorme engeli var mi",
        "gorme durumu",
        "visually impaired",
    ),
    Field.CONSENT: (
        "yayin izni",
        "yayim izni",
        "ad yayin izni",
        "adinin yayimlanmasina izin",
        "acik riza",
        "riza",
        "kvkk onayi",
        "kvkk acik riza",
        "izin",
        "consent",
        "consent to publish",
        "consent for publication",
    ),
    Field.DISTRICT: ("ilce", "ilcesi", "district"),
    Field.PROVINCE: ("il", "ili", "sehir", "sehri", "province", "city"),
    Field.NATIONAL_ID: (
        "tc",
        "tc no",
        "tckn",
        "tc kimlik",
        "tc kimlik no",
        "tc kimlik numarasi",
        "kimlik no",
        "kimlik numarasi",
        "turkish identity no",
    ),
}

# Whose it is, when it is the pupil's.
WORDS_FOR_THE_PUPIL = """
ogrenci ogrencinin ogrencilerin yarismaci yarismacinin sporcu sporcunun oyuncu oyuncunun katilimci
katilimcinin student students pupil pupils player players contestant contestants s
"""
PUPIL_WORDS = frozenset(WORDS_FOR_THE_PUPIL.split())
# Headings about somebody or something else, however much the rest resembles.
WORDS_FOR_OTHERS = """
veli velinin velisi anne annesi baba babasi telefon telefonu tel gsm cep eposta posta mail email dogum sira
imza imzasi adres adresi mudur muduru parent phone birth signature address
"""
OTHER_WORDS = frozenset(WORDS_FOR_OTHERS.split())
