// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The exception for invalid input: typed by the user, from a file or from a pipe.
#pragma once

#include <stdexcept>

namespace trichevron::core {

/// what() is one sentence: where, what, the limit.
class InputError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

} // namespace trichevron::core
