// Learning what deserves attention in Hex, by self-play: games are played by search, and the weights are fitted so that
// the moves' shares become those that the search gave its random games to. Every round plays with the weights of the
// one before, and its fit begins with nothing.
#pragma once

#include <array>
#include <cmath>
#include <functional>
#include <utility>
#include <vector>

#include "guide_hex.hpp"
#include "search_monte_carlo.hpp"

namespace meydan::hex {

struct Lessons {
    int rounds;
    int games;            // a round
    std::uint64_t nodes;  // random games a move
    std::uint64_t seed;
};

// How far it has come: the positions learned from, and how far the shares still were from the search's (the mean
// Kullback-Leibler divergence).
using Report = std::function<void(std::uint64_t positions, double divergence)>;

// The guide with the weights of the round before.
struct Pupil : Guide<Hex> {
    static inline thread_local const AttentionWeights* weights = nullptr;

    static void foresee(const Hex& here, const Hex::Move* moves, int count, Foreseen* foreseen) {
        foresee_with(*weights, here, moves, count, foreseen);
    }
};

class Learner {
  public:
    // The weights after all rounds.
    static std::vector<float> learned(const Hex& start, const Lessons& lessons, const Report& report,
                                      const std::function<void()>& look_up) {
        AttentionWeights weights;
        for (int number = 0; number < lessons.rounds; ++number) {
            Learner round(lessons, lessons.seed + static_cast<std::uint64_t>(number), weights);
            for (int game = 0; game < lessons.games; ++game) round.play(start, look_up);
            weights = round.fitted(report, look_up);
        }
        return weights.values();
    }

  private:
    static constexpr int most_random_plies = 4;
    static constexpr int varied_plies = 12;      // until here moves are drawn by their share of the random games
    static constexpr int too_uneven = 350;       // at the beginning, in thousandths of a win
    static constexpr int decided = 900;
    static constexpr int plies_when_decided = 6;
    static constexpr float smallest_share = 0.01f;
    static constexpr int times = 5;              // that every position is looked at
    static constexpr float rate = 0.05f;
    static constexpr float forgetting = 1e-4f;   // of a weight, for each error
    static constexpr float too_small = 1e-3f;    // an error that is left as it is
    static constexpr float flow_scale = 0.3f;    // flows are larger than the ones that the other weights count

    struct Example {
        std::vector<Noticed> noticed;
        std::vector<float> shares;
    };

    Learner(const Lessons& lessons, std::uint64_t seed, const AttentionWeights& weights)
        : lessons_(lessons), weights_(weights), random_(seed) {}

    // One game by search; each of its positions is an example, as it is and turned by half a turn. It ends where its
    // result is proven or has been clear for some plies.
    void play(const Hex& start, const std::function<void()>& look_up) {
        Hex here = start;
        const int opening = 1 + static_cast<int>(random_.below(most_random_plies));
        for (int ply = 0; ply < opening; ++ply) here.play(here.sample(random_));
        for (int ply = opening, clear = 0; !here.over() && clear <= plies_when_decided; ++ply) {
            const Result result = search(here, look_up);
            const int score = result.lines[0].score;
            if (result.lines[0].exact || (ply == opening && std::abs(score) > too_uneven)) return;
            clear += std::abs(score) > decided;
            learn_from(here, result);
            here.play(ply < varied_plies ? drawn(result) : Hex::read(result.lines[0].moves[0]));
        }
    }

    Result search(const Hex& here, const std::function<void()>& look_up) {
        Pupil::weights = &weights_;
        const Limits limits(0, lessons_.nodes, 0, Hex::max_moves, 1, 64, random_.next());
        return MonteCarlo<Hex, Pupil>(limits, Pupil::taste).run(here, nullptr, Stop(), {}, look_up);
    }

    Hex::Move drawn(const Result& result) {
        double whole = 0;
        const auto likely = [](const Line& line) { return std::pow(static_cast<double>(line.visits), 1.5); };
        for (const Line& line : result.lines) whole += likely(line);
        double left = whole * (static_cast<double>(random_.next() >> 11) * 0x1p-53);
        for (const Line& line : result.lines) {
            left -= likely(line);
            if (left < 0) return Hex::read(line.moves[0]);
        }
        return Hex::read(result.lines[0].moves[0]);
    }

    void learn_from(const Hex& here, const Result& result) {
        std::array<float, cells> visits{};
        float whole = 0;
        std::uint64_t all = 0;
        for (const Line& line : result.lines) all += line.visits;
        for (const Line& line : result.lines) {
            const auto number = static_cast<float>(line.visits);
            if (number < smallest_share * static_cast<float>(all)) continue;
            visits[Hex::read(line.moves[0])] = number;
            whole += number;
        }
        if (whole == 0) return;
        Hex::Move moves[Hex::max_moves];
        const int count = here.moves(moves);
        for (const View view : {View::straight, View::turned}) {
            const Attention attention(here, view);
            Example example;
            for (int n = 0; n < count; ++n) {
                example.noticed.push_back(attention.notice(moves[n]));
                example.shares.push_back(visits[moves[n]] / whole);
            }
            examples_.push_back(std::move(example));
        }
    }

    // Gradient descent, each weight the slower the more it has moved (AdaGrad).
    AttentionWeights fitted(const Report& report, const std::function<void()>& look_up) {
        AttentionWeights weights;
        std::vector<float> moved(attention_weights, 0.01f);
        std::vector<float> shares;
        for (int time = 0; time < times; ++time) {
            for (std::size_t n = examples_.size(); n > 1; --n) {
                std::swap(examples_[n - 1], examples_[random_.below(static_cast<std::uint32_t>(n))]);
            }
            const float pace = rate * (1 - static_cast<float>(time) / times);
            const auto correct = [&](std::uint32_t place, float error) {
                error += forgetting * weights[place];
                moved[place] += error * error;
                weights[place] -= pace * error / std::sqrt(moved[place]);
            };
            double divergence = 0;
            for (std::size_t number = 0; number < examples_.size(); ++number) {
                if (number % 1024 == 0) look_up();
                const Example& example = examples_[number];
                shares.clear();
                for (const Noticed& noticed : example.noticed) shares.push_back(weights.sum(noticed));
                share_out(shares.data(), static_cast<int>(shares.size()));
                for (std::size_t n = 0; n < shares.size(); ++n) {
                    const float wanted = example.shares[n];
                    if (wanted > 0) divergence += wanted * std::log(wanted / shares[n]);
                    const float error = shares[n] - wanted;
                    if (std::abs(error) < too_small) continue;
                    const Noticed& noticed = example.noticed[n];
                    for (std::uint32_t flow = 0; flow < flows; ++flow) {
                        correct(flow, flow_scale * error * noticed.flow[flow]);
                    }
                    for (int m = 0; m < noticed.count; ++m) correct(noticed.places[m], error);
                }
            }
            report(examples_.size() / 2, divergence / static_cast<double>(std::max<std::size_t>(examples_.size(), 1)));
        }
        return weights;
    }

    const Lessons& lessons_;
    const AttentionWeights& weights_;
    Random random_;
    std::vector<Example> examples_;
};

}  // namespace meydan::hex
