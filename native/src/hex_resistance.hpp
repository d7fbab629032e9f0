// Hex as an electric circuit (after Shannon): a current flows from one edge of a colour to the other, freely through
// own stones, through empty cells with resistance, never through the opponent's. Where much of it flows, a stone
// matters. A cell that holds an own bridge resists little, one in a bridge of the opponent's resists more.
#pragma once

#include <array>
#include <cmath>

#include "hex.hpp"

namespace meydan::hex {

// The current through each cell as a part of the whole, and the conductance from edge to edge.
struct Current {
    std::array<float, cells> part{};
    float whole = 0;
};

class Circuit {
  public:
    // Each with the stones of the one side, of the other, and the cells that hold their bridges.
    Current flow(Wide own, Wide theirs, Wide held, Wide held_by_them, int colour) {
        std::array<float, cells> resistance;
        for (int cell = 0; cell < cells; ++cell) {
            const Wide here = wide_bit(cell);
            resistance[cell] = own & here ? free : held_by_them & here ? hard : held & here ? easy : 1;
        }
        lay(resistance, theirs, colour);
        solve();
        return measured();
    }

  private:
    static constexpr int band = size;           // a cell's neighbours are at most so many numbers away
    static constexpr int steps[3] = {1, size - 1, size};  // to the neighbours with higher numbers
    static constexpr float free = 0.02f;        // the resistance of an own stone or an edge; an empty cell has 1
    static constexpr float easy = 0.2f;         // of a cell in an own bridge
    static constexpr float hard = 2.5f;         // of one in a bridge of the opponent's
    static constexpr float leak = 1e-5f;        // keeps cut-off cells solvable

    void lay(const std::array<float, cells>& resistance, Wide theirs, int colour) {
        for (auto& row : matrix_) row.fill(0);
        for (auto& row : link_) row.fill(0);
        for (int cell = 0; cell < cells; ++cell) {
            matrix_[cell][0] += leak;
            to_edge_[0][cell] = to_edge_[1][cell] = voltage_[cell] = 0;
            if (theirs >> cell & 1) continue;
            for (int edge = 0; edge < 2; ++edge) {
                if (!(edges[colour][edge] >> cell & 1)) continue;
                to_edge_[edge][cell] = 1 / (resistance[cell] + free);
                matrix_[cell][0] += to_edge_[edge][cell];
            }
            voltage_[cell] = to_edge_[0][cell];  // the right side of the equations at first
            for (int n = 0; n < 3; ++n) {
                const int other = cell + steps[n];
                if (other >= cells || !(neighbours[cell] >> other & 1) || (theirs >> other & 1)) continue;
                const float conductance = 1 / (resistance[cell] + resistance[other]);
                link_[cell][n] = conductance;
                matrix_[cell][0] += conductance;
                matrix_[other][0] += conductance;
                matrix_[cell][steps[n]] -= conductance;
            }
        }
    }

    // Gauss on a symmetric band: matrix_[i][k] stands for row i, column i + k.
    void solve() {
        for (int i = 0; i < cells; ++i) {
            const float inverse = 1 / matrix_[i][0];
            const int last = std::min(band, cells - 1 - i);
            for (int k = 1; k <= last; ++k) {
                const float factor = matrix_[i][k] * inverse;
                if (factor == 0) continue;
                float* const row = matrix_[i + k].data() - k;
                for (int m = k; m <= last; ++m) row[m] -= factor * matrix_[i][m];
                voltage_[i + k] -= factor * voltage_[i];
            }
        }
        for (int i = cells - 1; i >= 0; --i) {
            const int last = std::min(band, cells - 1 - i);
            for (int k = 1; k <= last; ++k) voltage_[i] -= matrix_[i][k] * voltage_[i + k];
            voltage_[i] /= matrix_[i][0];
        }
    }

    Current measured() const {
        Current current;
        for (int cell = 0; cell < cells; ++cell) {
            const float from_edge = to_edge_[0][cell] * (1 - voltage_[cell]);
            current.whole += from_edge;
            current.part[cell] += from_edge + to_edge_[1][cell] * voltage_[cell];
            for (int n = 0; n < 3; ++n) {
                if (link_[cell][n] == 0) continue;
                const float through = link_[cell][n] * std::abs(voltage_[cell] - voltage_[cell + steps[n]]);
                current.part[cell] += through;
                current.part[cell + steps[n]] += through;
            }
        }
        const float scale = current.whole > 0 ? 0.5f / current.whole : 0;
        for (float& part : current.part) part *= scale;  // what flows in flows out again and was counted twice
        return current;
    }

    std::array<std::array<float, band + 1>, cells> matrix_;
    std::array<std::array<float, 3>, cells> link_;
    std::array<std::array<float, cells>, 2> to_edge_;
    std::array<float, cells> voltage_;
};

}  // namespace meydan::hex
