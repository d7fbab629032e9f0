// Learning the weights of patterns by self-play: temporal differences. Each side plays the move after which the other
// one's estimate is lowest; after a game every position's estimate is moved towards those that followed it and the
// result. The later ones are nearer to the end and know better.
//
// Where it is asked for, each weight has a rate of its own (temporal coherence, after Beal and Smith): as long as its
// errors point the same way it learns fast, and when they contradict each other it comes to rest.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "patterns.hpp"
#include "random.hpp"

namespace meydan {

// How games are played to learn from, and how much is learned.
struct Lessons {
    std::uint64_t games;
    std::uint64_t seed;
    double rate_at_first, rate_at_last;  // of an error, added to every weight that took part in it
    bool own_rates;                      // the part of it that a weight's errors agree on
    int most_random_plies;               // at the beginning; how many is random too
    int random_of_1000;                  // later moves
    int longest;                         // game, in plies; then it is broken off
    float trust_in_result;               // the rest is trust in the next estimate
    float patience;                      // what a result is worth that comes a ply later
};

// How far it has come: the games played, and the mean square of the errors since the last report.
using Report = std::function<void(std::uint64_t games, double error)>;

template <Patterned G>
class Learner {
    using P = Patterns<G>;

  public:
    // The weights after all lessons, from nothing. The games begin at the starts in turn.
    static std::vector<float> learned(const std::vector<G>& starts, const Lessons& lessons, const Report& report,
                                      const std::function<void()>& look_up) {
        Learner learner(lessons);
        for (std::uint64_t begin = 0; begin < lessons.games; begin += games_a_report) {
            const std::uint64_t end = std::min(lessons.games, begin + games_a_report);
            learner.play(starts, begin, end, look_up);
            report(end, learner.errors_ / static_cast<double>(std::max<std::uint64_t>(learner.positions_, 1)));
            learner.errors_ = 0;
            learner.positions_ = 0;
        }
        return std::move(learner.weights_);
    }

  private:
    static constexpr std::uint64_t games_a_report = 100'000;  // which have a seed of their own

    struct Seen {
        G position;
        bool by_chance;  // the move that was played there
    };

    // What a weight has heard: its errors added up, as they are and without their signs.
    struct Heard {
        float sum = 0;
        float size = 0;

        float agreed() const { return size > 0 ? std::abs(sum) / size : 1; }
        void add(float error) {
            sum += error;
            size += std::abs(error);
        }
    };

    explicit Learner(const Lessons& lessons)
        : lessons_(lessons), weights_(P::weights()), heard_(lessons.own_rates ? P::weights() : 0) {}

    float rate_after(std::uint64_t games) const {
        const double part = static_cast<double>(games) / static_cast<double>(lessons_.games);
        return static_cast<float>(lessons_.rate_at_first + part * (lessons_.rate_at_last - lessons_.rate_at_first));
    }

    void play(const std::vector<G>& starts, std::uint64_t begin, std::uint64_t end,
              const std::function<void()>& look_up) {
        Random random(lessons_.seed + begin);
        const float rate_at_first = rate_after(begin), rate_at_last = rate_after(end);
        for (std::uint64_t game = begin; game < end; ++game) {
            if (game % 64 == 0) look_up();
            const float part = static_cast<float>(game - begin) / static_cast<float>(end - begin);
            const float result = one_game(starts[game % starts.size()], random);
            learn(result, rate_at_first + part * (rate_at_last - rate_at_first));
        }
    }

    // The result for the side to move at the end.
    float one_game(const G& start, Random& random) {
        seen_.clear();
        const std::size_t opening = random.below(static_cast<std::uint32_t>(lessons_.most_random_plies) + 1);
        G here = start;
        while (!here.over() && !P::wins(here)) {
            if (static_cast<int>(seen_.size()) == lessons_.longest) return std::tanh(hope_of(here));
            const bool by_chance =
                seen_.size() < opening || static_cast<int>(random.below(1000)) < lessons_.random_of_1000;
            seen_.push_back({here, by_chance});
            typename G::Move moves[G::max_moves];
            const int count = here.moves(moves);
            here.play(by_chance ? moves[random.below(static_cast<std::uint32_t>(count))] : best(here, moves, count));
        }
        return here.over() ? result_for(here.turn(), here) : 1;
    }

    typename G::Move best(const G& here, const typename G::Move* moves, int count) const {
        float least = 0;
        int found = -1;
        for (int n = 0; n < count; ++n) {
            G next = here;
            next.play(moves[n]);
            const float hope = hope_of(next);
            if (found < 0 || hope < least) {
                least = hope;
                found = n;
            }
        }
        return moves[found];
    }

    // From the end to the beginning. A random move says nothing of the position before it.
    void learn(float result, float rate) {
        const float trust = lessons_.trust_in_result;
        float hoped = result, estimated = result;
        for (std::size_t n = seen_.size(); n-- > 0;) {
            std::uint32_t places[P::active];
            P::find(seen_[n].position, places);
            const float now = std::tanh(sum_of(places));
            hoped = seen_[n].by_chance ? now : -lessons_.patience * (trust * hoped + (1 - trust) * estimated);
            estimated = now;
            if (seen_[n].by_chance) continue;
            const float error = hoped - now;
            correct(places, rate, error);
            errors_ += error * error;
            ++positions_;
        }
    }

    void correct(const std::uint32_t (&places)[P::active], float rate, float error) {
        if (!lessons_.own_rates) {
            for (const std::uint32_t place : places) weights_[place] += rate * error;
            return;
        }
        for (const std::uint32_t place : places) {
            weights_[place] += rate * heard_[place].agreed() * error;
            heard_[place].add(error);
        }
    }

    static float result_for(int side, const G& end) {
        const Winner winner = end.winner();
        return winner == Winner::nobody ? 0.0f : winner == side_as_winner(side) ? 1.0f : -1.0f;
    }

    // Of the side to move.
    float hope_of(const G& here) const {
        if (here.over()) return certain * result_for(here.turn(), here);
        if (P::wins(here)) return certain;
        std::uint32_t places[P::active];
        P::find(here, places);
        return sum_of(places);
    }

    float sum_of(const std::uint32_t* places) const {
        float sums[4]{};  // apart, so that no addition waits for the one before it
        int n = 0;
        for (; n + 4 <= P::active; n += 4) {
            for (int m = 0; m < 4; ++m) sums[m] += weights_[places[n + m]];
        }
        for (; n < P::active; ++n) sums[0] += weights_[places[n]];
        return sums[0] + sums[1] + sums[2] + sums[3];
    }

    static constexpr float certain = 1000;

    const Lessons& lessons_;
    std::vector<float> weights_;
    std::vector<Heard> heard_;
    std::vector<Seen> seen_;
    double errors_ = 0;
    std::uint64_t positions_ = 0;
};

}  // namespace meydan
