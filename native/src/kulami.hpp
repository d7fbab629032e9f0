// Kulami on any layout of eight by eight holes, in two words: a8 (top left) is bit 0, h1 bit 63.
#pragma once

#include <algorithm>
#include <array>
#include <deque>
#include <mutex>
#include <stdexcept>

#include "bits.hpp"
#include "board_text.hpp"
#include "game.hpp"
#include "hash.hpp"

namespace meydan {

// The plates of a layout: what a position needs to know of them, worked out once.
class KulamiPlates {
  public:
    // The layout drawn as one letter for each hole, from the top left. Layouts are few and stay in memory, so that
    // positions can point at them.
    static const KulamiPlates& of(std::string_view drawing) {
        static std::mutex lock;
        static std::deque<KulamiPlates> known;
        const std::lock_guard<std::mutex> guard(lock);
        for (const auto& plates : known) {
            if (plates.drawing_ == drawing) return plates;
        }
        return known.emplace_back(drawing);
    }

    explicit KulamiPlates(std::string_view drawing) : drawing_(drawing) {
        if (drawing.size() != 64) throw std::invalid_argument("a layout of Kulami has 64 holes here");
        for (int hole = 0; hole < 64; ++hole) {
            for (int other = 0; other < 64; ++other) {
                if (drawing[hole] == drawing[other]) plate_at_[hole] |= bit(other);
            }
            if (lowest(plate_at_[hole]) == hole) plates_.push_back(plate_at_[hole]);
            const std::uint64_t row = std::uint64_t{0xFF} << hole / 8 * 8;
            const std::uint64_t column = std::uint64_t{0x0101010101010101} << hole % 8;
            reach_[hole] = (row | column) & ~plate_at_[hole];
        }
        reach_[no_marker] = ~std::uint64_t{0};
    }

    static constexpr int no_marker = 64;

    // Of a marker that is not there yet: no holes.
    std::uint64_t plate_at(int hole) const { return plate_at_[hole]; }
    // Articles 6 and 7: the row and column of the opponent's marker without its plate; any hole while there is none.
    std::uint64_t reach(int hole) const { return reach_[hole]; }
    const std::vector<std::uint64_t>& all() const { return plates_; }

    // Article `score-plate`: the holes of the plates that carry more own marbles than the opponent's.
    int held(std::uint64_t own, std::uint64_t theirs) const {
        int holes = 0;
        for (const std::uint64_t plate : plates_) {
            if (number_of(plate & own) > number_of(plate & theirs)) holes += number_of(plate);
        }
        return holes;
    }

  private:
    std::string drawing_;
    std::array<std::uint64_t, 65> plate_at_{};
    std::array<std::uint64_t, 65> reach_{};
    std::vector<std::uint64_t> plates_;
};

class Kulami {
  public:
    using Move = std::uint8_t;  // the hole
    static constexpr std::string_view name = "kulami";
    static constexpr int max_moves = 64;
    static constexpr int marbles_each = 28;

    static Kulami parse(std::string_view text, const Options& options) {
        Kulami position;
        position.plates_ = &KulamiPlates::of(chosen(options, "layout", ""));
        std::string_view rest =
            read_board(text, [&](int side, int hole) { position.marbles_[side] |= bit(hole); });
        position.turn_ = static_cast<std::uint8_t>(read_side(next_field(rest)));
        for (auto& marker : position.markers_) {
            const std::string_view field = next_field(rest);
            marker = field == "-" ? no_marker : read(field);
        }
        position.find_legal();
        return position;
    }

    std::string text() const {
        const auto mark = [&](int hole) {
            return marbles_[0] & bit(hole) ? marks[0] : marbles_[1] & bit(hole) ? marks[1] : '.';
        };
        std::string out = write_board(8, 8, mark) + ' ' + std::string(side_names[turn_]);
        for (const auto marker : markers_) out += ' ' + (marker == no_marker ? "-" : written(marker));
        return out;
    }

    static Move read(std::string_view text) {
        return static_cast<Move>((8 - (text.at(1) - '0')) * 8 + (text.at(0) - 'a'));
    }
    static std::string written(Move hole) { return cell_name(hole % 8, 7 - hole / 8); }

    int moves(Move* out) const {
        int count = 0;
        for_each(legal_, [&](int hole) { out[count++] = static_cast<Move>(hole); });
        return count;
    }

    Move sample(Random& random) const {
        const auto count = static_cast<std::uint32_t>(number_of(legal_));
        return static_cast<Move>(nth(legal_, static_cast<int>(random.below(count))));
    }

    std::uint64_t legal() const { return legal_; }
    int count_moves() const { return number_of(legal_); }
    bool over() const { return !legal_; }
    int turn() const { return turn_; }
    std::uint64_t key() const {
        return key_of(marbles_[0], marbles_[1], markers_[0] | markers_[1] << 8 | turn_ << 16);
    }

    int score(int side) const {
        const std::uint64_t own = marbles_[side];
        return in_lines(own) + largest_area(own) + plates_->held(own, marbles_[side ^ 1]);
    }

    std::uint64_t marbles(int side) const { return marbles_[side]; }
    int marker(int side) const { return markers_[side]; }  // KulamiPlates::no_marker while there is none
    const KulamiPlates& plates() const { return *plates_; }

    // Article `score-row`: a marble counts once for each line it is in.
    static int in_lines(std::uint64_t own) {
        return in_lines_along(own, 1, files_a_to_d) + in_lines_along(own, 8, ~std::uint64_t{0}) +
               in_lines_along(own, 9, files_a_to_d) + in_lines_along(own, 7, ~files_a_to_d);
    }

    // The holes sideways, above and below.
    static std::uint64_t beside(std::uint64_t holes) {
        return (holes & ~(file_a << 7)) << 1 | (holes & ~file_a) >> 1 | holes << 8 | holes >> 8;
    }

    // The group with all own marbles that are joined to it.
    static std::uint64_t joined(std::uint64_t group, std::uint64_t own) {
        for (std::uint64_t before = 0; group != before;) {
            before = group;
            group |= beside(group) & own;
        }
        return group;
    }

    // Article `score-area`: the largest group joined sideways or up and down.
    static int largest_area(std::uint64_t own) {
        int largest = own ? 1 : 0;
        std::uint64_t in_company = own & beside(own);
        while (number_of(in_company) > largest) {
            const std::uint64_t group = joined(in_company & -in_company, in_company);
            largest = std::max(largest, number_of(group));
            in_company &= ~group;
        }
        return largest;
    }

    Winner winner() const {
        const int first = score(0);
        const int second = score(1);
        return first == second ? Winner::nobody : side_as_winner(first < second);
    }

    void play(Move hole) {
        marbles_[turn_] |= bit(hole);
        markers_[turn_] = hole;
        turn_ ^= 1;
        find_legal();
    }

  private:
    static constexpr Move no_marker = KulamiPlates::no_marker;
    static constexpr std::uint64_t file_a = 0x0101010101010101;
    static constexpr std::uint64_t files_a_to_d = 0x0F0F0F0F0F0F0F0F;

    // Articles 6 and 7: in the row or column of the opponent's marker, on a plate without a marker.
    void find_legal() {
        const bool none_left = number_of(marbles_[turn_]) == marbles_each;
        legal_ = none_left ? 0
                           : plates_->reach(markers_[turn_ ^ 1]) & ~plates_->plate_at(markers_[turn_]) &
                                 ~(marbles_[0] | marbles_[1]);
    }

    // The marbles in unbroken lines of five or more along one direction; `beginnings` are the holes from which five
    // stay on the board.
    static int in_lines_along(std::uint64_t own, int step, std::uint64_t beginnings) {
        const std::uint64_t pairs = own & own >> step;
        const std::uint64_t fives = pairs & pairs >> 2 * step & own >> 4 * step & beginnings;
        const std::uint64_t twos = fives | fives << step;
        return number_of(twos | twos << 2 * step | fives << 4 * step);
    }

    std::array<std::uint64_t, 2> marbles_{};
    std::uint64_t legal_ = 0;
    const KulamiPlates* plates_ = nullptr;
    std::array<Move, 2> markers_{no_marker, no_marker};
    std::uint8_t turn_ = 0;
};

static_assert(Sampling<Kulami>);

}  // namespace meydan
