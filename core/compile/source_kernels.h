// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The kernels that a CUDA source declares, found by their __global__ without compiling: what templates there
/// are, and where launch bounds stand.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// A part of a text, in bytes.
struct TextRange {
    std::size_t offset = 0;
    std::size_t size = 0;
    friend bool operator==(const TextRange&, const TextRange&) = default;
};

struct SourceKernel {
    std::string name;
    std::size_t line = 1;                        ///< of the name
    std::vector<std::string> templateParameters; ///< "int Rows"; empty: no template
    /// Of "__launch_bounds__(…)"; of size 0 where there is none, behind __global__.
    TextRange launchBounds;
    TextRange maxnreg; ///< of "__maxnreg__(…)"; of size 0 where there is none
    /// The instances that the source launches or instantiates: "softmax<4>". They can use names that are not
    /// known outside of a function.
    std::vector<std::string> instances;
    std::vector<std::string> parameters{}; ///< their declarations: "const float* x"

    bool isTemplate() const { return !templateParameters.empty(); }
};

/// In the order of the text, each declaration that is a definition or the only one of its name. Names that a
/// macro makes are not found.
std::vector<SourceKernel> findSourceKernels(std::string_view text);

/// The name in a demangled one: "softmax" of "void ns::softmax<4>(float const*, int)". A name that was typed,
/// "my kernel", stays whole.
std::string functionNameOf(std::string_view demangled);

} // namespace trichevron::core
