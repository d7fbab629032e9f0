// Mangala: the stores, what lies in each pit, and which pits earn another move or a capture.
#pragma once

#include <algorithm>

#include "evaluate.hpp"
#include "mangala.hpp"

namespace meydan {

template <>
struct Evaluation<Mangala> {
    static constexpr bool counts = true;
    static constexpr int slots = 6;
    static constexpr int features = 20;

    static int margin(const Mangala& here) { return here.stones_in_store(0) - here.stones_in_store(1); }

    static int slot(Mangala::Move pit) { return pit; }

    // Another move first, then what a move takes.
    struct Hints {
        explicit Hints(const Mangala& position) : here(position) {}

        int promise(Mangala::Move pit) const {
            Mangala next = here;
            next.play(pit);
            const int gained = next.stones_in_store(here.turn()) - here.stones_in_store(here.turn());
            return gained + (next.turn() == here.turn() ? 3 : 0);
        }
        bool noisy(Mangala::Move pit) const { return promise(pit) >= 3; }

        const Mangala& here;
    };

    static void describe(const Mangala& here, int* features) {
        const int me = here.turn();
        const std::uint64_t own = here.stones(me);
        const std::uint64_t theirs = here.stones(1 - me);
        features[0] = here.stones_in_store(me) - here.stones_in_store(1 - me);
        features[1] = 1;  // having the move
        for (int pit = 0; pit < 6; ++pit) {
            features[2 + pit] = at(own, pit);
            features[8 + pit] = at(theirs, pit);
        }
        features[14] = earning(own);
        features[15] = earning(theirs);
        features[16] = empty(own);
        features[17] = empty(theirs);
        features[18] = threatened(own, theirs);
        features[19] = threatened(theirs, own);
    }

  private:
    static int at(std::uint64_t side, int place) { return static_cast<int>(side >> (8 * place) & 0xFF); }

    // Pits whose last stone falls into the own store.
    static int earning(std::uint64_t side) {
        int number = at(side, 5) == 1;
        for (int pit = 0; pit < 6; ++pit) number += at(side, pit) == 7 - pit && at(side, pit) > 1;
        return number;
    }

    static int empty(std::uint64_t side) {
        int number = 0;
        for (int pit = 0; pit < 6; ++pit) number += at(side, pit) == 0;
        return number;
    }

    // The most stones that `side` can lose to a last stone that makes its pit even.
    static int threatened(std::uint64_t side, std::uint64_t by) {
        int most = 0;
        for (int pit = 0; pit < 6; ++pit) {
            const int reach = pit + at(by, pit) - 1 - 7;  // the pit of `side` where the last stone falls
            if (reach >= 0 && reach < 6 && at(side, reach) % 2 == 1) most = std::max(most, at(side, reach) + 1);
        }
        return most;
    }
};

static_assert(Noisy<Mangala>);

}  // namespace meydan
