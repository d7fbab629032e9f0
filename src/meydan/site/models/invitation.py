"""An invitation: a link, good once, by which an official makes an account or a new password."""

from django.db import models

from meydan.site.models.official import Official


class Invitation(models.Model):
    """Only the digest of the link's token is kept. A newer invitation of the same official replaces this one."""

    official = models.OneToOneField(Official, on_delete=models.CASCADE, related_name="invitation")
    digest = models.CharField(max_length=64, unique=True)
    expires = models.DateTimeField()

    def __str__(self) -> str:
        return str(self.official)
