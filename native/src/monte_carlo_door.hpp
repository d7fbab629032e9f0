// The Monte-Carlo search by the name of a game; apart from the other searches, as it is compiled for every game too.
#pragma once

#include <map>

#include "given.hpp"
#include "search_limits.hpp"
#include "search_result.hpp"

namespace meydan {

// `knowing`: with the game's own guide; otherwise plain UCT.
Result monte_carlo(const Given& given, bool knowing, const Limits& limits, const Stop& stop, const Progress& progress);

// What the game's guide proves of each move without playing: open, wins, loses, draws or needless. Empty in games that
// are not studied.
std::map<std::string, std::string> study(const Given& given);

}  // namespace meydan
