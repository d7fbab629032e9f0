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

Result monte_carlo(const Given& given, const Limits& limits, Continuation* continuation, const Stop& stop,
                   const Progress& progress) {
    return with_position(given, [&]<Searchable G>(const G& root) -> Result {
        MonteCarlo<G> search(limits, taste_for<Guide<G>>(root));
        if constexpr (!Repeating<G>) {  // such a root speaks of a trail that will be gone
            if (continuation) {
                auto before = continuation->take<GrownTree<G>>(given.game, given.options);
                Result result = search.run(root, std::move(before), stop, progress, look_at_python);
                auto grown = std::make_shared<GrownTree<G>>(std::move(search).tree_of(root));
                continuation->leave(given.game, given.options, std::move(grown));
                return result;
            }
        }
        return search.run(root, nullptr, stop, progress, look_at_python);
    });
}

Result plain_uct(const Given& given, const Limits& limits, const Stop& stop, const Progress& progress) {
    return with_position(given, [&]<Searchable G>(const G& root) -> Result {
        return MonteCarlo<G, NoGuide<G>>(limits, NoGuide<G>::taste).run(root, nullptr, stop, progress, look_at_python);
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
