// Monte-Carlo tree search, once for all games: random games guided by a growing tree (UCT). `guided` adds what all moves
// of a random game say about a position (RAVE) and a game's own replies in random games, where it has them.
//
// Ends that the tree reaches are kept as proven and passed upwards, so that forced results are exact.
#pragma once

#include <algorithm>
#include <bitset>
#include <cmath>
#include <vector>

#include "evaluate.hpp"
#include "search_limits.hpp"
#include "search_result.hpp"

namespace meydan {

template <class G>
concept Replying = Searchable<G> && requires(const G here, typename G::Move last, Random& random) {
    { Evaluation<G>::reply(here, last, random) } -> std::same_as<typename G::Move>;
};

template <Searchable G>
class MonteCarlo {
    using E = Evaluation<G>;
    using Move = typename G::Move;

  public:
    MonteCarlo(const Limits& limits, Allowance& allowance, bool guided)
        : limits_(limits),
          allowance_(allowance),
          guided_(guided),
          random_(limits.seed),
          room_((static_cast<std::size_t>(limits.megabytes) << 20) / sizeof(Node)) {}

    Result run(const G& root, const Progress& progress) {
        nodes_.push_back({});
        expand(0, root);
        std::uint64_t next_report = 1024;
        while (nodes_[0].proven == unknown && !allowance_.tick()) {
            if ((allowance_.nodes() & 63) == 0) allowance_.look();  // a playout takes far longer than a node
            one_game(root);
            if (progress && allowance_.nodes() >= next_report) {
                next_report *= 2;
                progress(report());
            }
        }
        return report();
    }

  private:
    static constexpr std::int8_t unknown = -1;
    static constexpr int visits_to_grow = 2;
    static constexpr float equal_trust = 800;  // visits at which RAVE and the own results weigh about the same
    static constexpr int longest_playout = 1000;

    // Sums are of results (1 won, 0 lost) for the side that moved here.
    struct Node {
        float sum = 0;
        float all_moves_sum = 0;
        std::uint32_t visits = 0;
        std::uint32_t all_moves_visits = 0;
        std::uint32_t first_child = 0;
        std::uint16_t children = 0;
        std::int8_t mover = 0;          // who moved here
        std::int8_t proven = unknown;  // the winner (2 nobody), once it is certain
        Move move{};
    };

    void one_game(const G& root) {
        G here = root;
        path_.assign(1, 0);
        slots_.clear();
        std::size_t at = 0;
        while (nodes_[at].children && nodes_[at].proven == unknown) {
            at = best_child(at, here.turn());
            path_.push_back(at);
            slots_.push_back({here.turn(), E::slot(nodes_[at].move)});
            here.play(nodes_[at].move);
        }
        if (nodes_[at].proven == unknown && !here.over() && nodes_[at].visits + 1 >= visits_to_grow) expand(at, here);
        Winner winner;
        if (nodes_[at].proven != unknown) {
            winner = static_cast<Winner>(nodes_[at].proven);
        } else {
            winner = finish(here, at ? nodes_[at].move : Move{}, at != 0);
        }
        learn(winner);
    }

    // A random game to its end; too long a one counts as drawn.
    Winner finish(G& here, Move last, bool has_last) {
        for (int ply = 0; !here.over(); ++ply) {
            if (ply == longest_playout) return Winner::nobody;
            Move move;
            if constexpr (Replying<G>) {
                move = guided_ && has_last ? E::reply(here, last, random_) : any(here);
            } else {
                move = any(here);
            }
            slots_.push_back({here.turn(), E::slot(move)});
            here.play(move);
            last = move;
            has_last = true;
        }
        return here.winner();
    }

    Move any(const G& here) {
        if constexpr (Sampling<G>) {
            return here.sample(random_);
        } else {
            Move moves[G::max_moves];
            const int count = here.moves(moves);
            return moves[random_.below(static_cast<std::uint32_t>(count))];
        }
    }

    static float result_for(int side, Winner winner) {
        if (winner == Winner::nobody) return 0.5f;
        return static_cast<int>(winner) == side ? 1.0f : 0.0f;
    }

    void learn(Winner winner) {
        if (guided_) {
            for (auto& side : played_) side.reset();
            for (std::size_t ply = path_.size() - 1; ply < slots_.size(); ++ply) mark(slots_[ply]);
        }
        for (std::size_t depth = path_.size(); depth-- > 0;) {
            Node& node = nodes_[path_[depth]];
            ++node.visits;
            node.sum += result_for(node.mover, winner);
            if (guided_) {
                learn_from_all_moves(node, winner);
                if (depth > 0) mark(slots_[depth - 1]);
            }
            if (node.children && node.proven == unknown) prove(node);
        }
    }

    void mark(std::pair<int, int> slot) { played_[slot.first].set(static_cast<std::size_t>(slot.second)); }

    void learn_from_all_moves(const Node& node, Winner winner) {
        for (int n = 0; n < node.children; ++n) {
            Node& child = nodes_[node.first_child + static_cast<std::size_t>(n)];
            if (!played_[child.mover].test(static_cast<std::size_t>(E::slot(child.move)))) continue;
            ++child.all_moves_visits;
            child.all_moves_sum += result_for(child.mover, winner);
        }
    }

    // A move that certainly wins decides; otherwise all must be certain.
    void prove(Node& node) {
        const int to_move = nodes_[node.first_child].mover;
        bool drawn = false;
        bool all = true;
        for (int n = 0; n < node.children; ++n) {
            const std::int8_t proven = nodes_[node.first_child + static_cast<std::size_t>(n)].proven;
            if (proven == to_move) {
                node.proven = proven;
                return;
            }
            all &= proven != unknown;
            drawn |= proven == static_cast<std::int8_t>(Winner::nobody);
        }
        if (all) node.proven = drawn ? static_cast<std::int8_t>(Winner::nobody) : static_cast<std::int8_t>(1 - to_move);
    }

    void expand(std::size_t at, const G& here) {
        Move moves[G::max_moves];
        const int count = here.moves(moves);
        if (nodes_.size() + static_cast<std::size_t>(count) > room_) return;  // the tree is full: playouts go on
        const std::size_t first = nodes_.size();
        for (int i = 0; i < count; ++i) {
            Node child;
            child.move = moves[i];
            child.mover = static_cast<std::int8_t>(here.turn());
            G next = here;
            next.play(moves[i]);
            if (next.over()) child.proven = static_cast<std::int8_t>(next.winner());
            nodes_.push_back(child);
        }
        nodes_[at].first_child = static_cast<std::uint32_t>(first);
        nodes_[at].children = static_cast<std::uint16_t>(count);
        prove(nodes_[at]);
    }

    std::size_t best_child(std::size_t at, int to_move) {
        const Node& node = nodes_[at];
        const float log_visits = std::log(static_cast<float>(node.visits) + 1);
        std::size_t best = node.first_child;
        float most = -1e9f;
        const std::uint32_t begin = random_.below(node.children);
        for (std::uint32_t n = 0; n < node.children; ++n) {
            const std::uint32_t number = begin + n < node.children ? begin + n : begin + n - node.children;
            const float value = promise_of(nodes_[node.first_child + number], log_visits, to_move);
            if (value > most) {
                most = value;
                best = node.first_child + number;
            }
        }
        return best;
    }

    float promise_of(const Node& child, float log_visits, int to_move) const {
        if (child.proven != unknown) return 10 * (result_for(to_move, static_cast<Winner>(child.proven)) - 0.5f);
        const float visits = static_cast<float>(child.visits);
        if (!guided_) {
            if (!child.visits) return 5;
            return child.sum / visits + std::sqrt(log_visits / visits);
        }
        const float own = child.visits ? child.sum / visits : 0.5f;
        const float all = child.all_moves_visits ? child.all_moves_sum / static_cast<float>(child.all_moves_visits) : 0.6f;
        const float trust = std::sqrt(equal_trust / (3 * visits + equal_trust));
        return (1 - trust) * own + trust * all + 0.15f * std::sqrt(log_visits / (visits + 1));
    }

    // Proven wins, then the moves that were tried most; proven losses last.
    std::vector<std::size_t> ranked_children(std::size_t at) const {
        const Node& node = nodes_[at];
        std::vector<std::size_t> ranked;
        for (std::size_t n = 0; n < node.children; ++n) ranked.push_back(node.first_child + n);
        const auto rank = [&](std::size_t child) {
            const Node& entry = nodes_[child];
            if (entry.proven == unknown || entry.proven == static_cast<std::int8_t>(Winner::nobody)) return 1;
            return entry.proven == entry.mover ? 2 : 0;
        };
        std::stable_sort(ranked.begin(), ranked.end(), [&](std::size_t a, std::size_t b) {
            if (rank(a) != rank(b)) return rank(a) > rank(b);
            return nodes_[a].visits > nodes_[b].visits;
        });
        return ranked;
    }

    Result report() {
        Result result;
        const auto ranked = ranked_children(0);
        for (std::size_t n = 0; n < ranked.size() && static_cast<int>(n) < limits_.lines; ++n) {
            Line line;
            const Node& first = nodes_[ranked[n]];
            for (std::size_t at = ranked[n];;) {
                line.moves.push_back(G::written(nodes_[at].move));
                if (!nodes_[at].children) break;
                const std::size_t next = ranked_children(at).front();
                if (!nodes_[next].visits && nodes_[next].proven == unknown) break;
                at = next;
            }
            line.exact = first.proven != unknown && (n > 0 || nodes_[0].proven != unknown);
            line.score = score(first, static_cast<int>(line.moves.size()));
            result.depth = std::max(result.depth, static_cast<int>(line.moves.size()));
            result.lines.push_back(std::move(line));
        }
        result.nodes = allowance_.nodes();
        result.seconds = allowance_.seconds();
        return result;
    }

    // Thousandths of a win from even, or a certain result.
    static int score(const Node& node, int plies) {
        if (node.proven == static_cast<std::int8_t>(Winner::nobody)) return 0;
        if (node.proven != unknown) return (node.proven == node.mover ? 1 : -1) * (won - plies);
        if (!node.visits) return 0;
        return static_cast<int>(std::lround((2 * node.sum / static_cast<float>(node.visits) - 1) * 1000));
    }

    Limits limits_;
    Allowance& allowance_;
    bool guided_;
    Random random_;
    std::size_t room_;
    std::vector<Node> nodes_;
    std::vector<std::size_t> path_;
    std::vector<std::pair<int, int>> slots_;  // who played which slot, from the root on
    std::bitset<E::slots> played_[2];
};

}  // namespace meydan
