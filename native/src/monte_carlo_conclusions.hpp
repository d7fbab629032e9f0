// What follows in the tree of a Monte-Carlo search: which results are certain, what both sides may hope for, and in which
// order the moves stand.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <vector>

#include "monte_carlo_guide.hpp"
#include "monte_carlo_tree.hpp"

namespace meydan {

template <class Move>
class Conclusions {
    using Node = TreeNode<Move>;

  public:
    explicit Conclusions(const NodeBlock<Node>& nodes) : nodes_(nodes) {}

    // Whether a study has proven at once that nothing can be won at the root.
    bool hopeless() const { return hopeless_; }

    // A move that certainly wins decides; otherwise all that are not needless must be certain.
    void prove(Node& node) {
        const Node* const children = &nodes_[node.first_child];
        const std::int8_t to_move = children[0].mover;
        bool drawn = false;
        bool all = true;
        for (int n = 0; n < node.children; ++n) {
            const std::int8_t proven = children[n].result();
            if (proven == to_move) {
                node.proven.store(proven, std::memory_order_relaxed);
                return;
            }
            if (proven == Node::unknown) all &= children[n].needless.load(std::memory_order_relaxed);
            drawn |= proven == static_cast<std::int8_t>(Winner::nobody);
        }
        const auto result = drawn ? static_cast<std::int8_t>(Winner::nobody) : static_cast<std::int8_t>(1 - to_move);
        if (all) node.proven.store(result, std::memory_order_relaxed);
    }

    // What is best for the one side is what the other one has to hope for. Tells whether that is new.
    bool reckon(Node& node) {
        const Node* const children = &nodes_[node.first_child];
        float best = 0;
        for (int n = 0; n < node.children; ++n) {
            if (children[n].needless.load(std::memory_order_relaxed)) continue;
            const float hope = children[n].hope.load(std::memory_order_relaxed);
            best = std::max(best, children[n].known() ? children[n].certain_share() : hope);
        }
        const float hope = children[0].mover == node.mover ? best : 1 - best;
        if (node.hope.load(std::memory_order_relaxed) == hope) return false;
        node.hope.store(hope, std::memory_order_relaxed);
        return true;
    }

    // What a study has found. If nothing can be won at the root, its best moves stay open, to find what is hardest to
    // meet.
    void take(Node& node, const Verdict* verdicts) {
        Node* const children = &nodes_[node.first_child];
        const std::int8_t to_move = children[0].mover;
        const auto other = static_cast<std::int8_t>(1 - to_move);
        const auto nobody = static_cast<std::int8_t>(Winner::nobody);
        const auto any = [&](Verdict verdict) {
            return std::find(verdicts, verdicts + node.children, verdict) != verdicts + node.children;
        };
        const bool drawn = any(Verdict::draws);
        const Verdict best = drawn ? Verdict::draws : Verdict::loses;
        const bool hopeless = &node == &nodes_[0] && !any(Verdict::wins) && !any(Verdict::open);
        for (int n = 0; n < node.children; ++n) {
            const Verdict verdict = verdicts[n];
            if (verdict == Verdict::open || children[n].known() || (hopeless && verdict == best)) continue;
            if (verdict == Verdict::needless) {
                children[n].needless.store(drawn || !hopeless, std::memory_order_relaxed);
            } else {
                const auto otherwise = verdict == Verdict::draws ? nobody : other;
                children[n].proven.store(verdict == Verdict::wins ? to_move : otherwise, std::memory_order_relaxed);
            }
        }
        if (!hopeless) return prove(node);
        hopeless_ = true;
        node.proven.store(drawn ? nobody : other, std::memory_order_relaxed);
    }

    // Proven wins, then the moves that were tried most; proven losses last.
    std::vector<std::uint32_t> ranked_children(const Node& node) const {
        std::vector<std::uint32_t> ranked;
        for (std::uint32_t n = 0; n < node.children; ++n) ranked.push_back(node.first_child + n);
        const auto rank = [&](std::uint32_t child) {
            const Node& entry = nodes_[child];
            if (entry.needless.load(std::memory_order_relaxed) && !entry.known()) return 1;
            if (!entry.known() || entry.result() == static_cast<std::int8_t>(Winner::nobody)) return 2;
            return entry.result() == entry.mover ? 3 : 0;
        };
        std::stable_sort(ranked.begin(), ranked.end(), [&](std::uint32_t a, std::uint32_t b) {
            if (rank(a) != rank(b)) return rank(a) > rank(b);
            return nodes_[a].own.visits() > nodes_[b].own.visits();
        });
        return ranked;
    }

  private:
    const NodeBlock<Node>& nodes_;
    std::atomic<bool> hopeless_{false};
};

}  // namespace meydan
