// Koridor: two pawns, the walls in two words, and the passages they leave. Ways are in koridor_ways.hpp.
#pragma once

#include "board_text.hpp"
#include "game.hpp"
#include "hash.hpp"
#include "koridor_ways.hpp"

namespace meydan {

class Koridor {
  public:
    using Move = std::uint8_t;  // a square for the pawn; then the walls that lie and those that stand, 64 each
    static constexpr std::string_view name = "koridor";
    static constexpr int max_moves = 5 + 128;

    static Koridor parse(std::string_view text, const Options&) {
        Koridor position;
        for (int side = 0; side < 2; ++side) {
            const std::string_view half = next_field(text);  // 'e1/10'
            position.pawns_[side] = read_square(half);
            position.left_[side] = static_cast<std::uint8_t>(read_number(half.substr(3)));
        }
        const std::string_view walls = next_field(text);
        for (std::size_t at = 0; at + 2 < walls.size(); at += 4) position.put(read(walls.substr(at, 3)));
        position.turn_ = static_cast<std::uint8_t>(read_side(text));
        position.judge();
        return position;
    }

    std::string text() const {
        std::string walls;
        const auto name_wall = [&](int move) {
            if (!walls.empty()) walls += ',';
            walls += written(static_cast<Move>(move));
        };
        for_each(walls_.lying, [&](int wall) { name_wall(first_lying + wall); });
        for_each(walls_.standing, [&](int wall) { name_wall(first_standing + wall); });
        std::string out;
        for (int side = 0; side < 2; ++side) {
            out += written(pawns_[side]) + '/' + std::to_string(left_[side]) + ' ';
        }
        return out + (walls.empty() ? "-" : walls) + ' ' + std::string(side_names[turn_]);
    }

    static Move read(std::string_view text) {
        if (text.size() == 2) return read_square(text);
        const int wall = (text.at(1) - '1') * 8 + (text.at(0) - 'a');
        return static_cast<Move>((text.at(2) == 'h' ? first_lying : first_standing) + wall);
    }
    static std::string written(Move move) {
        if (move < first_lying) return cell_name(move % koridor::size, move / koridor::size);
        const int wall = (move - first_lying) % 64;
        return cell_name(wall % 8, wall / 8) + (move < first_standing ? 'h' : 'v');
    }

    int moves(Move* out) const {
        if (over_) return 0;
        int count = 0;
        const auto add = [&](int move) { out[count++] = static_cast<Move>(move); };
        for_each(pawn_targets(), add);
        const koridor::Walls legal = legal_walls();
        for_each(legal.lying, [&](int wall) { add(first_lying + wall); });
        for_each(legal.standing, [&](int wall) { add(first_standing + wall); });
        return count;
    }

    int count_moves() const { return over_ ? 0 : number_of(pawn_targets()) + legal_walls().number(); }

    // Walls are drawn among those that fit; one that closes a way is drawn again. So every legal move is as likely, and
    // ways are searched for one wall at a time.
    Move sample(Random& random) const {
        const Wide targets = pawn_targets();
        const int steps = number_of(targets);
        const koridor::Walls fitting = fitting_walls();
        const int lying = number_of(fitting.lying);
        const auto choices = static_cast<std::uint32_t>(steps + lying + number_of(fitting.standing));
        for (;;) {
            int drawn = static_cast<int>(random.below(choices));
            if (drawn < steps) return static_cast<Move>(nth(targets, drawn));
            drawn -= steps;
            if (drawn < lying) {
                const int wall = nth(fitting.lying, drawn);
                if (leaves_ways({bit(wall), 0})) return static_cast<Move>(first_lying + wall);
            } else {
                const int wall = nth(fitting.standing, drawn - lying);
                if (leaves_ways({0, bit(wall)})) return static_cast<Move>(first_standing + wall);
            }
        }
    }

    bool over() const { return over_; }
    int turn() const { return turn_; }
    Winner winner() const { return winner_; }
    int pawn(int side) const { return pawns_[side]; }
    koridor::Walls walls() const { return walls_; }
    int walls_left(int side) const { return left_[side]; }
    const koridor::Passages& passages() const { return passages_; }

    std::uint64_t key() const {
        return key_of(walls_.lying, walls_.standing, pawns_[0] | pawns_[1] << 8 | left_[0] << 16 | turn_ << 24);
    }

    void walk_on(Trail& trail, const std::vector<std::uint64_t>& earlier) {
        over_ |= footing_.walk_on(trail, earlier, key());
    }

    void play(Move move) {
        if (move < first_lying) {
            pawns_[turn_] = move;
        } else {
            put(move);
            --left_[turn_];
            footing_.forget();
        }
        turn_ ^= 1;
        judge();
        over_ |= footing_.third_time(key());
    }

    // For searches: the turn goes over without a move.
    void pass() {
        turn_ ^= 1;
        footing_.forget();
    }

  private:
    static constexpr int first_lying = koridor::squares;
    static constexpr int first_standing = first_lying + 64;

    static Move read_square(std::string_view text) {
        return static_cast<Move>((text.at(1) - '1') * koridor::size + (text.at(0) - 'a'));
    }

    void put(Move move) {
        if (move < first_standing) {
            walls_.lying |= bit(move - first_lying);
            passages_.put_lying(move - first_lying);
        } else {
            walls_.standing |= bit(move - first_standing);
            passages_.put_standing(move - first_standing);
        }
    }

    // One square, or over or beside an opponent that the pawn stands face to face with.
    Wide pawn_targets() const {
        const int pawn = pawns_[turn_], opponent = pawns_[turn_ ^ 1];
        const Wide targets = passages_.around(wide_bit(pawn));
        if (!(targets >> opponent & 1)) return targets;
        const Wide beside = passages_.around(wide_bit(opponent)) & ~wide_bit(pawn);
        const int behind = 2 * opponent - pawn;
        const Wide straight = behind >= 0 ? beside & wide_bit(behind) : 0;
        return (targets & ~wide_bit(opponent)) | (straight ? straight : beside);
    }

    koridor::Walls fitting_walls() const {
        if (!left_[turn_]) return {};
        const koridor::Walls taken = walls_.conflicting();
        return {~taken.lying, ~taken.standing};
    }

    // They fit, and both players keep a way.
    koridor::Walls legal_walls() const {
        const koridor::Walls fitting = fitting_walls();
        koridor::Walls suspects = fitting & walls_.joining();
        koridor::Walls shut = koridor::closing(suspects, passages_, pawns_[0], koridor::goals[0]);
        shut = shut | koridor::closing(suspects.without(shut), passages_, pawns_[1], koridor::goals[1]);
        return fitting.without(shut);
    }

    bool leaves_ways(koridor::Walls wall) const {
        if (!(wall & walls_.joining())) return true;
        koridor::Passages narrower = passages_;
        narrower.put(wall);
        return narrower.has_way(pawns_[0], koridor::goals[0]) && narrower.has_way(pawns_[1], koridor::goals[1]);
    }

    // The player who has just moved wins on the goal row.
    void judge() {
        const int mover = turn_ ^ 1;
        if (!(koridor::goals[mover] >> pawns_[mover] & 1)) return;
        over_ = true;
        winner_ = side_as_winner(mover);
    }

    koridor::Passages passages_;
    koridor::Walls walls_;
    Footing footing_;
    std::uint8_t pawns_[2]{};
    std::uint8_t left_[2]{};
    std::uint8_t turn_ = 0;
    bool over_ = false;
    Winner winner_ = Winner::nobody;
};

static_assert(Sampling<Koridor> && Repeating<Koridor>);

}  // namespace meydan
