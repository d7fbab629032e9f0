// What can be proven of a position of Hex without playing: pointless cells filled in, the virtual connections of both
// colours, and so the moves that win, those that lose, and those that another move makes needless.
#pragma once

#include "hex_connections.hpp"
#include "hex_inferior.hpp"

namespace meydan {

class HexStudy {
  public:
    void judge(const Hex& here, const Hex::Move* moves, int count, Verdict* verdicts) {
        if (count && moves[count - 1] == Hex::swap) return;  // connections know nothing of changing colours
        const int own = here.colour_to_move();
        const auto give = [&](Wide cells, Verdict verdict) {
            for (int n = 0; n < count; ++n) {
                if (cells >> moves[n] & 1) verdicts[n] = verdict;
            }
        };
        Wide stones[2] = {here.stones_of(0), here.stones_of(1)};
        inferior_.fill(stones[0], stones[1]);
        if (hex::joins(stones[own], own)) return give(stones[own], Verdict::wins);
        if (hex::joins(stones[own ^ 1], own ^ 1)) return give(hex::board, Verdict::loses);

        connections_->search(stones[own], stones[own ^ 1], own, steps);
        if (connections_->joined()) return give(connections_->joined_by(), Verdict::wins);
        Wide keys = 0;
        for (const auto& half : connections_->edge_halves()) keys |= wide_bit(half.key);
        if (keys) return give(keys, Verdict::wins);

        connections_->search(stones[own ^ 1], stones[own], own ^ 1, steps);
        if (connections_->joined()) return give(hex::board, Verdict::loses);
        give((stones[0] | stones[1]) | inferior_.needless(own), Verdict::needless);
        // The opponent threatens to join: only a move into every threat can help.
        Wide in_every_threat = hex::board;
        for (const auto& threat : connections_->edge_halves()) in_every_threat &= threat.carrier;
        give(hex::board & ~in_every_threat, Verdict::loses);
    }

  private:
    static constexpr int steps = 20000;

    hex::Inferior inferior_;
    std::unique_ptr<hex::Connections> connections_ = std::make_unique<hex::Connections>();
};

}  // namespace meydan
