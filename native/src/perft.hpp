// Counting move sequences, once for all games.
#pragma once

#include "game.hpp"
#include "watch.hpp"

namespace meydan {

// The number of move sequences of exactly `depth` moves. The last moves are counted, not played.
template <Game G>
std::uint64_t perft(const G& position, int depth, Watch& watch) {
    if (depth == 0) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(position.count_moves());
    watch.tick();
    typename G::Move moves[G::max_moves];
    const int count = position.moves(moves);
    std::uint64_t total = 0;
    for (int i = 0; i < count; ++i) {
        G next = position;
        next.play(moves[i]);
        total += perft(next, depth - 1, watch);
    }
    return total;
}

}  // namespace meydan
