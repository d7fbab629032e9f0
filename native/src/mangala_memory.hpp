// What the solver has proved: bounds on what the mover takes, kept under the position's rank, which is exact.
//
// An entry is one word (41 bits of rank, two bounds, a move, the effort spent), so threads may share the memory without
// locks: a word is read and written whole, and a lost entry is only work to be done again.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

#include "mangala_rank.hpp"

namespace meydan {

struct Proved {
    int lower;
    int upper;
    int move;  // the pit that proved the lower bound, or no_move
    static constexpr int no_move = 7;
};

class Memory {
  public:
    explicit Memory(int log2_words) : count_(std::size_t{1} << (log2_words - 3)) {
        void* room = ::operator new(count_ * sizeof(Bucket), huge_page);
#ifdef __linux__
        madvise(room, count_ * sizeof(Bucket), MADV_HUGEPAGE);  // the search jumps about: fewer pages, fewer misses
#endif
        buckets_ = static_cast<Bucket*>(room);
        std::uninitialized_value_construct_n(buckets_, count_);
    }
    ~Memory() { ::operator delete(buckets_, huge_page); }
    Memory(const Memory&) = delete;
    Memory& operator=(const Memory&) = delete;

    void prefetch(std::uint64_t rank) const { __builtin_prefetch(&bucket(rank)); }

    Proved find(std::uint64_t rank, int stones) const {
        for (const auto& slot : bucket(rank).words) {
            const std::uint64_t word = slot.load(std::memory_order_relaxed);
            if ((word & rank_mask) == rank) return unpacked(word);
        }
        return {0, stones, Proved::no_move};
    }

    void keep(std::uint64_t rank, Proved proved, std::uint64_t nodes) {
        auto& words = bucket(rank).words;
        const std::uint64_t effort = static_cast<std::uint64_t>(std::bit_width(nodes));
        std::size_t place = 0;
        std::uint64_t least = ~std::uint64_t{0};
        for (std::size_t i = 0; i < words.size(); ++i) {
            const std::uint64_t word = words[i].load(std::memory_order_relaxed);
            if ((word & rank_mask) == rank) {
                const Proved known = unpacked(word);
                proved.lower = std::max(proved.lower, known.lower);
                proved.upper = std::min(proved.upper, known.upper);
                if (proved.move == Proved::no_move) proved.move = known.move;
                place = i;
                break;
            }
            if (word >> 56 < least) {
                least = word >> 56;
                place = i;
            }
        }
        words[place].store(rank | static_cast<std::uint64_t>(proved.lower) << 41 |
                               static_cast<std::uint64_t>(proved.upper) << 47 |
                               static_cast<std::uint64_t>(proved.move) << 53 | effort << 56,
                           std::memory_order_relaxed);
    }

  private:
    static constexpr std::uint64_t rank_mask = (std::uint64_t{1} << 41) - 1;
    static_assert(positions_up_to(all_stones) <= rank_mask);

    struct alignas(64) Bucket {
        std::array<std::atomic<std::uint64_t>, 8> words{};  // rank 0 is the empty board: never asked for
    };

    static Proved unpacked(std::uint64_t word) {
        return {static_cast<int>((word >> 41) & 63), static_cast<int>((word >> 47) & 63),
                static_cast<int>((word >> 53) & 7)};
    }

    std::size_t at(std::uint64_t rank) const {
        return static_cast<std::size_t>((rank * 0x9E3779B97F4A7C15u) >> 20) & (count_ - 1);
    }
    const Bucket& bucket(std::uint64_t rank) const { return buckets_[at(rank)]; }
    Bucket& bucket(std::uint64_t rank) { return buckets_[at(rank)]; }

    static constexpr std::align_val_t huge_page{std::size_t{2} << 20};

    std::size_t count_;
    Bucket* buckets_;
};

}  // namespace meydan
