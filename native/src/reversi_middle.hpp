// The middle game of Reversi: alpha-beta to a depth, with fitted estimates at its end, in hundredths of a disc.
//
// A null window that a much shallower search leaves far behind is not searched deeper (ProbCut). How far is far depends
// on the certainty asked for.
#pragma once

#include "hash.hpp"
#include "reversi_moves.hpp"
#include "reversi_table.hpp"
#include "search_limits.hpp"

namespace meydan::reversi {

inline constexpr int certain = 4;
// Standard errors that a shallow search must be away from the window, for each certainty below `certain`.
inline constexpr std::array<double, certain> standard_errors{1.1, 1.5, 2.0, 2.8};

class Middle {
  public:
    static constexpr int infinite = 20000;

    Middle(Memory& memory, Allowance& allowance, const PatternWeights& weights)
        : memory_(memory), allowance_(allowance), weights_(weights) {}

    int certainty = 0;

    int look(const Spot& here, int depth, int alpha, int beta) {
        if (allowance_.tick()) return 0;
        if (depth <= 0) return estimate(weights_, here);
        const std::uint64_t moves = placements(here.own, here.theirs);
        if (!moves) {
            if (!placements(here.theirs, here.own)) return 100 * margin_of(here.own, here.theirs);
            return -look(here.passed(), depth, -beta, -alpha);
        }
        if (depth <= 2) return look_shortly(here, moves, depth, alpha, beta);
        return look_deeply(here, moves, depth, alpha, beta);
    }

    // Whether a shallow search says that the true value is below or above; 0 if it does not say.
    int side_of(const Spot& here, int depth, int alpha, int beta) {
        if (certainty >= certain || depth < 3) return 0;
        const int shallow = 2 * (depth / 4) + (depth & 1);
        const int margin = static_cast<int>(standard_errors[certainty] * scatter(here.empties(), depth, shallow));
        const int now = estimate(weights_, here);
        const int high = beta + margin, low = alpha - margin;
        if (now >= beta && high < largest_estimate && look(here, shallow, high - 1, high) >= high) {
            return allowance_.ended() ? 0 : 1;
        }
        if (now <= alpha && low > -largest_estimate && look(here, shallow, low, low + 1) <= low) {
            return allowance_.ended() ? 0 : -1;
        }
        return 0;
    }

  private:
    // Hundredths of a disc.
    double scatter(int empties, int depth, int shallow) const {
        const auto& [always, by_depth, by_shallow, by_empties] = weights_.scatter;
        return std::max((always + by_depth * depth + by_shallow * shallow + by_empties * empties) / 10.0, 50.0);
    }

    int look_shortly(const Spot& here, std::uint64_t moves, int depth, int alpha, int beta) {
        int best = -infinite;
        const auto tried = [&](std::uint64_t set) {
            for (; set && best < beta; set &= set - 1) {
                const int square = lowest(set);
                const Spot next = here.after(square, turned_by(square, here.own, here.theirs));
                best = std::max(best, -look(next, depth - 1, -beta, -std::max(alpha, best)));
                if (allowance_.ended()) return;
            }
        };
        tried(moves & corners);
        tried(moves & ~corners);
        return best;
    }

    int look_deeply(const Spot& here, std::uint64_t moves, int depth, int alpha, int beta) {
        const std::uint64_t key = key_of(here.own, here.theirs);
        Known known;
        const bool wide = beta - alpha > 1;
        if (memory_.find(key, known) && known.answers(depth, certainty)) {
            if (known.lower >= beta || known.lower == known.upper) return known.lower;
            if (known.upper <= alpha) return known.upper;
        }
        if (!wide) {
            if (const int side = side_of(here, depth, alpha, beta)) return side > 0 ? beta : alpha;
            if (allowance_.ended()) return 0;
        }
        std::array<Candidate<Spot>, 64> candidates;
        const int count = rank(here, moves, known, candidates);
        int best = -infinite;
        int best_square = Known::no_move;
        for (int i = 0; i < count && best < beta; ++i) {
            bring_best(candidates, i, count);
            const int floor = std::max(alpha, best);
            int value = 0;
            if (i == 0) {
                value = -look(candidates[i].next, depth - 1, -beta, -floor);
            } else {
                value = -look(candidates[i].next, depth - 1, -floor - 1, -floor);
                if (value > floor && value < beta) value = -look(candidates[i].next, depth - 1, -beta, -floor);
            }
            if (allowance_.ended()) return 0;
            if (value > best) {
                best = value;
                best_square = candidates[i].square;
            }
        }
        memory_.keep(key, depth, certainty, alpha, beta, best, best_square);
        return best;
    }

    int rank(const Spot& here, std::uint64_t moves, const Known& known,
             std::array<Candidate<Spot>, 64>& candidates) {
        int count = 0;
        for_each(moves, [&](int square) {
            auto& candidate = candidates[count++];
            candidate.square = square;
            candidate.next = here.after(square, turned_by(square, here.own, here.theirs));
            if (square == known.move) {
                candidate.rank = 2 * infinite;
            } else if (square == known.second_move) {
                candidate.rank = 2 * infinite - 1;
            } else {
                candidate.rank = -look(candidate.next, 0, -infinite, infinite);
            }
        });
        return count;
    }

    Memory& memory_;
    Allowance& allowance_;
    const PatternWeights& weights_;
};

}  // namespace meydan::reversi
