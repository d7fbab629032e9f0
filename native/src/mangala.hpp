// Mangala in two words: seven bytes a side, the pits 1–6 from the owner's left and then the store.
#pragma once

#include <array>
#include <bit>
#include <stdexcept>

#include "game.hpp"
#include "hash.hpp"

namespace meydan {

class Mangala {
  public:
    using Move = std::uint8_t;  // the pit, 0–5
    static constexpr std::string_view name = "mangala";
    static constexpr int max_moves = 6;

    static Mangala parse(std::string_view text, const Options& options) {
        Mangala position;
        const auto wish = options.find("cleared_by_capture");
        position.owner_keeps_ = wish != options.end() && wish->second == "owner keeps";
        std::size_t at = 0;
        for (auto& side : position.sides_) {
            for (int place = 0; place <= store; ++place) {
                std::uint64_t stones = 0;
                for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at) {
                    stones = stones * 10 + static_cast<std::uint64_t>(text[at] - '0');
                }
                side |= stones << (8 * place);
                ++at;  // the dot, slash or blank
            }
        }
        position.turn_ = text.substr(at) == "second" ? 1 : 0;
        position.over_ = !(position.sides_[0] & pits_mask) || !(position.sides_[1] & pits_mask);
        return position;
    }

    // Empty stores, and the first side is to move.
    static Mangala seen(std::uint64_t own, std::uint64_t theirs) {
        Mangala position;
        position.sides_ = {own, theirs};
        position.over_ = !own || !theirs;
        return position;
    }

    std::string text() const {
        std::string out;
        for (const auto side : sides_) {
            for (int place = 0; place <= store; ++place) {
                out += std::to_string((side >> (8 * place)) & 0xFF);
                out += place < store - 1 ? '.' : place == store - 1 ? '/' : ' ';
            }
        }
        return out + (turn_ ? "second" : "first");
    }

    static Move read(std::string_view text) { return static_cast<Move>(text.at(0) - '1'); }
    static std::string written(Move move) { return std::string(1, static_cast<char>('1' + move)); }

    int moves(Move* out) const {
        int count = 0;
        for (std::uint64_t filled = filled_pits(); filled; filled &= filled - 1) {
            out[count++] = static_cast<Move>(std::countr_zero(filled) >> 3);
        }
        return count;
    }

    int count_moves() const { return std::popcount(filled_pits()); }
    bool over() const { return over_; }
    int turn() const { return turn_; }
    std::uint64_t key() const { return key_of(sides_[0], sides_[1], turn_); }

    // Seven bytes: the pits 1–6 of a side, then its store.
    std::uint64_t stones(int side) const { return sides_[side]; }
    int stones_in_store(int side) const { return static_cast<int>(sides_[side] >> (8 * store)); }

    Winner winner() const {
        const int first = stones_in_store(0);
        const int second = stones_in_store(1);
        return first > second ? Winner::first : second > first ? Winner::second : Winner::nobody;
    }

    // Both sides' pits and stores after a move, seen from the one who made it.
    struct Step {
        std::uint64_t own;
        std::uint64_t theirs;
        bool again;  // the last stone fell into the store: the same side moves again
        bool over;
    };

    static Step step(std::uint64_t own, std::uint64_t theirs, int pit, bool owner_keeps) {
        const Sowing& sown = sowings[pit][(own >> (8 * pit)) & 0xFF];
        own = (own & ~(std::uint64_t{0xFF} << (8 * pit))) + sown.own;
        theirs += sown.theirs;
        bool took = false;
        if (sown.last > store) {  // rule 2: an even pit of the opponent is captured
            const int shift = 8 * (sown.last - store - 1);
            const std::uint64_t there = (theirs >> shift) & 0xFF;
            if (!(there & 1)) {
                theirs -= there << shift;
                own += there << (8 * store);
                took = true;
            }
        } else if (sown.last < store && ((own >> (8 * sown.last)) & 0xFF) == 1) {  // rule 3: an empty own pit
            const int shift = 8 * (store - 1 - sown.last);
            const std::uint64_t there = (theirs >> shift) & 0xFF;
            if (there) {
                theirs -= there << shift;
                own -= std::uint64_t{1} << (8 * sown.last);
                own += (there + 1) << (8 * store);
                took = true;
            }
        }
        const bool over = !(own & pits_mask) || !(theirs & pits_mask);
        if (over) end(own, theirs, took && owner_keeps);
        return {own, theirs, sown.last == store, over};
    }

    void play(Move pit) {
        const Step next = step(sides_[turn_], sides_[turn_ ^ 1], pit, owner_keeps_);
        sides_[turn_] = next.own;
        sides_[turn_ ^ 1] = next.theirs;
        turn_ ^= !next.again;
        over_ = next.over;
    }

    std::uint64_t side(int seat) const { return sides_[seat]; }
    bool owner_keeps() const { return owner_keeps_; }

    static constexpr int store = 6;
    static constexpr std::uint64_t pits_mask = 0x0000FFFFFFFFFFFF;

  private:
    static constexpr int places = 13;

    struct Sowing {
        std::uint64_t own = 0;
        std::uint64_t theirs = 0;
        int last = 0;
    };

    // Rules 1 and 2: what a number of stones from a pit adds to either side, and where the last one falls.
    static constexpr std::array<std::array<Sowing, 49>, 6> all_sowings() {
        std::array<std::array<Sowing, 49>, 6> table{};
        for (int pit = 0; pit < 6; ++pit) {
            for (int stones = 1; stones <= 48; ++stones) {
                Sowing& sowing = table[pit][stones];
                const int from = stones == 1 ? pit + 1 : pit;
                for (int place = from; place < from + stones; ++place) {
                    const int here = place % places;
                    (here <= store ? sowing.own : sowing.theirs) += std::uint64_t{1}
                                                                    << (8 * (here <= store ? here : here - store - 1));
                    sowing.last = here;
                }
            }
        }
        return table;
    }

    static const std::array<std::array<Sowing, 49>, 6> sowings;

    // One bit (the seventh of its byte) for each own pit with stones; a byte never exceeds 48.
    std::uint64_t filled_pits() const {
        return over_ ? 0 : ((sides_[turn_] & pits_mask) + 0x00007F7F7F7F7F7F) & 0x0000808080808080;
    }

    // Rule 4: the side that ran out takes what is left on the other; or a mover who cleared it by a capture keeps it.
    static void end(std::uint64_t& own, std::uint64_t& theirs, bool mover_keeps) {
        const auto sum = [](std::uint64_t side) { return ((side & pits_mask) * 0x0101010101010101) >> 56; };
        const std::uint64_t left = sum(own) + sum(theirs);
        const bool mover_takes = !(own & pits_mask) || mover_keeps;
        own &= ~pits_mask;
        theirs &= ~pits_mask;
        (mover_takes ? own : theirs) += left << (8 * store);
    }

    std::array<std::uint64_t, 2> sides_{};
    std::uint8_t turn_ = 0;
    bool over_ = false;
    bool owner_keeps_ = false;
};

inline constexpr std::array<std::array<Mangala::Sowing, 49>, 6> Mangala::sowings = Mangala::all_sowings();

static_assert(Game<Mangala>);

}  // namespace meydan
