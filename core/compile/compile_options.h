// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The options of a compiler that Trichevron passes on. Others are refused: some make nvcc run programs or
/// write files, and a session file may bring options.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// An option as each compiler takes it.
struct CompileOption {
    std::string nvcc;
    std::string nvrtc; ///< empty: NVRTC has no such option
    std::string ptxas; ///< empty: nothing for ptxas in it
};

/// "-maxrregcount=32", with one or two dashes; "--maxrregcount 32" is not an option but two. InputError where
/// it is not among knownOptions().
CompileOption optionFor(std::string_view option);

/// As they are shown: "--maxrregcount=N".
std::vector<std::string_view> knownOptions();

} // namespace trichevron::core
