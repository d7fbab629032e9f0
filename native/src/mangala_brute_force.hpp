// Mangala's value by textbook alpha-beta over whole positions: no endgame table, no ranks, no null windows.
// Slow and simple on purpose; what the table and the solver say is checked against it.
#pragma once

#include <algorithm>
#include <unordered_map>

#include "hash.hpp"
#include "mangala.hpp"
#include "watch.hpp"

namespace meydan {

class BruteForce {
  public:
    explicit BruteForce(Watch& watch) : watch_(watch) {}

    // The stones that the first side will have at the end beyond those it has now, minus the second's, if both play
    // best.
    int first_gains(const Mangala& position) { return search(position, -all, all); }

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

    int search(const Mangala& position, int alpha, int beta) {
        if (position.over()) return 0;
        const Key key{position.side(0) & Mangala::pits_mask, position.side(1) & Mangala::pits_mask, position.turn()};
        if (const auto known = known_.find(key); known != known_.end()) {
            const Bounds bounds = known->second;
            if (bounds.lower == bounds.upper || bounds.lower >= beta) return bounds.lower;
            if (bounds.upper <= alpha) return bounds.upper;
        }
        watch_.tick();
        const bool first = position.turn() == 0;
        Mangala::Move moves[Mangala::max_moves];
        int best = first ? -all : all;
        int low = alpha;
        int high = beta;
        for (int i = position.moves(moves); i-- > 0 && low < high;) {
            Mangala next = position;
            next.play(moves[i]);
            const int gained = ahead(next) - ahead(position);
            const int value = gained + search(next, low - gained, high - gained);
            best = first ? std::max(best, value) : std::min(best, value);
            (first ? low : high) = first ? std::max(low, best) : std::min(high, best);
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
