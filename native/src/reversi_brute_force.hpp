// Reversi by plain minimax on the rules alone: what the search must agree with.
#pragma once

#include <algorithm>

#include "reversi.hpp"
#include "watch.hpp"

namespace meydan {

// The margin in discs for the side to move.
inline int brute_force(const Reversi& here, Watch& watch) {
    if (here.over()) return number_of(here.own()) - number_of(here.theirs());
    Reversi::Move moves[Reversi::max_moves];
    const int count = here.moves(moves);
    watch.tick();
    int best = -64;
    for (int i = 0; i < count; ++i) {
        Reversi next = here;
        next.play(moves[i]);
        best = std::max(best, -brute_force(next, watch));
    }
    return best;
}

}  // namespace meydan
