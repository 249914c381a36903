// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Paints a picture that has fewer pixels than what it is painted on.
#pragma once

class QImage;
class QPainter;
class QSize;

namespace trichevron::gui {

/// Each pixel of the picture, whose format is RGB32, becomes a square of `times` × `times` pixels, from the
/// painter's origin on; what is beyond `pixels` is cut. Where the painter writes to an image, as it does to
/// the window, this takes a third of the time of QPainter's own scaling.
void paintEnlarged(QPainter& painter, const QImage& picture, int times, const QSize& pixels, int threads);

} // namespace trichevron::gui
