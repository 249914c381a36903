// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Arguments for a kernel's parameters, proposed from their declarations.
#pragma once

#include "core/argument/kernel_argument.h"

#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// One for each declaration, such as "const float* __restrict__ x", "int n" or "float const*": buffers of N
/// elements, random where they are only read; N for the first integer, nx, ny and nz for names such as width,
/// height and depth. `sizes` are those of the parameters, for structs; may be empty.
std::vector<KernelArgument> proposeArguments(const std::vector<std::string>& declarations,
                                             const std::vector<KernelParameter>& sizes);

/// The types between the brackets of a demangled name: "float const*", "int" of
/// "void f<4>(float const*, int)". Empty without brackets.
std::vector<std::string> parameterTypesOf(std::string_view demangled);

/// How the parameters of a kernel are declared, for proposeArguments(): the types of the demangled name,
/// which says what a template's parameter is, with the names of the source's declarations, which may be
/// empty. Where neither is known, by the sizes of the parameters: 8 bytes may be a buffer.
std::vector<std::string> parameterDeclarations(std::string_view demangled,
                                               const std::vector<std::string>& ofSource,
                                               const std::vector<KernelParameter>& sizes);

} // namespace trichevron::core
