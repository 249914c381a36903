// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Reports of Nsight that only NVIDIA's programs read.
#pragma once

#include "core/import/import_source.h"

namespace trichevron::core {

/// InputError with the one command that exports the report, where the source is one.
void refuseNsightReport(ImportSource& source);

} // namespace trichevron::core
