// Monte-Carlo tree search, once for all games: random games guided by a growing tree (UCT), by what all moves of a
// random game say about a position (RAVE), and by the game's own guide: see monte_carlo_guide.hpp. Where that estimates
// positions, the estimates are reckoned back through the tree as minimax does, and are a part of each move's value
// (implicit minimax backups, after Lanctot and others).
//
// Ends that the tree reaches, and what a guide's study proves, are kept as proven and passed upwards, so that forced
// results are exact. Threads share the tree; a game on its way counts as lost until it is over, so that they spread.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <vector>

#include "followers.hpp"
#include "monte_carlo_conclusions.hpp"
#include "monte_carlo_guide.hpp"
#include "monte_carlo_regrowth.hpp"
#include "monte_carlo_report.hpp"
#include "monte_carlo_tree.hpp"
#include "search_limits.hpp"
#include "search_result.hpp"

namespace meydan {

template <Searchable G, class Knowledge = Guide<G>>
class MonteCarlo {
    using E = Evaluation<G>;
    using Move = typename G::Move;
    using Node = TreeNode<Move>;
    using clock = std::chrono::steady_clock;
    static constexpr double games_a_second = 200'000;  // about
    static constexpr double share_for_root = 0.4;      // of the time, for studying the root before any game
    static constexpr int study_again = 8;              // times as many visits
    static constexpr int most_studies = StudyingHarder<Knowledge, G> ? 7 : 1;

  public:
    MonteCarlo(const Limits& limits, const Taste& taste)
        : limits_(limits),
          taste_(taste),
          threads_(Repeating<G> ? 1 : std::max(1, limits.threads)),  // copies of such a position share a trail
          alone_(threads_ == 1),
          nodes_(std::max<std::size_t>((static_cast<std::size_t>(limits.megabytes) << 20) / sizeof(Node),
                                       G::max_moves + 1)) {}

    // The leading thread keeps the limits and the others play until it ends; a limit of nodes is for all together.
    // `before`: the tree that an earlier search in the same game left, or nothing.
    Result run(const G& root, std::shared_ptr<const GrownTree<G>> before, const Stop& stop, const Progress& progress,
               const std::function<void()>& look_up) {
        Limits without_nodes = limits_;
        without_nodes.nodes = 0;
        Allowance allowance(without_nodes, stop, look_up);
        stop_ = &stop;
        const auto begun = clock::now();
        const auto later = [&](double seconds) {
            return begun + std::chrono::duration_cast<clock::duration>(std::chrono::duration<double>(seconds));
        };
        studies_end_ = later(share_for_root * limits_.seconds);
        if (before) go_on_from(*before, root);
        before.reset();
        if (!nodes_.used()) nodes_.claim(1);
        auto leading = std::make_unique<Player>(*this, root, limits_.seed);
        leading->begin();
        studies_end_ = later(limits_.seconds);

        std::vector<std::unique_ptr<Player>> players;
        Followers others;
        for (int number = 1; number < threads_; ++number) {
            players.push_back(std::make_unique<Player>(*this, root, limits_.seed + static_cast<std::uint64_t>(number)));
            others.add([&, player = players.back().get()](const Stop& dismissed) {
                while (!settled() && !dismissed.wanted() && may_begin()) player->one_game();
            });
        }
        const auto all_games = [&] {
            std::uint64_t sum = leading->games();
            for (const auto& player : players) sum += player->games();
            return sum;
        };
        std::uint64_t next_report = 1024;
        while (!settled() && may_begin() && !allowance.tick()) {
            if ((allowance.nodes() & 63) == 0) allowance.look();  // a playout takes far longer than a node
            leading->one_game();
            if (progress && allowance.nodes() >= next_report) {
                next_report *= 2;
                progress(report(root, all_games(), allowance.seconds()));
            }
        }
        others.dismiss();
        return report(root, all_games(), allowance.seconds());
    }

    // After a run.
    GrownTree<G> tree_of(const G& root) && { return {root, std::move(nodes_)}; }

  private:
    void go_on_from(const GrownTree<G>& before, const G& root) {
        const auto top = place_in(before, root);
        if (top && of_use(before.nodes, before.nodes[*top])) regrow(before.nodes, *top, nodes_);
    }

    Result report(const G& root, std::uint64_t games, double seconds) const {
        Result result = best_lines(root, nodes_, conclusions_, limits_.lines);
        result.nodes = games;
        result.seconds = seconds;
        return result;
    }

    // Proven; but where a study has proven at once that nothing can be won, some games show what is hardest to meet.
    bool settled() const {
        if (nodes_[0].own.visits() >= Tally::most_visits) return true;
        return nodes_[0].known() && (!conclusions_.hopeless() || nodes_[0].own.visits() >= taste_.games_when_lost);
    }

    // For studies that take long.
    bool may_go_on() const {
        return !stop_->wanted() && (limits_.seconds <= 0 || clock::now() < studies_end_);
    }

    // As far as the limits tell; so hard the root is studied.
    std::uint64_t games_expected() const {
        if (limits_.nodes) return limits_.nodes;
        return static_cast<std::uint64_t>(games_a_second * (limits_.seconds > 0 ? limits_.seconds : 1));
    }

    bool may_begin() {
        if (!limits_.nodes) return true;
        return begun_.fetch_add(1, std::memory_order_relaxed) < limits_.nodes;
    }

    // One thread: its own randomness, and the game that it is playing.
    class Player {
      public:
        Player(MonteCarlo& search, const G& root, std::uint64_t seed) : search_(search), root_(root), random_(seed) {}

        std::uint64_t games() const { return games_.load(std::memory_order_relaxed); }

        void begin() {
            Node& node = search_.nodes_[0];
            grow(node, root_);
            if constexpr (Studying<Knowledge, G>) {
                if (!search_.taste_.visits_to_study || node.known()) return;
                node.studied.store(1, std::memory_order_relaxed);
                study(node, root_, search_.games_expected());
            }
        }

        void one_game() {
            G here = root_;
            path_.assign(1, 0);
            Node* node = &search_.nodes_[0];
            node->own.visit(search_.alone_);
            while (node->has_children() && (!node->known() || path_.size() == 1)) {
                study_if_due(*node, here);
                const std::uint32_t next = best_child(*node);
                path_.push_back(next);
                node = &search_.nodes_[next];
                node->own.visit(search_.alone_);
                here.play(node->move);
            }
            const bool due = node->own.visits() >= static_cast<std::uint32_t>(search_.taste_.visits_to_grow);
            if (due && !node->known() && !here.over()) grow(*node, here);
            for (auto& side : played_) side.clear();
            int first = 0;
            if (node->known()) {
                first = points_of_first(static_cast<Winner>(node->result()));
            } else {
                first = playout_.finish(here, path_.size() > 1 ? &node->move : nullptr, random_, played_);
            }
            learn(first);
            games_.store(games() + 1, std::memory_order_relaxed);
        }

      private:
        void learn(int first) {
            const bool alone = search_.alone_;
            const bool reckoning = search_.taste_.reckoning > 0;
            bool hope_is_new = reckoning && search_.nodes_[path_.back()].has_children();
            for (std::size_t depth = path_.size(); depth-- > 0;) {
                Node& node = search_.nodes_[path_[depth]];
                node.own.result(points(node.mover, first), alone);
                if (!node.has_children()) {
                    if (depth > 0) played_[node.mover].add(E::slot(node.move));
                    hope_is_new |= reckoning && node.known();
                    continue;
                }
                if (search_.taste_.equal_trust > 0) learn_from_all_moves(node, first, alone);
                if (depth > 0) played_[node.mover].add(E::slot(node.move));
                if (!node.known()) search_.conclusions_.prove(node);
                if (hope_is_new) hope_is_new = search_.conclusions_.reckon(node) || node.known();
            }
        }

        static int points(int side, int first) { return side == 0 ? first : whole_win - first; }

        void learn_from_all_moves(const Node& node, int first, bool alone) {
            Node* const children = &search_.nodes_[node.first_child];
            const int mover = children[0].mover;
            const auto& played = played_[mover];
            const int result = points(mover, first);
            for (int n = 0; n < node.children; ++n) {
                if (played.has(E::slot(children[n].move))) children[n].all_moves.visit_with(result, alone);
            }
        }

        void study_if_due(Node& node, const G& here) {
            if constexpr (Studying<Knowledge, G>) {
                if (!search_.taste_.visits_to_study || node.known()) return;
                std::uint8_t before = node.studied.load(std::memory_order_relaxed);
                if (before == most_studies || node.own.visits() < visits_to_study(here, before)) return;
                if (!node.studied.compare_exchange_strong(before, before + 1, std::memory_order_relaxed)) return;
                study(node, here, node.own.visits());
            }
        }

        std::uint64_t visits_to_study(const G& here, int before) const {
            if constexpr (StudyingHarder<Knowledge, G>) {
                std::uint64_t visits = Knowledge::visits_to_study(here);
                while (before-- > 0) visits *= study_again;
                return visits;
            } else {
                return static_cast<std::uint64_t>(search_.taste_.visits_to_study);
            }
        }

        void study(Node& node, const G& here, [[maybe_unused]] std::uint64_t visits) {
            if constexpr (Studying<Knowledge, G>) {
                Move moves[G::max_moves];
                Verdict verdicts[G::max_moves];
                Node* const children = &search_.nodes_[node.first_child];
                for (int n = 0; n < node.children; ++n) {
                    moves[n] = children[n].move;
                    verdicts[n] = Verdict::open;
                }
                if constexpr (StudyingHarder<Knowledge, G>) {
                    study_.judge(here, moves, node.children, verdicts, visits, may_go_on_);
                } else {
                    study_.judge(here, moves, node.children, verdicts);
                }
                search_.conclusions_.take(node, verdicts);
            }
        }

        void grow(Node& node, const G& here) {
            std::uint8_t expected = Node::leaf;
            if (!node.state.compare_exchange_strong(expected, Node::growing)) return;
            Move moves[G::max_moves];
            const int count = different_moves(here, moves);
            const std::uint32_t first = search_.nodes_.claim(count);
            if (!first) return;  // the tree is full: playouts go on
            Foreseen foreseen[G::max_moves];
            std::fill(foreseen, foreseen + count, Foreseen{1.0f / static_cast<float>(count)});
            if constexpr (Foreseeing<Knowledge, G>) {
                if (search_.taste_.foresight > 0) Knowledge::foresee(here, moves, count, foreseen);
            }
            for (int n = 0; n < count; ++n) {
                Node& child = search_.nodes_[first + static_cast<std::uint32_t>(n)];
                child.move = moves[n];
                child.mover = static_cast<std::int8_t>(here.turn());
                child.share = foreseen[n].share;
                child.hope.store(foreseen[n].hope, std::memory_order_relaxed);
                G next = here;
                next.play(moves[n]);
                child.proven.store(certain_result(next), std::memory_order_relaxed);
            }
            node.bear(first, count);
            search_.conclusions_.prove(node);
        }

        // The moves; of those that lead to the same position only the first.
        static int different_moves(const G& here, Move* moves) {
            const int count = here.moves(moves);
            if constexpr (requires { Knowledge::moves_meet; }) {
                std::array<std::pair<std::uint64_t, int>, G::max_moves> ends;
                for (int n = 0; n < count; ++n) {
                    G next = here;
                    next.play(moves[n]);
                    ends[n] = {next.key(), n};
                }
                std::sort(ends.begin(), ends.begin() + count);
                std::array<bool, G::max_moves> again{};
                for (int n = 1; n < count; ++n) again[ends[n].second] = ends[n].first == ends[n - 1].first;
                int kept = 0;
                for (int n = 0; n < count; ++n) {
                    if (!again[n]) moves[kept++] = moves[n];
                }
                return kept;
            } else {
                return count;
            }
        }

        static std::int8_t certain_result(const G& here) {
            if (here.over()) return static_cast<std::int8_t>(here.winner());
            if constexpr (requires { Knowledge::certain(here); }) {
                if (Knowledge::certain(here)) return static_cast<std::int8_t>(here.turn());
            }
            return Node::unknown;
        }

        std::uint32_t best_child(const Node& node) {
            const float visits = static_cast<float>(node.own.visits());
            const float curiosity = search_.taste_.curiosity * search_.taste_.curiosity * std::log(visits + 1);
            const float foresight = search_.taste_.foresight * std::sqrt(visits);
            std::uint32_t best = 0;
            float most = -1e9f;
            std::uint32_t number = random_.below(node.children);
            for (std::uint32_t n = 0; n < node.children; ++n) {
                const Node& child = search_.nodes_[node.first_child + number];
                const float value = search_.promise_of(child, curiosity, foresight);
                if (value > most) {
                    most = value;
                    best = number;
                }
                if (++number == node.children) number = 0;
            }
            return node.first_child + best;
        }

        MonteCarlo& search_;
        const G& root_;
        Random random_;
        std::atomic<std::uint64_t> games_{0};
        std::vector<std::uint32_t> path_;
        Played<G> played_;
        typename Knowledge::Games playout_;
        const std::function<bool()> may_go_on_ = [this] { return search_.may_go_on(); };
        struct NoStudy {};
        static auto study_type() {
            if constexpr (Studying<Knowledge, G>) {
                return std::type_identity<typename Knowledge::Study>{};
            } else {
                return std::type_identity<NoStudy>{};
            }
        }
        typename decltype(study_type())::type study_;
    };

    float promise_of(const Node& child, float curiosity, float foresight) const {
        if (child.known()) return 10 * (child.certain_share() - 0.5f);
        if (child.needless.load(std::memory_order_relaxed)) return -100;
        const std::uint64_t tally = child.own.word();
        const float visits = static_cast<float>(child.own.visits());
        const float hope = child.hope.load(std::memory_order_relaxed);
        float value = tally ? Tally::mean(tally, whole_win) : taste_.reckoning > 0 ? hope : taste_.untried;
        if (taste_.equal_trust > 0) {
            const std::uint64_t all = child.all_moves.word();
            if (all) {
                const float trust = std::sqrt(taste_.equal_trust / (3 * visits + taste_.equal_trust));
                value += trust * (Tally::mean(all, whole_win) - value);
            }
        }
        value += taste_.reckoning * (hope - value);
        return value + std::sqrt(curiosity / (visits + 1)) + foresight * child.share / (visits + 1);
    }

    Limits limits_;
    Taste taste_;
    int threads_;
    bool alone_;
    const Stop* stop_ = nullptr;
    clock::time_point studies_end_{};
    std::atomic<std::uint64_t> begun_{0};  // games
    NodeBlock<Node> nodes_;
    Conclusions<Move> conclusions_{nodes_};
};

}  // namespace meydan
