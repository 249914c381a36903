// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Pictures of a widget, without its surroundings.
#pragma once

#include <QByteArray>
#include <QImage>

class QWidget;

namespace trichevron::gui {

/// Plots are rendered at twice their size, so that they are sharp in print; other widgets at the resolution
/// of the screen.
QImage renderImage(QWidget& widget);
QByteArray renderPng(QWidget& widget);
/// Texts and lines are vectors; images of the widget are images in the SVG.
QByteArray renderSvg(QWidget& widget, const QString& title);

} // namespace trichevron::gui
