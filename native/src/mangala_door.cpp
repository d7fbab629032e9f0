// The door of the Mangala solver: building and checking tables, analysing positions, brute force to check them by.
#include "mangala_door.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/function.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <chrono>
#include <stdexcept>

#include "checksum.hpp"
#include "crew.hpp"
#include "mangala_analysis.hpp"
#include "mangala_brute_force.hpp"
#include "random.hpp"
#include "search_limits.hpp"

namespace nb = nanobind;

namespace meydan {
namespace {

using Writable = nb::ndarray<std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Readable = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Progress = std::function<void(std::uint64_t)>;

void look_at_python(const Progress& progress, std::uint64_t done) {
    const nb::gil_scoped_acquire held;
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
    progress(done);
}

std::uint64_t table_size(int stones) {
    if (stones < 0 || stones > all_stones) throw std::invalid_argument("a table has 0 to 48 stones");
    return positions_up_to(stones);
}

void build_table(const Writable& table, int stones, bool owner_keeps, int threads, const Progress& progress) {
    if (table.size() != table_size(stones)) throw std::invalid_argument("the buffer has another size than the table");
    const nb::gil_scoped_release released;
    TableBuilder builder({table.data(), table.size()}, stones, owner_keeps);
    run_crew(
        threads, [&](std::uint64_t) { builder.work(); }, [&] { builder.stop(); },
        [&] { look_at_python(progress, builder.filled()); });
}

std::uint64_t sum_of(const Readable& table, std::uint64_t begin, std::uint64_t end) {
    if (begin > end || end > table.size()) throw std::invalid_argument("the table has no such bytes");
    const nb::gil_scoped_release released;
    return checksum({table.data() + begin, static_cast<std::size_t>(end - begin)});
}

// The pits of a position whose set is not over, seen from who is to move.
Pits pits_of(const Mangala& position) {
    const int me = position.turn();
    return {position.side(me) & Mangala::pits_mask, position.side(me ^ 1) & Mangala::pits_mask};
}

class MangalaSolver {
  public:
    MangalaSolver(Readable table, bool owner_keeps, int log2_memory)
        : table_(std::move(table)), owner_keeps_(owner_keeps), findings_(log2_memory - 1, log2_memory - 1) {}

    // What the mover takes by each legal move (pits 1–6), of the stones on the board. Nothing if it is not found within
    // the seconds (0: however long it takes) or before somebody stops it.
    std::vector<std::pair<int, int>> takes(std::string_view text, int threads, double seconds, const Stop& stop,
                                           const Progress& progress) {
        const nb::gil_scoped_release released;
        const Mangala position = Mangala::parse(text, {});
        if (position.over()) return {};
        Analysis analysis(pits_of(position), {table_.data(), table_.size()}, findings_, owner_keeps_);
        const auto begun = std::chrono::steady_clock::now();
        bool enough = false;
        run_crew(
            threads, [&](std::uint64_t) { analysis.work(); }, [&] { analysis.stop(); },
            [&] { look_at_python(progress, static_cast<std::uint64_t>(analysis.moves_done())); },
            [&] {
                const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begun;
                enough = stop.wanted() || (seconds > 0 && spent.count() >= seconds);
                return enough;
            });
        nodes_ += analysis.nodes();
        if (enough) return {};
        std::vector<std::pair<int, int>> all;
        for (const MoveValue& move : analysis.values()) all.emplace_back(move.pit + 1, move.take);
        return all;
    }

    // The pits of a line of best moves to the end of the set.
    std::vector<int> best_line(std::string_view text) {
        const nb::gil_scoped_release released;
        const Mangala position = Mangala::parse(text, {});
        if (position.over()) return {};
        Solver solver({table_.data(), table_.size()}, findings_, owner_keeps_);
        std::atomic<bool> stop = false;
        std::vector<int> line;
        run_crew(
            1, [&](std::uint64_t) { line = solver.best_line(pits_of(position), stop); }, [&] { stop = true; },
            [] { look_at_python([](std::uint64_t) {}, 0); });
        nodes_ += solver.nodes();
        for (int& pit : line) ++pit;
        return line;
    }

    // Positions that the searches so far have met, chosen by chance, and what the mover takes: to fit the estimate to.
    std::vector<std::pair<std::string, int>> met(int number, std::uint64_t seed) {
        const nb::gil_scoped_release released;
        Watch watch([] { look_at_python([](std::uint64_t) {}, 0); });
        Random random(seed);
        std::vector<Pits> chosen;
        for (int left = tries_for_each * number; left > 0 && std::ssize(chosen) < number; --left) {
            const std::uint64_t rank = findings_.bounds.any(random.next());
            if (rank == 0) continue;
            const auto [own, theirs] = ranking.position(rank);
            chosen.push_back({own, theirs});
        }
        Solver solver({table_.data(), table_.size()}, findings_, owner_keeps_);
        const std::atomic<bool> never = false;
        std::vector<std::pair<std::string, int>> all;
        for (const Pits pits : chosen) {
            watch.tick();
            all.emplace_back(Mangala::seen(pits.own, pits.theirs).text(), solver.value(pits, pits.stones(), 0, never));
        }
        return all;
    }

    std::uint64_t nodes() const { return nodes_; }

  private:
    static constexpr int tries_for_each = 1000;  // the memory may be nearly empty

    Readable table_;
    bool owner_keeps_;
    Findings findings_;
    std::uint64_t nodes_ = 0;
};

int brute_force(std::string_view text, const Options& options) {
    const nb::gil_scoped_release released;
    Watch watch([] { look_at_python([](std::uint64_t) {}, 0); });
    BruteForce brute(watch);
    const Mangala position = Mangala::parse(text, options);
    const int first = brute.first_gains(position);
    return (pits_of(position).stones() + (position.turn() == 0 ? first : -first)) / 2;
}

}  // namespace

void add_mangala(nb::module_& module) {
    using nb::arg;
    module.def("mangala_table_size", &table_size, arg("stones"));
    module.def("mangala_rank", [](std::string_view text) {
        const Pits pits = pits_of(Mangala::parse(text, {}));
        return ranking(pits.own, pits.theirs);
    }, arg("position"));
    module.def("mangala_position", [](std::uint64_t rank) {
        if (rank >= positions_up_to(all_stones)) throw std::invalid_argument("no position has this rank");
        const auto [own, theirs] = ranking.position(rank);
        return Mangala::seen(own, theirs).text();
    }, arg("rank"));
    module.def("build_mangala_table", &build_table, arg("table"), arg("stones"), arg("owner_keeps"), arg("threads"),
               arg("progress"));
    module.def("checksum", &sum_of, arg("table"), arg("begin"), arg("end"));
    module.def("mangala_brute_force", &brute_force, arg("position"), arg("options"));
    nb::class_<MangalaSolver>(module, "MangalaSolver")
        .def(nb::init<Readable, bool, int>(), arg("table"), arg("owner_keeps"), arg("log2_memory"))
        .def("takes", &MangalaSolver::takes, arg("position"), arg("threads"), arg("seconds"), arg("stop"),
             arg("progress"))
        .def("best_line", &MangalaSolver::best_line, arg("position"))
        .def("met", &MangalaSolver::met, arg("number"), arg("seed"))
        .def_prop_ro("nodes", &MangalaSolver::nodes);
}

}  // namespace meydan
