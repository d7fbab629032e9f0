// Several threads at one job, while the thread that started them watches over it.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <thread>
#include <vector>

namespace meydan {

// Runs `work(number)` in each of the threads. `look_up` is called a few times a second meanwhile; if it throws, `stop`
// must make the work end soon, and the exception goes on to the caller. When `enough` is true the work is stopped too.
inline void run_crew(
    int threads, const std::function<void(std::uint64_t)>& work, const std::function<void()>& stop,
    const std::function<void()>& look_up, const std::function<bool()>& enough = [] { return false; }) {
    std::atomic<int> working = threads;
    std::vector<std::thread> crew;
    for (int number = 0; number < threads; ++number) {
        crew.emplace_back([&, number] {
            work(static_cast<std::uint64_t>(number));
            --working;
        });
    }
    const auto join = [&] {
        for (auto& one : crew) one.join();
    };
    auto next_look = std::chrono::steady_clock::now() + std::chrono::milliseconds(200);
    auto pause = std::chrono::microseconds(50);  // short jobs end at once, long ones are not disturbed
    try {
        while (working > 0) {
            std::this_thread::sleep_for(pause);
            pause = std::min(2 * pause, std::chrono::microseconds(20000));
            if (working > 0 && enough()) {
                stop();
                break;
            }
            if (std::chrono::steady_clock::now() < next_look) continue;
            look_up();
            next_look = std::chrono::steady_clock::now() + std::chrono::milliseconds(200);
        }
    } catch (...) {
        stop();
        join();
        throw;
    }
    join();
}

}  // namespace meydan
