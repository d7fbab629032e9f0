// The searches' part of the door to Python: one call searches a position to the end of its limits.
#include "search_door.hpp"

#include <nanobind/stl/function.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "evaluate_abalone.hpp"
#include "evaluate_hex.hpp"
#include "evaluate_koridor.hpp"
#include "evaluate_kulami.hpp"
#include "evaluate_kure.hpp"
#include "evaluate_mangala.hpp"
#include "evaluate_pentago.hpp"
#include "evaluate_reversi.hpp"
#include "fit.hpp"
#include "given.hpp"
#include "monte_carlo_door.hpp"
#include "search_alpha_beta.hpp"

namespace nb = nanobind;

namespace meydan {
namespace {

using Fit = std::tuple<std::vector<double>, std::vector<double>, double, std::uint64_t>;

[[noreturn]] void no_weights(std::string_view game) {
    throw std::invalid_argument(std::string(game) + " has no weights of features");
}

// The one that the player's last search left, if it has this size.
std::shared_ptr<Table> table_for(const Given& given, int megabytes, Continuation* continuation) {
    auto table = continuation ? continuation->take<Table>(given.game, given.options) : nullptr;
    if (!table || table->megabytes() != megabytes) return std::make_shared<Table>(megabytes);
    table->grow_older();
    return table;
}

// `family`: alpha-beta; full-width, which is alpha-beta without any pruning that minimax does not know; monte-carlo; or
// uct, which is Monte-Carlo without any knowledge of the game.
// `continuation` is the player's own, or null.
Result search(std::string_view game, std::string_view position, const Options& options, const Texts& earlier,
              std::string_view family, const Limits& limits, Continuation* continuation, const Stop& stop,
              const Progress& progress) {
    const Given given{game, position, options, earlier};
    const bool full = family == "full-width";
    if (family == "uct") return plain_uct(given, limits, stop, progress);
    if (family != "alpha-beta" && !full) return monte_carlo(given, limits, continuation, stop, progress);
    return with_position(given, [&]<Searchable G>([[maybe_unused]] const G& root) -> Result {
        if constexpr (SearchedItsOwnWay<G>) {
            if (full) throw std::invalid_argument(std::string(game) + " is not searched in full width");
            return Evaluation<G>::search(root, limits, stop, progress, look_at_python);
        } else if constexpr (Estimated<G>) {
            const auto load = [&](Trail& trail) { return loaded<G>(given, trail); };
            const Width width = full ? Width::full : Width::selective;
            const auto table = table_for(given, limits.megabytes, continuation);
            const Result result = alpha_beta<G>(load, limits, *table, width, stop, progress, look_at_python);
            if (continuation) continuation->leave(game, options, table);
            return result;
        } else {
            no_weights(game);
        }
    });
}

std::map<std::string, std::string> study_moves(std::string_view game, std::string_view position,
                                               const Options& options) {
    return study({game, position, options, {}});
}

Fit fit(std::string_view game, std::string_view position, const Options& options, std::uint64_t games,
        std::uint64_t nodes, int opening, int random_of_100, int longest, std::uint64_t seed) {
    return with_position({game, position, options, {}}, [&]<Searchable G>(const G& root) -> Fit {
        if constexpr (Described<G>) {
            const SelfPlay wish{games, nodes, opening, random_of_100, longest, seed};
            const Sums sums = self_play(root, wish, look_at_python);
            return {sums.products, sums.results, sums.squares, sums.positions};
        } else {
            no_weights(game);
        }
    });
}

// For fitting only: the weights used from now on, by every search of this process.
bool use_weights(std::string_view game, std::string_view position, const Options& options,
                 const std::vector<int>& weights) {
    return with_position({game, position, options, {}}, [&]<Searchable G>(const G&) {
        if constexpr (Described<G>) {
            if (weights.size() != Evaluation<G>::features) throw std::invalid_argument("a wrong number of weights");
            std::copy(weights.begin(), weights.end(), Weights<G>::values);
            return true;
        } else {
            no_weights(game);
            return false;
        }
    });
}

}  // namespace

void add_searches(nb::module_& module) {
    using release = nb::call_guard<nb::gil_scoped_release>;
    using nb::arg;
    nb::class_<Limits>(module, "Limits")
        .def(nb::init<int, std::uint64_t, double, int, int, int, std::uint64_t>(), arg("depth"), arg("nodes"),
             arg("seconds"), arg("lines"), arg("threads"), arg("megabytes"), arg("seed"));
    nb::class_<Continuation>(module, "Continuation").def(nb::init<>());
    nb::class_<Stop>(module, "Stop").def(nb::init<>()).def("set", &Stop::set);
    nb::class_<Line>(module, "Line")
        .def_ro("moves", &Line::moves)
        .def_ro("score", &Line::score)
        .def_ro("exact", &Line::exact);
    nb::class_<Result>(module, "Result")
        .def_ro("lines", &Result::lines)
        .def_ro("depth", &Result::depth)
        .def_ro("nodes", &Result::nodes)
        .def_ro("seconds", &Result::seconds);
    module.def("search", &search, arg("game"), arg("position"), arg("options"), arg("earlier"), arg("family"),
               arg("limits"), arg("continuation").none(), arg("stop"), arg("progress").none(), release());
    module.def("study", &study_moves, arg("game"), arg("position"), arg("options"), release());
    module.def("fit", &fit, arg("game"), arg("position"), arg("options"), arg("games"), arg("nodes"), arg("opening"),
               arg("random_of_100"), arg("longest"), arg("seed"), release());
    module.def("use_weights", &use_weights, arg("game"), arg("position"), arg("options"), arg("weights"), release());
}

}  // namespace meydan
