// Koridor's part of the door to Python: learning its network.
#pragma once

#include <nanobind/nanobind.h>

namespace meydan {

void add_koridor(nanobind::module_& module);

}  // namespace meydan
