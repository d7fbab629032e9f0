// Mangala played perfectly: what the mover will still take, exact for every position.
//
// The future does not depend on what is already in the stores and no position repeats, so a position is its twelve pits
// and its value the number of stones on the board that the mover will take. The search asks yes-or-no questions ("does
// the mover take at least so many?") and keeps the bounds it proves.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <span>
#include <vector>

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
    // Solvers that share a memory help each other; a different `variety` makes them look in different places first.
    Solver(std::span<const std::uint8_t> table, Memory& memory, bool owner_keeps, std::uint64_t variety)
        : table_(table), memory_(memory), owner_keeps_(owner_keeps), variety_(variety) {}

    // Whether the mover takes at least `need`: the value given is a lower bound if it is so, else an upper bound.
    int at_least(Pits pits, int stones, int need) {
        if (need <= 0) return 0;
        if (need > stones) return stones;
        const std::uint64_t rank = ranking(pits.own, pits.theirs);
        return rank < table_.size() ? table_[rank] : search(pits, rank, stones, need);
    }

    // The exact value; without meaning if `stop` became true meanwhile.
    int value(Pits pits, int stones, const std::atomic<bool>& stop) {
        stop_ = &stop;
        int lower = 0;
        int upper = stones;
        int guess = estimate(pits.own, pits.theirs, stones) / fine;
        while (lower < upper && !stopped()) {
            const int need = std::clamp(guess, lower + 1, upper);
            const int found = at_least(pits, stones, need);
            (found >= need ? lower : upper) = found;
            guess = found >= need ? found + 1 : found;
        }
        return lower;
    }

    // A line of best moves to the end of the set; where several are best, the one farthest from the store.
    std::vector<int> best_line(Pits pits, const std::atomic<bool>& stop) {
        std::vector<int> line;
        for (int stones = pits.stones();;) {
            const int target = value(pits, stones, stop);
            Children children;
            const int count = expand(pits, stones, children);
            const Child* best = nullptr;
            for (int i = 0; i < count && !best && !stopped(); ++i) {
                const Child& child = children[static_cast<std::size_t>(i)];
                if (reaches(child, target)) best = &child;
            }
            if (!best) return line;  // stopped
            line.push_back(best->pit);
            if (best->over) return line;
            pits = best->pits;
            stones = best->left;
        }
    }

    std::uint64_t nodes() const { return nodes_; }

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

    bool reaches(const Child& child, int target) {
        if (child.lower >= target || child.upper < target) return child.lower >= target;
        return child.take(search(child.pits, child.rank, child.left, asked_of(child, target))) >= target;
    }

    // What the next mover must take at least for an answer to whether the parent's mover takes `need`.
    static int asked_of(const Child& child, int need) {
        return child.again ? need - child.gain : child.left - (need - child.gain) + 1;
    }

    int search(Pits pits, std::uint64_t rank, int stones, int need) {
        const Proved known = memory_.find(rank, stones);
        if (known.lower >= need) return known.lower;
        if (known.upper < need) return known.upper;
        const std::uint64_t begun = nodes_++;
        Children children;
        const int count = expand(pits, stones, children);
        std::array<Child*, 6> line;
        int open = 0;
        int most = 0;  // by the moves that fall short
        for (int i = 0; i < count; ++i) {
            Child& child = children[static_cast<std::size_t>(i)];
            if (child.lower >= need) return keep_lower(rank, child, child.lower, stones, begun);
            if (child.upper >= need) {
                line[static_cast<std::size_t>(open++)] = &child;
            } else {
                most = std::max(most, child.upper);
            }
        }
        if (open > 1) put_in_order(line, open, known.move);
        for (int i = 0; i < open; ++i) {
            const Child& child = *line[static_cast<std::size_t>(i)];
            const int take = child.take(search(child.pits, child.rank, child.left, asked_of(child, need)));
            if (stopped()) return 0;
            if (take >= need) return keep_lower(rank, child, take, stones, begun);
            most = std::max(most, take);
        }
        memory_.keep(rank, {0, most, Proved::no_move}, nodes_ - begun);
        return most;
    }

    int keep_lower(std::uint64_t rank, const Child& child, int take, int stones, std::uint64_t begun) {
        memory_.keep(rank, {take, stones, child.pit}, nodes_ - begun);
        return take;
    }

    bool stopped() const { return stop_->load(std::memory_order_relaxed); }

    // The move that proved a bound before, then by the estimate, with a bonus for what leaves less to be searched.
    void put_in_order(std::array<Child*, 6>& line, int open, int first) const {
        for (int i = 0; i < open; ++i) {
            Child& child = *line[static_cast<std::size_t>(i)];
            const int next = estimate(child.pits.own, child.pits.theirs, child.left);
            child.order = (1 + gain_bonus) * fine * child.gain + (child.again ? next : child.left * fine - next);
            if (variety_) child.order += static_cast<int>((child.rank * variety_) >> 60);
            if (child.pit == first) child.order += 1 << 20;
        }
        std::sort(line.begin(), line.begin() + open, [](const Child* a, const Child* b) { return a->order > b->order; });
    }

    static constexpr int gain_bonus = 2;

    std::span<const std::uint8_t> table_;
    Memory& memory_;
    bool owner_keeps_;
    std::uint64_t variety_;
    const std::atomic<bool>* stop_ = nullptr;
    std::uint64_t nodes_ = 0;
};

}  // namespace meydan
