// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The member "deviceProperties" of a trace of PyTorch's profiler.
#pragma once

#include "core/program/program_builder.h"

#include <string_view>

namespace trichevron::core {

enum class GpuMaker { Nvidia, Amd };

/// Adds the devices of the list, which is JSON as in the trace; entries that are no objects are left out.
/// Amd where one of them is such a GPU: from its warp size of 64, or its name.
GpuMaker addKinetoDevices(std::string_view list, ProgramBuilder& builder);

} // namespace trichevron::core
