// The door to Python: whole jobs go in, results come out; no loop crosses it, and the interpreter is free meanwhile.
#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <stdexcept>

#include "given.hpp"
#include "hex_door.hpp"
#include "koridor_door.hpp"
#include "mangala_door.hpp"
#include "patterns_door.hpp"
#include "perft.hpp"
#include "playouts.hpp"
#include "reversi_door.hpp"
#include "search_door.hpp"

namespace nb = nanobind;

namespace meydan {
namespace {

std::uint64_t count(std::string_view game, std::string_view position, const Options& options, const Texts& earlier,
                    int depth) {
    Watch watch(look_at_python);
    return with_position({game, position, options, earlier},
                         [&](const Game auto& start) { return perft(start, depth, watch); });
}

auto sample(std::string_view game, std::string_view position, const Options& options, const Texts& earlier,
            std::uint64_t games, std::uint64_t seed, double seconds) {
    Watch watch(look_at_python, seconds);
    return with_position({game, position, options, earlier}, [&](const Game auto& start) {
        const Playouts done = playouts(start, games, seed, watch);
        return std::tuple(done.games, done.steps, done.won_by_first, done.won_by_second);
    });
}

// So many legal moves of the position, each drawn from all of them.
Texts draw(std::string_view game, std::string_view position, const Options& options, const Texts& earlier,
           std::uint64_t number, std::uint64_t seed) {
    return with_position({game, position, options, earlier}, [&]<Game G>(const G& start) {
        Texts drawn;
        Random random(seed);
        while (!start.over() && drawn.size() < number) drawn.push_back(G::written(random_move(start, random)));
        return drawn;
    });
}

// The written form, the legal moves, who is to move (0, 1), and the winner (0, 1, 2 nobody; −1 the set is not over).
using Seen = std::tuple<std::string, Texts, int, int>;

template <Game G>
Seen seen(const G& position) {
    typename G::Move moves[G::max_moves];
    const int number = position.moves(moves);
    Texts written;
    for (int i = 0; i < number; ++i) written.push_back(G::written(moves[i]));
    return {position.text(), written, position.turn(), position.over() ? static_cast<int>(position.winner()) : -1};
}

// What the core sees in the position and after each of the moves; one that is not legal is refused.
std::vector<Seen> follow(std::string_view game, std::string_view position, const Options& options,
                         const Texts& earlier, const Texts& moves) {
    return with_position({game, position, options, earlier}, [&]<Game G>(G here) {
        std::vector<Seen> all{seen(here)};
        for (const auto& move : moves) {
            const Texts& legal = std::get<1>(all.back());
            if (std::find(legal.begin(), legal.end(), move) == legal.end()) {
                throw std::invalid_argument(move + " is not legal in " + here.text());
            }
            here.play(G::read(move));
            all.push_back(seen(here));
        }
        return all;
    });
}

}  // namespace
}  // namespace meydan

NB_MODULE(_native, module) {
    using release = nb::call_guard<nb::gil_scoped_release>;
    using nb::arg;
    module.doc() = "Meydan's native core: fast rules and search. The Python rules stay the law.";
    module.def("perft", &meydan::count, arg("game"), arg("position"), arg("options"), arg("earlier"), arg("depth"),
               release());
    module.def("playouts", &meydan::sample, arg("game"), arg("position"), arg("options"), arg("earlier"),
               arg("games"), arg("seed"), arg("seconds"), release());
    module.def("random_moves", &meydan::draw, arg("game"), arg("position"), arg("options"), arg("earlier"),
               arg("number"), arg("seed"), release());
    module.def("follow", &meydan::follow, arg("game"), arg("position"), arg("options"), arg("earlier"), arg("moves"),
               release());
    meydan::add_mangala(module);
    meydan::add_searches(module);
    meydan::add_reversi(module);
    meydan::add_patterns(module);
    meydan::add_koridor(module);
    meydan::add_hex(module);
}
