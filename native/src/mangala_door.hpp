#pragma once

#include <nanobind/nanobind.h>

namespace meydan {

void add_mangala(nanobind::module_& module);

}  // namespace meydan
