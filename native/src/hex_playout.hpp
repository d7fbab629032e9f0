// Random games of Hex, played until the board is full: only then it is asked who has joined the own sides, as a full
// board has exactly one winner. A bridge that the opponent has just cut into is held.
#pragma once

#include <array>
#include <utility>

#include "hex.hpp"
#include "monte_carlo_guide.hpp"

namespace meydan {

namespace hex {

// The steps to a cell's neighbours in order, as file and rank.
inline constexpr std::array<std::pair<int, int>, 6> round{{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};

// A cell, or beyond an edge the colour that owns it, counted from `cells` on.
constexpr std::uint8_t place_at(int file, int rank) {
    const bool beside = file < 0 || file >= size;
    const bool beyond = rank < 0 || rank >= size;
    return static_cast<std::uint8_t>(beyond ? cells : beside ? cells + 1 : rank * size + file);
}

// The neighbours of a cell in order.
inline constexpr std::array<std::array<std::uint8_t, 6>, cells> rings = [] {
    std::array<std::array<std::uint8_t, 6>, cells> table{};
    for (int cell = 0; cell < cells; ++cell) {
        for (int n = 0; n < 6; ++n) {
            const auto [file, rank] = round[n];
            table[cell][n] = place_at(cell % size + file, cell / size + rank);
        }
    }
    return table;
}();

// Whether these stones join the two edges of their colour.
inline bool joins(Wide stones, int colour) {
    Wide group = stones & edges[colour][0];
    for (Wide before = 0; group != before;) {
        before = group;
        group |= around(group) & stones;
    }
    return (group & edges[colour][1]) != 0;
}

}  // namespace hex

class HexPlayout {
  public:
    int finish(const Hex& here, const Hex::Move* last, Random& random, Played<Hex>& played) {
        set_up(here);
        int colour = here.colour_to_move();
        const int red = colour ^ here.turn();  // who plays red
        int reply_to = last && *last < hex::cells ? *last : none;
        while (count_) {
            int cell = reply_to == none ? none : saved_bridge(reply_to, colour, random);
            if (cell == none) cell = left_[random.below(static_cast<std::uint32_t>(count_))];
            take(cell, colour);
            reply_to = cell;
            colour ^= 1;
        }
        for (int each = 0; each < 2; ++each) {
            const Wide placed = stones_[each] & ~here.stones_of(each);
            played[each ^ red].add_word(0, low_half(placed));
            played[each ^ red].add_word(1, high_half(placed));
        }
        return hex::joins(stones_[0], 0) == (red == 0) ? whole_win : 0;
    }

  private:
    static constexpr int none = -1;
    static constexpr std::uint8_t empty = 2;

    void set_up(const Hex& here) {
        count_ = 0;
        for (int colour = 0; colour < 2; ++colour) {
            stones_[colour] = here.stones_of(colour);
            owner_[hex::cells + colour] = static_cast<std::uint8_t>(colour);
            for_each(stones_[colour], [&](int cell) { owner_[cell] = static_cast<std::uint8_t>(colour); });
        }
        for_each(hex::board & ~(stones_[0] | stones_[1]), [&](int cell) {
            owner_[cell] = empty;
            place_[cell] = static_cast<std::uint8_t>(count_);
            left_[count_++] = static_cast<std::uint8_t>(cell);
        });
    }

    void take(int cell, int colour) {
        const std::uint8_t moved = left_[--count_];
        left_[place_[cell]] = moved;
        place_[moved] = place_[cell];
        owner_[cell] = static_cast<std::uint8_t>(colour);
        stones_[colour] |= wide_bit(cell);
    }

    // The other cell of a bridge of `colour` that the opponent's stone on `cut` has cut into, if there is one.
    int saved_bridge(int cut, int colour, Random& random) const {
        const auto& ring = hex::rings[cut];
        unsigned own = 0, open = 0;
        for (int n = 0; n < 6; ++n) {
            own |= static_cast<unsigned>(owner_[ring[n]] == colour) << n;
            open |= static_cast<unsigned>(owner_[ring[n]] == empty) << n;
        }
        const unsigned before = (own << 1 | own >> 5) & 63, after = (own >> 1 | own << 5) & 63;
        const unsigned saving = open & before & after;
        if (!saving) return none;
        const auto choice = random.below(static_cast<std::uint32_t>(std::popcount(saving)));
        return ring[nth_in_byte[choice][saving]];
    }

    Wide stones_[2];
    int count_ = 0;
    std::array<std::uint8_t, hex::cells + 2> owner_;
    std::array<std::uint8_t, hex::cells> left_;   // the empty cells
    std::array<std::uint8_t, hex::cells> place_;  // where in `left_` a cell is
};

}  // namespace meydan
