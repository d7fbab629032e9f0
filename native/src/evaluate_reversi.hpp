// Reversi has an alpha-beta of its own, in reversi_*.hpp, which knows its patterns and searches its end out.
#pragma once

#include "evaluate.hpp"
#include "reversi.hpp"
#include "search_limits.hpp"
#include "search_result.hpp"

namespace meydan {

template <>
struct Evaluation<Reversi> {
    static constexpr bool counts = true;
    static constexpr int slots = 65;
    static int slot(Reversi::Move move) { return move; }

    static int margin(const Reversi& here) {
        const int own = number_of(here.own()) - number_of(here.theirs());
        return here.turn() ? -own : own;
    }

    static Result search(const Reversi& root, const Limits& limits, const Stop& stop, const Progress& progress,
                         const std::function<void()>& look_up);
};

static_assert(SearchedItsOwnWay<Reversi>);

}  // namespace meydan
