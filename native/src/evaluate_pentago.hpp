// Pentago: the fives still open to either side, by the marbles in them, and the middles that no turn moves.
#pragma once

#include <algorithm>

#include "evaluate.hpp"
#include "pentago.hpp"

namespace meydan {

template <>
struct Evaluation<Pentago> {
    static constexpr bool counts = false;
    static constexpr int slots = 256;
    static constexpr int features = 10;

    static int slot(Pentago::Move move) { return move; }

    // Nothing but what the search itself has learned tells moves apart.
    struct Hints {
        explicit Hints(const Pentago&) {}
        int promise(Pentago::Move) const { return 0; }
    };

    static void describe(const Pentago& here, int* features) {
        const std::uint64_t own = here.marbles(here.turn());
        const std::uint64_t theirs = here.marbles(here.turn() ^ 1);
        std::fill(features, features + Evaluation::features, 0);
        for (const std::uint64_t line : pentago::fives) {
            const int mine = number_of(line & own);
            const int others = number_of(line & theirs);
            if (mine && !others) ++features[mine - 1];
            if (others && !mine) ++features[3 + others];
        }
        features[8] = number_of(own & middles) - number_of(theirs & middles);
        features[9] = 1;  // having the move
    }

  private:
    static constexpr std::uint64_t middles = 0x0010001000100010;
};

static_assert(Estimated<Pentago>);

}  // namespace meydan
