// Self-play for fitting the weights: games between equal short searches from random openings, and what their positions'
// features have to do with their results, as the sums that least squares need.
#pragma once

#include <cmath>
#include <vector>

#include "search_alpha_beta.hpp"

namespace meydan {

struct Sums {
    std::vector<double> products;  // features × features, row by row
    std::vector<double> results;   // features × result
    double squares = 0;            // result × result
    std::uint64_t positions = 0;
};

struct SelfPlay {
    std::uint64_t games;
    std::uint64_t nodes;  // for each move
    int opening;          // random plies at the beginning
    int random_of_100;    // how often a later move is random too
    int longest;          // plies
    std::uint64_t seed;
};

// Hundredths of the margin or thousandths of a win, for the side whose turn it would be.
template <Described G>
double result_of(const G& end) {
    if (!end.over()) return 0;
    const int score = final_score(end, 0);
    if (score == 0) return 0;
    if constexpr (Evaluation<G>::counts) {
        return score > 0 ? score - won : score + won;
    } else {
        return score > 0 ? 1000 : -1000;
    }
}

template <Described G>
Sums self_play(const G& start, const SelfPlay& wish, const std::function<void()>& look_up) {
    constexpr int n = Evaluation<G>::features;
    Sums sums{std::vector<double>(n * n), std::vector<double>(n), 0, 0};
    Random random(wish.seed);
    Limits limits;
    limits.nodes = wish.nodes;
    limits.megabytes = 1;
    for (std::uint64_t game = 0; game < wish.games; ++game) {
        look_up();
        G here = start;
        std::vector<G> seen;
        for (int ply = 0; !here.over() && ply < wish.longest; ++ply) {
            typename G::Move moves[G::max_moves];
            const int count = here.moves(moves);
            if (ply < wish.opening || static_cast<int>(random.below(100)) < wish.random_of_100) {
                here.play(moves[random.below(static_cast<std::uint32_t>(count))]);
                continue;
            }
            seen.push_back(here);
            Table table(limits.megabytes);
            Stop stop;
            Allowance allowance(limits, stop, {});
            const Result found = std::make_unique<AlphaBeta<G>>(table, allowance)->run(here, limits, 1, {});
            here.play(G::read(found.lines.front().moves.front()));
        }
        for (const G& position : seen) {
            int features[n];
            Evaluation<G>::describe(position, features);
            const double result = position.turn() == here.turn() ? result_of(here) : -result_of(here);
            for (int i = 0; i < n; ++i) {
                if (!features[i]) continue;
                for (int j = 0; j < n; ++j) sums.products[i * n + j] += static_cast<double>(features[i]) * features[j];
                sums.results[i] += features[i] * result;
            }
            sums.squares += result * result;
            ++sums.positions;
        }
    }
    return sums;
}

}  // namespace meydan
