// Koridor's part of the door to Python: learning its network, and what it sees in a position.
#include "koridor_door.hpp"

#include <nanobind/stl/function.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "given.hpp"
#include "koridor_learning.hpp"

namespace nb = nanobind;

namespace meydan {
namespace {

using namespace koridor;

// The positions of a round of games.
struct KoridorGames {
    std::vector<Lesson> lessons;
};

Net net_of(const nb::bytes& packed) {
    return packed.size() ? Net::unpacked({static_cast<const std::uint8_t*>(packed.data()), packed.size()}) : Net();
}

// Puts a network in the place of the one in use, for as long as this lives.
class InUse {
  public:
    explicit InUse(Net net) : before_(std::exchange(Evaluation<Koridor>::net(), std::move(net))) {}
    InUse(const InUse&) = delete;
    InUse& operator=(const InUse&) = delete;
    ~InUse() { Evaluation<Koridor>::net() = std::move(before_); }

  private:
    Net before_;
};

// Games of a network against itself; without any bytes, of one that knows nothing. Every search uses it meanwhile.
KoridorGames play(const nb::bytes& packed, std::uint64_t games, std::uint64_t seed, std::uint64_t nodes,
                  int most_random, int random_of_1000) {
    const InUse in_use(net_of(packed));
    const nb::gil_scoped_release released;
    return {SelfPlayed({games, seed, nodes, most_random, random_of_1000}).run(look_at_python)};
}

// A network learned from these rounds, packed.
nb::bytes learn(const std::vector<const KoridorGames*>& rounds, const StudyWanted& wanted,
                const NetLearner::Report& report) {
    std::vector<std::uint8_t> bytes;
    {
        const nb::gil_scoped_release released;
        std::vector<Lesson> lessons;
        for (const KoridorGames* round : rounds) {
            lessons.insert(lessons.end(), round->lessons.begin(), round->lessons.end());
        }
        bytes = Net(NetLearner::learned(lessons, wanted, report, look_at_python)).packed();
    }
    return nb::bytes(bytes.data(), bytes.size());
}

// The expected result for the side to move, from −1 to 1.
float expected_result(std::string_view position) {
    return std::tanh(Evaluation<Koridor>::net().sum(Koridor::parse(position, {})));
}

// How long a side's shortest ways are, and how much longer any one more wall could make them.
std::tuple<int, int> course(std::string_view position, int side) {
    const Koridor here = Koridor::parse(position, {});
    const Walls fitting = Walls{~0ull, ~0ull}.without(here.walls().conflicting());
    const Course found = CourseFinder(here.passages(), here.pawn(side), goals[side]).found(fitting);
    return {found.steps, found.detour};
}

}  // namespace

void add_koridor(nb::module_& module) {
    using release = nb::call_guard<nb::gil_scoped_release>;
    using nb::arg;
    nb::class_<KoridorGames>(module, "KoridorGames").def("__len__", [](const KoridorGames& games) {
        return games.lessons.size();
    });
    nb::class_<StudyWanted>(module, "KoridorStudy")
        .def(nb::init<int, double, double, float, std::uint64_t>(), arg("rounds"), arg("rate_at_first"),
             arg("rate_at_last"), arg("trust_in_result"), arg("seed"));
    module.def("koridor_play", &play, arg("net"), arg("games"), arg("seed"), arg("nodes"), arg("most_random"),
               arg("random_of_1000"));
    module.def("koridor_learn", &learn, arg("rounds"), arg("study"), arg("report"));
    module.def("koridor_estimate", &expected_result, arg("position"), release());
    module.def("koridor_course", &course, arg("position"), arg("side"), release());
}

}  // namespace meydan
