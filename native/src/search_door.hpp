// The searches' part of the door to Python.
#pragma once

#include <nanobind/nanobind.h>

namespace meydan {

void add_searches(nanobind::module_& module);

}  // namespace meydan
