// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Where in the program a launch is called.
#pragma once

#include <string>

namespace trichevron::capture {

/// The functions of the host, the innermost first, one per line: "train (libmodel.so)". CUDA's own libraries
/// and this one are left out; a function without a name has its place in its file.
std::string callStack();

} // namespace trichevron::capture
