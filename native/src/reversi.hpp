// Reversi in two words, one bit a square: a1 (top left) is bit 0, h8 bit 63. They are kept from the mover's point of
// view, with the squares that the mover may take.
#pragma once

#include "bits.hpp"
#include "board_text.hpp"
#include "game.hpp"
#include "hash.hpp"

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

    void play(Move move) {
        if (move != pass) {
            const std::uint64_t turned = turned_by(bit(move), own_, theirs_);
            own_ |= turned | bit(move);
            theirs_ &= ~turned;
        }
        std::swap(own_, theirs_);
        turn_ ^= 1;
        judge();
    }

  private:
    // A run of discs to be turned never touches the edge that its line ends at, so without the files a and h no shift
    // can wrap round to the next rank; straight up and down nothing wraps.
    static constexpr std::uint64_t inner_files = 0x7E7E7E7E7E7E7E7E;

    // Both ways along one axis, the unbroken run of their discs from `from` on: a line has at most six, which three
    // doublings fill.
    struct Runs {
        std::uint64_t up, down;
    };
    template <int shift>
    static Runs runs(std::uint64_t from, std::uint64_t theirs) {
        std::uint64_t up = theirs & (from << shift);
        std::uint64_t down = theirs & (from >> shift);
        up |= theirs & (up << shift);
        down |= theirs & (down >> shift);
        const std::uint64_t pairs_up = theirs & (theirs << shift);
        const std::uint64_t pairs_down = pairs_up >> shift;
        up |= pairs_up & (up << 2 * shift);
        down |= pairs_down & (down >> 2 * shift);
        up |= pairs_up & (up << 2 * shift);
        down |= pairs_down & (down >> 2 * shift);
        return {up, down};
    }

    template <int shift>
    static std::uint64_t ends(std::uint64_t own, std::uint64_t theirs) {
        const Runs found = runs<shift>(own, theirs);
        return (found.up << shift) | (found.down >> shift);
    }

    // Article 6: the empty squares where a disc turns at least one of the opponent's discs.
    static std::uint64_t placements(std::uint64_t own, std::uint64_t theirs) {
        const std::uint64_t inner = theirs & inner_files;
        const std::uint64_t reached =
            ends<1>(own, inner) | ends<7>(own, inner) | ends<8>(own, theirs) | ends<9>(own, inner);
        return reached & ~(own | theirs);
    }

    template <int shift>
    static std::uint64_t turned_along(std::uint64_t placed, std::uint64_t own, std::uint64_t theirs) {
        const Runs found = runs<shift>(placed, theirs);
        const std::uint64_t up = (found.up << shift) & own ? found.up : 0;
        const std::uint64_t down = (found.down >> shift) & own ? found.down : 0;
        return up | down;
    }

    // Article 6: all discs between the new disc and another own disc, in every direction.
    static std::uint64_t turned_by(std::uint64_t placed, std::uint64_t own, std::uint64_t theirs) {
        const std::uint64_t inner = theirs & inner_files;
        return turned_along<1>(placed, own, inner) | turned_along<7>(placed, own, inner) |
               turned_along<8>(placed, own, theirs) | turned_along<9>(placed, own, inner);
    }

    // Articles 13 and 14: the game is over when neither side has a square to play on.
    void judge() {
        placeable_ = placements(own_, theirs_);
        over_ = !placeable_ && !placements(theirs_, own_);
    }

    std::uint64_t own_ = 0;
    std::uint64_t theirs_ = 0;
    std::uint64_t placeable_ = 0;
    std::uint8_t turn_ = 0;
    bool over_ = false;
};

static_assert(Sampling<Reversi>);

}  // namespace meydan
