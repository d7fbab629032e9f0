// Threads that follow a leading one: they help until it ends, however it ends, and are waited for.
#pragma once

#include <thread>
#include <utility>
#include <vector>

#include "search_limits.hpp"

namespace meydan {

class Followers {
  public:
    Followers() = default;
    Followers(const Followers&) = delete;
    Followers& operator=(const Followers&) = delete;
    ~Followers() { dismiss(); }

    // `work(stop)` ends soon after `stop` is wanted.
    template <class Work>
    void add(Work work) {
        threads_.emplace_back([this, work = std::move(work)] { work(stop_); });
    }

    void dismiss() {
        stop_.set();
        threads_.clear();
    }

  private:
    Stop stop_;
    std::vector<std::jthread> threads_;
};

// What a follower may spend: the leading thread keeps time and nodes for all.
inline Limits endless(Limits limits) {
    limits.nodes = 0;
    limits.seconds = 0;
    return limits;
}

}  // namespace meydan
