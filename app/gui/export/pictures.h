// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A widget as a picture of its own: what it draws, and nothing around it.
#pragma once

#include <QByteArray>
#include <QImage>

class QWidget;

namespace trichevron {

/// Plots are drawn anew at twice their size, so that they stay sharp in print; anything else as it is on the
/// screen.
QImage imageOf(QWidget& widget);
QByteArray pngOf(QWidget& widget);
/// Texts and lines as such; what is an image on the screen, too, is one in the SVG.
QByteArray svgOf(QWidget& widget, const QString& title);

} // namespace trichevron
