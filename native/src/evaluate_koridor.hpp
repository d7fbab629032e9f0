// Koridor: how far both pawns have to go, and the walls left.
#pragma once

#include "evaluate.hpp"
#include "koridor.hpp"

namespace meydan {

template <>
struct Evaluation<Koridor> {
    static constexpr bool counts = false;
    static constexpr int slots = koridor::squares + 128;
    static constexpr int features = 8;

    static int slot(Koridor::Move move) { return move; }

    // Steps towards the goal, and walls across the opponent's way.
    struct Hints {
        explicit Hints(const Koridor& here)
            : across(koridor::shortest_way(here.pawn(here.turn() ^ 1), koridor::goals[here.turn() ^ 1], here.passages())
                         .across),
              ring(way_back(here)) {}

        int promise(Koridor::Move move) const {
            if (move < koridor::squares) return ring >> move & 1 ? 12 : 2;
            const int wall = move - koridor::squares;
            return (wall < 64 ? across.lying >> wall : across.standing >> (wall - 64)) & 1 ? 9 : 0;
        }

        koridor::Walls across;
        Wide ring;  // the squares from which the own goal is nearer than from here
    };

    static void describe(const Koridor& here, int* features) {
        const int me = here.turn();
        const int own = steps_to_goal(here, me), theirs = steps_to_goal(here, me ^ 1);
        const int my_walls = here.walls_left(me), their_walls = here.walls_left(me ^ 1);
        features[0] = theirs - own;
        features[1] = my_walls - their_walls;
        features[2] = 1;  // having the move
        features[3] = std::clamp(theirs - own, -3, 3);
        features[4] = my_walls == 0;
        features[5] = their_walls == 0;
        features[6] = own <= 3;
        features[7] = theirs <= 3;
    }

  private:
    static int steps_to_goal(const Koridor& here, int side) {
        int steps = 0;
        for (Wide reached = wide_bit(here.pawn(side)); !(reached & koridor::goals[side]); ++steps) {
            reached |= here.passages().around(reached);
        }
        return steps;
    }

    static Wide way_back(const Koridor& here) {
        const Wide pawn = wide_bit(here.pawn(here.turn()));
        Wide reached = koridor::goals[here.turn()];
        for (Wide before = 0; reached != before;) {
            before = reached;
            const Wide next = reached | here.passages().around(reached);
            if (next & pawn) break;
            reached = next;
        }
        return reached;
    }
};

static_assert(Estimated<Koridor>);

}  // namespace meydan
