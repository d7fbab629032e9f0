"""A file that came with a form, no bigger than its kind can be."""

from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest

from meydan.games.errors import Refusal
from meydan.games.words import Words


def sent_bytes(request: HttpRequest, most: int) -> bytes:
    sent = request.FILES.get("file")
    if not isinstance(sent, UploadedFile):
        raise Refusal(Words("Önce bir dosya seçin.", "Choose a file first."))
    if (sent.size or 0) > most:
        raise Refusal(
            Words(
                f"Dosya çok büyük; en çok {most // 1024 // 1024} MB olabilir. Doğru dosyayı seçtiğinizden emin olun.",
                f"The file is too big; {most // 1024 // 1024} MB is the most. Make sure it is the right file.",
            )
        )
    return sent.read()
