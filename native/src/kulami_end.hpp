// The end of a game of Kulami, searched out: who wins with best play, or that it cannot be told within the nodes given.
//
// Only the winner is asked for, not by how much, which takes far fewer positions. Plates and areas are counted on from
// move to move, and a table keeps what is known of positions from one question to the next.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <functional>
#include <memory>
#include <new>
#include <optional>

#include "kulami.hpp"

namespace meydan {

class KulamiEnd {
  public:
    struct Answer {
        int sign;  // of the margin for the side to move
        Kulami::Move best;
    };

    // Memory from calloc is not touched before it is used.
    explicit KulamiEnd(int megabytes)
        : mask_(std::bit_floor((static_cast<std::size_t>(megabytes) << 20) / sizeof(std::uint64_t)) - 1),
          words_(static_cast<std::uint64_t*>(std::calloc(mask_ + 1, sizeof(std::uint64_t)))) {
        if (!words_) throw std::bad_alloc();
    }

    // Nothing if so many positions are not enough, or if it may not go on. `here` is not over.
    std::optional<Answer> solve(const Kulami& here, std::uint64_t nodes, const std::function<bool()>& may_go_on) {
        plates_ = &here.plates();
        const State root = state_of(here);
        left_ = nodes;
        may_go_on_ = &may_go_on;
        const int sign = look(root, -1, 1);
        if (!left_) return std::nullopt;
        return Answer{sign, static_cast<Kulami::Move>(best_)};
    }

  private:
    // Seen from the side to move.
    struct State {
        std::uint64_t own, theirs;
        int own_marker, their_marker;
        int own_area, their_area;
        int plates;  // holes held more than the opponent

        std::uint64_t empty() const { return ~(own | theirs); }
        std::uint64_t key() const { return key_of(own, theirs, own_marker | their_marker << 8); }
        int margin() const { return plates + own_area - their_area + Kulami::in_lines(own) - Kulami::in_lines(theirs); }
        int lead(std::uint64_t plate) const { return number_of(plate & own) - number_of(plate & theirs); }
    };

    // What is known of a position: its sign lies between `least` and `most`.
    struct Known {
        int least = -1;
        int most = 1;
        int move = no_move;
    };

    struct Ranked {
        int rank;
        int hole;
    };

    static constexpr int no_move = 64;
    static constexpr std::uint64_t nodes_between_looks = 4096;
    static constexpr int too_late = 4;  // with fewer marbles left the table takes longer than looking

    static State state_of(const Kulami& here) {
        const std::uint64_t own = here.marbles(here.turn()), theirs = here.marbles(here.turn() ^ 1);
        const int plates = here.plates().held(own, theirs) - here.plates().held(theirs, own);
        return {own,
                theirs,
                here.marker(here.turn()),
                here.marker(here.turn() ^ 1),
                Kulami::largest_area(own),
                Kulami::largest_area(theirs),
                plates};
    }

    State after(const State& here, int hole) const {
        const std::uint64_t plate = plates_->plate_at(hole);
        const int lead = here.lead(plate);
        const int gained = lead == 0 || lead == -1 ? number_of(plate) : 0;
        const std::uint64_t own = here.own | bit(hole);
        const int area = number_of(Kulami::joined(bit(hole), own));
        return {here.theirs,     own, here.their_marker, hole, here.their_area, std::max(here.own_area, area),
                -here.plates - gained};
    }

    // At least `beta` or at most `alpha` where it is not between them.
    int look(const State& here, int alpha, int beta) {
        if (!left_) return 0;
        if (--left_ % nodes_between_looks == 0 && !(*may_go_on_)()) left_ = 0;
        const int placed = number_of(here.own);
        const std::uint64_t open = here.empty() & ~plates_->plate_at(here.own_marker);
        const std::uint64_t legal = placed == Kulami::marbles_each ? 0 : plates_->reach(here.their_marker) & open;
        if (!legal) return sign_of(here.margin());

        const bool kept = 2 * Kulami::marbles_each - placed - number_of(here.theirs) >= too_late;
        const std::uint64_t key = kept ? here.key() : 0;
        Known known = kept ? find(key) : Known{};
        if (known.least >= beta || known.least == known.most) return found(known.least, known.move);
        if (known.most <= alpha) return found(known.most, known.move);

        Ranked order[64];
        const int count = rank(here, legal, known.move, order);
        int best = -2, best_hole = no_move;
        for (int n = 0; n < count && best < std::min(beta, known.most); ++n) {
            std::swap(order[n], *std::max_element(order + n, order + count, lower));
            const int value = -look(after(here, order[n].hole), -beta, -std::max(alpha, best));
            if (!left_) return 0;
            if (value <= best) continue;
            best = value;
            best_hole = order[n].hole;
        }
        if (best < beta) known.most = std::min(known.most, best);
        if (best > alpha) known.least = std::max(known.least, best);
        if (best > alpha || known.move == no_move) known.move = best_hole;  // where all fail, the best is only a guess
        if (kept) keep(key, known);
        return found(best, known.move);
    }

    int found(int sign, int hole) {
        best_ = hole;
        return sign;
    }

    static int sign_of(int margin) { return (margin > 0) - (margin < 0); }

    static bool lower(const Ranked& a, const Ranked& b) {
        return a.rank != b.rank ? a.rank < b.rank : a.hole > b.hole;
    }

    // First what leaves the opponent few answers, changes the holder of a large plate, and touches other marbles.
    int rank(const State& here, std::uint64_t legal, int known_move, Ranked* order) const {
        const std::uint64_t open = here.empty() & ~plates_->plate_at(here.their_marker);
        int count = 0;
        for_each(legal, [&](int hole) {
            const std::uint64_t plate = plates_->plate_at(hole);
            const std::uint64_t beside = Kulami::beside(bit(hole));
            const int lead = here.lead(plate);
            int rank = 3 * number_of(beside & here.own) + number_of(beside & here.theirs);
            rank -= 6 * number_of(plates_->reach(hole) & open);
            if (lead == 0 || lead == -1) rank += 4 * number_of(plate);
            if (hole == known_move) rank += 1000;
            order[count++] = {rank, hole};
        });
        return count;
    }

    // A word of the table: the upper bits of the key, the move and both bounds.
    static constexpr int check_from = 11;

    Known find(std::uint64_t key) const {
        const std::uint64_t word = words_[key & mask_];
        if (!word || (word ^ key) >> check_from) return {};
        return {static_cast<int>(word & 3) - 1, static_cast<int>(word >> 2 & 3) - 1, static_cast<int>(word >> 4 & 127)};
    }

    void keep(std::uint64_t key, const Known& known) {
        words_[key & mask_] = (key >> check_from << check_from) | static_cast<std::uint64_t>(known.least + 1) |
                              static_cast<std::uint64_t>(known.most + 1) << 2 |
                              static_cast<std::uint64_t>(known.move) << 4;
    }

    struct Free {
        void operator()(std::uint64_t* words) const { std::free(words); }
    };

    std::size_t mask_;
    std::unique_ptr<std::uint64_t[], Free> words_;
    const KulamiPlates* plates_ = nullptr;
    const std::function<bool()>* may_go_on_ = nullptr;
    std::uint64_t left_ = 0;
    int best_ = no_move;
};

}  // namespace meydan
