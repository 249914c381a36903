// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A lesson or an exercise, and what stands beside it: to its right, or below it in a narrow window.
#pragma once

#include "app/gui/text/later_text.h"

#include <QWidget>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace trichevron::gui {

/// Pixels for the default font: narrower, nothing can be read.
inline constexpr int leastLearnWidth = 340;
inline constexpr int learnMargin = 20; ///< beside the rows
/// Pixels for the default font: the width of what stands beside the rows.
inline constexpr int learnSideWidth = 272;
/// The same: lines that are longer are hard to follow.
inline constexpr int readableWidth = 820;

class LearnColumns : public QWidget {
public:
    explicit LearnColumns(QWidget& side);

    /// Of the lesson or the exercise.
    QVBoxLayout& rows() { return *rows_; }
    /// For a page of this many pixels.
    void arrange(int width);

private:
    QBoxLayout* columns_;
    QVBoxLayout* rows_;
    QWidget& side_;
};

/// Whether a page of this many pixels has room for a column beside the rows.
bool hasRoomForSide(int width);
/// As such a column, or as a part of the rows.
void fitSide(QWidget& side, bool isColumn);

/// The content in a row that is wider than lines which can be read: it stands at the left.
QHBoxLayout* readable(QWidget& content);

/// A heading beside a lesson or an exercise, in capitals.
QLabel* addSideHeading(QVBoxLayout& rows, const LaterText& words);

} // namespace trichevron::gui
