// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Another language than English, for a test.
#pragma once

#include "core/catalogue/language.h"
#include "core/catalogue/pseudo_translation.h"

namespace trichevron::test {

/// The pseudo-translation is the language while it lives.
class PseudoLanguage {
public:
    PseudoLanguage() { setLanguage(core::languageForCode(core::pseudoLanguageCode)); }
    PseudoLanguage(const PseudoLanguage&) = delete;
    PseudoLanguage& operator=(const PseudoLanguage&) = delete;
    ~PseudoLanguage() { setLanguage(core::languageForCode("en")); }
};

} // namespace trichevron::test
