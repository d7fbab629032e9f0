// The estimate of Reversi: a sum of fitted weights, one for what stands on each group of squares, and for the number of
// moves of both sides. The weights are apart for twelve stages of the game.
//
// scripts/fit_reversi finds them by self-play. In its file they are thirty-seconds of a disc, a number and its mirror
// image share one weight, and each stage is written as its difference from the stage after it in the game.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#include "large_pages.hpp"
#include "packed_numbers.hpp"
#include "reversi_lines.hpp"
#include "reversi_patterns.hpp"

namespace meydan::reversi {

inline constexpr int stages = 12;
inline constexpr int empties_in_a_stage = 5;
constexpr int stage_of(int empties) { return std::min(empties / empties_in_a_stage, stages - 1); }

inline constexpr int parts_of_a_disc = 32;
inline constexpr int most_moves = 32;
inline constexpr int largest_estimate = 6399;

// For each number its twin: the smaller of the number and its mirror image, as a place in the table of all kinds.
inline std::vector<int> find_twins() {
    std::vector<int> twins(numbers_of_all_kinds);
    for (int kind = 0; kind < kinds; ++kind) {
        const Group group{kind, patterns[kind].squares};
        const int size = patterns[kind].size;
        std::array<int, 10> goes_to{};
        for (int i = 0; i < size; ++i) goes_to[i] = i;
        for (int symmetry = 1; symmetry < 8; ++symmetry) {
            const Group image = mirrored(group, symmetry);
            if (set_of(image) != set_of(group) || image.squares == group.squares) continue;
            for (int i = 0; i < size; ++i) {
                goes_to[i] = static_cast<int>(std::find(group.squares.begin(), group.squares.end(), image.squares[i]) -
                                              group.squares.begin());
            }
        }
        const int half = power_of_three(size) / 2;
        for (int number = -half; number <= half; ++number) {
            int image = -half;  // the digits of number + half are those of the balanced number, each one more
            for (int i = 0, rest = number + half; i < size; ++i, rest /= 3) image += rest % 3 * power_of_three(goes_to[i]);
            twins[middles[kind] + number] = middles[kind] + std::min(number, image);
        }
    }
    return twins;
}

inline const std::vector<int>& twins() {
    static const std::vector<int> found = find_twins();
    return found;
}

// The fitted values of one stage, in the order in which the file has them.
inline constexpr int places_in_a_stage = numbers_of_all_kinds + 2 * most_moves + 2;
inline constexpr int own_moves_place = numbers_of_all_kinds;
inline constexpr int their_moves_place = own_moves_place + most_moves;
inline constexpr int parity_place = their_moves_place + most_moves;

using Stage = std::array<std::int16_t, places_in_a_stage>;

// How far searches to a depth scatter around shallower ones, in thousandths of a disc: at all, and for each ply of
// the depth, each ply of the shallow search, and each empty square.
using Scatter = std::array<int, 4>;

struct PatternWeights {
    std::array<Stage, stages> by_stage;
    Scatter scatter;
};

// How many different weights a stage has.
inline int weights_in_a_stage() {
    static const int count = [] {
        int found = places_in_a_stage - numbers_of_all_kinds;
        for (int place = 0; place < numbers_of_all_kinds; ++place) found += twins()[place] == place;
        return found;
    }();
    return count;
}

// The file's bytes for the weights of all stages and the scatter.
inline std::vector<std::uint8_t> packed_weights(std::vector<int> numbers) {
    const int count = weights_in_a_stage();
    if (numbers.size() != static_cast<std::size_t>(stages * count) + Scatter{}.size()) {
        throw std::invalid_argument("a wrong number of weights");
    }
    for (int i = stages * count - 1; i >= count; --i) numbers[i] -= numbers[i - count];
    return PackedNumbers::pack(numbers);
}

inline std::shared_ptr<PatternWeights> unpacked_weights(std::span<const std::uint8_t> bytes) {
    const auto pages = std::make_shared<LargePages>(sizeof(PatternWeights));
    const std::shared_ptr<PatternWeights> weights(pages, new (pages->start) PatternWeights);
    PackedNumbers numbers(bytes);
    const Stage* before = nullptr;
    for (Stage& stage : weights->by_stage) {
        for (int place = 0; place < places_in_a_stage; ++place) {
            const int twin = place < numbers_of_all_kinds ? twins()[place] : place;
            const int value = twin != place ? stage[twin] : numbers.next() + (before ? (*before)[place] : 0);
            stage[place] = static_cast<std::int16_t>(value);
        }
        before = &stage;
    }
    for (int& each : weights->scatter) each = numbers.next();
    if (!numbers.at_end()) throw std::invalid_argument("there are too many weights of Reversi");
    return weights;
}

// A position with the numbers of its groups.
struct Spot {
    std::uint64_t own;
    std::uint64_t theirs;
    Groups groups;

    static Spot of(std::uint64_t own, std::uint64_t theirs) { return {own, theirs, groups_of(own, theirs)}; }

    Spot after(int square, std::uint64_t turned) const {
        return {theirs & ~turned, own | turned | bit(square), groups_after(groups, square, turned)};
    }
    Spot passed() const { return {theirs, own, groups_for_other_side(groups)}; }
    int empties() const { return 64 - number_of(own | theirs); }
};

// Written out for each group, so that no place has to be looked up.
template <std::size_t... group>
int sum_of_groups(const std::int16_t* values, const std::int16_t* numbers, std::index_sequence<group...>) {
    return (values[middles[groups[group].kind] + numbers[group]] + ...);
}

// Hundredths of a disc, for the side to move.
inline int estimate(const PatternWeights& weights, const Spot& here) {
    const int empties = here.empties();
    const std::int16_t* values = weights.by_stage[stage_of(empties)].data();
    const int own_moves = std::min(number_of(placements(here.own, here.theirs)), most_moves - 1);
    const int their_moves = std::min(number_of(placements(here.theirs, here.own)), most_moves - 1);
    alignas(16) std::int16_t numbers[group_places];
    std::memcpy(numbers, here.groups.vector, sizeof(numbers));
    const int sum = values[own_moves_place + own_moves] + values[their_moves_place + their_moves] +
                    values[parity_place + (empties & 1)] +
                    sum_of_groups(values, numbers, std::make_index_sequence<group_count>());
    return std::clamp(sum * 25 / 8, -largest_estimate, largest_estimate);
}

}  // namespace meydan::reversi
