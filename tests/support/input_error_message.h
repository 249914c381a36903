// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The message of an InputError.
#pragma once

#include "core/errors/input_error.h"

#include <string>

namespace trichevron::test {

/// The message of the InputError that `act` throws, or "no error".
template <class Act>
std::string inputErrorMessage(const Act& act) {
    try {
        act();
    } catch (const core::InputError& error) {
        return error.what();
    }
    return "no error";
}

} // namespace trichevron::test
