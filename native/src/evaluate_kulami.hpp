// Kulami: what the marbles would count now, and what cannot be taken away any more; weighed apart in three stages.
#pragma once

#include <algorithm>

#include "evaluate.hpp"
#include "kulami.hpp"

namespace meydan {

template <>
struct Evaluation<Kulami> {
    static constexpr bool counts = true;
    static constexpr int slots = 64;
    static constexpr int stages = 3;
    static constexpr int in_a_stage = 7;
    static constexpr int features = stages * in_a_stage;

    static int margin(const Kulami& here) { return here.score(0) - here.score(1); }
    static int slot(Kulami::Move hole) { return hole; }

    // A plate that the marble takes or wins back promises its holes.
    struct Hints {
        explicit Hints(const Kulami& position) : here(position) {}

        int promise(Kulami::Move hole) const {
            const std::uint64_t plate = here.plates().plate_at(hole);
            const int lead = number_of(plate & here.marbles(here.turn())) - number_of(plate & here.marbles(here.turn() ^ 1));
            return lead == 0 || lead == -1 ? number_of(plate) : 0;
        }

        const Kulami& here;
    };

    static void describe(const Kulami& here, int* features) {
        const std::uint64_t own = here.marbles(here.turn());
        const std::uint64_t theirs = here.marbles(here.turn() ^ 1);
        std::fill(features, features + Evaluation::features, 0);
        int* now = features + in_a_stage * std::min(number_of(own | theirs) / 18, stages - 1);
        for (const std::uint64_t plate : here.plates().all()) {
            const int mine = number_of(plate & own), others = number_of(plate & theirs), holes = number_of(plate);
            if (mine > others) now[0] += holes;
            if (others > mine) now[0] -= holes;
            if (2 * mine > holes) now[1] += holes;
            if (2 * others > holes) now[1] -= holes;
        }
        now[2] = Kulami::largest_area(own) - Kulami::largest_area(theirs);
        now[3] = Kulami::in_lines(own) - Kulami::in_lines(theirs);
        now[4] = touching(own) - touching(theirs);
        now[5] = 1;  // having the move
        now[6] = here.count_moves();
    }

  private:
    static int touching(std::uint64_t own) {
        constexpr std::uint64_t not_a = 0xFEFEFEFEFEFEFEFE;
        return number_of(own & own << 8) + number_of(own & (own << 1) & not_a);
    }
};

static_assert(Estimated<Kulami>);

}  // namespace meydan
