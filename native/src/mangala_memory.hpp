// What the solver has proved: bounds on what the mover takes, kept under the position's rank, which is exact.
//
// An entry is one word: 41 bits of rank, two bounds, what the proof has cost.
#pragma once

#include <algorithm>
#include <bit>

#include "mangala_buckets.hpp"
#include "mangala_rank.hpp"

namespace meydan {

struct Proved {
    int lower;
    int upper;
};

class Memory {
  public:
    explicit Memory(int log2_words) : buckets_(log2_words) {}

    void prefetch(std::uint64_t rank) const { __builtin_prefetch(&words_of(rank)); }

    Proved find(std::uint64_t rank, int stones) const {
        for (const auto& slot : words_of(rank)) {
            const std::uint64_t word = slot.load(std::memory_order_relaxed);
            if ((word & rank_mask) == rank) return unpacked(word);
        }
        return {0, stones};
    }

    // `nodes` is what the proof has cost; where there is no room the cheapest goes.
    void keep(std::uint64_t rank, Proved proved, std::uint64_t nodes) {
        auto& words = buckets_.of(hash(rank));
        const std::uint64_t effort = static_cast<std::uint64_t>(std::bit_width(nodes));
        std::size_t place = 0;
        std::uint64_t least = ~std::uint64_t{0};
        for (std::size_t i = 0; i < words.size(); ++i) {
            const std::uint64_t word = words[i].load(std::memory_order_relaxed);
            if ((word & rank_mask) == rank) {
                const Proved known = unpacked(word);
                proved.lower = std::max(proved.lower, known.lower);
                proved.upper = std::min(proved.upper, known.upper);
                place = i;
                break;
            }
            if (word >> 56 < least) {
                least = word >> 56;
                place = i;
            }
        }
        words[place].store(rank | static_cast<std::uint64_t>(proved.lower) << 41 |
                               static_cast<std::uint64_t>(proved.upper) << 47 | effort << 56,
                           std::memory_order_relaxed);
    }

    // The rank of a position that something is proved of, by chance; 0 if there is none at this place.
    std::uint64_t any(std::uint64_t random) const {
        return buckets_.of(random)[random % 8].load(std::memory_order_relaxed) & rank_mask;
    }

  private:
    static constexpr std::uint64_t rank_mask = (std::uint64_t{1} << 41) - 1;
    static_assert(positions_up_to(all_stones) <= rank_mask);

    static Proved unpacked(std::uint64_t word) {
        return {static_cast<int>((word >> 41) & 63), static_cast<int>((word >> 47) & 63)};
    }

    static std::uint64_t hash(std::uint64_t rank) { return rank * 0x9E3779B97F4A7C15u; }
    const Buckets::Words& words_of(std::uint64_t rank) const { return buckets_.of(hash(rank)); }

    Buckets buckets_;  // rank 0 is the empty board: never asked for, so a word of zeros is an empty one
};

}  // namespace meydan
