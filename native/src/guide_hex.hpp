// Hex: what the Monte-Carlo search is told.
#pragma once

#include "evaluate_hex.hpp"
#include "hex_attention.hpp"
#include "hex_playout.hpp"
#include "hex_study.hpp"

namespace meydan {

template <>
struct Guide<Hex> {
    static constexpr Taste taste{
        .visits_to_grow = 8, .visits_to_study = 200, .equal_trust = 800, .curiosity = 0.05f, .foresight = 0.4f};
    using Games = HexPlayout;
    using Study = HexStudy;

    static void foresee(const Hex& here, const Hex::Move* moves, int count, Foreseen* foreseen) {
        foresee_with(hex::AttentionWeights::shipped(), here, moves, count, foreseen);
    }

    static void foresee_with(const hex::AttentionWeights& weights, const Hex& here, const Hex::Move* moves, int count,
                             Foreseen* foreseen) {
        const bool may_swap = count && moves[count - 1] == Hex::swap;
        const int stones = count - may_swap;
        const hex::Attention attention(here);
        float shares[Hex::max_moves];
        for (int n = 0; n < stones; ++n) shares[n] = weights.sum(attention.notice(moves[n]));
        hex::share_out(shares, stones);
        for (int n = 0; n < stones; ++n) foreseen[n].share = may_swap ? (1 - swaps) * shares[n] : shares[n];
        if (may_swap) foreseen[stones].share = swaps;
    }

  private:
    static constexpr float swaps = 0.05f;
};

}  // namespace meydan
