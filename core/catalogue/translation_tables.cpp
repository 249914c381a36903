// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/translation_tables.h"

#include <algorithm>
#include <tuple>

namespace trichevron::core {

const char* findTranslation(std::span<const Translation> translations, std::string_view context,
                            std::string_view source) {
    const auto wanted = std::tie(context, source);
    const auto found = std::lower_bound(translations.begin(), translations.end(), wanted,
                                        [](const Translation& translation, const auto& key) {
                                            return std::tie(translation.context, translation.source) < key;
                                        });
    const bool isFound = found != translations.end() && std::tie(found->context, found->source) == wanted;
    return isFound ? found->translation : nullptr;
}

} // namespace trichevron::core
