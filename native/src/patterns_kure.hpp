// The patterns of Küre: pieces of two by three cells, rows and columns, seen from the side to move, whose start row is
// the lowest. How freely both sides move, what they could take and how many stones are lost count too.
//
// A board and its mirror image share their weights.
#pragma once

#include <algorithm>
#include <array>

#include "kure.hpp"
#include "patterns.hpp"
#include "weights_files.hpp"

namespace meydan {

template <>
struct Patterns<Kure> {
    static constexpr int groups = 2 * (18 + 15 + 7 + 4);  // pieces lying and standing, rows, columns; and their images
    static constexpr int active = groups + 5;

    static bool know(const Kure&) { return true; }
    static std::uint32_t weights() { return stages * board().weights_in_a_stage; }
    static std::span<const std::uint8_t> file() { return kure_weights_file(); }
    static bool wins(const Kure&) { return false; }

    static void find(const Kure& here, std::uint32_t* places) {
        const Board& known = board();
        const int me = here.turn();
        const std::uint64_t own = here.stones(me), theirs = here.stones(me ^ 1);
        std::array<const std::uint16_t*, kure::size> mine, others;
        for (int rank = 0; rank < kure::size; ++rank) {
            const int seen_as = me == 0 ? rank : kure::size - 1 - rank;
            mine[seen_as] = known.numbers[seen_as][own >> kure::size * rank & kure::bottom_row].data();
            others[seen_as] = known.numbers[seen_as][theirs >> kure::size * rank & kure::bottom_row].data();
        }
        const Numbers numbers = added_up<room>(mine, others);
        const int taken = stones_lost(theirs), lost = stones_lost(own);
        const std::uint32_t stage = known.weights_in_a_stage * ((taken == most_lost) + 2u * (lost == most_lost));
        for (int n = 0; n < groups; ++n) *places++ = stage + known.first_weight[n] + numbers[n];

        const Kure::Freedom freedom = here.freedom(me, kure::sandwiching(own, theirs & ~here.immune()));
        const Kure::Freedom their_freedom = here.freedom(me ^ 1, kure::sandwiching(theirs, own));
        const int counts[] = {freedom.moves, their_freedom.moves, freedom.to_cells, their_freedom.to_cells};
        std::uint32_t next = stage + known.counts;
        for (const int count : counts) {
            *places++ = next + static_cast<std::uint32_t>(count);
            next += Kure::max_moves + 1;
        }
        *places++ = next + static_cast<std::uint32_t>(taken * (most_lost + 1) + lost);
    }

  private:
    static constexpr int room = 88;             // for the numbers of `groups`, in whole vectors
    static constexpr int most_lost = 3;         // the next one loses
    static constexpr std::uint32_t stages = 4;  // one or both sides may have lost so many

    static int stones_lost(std::uint64_t left) { return std::clamp(kure::size - number_of(left), 0, most_lost); }

    struct Cell {
        int file, rank;
    };
    using Cells = std::vector<Cell>;
    using Numbers = std::array<std::uint16_t, room>;

    struct Board {
        // For each rank and set of stones in it, what they add to the number of each group: a power of three for each
        // cell, once for an own stone and twice for the other side's.
        alignas(16) std::array<std::array<Numbers, 128>, kure::size> numbers{};
        std::array<std::uint32_t, groups> first_weight{};
        std::uint32_t counts = 0;
        std::uint32_t weights_in_a_stage = 0;
        int known = 0;

        Board() {
            for (int rank = 0; rank < kure::size; ++rank) {
                for (int file = 0; file < kure::size; ++file) {
                    add(rectangle(file, rank, 3, 2));
                    add(rectangle(file, rank, 2, 3));
                }
                add(rectangle(0, rank, kure::size, 1));
                add(rectangle(rank, 0, 1, kure::size));
            }
            counts = weights_in_a_stage;
            weights_in_a_stage += 4 * (Kure::max_moves + 1) + (most_lost + 1) * (most_lost + 1);
        }

        static Cells rectangle(int file, int rank, int wide, int high) {
            Cells cells;
            for (int n = 0; n < wide * high; ++n) cells.push_back({file + n % wide, rank + n / wide});
            return cells;
        }

        // A group and its mirror image, once for both; nothing where it does not fit onto the board.
        void add(const Cells& group) {
            Cells image = group;
            for (Cell& cell : image) cell.file = kure::size - 1 - cell.file;
            const int left = group.front().file, right = group.back().file;
            const int image_left = image.back().file;
            if (right >= kure::size || group.back().rank >= kure::size || left > image_left) return;
            put(image);
            const int size = put(group);
            weights_in_a_stage += static_cast<std::uint32_t>(size);
        }

        int put(const Cells& group) {
            int power = 1;
            for (const Cell& cell : group) {
                for (int held = 0; held < 128; ++held) {
                    if (held >> cell.file & 1) numbers[cell.rank][held][known] += static_cast<std::uint16_t>(power);
                }
                power *= 3;
            }
            first_weight[known++] = weights_in_a_stage;
            return power;
        }
    };

    static const Board& board() {
        static const Board worked_out;
        return worked_out;
    }
};

static_assert(Patterned<Kure>);

}  // namespace meydan
