// How long a search may go on, and who may end it.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>

namespace meydan {

struct Limits {
    int depth = 0;            // plies; 0: no limit
    std::uint64_t nodes = 0;  // positions looked at; 0: no limit
    double seconds = 0;       // 0: no limit
    int lines = 1;            // how many of the best moves get a score of their own
    int threads = 1;
    int megabytes = 16;  // for the table of positions or the tree
    std::uint64_t seed = 0;

    Limits() = default;
    Limits(int depth, std::uint64_t nodes, double seconds, int lines, int threads, int megabytes, std::uint64_t seed)
        : depth(depth),
          nodes(nodes),
          seconds(seconds),
          lines(lines),
          threads(threads),
          megabytes(megabytes),
          seed(seed) {}
};

// Set from any thread; the search ends at its next look.
class Stop {
  public:
    void set() { wanted_.store(true, std::memory_order_relaxed); }
    bool wanted() const { return wanted_.load(std::memory_order_relaxed); }

  private:
    std::atomic<bool> wanted_{false};
};

// Looks now and then whether a limit is reached. Only the leading thread looks up, to let Python look in.
class Allowance {
  public:
    // `look_up` may throw to end the search.
    Allowance(const Limits& limits, const Stop& stop, std::function<void()> look_up)
        : limits_(limits), stop_(stop), look_up_(std::move(look_up)), begun_(clock::now()) {}

    // Counts a node; true when the search must end.
    bool tick() {
        if (ended_) return true;
        ++nodes_;
        if ((limits_.nodes && nodes_ >= limits_.nodes) || stop_.wanted()) ended_ = true;
        if ((nodes_ & 1023) == 0) look();
        return ended_;
    }

    void look() {
        if (limits_.seconds > 0 && seconds() >= limits_.seconds) ended_ = true;
        if (look_up_ && (++looks_ & 63) == 0) look_up_();
    }

    bool ended() const { return ended_; }
    double seconds() const { return std::chrono::duration<double>(clock::now() - begun_).count(); }
    std::uint64_t nodes() const { return nodes_; }

  private:
    using clock = std::chrono::steady_clock;

    Limits limits_;
    const Stop& stop_;
    bool ended_ = false;
    std::function<void()> look_up_;
    clock::time_point begun_;
    std::uint64_t nodes_ = 0;
    std::uint64_t looks_ = 0;
};

}  // namespace meydan
