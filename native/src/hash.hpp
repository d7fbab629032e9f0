// Keys of positions: a few words stirred into one.
#pragma once

#include <cstdint>

#include "bits.hpp"

namespace meydan {

// A step that can be undone for each word, so two positions that differ in one word never share a key.
inline std::uint64_t stirred(std::uint64_t key, std::uint64_t word) {
    key ^= word;
    key *= 0xBF58476D1CE4E5B9u;
    key ^= key >> 32;
    key *= 0x94D049BB133111EBu;
    return key ^ (key >> 29);
}

template <class... Words>
std::uint64_t key_of(Words... words) {
    std::uint64_t key = 0x9E3779B97F4A7C15u;
    ((key = stirred(key, static_cast<std::uint64_t>(words))), ...);
    return key;
}

}  // namespace meydan
