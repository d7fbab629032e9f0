// Alpha-beta, once for all games: iterative deepening, principal variation search, a table of positions, late moves
// searched less deep first, and a quiet end where a game asks. The order of moves is search_move_order.hpp's.
//
// Every value carries whether it follows from finished games only. Such values hold at any depth, and when the best
// move's does, the result is exact.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <utility>
#include <vector>

#include "evaluate.hpp"
#include "followers.hpp"
#include "search_limits.hpp"
#include "search_move_order.hpp"
#include "search_result.hpp"
#include "search_table.hpp"

namespace meydan {

// Whether unlikely moves are looked at less deep or not at all, or every move to the full depth: then the value is that
// of minimax.
enum class Width { selective, full };

template <Estimated G>
class AlphaBeta {
    using E = Evaluation<G>;
    using Move = typename G::Move;

  public:
    AlphaBeta(Table& table, Allowance& allowance, Width width = Width::selective)
        : table_(table), allowance_(allowance), width_(width) {}

    // Deepens from `shallowest` until a limit or the end of the game is reached everywhere.
    Result run(const G& root, const Limits& limits, int shallowest, const Progress& progress) {
        Result result;
        std::vector<RootMove> moves = root_moves(root);
        path_.push_back(key_in_search(root));
        const int deepest = limits.depth ? std::min(limits.depth, max_ply / 2) : max_ply / 2;
        for (int depth = std::min(shallowest, deepest); depth <= deepest; depth = deeper(root, depth)) {
            const bool whole = look_at_root(root, moves, depth, limits.lines);
            report(result, moves, whole ? depth : depth - 1, limits.lines);
            if (!whole) break;
            if (progress) progress(result);
            if (settled(moves, limits.lines)) break;
        }
        return result;
    }

  private:
    static constexpr int max_ply = 240;
    static constexpr int infinite = 2 * won;
    using Order = MoveOrder<G, max_ply>;

    struct Value {
        int score;
        bool solved;
    };

    struct RootMove {
        Move move;
        Value value{-infinite, false};
        bool scored = false;    // its score is its own, not only a bound
        bool best_known = true;  // no other move can turn out better
        std::vector<Move> line;
    };

    std::vector<RootMove> root_moves(const G& root) {
        Move moves[G::max_moves];
        Ranked order[G::max_moves];
        const int count = root.moves(moves);
        order_.rank(root, moves, count, table_.find(key_in_search(root)).move, 0, order);
        std::vector<RootMove> found;
        for (int i = 0; i < count; ++i) {
            bring_best<false>(order, i, count);
            found.push_back({moves[order[i].index], {-infinite, false}, false, true, {moves[order[i].index]}});
        }
        return found;
    }

    // One iteration. Keeps the best `lines` scores as they come; the others only have to prove that they are not better.
    bool look_at_root(const G& root, std::vector<RootMove>& moves, int depth, int lines) {
        std::vector<RootMove> looked;
        bool all_solved = true;
        for (RootMove& entry : moves) {
            const int kept = static_cast<int>(looked.size());
            const int alpha = kept < lines ? -infinite : looked[lines - 1].value.score;
            G next = root;
            next.play(entry.move);
            const bool same = next.turn() == root.turn();
            line_length_[1] = 1;
            Value value;
            if (kept < lines) {
                value = child(next, same, depth - 1, -infinite, infinite, 1);
            } else {
                value = child(next, same, depth - 1, alpha, alpha + 1, 1);
                if (value.score > alpha && !allowance_.ended()) value = child(next, same, depth - 1, alpha, infinite, 1);
            }
            if (allowance_.ended()) return finish_early(moves, looked, lines);
            all_solved &= value.solved;
            RootMove done{entry.move, value, kept < lines || value.score > alpha, true, {entry.move}};
            if (done.scored) done.line.insert(done.line.end(), &lines_[1][1], &lines_[1][line_length_[1]]);
            if (!done.scored) {
                looked.push_back(std::move(done));
                continue;
            }
            const auto place = std::find_if(looked.begin(), looked.end(), [&](const RootMove& other) {
                return !other.scored || other.value.score < value.score;
            });
            looked.insert(place, std::move(done));
            if (static_cast<int>(looked.size()) > lines) looked[lines].scored = false;
        }
        looked.front().best_known = all_solved || (!E::counts && looked.front().value.score >= surely_won);
        moves = std::move(looked);
        return true;
    }

    // Out of time within an iteration: what was looked at in it comes first, if it began with the move that led.
    bool finish_early(std::vector<RootMove>& moves, std::vector<RootMove>& looked, int lines) {
        if (lines == 1 && !looked.empty()) {
            looked.front().best_known = false;
            const auto seen = [&](const RootMove& entry) {
                return std::any_of(looked.begin(), looked.end(),
                                   [&](const RootMove& other) { return E::slot(other.move) == E::slot(entry.move); });
            };
            for (RootMove& entry : moves) {
                if (!seen(entry)) looked.push_back(std::move(entry));
            }
            moves = std::move(looked);
        }
        return false;
    }

    // Where the end is known to be near, and half the way to it has been searched, the rest is searched out at once.
    static int deeper(const G& root, int depth) {
        if constexpr (Ending<G>) {
            const int left = E::plies_left(root);
            if (left <= E::near_the_end && depth >= left / 2 && depth < left) return left;
        }
        return depth + 1;
    }

    // Whether every line from here ends within the depth: then nothing is won by looking less deep at first.
    static bool to_the_end(const G& here, int depth) {
        if constexpr (Ending<G>) {
            return depth >= E::plies_left(here);
        } else {
            return false;
        }
    }

    static bool settled(const std::vector<RootMove>& moves, int lines) {
        const int number = std::min<int>(lines, static_cast<int>(moves.size()));
        if (!moves.front().best_known) return false;
        return std::all_of(moves.begin(), moves.begin() + number,
                           [](const RootMove& entry) { return entry.value.solved; });
    }

    void report(Result& result, const std::vector<RootMove>& moves, int depth, int lines) {
        result.lines.clear();
        for (const RootMove& entry : moves) {
            if (static_cast<int>(result.lines.size()) == lines) break;
            const bool looked_at = entry.value.score > -infinite;  // not if the very first look was cut short
            Line line{{}, looked_at ? entry.value.score : 0, entry.value.solved && entry.best_known};
            for (const Move& move : entry.line) line.moves.push_back(G::written(move));
            result.lines.push_back(std::move(line));
        }
        result.depth = depth;
        result.nodes = allowance_.nodes();
        result.seconds = allowance_.seconds();
    }

    // The value for the side that has just moved to `next`; after a move that earns another one it is the same side.
    Value child(const G& next, bool same, int depth, int alpha, int beta, int ply) {
        if (same) return look(next, depth, alpha, beta, ply);
        const Value value = look(next, depth, -beta, -alpha, ply);
        return {-value.score, value.solved};
    }

    Value look(const G& here, int depth, int alpha, int beta, int ply) {
        line_length_[ply] = ply;
        if (here.over()) return {final_score(here, ply), true};
        if (allowance_.tick()) return {0, false};
        if (ply >= max_ply - 1) return {estimate(here), false};
        if constexpr (Deciding<G>) {
            const int plies = decider_.plies_to_win(here, depth);
            if (plies) return {plies > 0 ? won - ply - plies : -won + ply - plies, true};
        }
        const std::uint64_t key = key_in_search(here);
        if constexpr (Repeating<G>) {
            if (repeated(key)) return {0, false};
        }
        if (depth <= 0) return quiet(here, alpha, beta, ply);

        const bool wide = beta - alpha > 1;
        const Entry entry = table_.find(key);
        const int known = from_table(entry.score, ply);
        if (entry.bound != Bound::none && (entry.solved || (entry.depth >= depth && !wide))) {
            if (entry.bound == Bound::both || (entry.bound == Bound::lower && known >= beta) ||
                (entry.bound == Bound::upper && known <= alpha)) {
                return {known, entry.solved};
            }
        }

        const bool reducible = width_ == Width::selective && !to_the_end(here, depth);
        [[maybe_unused]] int standing = 0;
        if constexpr (Passing<G>) {
            standing = estimate(here);
            if (reducible && !wide && std::abs(beta) < surely_won) {
                if (depth <= 2 && standing >= beta + E::content[depth - 1]) return {standing, false};
                if (depth >= 3 && standing >= beta && ply != after_pass_ && E::may_pass(here)) {
                    const bool good_enough = passed(here, key, depth - 3 - depth / 4, beta, ply) >= beta;
                    if (allowance_.ended()) return {0, false};
                    if (good_enough) return {beta, false};
                }
            }
        }

        Move moves[G::max_moves];
        Ranked order[G::max_moves];
        const int count = here.moves(moves);
        order_.rank(here, moves, count, entry.bound == Bound::none ? Entry::no_move : entry.move, ply, order);
        const int next_depth = count == 1 ? depth : depth - 1;  // a forced move costs nothing
        path_.push_back(key);
        Value best{-infinite, true};
        int best_index = Entry::no_move;
        bool all_solved = true;
        int floor = alpha;
        for (int i = 0; i < count; ++i) {
            bring_best<(G::max_moves > 64)>(order, i, count);
            if (reducible && best.score > -surely_won && not_worth_a_look(order[i].rank, depth, standing, floor)) {
                all_solved = false;
                break;
            }
            const Move move = moves[order[i].index];
            G next = here;
            next.play(move);
            const bool same = next.turn() == here.turn();
            const int left = same ? depth : next_depth;  // nor does a move that earns another one
            Value value;
            if (i == 0) {
                value = child(next, same, left, floor, beta, ply + 1);
            } else {
                const bool late = reducible && order[i].rank < quiet_rank;
                const int reduced = late ? left - reduction(left, i) : left;
                value = child(next, same, reduced, floor, floor + 1, ply + 1);
                if (value.score > floor && reduced < left) value = child(next, same, left, floor, floor + 1, ply + 1);
                if (value.score > floor && wide) value = child(next, same, left, floor, beta, ply + 1);
            }
            if (allowance_.ended()) break;
            all_solved &= value.solved;
            if (value.score > best.score) {
                best = value;
                best_index = order[i].index;
            }
            if (value.score > floor) {
                floor = value.score;
                extend_line(move, ply);
            }
            if (floor >= beta) {
                order_.remember(here.turn(), move, depth, ply);
                break;
            }
        }
        path_.pop_back();
        if (allowance_.ended()) return {0, false};
        const bool cut = best.score >= beta;
        if (!cut && !(best.solved && !E::counts && best.score >= surely_won)) best.solved = all_solved;
        const Bound bound = cut ? Bound::lower : best.score > alpha ? Bound::both : Bound::upper;
        table_.keep(key, {to_table(best.score, ply), best_index, std::min(depth, 255), bound, best.solved});
        return best;
    }

    // What is left to the side to move, at least, if it lets the other one move.
    int passed(const G& here, std::uint64_t key, int depth, int beta, int ply) {
        G next = here;
        next.pass();
        const int before = std::exchange(after_pass_, ply + 1);
        path_.push_back(key);
        const Value value = child(next, false, depth, beta - 1, beta, ply + 1);
        path_.pop_back();
        after_pass_ = before;
        return value.score;
    }

    // Near the horizon: idle moves, and quiet ones that cannot raise the estimate enough. So are all that follow.
    static bool not_worth_a_look([[maybe_unused]] int rank, [[maybe_unused]] int depth, [[maybe_unused]] int standing,
                                 [[maybe_unused]] int floor) {
        if constexpr (Passing<G>) {
            if (depth <= 2 && rank < 0) return true;
            return depth == 1 && rank < E::likely * Order::promise_unit && standing + E::hope <= floor;
        } else {
            return false;
        }
    }

    // Estimates once no noisy move is left; the side to move may always be content with the position as it is.
    Value quiet(const G& here, int alpha, int beta, int ply) {
        const int standing = estimate(here);
        if constexpr (!Noisy<G>) {
            return {standing, false};
        } else {
            if (standing >= beta || ply >= max_ply - 1) return {standing, false};
            int floor = std::max(alpha, standing);
            Value best{standing, false};
            Move moves[G::max_moves];
            Ranked order[G::max_moves];
            const int count = Order::rank_noisy(here, moves, order);
            for (int i = 0; i < count; ++i) {
                bring_best<false>(order, i, count);
                G next = here;
                next.play(moves[order[i].index]);
                const bool same = next.turn() == here.turn();
                const Value value = quiet_child(next, same, floor, beta, ply + 1);
                if (allowance_.ended()) return {0, false};
                best.score = std::max(best.score, value.score);
                floor = std::max(floor, value.score);
                if (floor >= beta) break;
            }
            return best;
        }
    }

    Value quiet_child(const G& next, bool same, int alpha, int beta, int ply) {
        if (next.over()) return {(same ? 1 : -1) * final_score(next, ply), false};
        if (allowance_.tick()) return {0, false};
        if (same) return quiet(next, alpha, beta, ply);
        const Value value = quiet(next, -beta, -alpha, ply);
        return {-value.score, false};
    }

    static constexpr int quiet_rank = 8 * Order::promise_unit;  // below it a late move is searched less deep at first

    // How much less deep the move that comes so late is searched at first; a ply is always left.
    static int reduction(int depth, int place) {
        if constexpr (Passing<G>) {
            static const auto table = [] {
                std::array<std::array<std::uint8_t, 64>, 64> made{};
                for (int d = 2; d < 64; ++d) {
                    for (int n = 3; n < 64; ++n) {
                        const int less = static_cast<int>(0.6 + std::log(d) * std::log(n) / 2.2);
                        made[d][n] = static_cast<std::uint8_t>(std::min(less, d - 1));
                    }
                }
                return made;
            }();
            return table[std::min(depth, 63)][std::min(place, 63)];
        } else {
            return depth >= 3 && place >= 4 ? 1 + (place >= 16) : 0;
        }
    }

    void extend_line(Move move, int ply) {
        lines_[ply][ply] = move;
        std::copy(&lines_[ply + 1][ply + 1], &lines_[ply + 1][line_length_[ply + 1]], &lines_[ply][ply + 1]);
        line_length_[ply] = line_length_[ply + 1];
    }

    // A position that comes back within the search is taken for drawn at once; the rules themselves see the third time.
    bool repeated(std::uint64_t key) const { return std::find(path_.begin(), path_.end(), key) != path_.end(); }

    // A win is stored by its distance from here and used by its distance from the root.
    static int to_table(int score, int ply) {
        if (E::counts) return score;
        return score >= surely_won ? score + ply : score <= -surely_won ? score - ply : score;
    }
    static int from_table(int score, int ply) {
        if (E::counts) return score;
        return score >= surely_won ? score - ply : score <= -surely_won ? score + ply : score;
    }

    Table& table_;
    Allowance& allowance_;
    Width width_;
    [[no_unique_address]] typename DeciderOf<G>::type decider_;
    int after_pass_ = -1;  // the ply after a passed turn: there nobody passes again
    std::vector<std::uint64_t> path_;  // the keys of the positions from the root to here
    Order order_;
    Move lines_[max_ply + 1][max_ply + 1]{};
    int line_length_[max_ply + 1]{};
};

// Searches with as many threads as asked for. They share the table, and the others only fill it for the leading one.
// `load` gives each thread the position on a trail of its own.
template <Estimated G, class Load>
Result alpha_beta(Load load, const Limits& limits, Table& table, Width width, const Stop& stop,
                  const Progress& progress, const std::function<void()>& look_up) {
    Followers others;
    for (int number = 1; number < limits.threads; ++number) {
        others.add([&, number](const Stop& dismissed) {
            Allowance allowance(endless(limits), dismissed, {});
            Trail trail;
            auto search = std::make_unique<AlphaBeta<G>>(table, allowance, width);
            search->run(load(trail), endless(limits), 1 + number % 2, {});
        });
    }
    Allowance allowance(limits, stop, look_up);
    Trail trail;
    return std::make_unique<AlphaBeta<G>>(table, allowance, width)->run(load(trail), limits, 1, progress);
}

}  // namespace meydan
