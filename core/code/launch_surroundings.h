// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What host code sets before a launch: opt-ins of functions, streams and events.
#pragma once

#include "core/code/code_reading.h"
#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace trichevron::core {

struct LaunchSurroundings {
    std::map<std::string, KernelOptIns> optIns;              ///< by the kernel's name
    std::map<std::string, std::vector<std::string>> missing; ///< what its opt-ins are computed from
    std::map<std::string, StreamKind> streams;               ///< by the name of the stream
    /// The SMs asked for, by the name of a resource, a descriptor, a green context or its stream.
    std::map<std::string, std::uint32_t> greenContextSms;
    std::map<std::string, std::int64_t> events; ///< the flags that create it, by the name of the event
    std::string greatestPriority; ///< the variable that cudaDeviceGetStreamPriorityRange sets to it
};

/// Reads the call whose name is at the index: cudaFuncSetAttribute, cudaStreamCreateWithFlags, …; nothing for
/// another one. Throws CodeProblem for an opt-in that CUDA's parameter cannot hold.
void readSurroundings(const CodeReading& code, std::size_t index, LaunchSurroundings& surroundings);

/// The kernel in an argument, without casts and the address operator.
std::string kernelName(const CodeReading& code, CodeRange argument);

} // namespace trichevron::core
