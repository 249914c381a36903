// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The exercises, with the device files that come with the program.
#pragma once

#include "core/exercise/exercise.h"

namespace trichevron::core {

/// Throws InputError where a device of the exercises is missing.
ExerciseMaker loadExerciseMaker();

} // namespace trichevron::core
