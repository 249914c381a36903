// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The number that a learner types as an answer.
#pragma once

#include <QString>

#include <optional>

namespace trichevron::gui {

/// The number in "4,096", "100 %" or "64 threads": a unit may follow where the question asks for it. None
/// where the text can be read in several ways or not at all: "1, 1", "48 KiB".
std::optional<double> typedNumber(const QString& typed, const QString& question);

} // namespace trichevron::gui
