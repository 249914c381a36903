// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The 32-byte sectors that a warp touches: its lanes above, the sectors below with the bytes that are used,
/// and a line from each lane to its element. One panel for each order of the indices. Arrow keys and clicks
/// choose a lane.
#pragma once

#include "core/dimensions/warp_sectors.h"

#include <QString>
#include <QWidget>

#include <vector>

namespace trichevron::gui {

struct SectorsPanel {
    QString title;      ///< how the element is indexed
    QString sectors;    ///< "4 sectors of 32 bytes"
    QString used;       ///< "128 of 128 bytes used"
    bool isOwn = false; ///< the order of this kernel
    core::WarpSectors warp;
};

class SectorsPicture : public QWidget {
    Q_OBJECT

public:
    explicit SectorsPicture(QWidget* parent = nullptr);

    void setPanels(std::vector<SectorsPanel> panels, std::uint32_t elementBytes);
    const std::vector<SectorsPanel>& panels() const { return panels_; }
    void setLane(std::uint32_t lane);
    std::uint32_t lane() const { return lane_; }

    /// In pixels.
    QRectF laneRect(std::size_t panel, std::uint32_t lane) const;
    QRectF sectorRect(std::size_t panel, std::size_t sector) const;
    /// The element of a lane in its sector; none for a lane without an element.
    QRectF elementRect(std::size_t panel, std::uint32_t lane) const;

    /// A byte of the memory below its sector.
    struct Address {
        std::size_t sector = 0;
        QRectF rect;
        QString text;
    };
    /// Those that are shown: of every n-th sector, with the smallest n that has room, and of the last one
    /// where that leaves room.
    std::vector<Address> addresses(std::size_t panel) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user chose one.
    void laneChosen(std::uint32_t lane);
    /// The warp before (-1) or after (1) this one.
    void warpRequested(int direction);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// The panels stand below each other, because there is no room for them side by side.
    bool isStacked() const;
    QRectF panelRect(std::size_t panel) const;
    double leastPanelHeight() const;
    /// From the top of a panel.
    double lanesTop() const;
    double sectorsTop() const;
    double sectorsHeight() const;
    /// The place of a lane's element among the sectors of the panel; none without an element.
    std::optional<std::size_t> sectorOf(std::size_t panel, std::uint32_t lane) const;
    void paintTexts(QPainter& painter, std::size_t panel) const;
    void paintLanes(QPainter& painter, std::size_t panel) const;
    void paintSectors(QPainter& painter, std::size_t panel) const;
    void paintAddresses(QPainter& painter, std::size_t panel) const;
    void paintLines(QPainter& painter, std::size_t panel) const;

    std::vector<SectorsPanel> panels_;
    std::uint32_t elementBytes_ = 4;
    std::uint32_t lane_ = 0;
};

} // namespace trichevron::gui
