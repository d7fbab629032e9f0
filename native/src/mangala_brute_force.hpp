// Mangala's value by textbook alpha-beta over whole positions: no endgame table, no ranks, no estimate.
// Simple on purpose; what the table and the solver say is checked against it.
#pragma once

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "hash.hpp"
#include "mangala.hpp"
#include "watch.hpp"

namespace meydan {

class BruteForce {
  public:
    explicit BruteForce(Watch& watch) : watch_(watch) {}

    // The stones that the first side will have at the end beyond those it has now, minus the second's, if both play
    // best.
    int first_gains(const Mangala& position) {
        int lower = -all;
        int upper = all;
        while (lower < upper) {  // halving the range by narrow windows is quicker than one wide window
            const int middle = lower + (upper - lower) / 2;
            const int found = search(position, middle, middle + 1);
            (found > middle ? lower : upper) = found;
        }
        return lower;
    }

  private:
    static constexpr int all = 48;

    struct Key {
        std::uint64_t first;
        std::uint64_t second;
        int turn;
        bool operator==(const Key&) const = default;
    };
    struct KeyHash {
        std::size_t operator()(const Key& key) const {
            return static_cast<std::size_t>(key_of(key.first, key.second, key.turn));
        }
    };
    struct Bounds {
        int lower = -all;
        int upper = all;
    };

    static int ahead(const Mangala& position) { return position.stones_in_store(0) - position.stones_in_store(1); }

    static int on_board(const Mangala& position) {
        int stones = 0;
        for (int pit = 0; pit < Mangala::store; ++pit) {
            stones += static_cast<int>(((position.side(0) >> (8 * pit)) & 0xFF) + ((position.side(1) >> (8 * pit)) & 0xFF));
        }
        return stones;
    }

    // The positions after each move, those with the largest gain of the mover first.
    static std::vector<Mangala> greedy_first(const Mangala& position) {
        Mangala::Move moves[Mangala::max_moves];
        const int count = position.moves(moves);
        std::vector<Mangala> nexts(static_cast<std::size_t>(count), position);
        for (int i = 0; i < count; ++i) nexts[static_cast<std::size_t>(i)].play(moves[i]);
        const int sign = position.turn() == 0 ? 1 : -1;
        std::stable_sort(nexts.begin(), nexts.end(), [sign](const Mangala& one, const Mangala& other) {
            return sign * ahead(one) > sign * ahead(other);
        });
        return nexts;
    }

    int search(const Mangala& position, int alpha, int beta) {
        if (position.over()) return 0;
        const Key key{position.side(0) & Mangala::pits_mask, position.side(1) & Mangala::pits_mask, position.turn()};
        if (const auto known = known_.find(key); known != known_.end()) {
            const Bounds bounds = known->second;
            if (bounds.lower == bounds.upper || bounds.lower >= beta) return bounds.lower;
            if (bounds.upper <= alpha) return bounds.upper;
        }
        const int left = on_board(position);  // nobody can gain more
        if (left <= alpha) return left;
        if (-left >= beta) return -left;
        watch_.tick();
        const bool first = position.turn() == 0;
        int best = first ? -all : all;
        int low = alpha;
        int high = beta;
        for (const Mangala& next : greedy_first(position)) {
            const int gained = ahead(next) - ahead(position);
            const int value = gained + search(next, low - gained, high - gained);
            best = first ? std::max(best, value) : std::min(best, value);
            (first ? low : high) = first ? std::max(low, best) : std::min(high, best);
            if (low >= high) break;
        }
        Bounds& bounds = known_[key];
        if (best > alpha) bounds.lower = std::max(bounds.lower, best);
        if (best < beta) bounds.upper = std::min(bounds.upper, best);
        return best;
    }

    Watch& watch_;
    std::unordered_map<Key, Bounds, KeyHash> known_;
};

}  // namespace meydan
