// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// C++ names as they are in the source.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace trichevron::core {

/// An upper bound, in characters of the mangled name, for what demangling it expands: a mangled name refers
/// to parts of itself, so that 300 characters can stand for gigabytes.
std::uint64_t expandedSize(std::string_view mangledName);

/// The largest expandedSize() that demangle() expands. Of 95,335 names in a program with many templates 99.9
/// % are below.
inline constexpr std::uint64_t maxExpandedSize = std::uint64_t{1} << 20U;

/// "void softmax<4>(float const*, float*, int)" for "_Z7softmaxILi4EEvPKfPfi"; the name itself where it is
/// not mangled, or too large.
std::string demangle(const std::string& mangledName);

} // namespace trichevron::core
