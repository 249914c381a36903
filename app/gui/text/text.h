// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Converts texts of core, which are UTF-8, to QString.
#pragma once

#include "core/catalogue/message.h"

#include <QString>

#include <string_view>

namespace trichevron::gui {

inline QString text(std::string_view words) {
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

/// In the current language.
inline QString text(const core::Message& message) {
    return text(message.text());
}

} // namespace trichevron::gui
