// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The texts that a plot shows.
#pragma once

#include <QString>

#include <qcustomplot.h>

namespace trichevron::test {

/// Whether a text item of the plot has these words, wherever its lines are broken.
inline bool showsWords(const QCustomPlot& plot, const QString& words) {
    for (int i = 0; i < plot.itemCount(); ++i)
        if (const auto* item = qobject_cast<QCPItemText*>(plot.item(i))) {
            QString text = item->text();
            for (const QChar gap : {QChar(u'\n'), QChar(QChar::Nbsp)})
                text.replace(gap, QLatin1Char(' '));
            if (item->visible() && text.contains(words))
                return true;
        }
    return false;
}

} // namespace trichevron::test
