// Hex: what the Monte-Carlo search is told. A bridge that the opponent has just cut is held in playouts.
#pragma once

#include <array>

#include "evaluate.hpp"
#include "hex.hpp"

namespace meydan {

template <>
struct Evaluation<Hex> {
    static constexpr bool counts = false;
    static constexpr int slots = 122;

    static int slot(Hex::Move move) { return move; }

    // The reply to the opponent's `last` stone: the other cell of a bridge it cut into, or any cell.
    static Hex::Move reply(const Hex& here, Hex::Move last, Random& random) {
        if (last >= hex::cells) return here.sample(random);
        const int colour = here.colour_to_move();
        const Wide own = here.stones_of(colour);
        const Wide taken = own | here.stones_of(colour ^ 1);
        const auto& ring = rings[last];
        const auto mine = [&](int cell) {
            return cell < hex::cells ? (own >> cell & 1) != 0 : cell - hex::cells == colour;
        };
        const int begin = static_cast<int>(random.below(6));
        for (int n = begin; n < begin + 6; ++n) {
            const int between = ring[(n + 1) % 6];
            if (between < hex::cells && !(taken >> between & 1) && mine(ring[n % 6]) && mine(ring[(n + 2) % 6])) {
                return static_cast<Hex::Move>(between);
            }
        }
        return here.sample(random);
    }

  private:
    // The neighbours of a cell in order; beyond an edge, the colour that owns it, counted from `cells` on.
    static constexpr std::array<std::array<int, 6>, hex::cells> rings = [] {
        std::array<std::array<int, 6>, hex::cells> table{};
        constexpr int round[6][2] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
        for (int cell = 0; cell < hex::cells; ++cell) {
            for (int n = 0; n < 6; ++n) {
                const int file = cell % hex::size + round[n][0], rank = cell / hex::size + round[n][1];
                const bool beside = file < 0 || file >= hex::size;
                const bool beyond = rank < 0 || rank >= hex::size;
                table[cell][n] = beyond ? hex::cells : beside ? hex::cells + 1 : rank * hex::size + file;
            }
        }
        return table;
    }();
};

static_assert(Searchable<Hex>);

}  // namespace meydan
