"""Where others in the hall find this site: a page opened on the laptop itself is found elsewhere in the network."""

from urllib.parse import urlsplit

from django.http import HttpRequest

from meydan.site.serving.address import address_in_network

LOCAL = ("localhost", "127.0.0.1", "::1")


def address_for_phones(request: HttpRequest, path: str = "") -> str:
    """With the port of the page, but for the one that needs no saying; without a network as it was opened."""
    address = urlsplit(request.build_absolute_uri("/"))
    found = address_in_network() if address.hostname in LOCAL else None
    if found is None:
        return f"{address.scheme}://{address.netloc}{path}"
    port = f":{address.port}" if address.port else ""
    return f"{address.scheme}://{found}{port}{path}"


def only_here(address: str) -> bool:
    """An address that no other device can open."""
    return urlsplit(address).hostname in LOCAL
