"""Style sheets, scripts and pictures, sent by the site itself: a hall has no other server."""

from collections.abc import AsyncIterator, MutableMapping

from django.core.handlers.asgi import ASGIRequest
from django.http import FileResponse, HttpRequest
from whitenoise.middleware import WhiteNoiseMiddleware
from whitenoise.responders import StaticFile


class StaticFileMiddleware(WhiteNoiseMiddleware):
    """The files are small: each is sent whole, which also spares the asynchronous server a thread for every piece."""

    @staticmethod
    def serve(static_file: StaticFile, request: HttpRequest) -> FileResponse:
        response: FileResponse = WhiteNoiseMiddleware.serve(static_file, request)
        if not isinstance(request, ASGIRequest):
            return response
        content = b"".join(response)
        response.close()
        response.streaming_content = whole(content)
        return response


def add_headers(headers: MutableMapping[str, str], _path: str, _url: str) -> None:
    """Of what guards the pages, a file needs this: nobody guesses what it is."""
    headers["X-Content-Type-Options"] = "nosniff"


async def whole(content: bytes) -> AsyncIterator[bytes]:
    yield content
