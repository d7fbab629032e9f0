"""Is it really this server that answers? A phone in a wrong network hears another one, or nobody (fault 10)."""

from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe


@require_safe
@never_cache
def here(request: HttpRequest) -> HttpResponse:  # noqa: ARG001
    """The house's name and the server's time, which counts where a phone's own clock is wrong (fault 6)."""
    answer = HttpResponse(f"meydan {timezone.now().isoformat()}", content_type="text/plain")
    # A phone that has lost the server looks for it under its other names (fault 12).
    answer["Access-Control-Allow-Origin"] = "*"
    return answer
