// Room for words that threads share without locks: a word is read and written whole, and a lost one is only work to be
// done again. Eight words lie in one line of the processor's cache.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "large_pages.hpp"

namespace meydan {

class Buckets {
  public:
    using Words = std::array<std::atomic<std::uint64_t>, 8>;

    // All words are zero.
    explicit Buckets(int log2_words)
        : count_(std::size_t{1} << (log2_words - 3)),
          pages_(count_ * sizeof(Words)),
          buckets_(static_cast<Words*>(pages_.start)) {}
    Buckets(const Buckets&) = delete;
    Buckets& operator=(const Buckets&) = delete;

    // By the middle bits of a hash; the lowest twenty and the highest remain to tell positions apart.
    const Words& of(std::uint64_t hash) const { return buckets_[at(hash)]; }
    Words& of(std::uint64_t hash) { return buckets_[at(hash)]; }

  private:
    std::size_t at(std::uint64_t hash) const { return static_cast<std::size_t>(hash >> 20) & (count_ - 1); }

    std::size_t count_;
    LargePages pages_;
    Words* buckets_;
};

}  // namespace meydan
