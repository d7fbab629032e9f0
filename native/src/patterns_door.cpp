// The patterns' part of the door to Python: learning their weights, and what they make of a position.
#include "patterns_door.hpp"

#include <nanobind/stl/function.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "given.hpp"
#include "learning.hpp"
#include "patterns_abalone.hpp"
#include "patterns_kulami.hpp"
#include "patterns_kure.hpp"
#include "patterns_pentago.hpp"

namespace nb = nanobind;

namespace meydan {
namespace {

// Calls `work` with the position, if its game has patterns.
template <class Work>
auto with_patterns(std::string_view game, std::string_view position, const Options& options, Work work) {
    return with_position({game, position, options, {}}, [&]<Game G>(const G& here) {
        if constexpr (Patterned<G>) {
            if (!Patterns<G>::know(here)) {
                throw std::invalid_argument("the patterns of " + std::string(game) + " were learned on another board");
            }
            return work(here);
        } else {
            throw std::invalid_argument(std::string(game) + " is not estimated by patterns");
            return decltype(work(Pentago{})){};
        }
    });
}

// The weights after the lessons. The games know nothing of repetition: random moves and the rules' last ply end them soon
// enough, or the lessons do.
std::vector<float> learn(std::string_view game, const Texts& positions, const Options& options, const Lessons& lessons,
                         const Report& report) {
    return with_patterns(game, positions.at(0), options, [&]<Patterned G>(const G&) {
        std::vector<G> starts;
        for (const std::string& position : positions) starts.push_back(G::parse(position, options));
        return Learner<G>::learned(starts, lessons, report, look_at_python);
    });
}

// As the file in native/data has them.
nb::bytes pack(const std::vector<float>& weights) {
    const std::vector<std::uint8_t> bytes = packed_weights(weights);
    return nb::bytes(bytes.data(), bytes.size());
}

// The expected result for the side to move, from −1 to 1.
float estimate(std::string_view game, std::string_view position, const Options& options) {
    return with_patterns(game, position, options, []<Patterned G>(const G& here) {
        return std::tanh(PatternWeights<G>::shipped().sum(here));
    });
}

}  // namespace

void add_patterns(nb::module_& module) {
    using release = nb::call_guard<nb::gil_scoped_release>;
    using nb::arg;
    nb::class_<Lessons>(module, "Lessons")
        .def(nb::init<std::uint64_t, std::uint64_t, double, double, bool, int, int, int, float, float>(), arg("games"),
             arg("seed"), arg("rate_at_first"), arg("rate_at_last"), arg("own_rates"), arg("most_random_plies"),
             arg("random_of_1000"), arg("longest"), arg("trust_in_result"), arg("patience"));
    module.def("learn_patterns", &learn, arg("game"), arg("positions"), arg("options"), arg("lessons"), arg("report"),
               release());
    module.def("pack_pattern_weights", &pack, arg("weights"));
    module.def("estimate_by_patterns", &estimate, arg("game"), arg("position"), arg("options"), release());
}

}  // namespace meydan
