from django.urls import URLPattern, path

from meydan.site.pages.referee import acts, cards_page, getting_in, moving, notes, sheet_page, table_page, worker

urlpatterns: list[URLPattern] = [
    path("t/<str:token>", getting_in.table_link, name="table-link"),
    path("code", getting_in.code, name="table-code"),
    path("tables", getting_in.own_tables, name="own-tables"),
    path("table/worker.js", worker.worker, name="table-worker"),
    path("table/<int:pairing>", table_page.table, name="table-screen"),
    path("table/<int:pairing>/open", getting_in.open_own, name="open-own-table"),
    path("table/<int:pairing>/leave", getting_in.leave, name="leave-table"),
    path("table/<int:pairing>/acts", acts.acts, name="table-acts"),
    path("table/<int:pairing>/notes", notes.notes, name="table-notes"),
    path("moved/<str:carried>", moving.moved, name="moved-table"),
    path("desk/phones", cards_page.phones, name="phones"),
    path("desk/phones/round/<int:round>", cards_page.cards, name="table-cards"),
    path("desk/phones/round/<int:round>/give", cards_page.give, name="give-links"),
    path("desk/phones/referee/<int:official>", cards_page.give_to_referee, name="give-referee-link"),
    path("desk/phones/link/<int:link>/revoke", cards_page.revoke, name="revoke-link"),
    path("desk/phones/link/<int:link>/renew", cards_page.renew, name="renew-link"),
    path("desk/phones/hold/<int:hold>", cards_page.decide, name="decide-hold"),
    path("desk/table/<int:pairing>/sheet", sheet_page.sheet, name="match-sheet"),
]
