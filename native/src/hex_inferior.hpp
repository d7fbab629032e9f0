// Cells of Hex on which a stone changes nothing, and moves that another move makes pointless.
//
// In the graph of one colour the opponent's stones are gone and own stones join all empty cells around them. A cell
// whose neighbours there are all joined with each other lies on no shortest chain: it is dead, and may hold either
// stone. Two cells are captured if whichever of them the opponent takes, the answer on the other makes it dead: both
// may be filled at once. Only the six neighbours are looked at, so some dead cells are missed, and none is wrong.
#pragma once

#include "hex_playout.hpp"

namespace meydan::hex {

class Inferior {
  public:
    // Fills in what is dead (for the first colour, which is as good) and captured, until nothing is left to fill.
    void fill(Wide& red, Wide& blue) {
        stones_[0] = red;
        stones_[1] = blue;
        for (int cell = 0; cell < cells; ++cell) code_[cell] = code_of(cell);
        for (bool more = true; more;) {
            more = false;
            for_each(empty(), [&](int cell) {
                if (stones_[0] >> cell & 1 || stones_[1] >> cell & 1) return;  // filled meanwhile
                more |= fill_cell(cell);
            });
        }
        red = stones_[0];
        blue = stones_[1];
    }

    // The moves of `colour` that are no better than another of its moves, which kills or captures their cell; to be
    // called after `fill`. No move is needless on account of one that is itself needless.
    Wide needless(int colour) const {
        Wide found = 0;
        for_each(empty(), [&](int cell) {
            if (!(found >> cell & 1)) found |= pointless_after(cell, colour) & ~found;
        });
        return found;
    }

  private:
    static constexpr int powers[6] = {1, 3, 9, 27, 81, 243};  // a ring's code: 0 empty, 1 red, 2 blue, for each

    // For each ring whether the cell in its middle is dead, seen from either colour.
    static constexpr std::array<bool, 729> dead_in = [] {
        std::array<bool, 729> table{};
        for (int code = 0; code < 729; ++code) {
            for (int colour = 1; colour <= 2; ++colour) {
                int ring[6];
                int runs = 0, open = 0;
                bool open_beside = true;
                for (int n = 0; n < 6; ++n) ring[n] = code / powers[n] % 3;
                for (int n = 0; n < 6; ++n) {
                    const int before = ring[(n + 5) % 6], after = ring[(n + 1) % 6];
                    if (ring[n] == colour && before != colour) ++runs;
                    if (ring[n] == 0) {
                        ++open;
                        open_beside &= before == colour || after == colour;
                    }
                }
                const bool whole = runs == 0 && ring[0] == colour;  // all six
                bool pair = false;
                for (int n = 0; n < 6; ++n) pair |= ring[n] == 0 && ring[(n + 1) % 6] == 0;
                const bool clique = runs == 0 && (open <= 1 || (open == 2 && pair));
                if (whole || clique || (runs == 1 && open_beside)) table[code] = true;
            }
        }
        return table;
    }();

    Wide empty() const { return board & ~(stones_[0] | stones_[1]); }

    int code_of(int cell) const {
        int code = 0;
        for (int n = 0; n < 6; ++n) {
            const int other = rings[cell][n];
            if (other >= cells) {
                code += powers[n] * (other - cells + 1);
            } else {
                code += powers[n] * (stones_[0] >> other & 1 ? 1 : stones_[1] >> other & 1 ? 2 : 0);
            }
        }
        return code;
    }

    // Neighbour number n of a cell has the cell as its neighbour number n + 3.
    static int opposite(int n) { return (n + 3) % 6; }

    bool is_empty(int cell) const { return cell < cells && !((stones_[0] | stones_[1]) >> cell & 1); }

    void put(int cell, int colour) {
        stones_[colour] |= wide_bit(cell);
        for (int n = 0; n < 6; ++n) {
            const int other = rings[cell][n];
            if (other < cells) code_[other] += powers[opposite(n)] * (colour + 1);
        }
    }

    bool fill_cell(int cell) {
        if (dead_in[code_[cell]]) {
            put(cell, 0);
            return true;
        }
        for (int n = 0; n < 6; ++n) {
            const int other = rings[cell][n];
            if (!is_empty(other)) continue;
            for (int colour = 0; colour < 2; ++colour) {
                const int with_other = code_[cell] + powers[n] * (colour + 1);
                const int with_cell = code_[other] + powers[opposite(n)] * (colour + 1);
                if (!dead_in[with_other] || !dead_in[with_cell]) continue;
                put(cell, colour);
                put(other, colour);
                return true;
            }
        }
        return false;
    }

    // The empty cells that become dead or captured for `colour` when it plays on `move`.
    Wide pointless_after(int move, int colour) const {
        Wide found = 0;
        const int stone = colour + 1;
        for (int n = 0; n < 6; ++n) {
            const int one = rings[move][n];
            if (!is_empty(one)) continue;
            const int code = code_[one] + powers[opposite(n)] * stone;
            if (dead_in[code]) {
                found |= wide_bit(one);
                continue;
            }
            for (int m = 0; m < 6; ++m) {
                const int other = rings[one][m];
                if (other == move || !is_empty(other)) continue;
                int other_code = code_[other] + powers[opposite(m)] * stone;
                for (int k = 0; k < 6; ++k) {
                    if (rings[other][k] == move) other_code += powers[k] * stone;
                }
                if (dead_in[code + powers[m] * stone] && dead_in[other_code]) found |= wide_bit(one) | wide_bit(other);
            }
        }
        return found;
    }

    Wide stones_[2];
    std::array<int, cells> code_;
};

}  // namespace meydan::hex
