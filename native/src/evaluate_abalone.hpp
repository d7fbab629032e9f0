// Abalone: balls, how near they are to the middle, how well they hold together, and who can push.
#pragma once

#include <array>

#include "abalone.hpp"
#include "evaluate.hpp"

namespace meydan {

template <>
struct Evaluation<Abalone> {
    static constexpr bool counts = false;
    static constexpr int slots = 128 * 30;
    static constexpr int features = 18;

    static int slot(Abalone::Move move) { return move.cell * 30 + move.direction * 5 + move.kind; }

    // Pushing off, then pushing.
    struct Hints {
        explicit Hints(const Abalone& here) : own(here.balls(here.turn())), theirs(here.balls(here.turn() ^ 1)) {}

        int promise(Abalone::Move move) const {
            if (move.kind != 0) return 0;
            const int step = steps[move.direction];
            int cell = move.cell;
            do cell += step;
            while (own >> cell & 1);
            if (!(theirs >> cell & 1)) return 0;
            do cell += step;
            while (theirs >> cell & 1);
            return board >> cell & 1 ? 8 : 40;
        }
        bool noisy(Abalone::Move move) const { return promise(move) == 40; }

        Wide own, theirs;
    };

    static constexpr int content[2] = {150, 300};
    static constexpr int hope = 100;
    static constexpr int likely = 5;
    static bool may_pass(const Abalone&) { return true; }

    static void describe(const Abalone& here, int* features) {
        const Wide own = here.balls(here.turn());
        const Wide theirs = here.balls(here.turn() ^ 1);
        const int own_lost = 14 - number_of(own), lost = 14 - number_of(theirs);
        features[0] = lost - own_lost;
        for (int ring = 0; ring < 5; ++ring) features[1 + ring] = number_of(own & rings[ring]) - number_of(theirs & rings[ring]);
        features[6] = touching(own) - touching(theirs);
        features[7] = 1;  // having the move
        features[8] = number_of(own & around(theirs)) - number_of(theirs & around(own));
        features[9] = (lost >= 4) - (own_lost >= 4);
        features[10] = (lost >= 5) - (own_lost >= 5);
        features[11] = threes(own) - threes(theirs);
        features[12] = number_of(own & ~around(own)) - number_of(theirs & ~around(theirs));
        const Pushes mine = pushes(own, theirs), others = pushes(theirs, own);
        features[13] = mine.off;
        features[14] = others.off;
        features[15] = mine.all;
        features[16] = others.all;
        features[17] = wedged(own, theirs) - wedged(theirs, own);
    }

  private:
    static constexpr int width = 10;
    static constexpr int steps[6] = {1, width, width + 1, -1, -width, -width - 1};

    // The cells by their distance from e5.
    static constexpr std::array<Wide, 5> rings = [] {
        std::array<Wide, 5> table{};
        for (int row = 1; row <= 9; ++row) {
            for (int number = 1; number <= 9; ++number) {
                const int up = row - 5, right = number - 5;
                const auto size = [](int n) { return n < 0 ? -n : n; };
                const int distance = std::max({size(up), size(right), size(up - right)});
                if (distance < 5) table[distance] |= wide_bit(width * row + number);
            }
        }
        return table;
    }();
    static constexpr Wide board = rings[0] | rings[1] | rings[2] | rings[3] | rings[4];

    static int touching(Wide balls) {
        return number_of(balls & balls << 1) + number_of(balls & balls << width) + number_of(balls & balls << (width + 1));
    }
    static int threes(Wide balls) {
        return number_of(balls & balls << 1 & balls << 2) + number_of(balls & balls << width & balls << 2 * width) +
               number_of(balls & balls << (width + 1) & balls << 2 * (width + 1));
    }
    // Balls that stand between two of the other side on one axis.
    static int wedged(Wide balls, Wide others) {
        return number_of(balls & others << 1 & others >> 1) + number_of(balls & others << width & others >> width) +
               number_of(balls & others << (width + 1) & others >> (width + 1));
    }

    // The pushes that a side has, and those of them that push a ball off.
    struct Pushes {
        int all = 0, off = 0;
    };
    static Pushes pushes(Wide own, Wide theirs) {
        Pushes found;
        push<1>(own, theirs, found);
        push<width>(own, theirs, found);
        push<width + 1>(own, theirs, found);
        push<-1>(own, theirs, found);
        push<-width>(own, theirs, found);
        push<-width - 1>(own, theirs, found);
        return found;
    }
    template <int step>
    static Wide back(Wide set) {
        if constexpr (step > 0) {
            return set >> step;
        } else {
            return set << -step;
        }
    }
    template <int step>
    static void push(Wide own, Wide theirs, Pushes& found) {
        const Wide two = own & back<step>(own);
        const Wide at_end = theirs & ~back<step>(theirs | own);
        const Wide off = at_end & ~back<step>(board);
        const auto behind = [&](Wide last) {
            const Wide first = theirs & back<step>(last);
            return number_of(two & back<step>(back<step>(last))) +
                   number_of(two & back<step>(two & back<step>(back<step>(first))));
        };
        found.all += behind(at_end);
        if (off) found.off += behind(off);
    }

    static Wide around(Wide set) {
        return set << 1 | set >> 1 | set << width | set >> width | set << (width + 1) | set >> (width + 1);
    }
};

static_assert(Noisy<Abalone>);

}  // namespace meydan
