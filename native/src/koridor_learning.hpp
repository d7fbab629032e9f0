// Learning Koridor's network by self-play: games between equal short searches from random openings, and the weights
// that tell their results, and what the searches thought, from their positions.
#pragma once

#include <functional>
#include <memory>
#include <numeric>

#include "evaluate_koridor.hpp"
#include "search_alpha_beta.hpp"

namespace meydan::koridor {

// A position of a game, what the search thought of it, and the result; both for the side to move, from −1 to 1.
struct Lesson {
    Koridor position;
    float thought;
    float result;
};

struct GamesWanted {
    std::uint64_t number;
    std::uint64_t seed;
    std::uint64_t nodes;  // for each move
    int most_random;      // plies at the beginning; how many is random too
    int random_of_1000;   // how often a later move is random
    int longest = 300;    // plies
};

class SelfPlayed {
  public:
    explicit SelfPlayed(const GamesWanted& wanted) : wanted_(wanted), random_(0) {}

    std::vector<Lesson> run(const std::function<void()>& look_up) {
        for (std::uint64_t game = 0; game < wanted_.number; ++game) {
            look_up();
            if (game % games_a_seed == 0) random_ = Random(wanted_.seed * 1'000'003 + game);
            play();
        }
        return std::move(lessons_);
    }

  private:
    static constexpr std::uint64_t games_a_seed = 100;

    void play() {
        Trail trail;
        Koridor here = Koridor::parse("e1/10 e9/10 - first", {});
        here.walk_on(trail, {});
        Table table(1);
        const std::size_t first = lessons_.size();
        float result = 0;  // of the first player
        const int opening = static_cast<int>(random_.below(static_cast<std::uint32_t>(wanted_.most_random) + 1));
        for (int ply = 0; ply < wanted_.longest; ++ply) {
            const float sign = here.turn() == 0 ? 1 : -1;
            if (here.over()) {
                result = here.winner() == Winner::nobody ? 0.0f : here.winner() == Winner::first ? 1.0f : -1.0f;
                break;
            }
            if (ply < opening || static_cast<int>(random_.below(1000)) < wanted_.random_of_1000) {
                here.play(here.sample(random_));
                continue;
            }
            const Line line = searched(here, table);
            const bool decided = std::abs(line.score) >= surely_won;
            const float thought = std::clamp(static_cast<float>(line.score) / 1000, -1.0f, 1.0f);
            lessons_.push_back({here, thought, 0});
            if (decided) {
                result = sign * thought;
                break;
            }
            here.play(Koridor::read(line.moves.front()));
        }
        for (std::size_t n = first; n < lessons_.size(); ++n) {
            lessons_[n].result = lessons_[n].position.turn() == 0 ? result : -result;
        }
    }

    Line searched(const Koridor& here, Table& table) {
        Limits limits;
        limits.nodes = wanted_.nodes;
        Allowance allowance(limits, stop_, {});
        return std::make_unique<AlphaBeta<Koridor>>(table, allowance)->run(here, limits, 1, {}).lines.front();
    }

    GamesWanted wanted_;
    Random random_;
    Stop stop_;
    std::vector<Lesson> lessons_;
};

struct StudyWanted {
    int rounds;  // how often each position is learned
    double rate_at_first, rate_at_last;
    float trust_in_result;  // the rest is trust in the search
    std::uint64_t seed;
};

// Least cross-entropy by Adam, over small portions of the positions in an order of chance.
class NetLearner {
  public:
    using Report = std::function<void(int round, double error)>;

    static NetWeights learned(const std::vector<Lesson>& from, const StudyWanted& wanted, const Report& report,
                              const std::function<void()>& look_up) {
        NetLearner learner(from, wanted);
        const std::size_t steps = static_cast<std::size_t>(wanted.rounds) * (from.size() / portion);
        for (int round = 0; round < wanted.rounds; ++round) {
            learner.shuffle();
            for (std::size_t at = 0; at + portion <= from.size(); at += portion) {
                const double part = static_cast<double>(learner.steps_) / static_cast<double>(steps);
                const double rate = wanted.rate_at_first * std::pow(wanted.rate_at_last / wanted.rate_at_first, part);
                learner.step(at, static_cast<float>(rate));
                if (learner.steps_ % 16 == 0) look_up();
            }
            report(round + 1, learner.errors_ / static_cast<double>(from.size() / portion * portion));
            learner.errors_ = 0;
        }
        return std::move(learner.weights_);
    }

  private:
    static constexpr std::size_t portion = 1024;
    static constexpr float most_out = 1.98f;  // what Net can hold

    NetLearner(const std::vector<Lesson>& from, const StudyWanted& wanted)
        : from_(from), wanted_(wanted), random_(wanted.seed), order_(from.size()) {
        std::iota(order_.begin(), order_.end(), 0u);
        const auto chance = [&] { return static_cast<float>(random_.below(2001)) / 1000 - 1; };
        for (float& weight : weights_.rows) weight = 0.1f * chance();
        for (float& weight : weights_.bias) weight = 0.2f;
        for (float& weight : weights_.out) weight = 0.1f * chance();
    }

    void shuffle() {
        for (std::size_t n = order_.size(); n > 1; --n) {
            std::swap(order_[n - 1], order_[random_.below(static_cast<std::uint32_t>(n))]);
        }
    }

    void step(std::size_t begin, float rate) {
        for (std::size_t n = begin; n < begin + portion; ++n) learn(from_[order_[n]]);
        ++steps_;
        const float t = static_cast<float>(steps_);
        const float unbiased = std::sqrt(1 - std::pow(0.999f, t)) / (1 - std::pow(0.9f, t));
        follow(weights_.rows, slope_.rows, first_.rows, second_.rows, rate * unbiased);
        follow(weights_.bias, slope_.bias, first_.bias, second_.bias, rate * unbiased);
        follow(weights_.out, slope_.out, first_.out, second_.out, rate * unbiased);
        follow(weights_.out_bias, slope_.out_bias, first_.out_bias, second_.out_bias, rate * unbiased);
        for (float& weight : weights_.out) weight = std::clamp(weight, -most_out, most_out);
    }

    static void follow(std::vector<float>& weights, std::vector<float>& slopes, std::vector<float>& first,
                       std::vector<float>& second, float rate) {
        for (std::size_t n = 0; n < weights.size(); ++n) {
            const float slope = slopes[n] / portion;
            first[n] += 0.1f * (slope - first[n]);
            second[n] += 0.001f * (slope * slope - second[n]);
            weights[n] -= rate * first[n] / (std::sqrt(second[n]) + 1e-8f);
            slopes[n] = 0;
        }
    }

    void learn(const Lesson& lesson) {
        const Facts facts(lesson.position);
        alignas(16) float sums[net::hidden], pull[net::hidden];
        std::copy(weights_.bias.begin(), weights_.bias.end(), sums);
        for (int n = 0; n < facts.number; ++n) {
            const float* const row = &weights_.rows[facts.inputs[n] * net::hidden];
            for (int unit = 0; unit < net::hidden; ++unit) sums[unit] += row[unit];
        }
        const float* const out = &weights_.out[facts.stage * net::hidden];
        float sum = facts.at_first_sight + weights_.out_bias[facts.stage];
        for (int unit = 0; unit < net::hidden; ++unit) {
            const float value = std::clamp(sums[unit], 0.0f, 1.0f);
            sum += out[unit] * value * value;
        }
        const float trust = lesson.thought == lesson.result ? 1 : wanted_.trust_in_result;
        const float wanted = trust * lesson.result + (1 - trust) * lesson.thought;
        const float error = std::tanh(sum) - wanted;
        errors_ += error * error;
        slope_.out_bias[facts.stage] += error;
        float* const out_slope = &slope_.out[facts.stage * net::hidden];
        for (int unit = 0; unit < net::hidden; ++unit) {
            const float value = std::clamp(sums[unit], 0.0f, 1.0f);
            out_slope[unit] += error * value * value;
            pull[unit] = value == sums[unit] ? error * out[unit] * 2 * value : 0.0f;
            slope_.bias[unit] += pull[unit];
        }
        for (int n = 0; n < facts.number; ++n) {
            float* const row = &slope_.rows[facts.inputs[n] * net::hidden];
            for (int unit = 0; unit < net::hidden; ++unit) row[unit] += pull[unit];
        }
    }

    const std::vector<Lesson>& from_;
    const StudyWanted& wanted_;
    Random random_;
    std::vector<std::uint32_t> order_;
    NetWeights weights_, slope_, first_, second_;
    double errors_ = 0;
    std::size_t steps_ = 0;
};

}  // namespace meydan::koridor
