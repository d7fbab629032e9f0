// All shortest ways of a pawn of Koridor to its goal, and what one more wall could do to them.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "hash.hpp"
#include "koridor_ways.hpp"

namespace meydan::koridor {

struct Course {
    Wide squares = 0;         // those that the shortest ways lead over
    std::uint8_t steps = 0;   // how long they are
    std::uint8_t narrow = 0;  // at how many of their steps there are no more than two squares to step on
    std::uint8_t detour = 0;  // how much longer the worst wall makes them that may be put and leaves a way
    bool forced = false;      // whether there is only one square for the next step
};

class CourseFinder {
  public:
    CourseFinder(const Passages& passages, int pawn, Wide goal) : passages_(passages), pawn_(pawn) {
        find_distances(goal);
    }

    Course found(Walls may_be_put) const {
        Course course;
        course.steps = static_cast<std::uint8_t>(steps_);
        for (int step = 1; step <= steps_; ++step) {
            const Wide layer = reached_[step] & ~reached_[step - 1] & within_[steps_ - step];
            const Wide more = layer & (layer - 1);
            course.narrow += !(more & (more - 1));
            if (step == 1) course.forced = !more;
            course.squares |= layer;
        }
        if (may_be_put) course.detour = static_cast<std::uint8_t>(worst_detour(may_be_put));
        return course;
    }

  private:
    static constexpr int longest = koridor::squares;

    void find_distances(Wide goal) {
        reached_[0] = wide_bit(pawn_);
        while (!(reached_[steps_] & goal) && steps_ + 1 < longest) {
            reached_[steps_ + 1] = reached_[steps_] | passages_.around(reached_[steps_]);
            ++steps_;
        }
        within_[0] = goal;
        for (int step = 1; step <= steps_; ++step) {
            within_[step] = within_[step - 1] | passages_.around(within_[step - 1]);
        }
    }

    // Only a wall across all shortest ways makes them longer: one across the leftmost and the rightmost, say.
    int worst_detour(Walls may_be_put) const {
        Walls left = may_be_put & across([](Wide squares) { return lowest(squares); });
        left = left & across([](Wide squares) { return highest(squares); });
        int detour = 0;
        while (left) {
            const Walls wall = left.first();
            left = left.without(wall);
            detour = std::max(detour, steps_around(wall) - steps_);
        }
        return detour;
    }

    // The walls across one of the shortest ways.
    template <class Choice>
    Walls across(Choice choice) const {
        Walls crossed;
        for (int step = 1, here = pawn_; step <= steps_; ++step) {
            const int next = choice(passages_.around(wide_bit(here)) & within_[steps_ - step]);
            const int lower = std::min(here, next);
            if (std::abs(next - here) == size) {
                crossed.lying |= lying_across[lower];
            } else {
                crossed.standing |= standing_across[lower];
            }
            here = next;
        }
        return crossed;
    }

    // Squares nearer to the pawn, or to the goal, than all that the wall touches keep their distance from it.
    int steps_around(Walls wall) const {
        const int place = wall.lying ? lowest(wall.lying) : lowest(wall.standing);
        const Wide touched = (Wide{3} | Wide{3} << size) << square_of_wall(place);
        int from = 0, to = 0;
        while (!(reached_[from] & touched)) ++from;
        while (!(within_[to] & touched)) ++to;
        Passages narrower = passages_;
        narrower.put(wall);
        Wide reached = reached_[from];
        for (int count = from;; ++count) {
            if (reached & within_[to]) return count + to;
            const Wide further = reached | narrower.around(reached);
            if (further == reached) return 0;  // no way is left
            reached = further;
        }
    }

    const Passages& passages_;
    int pawn_;
    int steps_ = 0;
    Wide reached_[longest];  // the squares at most so many steps from the pawn
    Wide within_[longest];   // the squares at most so many steps from the goal
};

// The courses that were asked for last: a pawn's way is the same as long as no wall is put and it stands still.
class Courses {
  public:
    Courses() : kept_(number) {}

    const Course& of(const Passages& passages, Walls walls, int pawn, int side, bool with_detour) {
        const std::uint64_t key = key_of(walls.lying, walls.standing, pawn | side << 8 | with_detour << 9);
        Kept& place = kept_[key % number];
        if (place.key != key) {
            const Walls may_be_put = with_detour ? Walls{~0ull, ~0ull}.without(walls.conflicting()) : Walls{};
            place = {key, CourseFinder(passages, pawn, goals[side]).found(may_be_put)};
        }
        return place.course;
    }

  private:
    static constexpr std::size_t number = 1 << 14;
    struct Kept {
        std::uint64_t key = 0;
        Course course;
    };
    std::vector<Kept> kept_;
};

}  // namespace meydan::koridor
