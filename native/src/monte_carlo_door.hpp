// The Monte-Carlo search by the name of a game; apart from the other searches, as it is compiled for every game too.
#pragma once

#include <map>

#include "continuation.hpp"
#include "given.hpp"
#include "search_limits.hpp"
#include "search_result.hpp"

namespace meydan {

// With the game's own guide. `continuation`: what an earlier search of the same player left, and where this one leaves
// its tree; or null.
Result monte_carlo(const Given& given, const Limits& limits, Continuation* continuation, const Stop& stop,
                   const Progress& progress);

// Without any knowledge of the game: to measure against.
Result plain_uct(const Given& given, const Limits& limits, const Stop& stop, const Progress& progress);

// What the game's guide proves of each move without playing: open, wins, loses, draws or needless. Empty in games that
// are not studied.
std::map<std::string, std::string> study(const Given& given);

}  // namespace meydan
