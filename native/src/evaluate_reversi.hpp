// Reversi: mobility, the frontier, and who holds which kind of square, weighed apart in four stages of the game.
#pragma once

#include <array>

#include "evaluate.hpp"
#include "reversi.hpp"

namespace meydan {

template <>
struct Evaluation<Reversi> {
    static constexpr bool counts = true;
    static constexpr int slots = 65;
    static constexpr int stages = 4;
    static constexpr int kinds = 10;
    static constexpr int in_a_stage = kinds + 6;
    static constexpr int features = stages * in_a_stage;

    static int margin(const Reversi& here) {
        const int own = number_of(here.own()) - number_of(here.theirs());
        return here.turn() ? -own : own;
    }

    static constexpr int near_the_end = 18;
    static int plies_left(const Reversi& here) { return 64 - number_of(here.own() | here.theirs()); }

    static int slot(Reversi::Move move) { return move; }

    // Corners, then the moves that leave the opponent few.
    struct Hints {
        explicit Hints(const Reversi& position) : here(position) {}

        int promise(Reversi::Move move) const {
            if (move == Reversi::pass) return 0;
            Reversi next = here;
            next.play(move);
            return (corners & bit(move) ? 20 : 0) - next.count_moves();
        }

        const Reversi& here;
    };

    static void describe(const Reversi& here, int* features) {
        const std::uint64_t own = here.own();
        const std::uint64_t theirs = here.theirs();
        std::fill(features, features + Evaluation::features, 0);
        int* now = features + in_a_stage * std::min((number_of(own | theirs) - 4) / 15, stages - 1);
        for (int kind = 0; kind < kinds; ++kind) now[kind] = number_of(own & squares[kind]) - number_of(theirs & squares[kind]);
        const std::uint64_t empty = ~(own | theirs);
        const std::uint64_t beside_empty = around(empty);
        now[kinds] = 1;  // having the move
        now[kinds + 1] = number_of(reversi::placements(own, theirs));
        now[kinds + 2] = number_of(reversi::placements(theirs, own));
        now[kinds + 3] = number_of(own & beside_empty) - number_of(theirs & beside_empty);
        now[kinds + 4] = number_of(around(theirs) & empty) - number_of(around(own) & empty);
        now[kinds + 5] = risked(own, empty) - risked(theirs, empty);
    }

  private:
    static constexpr std::uint64_t corners = 0x8100000000000081;
    static constexpr std::uint64_t diagonal_to_corner = 0x0042000000004200;

    // The ten kinds of squares that the board's symmetries leave, from the corner inwards.
    static constexpr std::array<std::uint64_t, kinds> squares = [] {
        std::array<std::uint64_t, kinds> table{};
        for (int square = 0; square < 64; ++square) {
            int file = square % 8, rank = square / 8;
            file = file > 3 ? 7 - file : file;
            rank = rank > 3 ? 7 - rank : rank;
            const int low = file < rank ? file : rank, high = file < rank ? rank : file;
            constexpr int before[4] = {0, 4, 7, 9};
            table[before[low] + high - low] |= bit(square);
        }
        return table;
    }();

    static std::uint64_t around(std::uint64_t set) {
        constexpr std::uint64_t not_a = 0xFEFEFEFEFEFEFEFE, not_h = 0x7F7F7F7F7F7F7F7F;
        const std::uint64_t row = set | (set & not_h) << 1 | (set & not_a) >> 1;
        return row | row << 8 | row >> 8;
    }

    // Discs diagonally beside an empty corner.
    static int risked(std::uint64_t side, std::uint64_t empty) {
        const std::uint64_t open = empty & corners;
        const std::uint64_t near = (open << 9 | open >> 9 | open << 7 | open >> 7) & diagonal_to_corner;
        return number_of(side & near);
    }
};

static_assert(Estimated<Reversi>);

}  // namespace meydan
