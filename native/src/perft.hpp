// Counting and sampling games, once for all games.
#pragma once

#include <algorithm>

#include "game.hpp"
#include "random.hpp"

namespace meydan {

template <Game G>
std::uint64_t perft(const G& position, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(position.count_moves());
    typename G::Move moves[G::max_moves];
    const int count = position.moves(moves);
    std::uint64_t total = 0;
    for (int i = 0; i < count; ++i) {
        G next = position;
        next.play(moves[i]);
        total += perft(next, depth - 1);
    }
    return total;
}

struct Playouts {
    std::uint64_t games = 0;
    std::uint64_t steps = 0;
    std::uint64_t won_by_first = 0;
    std::uint64_t won_by_second = 0;
};

// Uniformly random games from one position.
template <Game G>
Playouts playouts(const G& start, std::uint64_t games, std::uint64_t seed) {
    Random random(seed);
    Playouts done;
    typename G::Move moves[G::max_moves];
    for (std::uint64_t game = 0; game < games; ++game) {
        G position = start;
        while (!position.over()) {
            const int count = position.moves(moves);
            position.play(moves[random.below(static_cast<std::uint32_t>(count))]);
            ++done.steps;
        }
        done.won_by_first += position.winner() == Winner::first;
        done.won_by_second += position.winner() == Winner::second;
    }
    done.games = games;
    return done;
}

}  // namespace meydan
