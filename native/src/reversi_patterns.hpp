// What the estimate of Reversi looks at: the discs on 46 groups of squares, of eleven kinds.
//
// The discs of a group are one number in balanced ternary: own +1, empty 0, theirs −1. So the numbers of all groups are
// a sum over the discs, a move changes them by a few vector additions, and a change of sides negates them.
#pragma once

#include <array>
#include <cstddef>

#include "bits.hpp"

namespace meydan::reversi {

struct Pattern {
    int size;
    std::array<std::uint8_t, 10> squares;
};

inline constexpr int kinds = 11;
inline constexpr std::array<Pattern, kinds> patterns{{
    {9, {0, 1, 2, 8, 9, 10, 16, 17, 18}},        // a corner, three by three
    {10, {0, 1, 2, 3, 4, 8, 9, 10, 11, 12}},     // a corner, two by five
    {10, {0, 1, 2, 3, 4, 5, 6, 7, 9, 14}},       // an edge with the squares diagonally inside its corners
    {8, {8, 9, 10, 11, 12, 13, 14, 15}},         // the second line from an edge
    {8, {16, 17, 18, 19, 20, 21, 22, 23}},       // the third
    {8, {24, 25, 26, 27, 28, 29, 30, 31}},       // the fourth
    {8, {0, 9, 18, 27, 36, 45, 54, 63}},         // the diagonals, from the longest
    {7, {1, 10, 19, 28, 37, 46, 55}},
    {6, {2, 11, 20, 29, 38, 47}},
    {5, {3, 12, 21, 30, 39}},
    {4, {4, 13, 22, 31}},
}};

constexpr int power_of_three(int exponent) {
    int power = 1;
    while (exponent-- > 0) power *= 3;
    return power;
}

// Where a square goes under one of the eight symmetries of the board.
constexpr int mirrored(int square, int symmetry) {
    int file = square % 8, rank = square / 8;
    if (symmetry & 1) file = 7 - file;
    if (symmetry & 2) rank = 7 - rank;
    return symmetry & 4 ? file * 8 + rank : rank * 8 + file;
}

struct Group {
    int kind = 0;
    std::array<std::uint8_t, 10> squares{};
};

constexpr std::uint64_t set_of(const Group& group) {
    std::uint64_t set = 0;
    for (int i = 0; i < patterns[group.kind].size; ++i) set |= bit(group.squares[i]);
    return set;
}

constexpr Group mirrored(const Group& group, int symmetry) {
    Group image{group.kind, {}};
    for (int i = 0; i < patterns[group.kind].size; ++i) {
        image.squares[i] = static_cast<std::uint8_t>(mirrored(group.squares[i], symmetry));
    }
    return image;
}

inline constexpr int group_count = 46;
inline constexpr int group_places = 48;  // whole vectors

inline constexpr auto groups = [] {
    std::array<Group, group_count> table{};
    int count = 0;
    for (int kind = 0; kind < kinds; ++kind) {
        const int first = count;
        for (int symmetry = 0; symmetry < 8; ++symmetry) {
            const Group image = mirrored(Group{kind, patterns[kind].squares}, symmetry);
            bool known = false;
            for (int i = first; i < count; ++i) known |= set_of(table[i]) == set_of(image);
            if (!known) table[count++] = image;
        }
    }
    if (count != group_count) throw "the number of groups is wrong";
    return table;
}();

// In the table of weights the numbers of a kind stand together, zero in the middle.
inline constexpr auto middles = [] {
    std::array<int, kinds + 1> table{};
    int start = 0;
    for (int kind = 0; kind < kinds; ++kind) {
        const int numbers = power_of_three(patterns[kind].size);
        table[kind] = start + numbers / 2;
        start += numbers;
    }
    table[kinds] = start;
    return table;
}();
inline constexpr int numbers_of_all_kinds = middles[kinds];

using Shorts [[gnu::vector_size(16)]] = std::int16_t;

struct alignas(16) Groups {
    static constexpr int vectors = group_places / 8;
    Shorts vector[vectors];

    int operator[](int group) const { return vector[group / 8][group % 8]; }
};

// What an own disc on a square adds to each group.
inline constexpr auto added_by_disc = [] {
    struct alignas(16) Table {
        std::int16_t values[64][group_places];
    } table{};
    for (int group = 0; group < group_count; ++group) {
        for (int i = 0; i < patterns[groups[group].kind].size; ++i) {
            table.values[groups[group].squares[i]][group] = static_cast<std::int16_t>(power_of_three(i));
        }
    }
    return table;
}();

inline const Shorts* added_by(int square) { return reinterpret_cast<const Shorts*>(added_by_disc.values[square]); }

inline Groups groups_of(std::uint64_t own, std::uint64_t theirs) {
    Groups sum{};
    for_each(own, [&](int square) {
        for (int i = 0; i < Groups::vectors; ++i) sum.vector[i] += added_by(square)[i];
    });
    for_each(theirs, [&](int square) {
        for (int i = 0; i < Groups::vectors; ++i) sum.vector[i] -= added_by(square)[i];
    });
    return sum;
}

// After a move, for the other side.
inline Groups groups_after(const Groups& before, int square, std::uint64_t turned) {
    Groups sum;
    for (int i = 0; i < Groups::vectors; ++i) sum.vector[i] = -before.vector[i] - added_by(square)[i];
    for_each(turned, [&](int disc) {
        for (int i = 0; i < Groups::vectors; ++i) sum.vector[i] -= added_by(disc)[i] + added_by(disc)[i];
    });
    return sum;
}

inline Groups groups_for_other_side(const Groups& before) {
    Groups negated;
    for (int i = 0; i < Groups::vectors; ++i) negated.vector[i] = -before.vector[i];
    return negated;
}

}  // namespace meydan::reversi
