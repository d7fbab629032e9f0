// The moves of a Reversi position, the likelier ones first.
#pragma once

#include <array>
#include <utility>

#include "reversi_last.hpp"
#include "reversi_lines.hpp"
#include "reversi_weights.hpp"

namespace meydan::reversi {

inline constexpr std::uint64_t corners = 0x8100000000000081;

// For each set of quarters of the board their squares.
inline constexpr auto squares_of_quadrants = [] {
    std::array<std::uint64_t, 16> table{};
    for (int set = 0; set < 16; ++set) {
        for (int square = 0; square < 64; ++square) {
            if (set >> ((square >> 4 & 2) | (square >> 2 & 1)) & 1) table[set] |= bit(square);
        }
    }
    return table;
}();

// The squares of the quarters with an odd number of empty squares: who plays there has the last move there.
inline std::uint64_t odd_quarters(std::uint64_t empty) {
    int set = 0;
    for (int quarter = 0; quarter < 4; ++quarter) {
        set |= (number_of(empty & squares_of_quadrants[1 << quarter]) & 1) << quarter;
    }
    return squares_of_quadrants[set];
}

inline std::uint64_t around(std::uint64_t set) {
    constexpr std::uint64_t not_a = 0xFEFEFEFEFEFEFEFE, not_h = 0x7F7F7F7F7F7F7F7F;
    const std::uint64_t row = set | (set & not_h) << 1 | (set & not_a) >> 1;
    return row | row << 8 | row >> 8;
}

// How free a side is: its moves, those on corners twice.
inline int freedom(std::uint64_t moves) { return number_of(moves) + number_of(moves & corners); }

template <class Position>
struct Candidate {
    Position next;
    int square;
    int rank;
};

// Brings the best of the candidates from `at` on to this place.
template <class Candidates>
void bring_best(Candidates& candidates, int at, int count) {
    int best = at;
    for (int i = at + 1; i < count; ++i) {
        if (candidates[i].rank > candidates[best].rank) best = i;
    }
    if (best != at) std::swap(candidates[at], candidates[best]);
}

}  // namespace meydan::reversi
