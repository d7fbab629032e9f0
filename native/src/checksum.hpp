// A quick sum over many bytes that notices damage: not a secret, only a check of what a disk gives back.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <span>

namespace meydan {

inline std::uint64_t checksum(std::span<const std::uint8_t> bytes) {
    std::array<std::uint64_t, 4> lanes{1, 2, 3, 4};  // four at a time, so that the multiplications overlap
    const auto stir = [](std::uint64_t lane, std::uint64_t word) {
        lane = (lane ^ word) * 0x9E3779B97F4A7C15u;
        return lane ^ (lane >> 29);
    };
    std::size_t at = 0;
    for (; at + 32 <= bytes.size(); at += 32) {
        std::array<std::uint64_t, 4> words;
        std::memcpy(words.data(), bytes.data() + at, 32);
        for (std::size_t lane = 0; lane < 4; ++lane) lanes[lane] = stir(lanes[lane], words[lane]);
    }
    std::uint64_t sum = bytes.size();
    for (; at < bytes.size(); ++at) sum = stir(sum, bytes[at]);
    for (const std::uint64_t lane : lanes) sum = stir(sum, lane);
    return sum;
}

}  // namespace meydan
