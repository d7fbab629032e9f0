"""The site with one page more: the log as a live region, beside a form, a list to sort and a button to hold."""

from django.http import HttpRequest, HttpResponse
from django.template import engines
from django.urls import include, path

from meydan.site.actions.change import change
from meydan.site.pages.door import Visit, door
from meydan.site.tasks import Task
from meydan.site.urls import urlpatterns as site_urls

PAGE = """{% extends "meydan/desk.html" %}{% block main %}<h1>Canlı</h1>
<section id="lines" data-live><h2>Kayıtlar</h2><p data-announce>{{ lines|length }} kayıt</p>
<ol>{% for line in lines %}<li>{{ line.kind }}</li>{% endfor %}</ol>
<details id="more"><summary>Ayrıntı</summary><p>{{ lines|length }}</p></details>
<button class="button" name="same" value="1">Aynı düğme</button>
<form method="post" data-guard>{% csrf_token %}{% request_id %}<label>Not <input name="note"></label>
<button class="button main">Kaydet</button>
<button class="button danger" data-hold name="held" value="yes">Bitir</button></form></section>
<div class="table-scroll"><table class="table" id="names"><thead><tr><th data-sort scope="col">Ad</th>
<th data-sort="number" scope="col">Puan</th></tr></thead><tbody>
{% for name, score in names %}<tr><th scope="row">{{ name }}</th><td data-label="Puan">{{ score }}</td></tr>{% endfor %}
</tbody></table></div>{% endblock %}"""
NAMES = [("Zeynep", "1½"), ("Çınar", "10"), ("Cem", "2"), ("Işıl", "9½"), ("İnci", "½"), ("Şule", "3"), ("Sami", "4")]


@door(Task.SEE_PUBLIC)
def live_page(request: HttpRequest, visit: Visit) -> HttpResponse:
    if request.method == "POST":
        with change(visit.event, visit.author) as log:
            log("held" if "held" in request.POST else f"note {request.POST['note']}", public=True)
    context = {"visit": visit, "lines": visit.event.log.all(), "names": NAMES}
    return HttpResponse(engines["django"].from_string(PAGE).render(context, request))


urlpatterns = [*site_urls, path("e/<slug:slug>/", include([path("canli", live_page, name="desk")]))]
