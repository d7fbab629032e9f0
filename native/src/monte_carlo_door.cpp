#include "monte_carlo_door.hpp"

#include "evaluate_abalone.hpp"
#include "evaluate_koridor.hpp"
#include "evaluate_kure.hpp"
#include "evaluate_mangala.hpp"
#include "evaluate_reversi.hpp"
#include "guide_hex.hpp"
#include "guide_kulami.hpp"
#include "guide_pentago.hpp"
#include "search_monte_carlo.hpp"

namespace meydan {

Result monte_carlo(const Given& given, bool knowing, const Limits& limits, const Stop& stop, const Progress& progress) {
    return with_position(given, [&]<Searchable G>(const G& root) -> Result {
        const auto run = [&]<class Knowledge>(std::type_identity<Knowledge>) {
            return MonteCarlo<G, Knowledge>(limits, taste_for<Knowledge>(root)).run(root, stop, progress, look_at_python);
        };
        return knowing ? run(std::type_identity<Guide<G>>{}) : run(std::type_identity<NoGuide<G>>{});
    });
}

std::map<std::string, std::string> study(const Given& given) {
    return with_position(given, [&]<Searchable G>(const G& here) {
        std::map<std::string, std::string> found;
        if constexpr (Studying<Guide<G>, G>) {
            constexpr const char* names[] = {"open", "wins", "loses", "draws", "needless"};
            typename G::Move moves[G::max_moves];
            Verdict verdicts[G::max_moves]{};
            const int count = here.moves(moves);
            typename Guide<G>::Study study;
            if constexpr (StudyingHarder<Guide<G>, G>) {
                study.judge(here, moves, count, verdicts, Guide<G>::visits_to_study(here), [] { return true; });
            } else {
                study.judge(here, moves, count, verdicts);
            }
            for (int n = 0; n < count; ++n) found[G::written(moves[n])] = names[static_cast<int>(verdicts[n])];
        }
        return found;
    });
}

}  // namespace meydan
