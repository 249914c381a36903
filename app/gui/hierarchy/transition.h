// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The animation from one picture of the hierarchy to the next: a part that both show moves and scales from
/// its rectangle in the old picture to its rectangle in the new one.
#pragma once

#include <QElapsedTimer>
#include <QImage>
#include <QRectF>

class QPainter;

namespace trichevron::gui {

class Transition {
public:
    /// `before` and `after`: the rectangle of the same part in the old and in the new picture.
    void begin(const QImage& old, const QRectF& before, const QRectF& after);
    void end() { old_ = {}; }
    bool isActive() const;
    /// Blends both pictures for the present moment. `picture` is the new one.
    void paint(QPainter& painter, const QImage& picture, const QRectF& canvas) const;

private:
    QImage old_;
    QRectF before_;
    QRectF after_;
    QElapsedTimer clock_;
};

} // namespace trichevron::gui
