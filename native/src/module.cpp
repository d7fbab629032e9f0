// The door to Python: whole jobs go in, results come out; no loop crosses it, and the interpreter is free meanwhile.
#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>

#include "mangala.hpp"
#include "perft.hpp"

namespace nb = nanobind;

namespace meydan {
namespace {

// Calls `work` with the type of the game called `name`.
template <class Work>
auto with_game(std::string_view name, Work work) {
    if (name == Mangala::name) return work.template operator()<Mangala>();
    throw std::invalid_argument("no native rules for " + std::string(name));
}

std::uint64_t count(std::string_view game, std::string_view position, const Options& options, int depth) {
    return with_game(game, [&]<Game G>() { return perft(G::parse(position, options), depth); });
}

auto sample(std::string_view game, std::string_view position, const Options& options, std::uint64_t games,
            std::uint64_t seed) {
    return with_game(game, [&]<Game G>() {
        const Playouts done = playouts(G::parse(position, options), games, seed);
        return std::tuple(done.games, done.steps, done.won_by_first, done.won_by_second);
    });
}

// A position's legal moves, who is to move (0, 1), whether the set is over, and its winner (0, 1, 2 nobody).
auto look(std::string_view game, std::string_view position, const Options& options) {
    return with_game(game, [&]<Game G>() {
        const G here = G::parse(position, options);
        typename G::Move moves[G::max_moves];
        const int number = here.moves(moves);
        std::vector<std::string> written;
        for (int i = 0; i < number; ++i) written.push_back(G::written(moves[i]));
        return std::tuple(written, here.turn(), here.over(), static_cast<int>(here.winner()));
    });
}

// The positions after each of the written moves.
std::vector<std::string> follow(std::string_view game, std::string_view position, const Options& options,
                                const std::vector<std::string>& moves) {
    return with_game(game, [&]<Game G>() {
        G here = G::parse(position, options);
        std::vector<std::string> texts;
        for (const auto& move : moves) {
            here.play(G::read(move));
            texts.push_back(here.text());
        }
        return texts;
    });
}

}  // namespace
}  // namespace meydan

NB_MODULE(_native, module) {
    using release = nb::call_guard<nb::gil_scoped_release>;
    module.doc() = "Meydan's native core: fast rules and search. The Python rules stay the law.";
    module.def("perft", &meydan::count, nb::arg("game"), nb::arg("position"), nb::arg("options"), nb::arg("depth"),
               release());
    module.def("playouts", &meydan::sample, nb::arg("game"), nb::arg("position"), nb::arg("options"),
               nb::arg("games"), nb::arg("seed"), release());
    module.def("look", &meydan::look, nb::arg("game"), nb::arg("position"), nb::arg("options"), release());
    module.def("follow", &meydan::follow, nb::arg("game"), nb::arg("position"), nb::arg("options"), nb::arg("moves"),
               release());
}
