// What a search leaves to the next one, so that a player who thinks again in the same game need not begin from nothing.
#pragma once

#include <any>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include "game.hpp"

namespace meydan {

// Belongs to one player. Two searches at once may share it: one of them then finds nothing.
class Continuation {
  public:
    template <class T>
    void leave(std::string_view game, const Options& options, std::shared_ptr<T> what) {
        const std::lock_guard held(change_);
        left_ = Left<T>{std::string(game), options, std::move(what)};
    }

    // What a search of this kind left in this game under these options, or nothing. It stays with who takes it.
    template <class T>
    std::shared_ptr<T> take(std::string_view game, const Options& options) {
        const std::lock_guard held(change_);
        std::shared_ptr<T> taken;
        Left<T>* const left = std::any_cast<Left<T>>(&left_);
        if (left && left->game == game && left->options == options) taken = std::move(left->what);
        left_.reset();
        return taken;
    }

  private:
    template <class T>
    struct Left {
        std::string game;
        Options options;
        std::shared_ptr<T> what;
    };

    std::mutex change_;
    std::any left_;
};

}  // namespace meydan
