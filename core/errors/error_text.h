// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/catalogue/message.h"

#include <exception>

namespace trichevron::core {

/// What an exception says; verbatim() where it has no text.
Text textOf(const std::exception& error);

} // namespace trichevron::core
