from django.apps import AppConfig


class SiteConfig(AppConfig):
    name = "meydan.site"
    label = "meydan"
    verbose_name = "Meydan"
