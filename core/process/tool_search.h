// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Where a program of the CUDA Toolkit is.
#pragma once

#include <string>
#include <vector>

namespace trichevron::core {

/// The path of a program such as "nvcc": where TRICHEVRON_NVCC says (empty: none), in the folder bin of
/// CUDA_HOME or CUDA_PATH, on the PATH, in /usr/local/cuda/bin, or in the newest /usr/local/cuda-*/bin; empty
/// where there is none.
std::string findTool(const std::string& name);

/// The folders of installed toolkits, such as /usr/local/cuda, those of the variables first.
std::vector<std::string> toolkitFolders();

/// A regular file that this user may run.
bool isProgram(const std::string& path);

} // namespace trichevron::core
