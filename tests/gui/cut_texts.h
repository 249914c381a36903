// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What does not fit: texts, parts that are squeezed or overlap, and columns of tables.
#pragma once

#include <QStringList>
#include <QWidget>

namespace trichevron::test {

/// The visible labels and buttons in a widget whose text is cut, each with its width and the width it needs;
/// and lines that are shortened on purpose, but whose words are in no tool tip either.
QStringList cutTexts(const QWidget& root);

/// The visible parts of a widget that are lower or narrower than they need: labels in less than their lines,
/// buttons lower than their letters, tables and plots below their least size.
QStringList squeezedParts(const QWidget& root);
/// Visible parts that lie on a part beside them.
QStringList overlappingParts(const QWidget& root);
/// Columns of visible tables whose heading is cut, or whose cells are, except those of names and sentences,
/// which may be long; and tables that scroll sideways although all would fit.
QStringList cutColumns(const QWidget& root);

} // namespace trichevron::test
