"""The file of champions, signed by who sends it."""

import json
from dataclasses import replace

import pytest

from meydan.exchange.champions import (
    CategoryChampions,
    Champion,
    ChampionsFile,
    SignedChampions,
    packed_champions,
    unpacked_champions,
)
from meydan.exchange.signing import SigningKey, same_when_heard
from meydan.games.errors import Refusal

AYSE = Champion(1, "Ayşe", "Işık", "Gazi İlkokulu", 3, "Fatma Hanım", "12", "Salihli", "Manisa", consent=True)
FILE = ChampionsFile(
    "Okul Kupası",
    "u",
    "school",
    "Zeynep Kaya",
    7,
    "ab" * 32,
    "meydan 0.1.0",
    (CategoryChampions("Mangala", "mangala", "primary", (AYSE,)),),
)


KEY, OTHER = SigningKey(b"k" * 32), SigningKey(b"o" * 32)


def test_a_file_of_champions_comes_back_the_same_with_its_signature() -> None:
    signed = unpacked_champions(packed_champions(FILE, KEY))
    assert (signed.file, signed.signature.key) == (FILE, KEY.key)
    assert isinstance(signed, SignedChampions)


def test_every_altered_letter_is_refused() -> None:
    data = packed_champions(FILE, KEY)
    for before, after in ((b"I\xc5\x9f\xc4\xb1k", b"Isik"), (b'"place":1', b'"place":2'), (b"Zeynep", b"Zehra")):
        assert before in data
        with pytest.raises(Refusal, match="signature does not fit"):
            unpacked_champions(data.replace(before, after))


def test_a_file_signed_anew_by_somebody_else_has_their_key() -> None:
    plain = json.loads(packed_champions(FILE, KEY))
    plain["signature"]["key"] = OTHER.key
    with pytest.raises(Refusal, match="signature does not fit"):
        unpacked_champions(json.dumps(plain).encode())
    assert unpacked_champions(packed_champions(FILE, OTHER)).signature.fingerprint == OTHER.fingerprint


@pytest.mark.parametrize("signature", [None, {}, {"key": "", "signature": ""}, {"key": 1, "signature": 2}, "x"])
def test_a_file_without_a_signature_is_refused(signature: object) -> None:
    plain = {**json.loads(packed_champions(FILE, KEY)), "signature": signature}
    with pytest.raises(Refusal, match="signature does not fit"):
        unpacked_champions(json.dumps(plain).encode())


def test_the_fingerprint_is_heard_on_the_telephone() -> None:
    assert [len(group) for group in KEY.fingerprint.split("-")] == [4, 4, 4, 4, 4]
    assert same_when_heard(KEY.fingerprint.lower().replace("-", " "), KEY.fingerprint)
    assert not same_when_heard("", KEY.fingerprint)
    assert not same_when_heard(KEY.fingerprint[:-1], KEY.fingerprint)
    assert KEY.fingerprint != OTHER.fingerprint


def test_the_code_has_four_groups_and_changes_with_every_letter() -> None:
    assert [len(group) for group in FILE.code.split("-")] == [4, 4, 4, 4]
    other = replace(AYSE, surnames="Isık")
    altered = replace(FILE, categories=(replace(FILE.categories[0], champions=(other,)),))
    assert altered.code != FILE.code
    assert replace(FILE, log_hash="cd" * 32).code != FILE.code


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[1]",
        b"PK\x03\x04",
        b'{"format":"meydan-champions","version":2}',
        b"[" * 100_000,
    ],
)
def test_another_file_is_refused(data: bytes) -> None:
    with pytest.raises(Refusal, match="not a file of champions"):
        unpacked_champions(data)


def test_a_field_of_another_type_is_refused() -> None:
    plain = json.loads(packed_champions(FILE, KEY))
    plain["categories"][0]["champions"][0]["grade"] = "üç"
    with pytest.raises(Refusal, match="not a file of champions"):
        unpacked_champions(json.dumps(plain).encode())


@pytest.mark.parametrize(("version", "said"), [(1, "not signed"), (3, "newer Meydan")])
def test_a_file_of_another_version_is_refused(version: int, said: str) -> None:
    plain = {**json.loads(packed_champions(FILE, KEY)), "version": version}
    with pytest.raises(Refusal, match=said):
        unpacked_champions(json.dumps(plain).encode())
