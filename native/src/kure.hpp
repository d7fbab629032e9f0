// Küre in two words, seven bits a rank from a1 on.
#pragma once

#include <array>

#include "board_text.hpp"
#include "game.hpp"
#include "hash.hpp"
#include "kure_board.hpp"

namespace meydan {

class Kure {
  public:
    struct Move {
        std::uint8_t origin;
        std::uint8_t destination;
    };
    static constexpr std::string_view name = "kure";
    static constexpr int max_moves = 7 * 6;

    static Kure parse(std::string_view text, const Options& options) {
        Kure position;
        position.start_row_counts_ = chosen(options, "line_rule", "whole board") == "whole board";
        position.entering_is_immune_ = chosen(options, "entering_stone", "not captured") == "immune next turn";
        position.one_on_far_row_ = chosen(options, "max_on_far_row", "0") == "1";
        std::string_view rest =
            read_board(text, [&](int side, int place) { position.stones_[side] |= bit(cell_at(place)); });
        position.turn_ = static_cast<std::uint8_t>(read_side(next_field(rest)));
        position.ply_ = static_cast<std::uint8_t>(read_number(next_field(rest)));
        if (!rest.empty()) position.immune_ = bit(read_cell(rest));
        position.judge();
        return position;
    }

    std::string text() const {
        const auto mark = [&](int place) {
            const std::uint64_t here = bit(cell_at(place));
            return stones_[0] & here ? marks[0] : stones_[1] & here ? marks[1] : '.';
        };
        const std::string board = write_board(kure::size, kure::size, mark);
        const std::string immune = immune_ ? ' ' + cell_text(lowest(immune_)) : "";
        return board + ' ' + std::string(side_names[turn_]) + ' ' + std::to_string(ply_) + immune;
    }

    static Move read(std::string_view text) { return {read_cell(text), read_cell(text.substr(2))}; }
    static std::string written(Move move) { return cell_text(move.origin) + cell_text(move.destination); }

    int moves(Move* out) const {
        int count = 0;
        for_each_stone(turn_, [&](int origin, std::uint64_t reached) {
            for_each(reached, [&](int cell) {
                out[count++] = {static_cast<std::uint8_t>(origin), static_cast<std::uint8_t>(cell)};
            });
            return true;
        });
        return count;
    }

    int count_moves() const { return freedom(turn_, 0).moves; }

    // How many moves a side has, or would have in its turn, and how many of them lead to these cells.
    struct Freedom {
        int moves = 0, to_cells = 0;
    };
    Freedom freedom(int side, std::uint64_t cells) const {
        Freedom found;
        for_each_stone(side, [&](int, std::uint64_t reached) {
            found.moves += number_of(reached);
            found.to_cells += number_of(reached & cells);
            return true;
        });
        return found;
    }

    bool over() const { return over_; }
    int turn() const { return turn_; }
    Winner winner() const { return winner_; }
    std::uint64_t stones(int side) const { return stones_[side]; }
    std::uint64_t immune() const { return immune_; }
    int ply() const { return ply_; }

    // The number of plies is left out: it does not make a position another one.
    std::uint64_t key() const { return key_of(stones_[0], stones_[1], immune_ << 1 | turn_); }

    void walk_on(Trail& trail, const std::vector<std::uint64_t>& earlier) {
        over_ |= footing_.walk_on(trail, earlier, key());
    }

    void play(Move move) {
        std::uint64_t& own = stones_[turn_];
        std::uint64_t& theirs = stones_[turn_ ^ 1];
        own ^= bit(move.origin) ^ bit(move.destination);
        const std::uint64_t taken = kure::sandwiched(move.destination, own, theirs) & ~immune_;
        theirs ^= taken;
        const bool enters = entering_is_immune_ && kure::stands_between(move.destination, theirs);
        immune_ = enters ? bit(move.destination) : 0;
        if (taken || bit(move.origin) & kure::start_rows[turn_]) footing_.forget();
        turn_ ^= 1;
        ++ply_;
        judge();
        over_ |= footing_.third_time(key());
    }

    // For searches: the turn goes over without a move, if the other side can move.
    void pass() {
        turn_ ^= 1;
        immune_ = 0;
        footing_.forget();
        judge();
    }

  private:
    static constexpr int stones_each = 7;
    static constexpr int stones_to_take = 4;
    static constexpr int last_ply = 200;

    // The cell of a place, as the board is read from the top; its own reverse.
    static constexpr int cell_at(int place) {
        return (kure::size - 1 - place / kure::size) * kure::size + place % kure::size;
    }
    static std::uint8_t read_cell(std::string_view text) {
        return static_cast<std::uint8_t>((text.at(1) - '1') * kure::size + (text.at(0) - 'a'));
    }
    static std::string cell_text(int cell) { return cell_name(cell % kure::size, cell / kure::size); }

    // Calls `visit(origin, reached)` for each stone of a side that could move, were it its turn, until it gives false.
    template <class Visit>
    void for_each_stone(int side, Visit visit) const {
        if (over_) return;
        const std::uint64_t own = stones_[side];
        const std::uint64_t counted = start_row_counts_ ? own : own & ~kure::start_rows[side];
        // A line with three stones takes no further one (article 6), only one of the three itself. The own start row
        // is no such line, as nobody can move onto it.
        const std::uint64_t full = kure::lines_with_three(counted) & ~kure::lines_of_start_rows[side];
        std::uint64_t closed = stones_[0] | stones_[1];
        if (one_on_far_row_ && own & kure::start_rows[side ^ 1]) closed |= kure::start_rows[side ^ 1];
        for (std::uint64_t left = own; left; left &= left - 1) {
            const int origin = lowest(left);
            std::uint64_t closed_to_this = closed;
            for_each(full, [&](int line) {
                if (!(kure::lines[line] & counted & bit(origin))) closed_to_this |= kure::lines[line];
            });
            const std::uint64_t reached = kure::steps[side][origin] & ~closed_to_this;
            if (reached && !visit(origin, reached)) return;
        }
    }

    bool can_move() const {
        bool can = false;
        for_each_stone(turn_, [&](int, std::uint64_t) {
            can = true;
            return false;
        });
        return can;
    }

    // Four stones taken, or no legal move: the set is won. The 200th ply draws it.
    void judge() {
        if (number_of(stones_[turn_]) <= stones_each - stones_to_take || !can_move()) {
            winner_ = side_as_winner(turn_ ^ 1);
            over_ = true;
        }
        over_ |= ply_ >= last_ply;
    }

    std::array<std::uint64_t, 2> stones_{};
    std::uint64_t immune_ = 0;  // the stone that cannot be taken in this turn
    Footing footing_;
    std::uint8_t turn_ = 0;
    std::uint8_t ply_ = 0;
    bool start_row_counts_ = true;
    bool entering_is_immune_ = false;
    bool one_on_far_row_ = false;
    bool over_ = false;
    Winner winner_ = Winner::nobody;
};

static_assert(Repeating<Kure>);

}  // namespace meydan
