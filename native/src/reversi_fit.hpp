// Self-play of Reversi for fitting the weights of its patterns, and the fit: least squares for each stage of the game.
#pragma once

#include <cmath>
#include <cstring>

#include "random.hpp"
#include "reversi_search.hpp"

namespace meydan::reversi {

// A position, for the side to move, and the discs it is taken to win by: what searches along its game say, the further
// on the less, and near the end the exact margin.
struct Sample {
    std::uint64_t own;
    std::uint64_t theirs;
    double margin;
};

struct GamesWanted {
    std::uint64_t number;
    std::uint64_t seed;
    int depth;         // plies looked ahead for a move
    int most_random;   // a game begins with one to so many random moves
    int exact_from;    // empty squares from which play is perfect
};

// One game's worth of samples after another.
class SelfPlayed {
  public:
    SelfPlayed(const GamesWanted& wanted, const PatternWeights& weights)
        : wanted_(wanted), weights_(weights), random_(wanted.seed), memory_(8) {}

    std::vector<Sample> run(const std::function<void()>& look_up) {
        for (std::uint64_t game = 0; game < wanted_.number; ++game) {
            look_up();
            play();
        }
        return std::move(samples_);
    }

  private:
    void play() {
        Reversi here = Reversi::parse("......../......../......../...ox.../...xo.../......../......../........ first", {});
        int random_plies = 1 + static_cast<int>(random_.below(static_cast<std::uint32_t>(wanted_.most_random)));
        for (; random_plies && !here.over(); --random_plies) here.play(here.sample(random_));
        std::vector<Seen> seen;
        while (!here.over()) {
            const Found found = looked_at(here);
            seen.push_back({here, found.margin});
            here.play(found.move);
        }
        double margin = margin_of(here.own(), here.theirs());
        int turn = here.turn();
        for (auto each = seen.rbegin(); each != seen.rend(); ++each) {
            if (each->position.turn() != turn) margin = -margin;
            turn = each->position.turn();
            margin += own_share * (each->margin - margin);
            add(each->position, margin);
        }
        for (const Seen& each : seen) {
            if (empties_of(each.position) <= wanted_.exact_from) add_mistake(each.position);
        }
    }

    // A search is believed so much; the rest is what the game after it says.
    static constexpr double own_share = 0.1;

    struct Seen {
        Reversi position;
        double margin;
    };

    struct Found {
        Reversi::Move move;
        double margin;
    };

    // The estimate must know bad moves too, which perfect play does not show.
    void add_mistake(Reversi position) {
        position.play(position.sample(random_));
        if (!position.over()) add(position, looked_at(position).margin);
    }

    void add(const Reversi& position, double margin) {
        if (reversi::placements(position.own(), position.theirs())) {
            samples_.push_back({position.own(), position.theirs(), margin});
        }
    }

    Found looked_at(const Reversi& position) {
        const bool near_the_end = empties_of(position) <= wanted_.exact_from;
        const Line line = searched(position, near_the_end ? 0 : wanted_.depth).lines.front();
        const int score = line.score > won / 2 ? line.score - won : line.score < -won / 2 ? line.score + won : line.score;
        return {Reversi::read(line.moves.front()), score / 100.0};
    }

    Result searched(const Reversi& position, int depth) {
        Limits limits;
        limits.depth = depth;
        Allowance allowance(limits, stop_, {});
        return Search(memory_, allowance, weights_).run(position, limits, 0, {});
    }

    static int empties_of(const Reversi& position) { return 64 - number_of(position.own() | position.theirs()); }

    GamesWanted wanted_;
    const PatternWeights& weights_;
    Random random_;
    Memory memory_;  // what one search learnt helps the next
    Stop stop_;
    std::vector<Sample> samples_;
};

// Least squares by conjugate gradients. Weights are the more believed the more often they are seen; until then they are
// those of a neighbouring stage. The weights of one stage are fitted to its own positions and those a few plies to
// either side.
class StageFit {
  public:
    StageFit(int stage, std::span<const Sample> samples) {
        const int first = stage == 0 ? 0 : stage * empties_in_a_stage - overlap;
        const int last = stage == stages - 1 ? 60 : (stage + 1) * empties_in_a_stage - 1 + overlap;
        for (const Sample& sample : samples) {
            const int empties = 64 - number_of(sample.own | sample.theirs);
            if (empties >= first && empties <= last) describe(sample, empties);
        }
    }

    struct Outcome {
        std::vector<double> weights;  // discs, at the places of a stage
        std::uint64_t samples;
        double error;  // root of the mean square, discs
    };

    Outcome run(const std::vector<double>& neighbour, int iterations, double doubt,
                const std::function<void()>& look_up) const {
        const std::size_t count = margins_.size();
        std::vector<double> change(places_in_a_stage), occurs(places_in_a_stage, doubt);
        for (const std::int32_t place : places_) ++occurs[place];
        std::vector<double> rest = summed(neighbour);
        for (std::size_t i = 0; i < count; ++i) rest[i] = margins_[i] - rest[i];
        std::vector<double> slope = gathered(rest), direction(places_in_a_stage);
        double last_size = 0;
        for (int iteration = 0; iteration < iterations && count; ++iteration) {
            look_up();
            double size = 0;
            for (int i = 0; i < places_in_a_stage; ++i) size += slope[i] * slope[i] / occurs[i];
            if (size < 1e-9) break;
            for (int i = 0; i < places_in_a_stage; ++i) {
                direction[i] = slope[i] / occurs[i] + (iteration ? size / last_size * direction[i] : 0);
            }
            last_size = size;
            const std::vector<double> moved = summed(direction);
            double curve = 0;
            for (const double each : moved) curve += each * each;
            for (const double each : direction) curve += doubt * each * each;
            const double length = size / curve;
            for (int i = 0; i < places_in_a_stage; ++i) change[i] += length * direction[i];
            for (std::size_t i = 0; i < count; ++i) rest[i] -= length * moved[i];
            slope = gathered(rest);
            for (int i = 0; i < places_in_a_stage; ++i) slope[i] -= doubt * change[i];
        }
        double squares = 0;
        for (const double each : rest) squares += each * each;
        for (int i = 0; i < places_in_a_stage; ++i) change[i] += neighbour[i];
        return {std::move(change), count, count ? std::sqrt(squares / static_cast<double>(count)) : 0};
    }

  private:
    static constexpr int overlap = 3;
    static constexpr int terms = group_count + 3;

    void describe(const Sample& sample, int empties) {
        const Groups numbers = groups_of(sample.own, sample.theirs);
        for (int group = 0; group < group_count; ++group) {
            places_.push_back(twins()[middles[groups[group].kind] + numbers[group]]);
        }
        const auto moves = [](std::uint64_t own, std::uint64_t theirs) {
            return std::min(number_of(placements(own, theirs)), most_moves - 1);
        };
        places_.push_back(own_moves_place + moves(sample.own, sample.theirs));
        places_.push_back(their_moves_place + moves(sample.theirs, sample.own));
        places_.push_back(parity_place + (empties & 1));
        margins_.push_back(static_cast<float>(sample.margin));
    }

    std::vector<double> summed(const std::vector<double>& weights) const {
        std::vector<double> sums(margins_.size());
        const std::int32_t* place = places_.data();
        for (double& sum : sums) {
            for (int term = 0; term < terms; ++term) sum += weights[*place++];
        }
        return sums;
    }

    std::vector<double> gathered(const std::vector<double>& values) const {
        std::vector<double> totals(places_in_a_stage);
        const std::int32_t* place = places_.data();
        for (const double value : values) {
            for (int term = 0; term < terms; ++term) totals[*place++] += value;
        }
        return totals;
    }

    std::vector<std::int32_t> places_;  // of the weights, for each sample
    std::vector<float> margins_;
};

// The numbers that the file of the weights holds for one stage.
inline std::vector<int> numbers_of_stage(const std::vector<double>& weights) {
    std::vector<int> numbers;
    for (int place = 0; place < places_in_a_stage; ++place) {
        if (place < numbers_of_all_kinds && twins()[place] != place) continue;
        const double parts = std::round(weights[place] * parts_of_a_disc);
        numbers.push_back(static_cast<int>(std::clamp(parts, -32000.0, 32000.0)));
    }
    return numbers;
}

// And back, to go on from; zeros for no numbers.
inline std::vector<double> weights_of_stage(const std::vector<int>& numbers) {
    std::vector<double> weights(places_in_a_stage);
    if (numbers.empty()) return weights;
    if (numbers.size() != static_cast<std::size_t>(weights_in_a_stage())) {
        throw std::invalid_argument("a wrong number of weights");
    }
    auto number = numbers.begin();
    for (int place = 0; place < places_in_a_stage; ++place) {
        const bool own = place >= numbers_of_all_kinds || twins()[place] == place;
        if (own) weights[place] = static_cast<double>(*number++) / parts_of_a_disc;
    }
    return weights;
}

// To begin with, only moves are counted: a disc and a half for each. Searches are taken to scatter by ten discs.
inline std::vector<int> first_numbers() {
    std::vector<int> numbers;
    for (int stage = 0; stage < stages; ++stage) {
        std::vector<double> weights(places_in_a_stage);
        for (int moves = 0; moves < most_moves; ++moves) {
            weights[own_moves_place + moves] = 1.5 * moves;
            weights[their_moves_place + moves] = -1.5 * moves;
        }
        const std::vector<int> more = numbers_of_stage(weights);
        numbers.insert(numbers.end(), more.begin(), more.end());
    }
    const Scatter scatter{10000, 0, 0, 0};
    numbers.insert(numbers.end(), scatter.begin(), scatter.end());
    return numbers;
}

// What searches to each depth say of a position, in hundredths of a disc; from few empty squares also the exact margin,
// as the last and at a depth of the empty squares.
struct Depths {
    int empties;
    std::vector<int> values;
    bool exact;
};

inline std::vector<Depths> compare_depths(std::span<const Sample> samples, int number, int deepest, int exact_from,
                                          std::uint64_t seed, const PatternWeights& weights,
                                          const std::function<void()>& look_up) {
    std::vector<Depths> found;
    Random random(seed);
    Memory memory(16);
    Stop stop;
    Allowance allowance({}, stop, look_up);
    Middle middle(memory, allowance, weights);
    End end(memory, allowance, weights);
    middle.certainty = certain;
    while (static_cast<int>(found.size()) < number) {
        const Sample& sample = samples[random.below(static_cast<std::uint32_t>(samples.size()))];
        const Spot here = Spot::of(sample.own, sample.theirs);
        Depths depths{here.empties(), {}, here.empties() <= exact_from};
        if (depths.empties <= deepest) continue;
        for (int depth = 0; depth <= deepest; ++depth) {
            depths.values.push_back(middle.look(here, depth, -Middle::infinite, Middle::infinite));
        }
        if (depths.exact) depths.values.push_back(100 * end.look(here, -End::infinite, End::infinite));
        found.push_back(std::move(depths));
    }
    return found;
}

}  // namespace meydan::reversi
