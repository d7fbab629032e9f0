// Discs of Reversi that nobody can turn any more. Not all of them are found, but none that could be turned.
#pragma once

#include <array>

#include "bits.hpp"

namespace meydan::reversi {

// The eight squares of an edge: which own discs stay own whatever is still put on the edge, by either side.
class StableOnEdge {
  public:
    StableOnEdge() {
        for (int own = 255; own >= 0; --own) {
            for (int theirs = 255; theirs >= 0; --theirs) {
                if (!(own & theirs)) stable_[own << 8 | theirs] = found(own, theirs);
            }
        }
    }

    int operator()(int own, int theirs) const { return stable_[own << 8 | theirs]; }

  private:
    // Fuller edges have larger numbers, so what follows is already known.
    std::uint8_t found(int own, int theirs) const {
        int stable = own;
        for (int place = 0; place < 8 && stable; ++place) {
            if ((own | theirs) >> place & 1) continue;
            stable &= after(own, theirs, place) & turned_back(theirs, own, place);
        }
        return static_cast<std::uint8_t>(stable);
    }

    int after(int own, int theirs, int place) const {
        const int turned = turned_by_edge(own, theirs, place);
        return stable_[(own | turned | 1 << place) << 8 | (theirs & ~turned)];
    }

    int turned_back(int putting, int other, int place) const {
        const int turned = turned_by_edge(putting, other, place);
        return stable_[(other & ~turned) << 8 | (putting | turned | 1 << place)];
    }

    static int turned_by_edge(int putting, int other, int place) {
        int turned = 0;
        for (const int step : {-1, 1}) {
            int run = 0;
            int at = place + step;
            for (; at >= 0 && at < 8 && (other >> at & 1); at += step) run |= 1 << at;
            if (at >= 0 && at < 8 && (putting >> at & 1)) turned |= run;
        }
        return turned;
    }

    std::array<std::uint8_t, 256 * 256> stable_{};
};

inline const StableOnEdge stable_on_edge;

inline constexpr std::uint64_t file_a = 0x0101010101010101;

// A file as the bits of a byte, by rank; and back.
inline int file_as_byte(std::uint64_t board, int file) {
    return static_cast<int>(((board >> file & file_a) * 0x0102040810204080u) >> 56);
}
inline std::uint64_t byte_as_file(int byte, int file) {
    return ((((static_cast<std::uint64_t>(byte) & 0x7F) * 0x0002040810204081u) & file_a) |
            (static_cast<std::uint64_t>(byte) & 0x80) << 49)
           << file;
}

inline std::uint64_t stable_on_edges(std::uint64_t own, std::uint64_t theirs) {
    const auto top = [](std::uint64_t board) { return static_cast<int>(board & 0xFF); };
    const auto bottom = [](std::uint64_t board) { return static_cast<int>(board >> 56); };
    return static_cast<std::uint64_t>(stable_on_edge(top(own), top(theirs))) |
           static_cast<std::uint64_t>(stable_on_edge(bottom(own), bottom(theirs))) << 56 |
           byte_as_file(stable_on_edge(file_as_byte(own, 0), file_as_byte(theirs, 0)), 0) |
           byte_as_file(stable_on_edge(file_as_byte(own, 7), file_as_byte(theirs, 7)), 7);
}

// The squares whose whole line is filled, for the lines along rank, file and the two diagonals.
struct FullLines {
    std::uint64_t rank, file, falling, rising;
};

inline FullLines full_lines(std::uint64_t filled) {
    std::uint64_t rank = filled;
    rank &= rank >> 1;
    rank &= rank >> 2;
    rank &= rank >> 4;
    rank = (rank & file_a) * 0xFF;

    std::uint64_t file = filled;
    file &= file >> 8 | file << 56;
    file &= file >> 16 | file << 48;
    file &= file >> 32 | file << 32;

    // An empty square empties its diagonals, one and then two and four steps at a time.
    const std::uint64_t empty = ~filled;
    constexpr std::uint64_t not_a = ~file_a, not_h = ~(file_a << 7);
    constexpr std::uint64_t not_ab = not_a & not_a << 1, not_gh = not_h & not_h >> 1;
    constexpr std::uint64_t not_abcd = not_ab & not_ab << 2, not_efgh = not_gh & not_gh >> 2;
    std::uint64_t down_right = empty, up_left = empty, down_left = empty, up_right = empty;
    down_right |= (down_right << 9) & not_a;
    up_left |= (up_left >> 9) & not_h;
    down_left |= (down_left << 7) & not_h;
    up_right |= (up_right >> 7) & not_a;
    down_right |= (down_right << 18) & not_ab;
    up_left |= (up_left >> 18) & not_gh;
    down_left |= (down_left << 14) & not_gh;
    up_right |= (up_right >> 14) & not_ab;
    down_right |= (down_right << 36) & not_abcd;
    up_left |= (up_left >> 36) & not_efgh;
    down_left |= (down_left << 28) & not_efgh;
    up_right |= (up_right >> 28) & not_abcd;
    return {rank, file, ~(down_right | up_left), ~(down_left | up_right)};
}

// A disc inside is stable if in each of its four lines the line is full or a stable own disc is beside it.
inline std::uint64_t stable_discs(std::uint64_t own, std::uint64_t theirs) {
    constexpr std::uint64_t border = file_a | file_a << 7 | 0xFF000000000000FF;
    const FullLines full = full_lines(own | theirs);
    std::uint64_t stable = stable_on_edges(own, theirs) | (own & full.rank & full.file & full.falling & full.rising);
    const std::uint64_t inside = own & ~border;
    for (std::uint64_t before = 0; stable != before;) {
        before = stable;
        stable |= inside & (stable >> 1 | stable << 1 | full.rank) & (stable >> 8 | stable << 8 | full.file) &
                  (stable >> 9 | stable << 9 | full.falling) & (stable >> 7 | stable << 7 | full.rising);
    }
    return stable;
}

}  // namespace meydan::reversi
