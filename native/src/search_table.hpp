// The table of positions already searched, shared by all threads without locks.
//
// An entry is two words, its check being the key mixed with the contents: two threads writing at once leave an entry
// whose check does not fit, and it is taken for empty. A player's next search may go on with the same table.
#pragma once

#include <atomic>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace meydan {

enum class Bound : std::uint8_t { none = 0, lower = 1, upper = 2, both = 3 };

struct Entry {
    static constexpr int no_move = 0xFFF;

    int score = 0;
    int move = no_move;  // its place in the list of legal moves
    int depth = 0;
    Bound bound = Bound::none;
    bool solved = false;

    std::uint64_t packed() const {
        return static_cast<std::uint32_t>(score) | static_cast<std::uint64_t>(move) << 32 |
               static_cast<std::uint64_t>(depth & 0xFF) << 44 | static_cast<std::uint64_t>(bound) << 52 |
               static_cast<std::uint64_t>(solved) << 54;
    }

    static Entry unpacked(std::uint64_t word) {
        return {static_cast<int>(static_cast<std::uint32_t>(word)), static_cast<int>(word >> 32 & 0xFFF),
                static_cast<int>(word >> 44 & 0xFF), static_cast<Bound>(word >> 52 & 3), (word >> 54 & 1) != 0};
    }
};

class Table {
  public:
    // Memory from calloc is not touched before it is used: a short search costs little.
    explicit Table(int megabytes)
        : megabytes_(megabytes),
          mask_(std::bit_floor((static_cast<std::size_t>(megabytes) << 20) / sizeof(Pair)) - 1),
          pairs_(static_cast<Pair*>(std::calloc(mask_ + 1, sizeof(Pair)))) {
        if (!pairs_) throw std::bad_alloc();
        ask_for_large_pages();
    }

    int megabytes() const { return megabytes_; }

    // Before another search: what is known so far makes room first, and counts no longer as solved, since it may rest
    // on a draw by repetition that only the game of that time knew.
    void grow_older() { age_ = (age_ + 1) & most_age; }

    Entry find(std::uint64_t key) const {
        const Slot& deep = pairs_[key & mask_].deep;
        const std::uint64_t word = deep.word.load(std::memory_order_relaxed);
        if (word && (deep.check.load(std::memory_order_relaxed) ^ word) == key) return entry_of(word);
        const Slot& fresh = pairs_[key & mask_].fresh;
        const std::uint64_t second = fresh.word.load(std::memory_order_relaxed);
        if (second && (fresh.check.load(std::memory_order_relaxed) ^ second) == key) return entry_of(second);
        return {};
    }

    // The deeper of two positions that meet keeps its place; the other goes beside it.
    void keep(std::uint64_t key, const Entry& entry) {
        Pair& pair = pairs_[key & mask_];
        const std::uint64_t old = pair.deep.word.load(std::memory_order_relaxed);
        const bool same = old && (pair.deep.check.load(std::memory_order_relaxed) ^ old) == key;
        const bool yields = !old || same || age_of(old) != age_ || entry.depth >= Entry::unpacked(old).depth;
        Slot& slot = yields ? pair.deep : pair.fresh;
        const std::uint64_t word = entry.packed() | age_ << age_place;
        slot.word.store(word, std::memory_order_relaxed);
        slot.check.store(key ^ word, std::memory_order_relaxed);
    }

  private:
    static constexpr int age_place = 56;
    static constexpr std::uint64_t most_age = 0xFF;

    static std::uint64_t age_of(std::uint64_t word) { return word >> age_place; }

    Entry entry_of(std::uint64_t word) const {
        Entry entry = Entry::unpacked(word);
        entry.solved = entry.solved && age_of(word) == age_;
        return entry;
    }

    // A search touches the table all over: with small pages every short search would wait for thousands of them.
    void ask_for_large_pages() {
#ifdef __linux__
        constexpr std::uintptr_t page = std::uintptr_t{2} << 20;
        const auto begin = (reinterpret_cast<std::uintptr_t>(pairs_.get()) + page - 1) / page * page;
        const auto end = reinterpret_cast<std::uintptr_t>(pairs_.get() + mask_ + 1) / page * page;
        if (begin < end) madvise(reinterpret_cast<void*>(begin), end - begin, MADV_HUGEPAGE);
#endif
    }

    struct Slot {
        std::atomic<std::uint64_t> check;
        std::atomic<std::uint64_t> word;
    };
    struct Pair {
        Slot deep;
        Slot fresh;
    };
    struct Free {
        void operator()(Pair* pairs) const { std::free(pairs); }
    };

    int megabytes_;
    std::size_t mask_;
    std::uint64_t age_ = 0;
    std::unique_ptr<Pair[], Free> pairs_;
};

}  // namespace meydan
