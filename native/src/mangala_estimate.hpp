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
    static constexpr int constant = 61;
    static constexpr std::array<Pit, 6> own_pit{
        Pit{1, 2, -3, -9, -7, 2, 6, 32, 18, 15, 3, 0, 0, 0, 0, 0},
        Pit{-5, -11, -15, -14, -6, 3, 25, 5, 7, 11, 17, 22, 22, 7, -18, 10},
        Pit{-2, -12, -13, -6, 4, 22, 8, 11, 18, 23, 16, 11, 16, 6, -24, -16},
        Pit{-8, -16, -11, -1, 13, 3, 10, 17, 16, 13, 12, 15, 12, -5, -7, -2},
        Pit{-19, -18, -9, 2, -1, 9, 12, 12, 11, 14, 17, 7, 2, -3, 2, 23},
        Pit{-27, -18, -9, -7, 4, 12, 13, 14, 16, 17, 6, -4, -5, 4, 16, 29},
    };
    static constexpr std::array<Pit, 6> their_pit{
        Pit{-9, -6, 2, 9, 10, 3, -7, 2, 22, 36, 0, 0, 0, 0, 0, 0},
        Pit{-5, -2, 6, 5, -2, -8, -24, -5, -10, -2, -6, 27, 34, 15, 36, 0},
        Pit{-3, 3, 4, 2, -8, -14, -10, -4, -10, -2, -1, 18, 5, 22, 38, 21},
        Pit{-1, 4, 2, -3, -13, -3, -7, -6, -7, 5, 9, 5, 10, 11, 49, 5},
        Pit{1, 1, -4, -8, -7, -9, -13, -3, -7, 7, -2, 7, 12, 23, 20, 44},
        Pit{9, 7, 0, 0, -8, -8, -13, -8, -8, -2, 3, 20, 17, 27, 11, 15},
    };
    // clang-format on

    std::array<std::array<std::int16_t, 49>, 6> own_{};
    std::array<std::array<std::int16_t, 49>, 6> theirs_{};
};

inline constexpr Estimate estimate;

}  // namespace meydan
