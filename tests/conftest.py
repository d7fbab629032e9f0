"""How patient the tests are: a busy machine is slow, and being slow is no fault of what is tested."""

from hypothesis import HealthCheck, settings

# What is active (hypothesis has a profile of its own for build servers) stays, but for its stopwatch.
settings.register_profile("patient", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
