// The tree of a Monte-Carlo search, which several threads grow at once without locks.
//
// Nodes live in one block of fixed size that the system fills with memory only where it is used; whoever grows a node
// claims its children's places there. What is proven never changes again, so no order of writes can make it wrong.
#pragma once

#include <atomic>
#include <memory>
#include <utility>

#include "game.hpp"

namespace meydan {

// Visits and the sum of their results in one word, so that no thread sees one without the other.
class Tally {
  public:
    static constexpr std::uint32_t most_visits = (1u << 30) - 1;

    Tally() = default;
    Tally& operator=(const Tally& other) {
        word_.store(other.word(), std::memory_order_relaxed);
        return *this;
    }

    std::uint32_t visits() const { return static_cast<std::uint32_t>(word() >> sum_bits); }
    std::uint64_t word() const { return word_.load(std::memory_order_relaxed); }
    static float mean(std::uint64_t word, float unit) {
        return static_cast<float>(word & sum_mask) / (unit * static_cast<float>(word >> sum_bits));
    }

    void visit(bool alone) { add(std::uint64_t{1} << sum_bits, alone); }
    void result(int points, bool alone) { add(static_cast<std::uint64_t>(points), alone); }
    void visit_with(int points, bool alone) {
        add((std::uint64_t{1} << sum_bits) + static_cast<std::uint64_t>(points), alone);
    }

  private:
    static constexpr int sum_bits = 34;
    static constexpr std::uint64_t sum_mask = (std::uint64_t{1} << sum_bits) - 1;

    // A single thread needs no locked addition, which takes longer.
    void add(std::uint64_t amount, bool alone) {
        if (alone) {
            word_.store(word() + amount, std::memory_order_relaxed);
        } else {
            word_.fetch_add(amount, std::memory_order_relaxed);
        }
    }

    std::atomic<std::uint64_t> word_{0};
};

template <class Move>
struct TreeNode {
    static constexpr std::int8_t unknown = -1;
    enum : std::uint8_t { leaf, growing, grown };

    Tally own;        // results of the side that moved here
    Tally all_moves;  // the same of all games in which that side played this move later
    float share = 0;  // of the attention among its brothers, as foreseen
    std::atomic<float> hope{0.5f};  // of the side that moved here, by estimates, if both sides follow them
    std::uint32_t first_child = 0;
    std::uint16_t children = 0;
    std::atomic<std::uint8_t> state{leaf};
    std::atomic<std::uint8_t> studied{0};
    std::int8_t mover = 0;                    // who moved here
    std::atomic<std::int8_t> proven{unknown};  // the winner (2 nobody), once it is certain
    std::atomic<bool> needless{false};        // another move is at least as good
    Move move{};

    std::int8_t result() const { return proven.load(std::memory_order_relaxed); }
    bool known() const { return result() != unknown; }
    // Of a win of the side that moved here, where the result is known.
    float certain_share() const {
        return result() == static_cast<std::int8_t>(Winner::nobody) ? 0.5f : result() == mover ? 1.0f : 0.0f;
    }
    bool has_children() const { return state.load(std::memory_order_acquire) == grown; }

    void bear(std::uint32_t first, int count) {
        first_child = first;
        children = static_cast<std::uint16_t>(count);
        state.store(grown, std::memory_order_release);
    }

    // All that another node of the same position knows, but for its children. Nobody else may use either meanwhile.
    void remember(const TreeNode& other) {
        own = other.own;
        all_moves = other.all_moves;
        share = other.share;
        hope.store(other.hope.load(std::memory_order_relaxed), std::memory_order_relaxed);
        studied.store(other.studied.load(std::memory_order_relaxed), std::memory_order_relaxed);
        mover = other.mover;
        proven.store(other.result(), std::memory_order_relaxed);
        needless.store(other.needless.load(std::memory_order_relaxed), std::memory_order_relaxed);
        move = other.move;
    }
};

template <class Node>
class NodeBlock {
  public:
    explicit NodeBlock(std::size_t room) : room_(room), nodes_(std::allocator<Node>().allocate(room)) {}
    ~NodeBlock() {
        if (nodes_) std::allocator<Node>().deallocate(nodes_, room_);
    }
    NodeBlock(NodeBlock&& other) noexcept
        : room_(std::exchange(other.room_, 0)), used_(other.used_.exchange(0)), nodes_(std::exchange(other.nodes_, nullptr)) {}

    std::size_t room() const { return room_; }
    std::size_t used() const { return used_.load(std::memory_order_relaxed); }

    Node& operator[](std::size_t number) const { return nodes_[number]; }

    // So many new nodes in a row; 0, which is the root's own number, when there is no room left.
    std::uint32_t claim(int count) {
        const std::size_t first = used_.fetch_add(static_cast<std::size_t>(count), std::memory_order_relaxed);
        if (first + static_cast<std::size_t>(count) > room_) {
            used_.fetch_sub(static_cast<std::size_t>(count), std::memory_order_relaxed);
            return 0;
        }
        for (int n = 0; n < count; ++n) std::construct_at(nodes_ + first + n);
        return static_cast<std::uint32_t>(first);
    }

  private:
    static_assert(std::is_trivially_destructible_v<Node>);

    std::size_t room_;
    std::atomic<std::size_t> used_{0};
    Node* nodes_;
};

}  // namespace meydan
