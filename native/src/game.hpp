// What a game gives to the templates (perft, playouts, search): a small value, copied rather than undone.
//
// The Python rules are the law. A native game reads and writes exactly the positions and moves that they write, lists
// the legal moves in the same order, and trusts that a position it is given has passed the Python parser.
#pragma once

#include <concepts>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "random.hpp"
#include "trail.hpp"

namespace meydan {

using Options = std::map<std::string, std::string>;

// The value given for an option, or `otherwise` where none was given.
inline std::string_view chosen(const Options& options, const std::string& name, std::string_view otherwise) {
    const auto wish = options.find(name);
    return wish == options.end() ? otherwise : std::string_view(wish->second);
}

enum class Winner : std::int8_t { first = 0, second = 1, nobody = 2 };

inline Winner side_as_winner(int side) { return side ? Winner::second : Winner::first; }

template <class G>
concept Game = requires(G game, const G fixed, typename G::Move move, typename G::Move* out, std::string_view text,
                        const Options& options) {
    { G::name } -> std::convertible_to<std::string_view>;
    { G::max_moves } -> std::convertible_to<int>;
    { G::parse(text, options) } -> std::same_as<G>;
    { G::read(text) } -> std::same_as<typename G::Move>;
    { G::written(move) } -> std::same_as<std::string>;
    { fixed.text() } -> std::same_as<std::string>;
    { fixed.moves(out) } -> std::same_as<int>;  // writes at most max_moves, in the order of the Python rules
    { fixed.count_moves() } -> std::same_as<int>;
    { fixed.over() } -> std::same_as<bool>;
    { fixed.winner() } -> std::same_as<Winner>;      // once the set is over
    { fixed.turn() } -> std::same_as<int>;           // 0 first, 1 second
    { fixed.key() } -> std::same_as<std::uint64_t>;  // equal positions have equal keys
    { game.play(move) };                             // a legal move only
};

// A game in which a position that comes back for the third time draws the set. It writes the key of every position
// on a trail that its copies share: see trail.hpp. Without a trail it knows no repetition.
template <class G>
concept Repeating = Game<G> && requires(G game, Trail& trail, const std::vector<std::uint64_t>& earlier) {
    game.walk_on(trail, earlier);  // the keys of the positions before this one, since the last that cannot come back
};

// A game that can draw one of its legal moves, each as likely as any other, faster than by listing them.
template <class G>
concept Sampling = Game<G> && requires(const G fixed, Random& random) {
    { fixed.sample(random) } -> std::same_as<typename G::Move>;
};

}  // namespace meydan
