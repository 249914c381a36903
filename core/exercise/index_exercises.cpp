// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Exercises on indices, warps and bounds.
#include "core/dimensions/warp_sectors.h"
#include "core/exercise/exercise_draw.h"

namespace trichevron::core {

Exercise makeBlocksForElements(ExerciseDraw& draw) {
    Exercise exercise;
    const std::uint32_t block = draw.blockSize();
    const std::uint32_t n = draw.isEasy() ? draw.between(100, 5000) : draw.between(10'000, 50'000'000);
    exercise.subject.config.blockDim = {block, 1, 1};
    exercise.subject.config.problem = ProblemExtent{n, 1, 1};
    exercise.number = ceilDivide(n, block);
    exercise.question =
        "A vector has {n} elements, and each thread handles one. How many blocks of {block} threads does the launch need?"_msg
            .with("n"_a = exactly(n), "block"_a = exactly(block));
    exercise.explanation =
        "({n} + {block} − 1) / {block}, rounded down, is {blocks}. {fewer} blocks would have only {threads} threads."_msg
            .with("n"_a = exactly(n), "block"_a = exactly(block), "blocks"_a = exactly(exercise.number),
                  "fewer"_a = exactly(exercise.number - 1),
                  "threads"_a = exactly((exercise.number - 1) * block));
    return exercise;
}

Exercise makeIdleThreads(ExerciseDraw& draw) {
    Exercise exercise;
    const std::uint32_t width = draw.isEasy() ? draw.between(100, 2000) : draw.between(100, 5000);
    const std::uint32_t height = draw.isEasy() ? 1 : draw.between(100, 5000);
    const BlockExtent block = draw.isEasy()
                                  ? BlockExtent{draw.blockSize(), 1, 1}
                                  : BlockExtent{draw.pick({8, 16, 32}), draw.pick({4, 8, 16, 32}), 1};
    LaunchConfig& config = exercise.subject.config;
    config.blockDim = block;
    config.problem = ProblemExtent{width, height, 1};
    config.gridDim = gridCovering(*config.problem, block);
    const std::uint64_t threads =
        static_cast<std::uint64_t>(volume(config.gridDim)) * static_cast<std::uint64_t>(volume(block));
    exercise.number = threads - std::uint64_t{width} * height;
    exercise.question =
        "{width} × {height} elements, one thread for each, and the smallest grid of blocks of {x} × {y} threads that covers them. How many threads have no element?"_msg
            .with("width"_a = exactly(width), "height"_a = exactly(height), "x"_a = exactly(block.x),
                  "y"_a = exactly(block.y));
    exercise.explanation =
        "The grid has {gridX} × {gridY} blocks, so there are {threads} threads for {elements} elements: {idle} are idle."_msg
            .with("gridX"_a = exactly(config.gridDim.x), "gridY"_a = exactly(config.gridDim.y),
                  "threads"_a = exactly(threads), "elements"_a = exactly(std::uint64_t{width} * height),
                  "idle"_a = exactly(exercise.number));
    return exercise;
}

Exercise makeGlobalIndex(ExerciseDraw& draw) {
    Exercise exercise;
    const std::uint32_t size = draw.isHard() ? draw.between(33, 1024) : draw.blockSize();
    const std::uint32_t block = draw.between(1, draw.isEasy() ? 20 : 100'000);
    const std::uint32_t thread = draw.between(0, size - 1);
    exercise.subject.config.blockDim = {size, 1, 1};
    exercise.subject.block = {block, 0, 0};
    exercise.subject.thread = {thread, 0, 0};
    exercise.number = std::uint64_t{block} * size + thread;
    exercise.question =
        "Blocks have {size} threads. What is blockIdx.x * blockDim.x + threadIdx.x for thread {thread} of block {block}?"_msg
            .with("size"_a = exactly(size), "thread"_a = exactly(thread), "block"_a = exactly(block));
    exercise.explanation =
        "{block} · {size} + {thread} = {index}: the blocks before it have {before} threads."_msg.with(
            "block"_a = exactly(block), "size"_a = exactly(size), "thread"_a = exactly(thread),
            "index"_a = exactly(exercise.number), "before"_a = exactly(std::uint64_t{block} * size));
    return exercise;
}

Exercise makeBlockOfIndex(ExerciseDraw& draw) {
    Exercise exercise;
    const std::uint32_t size = draw.isHard() ? draw.between(33, 1024) : draw.blockSize();
    const std::uint32_t index = draw.between(size, draw.isEasy() ? 10'000 : 100'000'000);
    const bool asksForThread = draw.between(0, 1) == 1;
    exercise.subject.config.blockDim = {size, 1, 1};
    exercise.subject.count = index;
    exercise.subject.thread = {asksForThread ? 1U : 0U, 0, 0};
    exercise.number = asksForThread ? index % size : index / size;
    exercise.question =
        asksForThread
            ? "Blocks have {size} threads. What is threadIdx.x of the thread with the global index {index}?"_msg
                  .with("size"_a = exactly(size), "index"_a = exactly(index))
            : "Blocks have {size} threads. What is blockIdx.x of the thread with the global index {index}?"_msg
                  .with("size"_a = exactly(size), "index"_a = exactly(index));
    exercise.explanation =
        "{index} = {block} · {size} + {thread}: it is thread {thread} of block {block}."_msg.with(
            "index"_a = exactly(index), "block"_a = exactly(index / size), "size"_a = exactly(size),
            "thread"_a = exactly(index % size));
    return exercise;
}

namespace {

BlockExtent drawnBlock(ExerciseDraw& draw) {
    if (draw.isEasy())
        return {draw.pick({4, 8, 16, 32}), draw.pick({2, 4, 8, 16}), 1};
    return {draw.between(2, 16), draw.between(2, 8), draw.between(2, draw.isHard() ? 8 : 4)};
}

ThreadIndex drawnThread(ExerciseDraw& draw, const BlockExtent& block) {
    return {draw.between(0, block.x - 1), draw.between(0, block.y - 1), draw.between(0, block.z - 1)};
}

} // namespace

Exercise makeThreadId(ExerciseDraw& draw) {
    Exercise exercise;
    const BlockExtent block = drawnBlock(draw);
    const ThreadIndex thread = drawnThread(draw, block);
    exercise.subject.config.blockDim = block;
    exercise.subject.thread = thread;
    exercise.number =
        thread.x + std::uint64_t{thread.y} * block.x + std::uint64_t{thread.z} * block.x * block.y;
    exercise.question =
        "A block has {x} × {y} × {z} threads. What is the thread ID of the thread with threadIdx = ({i}, {j}, {k})?"_msg
            .with("x"_a = exactly(block.x), "y"_a = exactly(block.y), "z"_a = exactly(block.z),
                  "i"_a = exactly(thread.x), "j"_a = exactly(thread.y), "k"_a = exactly(thread.z));
    exercise.explanation = "{i} + {j} · {x} + {k} · {x} · {y} = {id}: x counts fastest."_msg.with(
        "i"_a = exactly(thread.x), "j"_a = exactly(thread.y), "k"_a = exactly(thread.z),
        "x"_a = exactly(block.x), "y"_a = exactly(block.y), "id"_a = exactly(exercise.number));
    return exercise;
}

Exercise makeIndexOfThreadId(ExerciseDraw& draw) {
    Exercise exercise;
    const BlockExtent block = drawnBlock(draw);
    const std::uint32_t id = draw.between(0, static_cast<std::uint32_t>(volume(block)) - 1);
    const ThreadIndex thread = toIndex(id, block);
    exercise.subject.config.blockDim = block;
    exercise.subject.count = id;
    exercise.number = thread.y;
    exercise.question =
        "A block has {x} × {y} × {z} threads. What is threadIdx.y of the thread with the ID {id}?"_msg.with(
            "x"_a = exactly(block.x), "y"_a = exactly(block.y), "z"_a = exactly(block.z),
            "id"_a = exactly(id));
    exercise.explanation = "⌊{id} / {x}⌋ modulo {y} is {j}; the whole index is ({i}, {j}, {k})."_msg.with(
        "id"_a = exactly(id), "x"_a = exactly(block.x), "y"_a = exactly(block.y), "i"_a = exactly(thread.x),
        "j"_a = exactly(thread.y), "k"_a = exactly(thread.z));
    return exercise;
}

Exercise makeWarpOfThread(ExerciseDraw& draw) {
    Exercise exercise;
    const BlockExtent block = drawnBlock(draw);
    const ThreadIndex thread = drawnThread(draw, block);
    const auto id = static_cast<std::uint64_t>(toRank(thread, block));
    const bool asksForLane = draw.between(0, 1) == 1;
    exercise.subject.config.blockDim = block;
    exercise.subject.thread = thread;
    exercise.subject.count = asksForLane ? 1 : 0;
    exercise.number = asksForLane ? id % 32 : id / 32;
    const auto fill = [&](const auto& message) {
        return message.with("x"_a = exactly(block.x), "y"_a = exactly(block.y), "z"_a = exactly(block.z),
                            "i"_a = exactly(thread.x), "j"_a = exactly(thread.y), "k"_a = exactly(thread.z));
    };
    exercise.question =
        asksForLane
            ? fill(
                  "A block has {x} × {y} × {z} threads. Which lane of its warp is the thread ({i}, {j}, {k})?"_msg)
            : fill(
                  "A block has {x} × {y} × {z} threads. In which warp of the block is the thread ({i}, {j}, {k})? Warps count from 0."_msg);
    exercise.explanation =
        "Its thread ID is {id}; {id} / 32 is warp {warp}, and the remainder {lane} is the lane."_msg.with(
            "id"_a = exactly(id), "warp"_a = exactly(id / 32), "lane"_a = exactly(id % 32));
    return exercise;
}

Exercise makeLanesInLastWarp(ExerciseDraw& draw) {
    Exercise exercise;
    const BlockExtent block = draw.isEasy() ? BlockExtent{draw.between(33, 500), 1, 1}
                                            : BlockExtent{draw.between(3, 33), draw.between(3, 31), 1};
    const auto threads = static_cast<std::uint64_t>(volume(block));
    exercise.subject.config.blockDim = block;
    exercise.number = (32 - threads % 32) % 32;
    exercise.question = "A block has {x} × {y} threads. How many lanes of its last warp stay empty?"_msg.with(
        "x"_a = exactly(block.x), "y"_a = exactly(block.y));
    exercise.explanation =
        "{threads} threads take {warps} warps, which have room for {room}: {empty} lanes are empty."_msg.with(
            "threads"_a = exactly(threads), "warps"_a = exactly(ceilDivide(threads, 32)),
            "room"_a = exactly(ceilDivide(threads, 32) * 32), "empty"_a = exactly(exercise.number));
    return exercise;
}

Exercise makeStraddlingWarps(ExerciseDraw& draw) {
    Exercise exercise;
    const std::uint32_t side = draw.pick({8, 16, 32});
    const std::uint32_t width = draw.between(20, draw.isEasy() ? 100 : 400);
    LaunchConfig& config = exercise.subject.config;
    config.blockDim = {side, 32 / side * draw.between(1, 4), 1};
    const std::uint32_t rows = config.blockDim.y * draw.between(1, draw.isHard() ? 20 : 4);
    config.problem = ProblemExtent{width, rows, 1};
    config.gridDim = gridCovering(*config.problem, config.blockDim);
    // A warp is 32 / side whole rows of the block, and only the last column of blocks has a bound inside.
    exercise.number = width % side == 0 ? 0 : rows / (32 / side);
    exercise.question =
        "{width} × {height} elements are covered by blocks of {x} × {y} threads. A warp is 32 threads of a block with successive IDs. In how many warps do some threads have an element and others none, so that the bounds check divides the warp?"_msg
            .with("width"_a = exactly(width), "height"_a = exactly(rows), "x"_a = exactly(config.blockDim.x),
                  "y"_a = exactly(config.blockDim.y));
    exercise.explanation =
        "A warp is {rows, plural, one {# row} other {# rows}} of {x} threads. {y} divides {height}, so only the last column of blocks can be cut; {width} modulo {x} is {rest}, which gives {warps} warps."_msg
            .with("rows"_a = exactly(32 / side), "x"_a = exactly(side), "y"_a = exactly(config.blockDim.y),
                  "height"_a = exactly(rows), "width"_a = exactly(width), "rest"_a = exactly(width % side),
                  "warps"_a = exactly(exercise.number));
    return exercise;
}

Exercise makeSectorsOfWarp(ExerciseDraw& draw) {
    Exercise exercise;
    const std::uint32_t side = draw.isEasy() ? draw.pick({16, 32}) : draw.pick({4, 8, 16, 32});
    const std::uint32_t width = 8 * draw.between(40, 500);
    LaunchConfig& config = exercise.subject.config;
    config.blockDim = {side, 32, 1};
    config.problem = ProblemExtent{width, 4096, 1};
    config.gridDim = gridCovering(*config.problem, config.blockDim);
    // Rows begin at a sector, and so does each row of threads of the first warp, unless it is shorter than
    // one.
    const std::uint64_t rowBytes = std::uint64_t{side} * 4;
    exercise.number = std::uint64_t{32 / side} * ceilDivide(rowBytes, sectorBytes);
    exercise.question =
        "An array has rows of {width} floats and begins at a sector. Blocks have {x} × {y} threads, and x counts along the rows. How many sectors of 32 bytes does the first warp of a block touch when each thread reads its element?"_msg
            .with("width"_a = exactly(width), "x"_a = exactly(side), "y"_a = exactly(32));
    exercise.explanation =
        "The warp covers {rows, plural, one {# row} other {# rows}} of {x} floats, {bytes} bytes each: {each, plural, one {# sector} other {# sectors}} a row, {all} in all."_msg
            .with("rows"_a = exactly(32 / side), "x"_a = exactly(side), "bytes"_a = exactly(rowBytes),
                  "each"_a = exactly(ceilDivide(rowBytes, sectorBytes)), "all"_a = exactly(exercise.number));
    return exercise;
}

} // namespace trichevron::core
