// Hex's part of the door to Python: learning what deserves attention, and what does in a position.
#include "hex_door.hpp"

#include <nanobind/stl/function.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "given.hpp"
#include "hex_learning.hpp"

namespace nb = nanobind;

namespace meydan {
namespace {

std::vector<float> learn(std::string_view start, const hex::Lessons& lessons, const hex::Report& report) {
    return hex::Learner::learned(Hex::parse(start, {}), lessons, report, look_at_python);
}

// The share of each move of a position to which the moves have led.
std::map<std::string, float> attention(std::string_view position, const Options& options, const Texts& moves) {
    Hex here = Hex::parse(position, options);
    for (const auto& move : moves) here.play(Hex::read(move));
    Hex::Move legal[Hex::max_moves];
    const int count = here.moves(legal);
    Foreseen foreseen[Hex::max_moves];
    Guide<Hex>::foresee(here, legal, count, foreseen);
    std::map<std::string, float> shares;
    for (int n = 0; n < count; ++n) shares[Hex::written(legal[n])] = foreseen[n].share;
    return shares;
}

}  // namespace

void add_hex(nb::module_& module) {
    using release = nb::call_guard<nb::gil_scoped_release>;
    using nb::arg;
    nb::class_<hex::Lessons>(module, "HexLessons")
        .def(nb::init<int, int, std::uint64_t, std::uint64_t>(), arg("rounds"), arg("games"), arg("nodes"),
             arg("seed"));
    module.def("learn_hex", &learn, arg("start"), arg("lessons"), arg("report"), release());
    module.def("hex_attention", &attention, arg("position"), arg("options"), arg("moves"), release());
}

}  // namespace meydan
