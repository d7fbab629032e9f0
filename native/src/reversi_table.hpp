// The table of Reversi positions already searched, shared by all threads without locks, as in search_table.hpp; but an
// entry holds both bounds and two good moves, and four entries share a line of the processor's cache.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>

#include "large_pages.hpp"

namespace meydan::reversi {

struct Known {
    static constexpr int no_move = 64;
    static constexpr int limit = 30000;

    int lower = -limit;
    int upper = limit;
    int depth = 0;
    int certainty = 0;
    int move = no_move;
    int second_move = no_move;

    std::uint64_t packed() const {
        return static_cast<std::uint16_t>(lower) | static_cast<std::uint64_t>(static_cast<std::uint16_t>(upper)) << 16 |
               static_cast<std::uint64_t>(depth) << 32 | static_cast<std::uint64_t>(certainty) << 40 |
               static_cast<std::uint64_t>(move) << 48 | static_cast<std::uint64_t>(second_move) << 56;
    }

    static Known unpacked(std::uint64_t word) {
        const auto byte = [word](int place) { return static_cast<int>(word >> place & 0xFF); };
        return {static_cast<std::int16_t>(word), static_cast<std::int16_t>(word >> 16), byte(32), byte(40), byte(48),
                byte(56)};
    }

    bool answers(int depth_wanted, int certainty_wanted) const {
        return depth == depth_wanted && certainty >= certainty_wanted;
    }
};

class Memory {
  public:
    explicit Memory(int megabytes)
        : mask_(std::bit_floor((static_cast<std::size_t>(megabytes) << 20) / sizeof(Shelf)) - 1),
          pages_((mask_ + 1) * sizeof(Shelf)),
          shelves_(static_cast<Shelf*>(pages_.start)) {}

    void fetch(std::uint64_t key) const { __builtin_prefetch(&shelves_[key & mask_]); }

    bool find(std::uint64_t key, Known& known) const {
        for (const Slot& slot : shelves_[key & mask_].slots) {
            const std::uint64_t word = slot.word.load(std::memory_order_relaxed);
            if (word && (slot.check.load(std::memory_order_relaxed) ^ word) == key) {
                known = Known::unpacked(word);
                return true;
            }
        }
        return false;
    }

    // The outcome of a search between alpha and beta. Of four positions that meet the one of least depth makes room;
    // of one position the deepest search is kept.
    void keep(std::uint64_t key, int depth, int certainty, int alpha, int beta, int best, int move) {
        Slot* chosen = nullptr;
        int least = 1 << 20;
        Known known;
        for (Slot& slot : shelves_[key & mask_].slots) {
            const std::uint64_t word = slot.word.load(std::memory_order_relaxed);
            if (word && (slot.check.load(std::memory_order_relaxed) ^ word) == key) {
                known = Known::unpacked(word);
                chosen = &slot;
                break;
            }
            const int worth = word ? Known::unpacked(word).depth : -1;
            if (worth < least) {
                least = worth;
                chosen = &slot;
            }
        }
        if (known.depth > depth) return;
        if (known.depth != depth || known.certainty != certainty) {
            known.lower = -Known::limit;
            known.upper = Known::limit;
            known.depth = depth;
            known.certainty = certainty;
        }
        if (best > alpha) known.lower = std::max(known.lower, best);
        if (best < beta) known.upper = std::min(known.upper, best);
        if (known.lower > known.upper) {  // selective searches may contradict each other: the last one counts
            known.lower = best > alpha ? best : -Known::limit;
            known.upper = best < beta ? best : Known::limit;
        }
        if ((best > alpha || known.move == Known::no_move) && move != known.move) {
            known.second_move = known.move;
            known.move = move;
        }
        const std::uint64_t word = known.packed();
        chosen->word.store(word, std::memory_order_relaxed);
        chosen->check.store(key ^ word, std::memory_order_relaxed);
    }

  private:
    struct Slot {
        std::atomic<std::uint64_t> check;
        std::atomic<std::uint64_t> word;
    };
    struct Shelf {
        Slot slots[4];
    };

    std::size_t mask_;
    LargePages pages_;
    Shelf* shelves_;
};

}  // namespace meydan::reversi
