"""The archive of an event: the same content gives the same bytes; what is truncated, altered or newer is refused."""

import io
import json
import zipfile
from dataclasses import replace
from typing import Any

import pytest

from meydan.exchange.archive import MANIFEST, PARTS, SIGNATURE, EventArchive, pack, unpack
from meydan.exchange.archive_split import compare_logs
from meydan.exchange.canonical import sha256
from meydan.exchange.log_chain import START, ChainedLine
from meydan.exchange.signing import SigningKey
from meydan.tournament.faults import Fault

UID = "8c5a2f60-4a0d-4c0b-9a52-0f6a5b0f4b11"


def log_of(count: int, who: str = "Ece") -> list[dict[str, Any]]:
    lines, previous = [], START
    for number in range(1, count + 1):
        line = ChainedLine(
            number=number,
            time=f"2026-05-02T09:00:{number:02}.000000+00:00",
            who=who,
            role="organiser",
            device="",
            kind="event edited",
            about={},
            data={"tur": number},
            why="",
            request=None,
            public=False,
            previous=previous,
        )
        plain = {name: getattr(line, name) for name in ChainedLine.__slots__}
        lines.append({**plain, "hash": line.hash, "key": number, "keys": {}})
        previous = line.hash
    return lines


def archive(lines: int = 3) -> EventArchive:
    log = log_of(lines)
    head = log[-1]["hash"] if log else ""
    event = {"uid": UID, "name": "Kupa – ışıl", "log_number": lines, "log_hash": head}
    parts: dict[str, list[dict[str, Any]]] = {name: [] for name in PARTS}
    return EventArchive("meydan 0.1.0", {**parts, "event": [event], "log": log})


def repacked(data: bytes, altered: dict[str, bytes], digests: bool) -> bytes:
    """The archive with parts exchanged by somebody who knows ZIP, and with `digests` the manifest too."""
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        files = {name: packed.read(name) for name in packed.namelist()} | altered
    if digests:
        manifest = json.loads(files[MANIFEST])
        for name, part in altered.items():
            manifest["parts"][name]["sha256"] = sha256(part)
        files[MANIFEST] = json.dumps(manifest).encode()
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, part in files.items():
            packed.writestr(name, part)
    return out.getvalue()


def test_what_is_packed_comes_out_again() -> None:
    assert unpack(pack(archive())) == archive()


def test_the_same_content_gives_the_same_bytes_whatever_the_order_of_its_fields() -> None:
    turned = replace(archive(), parts={name: archive().parts[name] for name in reversed(PARTS)})
    turned.parts["event"] = [dict(reversed(archive().event.items()))]
    assert pack(turned) == pack(archive())


@pytest.mark.parametrize("length", [0, 10, 200, -1])
def test_a_truncated_archive_is_refused(length: int) -> None:
    with pytest.raises(Fault):
        unpack(pack(archive())[:length])


def test_every_altered_byte_is_noticed_or_means_nothing() -> None:
    """Turn each byte in turn: the archive is refused, or it says the same as before (a ZIP's attributes)."""
    data = pack(archive(1))
    for at in range(len(data)):
        altered = bytearray(data)
        altered[at] ^= 0xFF
        try:
            assert unpack(bytes(altered)) == archive(1)
        except Fault:
            continue


def test_an_altered_part_is_refused_by_its_digest() -> None:
    data = pack(archive())
    with pytest.raises(Fault, match=r"event\.json"):
        unpack(repacked(data, {"event.json": b"[]"}, digests=False))


def test_an_altered_log_is_refused_by_its_chain_even_with_new_digests() -> None:
    data = pack(archive())
    lines = archive().parts["log"]
    lines[1]["who"] = "Kötü"
    with pytest.raises(Fault, match="breaks at line 2"):
        unpack(repacked(data, {"log.json": json.dumps(lines).encode()}, digests=True))


def test_a_log_that_lacks_its_end_is_refused() -> None:
    data = pack(archive())
    with pytest.raises(Fault, match="breaks at line 3"):
        unpack(repacked(data, {"log.json": json.dumps(log_of(2)).encode()}, digests=True))


def test_a_newer_format_is_refused_with_who_wrote_it() -> None:
    with pytest.raises(Fault, match=r"newer Meydan \(meydan 9\.0, format 3\)"):
        unpack(pack(replace(archive(), version=3, written_by="meydan 9.0")))


def test_a_bomb_is_refused_before_it_is_unpacked() -> None:
    out = io.BytesIO()
    with (
        zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed,
        packed.open("log.json", "w", force_zip64=True) as part,
    ):
        for _ in range(600):
            part.write(b"0" * 1024 * 1024)
    with pytest.raises(Fault, match="too big"):
        unpack(out.getvalue())


@pytest.mark.parametrize("data", [b"", b"%PDF-1.7", b"PK\x03\x04", b"\0" * 100])
def test_another_file_is_refused(data: bytes) -> None:
    with pytest.raises(Fault):
        unpack(data)


def test_a_zip_of_something_else_is_no_archive() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as packed:
        packed.writestr("xl/workbook.xml", "<workbook/>")
    with pytest.raises(Fault, match="not a Meydan archive"):
        unpack(out.getvalue())


def test_two_logs_that_went_apart_are_shown_and_none_is_picked() -> None:
    here, there = log_of(5), [*log_of(3), *log_of(5, "Başkası")[3:]]
    split = compare_logs(here, there)
    assert (split.common, len(split.only_here), len(split.only_there)) == (3, 2, 2)
    assert split.both_went_on
    assert not compare_logs(here[:3], here).both_went_on


KEY, OTHER = SigningKey(b"k" * 32), SigningKey(b"o" * 32)


def test_a_signed_archive_says_whose_it_is_and_an_unsigned_one_opens_too() -> None:
    signed = unpack(pack(archive(), KEY.signed))
    assert signed.signature is not None
    assert signed.signature.fingerprint == KEY.fingerprint
    assert unpack(pack(archive())).signature is None
    assert pack(archive(), KEY.signed) == pack(archive(), KEY.signed)


@pytest.mark.parametrize("digests", [True, False])
def test_what_was_altered_after_signing_is_refused(digests: bool) -> None:
    data = pack(archive(), KEY.signed)
    with pytest.raises(Fault, match="altered"):
        unpack(repacked(data, {"calls.json": b"[\n{}\n]\n"}, digests))


def test_a_signature_of_another_archive_is_refused() -> None:
    with zipfile.ZipFile(io.BytesIO(pack(archive(2), KEY.signed))) as packed:
        borrowed = packed.read(SIGNATURE)
    for forged in (borrowed, b"{}", b"[", json.dumps({"key": OTHER.key, "signature": "A" * 88}).encode()):
        with pytest.raises(Fault, match=r"signature\.json"):
            unpack(repacked(pack(archive(3), KEY.signed), {SIGNATURE: forged}, digests=False))
