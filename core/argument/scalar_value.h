// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The value of a scalar argument: arithmetic over the sizes of a launch, or a number such as -1.5e3, inf,
/// -inf or nan.
#pragma once

#include "core/argument/kernel_argument.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace trichevron::core {

/// InputError, beginning with `what`, for a text that is no value of any type. Whether its type holds it is
/// known only with the sizes of a launch.
void checkScalarValue(std::string_view text, std::string_view what);

/// The bytes of a scalar, of its type or, without one, of the `size` of its parameter. Floating-point values
/// are rounded; integers without a type may have either sign. InputError, beginning with the argument's name,
/// for a value that the type does not hold, with the limits of the type.
std::string scalarBytes(const KernelArgument& argument, std::uint32_t size, const LaunchSizes& sizes);

} // namespace trichevron::core
