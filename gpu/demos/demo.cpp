// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/demo.h"

#include <algorithm>
#include <thread>

namespace trichevron {

#define X(make) std::unique_ptr<Demo> make();
#include "gpu/demos/demo_table.inc"
#undef X

std::vector<std::unique_ptr<Demo>> makeDemos() {
    std::vector<std::unique_ptr<Demo>> demos;
#define X(make) demos.push_back(make());
#include "gpu/demos/demo_table.inc"
#undef X
    return demos;
}

void inParallel(std::size_t count, const std::function<void(std::size_t, std::size_t)>& work) {
    constexpr std::size_t worthAThread = std::size_t{1} << 15;
    constexpr std::size_t mostThreads = 8;
    const std::size_t threads =
        std::clamp<std::size_t>(count / worthAThread, 1,
                                std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, mostThreads));
    const auto boundary = [&](std::size_t part) {
        return count / threads * part + std::min(part, count % threads);
    };
    std::vector<std::jthread> others;
    for (std::size_t part = 1; part < threads; ++part)
        others.emplace_back([&work, begin = boundary(part), end = boundary(part + 1)] { work(begin, end); });
    work(0, boundary(1));
}

} // namespace trichevron
