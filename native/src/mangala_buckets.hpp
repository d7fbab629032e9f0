// Room for words that threads share without locks: a word is read and written whole, and a lost one is only work to be
// done again. Eight words lie in one line of the processor's cache.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace meydan {

class Buckets {
  public:
    using Words = std::array<std::atomic<std::uint64_t>, 8>;

    explicit Buckets(int log2_words) : count_(std::size_t{1} << (log2_words - 3)) {
        void* room = ::operator new(count_ * sizeof(Bucket), huge_page);
#ifdef __linux__
        madvise(room, count_ * sizeof(Bucket), MADV_HUGEPAGE);  // the search jumps about: fewer pages, fewer misses
#endif
        buckets_ = static_cast<Bucket*>(room);
        std::uninitialized_value_construct_n(buckets_, count_);
    }
    ~Buckets() { ::operator delete(buckets_, huge_page); }
    Buckets(const Buckets&) = delete;
    Buckets& operator=(const Buckets&) = delete;

    // By the middle bits of a hash; the lowest twenty and the highest remain to tell positions apart.
    const Words& of(std::uint64_t hash) const { return buckets_[at(hash)].words; }
    Words& of(std::uint64_t hash) { return buckets_[at(hash)].words; }

  private:
    struct alignas(64) Bucket {
        Words words{};
    };

    std::size_t at(std::uint64_t hash) const { return static_cast<std::size_t>(hash >> 20) & (count_ - 1); }

    static constexpr std::align_val_t huge_page{std::size_t{2} << 20};

    std::size_t count_;
    Bucket* buckets_;
};

}  // namespace meydan
