// How much of the attention each move of a position of Hex deserves: the exponential of a sum of weights for what flows
// through its cell, what stands around it, where it is, and where both sides have played last. The weights are learned
// by self-play: hex_learning.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <stdexcept>
#include <vector>

#include "hex_bridges.hpp"
#include "hex_resistance.hpp"
#include "patterns.hpp"
#include "weights_files.hpp"

namespace meydan::hex {

// The board looks the same to both sides, and from both ends.
enum class View { straight, turned };

// A cell as a colour sees it that joins rank 1 with rank 11: for blue, files and ranks change places.
constexpr int seen_by(int colour, View view, int cell) {
    if (cell < 0) return cell;
    const int straight = colour == 0 ? cell : cell % size * size + cell / size;
    return view == View::straight ? straight : cells - 1 - straight;
}

// The cells within three steps have numbers; those within two come first.
inline constexpr int near_steps = 18, numbered_steps = 36;
inline constexpr std::array<std::array<std::int8_t, 7>, 7> step_numbers = [] {
    std::array<std::array<std::int8_t, 7>, 7> table{};
    int near = 0, far = near_steps;
    for (int rank = -3; rank <= 3; ++rank) {
        for (int file = -3; file <= 3; ++file) {
            const int steps = std::max({file, -file, rank, -rank, file + rank, -file - rank});
            const int number = steps == 0 || steps > 3 ? -1 : steps <= 2 ? near++ : far++;
            table[rank + 3][file + 3] = static_cast<std::int8_t>(number);
        }
    }
    return table;
}();

inline int step_number(int from, int to) {
    const int file = to % size - from % size + 3, rank = to / size - from / size + 3;
    return file < 0 || file > 6 || rank < 0 || rank > 6 ? -1 : step_numbers[rank][file];
}

// The places of the weights of everything that is counted.
inline constexpr std::uint32_t flows = 4, ring_codes = 729, sector_codes = 243, phases = 3;
inline constexpr std::uint32_t rings_at = flows, sectors_at = rings_at + ring_codes,
                               cells_at = sectors_at + 6 * sector_codes, answers_at = cells_at + phases * cells,
                               far_answers_at = answers_at + near_steps * ring_codes,
                               own_last_at = far_answers_at + numbered_steps - near_steps,
                               attention_weights = own_last_at + numbered_steps;

// What is known of a move: how much flows through its cell, and the weights that count whole.
struct Noticed {
    static constexpr int most = 10;
    std::array<float, flows> flow;
    std::array<std::uint32_t, most> places;
    int count = 0;

    void add(std::uint32_t place) { places[count++] = place; }
};

class Attention {
  public:
    explicit Attention(const Hex& here, View view = View::straight)
        : own_(here.colour_to_move()),
          view_(view),
          last_(seen(here.last_of(own_))),
          their_last_(seen(here.last_of(own_ ^ 1))) {
        const Wide mine = here.stones_of(own_), theirs = here.stones_of(own_ ^ 1);
        const Wide empty = board & ~(mine | theirs);
        const Wide held = held_by_bridges(mine, empty, own_), held_by_them = held_by_bridges(theirs, empty, own_ ^ 1);
        Circuit circuit;
        mine_ = circuit.flow(mine, theirs, held, held_by_them, own_);
        theirs_ = circuit.flow(theirs, mine, held_by_them, held, own_ ^ 1);
        at_[cells] = own;
        at_[cells + 1] = other;
        for_each(mine, [&](int cell) { at_[seen(cell)] = own; });
        for_each(theirs, [&](int cell) { at_[seen(cell)] = other; });
        const int stones = number_of(mine | theirs);
        phase_ = stones < 12 ? 0 : stones < 30 ? 1 : 2;
    }

    Noticed notice(int move) const {
        Noticed noticed;
        const float a = mine_.part[move], b = theirs_.part[move];
        // By how much a stone changes the resistances of both colours; then what flows through it for either.
        noticed.flow = {std::log(0.0005f + a * a * mine_.whole + b * b * theirs_.whole), std::log(0.003f + a),
                        std::log(0.003f + b), 10 * a * b};
        const int cell = seen(move);
        std::array<std::uint32_t, 6> ring;
        for (int n = 0; n < 6; ++n) ring[n] = at_[rings[cell][n]];
        const std::uint32_t code = coded(ring);
        noticed.add(rings_at + code);
        for (std::uint32_t n = 0; n < 6; ++n) {
            const std::uint32_t end = at_[bridge_ends[cell][n]];
            const std::array sector{end, ring[n], ring[(n + 1) % 6], ring[(n + 5) % 6], ring[(n + 2) % 6]};
            noticed.add(sectors_at + n * sector_codes + coded(sector));
        }
        noticed.add(cells_at + phase_ * cells + static_cast<std::uint32_t>(cell));
        if (const int step = their_last_ < 0 ? -1 : step_number(their_last_, cell); step >= near_steps) {
            noticed.add(far_answers_at + static_cast<std::uint32_t>(step - near_steps));
        } else if (step >= 0) {
            noticed.add(answers_at + static_cast<std::uint32_t>(step) * ring_codes + code);
        }
        if (const int step = last_ < 0 ? -1 : step_number(last_, cell); step >= 0) {
            noticed.add(own_last_at + static_cast<std::uint32_t>(step));
        }
        return noticed;
    }

  private:
    enum : std::uint8_t { nobody, own, other };

    int seen(int cell) const { return seen_by(own_, view_, cell); }

    template <std::size_t number>
    static std::uint32_t coded(const std::array<std::uint32_t, number>& places) {
        std::uint32_t code = 0;
        for (std::size_t n = number; n-- > 0;) code = 3 * code + places[n];
        return code;
    }

    int own_;
    View view_;
    int last_, their_last_;
    Current mine_, theirs_;
    std::array<std::uint8_t, cells + 2> at_{};
    std::uint32_t phase_;
};

class AttentionWeights {
  public:
    // What flows decides alone, as long as nothing is learned.
    AttentionWeights() : values_(attention_weights) { values_[0] = 1; }
    explicit AttentionWeights(std::vector<float> values) : values_(std::move(values)) {}

    static const AttentionWeights& shipped() {
        static const AttentionWeights from_file(unpacked(hex_weights_file()));
        return from_file;
    }

    float sum(const Noticed& noticed) const {
        float sum = 0;
        for (std::uint32_t n = 0; n < flows; ++n) sum += values_[n] * noticed.flow[n];
        for (int n = 0; n < noticed.count; ++n) sum += values_[noticed.places[n]];
        return sum;
    }

    const std::vector<float>& values() const { return values_; }
    float& operator[](std::uint32_t place) { return values_[place]; }

  private:
    static std::vector<float> unpacked(std::span<const std::uint8_t> bytes) {
        PackedNumbers numbers(bytes);
        std::vector<float> values(attention_weights);
        for (float& value : values) value = static_cast<float>(numbers.next()) / parts_of_a_weight;
        if (!numbers.at_end()) throw std::invalid_argument("there are too many weights in the file");
        return values;
    }

    std::vector<float> values_;
};

// Sums become shares that add up to one.
inline void share_out(float* sums, int count) {
    const float most = *std::max_element(sums, sums + count);
    float whole = 0;
    for (int n = 0; n < count; ++n) whole += sums[n] = std::exp(sums[n] - most);
    for (int n = 0; n < count; ++n) sums[n] /= whole;
}

}  // namespace meydan::hex
