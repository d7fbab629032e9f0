// The lines of Reversi: where a disc may be put, and what it turns.
//
// A board is looked at together with its mirror image, ranks upside down, in the two lanes of one vector. So the six
// directions that change the rank become three shifts to the left of both; the two along the rank are done in plain
// words.
#pragma once

#include <array>

#include "bits.hpp"

namespace meydan::reversi {

// A run of discs to be turned never touches the edge that its line ends at, so without the files a and h no shift can
// wrap round to the next rank; straight up and down nothing wraps.
inline constexpr std::uint64_t inner_files = 0x7E7E7E7E7E7E7E7E;

// GCC and Clang turn this into the vector instructions of the machine.
using Lanes [[gnu::vector_size(16)]] = std::uint64_t;

inline constexpr Lanes inner_files_of_both{inner_files, inner_files};

inline Lanes with_mirror_image(std::uint64_t board) { return Lanes{board, __builtin_bswap64(board)}; }
inline std::uint64_t both_lanes(Lanes lanes) { return lanes[0] | __builtin_bswap64(lanes[1]); }

// The unbroken runs of their discs that begin next to `from`: a line has at most six, which three doublings fill.
template <int shift>
Lanes runs(Lanes from, Lanes theirs) {
    Lanes run = theirs & (from << shift);
    run |= theirs & (run << shift);
    const Lanes pairs = theirs & (theirs << shift);
    run |= pairs & (run << 2 * shift);
    return run | (pairs & (run << 2 * shift));
}

inline std::uint64_t runs_to_the_left(std::uint64_t from, std::uint64_t theirs) {
    std::uint64_t run = theirs & (from >> 1);
    run |= theirs & (run >> 1);
    const std::uint64_t pairs = theirs & (theirs >> 1);
    run |= pairs & (run >> 2);
    return run | (pairs & (run >> 2));
}

// Article 6: the empty squares where a disc turns at least one of the opponent's discs.
inline std::uint64_t placements(std::uint64_t own, std::uint64_t theirs) {
    const std::uint64_t inner = theirs & inner_files;
    // To the right an addition does it: it carries a one through the run, to the square behind.
    const std::uint64_t right = (((own << 1) & inner) + inner) & ~inner;
    const std::uint64_t left = runs_to_the_left(own, inner) >> 1;
    const Lanes own_lanes = with_mirror_image(own);
    const Lanes theirs_lanes = with_mirror_image(theirs);
    const Lanes inner_lanes = theirs_lanes & inner_files_of_both;
    const Lanes ends = (runs<7>(own_lanes, inner_lanes) << 7) | (runs<8>(own_lanes, theirs_lanes) << 8) |
                       (runs<9>(own_lanes, inner_lanes) << 9);
    return (right | left | both_lanes(ends)) & ~(own | theirs);
}

// A choice without a branch, which could not be foreseen: every bit if there is any, or none.
inline std::uint64_t all_if(std::uint64_t any) { return -std::uint64_t{any != 0}; }

// For each square the squares beyond it in the directions of the three shifts, and the same for its mirror image.
struct alignas(16) Rays {
    std::uint64_t squares[3][2];

    Lanes along(int direction) const { return Lanes{squares[direction][0], squares[direction][1]}; }
};

inline constexpr auto rays = [] {
    std::array<Rays, 64> table{};
    constexpr int file_steps[3] = {-1, 0, 1};
    for (int square = 0; square < 64; ++square) {
        for (int direction = 0; direction < 3; ++direction) {
            for (int lane = 0; lane < 2; ++lane) {
                const int from = lane ? square ^ 56 : square;
                int file = from % 8 + file_steps[direction];
                for (int rank = from / 8 + 1; rank < 8 && file >= 0 && file < 8; ++rank) {
                    table[square].squares[direction][lane] |= bit(rank * 8 + file);
                    file += file_steps[direction];
                }
            }
        }
    }
    return table;
}();

// What lies on the ray before its first own disc, if all of it is theirs. With everything beside the ray filled, an
// addition carries a one through their discs to the square behind them.
inline Lanes turned_along(Lanes ray, Lanes own, Lanes theirs) {
    const Lanes one{1, 1};
    const Lanes behind = ((theirs | ~ray) + one) & own & ray;
    return (behind - one) & ray & ~reinterpret_cast<Lanes>(behind == Lanes{});
}

// Article 6: all discs between the new disc and another own disc, in every direction.
inline std::uint64_t turned_by(int square, std::uint64_t own, std::uint64_t theirs) {
    const std::uint64_t placed = bit(square);
    const std::uint64_t inner = theirs & inner_files;
    const std::uint64_t carried = ((placed << 1) & inner) + inner;
    const std::uint64_t right = inner & ~carried & all_if(carried & ~inner & own);
    const std::uint64_t run = runs_to_the_left(placed, inner);
    const std::uint64_t left = run & all_if(run >> 1 & own);
    const Lanes own_lanes = with_mirror_image(own);
    const Lanes theirs_lanes = with_mirror_image(theirs);
    const Rays& beyond = rays[square];
    return right | left |
           both_lanes(turned_along(beyond.along(0), own_lanes, theirs_lanes) |
                      turned_along(beyond.along(1), own_lanes, theirs_lanes) |
                      turned_along(beyond.along(2), own_lanes, theirs_lanes));
}

}  // namespace meydan::reversi
