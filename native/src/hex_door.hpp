#pragma once

#include <nanobind/nanobind.h>

namespace meydan {

void add_hex(nanobind::module_& module);

}  // namespace meydan
