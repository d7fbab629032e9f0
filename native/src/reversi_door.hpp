// Reversi's part of the door to Python: fitting the weights of its patterns.
#pragma once

#include <nanobind/nanobind.h>

namespace meydan {

void add_reversi(nanobind::module_& module);

}  // namespace meydan
