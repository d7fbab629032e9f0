// The endgame table: for every position of at most so many stones, what the mover will still take with best play.
//
// Built from few stones to many. A move that reaches the store, captures or ends the set leaves fewer stones; any other
// keeps both sides' sums and lowers the mover's rank within its sum. So inside one number of stones the pairs of sums
// {k, stones − k} do not depend on each other (each is a task of its own for a thread), and inside a pair the order of
// ranks is the order of dependence.
#pragma once

#include <algorithm>
#include <atomic>
#include <functional>
#include <span>
#include <vector>

#include "mangala_rank.hpp"

namespace meydan {

// All ways to put a sum into six pits, in the order of their ranks.
inline std::vector<std::uint64_t> sides_with(int sum) {
    std::vector<std::uint64_t> sides(compositions(sum));
    const std::function<void(int, int, std::uint64_t)> fill = [&](int pit, int left, std::uint64_t side) {
        if (pit == 5) {
            side |= static_cast<std::uint64_t>(left) << 40;
            sides[ranking.of_side(Ranking::prefix_sums(side))] = side;
            return;
        }
        for (int stones = 0; stones <= left; ++stones) {
            fill(pit + 1, left - stones, side | static_cast<std::uint64_t>(stones) << (8 * pit));
        }
    };
    fill(0, sum, 0);
    return sides;
}

class TableBuilder {
  public:
    TableBuilder(std::span<std::uint8_t> table, int stones, bool owner_keeps)
        : table_(table), stones_(stones), owner_keeps_(owner_keeps) {
        for (int sum = 0; sum <= stones; ++sum) sides_.push_back(sides_with(sum));
    }

    // Called by several threads at once; each returns when the table is whole, or soon after `stop`.
    // Tasks are handed out in order; one waits until the layers below it are done.
    void work() {
        for (;;) {
            const std::size_t task = next_.fetch_add(1);
            int layer = 0;
            std::size_t first = 0;
            while (layer <= stones_ && task >= first + tasks_of(layer)) first += tasks_of(layer++);
            if (layer > stones_) return;
            for (std::size_t done = done_.load(); done < first; done = done_.load()) {
                if (stop_) return;
                done_.wait(done);
            }
            const int fewer = static_cast<int>(task - first);
            block(fewer, layer - fewer);
            if (stop_) return;
            filled_ += positions_in(fewer, layer - fewer);
            ++done_;
            done_.notify_all();
        }
    }

    void stop() {
        stop_ = true;
        done_.fetch_add(1);  // wakes those who wait; nobody reads the count any more
        done_.notify_all();
    }

    std::uint64_t filled() const { return filled_; }

  private:
    static std::size_t tasks_of(int layer) { return static_cast<std::size_t>(layer / 2 + 1); }

    static std::uint64_t positions_in(int fewer, int more) {
        return std::uint64_t{compositions(fewer)} * compositions(more) * (fewer == more ? 1 : 2);
    }

    // The positions in which one side has `fewer` stones and the other has `more` (or as many).
    void block(int fewer, int more) {
        const auto& rows = sides_[static_cast<std::size_t>(fewer)];
        const auto& columns = sides_[static_cast<std::size_t>(more)];
        for (std::size_t row = 0; row < rows.size() && !stop_; ++row) {
            const std::size_t end = fewer == more ? row + 1 : columns.size();
            for (std::size_t column = 0; column < end; ++column) {
                set(fewer, row, more, column);
                set(more, column, fewer, row);
            }
        }
    }

    void set(int own, std::size_t own_rank, int theirs, std::size_t their_rank) {
        table_[ranking.in_block(own, own_rank, theirs, their_rank)] =
            best(sides_[static_cast<std::size_t>(own)][own_rank], sides_[static_cast<std::size_t>(theirs)][their_rank],
                 own + theirs);
    }

    // What the mover takes; a position in which a side is empty is over, and nothing is left to take.
    std::uint8_t best(std::uint64_t own, std::uint64_t theirs, int stones) const {
        if (!own || !theirs) return 0;
        int most = 0;
        for (int pit = 0; pit < 6; ++pit) {
            if (!((own >> (8 * pit)) & 0xFF)) continue;
            const Mangala::Step next = Mangala::step(own, theirs, pit, owner_keeps_);
            const int gain = static_cast<int>(next.own >> 48);
            int take = gain;
            if (!next.over) {
                const std::uint64_t mine = next.own & Mangala::pits_mask;
                take += next.again ? table_[ranking(mine, next.theirs)]
                                   : stones - gain - table_[ranking(next.theirs, mine)];
            }
            most = std::max(most, take);
        }
        return static_cast<std::uint8_t>(most);
    }

    std::span<std::uint8_t> table_;
    int stones_;
    bool owner_keeps_;
    std::vector<std::vector<std::uint64_t>> sides_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<std::size_t> done_ = 0;
    std::atomic<std::uint64_t> filled_ = 0;
    std::atomic<bool> stop_ = false;
};

}  // namespace meydan
