// The ways of Koridor: squares, walls, and where a pawn can walk.
//
// A set of squares is a double word, nine bits a row from a1 on. A wall is known by the square nearest to a1 that it
// touches, one of eight by eight, so a word holds the walls that lie (`e3h`) and another those that stand (`e3v`).
#pragma once

#include <array>

#include "bits.hpp"

namespace meydan::koridor {

inline constexpr int size = 9;
inline constexpr int squares = size * size;
inline constexpr Wide board = wide_bit(squares) - 1;
inline constexpr Wide bottom_row = wide_bit(size) - 1;
inline constexpr Wide top_row = bottom_row << (squares - size);
inline constexpr Wide right_column = [] {
    Wide column = 0;
    for (int row = 0; row < size; ++row) column |= wide_bit(row * size + size - 1);
    return column;
}();
inline constexpr Wide goals[2] = {top_row, bottom_row};

constexpr int square_of_wall(int wall) { return wall / 8 * size + wall % 8; }

struct Walls {
    std::uint64_t lying = 0;
    std::uint64_t standing = 0;

    explicit operator bool() const { return lying | standing; }
    Walls operator&(Walls other) const { return {lying & other.lying, standing & other.standing}; }
    Walls operator|(Walls other) const { return {lying | other.lying, standing | other.standing}; }
    Walls without(Walls other) const { return {lying & ~other.lying, standing & ~other.standing}; }
    int number() const { return number_of(lying) + number_of(standing); }

    // The first of the set, as a set.
    Walls first() const {
        return lying ? Walls{lying & -lying, 0} : Walls{0, standing & -standing};
    }

    // Those that cannot be put beside these: the same, half overlapping, or crossing.
    Walls conflicting() const {
        return {lying | right(lying) | left(lying) | standing, standing | up(standing) | down(standing) | lying};
    }

    // Those that touch these or the board's edge with two of their three points (ends and middle). Only such a wall can
    // close a way: walls that shut something off form an unbroken line from edge to edge or a ring, and the wall that
    // completes it joins what was there on both sides.
    Walls joining() const {
        // A point is named like the wall whose middle it is.
        const std::uint64_t points =
            lying | right(lying) | left(lying) | standing | up(standing) | down(standing);
        const std::uint64_t at_left = right(points) | column_a, at_right = left(points) | column_h;
        const std::uint64_t below = up(points) | row_1, above = down(points) | row_8;
        return {(at_left & at_right) | (points & (at_left | at_right)), (below & above) | (points & (below | above))};
    }

    // Those that touch these with an end or the middle.
    Walls touching() const {
        const std::uint64_t points = lying | right(lying) | left(lying) | standing | up(standing) | down(standing);
        return {points | right(points) | left(points), points | up(points) | down(points)};
    }

  private:
    static constexpr std::uint64_t column_a = 0x0101010101010101;
    static constexpr std::uint64_t column_h = column_a << 7;
    static constexpr std::uint64_t row_1 = 0xFF;
    static constexpr std::uint64_t row_8 = row_1 << 56;
    static constexpr std::uint64_t right(std::uint64_t walls) { return (walls & ~column_h) << 1; }
    static constexpr std::uint64_t left(std::uint64_t walls) { return (walls & ~column_a) >> 1; }
    static constexpr std::uint64_t up(std::uint64_t walls) { return walls << 8; }
    static constexpr std::uint64_t down(std::uint64_t walls) { return walls >> 8; }
};

// The walls across the upper edge of a square, and across its right edge.
inline constexpr auto lying_across = [] {
    std::array<std::uint64_t, squares> table{};
    for (int wall = 0; wall < 64; ++wall) {
        table[square_of_wall(wall)] |= bit(wall);
        table[square_of_wall(wall) + 1] |= bit(wall);
    }
    return table;
}();
inline constexpr auto standing_across = [] {
    std::array<std::uint64_t, squares> table{};
    for (int wall = 0; wall < 64; ++wall) {
        table[square_of_wall(wall)] |= bit(wall);
        table[square_of_wall(wall) + size] |= bit(wall);
    }
    return table;
}();

// The walls at most a square away from a square.
inline constexpr auto around_square = [] {
    std::array<Walls, squares> table{};
    for (int square = 0; square < squares; ++square) {
        for (int wall = 0; wall < 64; ++wall) {
            const int aside = wall % 8 - square % size, ahead = wall / 8 - square / size;
            if (aside >= -2 && aside <= 1 && ahead >= -2 && ahead <= 1) {
                table[square].lying |= bit(wall);
                table[square].standing |= bit(wall);
            }
        }
    }
    return table;
}();

// Where one can walk: the squares whose upper edge is open, and those whose right edge is open.
struct Passages {
    Wide up = board & ~top_row;
    Wide right = board & ~right_column;

    void put_lying(int wall) { up &= ~(Wide{3} << square_of_wall(wall)); }
    void put_standing(int wall) { right &= ~((Wide{1} | wide_bit(size)) << square_of_wall(wall)); }
    void put(Walls walls) {
        for_each(walls.lying, [&](int wall) { put_lying(wall); });
        for_each(walls.standing, [&](int wall) { put_standing(wall); });
    }

    // The squares next to `set`, no wall between.
    Wide around(Wide set) const {
        return (set & up) << size | (set >> size & up) | (set & right) << 1 | (set >> 1 & right);
    }

    bool has_way(int pawn, Wide goal) const {
        Wide reached = wide_bit(pawn);
        for (Wide before = 0; reached != before;) {
            if (reached & goal) return true;
            before = reached;
            reached |= around(reached);
            reached |= around(reached);
        }
        return false;
    }
};

// The length of the shortest way to the goal, or a large number if there is none.
inline int steps(const Passages& passages, int pawn, Wide goal) {
    Wide reached = wide_bit(pawn);
    for (int count = 0;; ++count) {
        if (reached & goal) return count;
        const Wide further = reached | passages.around(reached);
        if (further == reached) return squares;
        reached = further;
    }
}

// Whether there is a way from `pawn` to `goal`, and if so every wall that would cut one shortest such way.
struct Way {
    bool found = false;
    Walls across;
};

inline Way shortest_way(int pawn, Wide goal, const Passages& passages) {
    Wide rings[squares];
    int count = 0;
    Wide reached = wide_bit(pawn);
    for (Wide before = 0; !(reached & goal);) {
        if (reached == before) return {};
        rings[count++] = before = reached;
        reached |= passages.around(reached);
    }
    Way way{true, {}};
    int here = lowest(reached & goal);
    while (count--) {
        const Wide ring = rings[count];
        if (here >= size && (ring & passages.up) >> (here - size) & 1) {
            here -= size;
            way.across.lying |= lying_across[here];
        } else if ((passages.up >> here & 1) && (ring >> (here + size) & 1)) {
            way.across.lying |= lying_across[here];
            here += size;
        } else if (here >= 1 && ((ring & passages.right) >> (here - 1) & 1)) {
            here -= 1;
            way.across.standing |= standing_across[here];
        } else {
            way.across.standing |= standing_across[here];
            here += 1;
        }
    }
    return way;
}

// Those of `suspects` that would leave the pawn no way. Such a wall cuts every way there is, so each way that is found
// clears all suspects that do not cut it, the one that was just tried among them; few have to be tried.
inline Walls closing(Walls suspects, const Passages& passages, int pawn, Wide goal) {
    Walls closed;
    if (!suspects) return closed;
    suspects = suspects & shortest_way(pawn, goal, passages).across;
    while (suspects) {
        const Walls tried = suspects.first();
        Passages narrower = passages;
        narrower.put(tried);
        const Way way = shortest_way(pawn, goal, narrower);
        if (way.found) {
            suspects = suspects & way.across;
        } else {
            closed = closed | tried;
            suspects = suspects.without(tried);
        }
    }
    return closed;
}

}  // namespace meydan::koridor
