// A quick estimate of what the mover will take. It only decides where the solver looks first, never a result.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace meydan {

constexpr int fine = 16;  // estimates are in sixteenths of a stone

class Estimate {
  public:
    constexpr Estimate() {
        for (std::size_t pit = 0; pit < 6; ++pit) {
            for (std::size_t stones = 0; stones <= 48; ++stones) {
                own_[pit][stones] = own_pit[pit][std::min(stones, numbers - 1)];
                theirs_[pit][stones] = their_pit[pit][std::min(stones, numbers - 1)];
            }
        }
    }

    // In sixteenths; `stones` are those on the board.
    int operator()(std::uint64_t own, std::uint64_t theirs, int stones) const {
        int sum = stones * (fine / 2) + constant;
        for (std::size_t pit = 0; pit < 6; ++pit) {
            sum += own_[pit][(own >> (8 * pit)) & 0xFF] + theirs_[pit][(theirs >> (8 * pit)) & 0xFF];
        }
        return sum;
    }

  private:
    static constexpr std::size_t numbers = 16;
    using Pit = std::array<std::int16_t, numbers>;  // what 0, 1, … stones in it are worth; the last stands for more

    // Least squares over positions that the solver met and their exact values (scripts/fit_mangala_estimate).
    // clang-format off
    static constexpr int constant = 25;
    static constexpr std::array<Pit, 6> own_pit{
        Pit{6, 8, 2, -5, -5, -4, 9, 34, 8, 12, 7, 2, -4, -10, -15, -21},
        Pit{3, -2, -8, -9, -2, 10, 28, 10, 7, 11, 15, 15, 5, -5, -19, -34},
        Pit{1, -8, -11, -5, 6, 20, 7, 9, 15, 16, 13, 5, 3, -2, -16, -29},
        Pit{-4, -11, -6, 3, 15, 6, 11, 14, 11, 10, 9, 11, 4, -9, -18, -20},
        Pit{-13, -12, -5, 6, 3, 10, 10, 9, 8, 11, 9, -1, -7, -10, -3, 9},
        Pit{-20, -12, -3, -2, 4, 10, 12, 12, 10, 7, -3, -10, -11, -5, 8, 26},
    };
    static constexpr std::array<Pit, 6> their_pit{
        Pit{-17, -15, -9, -2, -2, -3, -15, -7, 3, 12, 14, 14, 14, 13, 12, 12},
        Pit{0, 3, 8, 9, 1, -7, -22, -6, -11, -7, -13, -5, 8, 15, 22, 30},
        Pit{-1, 3, 4, 0, -10, -18, -13, -9, -18, -14, -15, -7, -5, 13, 42, 71},
        Pit{7, 10, 7, 0, -9, -1, -6, -7, -8, -1, -2, -3, 0, 11, 15, 13},
        Pit{11, 9, 2, -3, -3, -6, -10, -6, -4, 4, -3, 5, 10, 14, 11, -5},
        Pit{20, 15, 7, 6, -4, -7, -12, -8, -8, -3, 3, 13, 12, 8, -2, -15},
    };
    // clang-format on

    std::array<std::array<std::int16_t, 49>, 6> own_{};
    std::array<std::array<std::int16_t, 49>, 6> theirs_{};
};

inline constexpr Estimate estimate;

}  // namespace meydan
