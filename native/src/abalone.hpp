// Abalone in two double words, laid out as in the Python rules: ten bits a row, one of them never used, and an empty
// row below and above, so that a step in any direction is a shift by 1, 10 or 11 and a step over the edge lands outside
// the board.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "bits.hpp"
#include "board_text.hpp"
#include "game.hpp"
#include "hash.hpp"

namespace meydan {

class Abalone {
  public:
    // Where the trailing ball or the first end lies, the direction, and what moves.
    struct Move {
        std::uint8_t cell;
        std::uint8_t direction;
        std::uint8_t kind;
    };
    static constexpr std::string_view name = "abalone";
    static constexpr int max_moves = 512;

    static Abalone parse(std::string_view text, const Options&) {
        Abalone position;
        const std::string_view turn =
            read_board(text, [&](int side, int place) { position.balls_[side] |= wide_bit(cell_at[place]); });
        position.turn_ = static_cast<std::uint8_t>(read_side(turn));
        position.over_ = number_of(position.balls_[position.turn_]) == fewest_balls;
        if (position.over_) position.winner_ = side_as_winner(position.turn_ ^ 1);
        return position;
    }

    std::string text() const {
        std::string out;
        for (int place = 0; place < cells; ++place) {
            const Wide here = wide_bit(cell_at[place]);
            if (place && cell_at[place] < cell_at[place - 1]) out += '/';
            out += balls_[0] & here ? marks[0] : balls_[1] & here ? marks[1] : '.';
        }
        return out + ' ' + std::string(side_names[turn_]);
    }

    static Move read(std::string_view text) {
        const int first = read_cell(text);
        const int last = read_cell(text.substr(2));
        if (text.size() == 4) return {static_cast<std::uint8_t>(first), direction_of(last - first), in_line};
        const std::uint8_t direction = direction_of(read_cell(text.substr(4)) - first);
        const bool two = is_step(last - first);
        const int axis = two ? last - first : (last - first) / 2;
        const bool on_first_axis = axis == sideways_axes[direction % 3][0];
        const Kind kind = on_first_axis ? (two ? pair : three) : (two ? other_pair : other_three);
        return {static_cast<std::uint8_t>(first), direction, kind};
    }
    static std::string written(Move move) {
        const int target = move.cell + steps[move.direction];
        if (move.kind == in_line) return cell_text(move.cell) + cell_text(target);
        return cell_text(move.cell) + cell_text(move.cell + axis_of(move) * (balls_in(move) - 1)) + cell_text(target);
    }

    int moves(Move* out) const {
        int count = 0;
        for_each_kind([&](int direction, int kind, Wide from) {
            for_each(from, [&](int cell) {
                out[count++] = {static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(direction),
                                static_cast<std::uint8_t>(kind)};
            });
        });
        return count;
    }

    int count_moves() const {
        int count = 0;
        for_each_kind([&](int, int, Wide from) { count += number_of(from); });
        return count;
    }

    // One of the moves that might be is drawn, each as likely as any other, until one is legal: that is quicker than to
    // find out which are legal. Any ball might go in line, any two or three in a row sideways.
    Move sample(Random& random) const {
        const Wide own = balls_[turn_];
        std::array<Wide, 6> rows;  // of two and three balls, along each axis; their first ends
        std::array<std::uint32_t, 6> numbers;
        const std::uint32_t forward = 6 * static_cast<std::uint32_t>(number_of(own));
        std::uint32_t all = forward;
        for (int axis = 0; axis < 3; ++axis) {
            rows[2 * axis] = own & own >> steps[axis];
            rows[2 * axis + 1] = rows[2 * axis] & own >> 2 * steps[axis];
            for (const int row : {2 * axis, 2 * axis + 1}) {
                numbers[row] = 4 * static_cast<std::uint32_t>(number_of(rows[row]));
                all += numbers[row];
            }
        }
        for (int tries = 0; tries < most_tries; ++tries) {
            std::uint32_t drawn = random.below(all);
            Move move{};
            if (drawn < forward) {
                move = {static_cast<std::uint8_t>(nth(own, static_cast<int>(drawn / 6))),
                        static_cast<std::uint8_t>(drawn % 6), in_line};
                if (goes_in_line(move.cell, steps[move.direction])) return move;
            } else {
                int row = 0;
                for (drawn -= forward; drawn >= numbers[row]; ++row) drawn -= numbers[row];
                const Sideways way = sideways[row][drawn % 4];
                move = {static_cast<std::uint8_t>(nth(rows[row], static_cast<int>(drawn / 4))), way.direction, way.kind};
                if (goes_sideways(move)) return move;
            }
        }
        Move legal[max_moves];  // nearly nothing can be moved
        return legal[random.below(static_cast<std::uint32_t>(moves(legal)))];
    }

    bool over() const { return over_; }
    int turn() const { return turn_; }
    Winner winner() const { return winner_; }
    Wide balls(int side) const { return balls_[side]; }

    // For each direction the trailing balls of the pushes that the side to move has; all of them, and those that push a
    // ball off.
    std::array<Wide, 6> pushes() const { return pushes_into(~(balls_[0] | balls_[1])); }
    std::array<Wide, 6> pushes_off() const { return pushes_into(outside); }

    std::uint64_t key() const {
        return key_of(low_half(balls_[0]), high_half(balls_[0]), low_half(balls_[1]), high_half(balls_[1]), turn_);
    }

    void walk_on(Trail& trail, const std::vector<std::uint64_t>& earlier) {
        over_ |= footing_.walk_on(trail, earlier, key());
    }

    void play(Move move) {
        bool pushed_off = false;
        if (move.kind == in_line) {
            pushed_off = move_in_line(move.cell, steps[move.direction]);
        } else {
            move_sideways(move);
        }
        turn_ ^= 1;
        if (pushed_off) {
            footing_.forget();
            if (number_of(balls_[turn_]) == fewest_balls) {
                over_ = true;
                winner_ = side_as_winner(turn_ ^ 1);
            }
        }
        over_ |= footing_.third_time(key());
    }

    // For searches: the turn goes over without a move.
    void pass() {
        turn_ ^= 1;
        footing_.forget();
    }

  private:
    static constexpr int cells = 61;
    static constexpr int width = 10;
    static constexpr int fewest_balls = 8;
    static constexpr int steps[6] = {1, width, width + 1, -1, -width, -width - 1};
    static constexpr int sideways_axes[3][2] = {{width, width + 1}, {1, width + 1}, {1, width}};

    // What moves: balls in line, or sideways a pair or three on the one or the other axis across the direction.
    enum Kind : std::uint8_t { in_line, pair, three, other_pair, other_three };

    // The four ways sideways for two and for three balls along each axis.
    struct Sideways {
        std::uint8_t direction;
        std::uint8_t kind;
    };
    static constexpr auto sideways = [] {
        std::array<std::array<Sideways, 4>, 6> table{};
        for (int axis = 0; axis < 3; ++axis) {
            int way = 0;
            for (std::uint8_t direction = 0; direction < 6; ++direction) {
                if (direction % 3 == axis) continue;
                const bool first_axis = sideways_axes[direction % 3][0] == steps[axis];
                table[2 * axis][way] = {direction, first_axis ? pair : other_pair};
                table[2 * axis + 1][way++] = {direction, first_axis ? three : other_three};
            }
        }
        return table;
    }();
    static constexpr int most_tries = 200;  // before the legal moves are listed

    static constexpr int axis_of(Move move) { return sideways_axes[move.direction % 3][move.kind >= other_pair]; }
    static constexpr int balls_in(Move move) { return move.kind == pair || move.kind == other_pair ? 2 : 3; }

    // The cells as the board is read: row i on top, each from its smallest diagonal on.
    static constexpr std::array<int, cells> cell_at = [] {
        std::array<int, cells> table{};
        int place = 0;
        for (int row = 9; row >= 1; --row) {
            for (int number = 1; number <= 9; ++number) {
                if (number - row < 5 && row - number < 5) table[place++] = width * row + number;
            }
        }
        return table;
    }();
    static constexpr Wide board = [] {
        Wide set = 0;
        for (const int cell : cell_at) set |= wide_bit(cell);
        return set;
    }();
    static constexpr Wide outside = (wide_bit(width * 11 + 1) - 1) & ~board;

    static int read_cell(std::string_view text) { return width * (text.at(0) - 'a' + 1) + (text.at(1) - '0'); }
    static std::string cell_text(int cell) { return cell_name(cell / width - 1, cell % width - 1); }
    static constexpr bool is_step(int difference) {
        for (const int step : steps) {
            if (step == difference) return true;
        }
        return false;
    }
    static std::uint8_t direction_of(int difference) {
        std::uint8_t direction = 0;
        while (steps[direction] != difference) ++direction;
        return direction;
    }

    // A set moved one step back, to find the balls that have it in front of them.
    template <int step>
    static constexpr Wide back(Wide set) {
        if constexpr (step > 0) {
            return set >> step;
        } else {
            return set << -step;
        }
    }

    // Calls `visit(direction, kind, from)` for each of the thirty kinds of moves, in the order of the Python rules.
    template <class Visit>
    void for_each_kind(Visit visit) const {
        if (over_) return;
        along<0>(visit);
        along<1>(visit);
        along<2>(visit);
        along<3>(visit);
        along<4>(visit);
        along<5>(visit);
    }

    template <int direction, class Visit>
    void along(Visit& visit) const {
        constexpr int step = steps[direction];
        const Wide own = balls_[turn_];
        const Wide theirs = balls_[turn_ ^ 1];
        const Wide empty = board & ~(own | theirs);
        const Wide single = own & back<step>(empty);
        const Wide two = own & back<step>(single);
        Wide trailing = single | two | (own & back<step>(two));
        trailing |= pushing<step>(own, theirs, empty | outside);
        visit(direction, in_line, trailing);
        constexpr int axis = sideways_axes[direction % 3][0];
        constexpr int other_axis = sideways_axes[direction % 3][1];
        const Wide pairs = single & single >> axis;
        visit(direction, pair, pairs);
        visit(direction, three, pairs & pairs >> axis);
        const Wide other_pairs = single & single >> other_axis;
        visit(direction, other_pair, other_pairs);
        visit(direction, other_three, other_pairs & other_pairs >> other_axis);
    }

    // Sumito: two push one, three push one or two; behind the last one pushed there must be room.
    template <int step>
    static Wide pushing(Wide own, Wide theirs, Wide room) {
        const Wide last_pushed = theirs & back<step>(room);
        const Wide facing_one = own & back<step>(last_pushed);
        const Wide facing_two = own & back<step>(theirs & back<step>(last_pushed));
        const Wide two_to_one = own & back<step>(facing_one);
        return two_to_one | (own & back<step>(two_to_one | (own & back<step>(facing_two))));
    }

    // Whether the ball here can step, with up to two in front of it, onto an empty cell or by a push that their number
    // allows.
    bool goes_in_line(int cell, int step) const {
        const Wide own = balls_[turn_];
        const Wide theirs = balls_[turn_ ^ 1];
        int moved = 1;
        for (cell += step; own >> cell & 1; cell += step) {
            if (++moved > 3) return false;
        }
        if (!(theirs >> cell & 1)) return static_cast<bool>(board >> cell & 1);
        for (int pushed = 1; pushed < moved; ++pushed) {
            cell += step;
            if (!(theirs >> cell & 1)) return !(own >> cell & 1);
        }
        return false;
    }

    bool goes_sideways(Move move) const {
        const Wide empty = board & ~(balls_[0] | balls_[1]);
        const std::uint64_t row = balls_in(move) == 2 ? 1 | bit(axis_of(move)) : 1 | bit(axis_of(move)) | bit(2 * axis_of(move));
        return (~low_half(empty >> (move.cell + steps[move.direction])) & row) == 0;
    }

    std::array<Wide, 6> pushes_into(Wide room) const {
        return [&]<std::size_t... direction>(std::index_sequence<direction...>) {
            return std::array<Wide, 6>{pushing<steps[direction]>(balls_[turn_], balls_[turn_ ^ 1], room)...};
        }(std::make_index_sequence<6>());
    }

    void move_sideways(Move move) {
        Wide balls = wide_bit(move.cell) | wide_bit(move.cell + axis_of(move));
        if (balls_in(move) == 3) balls |= wide_bit(move.cell + 2 * axis_of(move));
        const int step = steps[move.direction];
        balls_[turn_] ^= balls ^ (step > 0 ? balls << step : balls >> -step);
    }

    // The trailing ball goes to the front; of those pushed, the first one goes behind the last, or over the edge: true.
    bool move_in_line(int cell, int step) {
        Wide& own = balls_[turn_];
        Wide& theirs = balls_[turn_ ^ 1];
        own ^= wide_bit(cell);
        do cell += step;
        while (own >> cell & 1);
        own ^= wide_bit(cell);
        if (!(theirs >> cell & 1)) return false;
        theirs ^= wide_bit(cell);
        do cell += step;
        while (theirs >> cell & 1);
        theirs |= wide_bit(cell) & board;
        return !(board >> cell & 1);
    }

    Wide balls_[2]{};
    Footing footing_;
    std::uint8_t turn_ = 0;
    bool over_ = false;
    Winner winner_ = Winner::nobody;
};

static_assert(Sampling<Abalone> && Repeating<Abalone>);

}  // namespace meydan
