// Pentago: what the Monte-Carlo search is told. Whoever can make a five does. Patterns tell good moves from bad ones
// and what a position is worth; now and then a random game does so instead, in which a move that lets the opponent make
// a five at once is drawn again.
#pragma once

#include "evaluate_pentago.hpp"
#include "guide_by_patterns.hpp"
#include "patterns_pentago.hpp"

namespace meydan {

class PentagoPlayout {
  public:
    int finish(Pentago& here, const Pentago::Move*, Random& random, Played<Pentago>&) {
        if (here.over()) return points_of_first(here.winner());
        if (pentago::wins_at_once(here)) return points_of_first(side_as_winner(here.turn()));
        return random.below(100) < estimates_of_100 ? points_by_patterns(here, random) : played_out(here, random);
    }

  private:
    static constexpr std::uint32_t estimates_of_100 = 60;
    static constexpr int most_tries = 4;

    static int played_out(Pentago& here, Random& random) {
        while (!here.over()) {
            const int side = here.turn();
            const Pentago before = here;
            for (int tries = 0; tries < most_tries; ++tries) {
                here = before;
                here.play(before.sample(random));
                if (here.over() ? here.winner() != side_as_winner(side ^ 1) : !pentago::wins_at_once(here)) break;
                if (tries + 1 == most_tries) return points_of_first(side_as_winner(side ^ 1));
            }
        }
        return points_of_first(here.winner());
    }
};

template <>
struct Guide<Pentago> {
    static constexpr Taste taste{.equal_trust = 0, .curiosity = 0.1f, .foresight = 2};
    static constexpr bool moves_meet = true;
    using Games = PentagoPlayout;

    // Whoever is to move and can make a five wins.
    static bool certain(const Pentago& here) { return pentago::wins_at_once(here); }

    static void foresee(const Pentago& here, const Pentago::Move* moves, int count, Foreseen* foreseen) {
        foresee_by_patterns(here, moves, count, certainty, foreseen);
    }

  private:
    static constexpr float certainty = 3;
};

}  // namespace meydan
