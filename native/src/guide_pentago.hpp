// Pentago: what the Monte-Carlo search is told. Whoever can make a five does; a random move that lets the opponent make
// one at once is drawn again.
#pragma once

#include <cmath>

#include "evaluate_pentago.hpp"
#include "monte_carlo_guide.hpp"
#include "pentago_lines.hpp"

namespace meydan {

class PentagoPlayout {
  public:
    int finish(Pentago& here, const Pentago::Move*, Random& random, Played<Pentago>& played) {
        if (!here.over() && pentago::wins_at_once(here)) return points_of_first(side_as_winner(here.turn()));
        while (!here.over()) {
            const int side = here.turn();
            const Pentago before = here;
            Pentago::Move move{};
            for (int tries = 0; tries < most_tries; ++tries) {
                move = before.sample(random);
                here = before;
                here.play(move);
                if (here.over() ? here.winner() != side_as_winner(side ^ 1) : !pentago::wins_at_once(here)) break;
                if (tries + 1 == most_tries) return points_of_first(side_as_winner(side ^ 1));
            }
            played[side].add(Evaluation<Pentago>::slot(move));
        }
        return points_of_first(here.winner());
    }

  private:
    static constexpr int most_tries = 4;
};

template <>
struct Guide<Pentago> {
    static constexpr Taste taste{.visits_to_grow = 4, .equal_trust = 800, .curiosity = 0.15f, .foresight = 0.3f};
    static constexpr bool moves_meet = true;
    using Games = PentagoPlayout;

    // Whoever is to move and can make a five wins.
    static bool certain(const Pentago& here) { return pentago::wins_at_once(here); }

    static void foresee(const Pentago& here, const Pentago::Move* moves, int count, float* shares) {
        float sum = 0;
        for (int n = 0; n < count; ++n) {
            Pentago next = here;
            next.play(moves[n]);
            shares[n] = std::exp(-static_cast<float>(estimate(next)) / warmth);
            sum += shares[n];
        }
        for (int n = 0; n < count; ++n) shares[n] /= sum;
    }

  private:
    static constexpr float warmth = 200;
};

}  // namespace meydan
