// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The JSON in the blocks of a lesson (resources/schemas/lesson-block.schema.json).
#pragma once

#include "core/json/json_reader.h"
#include "core/lesson/lesson.h"

namespace trichevron::core {

/// What a step's block says, into the step.
void readStepBlock(const JsonReader& block, LessonStep& step);

} // namespace trichevron::core
