// What a game tells the Monte-Carlo search beyond its rules. Everything but the taste and the games is optional; a game
// without a guide of its own gets random games and RAVE.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <functional>

#include "evaluate.hpp"
#include "playouts.hpp"

namespace meydan {

// How the search weighs what it knows.
struct Taste {
    int visits_to_grow = 2;      // visits after which a position gets children
    int visits_to_study = 0;     // visits after which a position is studied; 0: never
    float equal_trust = 800;     // visits at which RAVE and the own results weigh about the same; 0: no RAVE
    float curiosity = 0.15f;     // how much little visited moves are tried
    float foresight = 0;         // how much the moves that are foreseen are tried
    float reckoning = 0;         // the part of a move's value that is reckoned back from what is foreseen, if anything is
    float untried = 0.5f;        // what a move without any result is taken for
    std::uint32_t games_when_lost = 2000;  // to find what is hardest to meet where a study has proven the rest at once
};

// Results are counted in sixteenths of a win, so that a game may count a narrow win for less.
constexpr int whole_win = 16;

// The slots that a side has played in a game, for RAVE.
template <int slots>
class SlotSet {
  public:
    void clear() { words_.fill(0); }
    void add(int slot) { words_[static_cast<std::size_t>(slot) >> 6] |= std::uint64_t{1} << (slot & 63); }
    void add_word(std::size_t number, std::uint64_t word) { words_[number] |= word; }
    bool has(int slot) const { return words_[static_cast<std::size_t>(slot) >> 6] >> (slot & 63) & 1; }

  private:
    std::array<std::uint64_t, (slots + 63) / 64> words_{};
};

template <class G>
using Played = std::array<SlotSet<Evaluation<G>::slots>, 2>;

// A result as sixteenths of a win of the first side.
inline int points_of_first(Winner winner) {
    return winner == Winner::nobody ? whole_win / 2 : winner == Winner::first ? whole_win : 0;
}

// What a study says of a move: its result is certain, or another move is at least as good.
enum class Verdict : std::uint8_t { open, wins, loses, draws, needless };

// Random games to the end; too long a one counts as drawn.
template <Searchable G>
struct RandomGames {
    static constexpr int longest = 1000;

    int finish(G& here, const typename G::Move*, Random& random, Played<G>& played) {
        for (int ply = 0; !here.over(); ++ply) {
            if (ply == longest) return whole_win / 2;
            const typename G::Move move = random_move(here, random);
            played[here.turn()].add(Evaluation<G>::slot(move));
            here.play(move);
        }
        return points_of_first(here.winner());
    }
};

// Random games and RAVE.
template <Searchable G>
struct Guide {
    static constexpr Taste taste{};
    using Games = RandomGames<G>;
};

// UCT that knows nothing of the game: to measure against.
template <Searchable G>
struct NoGuide {
    static constexpr Taste taste{.equal_trust = 0, .curiosity = 1, .untried = 1e6f};
    using Games = RandomGames<G>;
};

// A guide's taste; it may be another one for each position that is searched.
template <class Guide, class G>
Taste taste_for(const G& root) {
    if constexpr (requires { Guide::taste_for(root); }) {
        return Guide::taste_for(root);
    } else {
        return Guide::taste;
    }
}

// What a guide foresees of a move.
struct Foreseen {
    float share;        // of the attention that it deserves; those of all moves add up to one
    float hope = 0.5f;  // of a win, as estimated
};

template <class Guide, class G>
concept Foreseeing = requires(const G& here, const typename G::Move* moves, int count, Foreseen* foreseen) {
    { Guide::foresee(here, moves, count, foreseen) };
};

// A guide that studies a position now and then: see Verdict.
template <class Guide, class G>
concept StudyingOnce = requires(typename Guide::Study& study, const G& here, const typename G::Move* moves, int count,
                                Verdict* verdicts) {
    { study.judge(here, moves, count, verdicts) };
};

// One that studies a position again whenever it has been visited `study_again` times as often, and harder. It says how
// many visits the first study takes, and ends it when it may not go on.
template <class Guide, class G>
concept StudyingHarder = requires(typename Guide::Study& study, const G& here, const typename G::Move* moves, int count,
                                  Verdict* verdicts, std::uint64_t visits, const std::function<bool()>& may_go_on) {
    { study.judge(here, moves, count, verdicts, visits, may_go_on) };
    { Guide::visits_to_study(here) } -> std::same_as<std::uint64_t>;
};

template <class Guide, class G>
concept Studying = StudyingOnce<Guide, G> || StudyingHarder<Guide, G>;

}  // namespace meydan
