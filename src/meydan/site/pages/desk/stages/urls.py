from django.urls import path

from meydan.site.pages.desk.stages import sending, taking

urlpatterns = [
    path("desk/champions", sending.champions, name="champions"),
    path("desk/champions/send", sending.send, name="send-champions"),
    path("desk/champions/take", taking.choose, name="take-champions"),
    path("desk/champions/accept", taking.accept_file, name="accept-champions"),
    path("desk/champions/accept-from-event", taking.accept_from_event, name="accept-champions-of-event"),
]
