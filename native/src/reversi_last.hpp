// The last empty squares of Reversi, one to four: played out without any list of moves.
//
// Margins are in discs, for the side to move. `alpha` asks whether the margin is greater: a margin that is not the
// true one is at least a bound on the same side of `alpha`.
#pragma once

#include <array>
#include <utility>

#include "bits.hpp"
#include "reversi_lines.hpp"
#include "reversi_stable.hpp"

namespace meydan::reversi {

inline constexpr int no_margin = -100;

// How many discs a disc at a place of a line turns, by the own discs of the line, if all others are the opponent's.
inline constexpr auto turned_on_full_line = [] {
    std::array<std::array<std::uint8_t, 256>, 8> table{};
    for (int place = 0; place < 8; ++place) {
        for (int own = 0; own < 256; ++own) {
            for (const int step : {-1, 1}) {
                int run = 0;
                int at = place + step;
                for (; at >= 0 && at < 8 && !(own >> at & 1); at += step) ++run;
                if (at >= 0 && at < 8) table[place][own] = static_cast<std::uint8_t>(table[place][own] + run);
            }
        }
    }
    return table;
}();

struct Diagonals {
    std::uint64_t falling, rising;
};

inline constexpr auto diagonals = [] {
    std::array<Diagonals, 64> table{};
    for (int square = 0; square < 64; ++square) {
        for (int other = 0; other < 64; ++other) {
            if (other % 8 - other / 8 == square % 8 - square / 8) table[square].falling |= bit(other);
            if (other % 8 + other / 8 == square % 8 + square / 8) table[square].rising |= bit(other);
        }
    }
    return table;
}();

// The squares around each square: a disc with none of the opponent's beside it turns nothing.
inline constexpr auto neighbours = [] {
    std::array<std::uint64_t, 64> table{};
    for (int square = 0; square < 64; ++square) {
        for (int other = 0; other < 64; ++other) {
            const int files = other % 8 - square % 8, ranks = other / 8 - square / 8;
            if (other != square && files * files <= 1 && ranks * ranks <= 1) table[square] |= bit(other);
        }
    }
    return table;
}();

// How many discs are turned on the only empty square.
inline int turned_last(int square, std::uint64_t own) {
    const int file = square & 7, rank = square >> 3;
    const auto folded = [](std::uint64_t diagonal) { return static_cast<int>((diagonal * file_a) >> 56); };
    const auto& by_file = turned_on_full_line[file];
    return by_file[own >> (square & 56) & 0xFF] + turned_on_full_line[rank][file_as_byte(own, file)] +
           by_file[folded(own & diagonals[square].falling)] + by_file[folded(own & diagonals[square].rising)];
}

inline int last_one(std::uint64_t own, int square) {
    const int margin = 2 * number_of(own) - 63;
    if (const int turned = turned_last(square, own)) return margin + 1 + 2 * turned;
    if (const int turned = turned_last(square, ~own & ~bit(square))) return margin - 1 - 2 * turned;
    return margin;
}

inline int margin_of(std::uint64_t own, std::uint64_t theirs) { return number_of(own) - number_of(theirs); }

inline std::uint64_t turned_if_near(int square, std::uint64_t own, std::uint64_t theirs) {
    return neighbours[square] & theirs ? turned_by(square, own, theirs) : 0;
}

// The best of the moves on these squares in this order, or `no_margin` if none is legal.
inline int best_of_two(std::uint64_t own, std::uint64_t theirs, int alpha, int a, int b) {
    int best = no_margin;
    if (const std::uint64_t turned = turned_if_near(a, own, theirs)) {
        best = -last_one(theirs & ~turned, b);
        if (best > alpha) return best;
    }
    if (const std::uint64_t turned = turned_if_near(b, own, theirs)) best = std::max(best, -last_one(theirs & ~turned, a));
    return best;
}

inline int last_two(std::uint64_t own, std::uint64_t theirs, int alpha, int a, int b) {
    int best = best_of_two(own, theirs, alpha, a, b);
    if (best != no_margin) return best;
    best = best_of_two(theirs, own, -alpha - 1, a, b);
    return best != no_margin ? -best : margin_of(own, theirs);
}

inline int best_of_three(std::uint64_t own, std::uint64_t theirs, int alpha, int a, int b, int c) {
    int best = no_margin;
    const auto tried = [&](int square, int next, int after) {
        const std::uint64_t turned = turned_if_near(square, own, theirs);
        if (!turned) return false;
        best = std::max(best, -last_two(theirs & ~turned, own | turned | bit(square), -alpha - 1, next, after));
        return best > alpha;
    };
    if (!tried(a, b, c) && !tried(b, a, c)) tried(c, a, b);
    return best;
}

inline int quadrant(int square) { return (square >> 4 & 2) | (square >> 2 & 1); }

inline int last_three(std::uint64_t own, std::uint64_t theirs, int alpha, int a, int b, int c) {
    // A square alone in its quarter of the board comes first: who plays there has the last move there.
    if (quadrant(a) == quadrant(b)) {
        std::swap(a, c);
    } else if (quadrant(a) == quadrant(c)) {
        std::swap(a, b);
    }
    int best = best_of_three(own, theirs, alpha, a, b, c);
    if (best != no_margin) return best;
    best = best_of_three(theirs, own, -alpha - 1, a, b, c);
    return best != no_margin ? -best : margin_of(own, theirs);
}

inline int best_of_four(std::uint64_t own, std::uint64_t theirs, int alpha, const std::array<int, 4>& squares) {
    const auto& [a, b, c, d] = squares;
    int best = no_margin;
    const auto tried = [&](int square, int x, int y, int z) {
        const std::uint64_t turned = turned_if_near(square, own, theirs);
        if (!turned) return false;
        best = std::max(best, -last_three(theirs & ~turned, own | turned | bit(square), -alpha - 1, x, y, z));
        return best > alpha;
    };
    if (!tried(a, b, c, d) && !tried(b, a, c, d) && !tried(c, a, b, d)) tried(d, a, b, c);
    return best;
}

// `first` are those of the four squares that are to be tried first.
inline int last_four(std::uint64_t own, std::uint64_t theirs, int alpha, std::uint64_t first) {
    std::array<int, 4> squares;
    int count = 0;
    const std::uint64_t empty = ~(own | theirs);
    for_each(empty & first, [&](int square) { squares[count++] = square; });
    for_each(empty & ~first, [&](int square) { squares[count++] = square; });
    int best = best_of_four(own, theirs, alpha, squares);
    if (best != no_margin) return best;
    best = best_of_four(theirs, own, -alpha - 1, squares);
    return best != no_margin ? -best : margin_of(own, theirs);
}

}  // namespace meydan::reversi
