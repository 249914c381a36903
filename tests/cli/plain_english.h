// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Finds text that was not translated.
#pragma once

#include <string>

namespace trichevron::test {

/// The lines of what trichevron-cli printed in the pseudo-translation that have plain English words, with
/// these words. Names, and texts of the fixture's device file and recording, are not plain English.
std::string plainEnglish(const std::string& text);

} // namespace trichevron::test
