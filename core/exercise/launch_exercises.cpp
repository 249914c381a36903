// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Exercises on waves, and on launches that a device refuses.
#include "core/evaluation/evaluation.h"
#include "core/exercise/exercise_draw.h"

#include <algorithm>
#include <utility>

namespace trichevron::core {

namespace {

struct DrawnWaves {
    Exercise exercise;
    const DeviceProperties* device;
    std::uint64_t blocks;
    std::uint64_t resident; ///< on an SM
    std::uint64_t atOnce;   ///< on the device
};

DrawnWaves drawWaves(ExerciseDraw& draw) {
    DrawnWaves drawn{{}, &draw.device(), 0, 0, 0};
    Exercise::Subject& subject = drawn.exercise.subject;
    do {
        subject.kernel = draw.kernel();
        subject.config.blockDim = {draw.blockSize(), 1, 1};
        drawn.resident = computeOccupancy(subject.kernel, *drawn.device, subject.config.blockDim.x, {})
                             .maxActiveBlocksPerMultiprocessor;
    } while (drawn.resident == 0);
    drawn.atOnce = drawn.resident * drawn.device->multiProcessorCount;
    drawn.blocks = draw.between(static_cast<std::uint32_t>(drawn.atOnce / 2),
                                static_cast<std::uint32_t>(drawn.atOnce * (draw.isEasy() ? 4 : 30)));
    subject.config.gridDim = {static_cast<std::uint32_t>(drawn.blocks), 1, 1};
    subject.devices = {drawn.device->name};
    return drawn;
}

Text deviceWords(const DrawnWaves& drawn) {
    return "An {device} has {sms} SMs, and each holds {resident, plural, one {# block} other {# blocks}} of a kernel"_msg
        .with("device"_a = drawn.device->name, "sms"_a = Count{drawn.device->multiProcessorCount},
              "resident"_a = exactly(drawn.resident));
}

/// The limit that the launch breaks, with its numbers.
Text whyThisError(const Exercise::Subject& subject, const DeviceProperties& device) {
    const Evaluation evaluation = evaluate(subject.config, subject.kernel, device);
    const LaunchConfig& config = subject.config;
    if (evaluation.accepted)
        return "{threads} threads per block are within the limit of {limit}, and each axis of the grid is within its own: the launch is accepted."_msg
            .with("threads"_a = evaluation.threadsPerBlock, "limit"_a = Count{device.maxThreadsPerBlock});
    switch (*evaluation.reportedFirst) {
    case RuleId::GridDimTooLarge:
        return "A grid may have {limit} blocks along y, and this one has {y}."_msg.with(
            "limit"_a = Count{device.maxGridSize[1]}, "y"_a = exactly(config.gridDim.y));
    case RuleId::RegistersPerBlock:
        return "{threads} · {registers} registers are more than the {all} of an SM: not one block fits."_msg
            .with("threads"_a = evaluation.threadsPerBlock, "registers"_a = exactly(subject.kernel.numRegs),
                  "all"_a = Count{device.regsPerMultiprocessor});
    case RuleId::CooperativeTooLarge:
        return "A cooperative grid must be resident as a whole. {resident, plural, one {# block} other {# blocks}} per SM on {sms} SMs are {atOnce} blocks, and the grid has {blocks}."_msg
            .with("resident"_a = Count{evaluation.occupancy.maxActiveBlocksPerMultiprocessor},
                  "sms"_a = Count{device.multiProcessorCount}, "atOnce"_a = evaluation.blocksPerWave,
                  "blocks"_a = evaluation.totalBlocks);
    default:
        return "A block may have {limit} threads, and this one has {threads}."_msg.with(
            "limit"_a = Count{device.maxThreadsPerBlock}, "threads"_a = evaluation.threadsPerBlock);
    }
}

} // namespace

Exercise makeWaves(ExerciseDraw& draw) {
    DrawnWaves drawn = drawWaves(draw);
    Exercise& exercise = drawn.exercise;
    exercise.number = ceilDivide(drawn.blocks, drawn.atOnce);
    exercise.question = "{device}. In how many waves does a grid of {blocks} blocks run?"_msg.with(
        "device"_a = deviceWords(drawn), "blocks"_a = exactly(drawn.blocks));
    exercise.explanation =
        "{sms} · {resident} = {atOnce} blocks run at the same time; {blocks} / {atOnce}, rounded up, is {waves}."_msg
            .with("sms"_a = Count{drawn.device->multiProcessorCount}, "resident"_a = exactly(drawn.resident),
                  "atOnce"_a = exactly(drawn.atOnce), "blocks"_a = exactly(drawn.blocks),
                  "waves"_a = exactly(exercise.number));
    return exercise;
}

Exercise makeLastWave(ExerciseDraw& draw) {
    DrawnWaves drawn = drawWaves(draw);
    Exercise& exercise = drawn.exercise;
    const std::uint64_t waves = ceilDivide(drawn.blocks, drawn.atOnce);
    exercise.number = drawn.blocks - (waves - 1) * drawn.atOnce;
    exercise.question =
        "{device}. A grid has {blocks} blocks. How many of them are in the last wave?"_msg.with(
            "device"_a = deviceWords(drawn), "blocks"_a = exactly(drawn.blocks));
    exercise.explanation =
        "{atOnce} blocks run at the same time, so {full, plural, one {# full wave} other {# full waves}} before it took {done}; {rest} of {blocks} are left."_msg
            .with("atOnce"_a = exactly(drawn.atOnce), "full"_a = exactly(waves - 1),
                  "done"_a = exactly((waves - 1) * drawn.atOnce), "rest"_a = exactly(exercise.number),
                  "blocks"_a = exactly(drawn.blocks));
    return exercise;
}

Exercise makeCooperativeGrid(ExerciseDraw& draw) {
    Exercise exercise;
    Exercise::Subject& subject = exercise.subject;
    std::vector<std::pair<std::uint64_t, const DeviceProperties*>> room;
    do { // until the smallest number is less than the others
        subject.kernel = draw.kernel();
        subject.config.blockDim = {draw.blockSize(), 1, 1};
        room.clear();
        for (const DeviceProperties& device : draw.devices())
            room.emplace_back(
                std::uint64_t{computeOccupancy(subject.kernel, device, subject.config.blockDim.x, {})
                                  .maxActiveBlocksPerMultiprocessor} *
                    device.multiProcessorCount,
                &device);
        std::sort(room.begin(), room.end());
    } while (room[0].first == 0 || room[0].first == room[1].first);
    const auto blocks =
        static_cast<std::uint32_t>(draw.isEasy() ? room[1].first
                                                 : draw.between(static_cast<std::uint32_t>(room[0].first) + 1,
                                                                static_cast<std::uint32_t>(room[1].first)));
    subject.config.gridDim = {blocks, 1, 1};
    subject.config.api = LaunchApi::CudaLaunchCooperativeKernel;
    Text list;
    for (std::size_t i = 0; i < draw.devices().size(); ++i) {
        const DeviceProperties& device = draw.devices()[i];
        subject.devices.push_back(device.name);
        // How many blocks fit into an SM is another exercise.
        exercise.choices.push_back(
            "{device}: {sms} SMs, and each holds {resident, plural, one {# block} other {# blocks}}"_msg.with(
                "device"_a = device.name, "sms"_a = Count{device.multiProcessorCount},
                "resident"_a = Count{computeOccupancy(subject.kernel, device, subject.config.blockDim.x, {})
                                         .maxActiveBlocksPerMultiprocessor}));
        if (room[0].second == &device)
            exercise.rightChoice = i;
        const std::uint64_t holds = std::find_if(room.begin(), room.end(), [&](const auto& each) {
                                        return each.second == &device;
                                    })->first;
        Text one = "{device} {blocks}"_msg.with("device"_a = device.name, "blocks"_a = exactly(holds));
        list = i == 0 ? one : "{list}, {next}"_msg.with("list"_a = list, "next"_a = one);
    }
    exercise.question =
        "A kernel is launched cooperatively with {blocks} blocks. Which of these devices refuses it?"_msg
            .with("blocks"_a = exactly(blocks));
    exercise.explanation =
        "A cooperative grid must be resident as a whole. Resident blocks on all SMs: {list}; the grid has {blocks}."_msg
            .with("list"_a = list, "blocks"_a = exactly(blocks));
    return exercise;
}

Exercise makeErrorOfLaunch(ExerciseDraw& draw) {
    Exercise exercise;
    Exercise::Subject& subject = exercise.subject;
    const DeviceProperties& device = draw.devices()[0];
    subject.devices = {device.name};
    subject.kernel = draw.kernel();
    subject.kernel.numRegs = 32;
    subject.kernel.sharedSizeBytes = {};
    subject.config.gridDim = {draw.between(1, 1000), 1, 1};
    subject.config.blockDim = {draw.blockSize(), 1, 1};
    Text what;
    switch (draw.between(0, draw.isEasy() ? 2 : 4)) {
    case 0:
        subject.config.blockDim = {draw.pick({64, 96, 128}), draw.pick({16, 24, 32}), 1};
        what = "a block of {x} × {y} threads"_msg.with("x"_a = exactly(subject.config.blockDim.x),
                                                       "y"_a = exactly(subject.config.blockDim.y));
        break;
    case 1:
        subject.config.gridDim.y = 65'535 + draw.between(1, 1000);
        what = "a grid of {x} × {y} blocks"_msg.with("x"_a = exactly(subject.config.gridDim.x),
                                                     "y"_a = exactly(subject.config.gridDim.y));
        break;
    case 2:
        what = "a grid of {x} blocks of {block} threads"_msg.with(
            "x"_a = exactly(subject.config.gridDim.x), "block"_a = exactly(subject.config.blockDim.x));
        break;
    case 3:
        subject.kernel.numRegs = draw.between(70, 200);
        subject.config.blockDim = {1024, 1, 1};
        what = "blocks of {block} threads"_msg.with("block"_a = exactly(1024));
        break;
    default:
        subject.config.api = LaunchApi::CudaLaunchCooperativeKernel;
        subject.config.gridDim = {100'000 + draw.between(0, 1000), 1, 1};
        what = "a cooperative grid of {x} blocks of {block} threads"_msg.with(
            "x"_a = exactly(subject.config.gridDim.x), "block"_a = exactly(subject.config.blockDim.x));
    }
    const CudaStatus status = evaluate(subject.config, subject.kernel, device).predicted;
    std::vector<Text> wrong;
    for (const CudaStatus other : {CudaStatus::Success, CudaStatus::InvalidValue,
                                   CudaStatus::LaunchOutOfResources, CudaStatus::CooperativeLaunchTooLarge})
        if (other != status)
            wrong.push_back(verbatim(std::string(runtimeErrorName(other))));
    draw.setChoices(exercise, verbatim(std::string(runtimeErrorName(status))), std::move(wrong));
    exercise.question =
        "A kernel with {registers} registers per thread is launched with {what} on an {device}, with CUDA 13. There a block may have {threads} threads, a grid {gridY} blocks along y and z, and each of the {sms} SMs has room for {resident} threads and {all} registers. What does the launch return?"_msg
            .with("registers"_a = exactly(subject.kernel.numRegs), "what"_a = what, "device"_a = device.name,
                  "threads"_a = Count{device.maxThreadsPerBlock}, "gridY"_a = Count{device.maxGridSize[1]},
                  "sms"_a = Count{device.multiProcessorCount},
                  "resident"_a = Count{device.maxThreadsPerMultiProcessor},
                  "all"_a = Count{device.regsPerMultiprocessor});
    exercise.explanation = whyThisError(subject, device);
    return exercise;
}

Exercise makeGridForClusters(ExerciseDraw& draw) {
    Exercise exercise;
    const std::uint32_t cluster = draw.isEasy() ? draw.pick({2, 4, 8}) : draw.between(2, 8);
    const std::uint32_t block = draw.blockSize();
    const std::uint32_t n = draw.between(10'000, draw.isEasy() ? 100'000 : 50'000'000);
    exercise.subject.config.blockDim = {block, 1, 1};
    exercise.subject.config.clusterDim = ClusterExtent{cluster, 1, 1};
    exercise.subject.config.problem = ProblemExtent{n, 1, 1};
    const std::uint64_t covering = ceilDivide(n, block);
    exercise.number = ceilDivide(covering, cluster) * cluster;
    exercise.question =
        "{n} elements, blocks of {block} threads, clusters of {cluster} blocks. What is the smallest grid, in blocks, that covers the elements and is accepted?"_msg
            .with("n"_a = exactly(n), "block"_a = exactly(block), "cluster"_a = exactly(cluster));
    exercise.explanation =
        "{covering} blocks cover the elements; the smallest multiple of {cluster} that is not below is {grid}, which is {clusters} clusters."_msg
            .with("covering"_a = exactly(covering), "cluster"_a = exactly(cluster),
                  "grid"_a = exactly(exercise.number), "clusters"_a = exactly(exercise.number / cluster));
    return exercise;
}

Exercise makeClusterSizesThatFit(ExerciseDraw& draw) {
    Exercise exercise;
    const std::uint32_t grid = draw.isEasy() ? 4 * draw.between(1, 30) : draw.between(8, 5000);
    exercise.subject.config.gridDim = {grid, 1, 1};
    Text list;
    for (std::uint32_t size = 1; size <= 8; ++size)
        if (grid % size == 0) {
            ++exercise.number;
            Text one = "{size}"_msg.with("size"_a = exactly(size));
            list = exercise.number == 1 ? one : "{list}, {next}"_msg.with("list"_a = list, "next"_a = one);
        }
    exercise.question =
        "A grid has {grid} blocks along x and 1 along y and z. How many of the portable cluster sizes from 1 to 8 along x may it be launched with?"_msg
            .with("grid"_a = exactly(grid));
    exercise.explanation =
        "Those that divide {grid}: {list}."_msg.with("grid"_a = exactly(grid), "list"_a = list);
    return exercise;
}

} // namespace trichevron::core
