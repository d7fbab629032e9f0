// Mangala played perfectly: what the mover will still take, exact for every position.
//
// The future does not depend on what is already in the stores and no position repeats, so a position is its twelve pits
// and its value the number of stones on the board that the mover will take. The search asks yes-or-no questions ("does
// the mover take at least so many?") and keeps the bounds it proves. It is a depth-first proof-number search: it always
// goes on where the answer seems cheapest, by the work done so far and, at new positions, by an estimate. So a long line
// is left as soon as another promises a shorter proof.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <span>
#include <vector>

#include "mangala_effort.hpp"
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

// What solvers that work together share: the bounds they prove, and the work they think is left.
struct Findings {
    Findings(int log2_bounds, int log2_efforts) : bounds(log2_bounds), efforts(log2_efforts) {}
    Memory bounds;
    Efforts efforts;
};

class Solver {
  public:
    Solver(std::span<const std::uint8_t> table, Findings& findings, bool owner_keeps)
        : table_(table), bounds_(findings.bounds), efforts_(findings.efforts), owner_keeps_(owner_keeps) {
        while (positions_up_to(table_stones_ + 1) <= table_.size()) ++table_stones_;
    }

    // Whether the mover takes at least `need`: the value given is a lower bound if it is so, else an upper bound.
    int at_least(Pits pits, int stones, int need) {
        if (need <= 0) return 0;
        if (need > stones) return stones;
        const std::uint64_t rank = ranking(pits.own, pits.theirs);
        if (rank < table_.size()) return table_[rank];
        const Proved known = bounds_.find(rank, stones);
        if (known.lower >= need) return known.lower;
        if (known.upper < need) return known.upper;
        return work({pits, rank, stones, need}, {Efforts::infinite, Efforts::infinite}).bound;
    }

    // The exact value; without meaning if `stop` became true meanwhile. Solvers of one position share the work if each
    // is differently `eager` and asks for more stones first.
    int value(Pits pits, int stones, int eager, const std::atomic<bool>& stop) {
        stop_ = &stop;
        int lower = 0;
        int upper = stones;
        int guess = estimate(pits.own, pits.theirs, stones) / fine + eager;
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
            const int target = value(pits, stones, 0, stop);
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
        int lower;  // of what the parent's mover takes
        int upper;

        // What the parent's mover takes if the next mover takes `next`.
        int take(int next) const { return gain + (again ? next : left - next); }
    };
    using Children = std::array<Child, 6>;

    // Does the mover take at least `need`?
    struct Question {
        Pits pits;
        std::uint64_t rank;
        int stones;
        int need;
    };

    // A move that may bring what is needed, and the work until it surely does or does not, for the parent's mover.
    struct Candidate {
        Child* child;
        int need;  // of the next mover
        Effort effort;
    };

    // A question is answered when one of the efforts is 0; `bound` is then what is proved.
    struct Answer {
        Effort effort;
        int bound;
    };

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
                bounds_.prefetch(child.rank);
            }
        }
        for (int i = 0; i < count; ++i) {
            Child& child = children[static_cast<std::size_t>(i)];
            if (child.over) continue;
            if (child.rank < table_.size()) {
                child.lower = child.upper = child.take(table_[child.rank]);
                continue;
            }
            look_up(child);
        }
        return count;
    }

    // What is proved of the position after a move, by whomever.
    void look_up(Child& child) const {
        const Proved proved = bounds_.find(child.rank, child.left);
        child.lower = child.take(child.again ? proved.lower : proved.upper);
        child.upper = child.take(child.again ? proved.upper : proved.lower);
    }

    bool reaches(const Child& child, int target) {
        if (child.lower >= target || child.upper < target) return child.lower >= target;
        return child.take(at_least(child.pits, child.left, asked_of(child, target))) >= target;
    }

    // What the next mover must take at least for an answer to whether the parent's mover takes `need`.
    static int asked_of(const Child& child, int need) {
        return child.again ? need - child.gain : child.left - (need - child.gain) + 1;
    }

    // Seen from the parent's mover, for whom the opponent's yes is a no.
    static Effort seen(const Child& child, Effort effort) {
        return child.again ? effort : Effort{effort.no, effort.yes};
    }

    // The work left at a position that may be new: the more stones beyond the table the more, and the more the estimate
    // speaks against an answer the more for that answer.
    Effort effort_left(const Child& child, int need) const {
        Effort effort;
        if (efforts_.find(child.rank, need, effort)) return effort;
        const int ahead = estimate(child.pits.own, child.pits.theirs, child.left) - fine * need + fine / 2;
        const int size = cost_of_a_stone * (child.left - table_stones_);
        const int slope = cost_of_doubt * std::clamp(ahead, -most_doubt, most_doubt);
        return {power(size - slope), power(size + slope)};
    }

    // e^(k/64), at least 1.
    static float power(int k) {
        static const auto powers = [] {
            std::array<float, cost_of_a_stone*(all_stones + 1) + cost_of_doubt * most_doubt + 1> all{};
            for (std::size_t i = 0; i < all.size(); ++i) all[i] = std::exp(static_cast<float>(i) / 64);
            return all;
        }();
        return powers[static_cast<std::size_t>(std::max(0, k))];
    }

    // Works on the question until it is answered or one of the efforts left has reached its limit.
    Answer work(const Question& asked, Effort limit) {
        const std::uint64_t begun = nodes_++;
        Children children;
        const int count = expand(asked.pits, asked.stones, children);
        std::array<Candidate, 6> open;
        int number = 0;
        int most = 0;  // by the moves that fall short
        for (int i = 0; i < count; ++i) {
            Child& child = children[static_cast<std::size_t>(i)];
            if (child.lower >= asked.need) return yes(asked, child.lower, begun);
            if (child.upper < asked.need) {
                most = std::max(most, child.upper);
                continue;
            }
            const int need = asked_of(child, asked.need);
            efforts_.prefetch(child.rank, need);
            open[static_cast<std::size_t>(number++)] = {&child, need, {}};
        }
        for (int i = 0; i < number; ++i) {
            Candidate& one = open[static_cast<std::size_t>(i)];
            one.effort = seen(*one.child, effort_left(*one.child, one.need));
        }
        while (number > 0) {
            const Outlook outlook = look_over(open, number);
            if (outlook.effort.yes >= limit.yes || outlook.effort.no >= limit.no || stopped()) {
                efforts_.keep(asked.rank, asked.need, outlook.effort);
                return {outlook.effort, 0};
            }
            Candidate& chosen = *outlook.cheapest;
            const Answer answer = go_on(chosen, outlook, limit);
            chosen.effort = seen(*chosen.child, answer.effort);
            int left = 0;
            for (int i = 0; i < number; ++i) {
                const Candidate& one = open[static_cast<std::size_t>(i)];
                Child& child = *one.child;
                look_up(child);
                if (one.effort.yes == 0) child.lower = std::max(child.lower, child.take(answer.bound));
                if (one.effort.no == 0) child.upper = std::min(child.upper, child.take(answer.bound));
                if (child.lower >= asked.need) return yes(asked, child.lower, begun);
                if (child.upper < asked.need) {
                    most = std::max(most, child.upper);
                } else {
                    open[static_cast<std::size_t>(left++)] = one;
                }
            }
            number = left;
            const Proved known = bounds_.find(asked.rank, asked.stones);  // another thread may have found it
            if (known.lower >= asked.need) return {{0, Efforts::infinite}, known.lower};
            if (known.upper < asked.need) return {{Efforts::infinite, 0}, known.upper};
        }
        bounds_.keep(asked.rank, {0, most}, nodes_ - begun);
        return {{Efforts::infinite, 0}, most};
    }

    struct Outlook {
        Candidate* cheapest;
        float second;  // the effort of the next one for a yes
        Effort effort;
    };

    // One move is enough for a yes; a no needs them all.
    static Outlook look_over(std::array<Candidate, 6>& open, int number) {
        Outlook outlook{open.data(), Efforts::infinite, {0, open[0].effort.no}};
        for (int i = 1; i < number; ++i) {
            Candidate& one = open[static_cast<std::size_t>(i)];
            outlook.effort.no += one.effort.no;
            if (one.effort.yes < outlook.cheapest->effort.yes) {
                outlook.second = outlook.cheapest->effort.yes;
                outlook.cheapest = &one;
            } else {
                outlook.second = std::min(outlook.second, one.effort.yes);
            }
        }
        outlook.effort.yes = outlook.cheapest->effort.yes;
        return outlook;
    }

    // Until another move seems clearly cheaper, or the parent's limits are reached.
    Answer go_on(const Candidate& chosen, const Outlook& outlook, Effort limit) {
        const Child& child = *chosen.child;
        const Effort own{std::min(limit.yes, outlook.second * (1 + patience) + 1),
                         chosen.effort.no + (limit.no - outlook.effort.no)};
        return work({child.pits, child.rank, child.left, chosen.need}, seen(child, own));
    }

    Answer yes(const Question& asked, int take, std::uint64_t begun) {
        bounds_.keep(asked.rank, {take, asked.stones}, nodes_ - begun);
        return {{0, Efforts::infinite}, take};
    }

    bool stopped() const { return stop_->load(std::memory_order_relaxed); }

    // Found by trying; they decide how long a proof takes, not what it says.
    static constexpr int cost_of_a_stone = 19;  // 64ths of the logarithm of what one stone more multiplies the work by
    static constexpr int cost_of_doubt = 1;     // the same for a sixteenth of a stone that the estimate lacks
    static constexpr int most_doubt = 384;
    static constexpr float patience = 0.3F;  // with a move that has become dearer than another

    std::span<const std::uint8_t> table_;
    Memory& bounds_;
    Efforts& efforts_;
    bool owner_keeps_;
    int table_stones_ = -1;
    const std::atomic<bool>* stop_ = nullptr;
    std::uint64_t nodes_ = 0;
};

}  // namespace meydan
