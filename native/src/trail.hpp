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
        Line& line = lines_[step & 1];
        if (step / 2 >= line.keys.size()) {
            line.keys.resize(step / 2 + 64);
            line.marks.resize(step / 2 + 64);
        }
        line.keys[step / 2] = key;
        line.marks[step / 2] = static_cast<std::uint16_t>(key);
    }

    // Whether the key of `last` stands in three steps or more from `begin` to `last`. Hardly ever does even a mark, so
    // whole keys are seldom looked at.
    bool third_time(std::uint32_t begin, std::uint32_t last) const {
        const Line& line = lines_[last & 1];
        const std::uint32_t from = (begin + (last - begin) % 2) / 2;
        return occurrences(line.marks, from, last / 2) >= 3 && occurrences(line.keys, from, last / 2) >= 3;
    }

  private:
    // The same player is to move in every second step.
    struct Line {
        std::vector<std::uint64_t> keys;
        std::vector<std::uint16_t> marks;  // the keys' lowest bits, of which many are compared at once
    };

    template <class Key>
    static Key occurrences(const std::vector<Key>& keys, std::uint32_t from, std::uint32_t last) {
        const Key* const at = keys.data();
        const Key key = at[last];
        Key count = 1;  // as wide as a key, so that several are compared at once
        for (std::uint32_t n = from; n < last; ++n) count = static_cast<Key>(count + (at[n] == key));
        return count;
    }

    std::array<Line, 2> lines_;
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
        return trail_->third_time(begin_, length_++);
    }

    void forget() { begin_ = length_; }

  private:
    Trail* trail_ = nullptr;
    std::uint32_t begin_ = 0;
    std::uint32_t length_ = 0;
};

}  // namespace meydan
