// Uniformly random games, once for all games.
#pragma once

#include "game.hpp"
#include "random.hpp"
#include "watch.hpp"

namespace meydan {

struct Playouts {
    std::uint64_t games = 0;
    std::uint64_t steps = 0;
    std::uint64_t won_by_first = 0;
    std::uint64_t won_by_second = 0;
};

template <Game G>
typename G::Move random_move(const G& position, Random& random) {
    if constexpr (Sampling<G>) {
        return position.sample(random);
    } else {
        typename G::Move moves[G::max_moves];
        const int count = position.moves(moves);
        return moves[random.below(static_cast<std::uint32_t>(count))];
    }
}

// Plays `games` games to their end, or as many as are over when the watch says that time is up.
template <Game G>
Playouts playouts(const G& start, std::uint64_t games, std::uint64_t seed, Watch& watch) {
    Random random(seed);
    Playouts done;
    bool time_is_up = false;
    while (done.games < games && !time_is_up) {
        G position = start;
        while (!position.over()) {
            position.play(random_move(position, random));
            ++done.steps;
            time_is_up |= watch.tick();
        }
        ++done.games;
        done.won_by_first += position.winner() == Winner::first;
        done.won_by_second += position.winner() == Winner::second;
    }
    return done;
}

}  // namespace meydan
