// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Labels, message boxes and tool tips show their text as it is. Qt takes a text with tags for rich text, so
/// that the name of a device in a file could open other files. A label that shows rich text says so with
/// setTextFormat(), and escapes what it inserts. A tool tip has no rich text, so nothing is escaped for it.
#pragma once

#include <QObject>
#include <QString>

class QApplication;

namespace trichevron::gui {

/// From now on, for all windows of the program; a second call does nothing.
void showLabelsAsPlainText(QApplication& application);

/// The text with line breaks between words, so that no line is much longer than a tool tip should be.
QString inToolTipLines(const QString& text);

} // namespace trichevron::gui
