// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Lines that do not break between a number and its unit.
#pragma once

#include <QString>

namespace trichevron::gui {

/// The text with spaces that do not break: between a number and the word after it, around "×" between
/// numbers, inside an index such as (8, 4), and before a number that ends a clause.
QString withWholeNumbers(const QString& text);

} // namespace trichevron::gui
