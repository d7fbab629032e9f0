// Many small numbers in few bytes, for the files of weights.
#pragma once

#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

namespace meydan {

// Small numbers take a byte, runs of zeros two or three.
class PackedNumbers {
  public:
    explicit PackedNumbers(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    int next() {
        if (zeros_) {
            --zeros_;
            return 0;
        }
        const std::uint32_t word = read();
        if (word) return static_cast<int>(word >> 1) ^ -static_cast<int>(word & 1);
        zeros_ = read();
        return 0;
    }

    bool at_end() const { return at_ == bytes_.size() && !zeros_; }

    static std::vector<std::uint8_t> pack(const std::vector<int>& numbers) {
        std::vector<std::uint8_t> bytes;
        const auto write = [&](std::uint32_t word) {
            for (; word >= 128; word >>= 7) bytes.push_back(static_cast<std::uint8_t>(word | 128));
            bytes.push_back(static_cast<std::uint8_t>(word));
        };
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            write(static_cast<std::uint32_t>(numbers[i] << 1 ^ numbers[i] >> 31));
            if (numbers[i]) continue;
            std::uint32_t more = 0;
            while (i + 1 < numbers.size() && !numbers[i + 1]) ++i, ++more;
            write(more);
        }
        return bytes;
    }

  private:
    std::uint32_t read() {
        std::uint32_t word = 0;
        for (int shift = 0;; shift += 7) {
            if (at_ == bytes_.size() || shift > 28) throw std::invalid_argument("packed numbers are cut short");
            const std::uint8_t byte = bytes_[at_++];
            word |= static_cast<std::uint32_t>(byte & 127) << shift;
            if (byte < 128) return word;
        }
    }

    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
    std::uint32_t zeros_ = 0;
};

}  // namespace meydan
