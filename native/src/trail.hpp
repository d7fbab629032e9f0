// Where a line of play has been since its last move that cannot be undone: what the repetition rules look back on.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace meydan {

// The keys of the positions of one line of play. It lies beside the positions, so that they stay small to copy: a
// position knows its trail and how many steps of it are its own, and the next one overwrites what lies beyond. So
// copies may share a trail as long as they are played one after the other, as a depth-first search and playouts do;
// each thread needs a trail of its own.
class Trail {
  public:
    void put(std::uint32_t step, std::uint64_t key) {
        auto& keys = keys_[step & 1];
        if (step / 2 >= keys.size()) keys.resize(step / 2 + 64);
        keys[step / 2] = key;
    }

    // How often the key of `last` occurs from step `begin` to `last`.
    std::uint64_t occurrences(std::uint32_t begin, std::uint32_t last) const {
        const std::uint64_t* const keys = keys_[last & 1].data();
        const std::uint64_t key = keys[last / 2];
        std::uint64_t count = 1;  // as wide as a key, so that several are compared at once
        for (std::uint32_t at = (begin + (last - begin) % 2) / 2; at < last / 2; ++at) count += keys[at] == key;
        return count;
    }

  private:
    std::array<std::vector<std::uint64_t>, 2> keys_;  // the same player is to move every second step
};

// A position's part of its trail.
class Footing {
  public:
    // Comes to the position with this key by way of `earlier` ones; true if it stands there for the third time.
    bool walk_on(Trail& trail, const std::vector<std::uint64_t>& earlier, std::uint64_t key) {
        trail_ = &trail;
        for (const std::uint64_t passed : earlier) third_time(passed);
        return third_time(key);
    }

    // Steps to the position with this key; true if it stands there for the third time. Before a move that cannot be
    // undone, `forget` makes the next step the first.
    bool third_time(std::uint64_t key) {
        if (!trail_) return false;
        trail_->put(length_, key);
        return trail_->occurrences(begin_, length_++) >= 3;
    }

    void forget() { begin_ = length_; }

  private:
    Trail* trail_ = nullptr;
    std::uint32_t begin_ = 0;
    std::uint32_t length_ = 0;
};

}  // namespace meydan
