// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// JSON of a launch of the user's own kernel. Blobs are their ids: the bytes are sent apart.
#pragma once

#include "core/argument/own_arguments.h"
#include "core/argument/own_launch.h"
#include "core/json/json_reader.h"

#include <vector>

namespace trichevron::core {

/// ["x=float[N]:random(1)", "n=N"]
Json toJson(const std::vector<KernelArgument>& arguments);
std::vector<KernelArgument> kernelArgumentsFromJson(const JsonReader& reader);

/// [{"kernel":"own:…","arguments":[…],"expected":[{"name","file"}],"tolerance":0.001}]
Json toJson(const ArgumentsByKernel& arguments);
ArgumentsByKernel argumentsByKernelFromJson(const JsonReader& reader);

Json toJson(const OwnLaunch& own);
/// The blobs have no bytes.
OwnLaunch ownLaunchFromJson(const JsonReader& reader);

Json toJson(const ModuleKernel& kernel);
ModuleKernel moduleKernelFromJson(const JsonReader& reader);

} // namespace trichevron::core
