// Kulami: what the Monte-Carlo search is told. Where a marble does good it does so in most games, whenever it is
// placed, so all moves of a random game are trusted for long.
#pragma once

#include "evaluate_kulami.hpp"
#include "monte_carlo_guide.hpp"

namespace meydan {

template <>
struct Guide<Kulami> {
    static constexpr Taste taste{.equal_trust = 3000};
    using Games = RandomGames<Kulami>;
};

}  // namespace meydan
