// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The functions of both APIs that launch, or that add a kernel to a graph, and what a call of them asks for.
#pragma once

#include "gpu/capture/launch_records.h"

#include <cuda.h>
#include <cupti.h>

namespace trichevron::capture {

/// Calls use(domain, id) with each function to listen to.
void forEachLaunchFunction(void (*use)(CUpti_CallbackDomain domain, CUpti_CallbackId id, void* data),
                           void* data);
/// The functions that begin and end the capture of a stream into a graph, of the driver's API.
void forEachCaptureFunction(void (*use)(CUpti_CallbackDomain domain, CUpti_CallbackId id, void* data),
                            void* data);
bool isBeginOfCapture(CUpti_CallbackId driverFunction);
bool isEndOfCapture(CUpti_CallbackId driverFunction);

/// A call, at its exit.
struct LaunchCall {
    AskedLaunch asked{};           ///< but for its numbers of names and its device
    CUfunction function = nullptr; ///< or a CUkernel; null: not known (the runtime's API)
    CUstream stream = nullptr;
    bool launches = true; ///< false: it adds a kernel to a graph, or instantiates one
};
LaunchCall readCall(CUpti_CallbackDomain domain, CUpti_CallbackId id, const CUpti_CallbackData& data);

} // namespace trichevron::capture
