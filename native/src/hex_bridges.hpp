// Bridges of Hex: two stones that touch two empty cells in common are as good as joined, for if the opponent takes one
// of the two, the other one is left. So is a stone on the second line with its edge.
#pragma once

#include <array>

#include "hex_playout.hpp"

namespace meydan::hex {

// What lies beyond neighbours n and n + 1 of a cell: a cell, or `cells` and the colour whose edge it is, as in `rings`.
inline constexpr std::array<std::array<std::uint8_t, 6>, cells> bridge_ends = [] {
    std::array<std::array<std::uint8_t, 6>, cells> table{};
    for (int cell = 0; cell < cells; ++cell) {
        for (int n = 0; n < 6; ++n) {
            const auto [file, rank] = round[n];
            const auto [next_file, next_rank] = round[(n + 1) % 6];
            table[cell][n] = place_at(cell % size + file + next_file, cell / size + rank + next_rank);
        }
    }
    return table;
}();

// The empty cells that hold bridges of the colour, from stone to stone and from stone to edge.
inline Wide held_by_bridges(Wide own, Wide empty, int colour) {
    Wide held = 0;
    for_each(own, [&](int cell) {
        for (int n = 0; n < 6; ++n) {
            const int one = rings[cell][n], other = rings[cell][(n + 1) % 6], end = bridge_ends[cell][n];
            if (one >= cells || other >= cells || !(empty >> one & 1) || !(empty >> other & 1)) continue;
            if (end < cells ? (own >> end & 1) : end == cells + colour) held |= wide_bit(one) | wide_bit(other);
        }
    });
    return held;
}

}  // namespace meydan::hex
