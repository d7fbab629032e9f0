// Virtual connections of one colour in Hex (after Anshelevich's H-search): what it can join even if the opponent moves
// first (full), and what it can join if it moves first itself (half). A carrier holds the empty cells that this needs.
//
// Roots are the colour's two edges and its groups. From each root connections grow cell by cell, over neighbours and
// bridges: a full connection with an empty cell and one step on make a half one; half ones that have no cell in common
// make a full one; full ones chain over own groups where their carriers do not touch. The lists are short, so not
// every connection is found, but each that is found holds.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include "hex_playout.hpp"

namespace meydan::hex {

struct Bridge {
    std::uint8_t far, one, other;  // the cell beyond, and the two between
};

inline constexpr std::array<std::array<Bridge, 6>, cells> bridges = [] {
    std::array<std::array<Bridge, 6>, cells> table{};
    for (int cell = 0; cell < cells; ++cell) {
        for (int n = 0; n < 6; ++n) {
            Bridge& bridge = table[cell][n];
            bridge = {cells, rings[cell][n], rings[cell][(n + 1) % 6]};
            if (bridge.one >= cells || bridge.other >= cells) continue;
            // Beyond lies what both in between touch, besides the cell itself.
            const Wide beyond = neighbours[bridge.one] & neighbours[bridge.other] & ~wide_bit(cell);
            if (beyond) bridge.far = static_cast<std::uint8_t>(lowest(beyond));
        }
    }
    return table;
}();

class Connections {
  public:
    struct Half {
        Wide carrier;
        std::uint8_t key;  // the cell to play first
    };

    // Finds connections of `colour`, doing no more than so many steps.
    void search(Wide own, Wide theirs, int colour, int steps) {
        empty_ = board & ~(own | theirs);
        queue_.clear();
        next_ = 0;
        joined_ = false;
        find_roots(own, colour);
        for (int root = 0; root < roots_; ++root) {
            for (int to = 0; to < cells + roots_; ++to) {
                full_[root][to].count = 0;
                half_[root][to].count = 0;
            }
        }
        edge_halves_.clear();
        for (int root = 0; root < roots_; ++root) for_each(near_[root], [&](int cell) { add_full(root, cell, 0); });
        while (next_ < queue_.size() && static_cast<int>(next_) < steps && !joined_) {
            const Step step = queue_[next_++];
            step.to < cells ? from_cell(step) : from_root(step);
        }
    }

    bool joined() const { return joined_; }  // the two edges, fully
    Wide joined_by() const { return joined_by_; }
    const std::vector<Half>& edge_halves() const { return edge_halves_; }  // half connections of the two edges

  private:
    static constexpr int most_roots = 16;
    static constexpr int most_full = 5;
    static constexpr int most_half = 10;
    static constexpr std::size_t most_edge_halves = 200;

    struct Step {
        std::uint8_t root, to;
        Wide carrier;
    };
    template <int most>
    struct List {
        std::array<Wide, most> carriers;
        int count = 0;
    };

    // Own groups; those on an edge belong to it. Groups beyond the room for them are no roots, and not walked over.
    void find_roots(Wide own, int colour) {
        roots_ = 2;
        Wide left = own;
        for (int edge = 0; edge < 2; ++edge) {
            Wide group = own & edges[colour][edge];
            for (Wide before = 0; group != before;) {
                before = group;
                group |= around(group) & own;
            }
            left &= ~group;
            near_[edge] = (around(group) | edges[colour][edge]) & empty_;
        }
        while (left && roots_ < most_roots) {
            Wide group = wide_bit(lowest(left));
            for (Wide before = 0; group != before;) {
                before = group;
                group |= around(group) & own;
            }
            left &= ~group;
            near_[roots_++] = around(group) & empty_;
        }
    }

    void from_cell(const Step& step) {
        const int root = step.root, cell = step.to;
        const Wide taken = step.carrier | wide_bit(cell);
        const Wide open = empty_ & ~taken & ~near_[root];
        for_each(neighbours[cell] & open, [&](int to) { add_half(root, to, taken, cell); });
        for (const Bridge& bridge : bridges[cell]) {
            if (bridge.far == cells || !(open >> bridge.far & 1)) continue;
            const Wide between = wide_bit(bridge.one) | wide_bit(bridge.other);
            if ((between & empty_ & ~taken) == between) add_half(root, bridge.far, taken | between, cell);
        }
        for (int other = 0; other < roots_; ++other) {
            if (other == root) continue;
            const auto& meeting = full_[other][cell];
            for (int n = 0; n < meeting.count; ++n) {
                if (meeting.carriers[n] & step.carrier) continue;
                add_half(root, cells + other, taken | meeting.carriers[n], cell);
            }
            const auto& chain = full_[other][cells + root];  // the other root reaches what this one does
            for (int n = 0; n < chain.count && root >= 2; ++n) {
                if (!(chain.carriers[n] & taken)) add_full(other, cell, chain.carriers[n] | step.carrier);
            }
        }
    }

    // The root has reached another one: over a group, but not over an edge, it reaches all that that one does.
    void from_root(const Step& step) {
        const int root = step.root, over = step.to - cells;
        if (over < 2) return;
        for_each(empty_ & ~near_[root] & ~step.carrier, [&](int cell) { chain(step, over, cell); });
        for (int other = 0; other < roots_; ++other) {
            if (other != root && other != over) chain(step, over, cells + other);
        }
    }

    void chain(const Step& step, int over, int to) {
        const auto reached = full_[over][to];  // a copy: the list may change meanwhile
        for (int n = 0; n < reached.count; ++n) {
            if (!(reached.carriers[n] & step.carrier)) add_full(step.root, to, reached.carriers[n] | step.carrier);
        }
    }

    // A shorter list of better carriers: none that holds another one, small ones first. False if it is no gain.
    template <int most>
    static bool insert(List<most>& list, Wide carrier) {
        for (int n = 0; n < list.count; ++n) {
            if (!(list.carriers[n] & ~carrier)) return false;
        }
        int kept = 0;
        for (int n = 0; n < list.count; ++n) {
            if (carrier & ~list.carriers[n]) list.carriers[kept++] = list.carriers[n];
        }
        list.count = kept;
        const int size = number_of(carrier);
        int place = kept;
        while (place > 0 && number_of(list.carriers[place - 1]) > size) --place;
        if (place == most) return false;
        if (list.count < most) ++list.count;
        for (int n = list.count - 1; n > place; --n) list.carriers[n] = list.carriers[n - 1];
        list.carriers[place] = carrier;
        return true;
    }

    void add_full(int root, int to, Wide carrier) {
        if (!insert(full_[root][to], carrier)) return;
        if (to >= cells) {
            insert(full_[to - cells][cells + root], carrier);
            queue_.push_back({static_cast<std::uint8_t>(to - cells), static_cast<std::uint8_t>(cells + root), carrier});
            if (root + to - cells == 1) {
                joined_ = true;
                joined_by_ = carrier;
            }
        }
        queue_.push_back({static_cast<std::uint8_t>(root), static_cast<std::uint8_t>(to), carrier});
    }

    void add_half(int root, int to, Wide carrier, int key) {
        const auto& full = full_[root][to];
        for (int n = 0; n < full.count; ++n) {
            if (!(full.carriers[n] & ~carrier)) return;
        }
        if (to >= cells && to - cells < root) {  // roots meet in one list
            const int lower = to - cells;
            to = cells + root;
            root = lower;
        }
        if (root == 0 && to == cells + 1 && edge_halves_.size() < most_edge_halves) {
            edge_halves_.push_back({carrier, static_cast<std::uint8_t>(key)});
        }
        if (insert(half_[root][to], carrier)) unite(root, to, carrier, carrier, 0, 2);
    }

    // Half connections that have no cell in common make a full one: the opponent cannot break them all at once.
    void unite(int root, int to, Wide common, Wide all, int from, int more) {
        const auto halves = half_[root][to];
        for (int n = from; n < halves.count; ++n) {
            const Wide rest = common & halves.carriers[n];
            if (rest == common) continue;
            if (!rest) {
                add_full(root, to, all | halves.carriers[n]);
            } else if (more) {
                unite(root, to, rest, all | halves.carriers[n], n + 1, more - 1);
            }
        }
    }

    Wide empty_ = 0;
    int roots_ = 0;
    std::array<Wide, most_roots> near_{};
    std::array<std::array<List<most_full>, cells + most_roots>, most_roots> full_;
    std::array<std::array<List<most_half>, cells + most_roots>, most_roots> half_;
    std::vector<Step> queue_;
    std::size_t next_ = 0;
    std::vector<Half> edge_halves_;
    bool joined_ = false;
    Wide joined_by_ = 0;
};

}  // namespace meydan::hex
