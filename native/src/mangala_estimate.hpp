// A quick estimate of what the mover will take. It only decides which move the solver tries first, never a result.
#pragma once

#include <array>
#include <cstdint>

namespace meydan {

constexpr int fine = 16;  // estimates are in sixteenths of a stone

class Estimate {
  public:
    constexpr Estimate() {
        for (int pit = 0; pit < 6; ++pit) {
            const int earns_a_move = pit == 5 ? 1 : 7 - pit;
            for (int stones = 0; stones <= 48; ++stones) {
                own_[pit][stones] = stones * own_stone[pit] + (stones == earns_a_move ? own_move[pit] : 0) +
                                    (stones == 0 ? own_empty : 0);
                theirs_[pit][stones] = stones * their_stone[pit] + (stones == earns_a_move ? their_move[pit] : 0) +
                                       (stones == 0 ? their_empty : 0);
            }
        }
    }

    // In sixteenths; `stones` are those on the board.
    int operator()(std::uint64_t own, std::uint64_t theirs, int stones) const {
        int sum = stones * (fine / 2) - 5;
        for (int pit = 0; pit < 6; ++pit) {
            sum += own_[pit][(own >> (8 * pit)) & 0xFF] + theirs_[pit][(theirs >> (8 * pit)) & 0xFF];
        }
        return sum;
    }

  private:
    // Least squares over positions of random games whose value is in the table (scripts/fit_mangala_estimate).
    static constexpr std::array<int, 6> own_stone{-4, -4, -1, 3, 6, 7};
    static constexpr std::array<int, 6> their_stone{6, 5, 2, -2, -4, -5};
    static constexpr std::array<int, 6> own_move{29, 34, 24, 14, 7, 6};
    static constexpr std::array<int, 6> their_move{-10, -35, -24, -14, -7, -1};
    static constexpr int own_empty = 8;
    static constexpr int their_empty = -5;

    std::array<std::array<int, 49>, 6> own_{};
    std::array<std::array<int, 49>, 6> theirs_{};
};

inline constexpr Estimate estimate;

}  // namespace meydan
