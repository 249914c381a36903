// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A sweep along one axis of the block: a bar for each size, with the quartiles of its times.
#pragma once

#include "app/gui/plots/sweep_plot.h"

namespace trichevron::gui {

class SweepBars final : public SweepPlot {
    Q_OBJECT

public:
    explicit SweepBars(QWidget* parent = nullptr);

    QRectF cellRect(std::size_t cell) const override;
    int barCount() const { return bars_->dataCount(); }

protected:
    void drawPicture() override;
    void style() override;
    std::optional<std::size_t> cellAt(const QPointF& place) const override;
    QString describeForm(const QString& unit) const override;

private:
    QCPBars* bars_;
    QCPErrorBars* quartiles_;
    QSharedPointer<SizeTicker> ticker_;
};

} // namespace trichevron::gui
