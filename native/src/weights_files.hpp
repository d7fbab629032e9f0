// The files of weights in native/data, which CMake compiles in.
#pragma once

#include <cstdint>
#include <span>

namespace meydan {

std::span<const std::uint8_t> reversi_weights_file();
std::span<const std::uint8_t> hex_weights_file();
std::span<const std::uint8_t> pentago_weights_file();
std::span<const std::uint8_t> kure_weights_file();
std::span<const std::uint8_t> kulami_weights_file();
std::span<const std::uint8_t> koridor_weights_file();
std::span<const std::uint8_t> abalone_weights_file();

}  // namespace meydan
