// Abalone: balls, how near they are to the middle, and how well they hold together.
#pragma once

#include <array>

#include "abalone.hpp"
#include "evaluate.hpp"

namespace meydan {

template <>
struct Evaluation<Abalone> {
    static constexpr bool counts = false;
    static constexpr int slots = 128 * 30;
    static constexpr int features = 9;

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

    static void describe(const Abalone& here, int* features) {
        const Wide own = here.balls(here.turn());
        const Wide theirs = here.balls(here.turn() ^ 1);
        features[0] = number_of(own) - number_of(theirs);
        for (int ring = 0; ring < 5; ++ring) features[1 + ring] = number_of(own & rings[ring]) - number_of(theirs & rings[ring]);
        features[6] = touching(own) - touching(theirs);
        features[7] = 1;  // having the move
        features[8] = number_of(own & around(theirs)) - number_of(theirs & around(own));
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
    static Wide around(Wide set) {
        return set << 1 | set >> 1 | set << width | set >> width | set << (width + 1) | set >> (width + 1);
    }
};

static_assert(Noisy<Abalone>);

}  // namespace meydan
