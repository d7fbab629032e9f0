// Koridor: estimated by a network, and the race once the walls are used up.
#pragma once

#include "evaluate.hpp"
#include "koridor.hpp"
#include "koridor_net.hpp"
#include "koridor_race.hpp"
#include "weights_files.hpp"

namespace meydan {

template <>
struct Evaluation<Koridor> {
    static constexpr bool counts = false;
    static constexpr int slots = koridor::squares + 128;

    static int slot(Koridor::Move move) { return move; }

    // Steps towards the goal, and walls that make the opponent's way longer.
    struct Hints {
        explicit Hints(const Koridor& here) : nearer(squares_nearer(here)) {
            if (here.walls_left(here.turn())) look_at_walls(here);
        }

        int promise(Koridor::Move move) const {
            if (move < koridor::squares) return nearer >> move & 1 ? 12 : 0;
            const int wall = move - koridor::squares;
            if (gains[wall] > 0) return 4 + 5 * gains[wall];
            const auto in = [&](const koridor::Walls& set) {
                return ((wall < 64 ? set.lying >> wall : set.standing >> (wall - 64)) & 1) != 0;
            };
            if (in(near) && !gains[wall]) return in(own_across) ? -5 : 0;
            return -9;
        }

        // Only a wall across a shortest way of the opponent can make that way longer.
        void look_at_walls(const Koridor& here) {
            using namespace koridor;
            const int me = here.turn(), pawn = here.pawn(me), their_pawn = here.pawn(me ^ 1);
            const Passages& open = here.passages();
            own_across = shortest_way(pawn, goals[me], open).across;
            near = here.walls().touching() | around_square[pawn] | around_square[their_pawn];
            const int own = steps(open, pawn, goals[me]), theirs = steps(open, their_pawn, goals[me ^ 1]);
            Walls left = shortest_way(their_pawn, goals[me ^ 1], open).across.without(here.walls().conflicting());
            while (left) {
                const Walls wall = left.first();
                left = left.without(wall);
                Passages narrower = open;
                narrower.put(wall);
                int gain = steps(narrower, their_pawn, goals[me ^ 1]) - theirs;
                if (gain > 0 && wall & own_across) gain -= steps(narrower, pawn, goals[me]) - own;
                const int number = wall.lying ? lowest(wall.lying) : 64 + lowest(wall.standing);
                gains[number] = static_cast<std::int8_t>(std::clamp(gain, -9, 9));
            }
        }

        koridor::Walls own_across, near;
        std::int8_t gains[128]{};  // what a wall costs the opponent more than the mover
        Wide nearer;               // the squares from which the own goal is nearer than from here
    };

    // The race, once nobody has walls left; or once one side has none and the other wins the race without putting any.
    // Solving it takes a while: not at the very end of a search.
    struct Decider {
        int plies_to_win(const Koridor& here, int depth) {
            const int me = here.turn();
            const int own_walls = here.walls_left(me), their_walls = here.walls_left(me ^ 1);
            if ((own_walls && their_walls) || depth < 2) return 0;
            if (own_walls || their_walls) {  // ask only if the one with walls seems to win the race without them
                if (depth < 4) return 0;     // every wall makes another race
                const int own = koridor::steps(here.passages(), here.pawn(me), koridor::goals[me]);
                const int theirs = koridor::steps(here.passages(), here.pawn(me ^ 1), koridor::goals[me ^ 1]);
                if (own_walls ? own > theirs : theirs >= own) return 0;
            }
            const int plies = races.of(here.passages()).plies_to_win(me, here.pawn(me), here.pawn(me ^ 1));
            if (plies > 0 && their_walls) return 0;
            if (plies < 0 && own_walls) return 0;
            return plies;
        }
        koridor::Races races;
    };

    static constexpr int content[2] = {0, 200};
    static constexpr int hope = 0;
    static constexpr int likely = 5;
    static bool may_pass(const Koridor& here) { return here.walls_left(here.turn()) > 0; }

    // The network in use; learning puts others in its place.
    static koridor::Net& net() {
        static koridor::Net in_use = koridor::Net::unpacked(koridor_weights_file());
        return in_use;
    }

    // Nearly the expected result, but with more of the sum itself: so the better of two won positions stays the better
    // one.
    static int estimate(const Koridor& here) {
        const float sum = net().sum(here);
        return static_cast<int>(std::lround(800 * std::tanh(sum) + 100 * sum));
    }

  private:
    static Wide squares_nearer(const Koridor& here) {
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
