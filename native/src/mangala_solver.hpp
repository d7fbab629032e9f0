// Mangala played perfectly: what the mover will still take, exact for every position.
//
// The future does not depend on what is already in the stores and no position repeats, so a position is its twelve pits
// and its value the number of stones on the board that the mover will take. The search asks yes-or-no questions ("does
// the mover take at least so many?") and keeps the bounds it proves.
#pragma once

#include <atomic>
#include <span>

#include "mangala_estimate.hpp"
#include "mangala_memory.hpp"
#include "mangala_table.hpp"

namespace meydan {

struct Pits {
    std::uint64_t own;
    std::uint64_t theirs;
    int stones() const {
        return Ranking::total(Ranking::prefix_sums(own)) + Ranking::total(Ranking::prefix_sums(theirs));
    }
};

class Solver {
  public:
    Solver(std::span<const std::uint8_t> table, Memory& memory, bool owner_keeps, const std::atomic<bool>& stop)
        : table_(table), memory_(memory), owner_keeps_(owner_keeps), stop_(stop) {}

    // Whether the mover takes at least `need`: the value given is a lower bound if it is so, else an upper bound.
    int at_least(Pits pits, int stones, int need) {
        if (need <= 0) return 0;
        if (need > stones) return stones;
        const std::uint64_t rank = ranking(pits.own, pits.theirs);
        return rank < table_.size() ? table_[rank] : search(pits, rank, stones, need);
    }

    // The exact value, beginning with a guess.
    int value(Pits pits, int stones, int guess) {
        int lower = 0;
        int upper = stones;
        while (lower < upper && !stop_) {
            const int need = std::clamp(guess, lower + 1, upper);
            const int found = at_least(pits, stones, need);
            (found >= need ? lower : upper) = found;
            guess = found >= need ? found + 1 : found;
        }
        return lower;
    }

    std::uint64_t nodes() const { return nodes_; }

    struct Tune { int d1=26, d2=32, d3=38; int again=0; int gain=0; } tune;

  private:
    struct Child {
        Pits pits;  // seen from who moves next
        std::uint64_t rank;
        int pit;
        int gain;
        int left;  // stones still on the board
        bool again;
        bool over;
        int lower;
        int upper;
        int order;

        // What the parent's mover takes if the next mover takes `next`.
        int take(int next) const { return gain + (again ? next : left - next); }
    };
    using Children = std::array<Child, 6>;

    int expand(Pits pits, int stones, Children& children) const {
        int count = 0;
        for (int pit = 0; pit < 6; ++pit) {
            if (!((pits.own >> (8 * pit)) & 0xFF)) continue;
            const Mangala::Step next = Mangala::step(pits.own, pits.theirs, pit, owner_keeps_);
            Child& child = children[static_cast<std::size_t>(count++)];
            const std::uint64_t mine = next.own & Mangala::pits_mask;
            child.gain = static_cast<int>(next.own >> 48);
            child.left = stones - child.gain;
            child.pit = pit;
            child.again = next.again;
            child.over = next.over;
            if (next.over) {
                child.lower = child.upper = child.gain;
                continue;
            }
            child.pits = next.again ? Pits{mine, next.theirs} : Pits{next.theirs, mine};
            child.rank = ranking(child.pits.own, child.pits.theirs);
            if (child.rank < table_.size()) {
                __builtin_prefetch(&table_[child.rank]);
            } else {
                memory_.prefetch(child.rank);
            }
        }
        for (int i = 0; i < count; ++i) {
            Child& child = children[static_cast<std::size_t>(i)];
            if (child.over) continue;
            if (child.rank < table_.size()) {
                child.lower = child.upper = child.take(table_[child.rank]);
                continue;
            }
            const Proved proved = memory_.find(child.rank, child.left);
            child.lower = child.take(child.again ? proved.lower : proved.upper);
            child.upper = child.take(child.again ? proved.upper : proved.lower);
        }
        return count;
    }

    int search(Pits pits, std::uint64_t rank, int stones, int need) {
        const Proved known = memory_.find(rank, stones);
        if (known.lower >= need) return known.lower;
        if (known.upper < need) return known.upper;
        ++nodes_;
        if (stop_.load(std::memory_order_relaxed)) return 0;
        const std::uint64_t begun = nodes_;
        Children children;
        const int count = expand(pits, stones, children);
        int best = 0;
        int open = 0;
        int ceiling = 0;  // of the moves that need no search any more
        std::array<Child*, 6> line;
        for (int i = 0; i < count; ++i) {
            Child& child = children[static_cast<std::size_t>(i)];
            if (child.lower >= need) {
                memory_.keep(rank, {child.lower, stones, child.pit}, 1);
                return child.lower;
            }
            if (child.upper < need) {
                ceiling = std::max(ceiling, child.upper);
            } else {
                line[static_cast<std::size_t>(open++)] = &child;
            }
        }
        if (open > 1) put_in_order(line, open, stones, known.move);
        for (int i = 0; i < open; ++i) {
            const Child& child = *line[static_cast<std::size_t>(i)];
            const int asked = child.again ? need - child.gain : child.left - (need - child.gain) + 1;
            const int take = child.take(at_least_ranked(child, asked));
            if (stop_.load(std::memory_order_relaxed)) return 0;
            if (take >= need) {
                memory_.keep(rank, {take, stones, child.pit}, nodes_ - begun);
                return take;
            }
            ceiling = std::max(ceiling, take);
        }
        best = ceiling;
        memory_.keep(rank, {0, best, Proved::no_move}, nodes_ - begun);
        return best;
    }

    int at_least_ranked(const Child& child, int need) {
        if (need <= 0) return 0;
        if (need > child.left) return child.left;
        return search(child.pits, child.rank, child.left, need);
    }

    void put_in_order(std::array<Child*, 6>& line, int open, int stones, int first) const {
        const int depth = stones > tune.d3 ? 3 : stones > tune.d2 ? 2 : stones > tune.d1 ? 1 : 0;
        for (int i = 0; i < open; ++i) {
            Child& child = *line[static_cast<std::size_t>(i)];
            child.order = child.pit == first ? 1 << 20 : looked(child, depth, 0, stones * fine) + tune.gain*child.gain+tune.again*child.again;
        }
        std::sort(line.begin(), line.begin() + open, [](const Child* a, const Child* b) { return a->order > b->order; });
    }

    // An estimate, in sixteenths, of what the parent's mover takes by this move.
    int looked(const Child& child, int depth, int alpha, int beta) const {
        if (child.lower == child.upper) return child.lower * fine;
        const int gain = child.gain * fine;
        const int left = child.left * fine;
        const int next = child.again ? look_ahead(child.pits, child.left, depth, alpha - gain, beta - gain)
                                     : left - look_ahead(child.pits, child.left, depth, left + gain - beta, left + gain - alpha);
        return std::clamp(gain + next, child.lower * fine, child.upper * fine);
    }

    int look_ahead(Pits pits, int stones, int depth, int alpha, int beta) const {
        if (depth == 0) return estimate(pits.own, pits.theirs, stones);
        Children children;
        const int count = expand(pits, stones, children);
        int best = 0;
        for (int i = 0; i < count; ++i) {
            best = std::max(best, looked(children[static_cast<std::size_t>(i)], depth - 1, std::max(alpha, best), beta));
            if (best >= beta) break;
        }
        return best;
    }

    std::span<const std::uint8_t> table_;
    Memory& memory_;
    bool owner_keeps_;
    const std::atomic<bool>& stop_;
    std::uint64_t nodes_ = 0;
};

}  // namespace meydan
