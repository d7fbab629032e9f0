// The fives of Pentago counted all at once: four bits for each of the 32, in two words, added up from one look into a
// table for each quadrant.
#pragma once

#include "pentago.hpp"

namespace meydan::pentago {

struct Counts {
    std::uint64_t low = 0, high = 0;

    constexpr Counts operator+(const Counts& other) const { return {low + other.low, high + other.high}; }
    constexpr Counts operator-(const Counts& other) const { return {low - other.low, high - other.high}; }
};

inline constexpr std::uint64_t ones = 0x1111111111111111;

// For each quadrant and set of marbles in it, how many of them lie in each five.
inline constexpr std::array<std::array<Counts, 512>, 4> counts_in = [] {
    std::array<std::array<Counts, 512>, 4> table{};
    for (int quadrant = 0; quadrant < 4; ++quadrant) {
        for (std::uint64_t held = 0; held < 512; ++held) {
            Counts& counts = table[quadrant][held];
            for (int line = 0; line < 32; ++line) {
                const std::uint64_t in_line = fives[line] >> 16 * quadrant & held;
                const auto number = static_cast<std::uint64_t>(number_of(in_line));
                (line < 16 ? counts.low : counts.high) += number << line % 16 * 4;
            }
        }
    }
    return table;
}();

constexpr std::uint64_t lane(std::uint64_t marbles, int quadrant) { return marbles >> 16 * quadrant & quadrant_mask; }

inline Counts counts_of(std::uint64_t marbles) {
    return counts_in[0][lane(marbles, 0)] + counts_in[1][lane(marbles, 1)] + counts_in[2][lane(marbles, 2)] +
           counts_in[3][lane(marbles, 3)];
}

// The places of the fives without a marble of this count, one bit each.
inline std::uint64_t none_in(std::uint64_t word) { return ~(word | word >> 1 | word >> 2) & ones; }

// The fives with four or five marbles.
inline std::uint64_t nearly_full(std::uint64_t word) { return word >> 2 & ones; }

// Whether the side with the marbles `own`, to move, can make a five at once: after one of the turns four or five of its
// marbles lie in a five without an opponent's.
inline bool wins_at_once(std::uint64_t own, std::uint64_t theirs) {
    const Counts mine = counts_of(own), others = counts_of(theirs);
    for (int quadrant = 0; quadrant < 4; ++quadrant) {
        const std::uint64_t own_lane = lane(own, quadrant), their_lane = lane(theirs, quadrant);
        const auto& table = counts_in[quadrant];
        if (!(own_lane | their_lane)) {
            // An empty quadrant is turned only with the new marble in it, so that is where it must be missing.
            const Counts all = table[quadrant_mask];
            const std::uint64_t low = all.low & ~(all.low >> 1) & ~(all.low >> 2) & ones;
            const std::uint64_t high = all.high & ~(all.high >> 1) & ~(all.high >> 2) & ones;
            if (nearly_full(mine.low) & none_in(others.low) & low) return true;
            if (nearly_full(mine.high) & none_in(others.high) & high) return true;
            continue;
        }
        const Counts after = mine - table[own_lane] + table[turned[own_lane]];
        const Counts others_after = others - table[their_lane] + table[turned[their_lane]];
        if (nearly_full(after.low) & none_in(others_after.low)) return true;
        if (nearly_full(after.high) & none_in(others_after.high)) return true;
    }
    return false;
}

inline bool wins_at_once(const Pentago& here) {
    return wins_at_once(here.marbles(here.turn()), here.marbles(here.turn() ^ 1));
}

}  // namespace meydan::pentago
