// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What a file is named by: no file that is saved has the ending of another format than its own.
#pragma once

#include <QString>
#include <QStringList>

namespace trichevron::gui {

/// Whether the name ends in one of these, "html" or "json.gz", in capitals or not.
bool hasEnding(const QString& path, const QStringList& endings);
/// The path, with the first of the endings where its name has none. InputError where it has another one.
QString withEnding(const QString& path, const QStringList& endings);
/// Those of the filter of a dialog, "html" and "htm" of "HTML (*.html *.htm)"; none for all files.
QStringList endingsOf(const QString& filter);

} // namespace trichevron::gui
