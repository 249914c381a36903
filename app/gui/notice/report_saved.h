// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace trichevron::gui {

/// That this file was saved: a sentence with its name.
QString savedText(const QString& file);
/// Says in the status line of the window of this widget that something was saved or copied: nothing moves for
/// it.
void reportSaved(const QWidget& widget, const QString& sentence);
/// The same of a file: its name, with the path in the tool tip. A note follows.
void reportSavedFile(const QWidget& widget, const QString& file, const QString& note = {});

} // namespace trichevron::gui
