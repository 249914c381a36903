// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A small kernel for a user who begins with nothing.
#pragma once

#include <string_view>

namespace trichevron::core {

inline constexpr std::string_view exampleKernel = "__global__ void scale(float* x, float factor, int n)\n"
                                                  "{\n"
                                                  "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                                                  "    if (i < n)\n"
                                                  "        x[i] *= factor;\n"
                                                  "}\n";

} // namespace trichevron::core
