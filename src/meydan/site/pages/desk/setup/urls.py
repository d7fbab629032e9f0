from django.urls import path

from meydan.site.pages.desk.setup import categories, event_settings, new_event, officials, overview, programme

urlpatterns = [
    path("desk", overview.desk, name="desk"),
    path("desk/finish", overview.finish, name="finish-event"),
    path("desk/settings", event_settings.settings, name="event-settings"),
    path("desk/copy", new_event.copy, name="copy-event"),
    path("desk/programme", programme.programme, name="programme"),
    path("desk/programme/<int:line>", programme.edit, name="programme-line"),
    path("desk/programme/<int:line>/move", programme.move, name="move-programme"),
    path("desk/programme/<int:line>/remove", programme.remove, name="remove-programme-line"),
    path("desk/categories", categories.categories, name="categories"),
    path("desk/categories/add", categories.add, name="add-category"),
    path("desk/categories/<int:category>", categories.edit, name="category"),
    path("desk/categories/<int:category>/delete", categories.delete, name="delete-category"),
    path("desk/categories/restore/<int:snapshot>", categories.restore, name="restore-category"),
    path("desk/officials", officials.officials, name="officials"),
    path("desk/officials/<int:official>", officials.edit, name="official"),
    path("desk/officials/<int:official>/remove", officials.remove, name="remove-official"),
    path("desk/officials/<int:official>/invite", officials.invite, name="invite-official"),
]
