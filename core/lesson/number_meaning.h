// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a wrong number is of the launch that a question is about.
#pragma once

#include "core/evaluation/evaluation.h"

#include <string>

namespace trichevron::core {

/// "32 is the number of threads of a block." Empty where no quantity of the launch has this value, or several
/// have.
std::string numberMeaning(double number, const Evaluation& launch);

} // namespace trichevron::core
