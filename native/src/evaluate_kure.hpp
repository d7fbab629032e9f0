// Küre: stones, where they stand, how free both sides are, and what they could take.
#pragma once

#include <algorithm>

#include "evaluate.hpp"
#include "kure.hpp"

namespace meydan {

template <>
struct Evaluation<Kure> {
    static constexpr bool counts = false;
    static constexpr int slots = kure::cells * kure::cells;
    static constexpr int features = 16;

    static int slot(Kure::Move move) { return move.origin * kure::cells + move.destination; }

    // Near the 200th ply, which draws the set, the same stones are worth something else.
    static std::uint64_t key(const Kure& here) {
        return here.ply() < 160 ? here.key() : stirred(here.key(), static_cast<std::uint64_t>(here.ply()));
    }

    // Captures first.
    struct Hints {
        explicit Hints(const Kure& here)
            : own(here.stones(here.turn())),
              prey(here.stones(here.turn() ^ 1) & ~here.immune()),
              taking(kure::sandwiching(own, prey)) {}

        int promise(Kure::Move move) const {
            return noisy(move) ? 20 * number_of(kure::sandwiched(move.destination, own, prey)) : 0;
        }
        bool noisy(Kure::Move move) const { return taking >> move.destination & 1; }

        std::uint64_t own, prey, taking;
    };

    static constexpr int content[2] = {100, 200};
    static constexpr int hope = 60;
    static constexpr int likely = 5;
    static bool may_pass(const Kure& here) { return here.count_moves() > 4; }

    static void describe(const Kure& here, int* features) {
        const int me = here.turn();
        const std::uint64_t own = here.stones(me), theirs = here.stones(me ^ 1);
        const int lost = 7 - number_of(theirs), own_lost = 7 - number_of(own);
        features[0] = lost - own_lost;
        features[1] = number_of(own & kure::start_rows[me]);
        features[2] = number_of(theirs & kure::start_rows[me ^ 1]);
        const Kure::Freedom mine = here.freedom(me, kure::sandwiching(own, theirs & ~here.immune()));
        const Kure::Freedom others = here.freedom(me ^ 1, kure::sandwiching(theirs, own));
        features[3] = mine.moves;
        features[4] = 1;  // having the move
        features[5] = number_of(own & middle) - number_of(theirs & middle);
        features[6] = number_of(own & kure::start_rows[me ^ 1]) - number_of(theirs & kure::start_rows[me]);
        features[7] = number_of(own & sides) - number_of(theirs & sides);
        features[8] = (lost >= 2) - (own_lost >= 2);
        features[9] = (lost >= 3) - (own_lost >= 3);
        features[10] = others.moves;
        features[11] = mine.to_cells;
        features[12] = others.to_cells;
        features[13] = number_of(own & around(own)) - number_of(theirs & around(theirs));
        features[14] = std::min(features[3], 4);
        features[15] = std::min(features[10], 4);
    }

  private:
    static constexpr std::uint64_t file_a = 0x0000040810204081;
    static constexpr std::uint64_t ranks_3_to_5 = std::uint64_t{0x1FFFFF} << 14;
    static constexpr std::uint64_t middle = (file_a << 2 | file_a << 3 | file_a << 4) & ranks_3_to_5;
    static std::uint64_t around(std::uint64_t set) {
        const std::uint64_t aside = (set & ~(file_a << 6)) << 1 | (set & ~file_a) >> 1;
        const std::uint64_t row = set | aside;
        return aside | ((row << 7 | row >> 7) & ((std::uint64_t{1} << 49) - 1));
    }
    static constexpr std::uint64_t sides = file_a | file_a << 6;
};

static_assert(Noisy<Kure>);

}  // namespace meydan
