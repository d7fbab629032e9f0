// Memory that is looked into at random places: in large pages, where the system has them, an address is found quicker.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace meydan {

struct FreeMemory {
    void operator()(void* memory) const { std::free(memory); }
};
using RawMemory = std::unique_ptr<void, FreeMemory>;

inline constexpr std::size_t large_page = std::size_t{1} << 21;

// At least so many bytes, all zero, beginning at a large page. Nothing is touched before it is used.
struct LargePages {
    explicit LargePages(std::size_t least) {
        const std::size_t bytes = (least + large_page - 1) & ~(large_page - 1);
        raw.reset(std::calloc(bytes + large_page, 1));
        if (!raw) throw std::bad_alloc();
        const auto address = reinterpret_cast<std::uintptr_t>(raw.get());
        start = reinterpret_cast<void*>((address + large_page - 1) & ~(large_page - 1));
#ifdef MADV_HUGEPAGE
        madvise(start, bytes, MADV_HUGEPAGE);  // a wish: without it everything works as well
#endif
    }

    RawMemory raw;
    void* start;
};

}  // namespace meydan
