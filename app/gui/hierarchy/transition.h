// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// From one picture of the hierarchy to the next: what both show grows from where it stands in one to where
/// it stands in the other.
#pragma once

#include <QElapsedTimer>
#include <QImage>
#include <QRectF>

class QPainter;

namespace trichevron {

class Transition {
public:
    /// `before` and `after`: where the same thing stands in the old picture and in the new one.
    void begin(const QImage& old, const QRectF& before, const QRectF& after);
    void end() { old_ = {}; }
    bool isActive() const;
    /// Both pictures as they are at this moment. `picture` is the new one.
    void paint(QPainter& painter, const QImage& picture, const QRectF& canvas) const;

private:
    QImage old_;
    QRectF before_;
    QRectF after_;
    QElapsedTimer clock_;
};

} // namespace trichevron
