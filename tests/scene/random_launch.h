// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Launches with a problem and a thread of them, at random.
#pragma once

#include "core/dimensions/hierarchy.h"
#include "core/scene/colouring.h"
#include "core/scene/scene.h"

#include <random>

namespace trichevron::test {

struct RandomLaunch {
    core::LaunchShape shape;
    core::ProblemExtent problem;
    core::BlockIndex block;
    core::ThreadIndex thread;
};

inline RandomLaunch randomLaunch(std::mt19937& random) {
    const auto pick = [&](std::uint32_t max) { return 1 + static_cast<std::uint32_t>(random() % max); };
    RandomLaunch launch;
    core::LaunchShape& shape = launch.shape;
    shape.cluster = {pick(2), pick(2), pick(2)};
    shape.grid = {shape.cluster.x * pick(6), shape.cluster.y * pick(5), shape.cluster.z * pick(3)};
    shape.block = {pick(40), pick(6), pick(4)};
    launch.problem = {pick(shape.grid.x * shape.block.x + 5), pick(shape.grid.y * shape.block.y + 5),
                      pick(shape.grid.z * shape.block.z + 5)};
    launch.block = {pick(shape.grid.x) - 1, pick(shape.grid.y) - 1, pick(shape.grid.z) - 1};
    launch.thread = {pick(shape.block.x) - 1, pick(shape.block.y) - 1, pick(shape.block.z) - 1};
    return launch;
}

/// The scene of such a launch, going down to its thread.
inline core::SceneRequest requestOf(const RandomLaunch& launch, std::string_view colouring) {
    core::SceneRequest request;
    request.shape = launch.shape;
    request.problem = launch.problem;
    request.path = pathToThread(launch.shape, launch.block, launch.thread);
    request.colouring = core::findColouring(colouring);
    return request;
}

} // namespace trichevron::test
