// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The fonts that were set for single widgets. The style sheet of the program takes them back where it is
/// applied again, to all widgets or to those that get another parent: each has the font then with which it
/// was first shown.
#pragma once

#include <QFont>
#include <QList>
#include <QPointer>
#include <QWidget>

#include <utility>
#include <vector>

namespace trichevron::gui {

class OwnFonts {
public:
    /// Of those of the widgets that have a font of their own size.
    explicit OwnFonts(const QList<QWidget*>& widgets);
    /// Of these widgets and of all that are in them.
    static OwnFonts within(const QList<QWidget*>& parts);

    /// Sets them again, `ratio` times as large.
    void restore(double ratio = 1) const;

private:
    std::vector<std::pair<QPointer<QWidget>, QFont>> fonts_;
};

} // namespace trichevron::gui
