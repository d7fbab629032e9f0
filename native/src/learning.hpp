// Learning the weights of patterns by self-play: temporal differences. Each side plays the move after which the other
// one's estimate is lowest; after a game every position's estimate is moved towards those that followed it and the
// result. The later ones are nearer to the end and know better.
#pragma once

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
    float rate_at_first, rate_at_last;  // of an error, added to every weight that took part in it
    int most_random_plies;              // at the beginning; how many is random too
    int random_of_1000;                 // later moves
    float trust_in_result;              // the rest is trust in the next estimate
    float patience;                     // what a result is worth that comes a ply later
};

template <Patterned G>
class Learner {
    using P = Patterns<G>;

  public:
    explicit Learner(std::vector<float> weights) : weights_(std::move(weights)) {
        if (weights_.size() != P::weights()) throw std::invalid_argument("a wrong number of weights");
    }

    const std::vector<float>& weights() const { return weights_; }
    double mean_square_error() const { return positions_ ? errors_ / static_cast<double>(positions_) : 0; }

    void play(const G& start, const Lessons& lessons, const std::function<void()>& look_up) {
        Random random(lessons.seed);
        for (std::uint64_t game = 0; game < lessons.games; ++game) {
            if (game % 64 == 0) look_up();
            const float part = static_cast<float>(game) / static_cast<float>(lessons.games);
            const float rate = lessons.rate_at_first + part * (lessons.rate_at_last - lessons.rate_at_first);
            const float result = one_game(start, lessons, random);
            learn(result, lessons, rate);
        }
    }

  private:
    struct Seen {
        G position;
        bool by_chance;  // the move that was played there
    };

    // The result for the side to move at the end.
    float one_game(const G& start, const Lessons& lessons, Random& random) {
        seen_.clear();
        const std::size_t opening = random.below(static_cast<std::uint32_t>(lessons.most_random_plies) + 1);
        G here = start;
        while (!here.over() && !P::wins(here)) {
            const bool by_chance =
                seen_.size() < opening || static_cast<int>(random.below(1000)) < lessons.random_of_1000;
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
    void learn(float result, const Lessons& lessons, float rate) {
        const float trust = lessons.trust_in_result;
        float hoped = result, estimated = result;
        for (std::size_t n = seen_.size(); n-- > 0;) {
            std::uint32_t places[P::active];
            P::find(seen_[n].position, places);
            const float now = std::tanh(sum_of(places));
            hoped = seen_[n].by_chance ? now : -lessons.patience * (trust * hoped + (1 - trust) * estimated);
            estimated = now;
            if (seen_[n].by_chance) continue;
            const float error = hoped - now;
            for (const std::uint32_t place : places) weights_[place] += rate * error;
            errors_ += error * error;
            ++positions_;
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

    std::vector<float> weights_;
    std::vector<Seen> seen_;
    double errors_ = 0;
    std::uint64_t positions_ = 0;
};

}  // namespace meydan
