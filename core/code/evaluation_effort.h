// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Bounds the evaluation of an expression: macros that use macros grow exponentially, and brackets nest.
#pragma once

#include "core/catalogue/message_literal.h"
#include "core/code/code_value.h"

#include <cstddef>

namespace trichevron::core {

/// Shared by an expression and by the macros that it uses.
struct EvaluationEffort {
    std::size_t steps = 0;
    std::size_t depth = 0;
};

/// One step, on one more level while it lives. Throws CodeProblem where there were too many.
class EvaluationStep {
public:
    EvaluationStep(EvaluationEffort& effort, std::size_t offset) : effort_(effort) {
        constexpr std::size_t maxDepth = 400; // about four per bracket
        constexpr std::size_t maxSteps = 100'000;
        if (++effort_.steps > maxSteps || effort_.depth >= maxDepth)
            throw CodeProblem{"this expression is too long"_msg, offset};
        ++effort_.depth;
    }
    ~EvaluationStep() { --effort_.depth; }
    EvaluationStep(const EvaluationStep&) = delete;
    EvaluationStep& operator=(const EvaluationStep&) = delete;

private:
    EvaluationEffort& effort_;
};

} // namespace trichevron::core
