// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Compiles one source for several architectures.
#pragma once

#include "core/compile/compile.h"
#include "core/device/device_properties.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace trichevron::core {

/// The architectures of the devices that the compiler knows, "sm_75" before "sm_80"; `first` comes before the
/// others where it is among them.
std::vector<std::string> architecturesFor(const Compiler& compiler, std::span<const DeviceProperties> devices,
                                          const std::string& first = {});

/// "sm_90"
std::string architectureOf(ComputeCapability capability);

/// Compiles in the order of `architectures`, two at a time, and hands over each result as it comes, one after
/// the other, from threads of its own. Ends when all are done or cancelled.
void compileForAll(const Compiler& compiler, const SourceCode& source, const CompileSettings& settings,
                   const std::vector<std::string>& architectures, const CompileLimits& limits,
                   const std::atomic<bool>* cancelled,
                   const std::function<void(CompiledSource result)>& onResult);

} // namespace trichevron::core
