// Estimates by patterns: what stands on each of many groups of cells is a number, and every number has a weight. Their
// sum says how good a position is for the side to move. The weights are learned by self-play: learning.hpp.
#pragma once

#include <array>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "game.hpp"
#include "packed_numbers.hpp"

namespace meydan {

template <class G>
struct Patterns;  // one specialisation a game, in patterns_<game>.hpp

template <class G>
concept Patterned = Game<G> && requires(const G& here, std::uint32_t* places) {
    { Patterns<G>::know(here) } -> std::same_as<bool>;          // the position is of a kind that was learned
    { Patterns<G>::weights() } -> std::same_as<std::uint32_t>;  // how many there are
    { Patterns<G>::active } -> std::convertible_to<int>;        // how many of them count in a position
    { Patterns<G>::find(here, places) };                        // which ones
    { Patterns<G>::wins(here) } -> std::same_as<bool>;          // the side to move does so at once
    { Patterns<G>::file() } -> std::same_as<std::span<const std::uint8_t>>;
};

// Patterns of which several share a weight, which takes time to find out: a search has it given to each of them.
template <class G>
concept SharingWeights = Patterned<G> && requires(const G& here, std::uint32_t* places,
                                                  std::vector<std::int16_t>& values) {
    { Patterns<G>::find_apart(here, places) };  // as `find`, each in its own place
    { Patterns<G>::share(values) };             // from the places that `find` finds to all
};

// The numbers of all groups of a position. The board is looked at part by part (ranks, quadrants): what the own stones in
// each part add to each number counts once, what the other side's add counts twice.
template <std::size_t room, std::size_t parts>
std::array<std::uint16_t, room> added_up(const std::array<const std::uint16_t*, parts>& own,
                                         const std::array<const std::uint16_t*, parts>& theirs) {
    return [&]<std::size_t... part>(std::index_sequence<part...>) {
        std::array<std::uint16_t, room> numbers;
        for (std::size_t n = 0; n < room; ++n) {  // sixteen bits a number, so that vectors take eight at once
            const auto once = static_cast<std::uint16_t>((own[part][n] + ...));
            const auto twice = static_cast<std::uint16_t>((theirs[part][n] + ...));
            numbers[n] = static_cast<std::uint16_t>(once + 2 * twice);
        }
        return numbers;
    }(std::make_index_sequence<parts>());
}

// The parts of a weight in the file. The hyperbolic tangent of a sum is the expected result: −1 lost, 1 won.
inline constexpr int parts_of_a_weight = 512;

inline std::vector<std::uint8_t> packed_weights(const std::vector<float>& weights) {
    std::vector<int> numbers;
    for (const float weight : weights) numbers.push_back(static_cast<int>(std::lround(weight * parts_of_a_weight)));
    return PackedNumbers::pack(numbers);
}

template <Patterned G>
class PatternWeights {
  public:
    static const PatternWeights& shipped() {
        static const PatternWeights from_file(Patterns<G>::file());
        return from_file;
    }

    float sum(const G& here) const {
        std::uint32_t places[Patterns<G>::active];
        if constexpr (SharingWeights<G>) {
            Patterns<G>::find_apart(here, places);
        } else {
            Patterns<G>::find(here, places);
        }
        int sum = 0;
        for (const std::uint32_t place : places) sum += values_[place];
        return static_cast<float>(sum) / parts_of_a_weight;
    }

  private:
    explicit PatternWeights(std::span<const std::uint8_t> bytes) : values_(Patterns<G>::weights()) {
        PackedNumbers numbers(bytes);
        for (std::int16_t& value : values_) value = static_cast<std::int16_t>(numbers.next());
        if constexpr (SharingWeights<G>) Patterns<G>::share(values_);
        if (!numbers.at_end()) throw std::invalid_argument("there are too many weights in the file");
    }

    std::vector<std::int16_t> values_;
};

}  // namespace meydan
