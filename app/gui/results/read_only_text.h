// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A text in a fixed-width font that can be selected and copied. A page sets its accessible name.
#pragma once

#include <QPlainTextEdit>
#include <QRegularExpression>

namespace trichevron::gui {

class ReadOnlyText : public QPlainTextEdit {
public:
    explicit ReadOnlyText(QWidget* parent = nullptr);

    /// Lines that stay lines; the same ones again leave the place.
    void showCode(const QString& code);
    /// Begins at the first line that has this, once for each code and line: then the place is the user's.
    void beginAt(const QRegularExpression& line);
    /// A sentence instead of code, wrapped.
    void showMessage(const QString& sentence);

private:
    QRegularExpression line_; ///< where the present code began
};

} // namespace trichevron::gui
