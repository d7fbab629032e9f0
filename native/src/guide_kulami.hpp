// Kulami: what the Monte-Carlo search is told. On the tournament's board patterns tell good moves from bad ones, half of
// the time what a new position is worth, and a part of what it is worth after the best answers. On others random games
// must do: where a marble does good it does so in most games, whenever it is placed, so all moves of a random game are
// trusted for long. Ends are searched out.
#pragma once

#include "evaluate_kulami.hpp"
#include "guide_by_patterns.hpp"
#include "kulami_end.hpp"
#include "patterns_kulami.hpp"

namespace meydan {

class KulamiGames {
  public:
    int finish(Kulami& here, const Kulami::Move* last, Random& random, Played<Kulami>& played) {
        const bool estimated = !here.over() && Patterns<Kulami>::know(here) && random.below(100) < estimates_of_100;
        return estimated ? points_by_patterns(here, random) : random_games_.finish(here, last, random, played);
    }

  private:
    static constexpr std::uint32_t estimates_of_100 = 50;

    RandomGames<Kulami> random_games_;
};

template <>
struct Guide<Kulami> {
    using Games = KulamiGames;

    static Taste taste_for(const Kulami& root) {
        constexpr Taste by_patterns{.visits_to_study = 1,
                                    .equal_trust = 300,
                                    .foresight = 0.5f,
                                    .reckoning = 0.4f,
                                    .games_when_lost = 50'000};
        constexpr Taste by_random_games{.visits_to_study = 1, .equal_trust = 3000, .games_when_lost = 50'000};
        return Patterns<Kulami>::know(root) ? by_patterns : by_random_games;
    }

    static void foresee(const Kulami& here, const Kulami::Move* moves, int count, Foreseen* foreseen) {
        foresee_by_patterns(here, moves, count, certainty, foreseen);
    }

    // The end of a position is searched out once games that take as long have visited it; if that is not enough, again
    // after many more.
    static std::uint64_t visits_to_study(const Kulami& here) { return 1 + nodes_to_solve(here) / nodes_a_visit; }

    class Study {
      public:
        void judge(const Kulami& here, const Kulami::Move* moves, int count, Verdict* verdicts, std::uint64_t visits,
                   const std::function<bool()>& may_go_on) {
            if (visits < visits_to_study(here) / 2) return;
            const std::uint64_t nodes = effort * visits * nodes_a_visit;
            const std::uint64_t nodes_a_move = nodes / static_cast<std::uint64_t>(count);
            const auto answer = end_.solve(here, nodes, may_go_on);
            if (!answer) return;
            for (int n = 0; n < count; ++n) {
                if (answer->sign > 0 && moves[n] == answer->best) verdicts[n] = Verdict::wins;
                if (answer->sign == 0) verdicts[n] = of_drawn(here, moves[n], nodes_a_move, may_go_on);
                if (answer->sign < 0) verdicts[n] = Verdict::loses;
            }
            if (answer->sign == 0) verdicts[std::find(moves, moves + count, answer->best) - moves] = Verdict::draws;
        }

      private:
        static constexpr std::uint64_t effort = 2;

        // A move in a position that is drawn: no better than that, in any case.
        Verdict of_drawn(Kulami here, Kulami::Move move, std::uint64_t nodes, const std::function<bool()>& may_go_on) {
            here.play(move);
            if (here.over()) return here.winner() == Winner::nobody ? Verdict::draws : Verdict::loses;
            const auto answer = end_.solve(here, nodes, may_go_on);
            return !answer ? Verdict::needless : answer->sign ? Verdict::loses : Verdict::draws;
        }

        KulamiEnd end_{megabytes};
    };

  private:
    static constexpr float certainty = 5;
    static constexpr int megabytes = 8;
    static constexpr std::uint64_t nodes_a_visit = 5;

    // About, as seen in games of a middling strength: 30,000 for 16 marbles left, and twice as many for each one more.
    static std::uint64_t nodes_to_solve(const Kulami& here) {
        const int left = 2 * Kulami::marbles_each - number_of(here.marbles(0) | here.marbles(1));
        constexpr std::uint64_t with_16_left = 30'000;
        return left < 16 ? with_16_left >> (16 - left) : with_16_left << (left - 16);
    }
};

}  // namespace meydan
