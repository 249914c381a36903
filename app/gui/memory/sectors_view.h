// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Coalescing: which 32-byte sectors of an array the chosen warp of the launch touches, with x along a row of
/// the array and, where the problem has two axes, with y along it.
#pragma once

#include "app/gui/session/launch_session.h"
#include "core/dimensions/warp_sectors.h"
#include "core/table/data_table.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QSpinBox;

namespace trichevron::gui {

class SectorsPicture;

/// What the threads of a launch access: one element each, at their index in the grid.
struct IndexedArray {
    core::ProblemExtent elements;
    std::optional<core::IndexOrder> order; ///< of the kernel; none where its source does not say
};
/// The array of the current launch; none where the page has nothing to show.
std::optional<IndexedArray> indexedArrayOf(const LaunchSession& session);

class SectorsView : public QWidget {
    Q_OBJECT

public:
    explicit SectorsView(LaunchSession& session, QWidget* parent = nullptr);

    /// A row for each lane and order: its element and where it is.
    core::DataTable table() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void setTexts();
    void refresh();
    void refreshSentence();
    void followPath();
    void showWarp(int warp);
    std::uint32_t elementBytes() const;
    core::BlockIndex chosenBlock() const;

    LaunchSession& session_;
    std::optional<IndexedArray> array_;
    QLabel* words_;
    QWidget* controls_;
    QLabel* warpLabel_;
    QSpinBox* warp_;
    QLabel* bytesLabel_;
    QComboBox* bytes_;
    SectorsPicture* picture_;
    QLabel* sentence_;
};

} // namespace trichevron::gui
