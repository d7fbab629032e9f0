#pragma once

#include <nanobind/nanobind.h>

namespace meydan {

void add_patterns(nanobind::module_& module);

}  // namespace meydan
