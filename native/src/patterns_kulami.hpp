// The patterns of Kulami on the tournament's board: plates, lines and pieces of two by three holes. Plates and lines
// that can be played on count once more, as do the last marbles, the number of moves, the largest areas and the margin.
#pragma once

#include <algorithm>
#include <array>

#include "kulami.hpp"
#include "patterns.hpp"
#include "weights_files.hpp"

namespace meydan {

template <>
struct Patterns<Kulami> {
    static constexpr int plates = 17;
    static constexpr int groups = plates + 16 + 14 + 84;  // plates, rows and columns, diagonals, pieces
    static constexpr int active = groups + plates + 2 + 2 + 1 + 1 + 1;

    // The weights were learned on this board, and say nothing of others.
    static constexpr std::string_view drawing = "AABCCCDDAABEEFDDGGBEEFDDGGHHHIIIJJHHHKKLMNNOOKKLMNNPPPQQMNNPPPQQ";
    static bool know(const Kulami& here) {
        static const KulamiPlates& known = KulamiPlates::of(drawing);
        return &here.plates() == &known;  // every layout is in memory once
    }

    static std::uint32_t weights() { return stages * board().weights_in_a_stage; }
    static std::span<const std::uint8_t> file() { return kulami_weights_file(); }
    static bool wins(const Kulami&) { return false; }

    static void find(const Kulami& here, std::uint32_t* places) {
        const Board& known = board();
        const int me = here.turn();
        const std::uint64_t own = here.marbles(me), theirs = here.marbles(me ^ 1);
        const std::uint32_t stage = stage_of(number_of(own | theirs)) * known.weights_in_a_stage;
        const Numbers numbers = numbers_of(known, own, theirs);
        for (int n = 0; n < groups; ++n) *places++ = stage + known.first_weight[n] + numbers[n];

        const std::uint64_t legal = here.legal();
        int ahead = 0;
        for (int n = 0; n < plates; ++n) {
            ahead += known.held[n][numbers[n]];
            const bool open = known.holes[n] & legal;
            *places++ = stage + known.first_if_open[n] + (open ? 1u + numbers[n] : 0u);
        }
        const int own_marker = here.marker(me), their_marker = here.marker(me ^ 1);
        const bool anywhere = their_marker == KulamiPlates::no_marker;
        const int lines[] = {plates + their_marker / 8, plates + 8 + their_marker % 8};
        for (const int line : lines) {
            *places++ = stage + (anywhere ? known.no_line : known.first_if_open[line] + numbers[line]);
        }
        *places++ = stage + known.own_markers + static_cast<std::uint32_t>(own_marker);
        *places++ = stage + known.their_markers + static_cast<std::uint32_t>(their_marker);
        *places++ = stage + known.freedoms + static_cast<std::uint32_t>(std::min(number_of(legal), most_moves));
        const int area = Kulami::largest_area(own), their_area = Kulami::largest_area(theirs);
        *places++ = stage + known.areas + static_cast<std::uint32_t>(area * (Kulami::marbles_each + 1) + their_area);
        const int margin = ahead + area - their_area + Kulami::in_lines(own) - Kulami::in_lines(theirs);
        const int clear = std::clamp(margin, -most_margin, most_margin) + most_margin;
        *places++ = stage + known.margins +
                    static_cast<std::uint32_t>(number_of(own | theirs) / marbles_a_phase * margins + clear);
    }

  private:
    static constexpr int room = 136;  // for the numbers of `groups`, in whole vectors
    static constexpr int most_moves = 31;
    static constexpr int most_margin = 31;
    static constexpr int margins = 2 * most_margin + 1;
    static constexpr int marbles_a_phase = 4;  // the same margin is worth more the later it is
    static constexpr int phases = 2 * Kulami::marbles_each / marbles_a_phase + 1;
    static constexpr std::uint32_t stages = 4;
    static constexpr std::uint32_t stage_of(int marbles) {
        return marbles < 14 ? 0 : marbles < 26 ? 1 : marbles < 38 ? 2 : 3;
    }

    using Holes = std::vector<int>;
    using Numbers = std::array<std::uint16_t, room>;

    struct Board {
        // For each row and set of marbles in it, what they add to the number of each group: a power of three for each
        // hole, once for an own marble and twice for the other side's.
        alignas(16) std::array<std::array<Numbers, 256>, 8> numbers{};
        std::array<std::uint32_t, groups> first_weight{}, first_if_open{};
        std::array<std::uint64_t, groups> holes{};
        std::array<std::array<std::int8_t, 729>, plates> held{};  // by the number of a plate: what it counts, or costs
        std::uint32_t no_line, own_markers, their_markers, freedoms, areas, margins;
        std::uint32_t weights_in_a_stage = 0;
        int known = 0;

        Board() {
            for (char plate = 'A'; plate < 'A' + plates; ++plate) {
                add(holes_where([&](int hole) { return drawing[hole] == plate; }));
            }
            for (int n = 0; n < plates; ++n) count_held(n);
            for (int row = 0; row < 8; ++row) add(holes_where([&](int hole) { return hole / 8 == row; }));
            for (int column = 0; column < 8; ++column) add(holes_where([&](int hole) { return hole % 8 == column; }));
            for (int aside = -3; aside <= 3; ++aside) {  // the diagonals on which a line of five has room
                add(holes_where([&](int hole) { return hole % 8 - hole / 8 == aside; }));
                add(holes_where([&](int hole) { return 7 - hole % 8 - hole / 8 == aside; }));
            }
            for (int hole = 0; hole < 64; ++hole) {
                add_piece(hole, 2, 3);
                add_piece(hole, 3, 2);
            }
            for (int n = 0; n < plates + 16; ++n) first_if_open[n] = claim(1 + powers_of_three[number_of(holes[n])]);
            no_line = claim(1);
            own_markers = claim(KulamiPlates::no_marker + 1);
            their_markers = claim(KulamiPlates::no_marker + 1);
            freedoms = claim(most_moves + 1);
            areas = claim((Kulami::marbles_each + 1) * (Kulami::marbles_each + 1));
            margins = claim(phases * Patterns::margins);
        }

        template <class Test>
        static Holes holes_where(Test test) {
            Holes found;
            for (int hole = 0; hole < 64; ++hole) {
                if (test(hole)) found.push_back(hole);
            }
            return found;
        }

        void add_piece(int corner, int rows, int columns) {
            if (corner / 8 + rows > 8 || corner % 8 + columns > 8) return;
            add(holes_where([&](int hole) {
                const int down = hole / 8 - corner / 8, aside = hole % 8 - corner % 8;
                return down >= 0 && down < rows && aside >= 0 && aside < columns;
            }));
        }

        void add(const Holes& group) {
            int power = 1;
            for (const int hole : group) {
                holes[known] |= bit(hole);
                for (int held = 0; held < 256; ++held) {
                    if (held >> hole % 8 & 1) numbers[hole / 8][held][known] += static_cast<std::uint16_t>(power);
                }
                power *= 3;
            }
            first_weight[known++] = claim(power);
        }

        void count_held(int plate) {
            const int size = number_of(holes[plate]);
            for (int number = 0; number < powers_of_three[size]; ++number) {
                int lead = 0;
                for (int rest = number; rest; rest /= 3) lead += rest % 3 == 1 ? 1 : rest % 3 == 2 ? -1 : 0;
                held[plate][number] = static_cast<std::int8_t>(lead > 0 ? size : lead < 0 ? -size : 0);
            }
        }

        std::uint32_t claim(int count) {
            const std::uint32_t first = weights_in_a_stage;
            weights_in_a_stage += static_cast<std::uint32_t>(count);
            return first;
        }
    };

    static constexpr int powers_of_three[] = {1, 3, 9, 27, 81, 243, 729, 2187, 6561};

    static const Board& board() {
        static const Board worked_out;
        return worked_out;
    }

    static Numbers numbers_of(const Board& known, std::uint64_t own, std::uint64_t theirs) {
        std::array<const std::uint16_t*, 8> mine, others;
        for (int row = 0; row < 8; ++row) {
            mine[row] = known.numbers[row][own >> 8 * row & 0xFF].data();
            others[row] = known.numbers[row][theirs >> 8 * row & 0xFF].data();
        }
        return added_up<room>(mine, others);
    }
};

static_assert(Patterned<Kulami>);

}  // namespace meydan
