// The end of Reversi, searched out: margins in discs, for the side to move. `alpha` asks whether the margin is greater.
//
// With many empty squares the moves are ordered by searches of the middle game, with fewer by how free they leave the
// opponent, with very few by the quarters of the board where the last move can be had.
#pragma once

#include "reversi_middle.hpp"
#include "reversi_stable.hpp"

namespace meydan::reversi {

class End {
  public:
    static constexpr int infinite = 100;

    End(Memory& memory, Allowance& allowance, const PatternWeights& weights)
        : middle_(memory, allowance, weights), memory_(memory), allowance_(allowance) {}

    int certainty = certain;

    // The margin, if it lies between alpha and beta; otherwise a bound.
    int look(const Spot& here, int alpha, int beta) {
        const int empties = here.empties();
        if (beta - alpha == 1) return compare(here, empties, alpha);
        if (allowance_.tick()) return 0;
        const std::uint64_t moves = placements(here.own, here.theirs);
        if (!moves) {
            if (!placements(here.theirs, here.own)) return margin_of(here.own, here.theirs);
            return -look(here.passed(), -beta, -alpha);
        }
        const std::uint64_t key = key_of(here.own, here.theirs);
        Known known;
        if (memory_.find(key, known) && known.answers(empties, certainty)) {
            if (known.lower >= beta || known.lower == known.upper) return known.lower;
            if (known.upper <= alpha) return known.upper;
        }
        std::array<Candidate<Spot>, 64> candidates;
        const int count = list(here, moves, candidates);
        rank(candidates, count, here.own | here.theirs, empties, known);
        int best = -infinite;
        int best_square = Known::no_move;
        for (int i = 0; i < count && best < beta; ++i) {
            bring_best(candidates, i, count);
            const int floor = std::max(alpha, best);
            int value = -look(candidates[i].next, i ? -floor - 1 : -beta, -floor);
            if (i && value > floor && value < beta && !allowance_.ended()) {
                value = -look(candidates[i].next, -beta, -floor);
            }
            if (allowance_.ended()) return 0;
            if (value > best) {
                best = value;
                best_square = candidates[i].square;
            }
        }
        memory_.keep(key, empties, certainty, alpha, beta, best, best_square);
        return best;
    }

  private:
    static constexpr int few = 7;            // from here down no table is asked
    static constexpr int by_estimates = 12;  // from here up moves are ordered by estimates, and the table is asked ahead
    static constexpr int far_behind = 800;   // hundredths of a disc

    struct Plain {
        std::uint64_t own, theirs;
    };

    int compare(const Spot& here, int empties, int alpha) {
        if (empties < by_estimates) return compare_plain({here.own, here.theirs}, empties, alpha);
        if (allowance_.tick()) return 0;
        const std::uint64_t key = key_of(here.own, here.theirs);
        memory_.fetch(key);
        if (const int bound = stable_bound(here.own, here.theirs, empties, alpha); bound <= alpha) return bound;
        const std::uint64_t moves = placements(here.own, here.theirs);
        Known known;
        if (memory_.find(key, known) && known.answers(empties, certainty)) {
            if (known.lower > alpha) return known.lower;
            if (known.upper <= alpha) return known.upper;
        }
        if (!moves) {
            if (!placements(here.theirs, here.own)) return margin_of(here.own, here.theirs);
            return -compare(here.passed(), empties, -alpha - 1);
        }
        if (certainty < certain) {
            middle_.certainty = certainty;
            if (const int side = middle_.side_of(here, empties, 100 * alpha, 100 * alpha + 100)) {
                return side > 0 ? alpha + 1 : alpha;
            }
            if (allowance_.ended()) return 0;
        }
        std::array<Candidate<Spot>, 64> candidates;
        const int count = list(here, moves, candidates);
        if (const int bound = known_after(candidates, count, empties, alpha); bound > alpha) return bound;
        rank(candidates, count, here.own | here.theirs, empties, known);
        if (allowance_.ended()) return 0;
        int best = -infinite;
        int best_square = Known::no_move;
        for (int i = 0; i < count && best <= alpha; ++i) {
            bring_best(candidates, i, count);
            const int value = -compare(candidates[i].next, empties - 1, -alpha - 1);
            if (allowance_.ended()) return 0;
            if (value > best) {
                best = value;
                best_square = candidates[i].square;
            }
        }
        memory_.keep(key, empties, certainty, alpha, alpha + 1, best, best_square);
        return best;
    }

    int compare_plain(const Plain& here, int empties, int alpha) {
        if (empties <= few) return compare_few(here.own, here.theirs, empties, alpha);
        if (allowance_.tick()) return 0;
        const std::uint64_t key = key_of(here.own, here.theirs);
        memory_.fetch(key);
        if (const int bound = stable_bound(here.own, here.theirs, empties, alpha); bound <= alpha) return bound;
        const std::uint64_t moves = placements(here.own, here.theirs);
        Known known;
        if (memory_.find(key, known) && known.answers(empties, certainty)) {
            if (known.lower > alpha) return known.lower;
            if (known.upper <= alpha) return known.upper;
        }
        if (!moves) {
            if (!placements(here.theirs, here.own)) return margin_of(here.own, here.theirs);
            return -compare_plain({here.theirs, here.own}, empties, -alpha - 1);
        }
        std::array<Candidate<Plain>, 64> candidates;
        int count = 0;
        const std::uint64_t odd = odd_quarters(~(here.own | here.theirs));
        for_each(moves, [&](int square) {
            const std::uint64_t turned = turned_by(square, here.own, here.theirs);
            const Plain next{here.theirs & ~turned, here.own | turned | bit(square)};
            int rank = odd & bit(square) ? 8 : 0;
            if (square == known.move) rank += 2000;
            if (square == known.second_move) rank += 1000;
            rank += (corners & bit(square) ? 16 : 0) - 16 * freedom(placements(next.own, next.theirs)) -
                    number_of(around(next.theirs) & ~(next.own | next.theirs));
            candidates[count++] = {next, square, rank};
        });
        int best = -infinite;
        int best_square = Known::no_move;
        for (int i = 0; i < count && best <= alpha; ++i) {
            bring_best(candidates, i, count);
            const int value = -compare_plain(candidates[i].next, empties - 1, -alpha - 1);
            if (allowance_.ended()) return 0;
            if (value > best) {
                best = value;
                best_square = candidates[i].square;
            }
        }
        memory_.keep(key, empties, certainty, alpha, alpha + 1, best, best_square);
        return best;
    }

    int compare_few(std::uint64_t own, std::uint64_t theirs, int empties, int alpha) {
        const std::uint64_t empty = ~(own | theirs);
        if (empties <= 4) return compare_last(own, theirs, empty, empties, alpha);
        if (allowance_.tick()) return 0;
        if (const int bound = stable_bound(own, theirs, empties, alpha); bound <= alpha) return bound;
        const std::uint64_t moves = placements(own, theirs);
        if (!moves) {
            if (!placements(theirs, own)) return margin_of(own, theirs);
            return -compare_few(theirs, own, empties, -alpha - 1);
        }
        int best = -infinite;
        const auto tried = [&](std::uint64_t set) {
            for (; set && best <= alpha; set &= set - 1) {
                const int square = lowest(set);
                const std::uint64_t turned = turned_by(square, own, theirs);
                best = std::max(best,
                                -compare_few(theirs & ~turned, own | turned | bit(square), empties - 1, -alpha - 1));
            }
        };
        const std::uint64_t odd = odd_quarters(empty);
        tried(moves & odd);
        tried(moves & ~odd);
        return best;
    }

    static int compare_last(std::uint64_t own, std::uint64_t theirs, std::uint64_t empty, int empties, int alpha) {
        if (empties == 4) return last_four(own, theirs, alpha, odd_quarters(empty));
        if (empties == 0) return margin_of(own, theirs);
        const int a = lowest(empty);
        if (empties == 1) return last_one(own, a);
        empty &= empty - 1;
        const int b = lowest(empty);
        if (empties == 2) return last_two(own, theirs, alpha, a, b);
        empty &= empty - 1;
        return last_three(own, theirs, alpha, a, b, lowest(empty));
    }

    // What their stable discs leave at most; not counted where so many can hardly be.
    static int stable_bound(std::uint64_t own, std::uint64_t theirs, int empties, int alpha) {
        if (alpha < 2 * empties - 4) return infinite;
        return 64 - 2 * number_of(stable_discs(theirs, own));
    }

    static int list(const Spot& here, std::uint64_t moves, std::array<Candidate<Spot>, 64>& candidates) {
        int count = 0;
        for_each(moves, [&](int square) {
            candidates[count++] = {here.after(square, turned_by(square, here.own, here.theirs)), square, 0};
        });
        return count;
    }

    // A move after which the table already knows enough ends the matter.
    int known_after(const std::array<Candidate<Spot>, 64>& candidates, int count, int empties, int alpha) {
        for (int i = 0; i < count; ++i) memory_.fetch(key_of(candidates[i].next.own, candidates[i].next.theirs));
        for (int i = 0; i < count; ++i) {
            Known known;
            if (memory_.find(key_of(candidates[i].next.own, candidates[i].next.theirs), known) &&
                known.answers(empties - 1, certainty) && -known.upper > alpha) {
                return -known.upper;
            }
        }
        return -infinite;
    }

    void rank(std::array<Candidate<Spot>, 64>& candidates, int count, std::uint64_t filled, int empties,
              const Known& known) {
        const int depth = std::clamp((empties - 14) / 3, 0, 6);
        const std::uint64_t odd = odd_quarters(~filled);
        middle_.certainty = 0;
        int best = -Middle::infinite;
        for (int i = 0; i < count; ++i) {
            auto& candidate = candidates[i];
            if (candidate.square == known.move) {
                candidate.rank = 4 * Middle::infinite;
            } else if (candidate.square == known.second_move) {
                candidate.rank = 3 * Middle::infinite;
            } else {
                // How bad a bad move is need not be known.
                const int value = -middle_.look(candidate.next, depth, -Middle::infinite, far_behind - best);
                best = std::max(best, value);
                candidate.rank = value + (odd & bit(candidate.square) ? 100 : 0) -
                                 200 * freedom(placements(candidate.next.own, candidate.next.theirs));
            }
        }
    }

    Middle middle_;
    Memory& memory_;
    Allowance& allowance_;
};

}  // namespace meydan::reversi
