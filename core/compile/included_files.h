// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The headers that a source includes, found without compiling.
#pragma once

#include "core/compile/source_code.h"

#include <string>
#include <vector>

namespace trichevron::core {

/// Where the source itself and each header that is found in its folder or in an include folder, directly or
/// through headers, is; without those of the compiler. An #include inside of an #if counts whether or not it
/// is compiled. At most 1000 files.
std::vector<std::string> includedFiles(const SourceCode& source, const CompileSettings& settings);

/// A text that is equal where compiling gives the same: the source, the settings, and the content of
/// includedFiles().
std::string contentKey(const SourceCode& source, const CompileSettings& settings);

} // namespace trichevron::core
