// Reversi's part of the door to Python: its own search, and fitting the weights that it estimates by.
#include "reversi_door.hpp"

#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <mutex>

#include "evaluate_reversi.hpp"
#include "given.hpp"
#include "reversi_brute_force.hpp"
#include "reversi_fit.hpp"
#include "reversi_search.hpp"
#include "weights_files.hpp"

namespace nb = nanobind;

namespace meydan {
namespace {

using namespace reversi;
using SharedWeights = std::shared_ptr<const PatternWeights>;

std::mutex weights_change;
SharedWeights weights_in_use;

// The file's weights are unpacked at the first search.
SharedWeights current_weights() {
    const std::lock_guard held(weights_change);
    if (!weights_in_use) weights_in_use = unpacked_weights(reversi_weights_file());
    return weights_in_use;
}

std::span<const std::uint8_t> bytes_of(const nb::bytes& given) {
    return {static_cast<const std::uint8_t*>(given.data()), given.size()};
}

// For fitting only: the weights used from now on, by every search of this process.
void use_weights(const nb::bytes& packed) {
    SharedWeights weights = unpacked_weights(bytes_of(packed));
    const std::lock_guard held(weights_change);
    weights_in_use = std::move(weights);
}

nb::bytes self_play(std::uint64_t games, std::uint64_t seed, int depth, int most_random, int exact_from) {
    std::vector<Sample> samples;
    {
        const nb::gil_scoped_release released;
        const SharedWeights weights = current_weights();
        samples = SelfPlayed({games, seed, depth, most_random, exact_from}, *weights).run(look_at_python);
    }
    return nb::bytes(samples.data(), samples.size() * sizeof(Sample));
}

std::vector<Sample> samples_of(const nb::bytes& given) {
    std::vector<Sample> samples(given.size() / sizeof(Sample));
    std::memcpy(samples.data(), given.data(), samples.size() * sizeof(Sample));
    return samples;
}

std::tuple<std::vector<int>, std::uint64_t, double> fit_stage(const nb::bytes& given, int stage,
                                                              const std::vector<int>& neighbour, int iterations,
                                                              double doubt) {
    const std::vector<Sample> samples = samples_of(given);
    const nb::gil_scoped_release released;
    const auto found = StageFit(stage, samples).run(weights_of_stage(neighbour), iterations, doubt, look_at_python);
    return {numbers_of_stage(found.weights), found.samples, found.error};
}

std::vector<std::tuple<int, std::vector<int>, bool>> depths(const nb::bytes& given, int number, int deepest,
                                                            int exact_from, std::uint64_t seed) {
    const std::vector<Sample> samples = samples_of(given);
    const nb::gil_scoped_release released;
    std::vector<std::tuple<int, std::vector<int>, bool>> rows;
    for (auto& found : compare_depths(samples, number, deepest, exact_from, seed, *current_weights(), look_at_python)) {
        rows.emplace_back(found.empties, std::move(found.values), found.exact);
    }
    return rows;
}

nb::bytes pack_weights(const std::vector<int>& numbers) {
    const std::vector<std::uint8_t> packed = packed_weights(numbers);
    return nb::bytes(packed.data(), packed.size());
}

int estimate_of(std::string_view position) {
    const Reversi here = Reversi::parse(position, {});
    return estimate(*current_weights(), Spot::of(here.own(), here.theirs()));
}

int margin_by_brute_force(std::string_view position) {
    Watch watch(look_at_python);
    return brute_force(Reversi::parse(position, {}), watch);
}

}  // namespace

Result Evaluation<Reversi>::search(const Reversi& root, const Limits& limits, const Stop& stop,
                                   const Progress& progress, const std::function<void()>& look_up) {
    const SharedWeights weights = current_weights();
    return reversi::search(root, limits, stop, progress, look_up, *weights);
}

void add_reversi(nb::module_& module) {
    using nb::arg;
    module.attr("reversi_stages") = stages;
    module.def("reversi_first_weights", [] { return pack_weights(first_numbers()); });
    module.def("reversi_use_weights", &use_weights, arg("packed"));
    module.def("reversi_self_play", &self_play, arg("games"), arg("seed"), arg("depth"), arg("most_random"),
               arg("exact_from"));
    module.def("reversi_fit_stage", &fit_stage, arg("samples"), arg("stage"), arg("neighbour"), arg("iterations"),
               arg("doubt"));
    module.def("reversi_depths", &depths, arg("samples"), arg("number"), arg("deepest"), arg("exact_from"), arg("seed"));
    module.def("reversi_pack_weights", &pack_weights, arg("numbers"));
    module.def("reversi_estimate", &estimate_of, arg("position"));
    module.def("reversi_brute_force", &margin_by_brute_force, arg("position"),
               nb::call_guard<nb::gil_scoped_release>());
}

}  // namespace meydan
