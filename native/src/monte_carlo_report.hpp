// What a Monte-Carlo search tells at its end and on its way: the best lines of its tree.
#pragma once

#include <cmath>
#include <utility>

#include "evaluate.hpp"
#include "monte_carlo_conclusions.hpp"
#include "search_result.hpp"

namespace meydan {

// Thousandths of a win from even, or a certain result.
template <class Move>
int score_of(const TreeNode<Move>& node, std::int8_t certain, int plies) {
    if (certain == static_cast<std::int8_t>(Winner::nobody)) return 0;
    if (certain != TreeNode<Move>::unknown) return (certain == node.mover ? 1 : -1) * (won - plies);
    if (!node.own.visits()) return 0;
    return static_cast<int>(std::lround((2 * Tally::mean(node.own.word(), whole_win) - 1) * 1000));
}

// Of the root's moves, the best first.
template <Searchable G>
Result best_lines(const G& root, const NodeBlock<TreeNode<typename G::Move>>& nodes,
                  const Conclusions<typename G::Move>& conclusions, int number) {
    using Node = TreeNode<typename G::Move>;
    Result result;
    const auto ranked = conclusions.ranked_children(nodes[0]);
    const std::int8_t whole = nodes[0].result();
    for (std::size_t n = 0; n < ranked.size() && static_cast<int>(n) < number; ++n) {
        Line line;
        const Node& first = nodes[ranked[n]];
        const bool as_whole = conclusions.hopeless() && !first.needless.load(std::memory_order_relaxed);
        const std::int8_t certain = first.known() ? first.result() : as_whole ? whole : Node::unknown;
        G here = root;
        for (const Node* at = &first;;) {
            line.moves.push_back(G::written(at->move));
            here.play(at->move);
            if (!at->has_children()) break;
            const Node& next = nodes[conclusions.ranked_children(*at).front()];
            if (!next.own.visits() && !next.known()) break;
            at = &next;
        }
        line.exact = certain != Node::unknown && (n > 0 || whole != Node::unknown);
        // Where a study has proven the rest, it cannot last longer than there are places left.
        const int plies = static_cast<int>(line.moves.size()) + (here.over() ? 0 : here.count_moves());
        line.visits = first.own.visits();
        line.score = score_of(first, certain, plies);
        result.depth = std::max(result.depth, static_cast<int>(line.moves.size()));
        result.lines.push_back(std::move(line));
    }
    return result;
}

}  // namespace meydan
