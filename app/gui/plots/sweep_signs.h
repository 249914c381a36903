// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The signs on the launches of a sweep: a star on the fastest, a tilde on those that are indistinguishable
/// from it, a ring on the current launch. Each has two colours, so that it is visible on every other.
#pragma once

#include <QColor>
#include <QPointF>

class QCPPainter;
class QPainterPath;

namespace trichevron::gui {

/// Dark with a light rim.
void strokeTwice(QCPPainter& painter, const QPainterPath& path, const QColor& inner, double width);
void drawStar(QCPPainter& painter, const QPointF& middle, double radius);
void drawTilde(QCPPainter& painter, const QPointF& middle, double radius);
void drawRing(QCPPainter& painter, const QPointF& middle, double radius);

} // namespace trichevron::gui
