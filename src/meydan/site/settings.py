"""How the site is set up. Everything a place can choose comes from the environment; nothing here is a secret.

MEYDAN_DATA      the folder with the database, its secret and its backups (usually the folder Meydan at home)
MEYDAN_DATABASE  postgresql://user:password@host/name for a federation; without it SQLite in that folder
MEYDAN_HOSTS     names the site answers to, with commas; without it any name (a laptop in a hall has no fixed one)
"""

import os
from datetime import timedelta
from pathlib import Path

from csp.constants import NONE, SELF

from meydan.site.databases import chosen_database, data_folder, stored_secret
from meydan.site.static_files import add_headers

HERE = Path(__file__).parent
DATA = data_folder()
SECRET_KEY = stored_secret(DATA)
DEBUG = False
ALLOWED_HOSTS = os.environ.get("MEYDAN_HOSTS", "*").split(",")
ROOT_URLCONF = "meydan.site.urls"
ASGI_APPLICATION = "meydan.site.asgi.application"
DATABASES = {"default": chosen_database(DATA)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django_htmx",
    "csp",
    "axes",
    "meydan.site",
]
MIDDLEWARE = [
    "meydan.site.static_files.StaticFileMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "csp.middleware.CSPMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "axes.middleware.AxesMiddleware",
    "meydan.site.robots.NotIndexedMiddleware",
    "meydan.site.answers.AnswerMiddleware",
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "builtins": [f"meydan.site.templatetags.{library}" for library in ("meydan", "parts", "frame")],
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    }
]

# Languages: Turkish first. The site's own sentences stand in both languages where they are said (`say`).
LANGUAGE_CODE = "tr"
LANGUAGES = [("tr", "Türkçe"), ("en", "English")]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "Europe/Istanbul"

# Log-in. Passwords are hashed with argon2; wrong ones lock the account for a while, on that device only.
AUTHENTICATION_BACKENDS = ["meydan.site.known_device.DeviceBackend", "django.contrib.auth.backends.ModelBackend"]
PASSWORD_HASHERS = ["django.contrib.auth.hashers.Argon2PasswordHasher"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
LOGIN_URL = "login"
LOGIN_REDIRECT_URL = "home"
LOGOUT_REDIRECT_URL = "home"
AXES_FAILURE_LIMIT = 6
AXES_COOLOFF_TIME = timedelta(minutes=5)
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]  # the address is the device's: known_device.counted_as
AXES_LOCKOUT_CALLABLE = "meydan.site.pages.accounts.locked"
AXES_RESET_ON_SUCCESS = True
AXES_RESET_COOL_OFF_ON_FAILURE_DURING_LOCKOUT = False  # knocking on does not make the lock longer
AXES_DISABLE_ACCESS_LOG = True
# What was typed beside a wrong password is not kept either.
AXES_SENSITIVE_PARAMETERS = ["username", "ip_address", "second_name", "second_password", "reason", "typed"]
AXES_VERBOSE = False

# Nothing is loaded from outside, and no script stands inside a page.
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "img-src": [SELF, "data:", "blob:"],
        "object-src": [NONE],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
        "form-action": [SELF],
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
# A hall network is plain HTTP; who runs a server behind TLS says so.
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = os.environ.get("MEYDAN_TLS") == "1"
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if SESSION_COOKIE_SECURE else None
SESSION_COOKIE_AGE = int(timedelta(days=14).total_seconds())
SESSION_COOKIE_SAMESITE = "Lax"

STATIC_URL = "/static/"
STATIC_ROOT = DATA / "static"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}
WHITENOISE_MAX_AGE = 0
# A table screen is some fifty small files: every line of their heads is sent fifty times.
WHITENOISE_ALLOW_ALL_ORIGINS = False
WHITENOISE_ADD_HEADERS_FUNCTION = add_headers
DATA_UPLOAD_MAX_MEMORY_SIZE = 12 * 1024 * 1024
DATA_UPLOAD_MAX_NUMBER_FIELDS = 5000
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"console": {"class": "logging.StreamHandler"}},
    "loggers": {"django": {"handlers": ["console"], "level": "WARNING"}, "axes": {"level": "ERROR"}},
}
