// Positions as Python gives them, and how long jobs let Python look in.
#pragma once

#include <nanobind/nanobind.h>

#include <stdexcept>

#include "abalone.hpp"
#include "hex.hpp"
#include "koridor.hpp"
#include "kulami.hpp"
#include "kure.hpp"
#include "mangala.hpp"
#include "pentago.hpp"
#include "reversi.hpp"

namespace meydan {

using Texts = std::vector<std::string>;

// A position as Python gives it: the game's name, the written form, the options, and the written forms of the
// positions before it to which the rules on repetition look back.
struct Given {
    std::string_view game;
    std::string_view position;
    const Options& options;
    const Texts& earlier;
};

// The position, come to on this trail.
template <Game G>
G loaded(const Given& given, Trail& trail) {
    G position = G::parse(given.position, given.options);
    if constexpr (Repeating<G>) {
        std::vector<std::uint64_t> keys;
        for (const auto& text : given.earlier) keys.push_back(G::parse(text, given.options).key());
        position.walk_on(trail, keys);
    }
    return position;
}

// Calls `work` with the position, whose type is that of its game.
template <Game G, class Work>
auto load(const Given& given, Work& work) {
    Trail trail;
    return work(loaded<G>(given, trail));
}

template <Game... Games, class Work>
auto load_one_of(const Given& given, Work& work) {
    using Result = decltype(load<Mangala>(given, work));
    Result result{};
    const auto try_game = [&]<Game G>() {
        if (given.game != G::name) return false;
        result = load<G>(given, work);
        return true;
    };
    if (!(try_game.template operator()<Games>() || ...)) {
        throw std::invalid_argument("no native rules for " + std::string(given.game));
    }
    return result;
}

template <class Work>
auto with_position(const Given& given, Work work) {
    return load_one_of<Mangala, Pentago, Kure, Hex, Koridor, Abalone, Kulami, Reversi>(given, work);
}

// Ctrl-C, and whatever else Python wants to do in between.
inline void look_at_python() {
    const nanobind::gil_scoped_acquire held;
    if (PyErr_CheckSignals() != 0) throw nanobind::python_error();
}

}  // namespace meydan
