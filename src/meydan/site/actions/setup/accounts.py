"""User accounts: made by an organiser, by an invitation, or on the first start."""

from django.contrib.auth.models import User
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError

from meydan.games.errors import Refusal
from meydan.games.words import Words


def new_user(username: str, name: str, password: str) -> User:
    """A user of this name; refused while the user name is taken or the password weak."""
    username = username.strip()
    if User.objects.filter(username__iexact=username).exists():
        raise Refusal(
            Words(
                f"“{username}” kullanıcı adı alınmış; başka bir ad seçin.",
                f"The user name “{username}” is taken; choose another.",
            )
        )
    user = User(username=username, first_name=name[:150])
    try:
        user.full_clean(exclude=["password"])
    except ValidationError as wrong:
        raise said_by_django(wrong) from wrong
    return with_password(user, password)


def with_password(user: User, password: str) -> User:
    """Every session that was opened with the old password ends."""
    try:
        validate_password(password, user)
    except ValidationError as wrong:
        raise said_by_django(wrong) from wrong
    user.set_password(password)
    user.save()
    return user


def said_by_django(wrong: ValidationError) -> Refusal:
    """Django has already said it in the language of the page."""
    sentence = " ".join(wrong.messages)
    return Refusal(Words(sentence, sentence))
