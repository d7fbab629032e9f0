// What a position of Koridor is worth: a small network, seen from the side to move, which walks upwards.
//
// Every fact of the position (where a pawn or a wall stands, how many steps and walls are left, how narrow the shortest
// ways are and over which squares they lead) is an input with a row of weights. The rows of the facts that hold are added
// up; each sum, cut off at 0 and 1 and squared, has a weight in the result, another one as walls are used up. Boards are
// mirrored so that the own pawn stands on the left. The weights are learned by self-play: koridor_learning.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

#include "koridor.hpp"
#include "koridor_course.hpp"
#include "packed_numbers.hpp"

namespace meydan::koridor {

namespace net {

inline constexpr int hidden = 64;
inline constexpr int most_steps = 24;  // longer ways count as so long
inline constexpr int most_lead = 9;
inline constexpr int most_narrow = 12;
inline constexpr int most_detour = 12;
inline constexpr int walls_each = 10;
inline constexpr int stages = 5;

// Where the inputs of each kind begin; the other side's follow the own ones.
inline constexpr int pawns = 0;
inline constexpr int walls = pawns + 2 * squares;
inline constexpr int walls_left = walls + 128;
inline constexpr int steps = walls_left + 2 * (walls_each + 1);
inline constexpr int lead = steps + 2 * (most_steps + 1);
inline constexpr int narrow = lead + 2 * most_lead + 1;
inline constexpr int detour = narrow + 4 * (most_narrow + 1);
inline constexpr int ways = detour + 2 * (most_detour + 1);
inline constexpr int inputs = ways + 2 * squares;

inline constexpr int most_active = 2 + 128 + 9 + 2 * squares;

}  // namespace net

// The inputs that hold in a position, and what else its estimate depends on.
struct Facts {
    std::array<std::uint16_t, net::most_active> inputs;
    int number = 0;
    int stage = 0;
    float at_first_sight = 0;  // what the network corrects

    explicit Facts(const Koridor& here) {
        const int me = here.turn(), pawn = here.pawn(me), their_pawn = here.pawn(me ^ 1);
        thread_local Courses courses;
        const auto course = [&](int side) {
            return courses.of(here.passages(), here.walls(), here.pawn(side), side, here.walls_left(side ^ 1) > 0);
        };
        const Course own = course(me), theirs = course(me ^ 1);
        const View& view = views()[2 * me + to_be_mirrored(pawn, their_pawn)];
        const int left = std::min(here.walls_left(me), net::walls_each);
        const int their_left = std::min(here.walls_left(me ^ 1), net::walls_each);
        add(net::pawns + view.square[pawn]);
        add(net::pawns + squares + view.square[their_pawn]);
        for_each(here.walls().lying, [&](int wall) { add(net::walls + view.wall[wall]); });
        for_each(here.walls().standing, [&](int wall) { add(net::walls + 64 + view.wall[wall]); });
        add(net::walls_left + left);
        add(net::walls_left + net::walls_each + 1 + their_left);
        add(net::steps + std::min<int>(own.steps, net::most_steps));
        add(net::steps + net::most_steps + 1 + std::min<int>(theirs.steps, net::most_steps));
        const int lead = theirs.steps - own.steps;
        add(net::lead + net::most_lead + std::clamp(lead, -net::most_lead, net::most_lead));
        add(net::narrow + narrow(own));
        add(net::narrow + 2 * (net::most_narrow + 1) + narrow(theirs));
        add(net::detour + std::min<int>(own.detour, net::most_detour));
        add(net::detour + net::most_detour + 1 + std::min<int>(theirs.detour, net::most_detour));
        for_each(own.squares, [&](int square) { add(net::ways + view.square[square]); });
        for_each(theirs.squares, [&](int square) { add(net::ways + squares + view.square[square]); });
        stage = std::min((left + their_left + 4) / 5, net::stages - 1);
        at_first_sight = 0.08f + 0.1f * static_cast<float>(lead) + 0.08f * static_cast<float>(left - their_left);
    }

  private:
    // How squares and walls are numbered by a side, and in the mirror.
    struct View {
        std::array<std::uint8_t, squares> square;
        std::array<std::uint8_t, 64> wall;
    };

    void add(int input) { inputs[number++] = static_cast<std::uint16_t>(input); }

    static int narrow(const Course& course) {
        return 2 * std::min<int>(course.narrow, net::most_narrow) + course.forced;
    }

    static bool to_be_mirrored(int pawn, int their_pawn) {
        constexpr int middle = size / 2;
        const int file = pawn % size != middle ? pawn % size : their_pawn % size;
        return file > middle;
    }

    static const std::array<View, 4>& views() {
        static const auto made = [] {
            std::array<View, 4> all{};
            for (int number = 0; number < 4; ++number) {
                for (int n = 0; n < squares; ++n) all[number].square[n] = seen(n, size, number);
                for (int n = 0; n < 64; ++n) all[number].wall[n] = seen(n, size - 1, number);
            }
            return all;
        }();
        return made;
    }

    static std::uint8_t seen(int place, int size, int view) {
        const int rank = view & 2 ? size - 1 - place / size : place / size;
        const int file = view & 1 ? size - 1 - place % size : place % size;
        return static_cast<std::uint8_t>(rank * size + file);
    }
};

// The weights as they are learned.
struct NetWeights {
    std::vector<float> rows = std::vector<float>(net::inputs * net::hidden);
    std::vector<float> bias = std::vector<float>(net::hidden);
    std::vector<float> out = std::vector<float>(net::stages * net::hidden);
    std::vector<float> out_bias = std::vector<float>(net::stages);
};

// The weights as they are used, in whole parts of one.
class Net {
  public:
    static constexpr int parts = 256;     // of a row's weight
    static constexpr int out_parts = 64;  // of a weight in the result
    static constexpr int most_out = 127;  // so that a product fits into sixteen bits

    Net() : rows_(net::inputs) {}

    explicit Net(const NetWeights& weights) : Net() {
        const auto whole = [](float weight, int scale, int most) {
            const auto rounded = static_cast<int>(std::lround(weight * static_cast<float>(scale)));
            return static_cast<std::int16_t>(std::clamp(rounded, -most, most));
        };
        const float* next = weights.rows.data();
        const auto fill = [&](std::int16_t& value) { value = whole(*next++, parts, 4 * parts); };
        for (Row& row : rows_) each_of(row, fill);
        next = weights.bias.data();
        each_of(bias_, fill);
        for (std::size_t n = 0; n < out_.size(); ++n) out_[n] = whole(weights.out[n], out_parts, most_out);
        for (std::size_t n = 0; n < out_bias_.size(); ++n) out_bias_[n] = whole(weights.out_bias[n], parts, 32 * parts);
    }

    static Net unpacked(std::span<const std::uint8_t> bytes) {
        Net net;
        PackedNumbers numbers(bytes);
        net.each([&](std::int16_t& value) { value = static_cast<std::int16_t>(numbers.next()); });
        if (!numbers.at_end()) throw std::invalid_argument("there are too many weights in the file");
        return net;
    }

    std::vector<std::uint8_t> packed() {
        std::vector<int> numbers;
        each([&](std::int16_t& value) { numbers.push_back(value); });
        return PackedNumbers::pack(numbers);
    }

    // The hyperbolic tangent of it is the expected result.
    float sum(const Koridor& here) const {
        const Facts facts(here);
        Row sums = bias_;
        for (int n = 0; n < facts.number; ++n) {
            const Row& row = rows_[facts.inputs[n]];
            for (int eight = 0; eight < eights; ++eight) sums[eight] += row[eight];
        }
        const auto values = std::bit_cast<std::array<std::int16_t, net::hidden>>(sums);
        const std::int16_t* const out = &out_[facts.stage * net::hidden];
        int result = 0;
        for (int unit = 0; unit < net::hidden; ++unit) {
            const std::int16_t value = std::clamp<std::int16_t>(values[unit], 0, parts - 1);
            const auto weighed = static_cast<std::int16_t>(value * out[unit]);
            result += weighed * value;
        }
        return facts.at_first_sight + static_cast<float>(out_bias_[facts.stage]) / parts +
               static_cast<float>(result) / (parts * parts * out_parts);
    }

  private:
    // Eight numbers in a vector, which compilers keep in a register.
    using Eight [[gnu::vector_size(16)]] = std::int16_t;
    static constexpr int eights = net::hidden / 8;
    using Row = std::array<Eight, eights>;

    template <class Visit>
    static void each_of(Row& row, Visit visit) {
        for (Eight& eight : row) {
            for (int n = 0; n < 8; ++n) {
                std::int16_t value = eight[n];
                visit(value);
                eight[n] = value;
            }
        }
    }

    template <class Visit>
    void each(Visit visit) {
        for (Row& row : rows_) each_of(row, visit);
        each_of(bias_, visit);
        for (std::int16_t& value : out_) visit(value);
        for (std::int16_t& value : out_bias_) visit(value);
    }

    std::vector<Row> rows_;
    Row bias_{};
    std::array<std::int16_t, net::stages * net::hidden> out_{};
    std::array<std::int16_t, net::stages> out_bias_{};
};

}  // namespace meydan::koridor
