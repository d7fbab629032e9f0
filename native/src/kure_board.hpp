// The board of Küre: seven bits a rank from a1 on, the lines, where a stone may step and what it may sandwich.
#pragma once

#include <array>

#include "bits.hpp"

namespace meydan::kure {

inline constexpr int size = 7;
inline constexpr int cells = size * size;
inline constexpr int too_many_in_line = 4;
inline constexpr int number_of_lines = 28;
inline constexpr std::uint64_t bottom_row = 0x7F;
inline constexpr std::uint64_t start_rows[2] = {bottom_row, bottom_row << (cells - size)};

// The cell's bit, or no bit at all beyond the edge.
constexpr std::uint64_t bit_at(int file, int rank) {
    const bool on_board = file >= 0 && file < size && rank >= 0 && rank < size;
    return on_board ? bit(rank * size + file) : 0;
}

// Every row, column and diagonal of four cells or more.
inline constexpr std::array<std::uint64_t, number_of_lines> lines = [] {
    std::array<std::uint64_t, number_of_lines> found{};
    int count = 0;
    constexpr int axes[4][2] = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
    for (const auto& axis : axes) {
        for (int cell = 0; cell < cells; ++cell) {
            const int file = cell % size, rank = cell / size;
            if (bit_at(file - axis[0], rank - axis[1])) continue;  // the line does not begin here
            std::uint64_t line = 0;
            for (int n = 0; n < size; ++n) line |= bit_at(file + n * axis[0], rank + n * axis[1]);
            if (number_of(line) >= too_many_in_line) found[count++] = line;
        }
    }
    return found;
}();

// Which lines a cell lies on, one bit for each.
inline constexpr std::array<std::uint64_t, cells> lines_through = [] {
    std::array<std::uint64_t, cells> table{};
    for (int cell = 0; cell < cells; ++cell) {
        for (int n = 0; n < number_of_lines; ++n) {
            if (lines[n] & bit(cell)) table[cell] |= std::uint64_t{1} << n;
        }
    }
    return table;
}();

inline constexpr std::array<std::uint64_t, 2> lines_of_start_rows = [] {
    std::array<std::uint64_t, 2> found{};
    for (int side = 0; side < 2; ++side) {
        for (int n = 0; n < number_of_lines; ++n) {
            if (lines[n] == start_rows[side]) found[side] = std::uint64_t{1} << n;
        }
    }
    return found;
}();

// The lines with exactly three of the stones, all counted at once: the bits of each line's number lie in three words.
inline std::uint64_t lines_with_three(std::uint64_t stones) {
    std::uint64_t ones = 0, twos = 0, fours = 0;
    for_each(stones, [&](int cell) {
        const std::uint64_t here = lines_through[cell];
        const std::uint64_t two = ones & here;
        fours |= twos & two;
        twos ^= two;
        ones ^= here;
    });
    return ones & twos & ~fours;
}

// Articles 3 to 5 on an empty board: one cell forward, backward or diagonally, never onto the own start row.
inline constexpr auto steps = [] {
    std::array<std::array<std::uint64_t, cells>, 2> table{};
    for (int side = 0; side < 2; ++side) {
        for (int cell = 0; cell < cells; ++cell) {
            for (int aside = -1; aside <= 1; ++aside) {
                table[side][cell] |= bit_at(cell % size + aside, cell / size + 1);
                table[side][cell] |= bit_at(cell % size + aside, cell / size - 1);
            }
            table[side][cell] &= ~start_rows[side];
        }
    }
    return table;
}();

// In each of the eight directions the neighbour and the cell behind it, no bit where the board ends; the opposite
// direction is four further.
struct Span {
    std::uint64_t middle, end;
};
inline constexpr int directions[8][2] = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}, {-1, 0}, {0, -1}, {-1, -1}, {1, -1}};
inline constexpr auto spans = [] {
    std::array<std::array<Span, 8>, cells> table{};
    for (int cell = 0; cell < cells; ++cell) {
        for (int n = 0; n < 8; ++n) {
            const auto [aside, ahead] = directions[n];
            table[cell][n].middle = bit_at(cell % size + aside, cell / size + ahead);
            table[cell][n].end = bit_at(cell % size + 2 * aside, cell / size + 2 * ahead);
        }
    }
    return table;
}();

// Article 7: their stones between the stone that came to `cell` and another own stone.
inline std::uint64_t sandwiched(int cell, std::uint64_t own, std::uint64_t theirs) {
    std::uint64_t taken = 0;
    for (const Span& span : spans[cell]) {
        if (span.end & own) taken |= span.middle & theirs;
    }
    return taken;
}

// For each direction the cells from which two further ones lie on the board.
inline constexpr auto with_room = [] {
    std::array<std::uint64_t, 8> table{};
    for (int cell = 0; cell < cells; ++cell) {
        for (int n = 0; n < 8; ++n) table[n] |= spans[cell][n].end ? bit(cell) : 0;
    }
    return table;
}();

// The cells on which an own stone that steps there sandwiches one of theirs: `sandwiched` asked for all cells at once.
// It does not matter which stone steps: it comes from a neighbour of the cell, the other own stone lies further off.
inline std::uint64_t sandwiching(std::uint64_t own, std::uint64_t theirs) {
    std::uint64_t found = 0;
    for (int axis = 0; axis < 4; ++axis) {
        const int step = directions[axis][0] + size * directions[axis][1];
        found |= theirs >> step & own >> 2 * step & with_room[axis];
        found |= theirs << step & own << 2 * step & with_room[axis + 4];
    }
    return found;
}

// Article 8: whether two of their stones are the neighbours of `cell` on one axis.
inline bool stands_between(int cell, std::uint64_t theirs) {
    const auto& around = spans[cell];
    for (int axis = 0; axis < 4; ++axis) {
        if (around[axis].middle & theirs && around[axis + 4].middle & theirs) return true;
    }
    return false;
}

}  // namespace meydan::kure
