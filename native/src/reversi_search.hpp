// A Reversi position searched to the end of its limits: the middle game deeper and deeper, then the end of the game with
// growing certainty, until it is exact.
#pragma once

#include <vector>

#include "followers.hpp"
#include "reversi.hpp"
#include "reversi_end.hpp"
#include "search_result.hpp"

namespace meydan::reversi {

class Search {
  public:
    Search(Memory& memory, Allowance& allowance, const PatternWeights& weights)
        : middle_(memory, allowance, weights), end_(memory, allowance, weights), memory_(memory), allowance_(allowance) {}

    Result run(const Reversi& root, const Limits& limits, int first_step, const Progress& progress) {
        Result result;
        const Spot here = Spot::of(root.own(), root.theirs());
        std::vector<RootMove> moves = root_moves(root, here);
        const std::vector<Step> steps = planned(here.empties(), limits.depth);
        for (std::size_t i = std::min<std::size_t>(first_step, steps.size() - 1); i < steps.size(); ++i) {
            const bool whole = look_at_root(moves, steps[i], limits.lines);
            report(result, moves, whole || !i ? steps[i] : steps[i - 1], limits.lines);
            if (!whole) break;
            if (progress) progress(result);
            if (limits.seconds > 0 && allowance_.seconds() > 0.6 * limits.seconds) break;
        }
        return result;
    }

  private:
    static constexpr int unseen = -1000000;

    // Plies to look ahead; so many as there are empty squares means to the end.
    struct Step {
        int depth;
        bool to_the_end;
        int certainty;
    };

    struct RootMove {
        Reversi::Move move;
        Spot next;
        int score = unseen;  // hundredths of a disc
        bool exact = false;
        bool own_score = false;  // not only a bound
        bool best_known = true;  // no other move can turn out better
    };

    static std::vector<Step> planned(int empties, int depth_limit) {
        std::vector<Step> steps;
        const int last_middle = empties <= 8 ? 0 : empties <= 20 ? empties / 2 : empties - 10;
        const int depth = depth_limit && depth_limit < empties ? depth_limit : last_middle;
        for (int plies = 1; plies <= depth; ++plies) steps.push_back({plies, false, middle_certainty});
        if (depth_limit && depth_limit < empties) return steps;
        for (int certainty = empties <= 13 ? certain : 0; certainty <= certain; certainty += 2) {
            steps.push_back({empties, true, certainty});
        }
        return steps;
    }
    static constexpr int middle_certainty = 1;

    std::vector<RootMove> root_moves(const Reversi& root, const Spot& here) {
        Reversi::Move moves[Reversi::max_moves];
        const int count = root.moves(moves);
        std::vector<RootMove> found;
        for (int i = 0; i < count; ++i) {
            const Spot next = moves[i] == Reversi::pass
                                  ? here.passed()
                                  : here.after(moves[i], turned_by(moves[i], here.own, here.theirs));
            found.push_back({moves[i], next});
        }
        std::stable_sort(found.begin(), found.end(), [](const RootMove& a, const RootMove& b) {
            return freedom(placements(a.next.own, a.next.theirs)) < freedom(placements(b.next.own, b.next.theirs));
        });
        return found;
    }

    // One step. Keeps the best `lines` scores as they come; the others only have to prove that they are not better.
    bool look_at_root(std::vector<RootMove>& moves, const Step& step, int lines) {
        std::vector<RootMove> looked;
        for (const RootMove& entry : moves) {
            const int kept = static_cast<int>(looked.size());
            const bool free_place = kept < lines;
            const int floor = free_place ? unseen : looked[lines - 1].score;
            RootMove done = entry;
            done.best_known = true;
            done.exact = step.to_the_end && step.certainty == certain;
            done.score = free_place ? value(entry, step) : value_above(entry, step, floor);
            done.own_score = free_place || done.score > floor;
            if (allowance_.ended()) return finish_early(moves, looked, lines);
            const auto place = done.own_score ? std::find_if(looked.begin(), looked.end(),
                                                             [&](const RootMove& other) {
                                                                 return !other.own_score || other.score < done.score;
                                                             })
                                              : looked.end();
            looked.insert(place, std::move(done));
            if (static_cast<int>(looked.size()) > lines) looked[lines].own_score = false;
        }
        moves = std::move(looked);
        return true;
    }

    // Out of time within a step: what was looked at in it comes first, if it began with the move that led.
    static bool finish_early(std::vector<RootMove>& moves, std::vector<RootMove>& looked, int lines) {
        if (lines == 1 && !looked.empty()) {
            looked.front().best_known = false;
            for (RootMove& entry : moves) {
                const auto same = [&](const RootMove& other) { return other.move == entry.move; };
                if (std::none_of(looked.begin(), looked.end(), same)) looked.push_back(entry);
            }
            moves = std::move(looked);
        }
        return false;
    }

    // A first guess is the score of the step before. The window only ever grows: selective searches may contradict
    // each other.
    int value(const RootMove& entry, const Step& step) {
        const int unit = step.to_the_end ? 100 : 1;
        const int bound = step.to_the_end ? End::infinite : Middle::infinite;
        if (entry.score == unseen) return unit * window(entry, step, -bound, bound);
        const int guess = entry.score / unit;
        int reach = step.to_the_end ? 2 : 150;
        int low = std::max(guess - reach, -bound), high = std::min(guess + reach, bound);
        for (;;) {
            const int found = window(entry, step, low, high);
            if (allowance_.ended()) return 0;
            const bool too_low = found <= low && low > -bound, too_high = found >= high && high < bound;
            if (!too_low && !too_high) return unit * found;
            reach *= 4;
            if (too_low) low = std::max(found - reach, -bound);
            if (too_high) high = std::min(found + reach, bound);
        }
    }

    int value_above(const RootMove& entry, const Step& step, int floor) {
        const int unit = step.to_the_end ? 100 : 1;
        const int bound = step.to_the_end ? End::infinite : Middle::infinite;
        const int least = floor / unit;
        const int found = window(entry, step, least, least + 1);
        if (found <= least || allowance_.ended()) return unit * found;
        return unit * window(entry, step, least, bound);
    }

    int window(const RootMove& entry, const Step& step, int alpha, int beta) {
        if (step.to_the_end) {
            end_.certainty = step.certainty;
            return -end_.look(entry.next, -beta, -alpha);
        }
        middle_.certainty = step.certainty;
        const bool passed = entry.move == Reversi::pass;
        return -middle_.look(entry.next, passed ? step.depth : step.depth - 1, -beta, -alpha);
    }

    void report(Result& result, const std::vector<RootMove>& moves, const Step& step, int lines) {
        result.lines.clear();
        for (const RootMove& entry : moves) {
            if (static_cast<int>(result.lines.size()) == lines) break;
            Line line{{}, entry.score == unseen ? 0 : entry.score, entry.exact && entry.best_known};
            if (entry.exact && line.score) line.score += line.score > 0 ? won : -won;
            follow(entry, line.moves);
            result.lines.push_back(std::move(line));
        }
        result.depth = step.depth;
        result.nodes = allowance_.nodes();
        result.seconds = allowance_.seconds();
    }

    // The move and what the table says of how play goes on.
    void follow(const RootMove& entry, std::vector<std::string>& line) const {
        line.push_back(Reversi::written(entry.move));
        std::uint64_t own = entry.next.own, theirs = entry.next.theirs;
        for (;;) {
            const std::uint64_t moves = placements(own, theirs);
            Known known;
            if (!moves && placements(theirs, own)) {
                line.push_back(Reversi::written(Reversi::pass));
                std::swap(own, theirs);
                continue;
            }
            if (!moves || !memory_.find(key_of(own, theirs), known)) return;
            if (known.move == Known::no_move || !(moves & bit(known.move))) return;
            line.push_back(Reversi::written(static_cast<Reversi::Move>(known.move)));
            const std::uint64_t turned = turned_by(known.move, own, theirs);
            const std::uint64_t next = theirs & ~turned;
            theirs = own | turned | bit(known.move);
            own = next;
        }
    }

    Middle middle_;
    End end_;
    Memory& memory_;
    Allowance& allowance_;
};

// Searches with as many threads as asked for. They share the table, and the others only fill it for the leading one.
inline Result search(const Reversi& root, const Limits& limits, const Stop& stop, const Progress& progress,
                     const std::function<void()>& look_up, const PatternWeights& weights) {
    Memory memory(limits.megabytes);
    Followers others;
    for (int number = 1; number < limits.threads; ++number) {
        others.add([&, number](const Stop& dismissed) {
            Allowance allowance(endless(limits), dismissed, {});
            Search(memory, allowance, weights).run(root, endless(limits), number % 2, {});
        });
    }
    Allowance allowance(limits, stop, look_up);
    return Search(memory, allowance, weights).run(root, limits, 0, progress);
}

}  // namespace meydan::reversi
