// Sets of cells as bits of a word, or of a double word for boards of more than 64 cells.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace meydan {

__extension__ using Wide = unsigned __int128;

constexpr std::uint64_t low_half(Wide bits) { return static_cast<std::uint64_t>(bits); }
constexpr std::uint64_t high_half(Wide bits) { return static_cast<std::uint64_t>(bits >> 64); }

constexpr std::uint64_t bit(int cell) { return std::uint64_t{1} << cell; }
constexpr Wide wide_bit(int cell) { return Wide{1} << cell; }

constexpr int number_of(std::uint64_t bits) { return std::popcount(bits); }
constexpr int number_of(Wide bits) { return std::popcount(low_half(bits)) + std::popcount(high_half(bits)); }

constexpr int lowest(std::uint64_t bits) { return std::countr_zero(bits); }
constexpr int lowest(Wide bits) {
    return low_half(bits) ? std::countr_zero(low_half(bits)) : 64 + std::countr_zero(high_half(bits));
}

constexpr int highest(Wide bits) {
    return high_half(bits) ? 127 - std::countl_zero(high_half(bits)) : 63 - std::countl_zero(low_half(bits));
}

// Calls `visit` with each cell of the set, from the lowest on.
template <class Visit>
constexpr void for_each(std::uint64_t bits, Visit visit) {
    for (; bits; bits &= bits - 1) visit(lowest(bits));
}
template <class Visit>
constexpr void for_each(Wide bits, Visit visit) {
    for_each(low_half(bits), visit);
    for_each(high_half(bits), [&](int cell) { visit(64 + cell); });
}

// The place of the bit of a byte that has so many ones below it.
inline constexpr auto nth_in_byte = [] {
    std::array<std::array<std::uint8_t, 256>, 8> table{};
    for (int byte = 0; byte < 256; ++byte) {
        int rank = 0;
        for (int place = 0; place < 8; ++place) {
            if (byte >> place & 1) table[rank++][byte] = static_cast<std::uint8_t>(place);
        }
    }
    return table;
}();

// The cell of the set that has exactly `rank` cells of the set below it. Whole bytes are skipped by the running sums of
// their bits, which one multiplication adds up.
inline int nth(std::uint64_t bits, int rank) {
    constexpr std::uint64_t ones = 0x0101010101010101u;
    constexpr std::uint64_t tops = 0x8080808080808080u;
    std::uint64_t sums = bits - ((bits >> 1) & 0x5555555555555555u);
    sums = (sums & 0x3333333333333333u) + ((sums >> 2) & 0x3333333333333333u);
    sums = ((sums + (sums >> 4)) & 0x0F0F0F0F0F0F0F0Fu) * ones;
    const std::uint64_t enough = ((sums | tops) - ones * static_cast<std::uint64_t>(rank + 1)) & tops;
    const int shift = lowest(enough) & ~7;
    rank -= static_cast<int>(((sums << 8) >> shift) & 0xFF);
    return shift + nth_in_byte[rank][bits >> shift & 0xFF];
}

inline int nth(Wide bits, int rank) {
    const int low = number_of(low_half(bits));
    return rank < low ? nth(low_half(bits), rank) : 64 + nth(high_half(bits), rank - low);
}

}  // namespace meydan
