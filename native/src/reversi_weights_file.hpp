// native/data/reversi-weights.bin, which CMake compiles in.
#pragma once

#include <cstdint>
#include <span>

namespace meydan {

std::span<const std::uint8_t> reversi_weights_file();

}  // namespace meydan
