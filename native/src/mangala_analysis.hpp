// The exact value of every move of a position, by several threads with one memory.
#pragma once

#include <atomic>
#include <deque>
#include <mutex>
#include <span>
#include <vector>

#include "mangala_solver.hpp"

namespace meydan {

struct MoveValue {
    int pit;
    int take;  // of the stones on the board, by the mover, with best play after this move
};

class Analysis {
  public:
    Analysis(Pits pits, std::span<const std::uint8_t> table, Findings& findings, bool owner_keeps)
        : table_(table), findings_(findings), owner_keeps_(owner_keeps) {
        const int stones = pits.stones();
        for (int pit = 0; pit < 6; ++pit) {
            if (!((pits.own >> (8 * pit)) & 0xFF)) continue;
            const Mangala::Step next = Mangala::step(pits.own, pits.theirs, pit, owner_keeps);
            const std::uint64_t mine = next.own & Mangala::pits_mask;
            Task& task = tasks_.emplace_back();
            task.pit = pit;
            task.gain = static_cast<int>(next.own >> 48);
            task.left = stones - task.gain;
            task.again = next.again;
            task.pits = next.again ? Pits{mine, next.theirs} : Pits{next.theirs, mine};
            task.done = next.over;
            task.take = task.gain;
        }
    }

    // Called by each thread. One that finds every move begun helps with one that is not done.
    void work() {
        Solver solver(table_, findings_, owner_keeps_);
        int others = 0;
        while (Task* task = next(others)) {
            const int value = solver.value(task->pits, task->left, others, task->done);
            const std::lock_guard lock(mutex_);
            if (task->done) continue;  // somebody else was faster, or all is stopped
            task->take = task->gain + (task->again ? value : task->left - value);
            task->done = true;
        }
        nodes_ += solver.nodes();
    }

    void stop() {
        const std::lock_guard lock(mutex_);
        for (Task& task : tasks_) task.done = true;
    }

    std::vector<MoveValue> values() const {
        std::vector<MoveValue> all;
        for (const Task& task : tasks_) all.push_back({task.pit, task.take});
        return all;
    }

    int moves_done() const {
        int count = 0;
        for (const Task& task : tasks_) count += task.done;
        return count;
    }
    std::uint64_t nodes() const { return nodes_; }

  private:
    struct Task {
        Pits pits{};  // seen from who moves next
        int pit = 0;
        int gain = 0;
        int left = 0;
        bool again = false;
        int take = 0;
        int workers = 0;
        std::atomic<bool> done = false;
    };

    // The move that the fewest threads work on, and how many those are; none when all are done.
    Task* next(int& others) {
        const std::lock_guard lock(mutex_);
        Task* chosen = nullptr;
        for (Task& task : tasks_) {
            if (!task.done && (!chosen || task.workers < chosen->workers)) chosen = &task;
        }
        if (chosen) others = chosen->workers++;
        return chosen;
    }

    std::span<const std::uint8_t> table_;
    Findings& findings_;
    bool owner_keeps_;
    std::deque<Task> tasks_;
    std::mutex mutex_;
    std::atomic<std::uint64_t> nodes_ = 0;
};

}  // namespace meydan
