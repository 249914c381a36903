// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Runs this program again under compute-sanitizer.
#pragma once

namespace trichevron::cli {

/// Whether compute-sanitizer is installed.
bool canSanitize();

/// Replaces this process by compute-sanitizer, which runs the same command with --once in place of
/// --sanitize. InputError where that is not possible.
[[noreturn]] void runSanitized(bool isOwnKernel);

} // namespace trichevron::cli
