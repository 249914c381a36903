// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Converts texts of core, which are UTF-8, to QString.
#pragma once

#include <QString>

#include <string_view>

namespace trichevron::gui {

inline QString text(std::string_view words) {
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

} // namespace trichevron::gui
