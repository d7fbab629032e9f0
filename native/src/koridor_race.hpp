// The race of Koridor: who reaches the goal first once nobody puts walls any more, jumps included.
#pragma once

#include <memory>
#include <vector>

#include "hash.hpp"
#include "koridor_ways.hpp"

namespace meydan::koridor {

// All positions of two pawns on one board of walls, solved backwards from the goals, as far back as anybody asks.
class Race {
  public:
    explicit Race(const Passages& passages) : passages_(passages) {
        for (int square = 0; square < squares; ++square) find_jumps(square);
    }

    // In how many plies the side to move wins; negative: loses; 0: neither can be forced.
    int plies_to_win(int side, int own, int theirs) {
        while (!plies_[side][theirs][own] && !all_found_) all_found_ = !step_back(++stepped_back_);
        return plies_[side][theirs][own];
    }

  private:
    // From `square`, next to an opponent, over or beside that opponent.
    struct Jump {
        int square;
        Wide targets;
    };

    void find_jumps(int opponent) {
        const Wide near = passages_.around(wide_bit(opponent));
        for_each(near, [&](int square) {
            const Wide beside = near & ~wide_bit(square);
            const int behind = 2 * opponent - square;
            const Wide straight = behind >= 0 ? beside & wide_bit(behind) : 0;
            jumps_[opponent][number_of_jumps_[opponent]++] = {square, straight ? straight : beside};
        });
    }

    // The squares from which a pawn can move into `targets` while the opponent stands there.
    Wide before(Wide targets, int opponent) const {
        Wide from = passages_.around(targets & ~wide_bit(opponent)) & ~wide_bit(opponent);
        for (int n = 0; n < number_of_jumps_[opponent]; ++n) {
            const Jump& jump = jumps_[opponent][n];
            if (jump.targets & targets) from |= wide_bit(jump.square);
        }
        return from;
    }

    // Finds the positions that are won (odd) or lost (even) in so many plies; false if there are no more of them. They
    // lead to those found a step before, of which `fresh_` notes the squares.
    bool step_back(int plies) {
        const bool wins = plies & 1;
        const Wide fresh[2] = {plies == 1 ? board : fresh_[0], plies == 1 ? board : fresh_[1]};
        fresh_[0] = fresh_[1] = 0;
        for (int side = 0; side < 2; ++side) {
            for_each(fresh[side ^ 1] & ~goals[side ^ 1], [&](int theirs) {
                const Wide from = wins ? before((plies == 1 ? goals[side] : 0) | lost_[side ^ 1][theirs], theirs)
                                       : board & ~before(board & ~won_[side ^ 1][theirs], theirs);
                const Wide found = from & ~(known_[side][theirs] | goals[side] | wide_bit(theirs));
                known_[side][theirs] |= found;
                fresh_[side] |= found;
                for_each(found, [&](int own) {
                    plies_[side][theirs][own] = static_cast<std::int8_t>(wins ? plies : -plies);
                    (wins ? won_ : lost_)[side][own] |= wide_bit(theirs);
                });
            });
        }
        return (fresh_[0] | fresh_[1]) && plies < 126;
    }

    Passages passages_;
    Jump jumps_[squares][4];
    int number_of_jumps_[squares]{};
    Wide known_[2][squares]{};  // by side to move and the other pawn's square: the own squares
    Wide won_[2][squares]{};    // by side to move and its own square: the other pawn's squares
    Wide lost_[2][squares]{};
    Wide fresh_[2]{};           // the own squares of what was found in the last step
    int stepped_back_ = 0;
    bool all_found_ = false;
    std::int8_t plies_[2][squares][squares]{};
};

// The races of the last few boards that were asked for.
class Races {
  public:
    Race& of(const Passages& passages) {
        if (kept_.empty()) kept_.resize(number);
        const std::uint64_t key = key_of(low_half(passages.up), high_half(passages.up), low_half(passages.right),
                                         high_half(passages.right));
        Kept& place = kept_[key % number];
        if (!place.race || place.passages.up != passages.up || place.passages.right != passages.right) {
            place = {passages, std::make_unique<Race>(passages)};
        }
        return *place.race;
    }

  private:
    static constexpr std::size_t number = 64;
    struct Kept {
        Passages passages;
        std::unique_ptr<Race> race;
    };
    std::vector<Kept> kept_;
};

}  // namespace meydan::koridor
