// Hex: what every search needs to know. The Monte-Carlo search has a guide of its own, in guide_hex.hpp.
#pragma once

#include "evaluate.hpp"
#include "hex.hpp"

namespace meydan {

template <>
struct Evaluation<Hex> {
    static constexpr bool counts = false;
    static constexpr int slots = 122;

    static int slot(Hex::Move move) { return move; }
};

static_assert(Searchable<Hex>);

}  // namespace meydan
