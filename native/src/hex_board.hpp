// The board of Hex: eleven bits a rank from a1 on, the edges of both colours, and neighbours.
#pragma once

#include <array>

#include "bits.hpp"

namespace meydan::hex {

inline constexpr int size = 11;
inline constexpr int cells = size * size;
inline constexpr Wide board = wide_bit(cells) - 1;
inline constexpr Wide file_a = [] {
    Wide file = 0;
    for (int rank = 0; rank < size; ++rank) file |= wide_bit(rank * size);
    return file;
}();
inline constexpr Wide file_k = file_a << (size - 1);
inline constexpr Wide rank_1 = wide_bit(size) - 1;
// Red joins rank 1 and rank 11, blue file a and file k.
inline constexpr Wide edges[2][2] = {{rank_1, rank_1 << (cells - size)}, {file_a, file_k}};

// The cells next to a set of cells: (±1, 0), (0, ±1), (+1, −1), (−1, +1) in file and rank.
constexpr Wide around(Wide set) {
    const Wide not_a = set & ~file_a;
    const Wide not_k = set & ~file_k;
    return (not_k << 1 | not_a >> 1 | set << size | set >> size | not_k >> (size - 1) | not_a << (size - 1)) &
           board;
}

inline constexpr std::array<Wide, cells> neighbours = [] {
    std::array<Wide, cells> table{};
    for (int cell = 0; cell < cells; ++cell) table[cell] = around(wide_bit(cell));
    return table;
}();

}  // namespace meydan::hex
