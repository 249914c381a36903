// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A text in a fixed-width font that can be selected and copied.
#pragma once

#include <QPlainTextEdit>

namespace trichevron::gui {

class ReadOnlyText : public QPlainTextEdit {
public:
    explicit ReadOnlyText(const QString& accessibleName, QWidget* parent = nullptr);
};

} // namespace trichevron::gui
