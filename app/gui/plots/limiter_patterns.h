// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The pattern and the name of each limiter of an occupancy curve. Where several limit together, their
/// patterns lie over each other, so that the names of single limiters explain every area.
#pragma once

#include "core/occupancy/occupancy.h"

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace trichevron::gui {

/// What limits together; empty where only the clusters do.
using Limiters = std::vector<core::Limiter>;

/// "registers and shared memory"
QString limiterNames(const Limiters& limiters);
void paintLimiters(QPainter& painter, const QRectF& rect, const Limiters& limiters);

} // namespace trichevron::gui
