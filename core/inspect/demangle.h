// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// C++ names as they are in the source.
#pragma once

#include <string>

namespace trichevron::core {

/// "void softmax<4>(float const*, float*, int)" for "_Z7softmaxILi4EEvPKfPfi"; the name itself where it is
/// not mangled, or longer than 65,536 characters.
std::string demangle(const std::string& mangledName);

} // namespace trichevron::core
