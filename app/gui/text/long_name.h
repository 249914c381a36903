// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Long names of errors and enumerators in a narrow panel. They never break: the type gets smaller for them,
/// and a name that is too long for the smallest type too is shortened in its middle.
#pragma once

#include <QFont>
#include <QString>

#include <functional>

namespace trichevron::gui {

/// Relative to the font of the program.
struct TypeScales {
    double usual;
    double smallest;
};

/// The largest type in which the name has so much room, in pixels; the smallest where it fits in none.
QFont typeForName(const QString& name, double room, TypeScales scales,
                  const std::function<QFont(double scale)>& font);

/// The beginning and the end of a name that is longer than so many characters, with an ellipsis between them.
QString shortenedName(const QString& name, qsizetype characters);

} // namespace trichevron::gui
