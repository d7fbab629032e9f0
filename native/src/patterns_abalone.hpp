// The patterns of Abalone, seen from the side to move: every line of the board from edge to edge, which shows who can
// push whom, and every cell with its six neighbours. How many balls both sides have lost, how far from the middle the
// others are and how much they hold together counts too.
//
// The board's twelve symmetries share their weights.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "abalone.hpp"
#include "patterns.hpp"
#include "weights_files.hpp"

namespace meydan {

template <>
struct Patterns<Abalone> {
    static constexpr int groups = 27 + 37;  // lines, cells with their neighbours
    static constexpr int active = groups + 3;

    static bool know(const Abalone&) { return true; }
    static std::uint32_t weights() { return board().weights; }
    static std::span<const std::uint8_t> file() { return abalone_weights_file(); }
    static bool wins(const Abalone&) { return false; }

    static void find(const Abalone& here, std::uint32_t* places) {
        find_apart(here, places);
        for (int n = 0; n < groups; ++n) places[n] = board().shared[places[n]];
    }

    // As `find`, before symmetric numbers of a group are brought together.
    static void find_apart(const Abalone& here, std::uint32_t* places) {
        const Board& known = board();
        const Wide own = here.balls(here.turn()), theirs = here.balls(here.turn() ^ 1);
        const Numbers numbers = known.numbers_of(own, theirs);
        for (int n = 0; n < groups; ++n) places[n] = known.first_weight[n] + numbers[n];
        std::uint32_t next = known.counts;
        auto count = [&, n = groups](int mine, int others, std::uint32_t different) mutable {
            places[n++] = next + static_cast<std::uint32_t>(mine) * different + static_cast<std::uint32_t>(others);
            next += different * different;
        };
        count(lost(own), lost(theirs), most_lost + 1);
        count(remoteness(own), remoteness(theirs), most_remote + 1);
        count(touching(own), touching(theirs), most_touching + 1);
    }

    // Gives every number of a group the weight that it shares.
    template <class Value>
    static void share(std::vector<Value>& values) {
        for (std::uint32_t place = 0; place < board().counts; ++place) values[place] = values[board().shared[place]];
    }

  private:
    static constexpr int width = 10;
    static constexpr int rows = 9;
    static constexpr int balls_each = 14;
    static constexpr int most_lost = 5;  // the next one loses
    static constexpr int most_remote = balls_each * 4;
    static constexpr int most_touching = 29;
    using Numbers = std::array<std::uint16_t, groups>;

    static int lost(Wide balls) { return std::clamp(balls_each - number_of(balls), 0, most_lost); }

    // Cells by their steps from e5: along the row and up.
    struct Cell {
        int right, up;

        int distance() const { return std::max({std::abs(right), std::abs(up), std::abs(up - right)}); }
        bool on_board() const { return distance() < 5; }
        Cell turned() const { return {right - up, right}; }
        Cell mirrored() const { return {up, right}; }
        auto operator<=>(const Cell&) const = default;
    };
    using Cells = std::vector<Cell>;
    static constexpr Cell steps[6] = {{1, 0}, {1, 1}, {0, 1}, {-1, 0}, {-1, -1}, {0, -1}};

    static constexpr int first_in(int row) { return std::max(1, row - 4); }
    static constexpr int length_of(int row) { return 9 - std::abs(row - 5); }

    static constexpr std::array<Wide, 5> rings = [] {
        std::array<Wide, 5> table{};
        for (int row = 1; row <= rows; ++row) {
            for (int number = 1; number <= rows; ++number) {
                const int up = row - 5, right = number - 5;
                const auto size = [](int n) { return n < 0 ? -n : n; };
                const int distance = std::max({size(up), size(right), size(up - right)});
                if (distance < 5) table[distance] |= wide_bit(width * row + number);
            }
        }
        return table;
    }();

    static int remoteness(Wide balls) {
        return number_of(balls & rings[1]) + 2 * number_of(balls & rings[2]) + 3 * number_of(balls & rings[3]) +
               4 * number_of(balls & rings[4]);
    }
    static int touching(Wide balls) {
        return number_of(balls & balls << 1) + number_of(balls & balls << width) +
               number_of(balls & balls << (width + 1));
    }

    struct Board {
        // For each row and set of balls in it, what they add to the number of each group: a power of three for each
        // cell, once for an own ball and twice for the other side's.
        std::array<std::vector<Numbers>, rows> numbers;
        std::array<std::uint32_t, groups> first_weight{};
        std::vector<std::uint32_t> shared;  // for each number of a group, the symmetric one that has the weight
        std::uint32_t counts = 0;
        std::uint32_t weights = 0;
        int known = 0;

        Board() {
            for (int row = 1; row <= rows; ++row) numbers[row - 1].resize(std::size_t{1} << length_of(row));
            for (int up = 0; up < 5; ++up) add(line_through({0, up}));
            for (int up = 0; up < 4; ++up) {
                for (int right = (up + 1) / 2; right <= up; ++right) add(flower({right, up}));
            }
            counts = weights;
            for (const int most : {most_lost, most_remote, most_touching}) {
                weights += static_cast<std::uint32_t>((most + 1) * (most + 1));
            }
        }

        static Cells line_through(Cell cell) {
            while (Cell{cell.right - 1, cell.up}.on_board()) --cell.right;
            Cells cells;
            for (; cell.on_board(); ++cell.right) cells.push_back(cell);
            return cells;
        }
        static Cells flower(Cell middle) {
            Cells cells{middle};
            for (const Cell step : steps) cells.push_back({middle.right + step.right, middle.up + step.up});
            return cells;
        }

        // A group and its images. Where an image has the cells of one before, the numbers of both share their weights.
        void add(const Cells& group) {
            std::map<Cells, Cells> seen;  // by their cells in order
            std::uint32_t size = 1;
            for (std::size_t n = 0; n < group.size(); ++n) size *= 3;
            shared.resize(weights + size);
            for (std::uint32_t n = 0; n < size; ++n) shared[weights + n] = weights + n;
            Cells image = group;
            for (int symmetry = 0; symmetry < 12; ++symmetry) {
                if (symmetry == 6) image = mirrored(group);
                Cells in_order = image;
                std::sort(in_order.begin(), in_order.end());
                if (const auto [place, fresh] = seen.try_emplace(in_order, image); fresh) {
                    put(image);
                } else {
                    share_weights(place->second, image);
                }
                for (Cell& cell : image) cell = cell.turned();
            }
            weights += size;
        }

        static Cells mirrored(Cells cells) {
            for (Cell& cell : cells) cell = cell.mirrored();
            return cells;
        }

        void put(const Cells& group) {
            int power = 1;
            for (const Cell& cell : group) {
                const int row = cell.up + 5, place = cell.right + 5 - first_in(row);
                auto& sets = numbers[row - 1];
                for (std::size_t set = 0; set < sets.size(); ++set) {
                    if (set >> place & 1) sets[set][known] += static_cast<std::uint16_t>(power);
                }
                power *= 3;
            }
            first_weight[known++] = weights;
        }

        // What has number n in one order of the cells may have another one in the other order.
        void share_weights(const Cells& one, const Cells& other) {
            const auto size = static_cast<std::uint32_t>(shared.size() - weights);
            for (std::uint32_t number = 0; number < size; ++number) {
                std::uint32_t image = 0, left = number;
                for (const Cell& cell : one) {
                    const auto place = std::find(other.begin(), other.end(), cell) - other.begin();
                    std::uint32_t there = left % 3;
                    for (int n = 0; n < place; ++n) there *= 3;
                    image += there;
                    left /= 3;
                }
                const std::uint32_t least = std::min(shared[weights + number], shared[weights + image]);
                shared[weights + number] = shared[weights + image] = least;
            }
        }

        Numbers numbers_of(Wide own, Wide theirs) const {
            std::array<const std::uint16_t*, rows> mine, others;
            [&]<std::size_t... n>(std::index_sequence<n...>) {
                ((mine[n] = part<n + 1>(own), others[n] = part<n + 1>(theirs)), ...);
            }(std::make_index_sequence<rows>());
            return added_up<groups>(mine, others);
        }

        template <int row>
        const std::uint16_t* part(Wide balls) const {
            constexpr int shift = width * row + first_in(row);
            constexpr std::uint64_t mask = (1u << length_of(row)) - 1;
            return numbers[row - 1][static_cast<std::uint64_t>(balls >> shift) & mask].data();
        }
    };

    static const Board& board() {
        static const Board worked_out;
        return worked_out;
    }
};

static_assert(Patterned<Abalone>);

}  // namespace meydan
