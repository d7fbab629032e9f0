// Pentago in two words, one for each colour; see pentago_board.hpp.
#pragma once

#include <array>

#include "board_text.hpp"
#include "game.hpp"
#include "hash.hpp"
#include "pentago_board.hpp"

namespace meydan {

class Pentago {
  public:
    using Move = std::uint8_t;  // four times the bit of the marble's cell, plus the quadrant
    static constexpr std::string_view name = "pentago";
    static constexpr int max_moves = 144;

    static Pentago parse(std::string_view text, const Options&) {
        Pentago position;
        const std::string_view turn =
            read_board(text, [&](int side, int place) { position.marbles_[side] |= bit(pentago::bit_at[place]); });
        position.turn_ = static_cast<std::uint8_t>(read_side(turn));
        position.judge();
        return position;
    }

    std::string text() const {
        const auto mark = [&](int place) {
            const std::uint64_t cell = bit(pentago::bit_at[place]);
            return marbles_[0] & cell ? marks[0] : marbles_[1] & cell ? marks[1] : '.';
        };
        return write_board(pentago::size, pentago::size, mark) + ' ' + std::string(side_names[turn_]);
    }

    static Move read(std::string_view text) {
        const int place = (pentago::size - (text.at(1) - '0')) * pentago::size + (text.at(0) - 'a');
        return move_of(pentago::bit_at[place], text.at(2) - 'A');
    }
    static std::string written(Move move) {
        const int quadrant = move >> 6;
        const int cell = (move >> 2) & 15;
        const int row = quadrant / 2 * 3 + cell / 3;
        const int file = quadrant % 2 * 3 + cell % 3;
        return cell_name(file, pentago::size - 1 - row) + static_cast<char>('A' + (move & 3));
    }

    int moves(Move* out) const {
        if (over_) return 0;
        const std::uint64_t empty = empty_cells();
        int count = 0;
        for (const int cell : pentago::bit_at) {
            if (!(empty >> cell & 1)) continue;
            for (int quadrant = 0; quadrant < 4; ++quadrant) {
                if (may_turn(quadrant, cell)) out[count++] = move_of(cell, quadrant);
            }
        }
        return count;
    }

    // At every empty cell each quadrant that holds a marble; and in an empty one its own, as it gets the marble.
    int count_moves() const {
        if (over_) return 0;
        int holding = 0;
        for (int quadrant = 0; quadrant < 4; ++quadrant) holding += holds(quadrant);
        return number_of(empty_cells()) * holding + 9 * (4 - holding);
    }

    // A cell and a quadrant are drawn until the quadrant may be turned: every legal move is as likely.
    Move sample(Random& random) const {
        const std::uint64_t empty = empty_cells();
        const auto choices = static_cast<std::uint32_t>(number_of(empty)) * 4;
        for (;;) {
            const std::uint32_t drawn = random.below(choices);
            const int cell = nth(empty, static_cast<int>(drawn >> 2));
            const int quadrant = static_cast<int>(drawn & 3);
            if (may_turn(quadrant, cell)) return move_of(cell, quadrant);
        }
    }

    bool over() const { return over_; }
    int turn() const { return turn_; }
    Winner winner() const { return winner_; }
    std::uint64_t marbles(int side) const { return marbles_[side]; }
    std::uint64_t key() const { return key_of(marbles_[0], marbles_[1], turn_); }

    void play(Move move) {
        marbles_[turn_] |= bit(move >> 2);
        const int lane = 16 * (move & 3);
        for (auto& marbles : marbles_) {
            const std::uint64_t before = (marbles >> lane) & pentago::quadrant_mask;
            marbles ^= (before ^ pentago::turned[before]) << lane;
        }
        turn_ ^= 1;
        judge();
    }

  private:
    static constexpr Move move_of(int cell, int quadrant) { return static_cast<Move>(cell * 4 + quadrant); }

    std::uint64_t empty_cells() const { return pentago::full & ~(marbles_[0] | marbles_[1]); }
    bool holds(int quadrant) const { return (marbles_[0] | marbles_[1]) >> 16 * quadrant & pentago::quadrant_mask; }
    bool may_turn(int quadrant, int cell) const { return holds(quadrant) || cell >> 4 == quadrant; }

    // Articles 8 to 10: the mover's five counts before the opponent's; a full board without one is a draw.
    void judge() {
        const int mover = turn_ ^ 1;
        if (pentago::has_five(marbles_[mover])) {
            winner_ = side_as_winner(mover);
        } else if (pentago::has_five(marbles_[turn_])) {
            winner_ = side_as_winner(turn_);
        } else if (empty_cells()) {
            return;
        }
        over_ = true;
    }

    std::array<std::uint64_t, 2> marbles_{};
    std::uint8_t turn_ = 0;
    bool over_ = false;
    Winner winner_ = Winner::nobody;
};

static_assert(Sampling<Pentago>);

}  // namespace meydan
