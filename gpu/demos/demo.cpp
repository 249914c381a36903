// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/demo.h"

#include "core/demo/demo_text.h"
#include "core/dimensions/extent_text.h"
#include "core/messages/rule_messages.h"
#include "core/text/number_text.h"
#include "gpu/bad_request.h"
#include "gpu/gpu_message.h"

#include <algorithm>
#include <thread>

namespace trichevron::gpu {

#define X(add) void add(DemoList& demos);
#include "gpu/demos/demo_table.inc"
#undef X

const char* chapterTitle(Chapter chapter) {
    switch (chapter) {
    case Chapter::ThreadIds:
        return "Thread IDs";
    case Chapter::Addition:
        return "Addition";
    case Chapter::Volume:
        return "3-D volume";
    case Chapter::BlockCooperation:
        return "Block cooperation";
    case Chapter::ExecutionConfiguration:
        return "Execution configuration";
    case Chapter::SharedMemory:
        return "Shared memory";
    case Chapter::Streams:
        return "Streams";
    case Chapter::LocalMemory:
        return "Local memory";
    case Chapter::LaunchBounds:
        return "Launch bounds";
    case Chapter::Clusters:
        return "Clusters";
    case Chapter::DistributedSharedMemory:
        return "Distributed shared memory";
    case Chapter::BlocksAsClusters:
        return "Blocks as clusters";
    case Chapter::Cooperative:
        return "Cooperative launches";
    case Chapter::Coherency:
        return "Caches and coherency";
    case Chapter::Errors:
        return "Errors";
    }
    return "";
}

namespace {

core::KernelInfo inChapter(Chapter chapter, core::KernelInfo info) {
    info.chapter = chapterTitle(chapter);
    return info;
}

} // namespace

Demo::Demo(Chapter chapter, core::KernelInfo info, const void* function, const void* traced)
    : chapter_(chapter), info_(inChapter(chapter, std::move(info))), function_(function), traced_(traced) {}

core::KernelDeclaration Demo::declarationFor(const core::KernelAttributes&) const {
    return info_.attributes.declared;
}

void Demo::addExtraTables(const DemoLaunch&, Launcher&, core::LaunchResult&) {}

DemoList makeDemos() {
    DemoList demos;
#define X(add) add(demos);
#include "gpu/demos/demo_table.inc"
#undef X
    std::stable_sort(demos.begin(), demos.end(),
                     [](const auto& one, const auto& other) { return one->chapter() < other->chapter(); });
    return demos;
}

void requireNoProblem(const core::KernelInfo& info, const core::LaunchConfig& config) {
    if (config.problem)
        throwBadRequest("{kernel} takes no problem size: leave out the problem {problem}."_msg.with(
            "kernel"_a = titleFor(info), "problem"_a = extentText(*config.problem)));
}

void parallelFor(std::size_t count, const std::function<void(std::size_t, std::size_t)>& work) {
    constexpr std::size_t minPerThread = std::size_t{1} << 15;
    constexpr std::size_t maxThreads = 8;
    const std::size_t threads = std::clamp<std::size_t>(
        count / minPerThread, 1, std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, maxThreads));
    const auto boundary = [&](std::size_t part) {
        return count / threads * part + std::min(part, count % threads);
    };
    std::vector<std::jthread> workers;
    for (std::size_t part = 1; part < threads; ++part)
        workers.emplace_back([&work, begin = boundary(part), end = boundary(part + 1)] { work(begin, end); });
    work(0, boundary(1));
}

} // namespace trichevron::gpu
