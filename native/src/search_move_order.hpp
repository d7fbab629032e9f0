// In which order alpha-beta looks at moves: the one that the table knows, those that promise most, those that have just
// refuted others (killers), and those that have done so often (history).
#pragma once

#include <algorithm>
#include <array>
#include <utility>

#include "evaluate.hpp"

namespace meydan {

// A move by its index in the list of moves; the highest rank is looked at first.
struct Ranked {
    int rank;
    int index;
};

inline bool lower_rank(const Ranked& a, const Ranked& b) {
    return a.rank != b.rank ? a.rank < b.rank : a.index > b.index;
}

// Puts the best of those from `i` on at `i`. The first few moves are picked one by one, as often no more are needed;
// then, where there may be many, the rest is put in order.
template <bool many>
void bring_best(Ranked* order, int i, int count) {
    if (!many || i < 4) {
        std::swap(order[i], *std::max_element(order + i, order + count, lower_rank));
    } else if (i == 4) {
        std::sort(order + i, order + count, [](const Ranked& a, const Ranked& b) { return lower_rank(b, a); });
    }
}

template <Estimated G, int max_ply>
class MoveOrder {
    using E = Evaluation<G>;
    using Move = typename G::Move;

  public:
    static constexpr int promise_unit = 1 << 12;

    void rank(const G& here, const Move* moves, int count, int table_move, int ply, Ranked* order) const {
        const typename E::Hints hints(here);
        for (int i = 0; i < count; ++i) {
            const int slot = E::slot(moves[i]);
            int rank = hints.promise(moves[i]) * promise_unit + history_[here.turn()][slot];
            if (i == table_move) rank += table_rank;
            if (slot + 1 == killers_[ply][0] || slot + 1 == killers_[ply][1]) rank += killer_rank;
            order[i] = {rank, i};
        }
    }

    // The move has refuted what was played before it.
    void remember(int turn, Move move, int depth, int ply) {
        const int slot = E::slot(move);
        if (killers_[ply][0] != slot + 1) {
            killers_[ply][1] = killers_[ply][0];
            killers_[ply][0] = slot + 1;
        }
        auto& side = history_[turn];
        side[slot] += depth * depth;
        if (side[slot] > 4 * promise_unit) {
            for (auto& each : side) each /= 2;
        }
    }

    // Lists the moves after which a position is not quiet; all of them are in `order`.
    static int rank_noisy(const G& here, Move* moves, Ranked* order) {
        if constexpr (requires { E::noisy_moves(here, moves); }) {
            const int count = E::noisy_moves(here, moves);
            for (int i = 0; i < count; ++i) order[i] = {0, i};
            return count;
        } else {
            int count = 0;
            const int all = here.moves(moves);
            const typename E::Hints hints(here);
            for (int i = 0; i < all; ++i) {
                if (hints.noisy(moves[i])) order[count++] = {hints.promise(moves[i]), i};
            }
            return count;
        }
    }

  private:
    static constexpr int table_rank = 1 << 28;
    static constexpr int killer_rank = 1 << 20;

    std::array<std::array<int, 2>, max_ply> killers_{};  // slots, counted from 1
    std::array<std::array<int, E::slots>, 2> history_{};
};

}  // namespace meydan
