// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// One step of a block in its shared memory: the warps above, the elements below, and bands between the
/// threads and the elements that they write or read. Arrow keys ask for another step.
#pragma once

#include "core/demo/block_sum_steps.h"

#include <QWidget>

namespace trichevron::gui {

class BarrierPicture : public QWidget {
    Q_OBJECT

public:
    explicit BarrierPicture(QWidget* parent = nullptr);

    void setStep(const core::BlockSum& block, const core::SharedStep& step, core::Barrier barrier);

    /// In pixels: the threads from `first` on, and their elements.
    QRectF threadsRect(std::uint32_t first, std::uint32_t count) const;
    QRectF elementsRect(std::uint32_t first, std::uint32_t count) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user asks for the step after (1) or before (-1) this one.
    void stepRequested(int direction);
    void playRequested();
    void barrierToggleRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    double threadWidth() const;
    double warpsTop() const;
    double elementsTop() const;
    QColor colourOf(std::uint32_t thread) const;
    bool acts(std::uint32_t warp) const;
    void paintWarps(QPainter& painter) const;
    void paintBarrier(QPainter& painter) const;
    void paintElements(QPainter& painter) const;
    void paintBands(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;

    core::BlockSum block_;
    core::SharedStep step_;
    core::Barrier barrier_ = core::Barrier::Kept;
};

} // namespace trichevron::gui
