// The board of Pentago: a lane of sixteen bits for each quadrant (A, B, C, D from the lowest), of which nine are used,
// row by row from the quadrant's top left. So a quarter turn is one look into a table, and a five is found by one look
// a quadrant.
#pragma once

#include <array>

#include "bits.hpp"

namespace meydan::pentago {

inline constexpr int size = 6;
inline constexpr std::uint64_t quadrant_mask = 0x1FF;
inline constexpr std::uint64_t full = 0x01FF01FF01FF01FF;

constexpr int bit_of(int row, int file) {
    return 16 * (row / 3 * 2 + file / 3) + row % 3 * 3 + file % 3;
}

// The bit of each place, as the board is read.
inline constexpr std::array<int, 36> bit_at = [] {
    std::array<int, 36> bits{};
    for (int place = 0; place < 36; ++place) bits[place] = bit_of(place / size, place % size);
    return bits;
}();

// Every set of marbles in a quadrant after a quarter turn clockwise.
inline constexpr std::array<std::uint16_t, 512> turned = [] {
    std::array<std::uint16_t, 512> table{};
    for (int before = 0; before < 512; ++before) {
        for (int cell = 0; cell < 9; ++cell) {
            if (before >> cell & 1) table[before] |= 1 << (cell % 3 * 3 + 2 - cell / 3);
        }
    }
    return table;
}();

// The 32 fives of the board, each as a set of cells.
inline constexpr std::array<std::uint64_t, 32> fives = [] {
    std::array<std::uint64_t, 32> lines{};
    int count = 0;
    constexpr int steps[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (const auto& step : steps) {
        for (int place = 0; place < 36; ++place) {
            const int row = place / size, file = place % size;
            const int last_row = row + 4 * step[0], last_file = file + 4 * step[1];
            if (last_row >= size || last_file >= size || last_file < 0) continue;
            for (int n = 0; n < 5; ++n) lines[count] |= bit(bit_of(row + n * step[0], file + n * step[1]));
            ++count;
        }
    }
    return lines;
}();

// For each quadrant and each set of marbles in it, the fives that these marbles do not leave open there.
using FivesKept = std::array<std::array<std::uint32_t, 512>, 4>;
inline constexpr FivesKept fives_kept = [] {
    FivesKept table{};
    for (int quadrant = 0; quadrant < 4; ++quadrant) {
        for (std::uint64_t held = 0; held < 512; ++held) {
            for (int line = 0; line < 32; ++line) {
                const std::uint64_t needed = fives[line] >> 16 * quadrant & quadrant_mask;
                if (!(needed & ~held)) table[quadrant][held] |= std::uint32_t{1} << line;
            }
        }
    }
    return table;
}();

inline bool has_five(std::uint64_t marbles) {
    return fives_kept[0][marbles & quadrant_mask] & fives_kept[1][marbles >> 16 & quadrant_mask] &
           fives_kept[2][marbles >> 32 & quadrant_mask] & fives_kept[3][marbles >> 48];
}

}  // namespace meydan::pentago
