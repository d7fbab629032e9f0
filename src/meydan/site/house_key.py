"""The key with which this house signs its files: made at first use, kept in the data folder, never in a backup.

A house that moves to another laptop takes the file along, or gets a new key, which receivers compare anew.
"""

import os
import secrets
from pathlib import Path
from threading import Lock

from meydan.exchange.signing import KEY_BYTES, FileSignature, SigningKey
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.databases import data_folder

KEY_FILE = "signing-key"
MAKING = Lock()


def house_key() -> SigningKey:
    file = data_folder() / KEY_FILE
    try:
        if not file.exists():
            make_key(file)
        return SigningKey(bytes.fromhex(file.read_text("ascii").strip()))
    except (OSError, ValueError) as error:
        raise Refusal(
            Words(
                f"İmza anahtarı okunamadı ({file}: {error}). Dosyayı kopyasından geri koyun ya da adını değiştirin; "
                "yeni bir anahtar yapılır.",
                f"The key for signing cannot be read ({file}: {error}). Put the file back from a copy, or rename it; a "
                "new key is made then.",
            )
        ) from error


def signed_words(signature: FileSignature | None, known: str = "") -> Words:
    """Whose signature a file has; `known` is the name under which the reader knows the key."""
    if signature is None:
        return Words("İmzasız.", "Not signed.")
    if signature.key == house_key().key:
        return Words("Bu bilgisayarın kendi imzası.", "Signed by this computer itself.")
    mark = signature.fingerprint
    if known:
        return Words(f"İmzası tanınıyor: {known} ({mark}).", f"The signature is known: {known} ({mark}).")
    return Words(
        f"İmzası sağlam, ama anahtarını henüz karşılaştırmadınız: {mark}.",
        f"The signature fits, but you have not compared its key yet: {mark}.",
    )


def make_key(file: Path) -> None:
    """Whole or not at all; of two requests that come at the same moment the first one's key stays."""
    with MAKING:
        if file.exists():
            return
        file.parent.mkdir(parents=True, exist_ok=True)
        writing = file.with_name(f".writing-{KEY_FILE}")
        writing.unlink(missing_ok=True)
        descriptor = os.open(writing, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="ascii") as opened:
            opened.write(secrets.token_bytes(KEY_BYTES).hex())
            opened.flush()
            os.fsync(opened.fileno())
        os.replace(writing, file)
