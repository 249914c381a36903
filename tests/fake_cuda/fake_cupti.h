// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the fake driver tells the fake CUPTI.
#pragma once

#include <cupti.h>

#include <cstdint>

namespace trichevron::test {

/// A call of cuLaunchKernel begins or ends: calls the subscriber.
extern "C" void fakeCuptiOnLaunch(CUpti_ApiCallbackSite site, const cuLaunchKernel_params* parameters,
                                  const CUresult* result, const char* symbol, std::uint32_t correlation);
/// A call of NVTX: calls the subscriber.
extern "C" void fakeCuptiOnNvtx(CUpti_CallbackId id, const void* parameters, const void* result);
/// A kernel ran: it is handed over with the next flush.
extern "C" void fakeCuptiOnKernel(const CUpti_ActivityKernel8& kernel);

} // namespace trichevron::test
