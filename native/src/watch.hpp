// Long jobs look at the clock now and then, and let whoever started them stop them.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

namespace meydan {

class Watch {
  public:
    using Clock = std::chrono::steady_clock;

    // `look_up` is called a few times a second; it may throw to end the job.
    explicit Watch(std::function<void()> look_up, double seconds = 0)
        : look_up_(std::move(look_up)),
          next_look_(Clock::now() + between_looks),
          end_(seconds > 0 ? Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                                std::chrono::duration<double>(seconds))
                           : Clock::time_point::max()) {}

    // To be called once for each node or step; true once the time is up.
    bool tick() {
        if (--until_clock_) return time_is_up_;
        return read_clock();
    }

  private:
    static constexpr int ticks_between_clocks = 1 << 12;
    static constexpr auto between_looks = std::chrono::milliseconds(100);

    bool read_clock() {
        until_clock_ = ticks_between_clocks;
        const auto now = Clock::now();
        if (now >= next_look_) {
            next_look_ = now + between_looks;
            look_up_();
        }
        return time_is_up_ = now >= end_;
    }

    std::function<void()> look_up_;
    Clock::time_point next_look_;
    Clock::time_point end_;
    int until_clock_ = ticks_between_clocks;
    bool time_is_up_ = false;
};

}  // namespace meydan
