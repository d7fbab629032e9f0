// A Monte-Carlo search that goes on where an earlier one stopped: of the earlier tree only what lies below the position
// reached since then is still of use, and it moves into a block of its own.
#pragma once

#include <optional>
#include <vector>

#include "game.hpp"
#include "monte_carlo_tree.hpp"

namespace meydan {

// The tree that a search left, and the position that it began from.
template <Game G>
struct GrownTree {
    G root;
    NodeBlock<TreeNode<typename G::Move>> nodes;
};

// Where the tree holds the position: at its root, or after one move or two, the player's own and the opponent's.
template <Game G>
std::optional<std::uint32_t> place_in(const GrownTree<G>& tree, const G& wanted) {
    const std::string text = wanted.text();
    const auto is_wanted = [&](const G& here) { return here.key() == wanted.key() && here.text() == text; };
    const auto search = [&](auto& again, const G& here, std::uint32_t number, int plies) -> std::optional<std::uint32_t> {
        if (is_wanted(here)) return number;
        const auto& node = tree.nodes[number];
        if (!plies || !node.has_children()) return std::nullopt;
        for (std::uint32_t child = node.first_child; child < node.first_child + node.children; ++child) {
            G next = here;
            next.play(tree.nodes[child].move);
            if (const auto found = again(again, next, child, plies - 1)) return found;
        }
        return std::nullopt;
    };
    return search(search, tree.root, 0, 2);
}

// Whether a new search can use what lies below: not where it is certain that nothing can be won, for then a study of its
// own leaves open what is hardest to meet.
template <class Node>
bool of_use(const NodeBlock<Node>& nodes, const Node& top) {
    return top.has_children() && (!top.known() || top.result() == nodes[top.first_child].mover);
}

// The new block's root is what `top` was. Positions near it come first; those that half of the room cannot hold become
// leaves again.
template <class Node>
void regrow(const NodeBlock<Node>& old, std::uint32_t top, NodeBlock<Node>& fresh) {
    std::vector<std::uint32_t> from{top};
    fresh.claim(1);
    for (std::uint32_t number = 0; number < from.size(); ++number) {
        const Node& source = old[from[number]];
        Node& node = fresh[number];
        node.remember(source);
        if (!source.has_children() || from.size() + source.children > fresh.room() / 2) continue;
        node.bear(fresh.claim(source.children), source.children);
        for (std::uint32_t n = 0; n < source.children; ++n) from.push_back(source.first_child + n);
    }
}

}  // namespace meydan
