// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Why a backend could not answer.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace trichevron {

enum class BackendErrorKind {
    NoDriver,
    DriverTooOld,
    NoDevice,   ///< no device, or no such ordinal
    DeviceLost, ///< the device failed, not what was asked of it
    UnknownKernel,
    NotRecorded, ///< a replay has no answer to this question
    BadRequest,  ///< cannot be asked of this kernel (a problem size it does not take, …)
    OutOfMemory, ///< buffers for the kernel's data could not be had
    ContextLost  ///< a sticky CUDA error, or one that should not be: the process has to be replaced
};
std::string_view nameOf(BackendErrorKind kind);
/// True where nothing that this process asks of the device can succeed any more.
bool needsNewProcess(BackendErrorKind kind);
/// True where there is no device to ask, now or in a new process.
bool meansNoDevice(BackendErrorKind kind);
std::optional<BackendErrorKind> backendErrorKindFromName(std::string_view name);

/// The message is one sentence for the user.
class BackendError : public std::runtime_error {
public:
    BackendError(BackendErrorKind kind, const std::string& message)
        : std::runtime_error(message), kind_(kind) {}
    BackendErrorKind kind() const { return kind_; }

private:
    BackendErrorKind kind_;
};

} // namespace trichevron
