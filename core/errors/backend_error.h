// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Why a backend could not reply.
#pragma once

#include "core/catalogue/message.h"

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace trichevron::core {

enum class BackendErrorKind {
    NoDriver,
    DriverTooOld,
    NoDevice,   ///< no device, or no such ordinal
    DeviceLost, ///< the device itself failed
    UnknownKernel,
    NotRecorded, ///< the recordings have no reply to this request
    BadRequest,  ///< invalid for this kernel, such as a problem size that it does not take
    OutOfMemory, ///< the buffers for the kernel's data could not be allocated
    ContextLost  ///< a sticky or unexpected CUDA error: the process has to be replaced
};
std::string_view toString(BackendErrorKind kind);
/// True where every further call of this process to the device fails.
bool needsNewProcess(BackendErrorKind kind);
/// True where there is no usable device, now or in a new process.
bool meansNoDevice(BackendErrorKind kind);
std::optional<BackendErrorKind> backendErrorKindFromName(std::string_view name);

/// The text is one sentence for the user; verbatim() where another process sent it. what() is in the language
/// at the time of the throw.
class BackendError : public std::runtime_error {
public:
    BackendError(BackendErrorKind kind, Text text)
        : std::runtime_error(text.text()), kind_(kind), text_(std::move(text)) {}
    BackendErrorKind kind() const { return kind_; }
    /// For later, in the language then.
    const Text& text() const { return text_; }

private:
    BackendErrorKind kind_;
    Text text_;
};

} // namespace trichevron::core
