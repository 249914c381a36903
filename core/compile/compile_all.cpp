// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/compile/compile_all.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

namespace trichevron::core {

std::string architectureOf(ComputeCapability capability) {
    return "sm_" + std::to_string(capability.major) + std::to_string(capability.minor);
}

std::vector<std::string> architecturesFor(const Compiler& compiler, std::span<const DeviceProperties> devices,
                                          const std::string& first) {
    std::set<std::pair<int, int>> capabilities;
    for (const DeviceProperties& device : devices)
        capabilities.emplace(device.computeCapability.major, device.computeCapability.minor);
    std::vector<std::string> architectures;
    for (const auto& [major, minor] : capabilities)
        if (std::string name = "sm_" + std::to_string(major) + std::to_string(minor);
            compilesFor(compiler, name))
            architectures.push_back(std::move(name));
    if (const auto found = std::find(architectures.begin(), architectures.end(), first);
        found != architectures.end())
        std::rotate(architectures.begin(), found, found + 1);
    return architectures;
}

void compileForAll(const Compiler& compiler, const SourceCode& source, const CompileSettings& settings,
                   const std::vector<std::string>& architectures, const CompileLimits& limits,
                   const std::atomic<bool>* cancelled,
                   const std::function<void(CompiledSource result)>& onResult) {
    constexpr std::size_t atATime = 2;
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::exception_ptr failure;
    const auto work = [&] {
        while (cancelled == nullptr || !cancelled->load()) {
            const std::size_t index = next++;
            if (index >= architectures.size())
                return;
            try {
                CompiledSource result =
                    compileSource(compiler, source, settings, architectures[index], limits, cancelled);
                const std::lock_guard lock(mutex);
                if (!result.wasCancelled)
                    onResult(std::move(result));
            } catch (...) {
                const std::lock_guard lock(mutex);
                failure = std::current_exception();
                return;
            }
        }
    };
    std::vector<std::thread> threads;
    for (std::size_t i = 1; i < std::min(atATime, architectures.size()); ++i)
        threads.emplace_back(work);
    work();
    for (std::thread& thread : threads)
        thread.join();
    if (failure)
        std::rethrow_exception(failure);
}

} // namespace trichevron::core
