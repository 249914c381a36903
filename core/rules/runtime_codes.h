// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Which code a CUDA runtime before 13.0 returns for a broken rule. The rules themselves carry the codes of
/// CUDA 13.0, which were seen; those of older runtimes are known from published reports (runtime_codes.cpp
/// names them).
#pragma once

#include "core/launch/cuda_status.h"
#include "core/launch/launch_config.h"
#include "core/rules/finding.h"

#include <optional>
#include <string>

namespace trichevron {

/// The first runtime that answers cudaErrorInvalidValue to a block or grid out of range; older ones answer
/// cudaErrorInvalidConfiguration. As cudaRuntimeGetVersion writes it.
inline constexpr int firstRuntimeOfInvalidValue = 13000;

/// What is known of a rule's code before that runtime.
enum class OlderCode {
    InvalidConfiguration, ///< by published reports, for at least one function of the runtime API
    Same,                 ///< by published reports
    Unknown               ///< no report was found: taken to be the same
};
OlderCode olderCodeOf(RuleId rule);

/// The code of a broken rule as a runtime returns it. `runtimeVersion` is cudaRuntimeGetVersion's, 12040 for
/// 12.4; 0 stands for unknown and is taken for CUDA 13. `status` is the rule's own code. The driver API is
/// older than the distinction and returns CUDA_ERROR_INVALID_VALUE in every version.
CudaStatus asReportedBy(int runtimeVersion, LaunchApi api, RuleId rule, CudaStatus status);

/// What to know of a violation's code beyond the code itself, for people: what the other side of 13.0
/// returns, or that nothing is known of an older runtime. None where there is nothing to say.
std::optional<std::string> codeNoteOf(int runtimeVersion, LaunchApi api, RuleId rule);

/// "12.4" for 12040
std::string runtimeVersionText(int runtimeVersion);

} // namespace trichevron
