// What a search says: the best lines with their scores, seen from the side to move.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace meydan {

// A score is in hundredths of what the game counts (stones, discs, points), or, where a game only knows winning and
// losing, in thousandths of a win. A finished game scores beyond every estimate: see `final_score`.
constexpr int won = 1'000'000;
constexpr int surely_won = won - 10'000;

struct Line {
    std::vector<std::string> moves;
    int score = 0;
    bool exact = false;        // follows from finished games only, not from an estimate
    std::uint64_t visits = 0;  // random games that began with it, where there are any
};

struct Result {
    std::vector<Line> lines;  // best first
    int depth = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
};

using Progress = std::function<void(const Result&)>;

}  // namespace meydan
