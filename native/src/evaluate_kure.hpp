// Küre: estimated by patterns.
#pragma once

#include "evaluate.hpp"
#include "patterns_kure.hpp"

namespace meydan {

template <>
struct Evaluation<Kure> {
    static constexpr bool counts = false;
    static constexpr int slots = kure::cells * kure::cells;

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

    static int estimate(const Kure& here) {
        return static_cast<int>(1000 * PatternWeights<Kure>::shipped().sum(here));
    }
};

static_assert(Noisy<Kure>);

}  // namespace meydan
