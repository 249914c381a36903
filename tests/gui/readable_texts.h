// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Everything that a user can read in a window: painted text, and the texts of widgets, menus, tool tips and
/// accessible names.
#pragma once

#include <QColor>
#include <QRect>
#include <QString>
#include <QWidget>

#include <vector>

namespace trichevron::test {

struct ReadableText {
    QString where; ///< the class and object name of the widget, and what the text is: "QLabel verdictTitle
                   ///< tool tip"
    QString text;
    QRect place = {};   ///< of a painted text, in the widget
    QColor colour = {}; ///< of a painted text
};

/// The texts of a widget and of all that it contains, also of hidden ones.
std::vector<ReadableText> textsOfWidgets(const QWidget& root);

/// The texts that a visible widget paints, also those that it draws itself, in pieces as they are painted.
std::vector<ReadableText> paintedTexts(QWidget& root);

} // namespace trichevron::test
