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

namespace meydan {

using Options = std::map<std::string, std::string>;

enum class Winner : std::int8_t { first = 0, second = 1, nobody = 2 };

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
    { fixed.winner() } -> std::same_as<Winner>;
    { fixed.turn() } -> std::same_as<int>;  // 0 first, 1 second
    { game.play(move) };                    // a legal move only
};

}  // namespace meydan
