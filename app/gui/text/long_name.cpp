// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/long_name.h"

#include <QFontMetricsF>

#include <algorithm>

namespace trichevron::gui {

QFont typeForName(const QString& name, double room, TypeScales scales,
                  const std::function<QFont(double scale)>& font) {
    constexpr double step = 0.01;
    double scale = scales.usual;
    QFont type = font(scale);
    while (scale > scales.smallest && QFontMetricsF(type).horizontalAdvance(name) > room) {
        scale = std::max(scale - step, scales.smallest);
        type = font(scale);
    }
    return type;
}

QString shortenedName(const QString& name, qsizetype characters) {
    constexpr qsizetype least = 3;
    if (name.size() <= std::max(characters, least))
        return name;
    const qsizetype kept = std::max(characters, least) - 1;
    return name.left(kept - kept / 2) + QChar(0x2026) + name.right(kept / 2);
}

} // namespace trichevron::gui
