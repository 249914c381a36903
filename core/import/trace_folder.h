// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The folder that torch.profiler.tensorboard_trace_handler writes: a trace of each worker and step.
#pragma once

#include "core/import/import_source.h"
#include "core/program/program.h"

#include <string>

namespace trichevron::core {

bool isFolder(const std::string& path);

/// The traces of the folder as one program. The devices of each file are devices of their own, since each
/// worker numbers them from 0. InputError where the folder has no trace.
Program loadTraceFolder(const std::string& path, const ImportControl& control);

} // namespace trichevron::core
