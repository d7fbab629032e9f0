// Hex: what the Monte-Carlo search is told.
#pragma once

#include "evaluate_hex.hpp"
#include "hex_playout.hpp"
#include "hex_resistance.hpp"
#include "hex_study.hpp"

namespace meydan {

template <>
struct Guide<Hex> {
    static constexpr Taste taste{
        .visits_to_grow = 8, .visits_to_study = 200, .equal_trust = 800, .curiosity = 0.05f, .foresight = 0.4f};
    using Games = HexPlayout;
    using Study = HexStudy;

    // By how much a stone changes the resistances of both colours, each compared with the whole.
    static void foresee(const Hex& here, const Hex::Move* moves, int count, Foreseen* foreseen) {
        const int own = here.colour_to_move();
        hex::Circuit circuit;
        const hex::Current mine = circuit.flow(here.stones_of(own), here.stones_of(own ^ 1), own);
        const hex::Current theirs = circuit.flow(here.stones_of(own ^ 1), here.stones_of(own), own ^ 1);
        float sum = 0;
        for (int n = 0; n < count; ++n) {
            const Hex::Move cell = moves[n];
            if (cell == Hex::swap) {
                foreseen[n].share = 0.05f;
            } else {
                const float a = mine.part[cell], b = theirs.part[cell];
                foreseen[n].share = 0.0005f + a * a * mine.whole + b * b * theirs.whole;
            }
            sum += foreseen[n].share;
        }
        for (int n = 0; n < count; ++n) foreseen[n].share /= sum;
    }
};

}  // namespace meydan
