// Küre: stones, where they stand, and how free the mover is.
#pragma once

#include "evaluate.hpp"
#include "kure.hpp"

namespace meydan {

template <>
struct Evaluation<Kure> {
    static constexpr bool counts = false;
    static constexpr int slots = kure::cells * kure::cells;
    static constexpr int features = 8;

    static int slot(Kure::Move move) { return move.origin * kure::cells + move.destination; }

    // Near the 200th ply, which draws the set, the same stones are worth something else.
    static std::uint64_t key(const Kure& here) {
        return here.ply() < 160 ? here.key() : stirred(here.key(), static_cast<std::uint64_t>(here.ply()));
    }

    // Captures first.
    struct Hints {
        explicit Hints(const Kure& position) : here(position) {}

        int promise(Kure::Move move) const {
            const std::uint64_t own = here.stones(here.turn()) ^ bit(move.origin) ^ bit(move.destination);
            return 20 * number_of(kure::sandwiched(move.destination, own, here.stones(here.turn() ^ 1)) & ~here.immune());
        }
        bool noisy(Kure::Move move) const { return promise(move) > 0; }

        const Kure& here;
    };

    static void describe(const Kure& here, int* features) {
        const int me = here.turn();
        const std::uint64_t own = here.stones(me), theirs = here.stones(me ^ 1);
        features[0] = number_of(own) - number_of(theirs);
        features[1] = number_of(own & kure::start_rows[me]);
        features[2] = number_of(theirs & kure::start_rows[me ^ 1]);
        features[3] = here.count_moves();
        features[4] = 1;  // having the move
        features[5] = number_of(own & middle) - number_of(theirs & middle);
        features[6] = number_of(own & kure::start_rows[me ^ 1]) - number_of(theirs & kure::start_rows[me]);
        features[7] = number_of(own & sides) - number_of(theirs & sides);
    }

  private:
    static constexpr std::uint64_t file_a = 0x0000040810204081;
    static constexpr std::uint64_t ranks_3_to_5 = std::uint64_t{0x1FFFFF} << 14;
    static constexpr std::uint64_t middle = (file_a << 2 | file_a << 3 | file_a << 4) & ranks_3_to_5;
    static constexpr std::uint64_t sides = file_a | file_a << 6;
};

static_assert(Noisy<Kure>);

}  // namespace meydan
