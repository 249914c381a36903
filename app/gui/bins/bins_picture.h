// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Which block of a cluster holds which bins, as a table of blocks and bins, and arrows from the chosen block
/// to the blocks in whose shared memory it counts. Arrow keys and clicks choose a block and a bin.
#pragma once

#include "core/demo/shared_bins.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace trichevron::gui {

class BinsPicture : public QWidget {
    Q_OBJECT

public:
    explicit BinsPicture(QWidget* parent = nullptr);

    /// `names`: of the cluster's blocks, by their rank in it.
    void setBins(const core::SharedBins& bins, const std::vector<QString>& names);
    void setBlock(std::uint32_t rank);
    /// One of setBins().
    void setBin(std::uint32_t bin);
    std::uint32_t block() const { return block_; }
    std::uint32_t bin() const { return bin_; }

    /// The bins that are drawn: as many as fit, with the chosen one among them.
    std::uint32_t firstBin() const { return first_; }
    std::uint32_t binCount() const;
    /// The cell of a drawn bin in the row of a block, in pixels.
    QRectF cellRect(std::uint32_t rank, std::uint32_t bin) const;
    /// The row of a block left of the bins, in pixels.
    QRectF rowRect(std::uint32_t rank) const;
    /// The blocks that arrows lead to from the chosen one.
    std::vector<std::uint32_t> arrowsTo() const;

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user chose one.
    void blockChosen(std::uint32_t rank);
    void binChosen(std::uint32_t bin);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Lengths in pixels for the current font.
    struct Measures {
        double header = 0;
        double row = 0;
        double trunk = 0; ///< of the arrows, at the left
        double names = 0;
        double access = 0;
        double cell = 0;
        double left() const { return trunk + names + access; }
    };
    Measures measures() const;
    void keepBinInView();
    void paintHeader(QPainter& painter) const;
    void paintRows(QPainter& painter) const;
    void paintCells(QPainter& painter) const;
    void paintArrows(QPainter& painter) const;

    core::SharedBins bins_;
    std::vector<QString> names_;
    std::vector<std::uint32_t> held_; ///< bins of each block
    std::uint32_t block_ = 0;
    std::uint32_t bin_ = 0;
    std::uint32_t first_ = 0;
};

} // namespace trichevron::gui
