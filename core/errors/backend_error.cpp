// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/errors/backend_error.h"

#include <array>

namespace trichevron::core {

namespace {

constexpr std::array<BackendErrorKind, 9> allErrorKinds{
    BackendErrorKind::NoDriver,   BackendErrorKind::DriverTooOld,  BackendErrorKind::DeviceLost,
    BackendErrorKind::NoDevice,   BackendErrorKind::UnknownKernel, BackendErrorKind::NotRecorded,
    BackendErrorKind::BadRequest, BackendErrorKind::OutOfMemory,   BackendErrorKind::ContextLost};

} // namespace

std::string_view toString(BackendErrorKind kind) {
    switch (kind) {
    case BackendErrorKind::NoDriver:
        return "noDriver";
    case BackendErrorKind::DriverTooOld:
        return "driverTooOld";
    case BackendErrorKind::DeviceLost:
        return "deviceLost";
    case BackendErrorKind::NoDevice:
        return "noDevice";
    case BackendErrorKind::UnknownKernel:
        return "unknownKernel";
    case BackendErrorKind::NotRecorded:
        return "notRecorded";
    case BackendErrorKind::BadRequest:
        return "badRequest";
    case BackendErrorKind::OutOfMemory:
        return "outOfMemory";
    case BackendErrorKind::ContextLost:
        return "contextLost";
    }
    return "";
}

bool needsNewProcess(BackendErrorKind kind) {
    return kind == BackendErrorKind::ContextLost || kind == BackendErrorKind::DeviceLost;
}

bool meansNoDevice(BackendErrorKind kind) {
    return kind == BackendErrorKind::NoDriver || kind == BackendErrorKind::DriverTooOld ||
           kind == BackendErrorKind::NoDevice;
}

std::optional<BackendErrorKind> backendErrorKindFromName(std::string_view name) {
    for (const BackendErrorKind kind : allErrorKinds)
        if (name == toString(kind))
            return kind;
    return std::nullopt;
}

} // namespace trichevron::core
