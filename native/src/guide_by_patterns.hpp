// What patterns tell the Monte-Carlo search, in the games that have them.
#pragma once

#include <algorithm>
#include <cmath>

#include "monte_carlo_guide.hpp"
#include "patterns.hpp"

namespace meydan {

// `certainty` is how much more of the attention a move gets whose estimate is higher.
template <Patterned G>
void foresee_by_patterns(const G& here, const typename G::Move* moves, int count, float certainty, Foreseen* foreseen) {
    const auto& weights = PatternWeights<G>::shipped();
    float estimates[G::max_moves];
    for (int n = 0; n < count; ++n) {
        G next = here;
        next.play(moves[n]);
        estimates[n] = next.over() ? 0 : -weights.sum(next);  // ends are proven anyway
        foreseen[n].hope = (1 + std::tanh(estimates[n])) / 2;
    }
    const float most = *std::max_element(estimates, estimates + count);
    float sum = 0;
    for (int n = 0; n < count; ++n) sum += foreseen[n].share = std::exp(certainty * (estimates[n] - most));
    for (int n = 0; n < count; ++n) foreseen[n].share /= sum;
}

// The estimate as points of the first side, rounded up as often as the rest is large: nothing is lost on average.
template <Patterned G>
int points_by_patterns(const G& here, Random& random) {
    const float value = std::tanh(PatternWeights<G>::shipped().sum(here));
    const float points = (here.turn() == 0 ? 1 + value : 1 - value) * (whole_win / 2.0f);
    const auto whole = static_cast<std::uint32_t>(points);
    constexpr std::uint32_t fine = 1 << 16;
    const float rest = points - static_cast<float>(whole);
    return static_cast<int>(whole + (static_cast<float>(random.below(fine)) < rest * fine));
}

}  // namespace meydan
