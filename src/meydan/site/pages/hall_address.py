"""Where others in the hall find this site: a page opened on the laptop itself is found elsewhere in the network."""

from urllib.parse import urlsplit

from django.http import HttpRequest

from meydan.site.serving.address import address_in_network

LOCAL = ("localhost", "127.0.0.1", "::1")


def address_for_phones(request: HttpRequest, path: str = "") -> str:
    """With the port of the page, but for the one that needs no saying; without a network as it was opened."""
    address = urlsplit(request.build_absolute_uri("/"))
    elsewhere = host_in_network(request) if address.hostname in LOCAL else ""
    return f"{address.scheme}://{elsewhere or address.netloc}{path}"


def host_in_network(request: HttpRequest) -> str:
    """This machine and the port of the page, as others in the hall write them; nothing without a network."""
    found = address_in_network()
    port = urlsplit(request.build_absolute_uri("/")).port
    return "" if found is None else f"{found}:{port}" if port else found


def only_here(address: str) -> bool:
    """An address that no other device can open."""
    return urlsplit(address).hostname in LOCAL
