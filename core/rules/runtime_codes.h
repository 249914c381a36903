// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The error that a CUDA runtime returns for a violated rule. Rule::error is the code of CUDA 13.0, seen in
/// launches; the codes of older runtimes come from published reports, cited in the records of the rules.
#pragma once

#include "core/launch/cuda_status.h"
#include "core/launch/launch_config.h"
#include "core/rules/rule.h"

#include <optional>
#include <string>

namespace trichevron::core {

/// The first runtime that returns cudaErrorInvalidValue for a block or grid out of range; older ones return
/// cudaErrorInvalidConfiguration. In the format of cudaRuntimeGetVersion.
inline constexpr int firstRuntimeOfInvalidValue = 13000;

/// The error of a violated rule as a runtime returns it. `runtimeVersion` is cudaRuntimeGetVersion's, 12040
/// for 12.4; 0 means unknown and is taken for CUDA 13. The driver API returns CUDA_ERROR_INVALID_VALUE in
/// every version.
CudaStatus errorForRuntime(const Rule& rule, int runtimeVersion, LaunchApi api);

/// A note for the user about a violation's error: what runtimes on the other side of 13.0 return, or that
/// the error of this older runtime is not known. None when there is nothing to add.
std::optional<std::string> errorCodeNote(int runtimeVersion, LaunchApi api, RuleId rule);

/// "12.4" for 12040
std::string runtimeVersionText(int runtimeVersion);

} // namespace trichevron::core
