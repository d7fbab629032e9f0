// The patterns of Pentago: every line of the board as it is and as it would be after a turn or two, and every quadrant.
//
// A turn of the whole board changes nothing, so the four images of a pattern share their weights. (A mirror image would
// not do: quadrants are turned clockwise only.)
#pragma once

#include <algorithm>
#include <array>

#include "patterns.hpp"
#include "pentago_lines.hpp"
#include "weights_files.hpp"

namespace meydan {

template <>
struct Patterns<Pentago> {
    static constexpr int images = 4;
    static constexpr int patterns = 27;
    static constexpr int active = patterns * images;

    static bool know(const Pentago&) { return true; }
    static std::uint32_t weights() { return stages * board().weights_in_a_stage; }
    static std::span<const std::uint8_t> file() { return pentago_weights_file(); }
    static bool wins(const Pentago& here) { return pentago::wins_at_once(here); }

    static void find(const Pentago& here, std::uint32_t* places) {
        const std::uint64_t own = here.marbles(here.turn()), theirs = here.marbles(here.turn() ^ 1);
        const Board& known = board();
        std::array<const std::uint16_t*, 4> mine, others;
        for (int quadrant = 0; quadrant < 4; ++quadrant) {
            mine[quadrant] = known.numbers[quadrant][pentago::lane(own, quadrant)].data();
            others[quadrant] = known.numbers[quadrant][pentago::lane(theirs, quadrant)].data();
        }
        const Numbers numbers = added_up<room>(mine, others);
        const std::uint32_t stage = stage_of(number_of(own | theirs)) * known.weights_in_a_stage;
        for (int n = 0; n < active; ++n) places[n] = stage + known.first_weight[n] + numbers[n];
    }

  private:
    static constexpr int room = 112;  // for `active` numbers, in whole vectors
    static constexpr std::uint32_t stages = 4;
    static constexpr std::uint32_t stage_of(int marbles) {
        return marbles < 8 ? 0 : marbles < 14 ? 1 : marbles < 20 ? 2 : 3;
    }

    struct Cell {
        int row, file;
    };
    using Cells = std::vector<Cell>;
    using Turns = std::array<int, 4>;  // quarter turns of each quadrant
    using Numbers = std::array<std::uint16_t, room>;

    // For each quadrant and set of marbles in it, what they add to the number of each pattern: a power of three for
    // each cell, once for an own marble and twice for the other side's.
    struct Board {
        alignas(16) std::array<std::array<Numbers, 512>, 4> numbers{};
        std::array<std::uint32_t, active> first_weight{};
        std::uint32_t weights_in_a_stage = 0;
        int known = 0;

        Board() {
            constexpr Turns none{};
            for (int row = 0; row < 3; ++row) {
                Cells line;
                for (int file = 0; file < 6; ++file) line.push_back({row, file});
                for (const Turns& turns : {none, {1}, {0, 1}, {1, 1}, {2}, {0, 2}}) add(line, turns);
            }
            Cells long_diagonal, short_diagonal, quadrant;
            for (int n = 0; n < 6; ++n) long_diagonal.push_back({n, n});
            for (int n = 0; n < 5; ++n) short_diagonal.push_back({n, n + 1});
            for (int n = 0; n < 9; ++n) quadrant.push_back({n / 3, n % 3});
            for (const Turns& turns : {none, {1}, {0, 0, 0, 1}, {1, 0, 0, 1}}) add(long_diagonal, turns);
            for (const Turns& turns : {none, {1}, {0, 1}, {0, 0, 0, 1}}) add(short_diagonal, turns);
            add(quadrant, none);
        }

        void add(Cells cells, const Turns& turns) {
            for (Cell& cell : cells) cell = before(cell, turns);
            int size = 1;
            for (int image = 0; image < images; ++image) {
                size = 1;
                for (Cell& cell : cells) {
                    const int bit = pentago::bit_of(cell.row, cell.file);
                    for (int held = 0; held < 512; ++held) {
                        if (held >> bit % 16 & 1) numbers[bit / 16][held][known] += static_cast<std::uint16_t>(size);
                    }
                    size *= 3;
                    cell = {cell.file, pentago::size - 1 - cell.row};  // for the next image
                }
                first_weight[known++] = weights_in_a_stage;
            }
            weights_in_a_stage += static_cast<std::uint32_t>(size);
        }

        // Where the marble lies now that would come to `cell` by these turns.
        static Cell before(Cell cell, const Turns& turns) {
            const int top = cell.row / 3 * 3, left = cell.file / 3 * 3;
            for (int turn = turns[cell.row / 3 * 2 + cell.file / 3]; turn > 0; --turn) {
                cell = {top + 2 - (cell.file - left), left + cell.row - top};
            }
            return cell;
        }
    };

    static const Board& board() {
        static const Board worked_out;
        return worked_out;
    }
};

static_assert(Patterned<Pentago>);

}  // namespace meydan
