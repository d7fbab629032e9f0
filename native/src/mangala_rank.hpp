// A number for every Mangala position of up to 48 stones on the board, without gaps, few stones before many.
//
// A position is seen from the mover and is two sides of six pits. The compositions of a sum over six pits are numbered
// by their prefix sums (the combinatorial number system); a sowing that stays on the own side lowers every prefix sum
// it touches and so the side's number. A pair of sums is a block of rows; the side with fewer stones is the row, so
// that positions which differ little lie near each other.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "mangala.hpp"

namespace meydan {

constexpr int all_stones = 48;

constexpr std::array<std::array<std::uint64_t, 13>, 62> pascal() {
    std::array<std::array<std::uint64_t, 13>, 62> rows{};
    for (int n = 0; n < 62; ++n) {
        rows[n][0] = 1;
        for (int k = 1; k <= 12; ++k) rows[n][k] = n ? rows[n - 1][k - 1] + rows[n - 1][k] : 0;
    }
    return rows;
}

inline constexpr auto binomial = pascal();

// How many positions there are with at most so many stones on the board.
constexpr std::uint64_t positions_up_to(int stones) { return stones < 0 ? 0 : binomial[stones + 12][12]; }

constexpr std::uint32_t compositions(int sum) { return static_cast<std::uint32_t>(binomial[sum + 5][5]); }

class Ranking {
  public:
    constexpr Ranking() {
        for (int place = 0; place < 5; ++place) {
            for (int sum = 0; sum <= all_stones; ++sum) {
                terms_[place][sum] = static_cast<std::uint32_t>(binomial[sum + place][place + 1]);
            }
        }
        std::uint64_t next = 0;
        for (int stones = 0; stones <= all_stones; ++stones) {
            for (int own = 0; own <= stones; ++own) {
                blocks_[own][stones - own] = next;
                next += std::uint64_t{compositions(own)} * compositions(stones - own);
            }
        }
        for (int sum = 0; sum <= all_stones; ++sum) lengths_[sum] = compositions(sum);
    }

    // Bytes 0–5: the stones in the pits up to and including each.
    static std::uint64_t prefix_sums(std::uint64_t pits) { return pits * 0x010101010101; }
    static int total(std::uint64_t sums) { return static_cast<int>((sums >> 40) & 0xFF); }

    std::uint32_t of_side(std::uint64_t sums) const {
        return terms_[0][sums & 0xFF] + terms_[1][(sums >> 8) & 0xFF] + terms_[2][(sums >> 16) & 0xFF] +
               terms_[3][(sums >> 24) & 0xFF] + terms_[4][(sums >> 32) & 0xFF];
    }

    std::uint64_t operator()(std::uint64_t own, std::uint64_t theirs) const {
        const std::uint64_t own_sums = prefix_sums(own);
        const std::uint64_t their_sums = prefix_sums(theirs);
        return in_block(total(own_sums), of_side(own_sums), total(their_sums), of_side(their_sums));
    }

    // The position with this number, as the mover's and the opponent's pits.
    std::pair<std::uint64_t, std::uint64_t> position(std::uint64_t rank) const {
        int stones = 0;
        while (rank >= positions_up_to(stones)) ++stones;
        int own = stones;
        while (blocks_[own][stones - own] > rank) --own;
        const int theirs = stones - own;
        rank -= blocks_[own][theirs];
        const std::uint64_t length = lengths_[std::max(own, theirs)];
        const auto row = static_cast<std::uint32_t>(rank / length);
        const auto column = static_cast<std::uint32_t>(rank % length);
        return {side(own, own <= theirs ? row : column), side(theirs, own <= theirs ? column : row)};
    }

    std::uint64_t in_block(int own, std::uint64_t own_rank, int theirs, std::uint64_t their_rank) const {
        return blocks_[own][theirs] + (own <= theirs ? own_rank * lengths_[theirs] + their_rank
                                                     : their_rank * lengths_[own] + own_rank);
    }

  private:
    // The side with this sum and number: the largest prefix sum that fits, from the last to the first.
    std::uint64_t side(int sum, std::uint32_t rank) const {
        std::uint64_t pits = 0;
        for (int place = 4; place >= 0; --place) {
            int before = sum;
            while (terms_[place][before] > rank) --before;
            rank -= terms_[place][before];
            pits |= static_cast<std::uint64_t>(sum - before) << (8 * (place + 1));
            sum = before;
        }
        return pits | static_cast<std::uint64_t>(sum);
    }

    std::array<std::array<std::uint32_t, all_stones + 1>, 5> terms_{};
    std::array<std::array<std::uint64_t, all_stones + 1>, all_stones + 1> blocks_{};
    std::array<std::uint32_t, all_stones + 1> lengths_{};
};

inline constexpr Ranking ranking;

}  // namespace meydan
