// What the searches ask of a game beyond its rules: a key, an estimate, and hints for the order of moves.
//
// Estimates are a sum of a few weighed features or of many patterns, or a small network's, seen from the side to move.
// The weights are not guessed: scripts/fit_weights.py finds those of features by self-play and writes weights.hpp,
// scripts/fit_patterns those of patterns, scripts/fit_koridor those of Koridor's network.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>

#include "game.hpp"
#include "search_limits.hpp"
#include "search_result.hpp"
#include "weights.hpp"

namespace meydan {

template <class G>
struct Evaluation;  // one specialisation a game, in evaluate_<game>.hpp

// What every search needs.
template <class G>
concept Searchable = Game<G> && requires(typename G::Move move) {
    { Evaluation<G>::counts } -> std::convertible_to<bool>;  // the result has a margin; otherwise won, drawn, lost
    { Evaluation<G>::slots } -> std::convertible_to<int>;
    { Evaluation<G>::slot(move) } -> std::convertible_to<int>;  // the move's own number below `slots`
};

template <class G>
concept Described = Searchable<G> && requires(const G here, int* features) {
    { Evaluation<G>::features } -> std::convertible_to<int>;
    { Evaluation<G>::describe(here, features) };
};

// What alpha-beta needs besides. `Hints` are made once for a position; likelier moves promise more.
template <class G>
concept Estimated = Searchable<G> && (Described<G> || requires(const G here) {
    { Evaluation<G>::estimate(here) } -> std::same_as<int>;
}) && requires(typename G::Move move, const typename Evaluation<G>::Hints hints) {
    { hints.promise(move) } -> std::convertible_to<int>;
};

// A game with an alpha-beta of its own.
template <class G>
concept SearchedItsOwnWay = Searchable<G> && requires(const G here, const Limits& limits, const Stop& stop,
                                                      const Progress& progress, const std::function<void()>& look_up) {
    { Evaluation<G>::search(here, limits, stop, progress, look_up) } -> std::same_as<Result>;
};

// A game where a quiet position must be reached before it is estimated says which moves are not quiet.
template <class G>
concept Noisy = Estimated<G> && requires(typename G::Move move, const typename Evaluation<G>::Hints hints) {
    { hints.noisy(move) } -> std::same_as<bool>;
};

// A game that knows how many plies are left at most, not counting forced ones.
template <class G>
concept Ending = Estimated<G> && requires(const G here) {
    { Evaluation<G>::plies_left(here) } -> std::same_as<int>;
    { Evaluation<G>::near_the_end } -> std::convertible_to<int>;
};

// A game that can tell the result of some positions without a search. The depth is what a search would spend on it.
template <class G>
concept Deciding = Estimated<G> && requires(typename Evaluation<G>::Decider decider, const G here, int depth) {
    { decider.plies_to_win(here, depth) } -> std::same_as<int>;  // negative: to lose; 0: not known
};

struct NoDecider {};
template <class G>
struct DeciderOf {
    using type = NoDecider;
};
template <Deciding G>
struct DeciderOf<G> {
    using type = typename Evaluation<G>::Decider;
};

// A game in which having the move is hardly ever bad. A search may let a side pass to see how good its position is, and
// near the horizon it trusts the estimate: `content` is the lead that is enough one and two plies before it, `hope` what
// a quiet move may add at best, `likely` the promise from which a move is not quiet.
template <class G>
concept Passing = Estimated<G> && requires(G here) {
    { here.pass() };
    { Evaluation<G>::may_pass(here) } -> std::same_as<bool>;
    { Evaluation<G>::content[1] } -> std::convertible_to<int>;
    { Evaluation<G>::hope } -> std::convertible_to<int>;
    { Evaluation<G>::likely } -> std::convertible_to<int>;
};

// The key of a position for the table of a search: the game's own, unless more than the rules' idea of equal positions
// decides how play goes on.
template <Searchable G>
std::uint64_t key_in_search(const G& here) {
    if constexpr (requires { Evaluation<G>::key(here); }) {
        return Evaluation<G>::key(here);
    } else {
        return here.key();
    }
}

constexpr int weight_scale = 16;

// Hundredths of a margin, or thousandths of a win.
template <Estimated G>
int estimate(const G& here) {
    if constexpr (Described<G>) {
        int features[Evaluation<G>::features];
        Evaluation<G>::describe(here, features);
        static_assert(sizeof(Weights<G>::values) / sizeof(int) == Evaluation<G>::features);
        int sum = 0;
        for (int i = 0; i < Evaluation<G>::features; ++i) sum += Weights<G>::values[i] * features[i];
        return sum / weight_scale;
    } else {
        return Evaluation<G>::estimate(here);
    }
}

// The result of a finished game for the side whose turn it would be: a larger margin is better, or an earlier end.
template <Searchable G>
int final_score(const G& here, int ply) {
    const Winner winner = here.winner();
    if (winner == Winner::nobody) return 0;
    const int sign = static_cast<int>(winner) == here.turn() ? 1 : -1;
    if constexpr (Evaluation<G>::counts) {
        const int margin = Evaluation<G>::margin(here);  // of first over second
        return sign * won + (here.turn() == 0 ? 100 : -100) * margin;
    } else {
        return sign * (won - ply);
    }
}

}  // namespace meydan
