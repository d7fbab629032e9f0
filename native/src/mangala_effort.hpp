// How much work seems left until a question ("does the mover take at least so many?") is answered with yes, and with no.
//
// These numbers guide the search to the cheapest proof and never decide a result, so two bytes each are enough and two
// questions that are taken for one another do no harm.
#pragma once

#include <bit>

#include "mangala_buckets.hpp"

namespace meydan {

struct Effort {
    float yes;
    float no;
};

class Efforts {
  public:
    explicit Efforts(int log2_words) : buckets_(log2_words) {}

    void prefetch(std::uint64_t rank, int need) const { __builtin_prefetch(&buckets_.of(hash(rank, need))); }

    // False if nothing is known.
    bool find(std::uint64_t rank, int need, Effort& found) const {
        const std::uint64_t key = hash(rank, need);
        for (const auto& slot : buckets_.of(key)) {
            const std::uint64_t word = slot.load(std::memory_order_relaxed);
            if (word >> 32 != mark(key)) continue;
            found = unpacked(word);
            return true;
        }
        return false;
    }

    // Where there is no room the question on which the least work was done goes.
    void keep(std::uint64_t rank, int need, Effort effort) {
        const std::uint64_t key = hash(rank, need);
        auto& words = buckets_.of(key);
        std::size_t place = 0;
        float least = infinite;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const std::uint64_t word = words[i].load(std::memory_order_relaxed);
            if (word >> 32 == mark(key)) {
                place = i;
                break;
            }
            const Effort other = unpacked(word);
            if (other.yes + other.no < least) {
                least = other.yes + other.no;
                place = i;
            }
        }
        words[place].store(mark(key) << 32 | packed(effort.yes) << 16 | packed(effort.no), std::memory_order_relaxed);
    }

    static constexpr float infinite = 1e30F;

  private:
    static std::uint64_t hash(std::uint64_t rank, int need) {
        return (rank << 6 | static_cast<std::uint64_t>(need)) * 0xD1B54A32D192ED03u;
    }
    // From the bits of the hash that do not choose the bucket; never zero, which is an empty word.
    static std::uint64_t mark(std::uint64_t hash) { return (hash >> 44) << 12 | (hash & 0xFFF) | 1; }

    // The upper half of a float: its sign, exponent and first seven digits.
    static std::uint64_t packed(float number) { return std::bit_cast<std::uint32_t>(number) >> 16; }
    static Effort unpacked(std::uint64_t word) {
        return {std::bit_cast<float>(static_cast<std::uint32_t>(word >> 16) << 16),
                std::bit_cast<float>(static_cast<std::uint32_t>(word) << 16)};
    }

    Buckets buckets_;
};

}  // namespace meydan
