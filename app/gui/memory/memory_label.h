// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace trichevron::gui {

/// A label of several lines beside a picture of memory.
inline QLabel* memoryLabel(const QString& objectName, const char* role) {
    auto* label = new QLabel;
    label->setObjectName(objectName);
    label->setWordWrap(true);
    label->setProperty("role", role);
    return label;
}

} // namespace trichevron::gui
