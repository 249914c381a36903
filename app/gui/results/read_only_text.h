// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A text in a fixed-width font that can be selected and copied. A page sets its accessible name.
#pragma once

#include <QPlainTextEdit>

namespace trichevron::gui {

class ReadOnlyText : public QPlainTextEdit {
public:
    explicit ReadOnlyText(QWidget* parent = nullptr);

    /// Lines that stay lines; the same ones again leave the place.
    void showCode(const QString& code);
    /// A sentence instead of code, wrapped.
    void showMessage(const QString& sentence);
};

} // namespace trichevron::gui
