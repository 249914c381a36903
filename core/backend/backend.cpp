// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/backend/backend.h"

#include <fmt/format.h>

#include <array>

namespace trichevron {

namespace {

constexpr std::array<BackendErrorKind, 9> allKinds{
    BackendErrorKind::NoDriver,   BackendErrorKind::DriverTooOld,  BackendErrorKind::DeviceLost,
    BackendErrorKind::NoDevice,   BackendErrorKind::UnknownKernel, BackendErrorKind::NotRecorded,
    BackendErrorKind::BadRequest, BackendErrorKind::OutOfMemory,   BackendErrorKind::ContextLost};

} // namespace

KernelOptIns optInsToBeginWith(const KernelInfo& kernel) {
    constexpr KernelOptIns none;
    KernelOptIns optIns = kernel.suggestedOptIns;
    if (optIns.maxDynamicSharedSizeBytes == none.maxDynamicSharedSizeBytes)
        optIns.maxDynamicSharedSizeBytes = kernel.attributes.optIns.maxDynamicSharedSizeBytes;
    if (optIns.nonPortableClusterSizeAllowed == none.nonPortableClusterSizeAllowed)
        optIns.nonPortableClusterSizeAllowed = kernel.attributes.optIns.nonPortableClusterSizeAllowed;
    if (optIns.preferredShmemCarveout == none.preferredShmemCarveout)
        optIns.preferredShmemCarveout = kernel.attributes.optIns.preferredShmemCarveout;
    return optIns;
}

std::string whyItCannotRun(const KernelInfo& kernel, const ComputeCapability& device) {
    if (device >= kernel.minimum)
        return "";
    return fmt::format("{} needs compute capability {}.{} or above, and this device has {}.{}.", kernel.title,
                       kernel.minimum.major, kernel.minimum.minor, device.major, device.minor);
}

std::string_view nameOf(BackendErrorKind kind) {
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
    for (const BackendErrorKind kind : allKinds)
        if (name == nameOf(kind))
            return kind;
    return std::nullopt;
}

} // namespace trichevron
