// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Finds device code in any file: a cubin, a fat binary, or a host program that contains them. The whole file
/// is searched, since libraries keep fat binaries in several sections (cuBLASLt in .nv_fatbin and
/// .cask_resource, cuFFT in .ldata) and host formats differ.
#pragma once

#include "core/import/import_source.h"
#include "core/inspect/fat_binary.h"

#include <string>
#include <vector>

namespace trichevron::core {

struct FoundCode {
    std::vector<StoredCode> code; ///< in the order of the file
    std::vector<ReadProblem> problems;
};

/// A host program that is shorter than its header says is a problem. Throws ImportCancelled with `place`.
FoundCode findCode(const ByteSource& source, const std::string& place, const ImportControl& control);

} // namespace trichevron::core
