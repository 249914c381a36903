// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The translations of core's messages, of those of gpu and of the command line. The build makes the tables
/// from resources/translations/trichevron_*.ts (make_table.py there).
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace trichevron::core {

struct Translation {
    std::string_view context;
    std::string_view source; ///< the English pattern
    const char* translation; ///< a pattern with the same arguments
};

struct TranslationTable {
    std::string_view language;                 ///< its code, as in Language::code
    std::span<const Translation> translations; ///< sorted by context and source
};

std::span<const TranslationTable> translationTables();

/// The translation of a message; null without one.
const char* findTranslation(std::span<const Translation> translations, std::string_view context,
                            std::string_view source);

} // namespace trichevron::core
