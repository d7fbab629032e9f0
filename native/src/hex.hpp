// Hex in six double words, eleven bits a rank from a1 on: the stones of red and of blue, and for each of a colour's two
// edges those of its stones that are joined with it.
#pragma once

#include "board_text.hpp"
#include "game.hpp"
#include "hash.hpp"
#include "hex_board.hpp"

namespace meydan {

class Hex {
  public:
    using Move = std::uint8_t;  // the cell, or `swap`
    static constexpr Move swap = 121;
    static constexpr std::string_view name = "hex";
    static constexpr int max_moves = 121;

    static Hex parse(std::string_view text, const Options& options) {
        Wide stones[2] = {};
        std::string_view rest = read_board(text, [&](int side, int place) { stones[side] |= wide_bit(place); });
        Hex position;
        position.swap_rule_ = chosen(options, "swap", "false") == "true";
        position.turn_ = static_cast<std::uint8_t>(read_side(next_field(rest)));
        position.red_ = rest == "swapped";
        for (int side = 0; side < 2; ++side) {
            const int colour = side ^ position.red_;
            for_each(stones[side], [&](int cell) { position.put(cell, colour); });
        }
        return position;
    }

    std::string text() const {
        const auto mark = [&](int cell) {
            const Wide here = wide_bit(cell);
            return stones_[red_] & here ? marks[0] : stones_[red_ ^ 1] & here ? marks[1] : '.';
        };
        const std::string board = write_board(hex::size, hex::size, mark);
        return board + ' ' + std::string(side_names[turn_]) + (red_ ? " swapped" : "");
    }

    static Move read(std::string_view text) {
        if (text == "swap") return swap;
        return static_cast<Move>((read_number(text.substr(1)) - 1) * hex::size + (text.at(0) - 'a'));
    }
    static std::string written(Move move) {
        return move == swap ? "swap" : cell_name(move % hex::size, move / hex::size);
    }

    int moves(Move* out) const {
        if (over_) return 0;
        int count = 0;
        for_each(empty_cells(), [&](int cell) { out[count++] = static_cast<Move>(cell); });
        if (may_swap()) out[count++] = swap;
        return count;
    }

    int count_moves() const { return over_ ? 0 : number_of(empty_cells()) + may_swap(); }
    bool over() const { return over_; }
    int turn() const { return turn_; }
    Winner winner() const { return winner_; }
    int colour_to_move() const { return turn_ ^ red_; }  // 0 red, 1 blue
    Wide stones_of(int colour) const { return stones_[colour]; }
    int last_of(int colour) const { return last_[colour]; }  // where it played last, −1 not yet since `parse`

    std::uint64_t key() const {
        return key_of(low_half(stones_[0]), high_half(stones_[0]), low_half(stones_[1]), high_half(stones_[1]),
                      turn_ | red_ << 1);
    }

    // Cells are drawn until one is empty, or the one beyond the last stands for a legal swap.
    Move sample(Random& random) const {
        const std::uint32_t choices = hex::cells + may_swap();
        for (;;) {
            const std::uint32_t cell = random.below(choices);
            if (cell == swap || empty_cells() >> cell & 1) return static_cast<Move>(cell);
        }
    }

    void play(Move move) {
        if (move == swap) {
            red_ = 1;
        } else {
            put(move, turn_ ^ red_);
            last_[turn_ ^ red_] = static_cast<std::int8_t>(move);
        }
        turn_ ^= 1;
    }

  private:
    Wide empty_cells() const { return hex::board & ~(stones_[0] | stones_[1]); }

    bool may_swap() const { return swap_rule_ && !red_ && !stones_[1] && number_of(stones_[0]) == 1; }

    // The new stone joins with an edge if it lies on it or beside a stone that is joined; then so does its whole group.
    // Whoever joins both edges does it with this stone.
    void put(int cell, int colour) {
        const Wide stone = wide_bit(cell);
        const Wide near = hex::neighbours[cell];
        stones_[colour] |= stone;
        bool both = true;
        for (int edge = 0; edge < 2; ++edge) {
            Wide& joined = joined_[colour][edge];
            if ((stone & hex::edges[colour][edge]) || (near & joined)) {
                const Wide apart = stones_[colour] & ~joined & ~stone;
                Wide group = near & apart;
                joined |= stone;
                for (Wide before = 0; group != before;) {
                    before = group;
                    group |= hex::around(group) & apart;
                }
                joined |= group;
            } else {
                both = false;
            }
        }
        if (!both) return;
        over_ = true;
        winner_ = side_as_winner(colour ^ red_);
    }

    Wide stones_[2]{};
    Wide joined_[2][2]{};
    std::int8_t last_[2] = {-1, -1};
    std::uint8_t turn_ = 0;
    std::uint8_t red_ = 0;  // who plays red: 0 first, 1 second
    bool swap_rule_ = false;
    bool over_ = false;
    Winner winner_ = Winner::nobody;
};

static_assert(Sampling<Hex>);

}  // namespace meydan
