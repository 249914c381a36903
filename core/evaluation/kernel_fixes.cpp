// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/evaluation/kernel_fixes.h"

#include <vector>

namespace trichevron::core {

bool needsCooperativeLaunch(const KernelInfo& kernel) {
    return isCooperative(kernel.suggested);
}

void removeUnsuitableFixes(Evaluation& evaluation, const KernelInfo& kernel) {
    if (!needsCooperativeLaunch(kernel))
        return;
    for (Finding& finding : evaluation.findings)
        std::erase_if(finding.fixes, [](const Fix& fix) { return !isCooperative(fix.config); });
}

} // namespace trichevron::core
