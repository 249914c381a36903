// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Exercises on what an SM and a device hold.
#include "core/device/architecture.h"
#include "core/evaluation/evaluation.h"
#include "core/exercise/exercise_draw.h"
#include "core/messages/occupancy_words.h"

#include <algorithm>

namespace trichevron::core {

namespace {

std::uint32_t residentOf(const KernelAttributes& kernel, const DeviceProperties& device,
                         std::uint32_t block) {
    return computeOccupancy(kernel, device, block, {}).maxActiveBlocksPerMultiprocessor;
}

/// A kernel and a block of which an SM of the device holds at least one.
void drawLaunchThatFits(ExerciseDraw& draw, const DeviceProperties& device, Exercise& exercise) {
    do {
        exercise.subject.kernel = draw.kernel();
        exercise.subject.config.blockDim = {draw.blockSize(), 1, 1};
    } while (residentOf(exercise.subject.kernel, device, exercise.subject.config.blockDim.x) == 0);
    exercise.subject.devices = {device.name};
}

/// An easy question about a kernel without shared memory. Its registers divide those of a part, so the pieces
/// in which an SM gives registers away make no difference, nor does what the system reserves.
bool isPlain(const ExerciseDraw& draw, const KernelAttributes& kernel) {
    return draw.isEasy() && kernel.sharedSizeBytes.value == 0;
}

Text kernelWords(const KernelAttributes& kernel, bool plain) {
    if (plain)
        return "A kernel uses {registers} registers per thread and no shared memory"_msg.with(
            "registers"_a = exactly(kernel.numRegs));
    return "A kernel uses {registers} registers per thread and {bytes} bytes of shared memory per block"_msg
        .with("registers"_a = exactly(kernel.numRegs), "bytes"_a = exactly(kernel.sharedSizeBytes.value));
}

/// What an SM of the device has.
Text deviceLimits(const DeviceProperties& device, bool plain) {
    const Count warps = device.maxThreadsPerMultiProcessor / device.warpSize;
    if (plain)
        return "An SM of an {device} has room for {warps} warps, {blocks} blocks and {registers} registers"_msg
            .with("device"_a = device.name, "warps"_a = warps,
                  "blocks"_a = Count{device.maxBlocksPerMultiProcessor},
                  "registers"_a = Count{device.regsPerMultiprocessor});
    const Architecture architecture = architectureFor(device.computeCapability);
    return "An SM of an {device} has room for {warps} warps and {blocks} blocks; {parts} parts with {registers} registers each, where a warp gets its own from one part, in pieces of {registerUnit}; and {bytes} bytes of shared memory, which blocks get in pieces of {memoryUnit}, each with {reserved} more that the system reserves"_msg
        .with("device"_a = device.name, "parts"_a = Count{architecture.subPartitions},
              "registers"_a = Count{device.regsPerMultiprocessor / architecture.subPartitions},
              "registerUnit"_a = Count{architecture.registerUnit},
              "bytes"_a = Count{device.sharedMemPerMultiprocessor.value},
              "memoryUnit"_a = Count{architecture.sharedMemoryUnit.value},
              "reserved"_a = Count{device.reservedSharedMemPerBlock.value}, "warps"_a = warps,
              "blocks"_a = Count{device.maxBlocksPerMultiProcessor});
}

/// A resource of which the kernel uses nothing leaves room for as many blocks as an SM may hold.
Count allowedBlocks(const Occupancy& occupancy, Limiter limiter, const DeviceProperties& device) {
    const std::uint32_t allowed = occupancy.allowedBy(limiter);
    return allowed == unlimitedBlocks ? device.maxBlocksPerMultiProcessor : allowed;
}

/// The registers of an SM as exercises explain them: a warp gets its own from one of several parts.
struct RegisterParts {
    std::uint32_t perWarp = 0;
    std::uint32_t warps = 0; ///< for which all parts together have room
};
RegisterParts registerParts(const DeviceProperties& device, std::uint32_t numRegs) {
    const Architecture architecture = architectureFor(device.computeCapability);
    RegisterParts parts;
    parts.perWarp = registersPerWarp(architecture, numRegs, device.warpSize);
    parts.warps = device.regsPerMultiprocessor / architecture.subPartitions / parts.perWarp *
                  architecture.subPartitions;
    return parts;
}

/// "By warps 8, by registers 5, by shared memory 12, by blocks 32"
Text limitsWords(const Occupancy& occupancy, const DeviceProperties& device, bool plain) {
    if (plain)
        return "An SM of this device has room for {warps, plural, one {# block} other {# blocks}} by warps, {registers} by registers and {blocks} by its number of blocks"_msg
            .with("warps"_a = Count{occupancy.allowedBy(Limiter::Warps)},
                  "registers"_a = allowedBlocks(occupancy, Limiter::Registers, device),
                  "blocks"_a = Count{occupancy.allowedBy(Limiter::Blocks)});
    return "An SM of this device has room for {warps, plural, one {# block} other {# blocks}} by warps, {registers} by registers, {smem} by shared memory and {blocks} by its number of blocks"_msg
        .with("warps"_a = Count{occupancy.allowedBy(Limiter::Warps)},
              "registers"_a = allowedBlocks(occupancy, Limiter::Registers, device),
              "smem"_a = allowedBlocks(occupancy, Limiter::SharedMemory, device),
              "blocks"_a = Count{occupancy.allowedBy(Limiter::Blocks)});
}

} // namespace

Exercise makeResidentBlocks(ExerciseDraw& draw) {
    Exercise exercise;
    const DeviceProperties& device = draw.device();
    drawLaunchThatFits(draw, device, exercise);
    const std::uint32_t block = exercise.subject.config.blockDim.x;
    const Occupancy occupancy = computeOccupancy(exercise.subject.kernel, device, block, {});
    const bool plain = isPlain(draw, exercise.subject.kernel);
    exercise.number = occupancy.maxActiveBlocksPerMultiprocessor;
    exercise.question = "{kernel}. {limits}. How many blocks of {block} threads does it hold?"_msg.with(
        "kernel"_a = kernelWords(exercise.subject.kernel, plain), "block"_a = exactly(block),
        "limits"_a = deviceLimits(device, plain));
    exercise.explanation = "{limits}; the smallest of these is {blocks}."_msg.with(
        "limits"_a = limitsWords(occupancy, device, plain), "blocks"_a = exactly(exercise.number));
    return exercise;
}

Exercise makeOccupancyPercent(ExerciseDraw& draw) {
    Exercise exercise;
    const DeviceProperties& device = draw.device();
    Occupancy occupancy;
    do { // until the percentage is a whole number
        drawLaunchThatFits(draw, device, exercise);
        occupancy = computeOccupancy(exercise.subject.kernel, device, exercise.subject.config.blockDim.x, {});
    } while (occupancy.activeWarps * 100 % occupancy.maxWarps != 0);
    const bool plain = isPlain(draw, exercise.subject.kernel);
    exercise.number = occupancy.activeWarps * 100 / occupancy.maxWarps;
    exercise.question =
        "{kernel}. {limits}. What is the occupancy in percent with blocks of {block} threads?"_msg.with(
            "kernel"_a = kernelWords(exercise.subject.kernel, plain),
            "limits"_a = deviceLimits(device, plain),
            "block"_a = exactly(exercise.subject.config.blockDim.x));
    exercise.explanation =
        "{limits}. {blocks, plural, one {# block} other {# blocks}} of {each} warps are {active} of {warps} warps: {percent} %."_msg
            .with("limits"_a = limitsWords(occupancy, device, plain),
                  "blocks"_a = Count{occupancy.maxActiveBlocksPerMultiprocessor},
                  "each"_a = Count{occupancy.warpsPerBlock}, "active"_a = Count{occupancy.activeWarps},
                  "warps"_a = Count{occupancy.maxWarps}, "percent"_a = exactly(exercise.number));
    return exercise;
}

Exercise makeBestBlockSize(ExerciseDraw& draw) {
    Exercise exercise;
    const DeviceProperties& device = draw.device();
    std::vector<std::uint32_t>& sizes = exercise.subject.blockSizes;
    std::vector<std::uint32_t> threads;
    std::ptrdiff_t best = 0;
    do { // until one of them is the best alone
        exercise.subject.kernel = draw.kernel();
        sizes.clear();
        threads.clear();
        while (sizes.size() < 4) {
            const std::uint32_t size = 32 * draw.between(1, 32);
            if (std::find(sizes.begin(), sizes.end(), size) == sizes.end()) {
                sizes.push_back(size);
                threads.push_back(size * residentOf(exercise.subject.kernel, device, size));
            }
        }
        best = std::max_element(threads.begin(), threads.end()) - threads.begin();
    } while (std::count(threads.begin(), threads.end(), threads[static_cast<std::size_t>(best)]) != 1);
    exercise.subject.devices = {device.name};
    for (const std::uint32_t size : sizes)
        exercise.choices.push_back("{threads} threads"_msg.with("threads"_a = exactly(size)));
    exercise.rightChoice = static_cast<std::size_t>(best);
    const bool plain = isPlain(draw, exercise.subject.kernel);
    exercise.question = "{kernel}. {limits}. Which block size keeps most threads resident on it?"_msg.with(
        "kernel"_a = kernelWords(exercise.subject.kernel, plain), "limits"_a = deviceLimits(device, plain));
    Text list;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        Text one = "{block} · {blocks} = {threads}"_msg.with("block"_a = exactly(sizes[i]),
                                                             "blocks"_a = exactly(threads[i] / sizes[i]),
                                                             "threads"_a = exactly(threads[i]));
        list = i == 0 ? one : "{list}, {next}"_msg.with("list"_a = list, "next"_a = one);
    }
    exercise.explanation = "Threads per block times resident blocks: {list}."_msg.with("list"_a = list);
    return exercise;
}

Exercise makePossibleResidency(ExerciseDraw& draw) {
    Exercise exercise;
    const DeviceProperties& device = draw.device();
    drawLaunchThatFits(draw, device, exercise);
    const std::uint32_t block = exercise.subject.config.blockDim.x;
    const Occupancy occupancy = computeOccupancy(exercise.subject.kernel, device, block, {});
    const std::uint32_t resident = occupancy.maxActiveBlocksPerMultiprocessor;
    const std::uint32_t asked = draw.between(0, 2) == 0 ? resident : resident + 1;
    exercise.subject.count = asked;
    const bool isPossible = asked <= resident;
    const auto limits = [&](Limiter limiter) { return occupancy.allowedBy(limiter) < asked; };
    exercise.choices = {"Yes"_msg, "No: there are not enough registers"_msg,
                        "No: there is not enough shared memory"_msg,
                        "No: an SM holds no more warps or blocks"_msg};
    // Where several limit together, the first in this order is the answer, and the question says so.
    exercise.rightChoice = isPossible                      ? 0
                           : limits(Limiter::Registers)    ? 1
                           : limits(Limiter::SharedMemory) ? 2
                                                           : 3;
    const bool plain = isPlain(draw, exercise.subject.kernel);
    exercise.question =
        "{kernel}. {limits}. Can it hold {count, plural, one {# block} other {# blocks}} of {block} threads? Where several resources are short, choose the first that is."_msg
            .with("kernel"_a = kernelWords(exercise.subject.kernel, plain),
                  "limits"_a = deviceLimits(device, plain), "count"_a = exactly(asked),
                  "block"_a = exactly(block));
    exercise.explanation = "{limits}, so it holds {resident}."_msg.with(
        "limits"_a = limitsWords(occupancy, device, plain), "resident"_a = exactly(resident));
    return exercise;
}

Exercise makeRegistersToSave(ExerciseDraw& draw) {
    Exercise exercise;
    const DeviceProperties& device = draw.device();
    std::uint32_t resident = 0;
    std::uint32_t registers = 0;
    do { // until fewer registers make room for one more block
        drawLaunchThatFits(draw, device, exercise);
        const std::uint32_t block = exercise.subject.config.blockDim.x;
        resident = residentOf(exercise.subject.kernel, device, block);
        KernelAttributes fewer = exercise.subject.kernel;
        while (fewer.numRegs > 1 && residentOf(fewer, device, block) == resident)
            --fewer.numRegs;
        registers = residentOf(fewer, device, block) > resident ? fewer.numRegs : 0;
    } while (registers == 0);
    exercise.number = registers;
    const Occupancy occupancy =
        computeOccupancy(exercise.subject.kernel, device, exercise.subject.config.blockDim.x, {});
    exercise.question =
        "{kernel}. {limits}. It holds {resident, plural, one {# block} other {# blocks}} of {block} threads. At how many registers per thread, at most, does it hold one more?"_msg
            .with("kernel"_a = kernelWords(exercise.subject.kernel, false),
                  "limits"_a = deviceLimits(device, false), "resident"_a = exactly(resident),
                  "block"_a = exactly(exercise.subject.config.blockDim.x));
    const RegisterParts enough = registerParts(device, registers);
    const RegisterParts tooMany = registerParts(device, registers + 1);
    exercise.explanation =
        "{more} blocks have {needed, plural, one {# warp} other {# warps}}. With {registers} registers per thread a warp takes {perWarp}, and the parts have room for {room, plural, one {# warp} other {# warps}}; with {tooMany} it takes {perWarpThen}, and they have room for {roomThen}."_msg
            .with("more"_a = exactly(resident + 1),
                  "needed"_a = Count{occupancy.warpsPerBlock} * (resident + 1),
                  "registers"_a = exactly(registers), "perWarp"_a = exactly(enough.perWarp),
                  "room"_a = Count{enough.warps}, "tooMany"_a = exactly(registers + 1),
                  "perWarpThen"_a = exactly(tooMany.perWarp), "roomThen"_a = exactly(tooMany.warps));
    return exercise;
}

Exercise makeBytesToSave(ExerciseDraw& draw) {
    Exercise exercise;
    const DeviceProperties& device = draw.device();
    std::uint32_t resident = 0;
    std::optional<std::uint64_t> bytes;
    do { // until less shared memory makes room for one more block
        drawLaunchThatFits(draw, device, exercise);
        KernelAttributes& kernel = exercise.subject.kernel;
        kernel.numRegs = 32;
        kernel.sharedSizeBytes = {draw.isEasy() ? 1024 * std::uint64_t{draw.between(10, 40)}
                                                : draw.between(6000, 45'000)};
        const std::uint32_t block = exercise.subject.config.blockDim.x;
        resident = residentOf(kernel, device, block);
        KernelAttributes fewer = kernel;
        bytes.reset();
        if (resident == 0)
            continue;
        // The amount that fits is found by halving: fewer bytes never mean fewer blocks.
        std::uint64_t low = 0;
        std::uint64_t high = kernel.sharedSizeBytes.value;
        while (low < high) {
            const std::uint64_t middle = (low + high + 1) / 2;
            fewer.sharedSizeBytes = {middle};
            (residentOf(fewer, device, block) > resident ? low : high) =
                residentOf(fewer, device, block) > resident ? middle : middle - 1;
        }
        fewer.sharedSizeBytes = {low};
        if (residentOf(fewer, device, block) > resident)
            bytes = low;
    } while (!bytes);
    exercise.number = *bytes;
    exercise.question =
        "{kernel}. {limits}. It holds {resident, plural, one {# block} other {# blocks}} of {block} threads. With how many bytes of shared memory per block, at most, does it hold one more?"_msg
            .with("kernel"_a = kernelWords(exercise.subject.kernel, false),
                  "limits"_a = deviceLimits(device, false), "resident"_a = exactly(resident),
                  "block"_a = exactly(exercise.subject.config.blockDim.x));
    exercise.explanation =
        "An SM has {all} bytes. {more} blocks may have {share} each, of which the system reserves {reserved}, in pieces of {unit}: {bytes} bytes are left to the kernel."_msg
            .with("all"_a = Count{device.sharedMemPerMultiprocessor.value}, "more"_a = exactly(resident + 1),
                  "share"_a = Count{device.sharedMemPerMultiprocessor.value / (resident + 1)},
                  "reserved"_a = Count{device.reservedSharedMemPerBlock.value},
                  "unit"_a = Count{architectureFor(device.computeCapability).sharedMemoryUnit.value},
                  "bytes"_a = exactly(exercise.number));
    return exercise;
}

} // namespace trichevron::core
