"""Keys of other houses that a person has compared: files signed with one are taken without asking again."""

from django.conf import settings
from django.db import models


class KnownKey(models.Model):
    """Trust is personal: on a server with many organisers nobody trusts a key for somebody else."""

    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="known_keys")
    key = models.CharField(max_length=60)  # the public key, in base64
    name = models.CharField(max_length=300)  # whose it is, as their first file said
    since = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["owner", "key"], name="one_key_a_person")]

    def __str__(self) -> str:
        return self.name
