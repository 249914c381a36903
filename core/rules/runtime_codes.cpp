// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/rules/runtime_codes.h"

#include "core/catalogue/message_literal.h"

#include <fmt/format.h>

namespace trichevron::core {

namespace {

bool isBefore13(int runtimeVersion) {
    return runtimeVersion > 0 && runtimeVersion < firstRuntimeOfInvalidValue;
}

} // namespace

// The runtime decides, not the driver. PyTorch's CI launches one kernel with gridDim.x = 2^31: built with
// CUDA 12 the test expects "invalid configuration argument", built with CUDA 13.0 it fails with
// cudaErrorInvalidValue (https://github.com/pytorch/pytorch/issues/169909), both on driver 580
// (https://github.com/pytorch/test-infra/pull/7159).
//
// The documentation of every version says that too much shared memory also returns
// cudaErrorInvalidConfiguration (driver_types.h). Reports about CUDA 12 contradict it.
CudaStatus errorForRuntime(const Rule& rule, int runtimeVersion, LaunchApi api) {
    return isBefore13(runtimeVersion) && !isDriverApi(api) &&
                   rule.codeBefore13 == CodeBefore13::InvalidConfiguration
               ? CudaStatus::InvalidConfiguration
               : rule.error;
}

std::optional<std::string> errorCodeNote(int runtimeVersion, LaunchApi api, RuleId rule) {
    if (isDriverApi(api))
        return std::nullopt;
    const CodeBefore13 code = ruleRecord(rule).codeBefore13;
    if (code == CodeBefore13::InvalidConfiguration)
        return isBefore13(runtimeVersion)
                   ? "by published reports about runtimes before 13.0; since 13.0 {error}"_msg(
                         "error"_a = runtimeErrorName(CudaStatus::InvalidValue))
                   : "runtimes before 13.0: {error}"_msg(
                         "error"_a = runtimeErrorName(CudaStatus::InvalidConfiguration));
    if (code == CodeBefore13::Unknown && isBefore13(runtimeVersion))
        return "seen with CUDA 13.0; not known for runtime {version}"_msg(
            "version"_a = runtimeVersionText(runtimeVersion));
    return std::nullopt;
}

std::string runtimeVersionText(int runtimeVersion) {
    return fmt::format("{}.{}", runtimeVersion / 1000, runtimeVersion % 1000 / 10);
}

} // namespace trichevron::core
