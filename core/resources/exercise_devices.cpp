// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/resources/exercise_devices.h"

#include "core/resources/resources.h"

namespace trichevron::core {

ExerciseMaker loadExerciseMaker() {
    std::vector<DeviceProperties> devices;
    devices.reserve(exerciseDevices.size());
    for (const std::string_view name : exerciseDevices)
        devices.push_back(loadDevice(std::string(name)));
    return ExerciseMaker(devices);
}

} // namespace trichevron::core
