// Abalone: estimated by patterns.
#pragma once

#include <array>

#include "evaluate.hpp"
#include "patterns_abalone.hpp"

namespace meydan {

template <>
struct Evaluation<Abalone> {
    static constexpr bool counts = false;
    static constexpr int slots = 128 * 30;

    static int slot(Abalone::Move move) { return move.cell * 30 + move.direction * 5 + move.kind; }

    // Pushing off, then pushing.
    struct Hints {
        explicit Hints(const Abalone& here) : pushes(here.pushes()), off(here.pushes_off()) {}

        int promise(Abalone::Move move) const {
            if (move.kind != 0 || !(pushes[move.direction] >> move.cell & 1)) return 0;
            return noisy(move) ? 40 : 8;
        }
        bool noisy(Abalone::Move move) const { return move.kind == 0 && (off[move.direction] >> move.cell & 1); }

        std::array<Wide, 6> pushes, off;
    };

    // Most positions have none.
    static int noisy_moves(const Abalone& here, Abalone::Move* out) {
        int count = 0;
        const std::array<Wide, 6> off = here.pushes_off();
        for (std::uint8_t direction = 0; direction < 6; ++direction) {
            for_each(off[direction], [&](int cell) { out[count++] = {static_cast<std::uint8_t>(cell), direction, 0}; });
        }
        return count;
    }

    static constexpr int content[2] = {150, 300};
    static constexpr int hope = 100;
    static constexpr int likely = 5;
    static bool may_pass(const Abalone&) { return true; }

    static int estimate(const Abalone& here) {
        return static_cast<int>(1000 * PatternWeights<Abalone>::shipped().sum(here));
    }
};

static_assert(Noisy<Abalone>);

}  // namespace meydan
