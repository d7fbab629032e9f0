// Written by the fit of scripts/fit_weights.py, not by hand; docs/engine.md says from which games.
// Sixteenths of a hundredth of what the game counts, or of a thousandth of a win.
#pragma once

namespace meydan {

template <class G>
struct Weights;

class Mangala;
template <>
struct Weights<Mangala> {
    static inline int values[] = {
        1517, 619, -594, -367, 121, 397, 741, 639, 799, 582, -59, -437, -801, -612, 3557, -3436,
        1635, -1614, -127, 873,
    };
};

class Pentago;
template <>
struct Weights<Pentago> {
    static inline int values[] = {
        -123, 597, 4939, 12430, 221, 76, -1982, -6961, 2242, 1651,
    };
};

class Kulami;
template <>
struct Weights<Kulami> {
    static inline int values[] = {
        324, 520, 1413, 0, -626, 56, 77, 623, -648, 2555, 804, -9, 1506, 2, 1091, 185,
        1900, 1228, -534, 694, 337,
    };
};

}  // namespace meydan
