// Reversi in two words, one bit a square: a1 (top left) is bit 0, h8 bit 63. They are kept from the mover's point of
// view, with the squares that the mover may take.
#pragma once

#include "bits.hpp"
#include "board_text.hpp"
#include "game.hpp"
#include "hash.hpp"
#include "reversi_lines.hpp"

namespace meydan {

class Reversi {
  public:
    using Move = std::uint8_t;  // the square, or `pass`
    static constexpr Move pass = 64;
    static constexpr std::string_view name = "reversi";
    static constexpr int max_moves = 64;

    static Reversi parse(std::string_view text, const Options&) {
        std::uint64_t discs[2] = {};
        const std::string_view turn = read_board(text, [&](int side, int place) { discs[side] |= bit(place); });
        Reversi position;
        position.turn_ = static_cast<std::uint8_t>(read_side(turn));
        position.own_ = discs[position.turn_];
        position.theirs_ = discs[position.turn_ ^ 1];
        position.judge();
        return position;
    }

    std::string text() const {
        const auto mark = [&](int square) {
            return own_ & bit(square) ? marks[turn_] : theirs_ & bit(square) ? marks[turn_ ^ 1] : '.';
        };
        return write_board(8, 8, mark) + ' ' + std::string(side_names[turn_]);
    }

    static Move read(std::string_view text) {
        if (text == "pass") return pass;
        return static_cast<Move>((text.at(1) - '1') * 8 + (text.at(0) - 'a'));
    }
    static std::string written(Move move) { return move == pass ? "pass" : cell_name(move % 8, move / 8); }

    int moves(Move* out) const {
        if (over_) return 0;
        if (!placeable_) {
            *out = pass;
            return 1;
        }
        int count = 0;
        for_each(placeable_, [&](int square) { out[count++] = static_cast<Move>(square); });
        return count;
    }

    int count_moves() const { return placeable_ ? number_of(placeable_) : !over_; }
    bool over() const { return over_; }
    int turn() const { return turn_; }
    std::uint64_t key() const { return key_of(own_, theirs_, turn_); }

    Move sample(Random& random) const {
        if (!placeable_) return pass;
        const auto count = static_cast<std::uint32_t>(number_of(placeable_));
        return static_cast<Move>(nth(placeable_, static_cast<int>(random.below(count))));
    }

    // Article 14: the discs on the board are counted.
    Winner winner() const {
        const int own = number_of(own_);
        const int theirs = number_of(theirs_);
        return own == theirs ? Winner::nobody : side_as_winner(own > theirs ? turn_ : turn_ ^ 1);
    }

    std::uint64_t own() const { return own_; }
    std::uint64_t theirs() const { return theirs_; }

    void play(Move move) {
        if (move != pass) {
            const std::uint64_t turned = reversi::turned_by(move, own_, theirs_);
            own_ |= turned | bit(move);
            theirs_ &= ~turned;
        }
        std::swap(own_, theirs_);
        turn_ ^= 1;
        judge();
    }

  private:
    // Articles 13 and 14: the game is over when neither side has a square to play on.
    void judge() {
        placeable_ = reversi::placements(own_, theirs_);
        over_ = !placeable_ && !reversi::placements(theirs_, own_);
    }

    std::uint64_t own_ = 0;
    std::uint64_t theirs_ = 0;
    std::uint64_t placeable_ = 0;
    std::uint8_t turn_ = 0;
    bool over_ = false;
};

static_assert(Sampling<Reversi>);

}  // namespace meydan
