// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/exercise_reference.h"

#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <set>
#include <stdexcept>

namespace trichevron::test {

using namespace core;

namespace {

/// Calls use(x, y, z, id) for each thread of a block, in the order of IDs.
template <class Use>
void forEachThread(const BlockExtent& block, Use use) {
    std::uint64_t id = 0;
    for (std::uint32_t z = 0; z < block.z; ++z)
        for (std::uint32_t y = 0; y < block.y; ++y)
            for (std::uint32_t x = 0; x < block.x; ++x)
                use(x, y, z, id++);
}

std::uint64_t idOf(const BlockExtent& block, const ThreadIndex& thread) {
    std::uint64_t found = 0;
    forEachThread(block, [&](std::uint32_t x, std::uint32_t y, std::uint32_t z, std::uint64_t id) {
        if (ThreadIndex{x, y, z} == thread)
            found = id;
    });
    return found;
}

/// Steps until the size covers the elements.
std::uint64_t stepsTo(std::uint64_t elements, std::uint64_t step) {
    std::uint64_t steps = 0;
    for (std::uint64_t covered = 0; covered < elements; covered += step)
        ++steps;
    return steps;
}

std::uint64_t dividedWarps(const LaunchConfig& config) {
    std::uint64_t divided = 0;
    for (std::uint32_t by = 0; by < config.gridDim.y; ++by)
        for (std::uint32_t bx = 0; bx < config.gridDim.x; ++bx) {
            std::array<std::array<std::uint32_t, 2>, 32> insideAndOutside{};
            forEachThread(config.blockDim,
                          [&](std::uint32_t x, std::uint32_t y, std::uint32_t, std::uint64_t id) {
                              const bool isInside = bx * config.blockDim.x + x < config.problem->x &&
                                                    by * config.blockDim.y + y < config.problem->y;
                              ++insideAndOutside.at(id / 32).at(isInside ? 0 : 1);
                          });
            for (const auto& [inside, outside] : insideAndOutside)
                divided += inside > 0 && outside > 0 ? 1 : 0;
        }
    return divided;
}

std::uint64_t sectorsOfFirstWarp(const LaunchConfig& config) {
    std::set<std::uint64_t> sectors;
    forEachThread(config.blockDim, [&](std::uint32_t x, std::uint32_t y, std::uint32_t, std::uint64_t id) {
        for (std::uint64_t byte = 0; id < 32 && byte < 4; ++byte)
            sectors.insert(((std::uint64_t{y} * config.problem->x + x) * 4 + byte) / 32);
    });
    return sectors.size();
}

/// Takes away blocks, a wave at a time; returns the waves and what was left for the last.
std::pair<std::uint64_t, std::uint64_t> wavesOf(std::uint64_t blocks, std::uint64_t atOnce) {
    std::uint64_t waves = 1;
    for (; blocks > atOnce; blocks -= atOnce)
        ++waves;
    return {waves, blocks};
}

std::string errorOf(const Exercise::Subject& subject, const DeviceProperties& device,
                    std::uint32_t resident) {
    const LaunchConfig& config = subject.config;
    const std::uint64_t threads = std::uint64_t{config.blockDim.x} * config.blockDim.y * config.blockDim.z;
    if (threads > 1024 || config.gridDim.y > 65'535)
        return "cudaErrorInvalidValue";
    if (resident == 0)
        return "cudaErrorLaunchOutOfResources";
    if (config.api == LaunchApi::CudaLaunchCooperativeKernel &&
        config.gridDim.x > std::uint64_t{resident} * device.multiProcessorCount)
        return "cudaErrorCooperativeLaunchTooLarge";
    return "cudaSuccess";
}

} // namespace

std::uint32_t fillMultiprocessor(const KernelAttributes& kernel, const DeviceProperties& device,
                                 std::uint32_t threads) {
    const std::uint32_t warps = (threads + 31) / 32;
    std::uint32_t registersOfWarp = 0;
    while (registersOfWarp < kernel.numRegs * 32)
        registersOfWarp += 256; // registers are given out in pieces of 256
    const std::uint64_t piece = device.computeCapability.major >= 8 ? 128 : 256;
    std::uint64_t bytesOfBlock = 0;
    while (bytesOfBlock < kernel.sharedSizeBytes.value + device.reservedSharedMemPerBlock.value)
        bytesOfBlock += piece;
    std::array<std::uint32_t, 4> freeRegisters{};
    freeRegisters.fill(device.regsPerMultiprocessor / 4);
    std::uint64_t freeBytes = device.sharedMemPerMultiprocessor.value;
    std::uint32_t freeWarps = device.maxThreadsPerMultiProcessor / 32;
    std::uint32_t blocks = 0;
    while (blocks < device.maxBlocksPerMultiProcessor && freeBytes >= bytesOfBlock && freeWarps >= warps) {
        for (std::uint32_t warp = 0; warp < warps; ++warp) {
            const auto roomiest = std::max_element(freeRegisters.begin(), freeRegisters.end());
            if (*roomiest < registersOfWarp)
                return blocks;
            *roomiest -= registersOfWarp;
        }
        freeBytes -= bytesOfBlock;
        freeWarps -= warps;
        ++blocks;
    }
    return blocks;
}

std::string expectedAnswer(const Exercise& exercise, const ExerciseMaker& maker,
                           const ResidentBlocks& residentBlocks) {
    const Exercise::Subject& subject = exercise.subject;
    const LaunchConfig& config = subject.config;
    const BlockExtent& block = config.blockDim;
    const auto device = [&](std::size_t i = 0) -> const DeviceProperties& {
        return maker.device(subject.devices.at(i));
    };
    const auto resident = [&](const KernelAttributes& kernel) {
        return residentBlocks(kernel, device(), static_cast<std::uint32_t>(volume(block)));
    };
    const auto number = [](std::uint64_t value) { return withSeparators(value); };
    switch (exercise.kind) {
    case ExerciseKind::BlocksForElements:
        return number(stepsTo(config.problem->x, block.x));
    case ExerciseKind::IdleThreads:
        return number(stepsTo(config.problem->x, block.x) * block.x * stepsTo(config.problem->y, block.y) *
                          block.y -
                      std::uint64_t{config.problem->x} * config.problem->y);
    case ExerciseKind::GlobalIndex: {
        std::uint64_t index = subject.thread.x;
        for (std::uint32_t before = 0; before < subject.block.x; ++before)
            index += block.x;
        return number(index);
    }
    case ExerciseKind::BlockOfIndex: {
        std::uint64_t before = 0;
        std::uint64_t blocks = 0;
        for (; before + block.x <= subject.count; before += block.x)
            ++blocks;
        return number(subject.thread.x == 1 ? subject.count - before : blocks);
    }
    case ExerciseKind::ThreadId:
        return number(idOf(block, subject.thread));
    case ExerciseKind::IndexOfThreadId: {
        std::uint64_t found = 0;
        forEachThread(block, [&](std::uint32_t, std::uint32_t y, std::uint32_t, std::uint64_t id) {
            if (id == subject.count)
                found = y;
        });
        return number(found);
    }
    case ExerciseKind::WarpOfThread: {
        const std::uint64_t id = idOf(block, subject.thread);
        return number(subject.count == 1 ? id & 31U : id >> 5U);
    }
    case ExerciseKind::LanesInLastWarp: {
        std::uint64_t threads = 0;
        forEachThread(block, [&](std::uint32_t, std::uint32_t, std::uint32_t, std::uint64_t) { ++threads; });
        std::uint64_t lanes = 0;
        while (lanes < threads)
            lanes += 32;
        return number(lanes - threads);
    }
    case ExerciseKind::StraddlingWarps:
        return number(dividedWarps(config));
    case ExerciseKind::SectorsOfWarp:
        return number(sectorsOfFirstWarp(config));
    case ExerciseKind::ResidentBlocks:
        return number(resident(subject.kernel));
    case ExerciseKind::OccupancyPercent:
        return number(std::uint64_t{resident(subject.kernel)} * ((block.x + 31) / 32) * 32 * 100 /
                      device().maxThreadsPerMultiProcessor);
    case ExerciseKind::BestBlockSize: {
        std::size_t best = 0;
        std::uint32_t most = 0;
        for (std::size_t i = 0; i < subject.blockSizes.size(); ++i) {
            const std::uint32_t size = subject.blockSizes[i];
            const std::uint32_t threads = size * residentBlocks(subject.kernel, device(), size);
            if (threads > most) {
                most = threads;
                best = i;
            }
        }
        return exercise.choices.at(best).text();
    }
    case ExerciseKind::PossibleResidency: {
        // With plenty of everything else, does the resource alone hold so many blocks?
        KernelAttributes noRegisters = subject.kernel;
        noRegisters.numRegs = 16;
        KernelAttributes noBytes = noRegisters;
        noBytes.sharedSizeBytes = {};
        KernelAttributes registersOnly = subject.kernel;
        registersOnly.sharedSizeBytes = {};
        if (resident(subject.kernel) >= subject.count)
            return exercise.choices.at(0).text();
        if (resident(registersOnly) < subject.count && resident(noBytes) >= subject.count)
            return exercise.choices.at(1).text();
        if (resident(noRegisters) < subject.count && resident(noBytes) >= subject.count)
            return exercise.choices.at(2).text();
        // Warps or blocks are short; where registers or bytes are too, they come first.
        return answerText(exercise);
    }
    case ExerciseKind::RegistersToSave: {
        const std::uint32_t now = resident(subject.kernel);
        KernelAttributes kernel = subject.kernel;
        for (kernel.numRegs = subject.kernel.numRegs; kernel.numRegs > 0; --kernel.numRegs)
            if (resident(kernel) > now)
                return number(kernel.numRegs);
        return "none";
    }
    case ExerciseKind::BytesToSave: {
        const std::uint32_t now = resident(subject.kernel);
        KernelAttributes kernel = subject.kernel;
        kernel.sharedSizeBytes = {exercise.number};
        const bool fits = resident(kernel) > now;
        kernel.sharedSizeBytes = {exercise.number + 1};
        return fits && resident(kernel) == now ? number(exercise.number) : "another number";
    }
    case ExerciseKind::Waves:
        return number(
            wavesOf(config.gridDim.x, std::uint64_t{resident(subject.kernel)} * device().multiProcessorCount)
                .first);
    case ExerciseKind::LastWave:
        return number(
            wavesOf(config.gridDim.x, std::uint64_t{resident(subject.kernel)} * device().multiProcessorCount)
                .second);
    case ExerciseKind::CooperativeGrid: {
        std::string refusing;
        for (std::size_t i = 0; i < subject.devices.size(); ++i)
            if (std::uint64_t{residentBlocks(subject.kernel, device(i), block.x)} *
                    device(i).multiProcessorCount <
                config.gridDim.x)
                refusing += exercise.choices.at(i).text();
        return refusing;
    }
    case ExerciseKind::ErrorOfLaunch:
        return errorOf(subject, device(), volume(block) > 1024 ? 0 : resident(subject.kernel));
    case ExerciseKind::GridForClusters: {
        std::uint64_t grid = stepsTo(config.problem->x, block.x);
        while (grid % config.clusterDim->x != 0)
            ++grid;
        return number(grid);
    }
    case ExerciseKind::ClusterSizesThatFit: {
        std::uint64_t fitting = 0;
        for (std::uint32_t size = 1; size <= 8; ++size) {
            std::uint32_t left = config.gridDim.x;
            while (left >= size)
                left -= size;
            fitting += left == 0 ? 1 : 0;
        }
        return number(fitting);
    }
    }
    throw std::logic_error("a kind without a reference");
}

} // namespace trichevron::test
