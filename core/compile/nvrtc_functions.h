// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The functions of nvrtc.h that are used, as C types.
#pragma once

#include <cstddef>

namespace trichevron::core {

/// Of CUDA 11.2 to 13.0. tests/core/nvrtc_functions_test.cpp compares them with the toolkit's header.
struct NvrtcFunctions {
    using Program = void*;

    int (*version)(int*, int*);
    int (*architectureCount)(int*);
    int (*architectures)(int*);
    int (*create)(Program*, const char*, const char*, int, const char* const*, const char* const*);
    int (*destroy)(Program*);
    int (*addName)(Program, const char*);
    int (*compile)(Program, int, const char* const*);
    int (*logSize)(Program, std::size_t*);
    int (*log)(Program, char*);
    int (*cubinSize)(Program, std::size_t*);
    int (*cubin)(Program, char*);
    int (*ptxSize)(Program, std::size_t*);
    int (*ptx)(Program, char*);
    const char* (*errorText)(int);
};

} // namespace trichevron::core
