// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The pinned launches beside the current one, field by field.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/launch_session.h"
#include "core/comparison/launch_comparison.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;

namespace trichevron::gui {

class ComparisonTable;

class CompareView : public QWidget {
    Q_OBJECT

public:
    CompareView(LaunchSession& session, const DeviceSelection& devices, QWidget* parent = nullptr);

    /// All rows, visible or hidden, the current launch last; empty without a pinned launch.
    std::vector<core::ComparisonRow> rows() const;
    /// Pins the current launch for each of these devices, with the kernel as compiled for it where that is
    /// known.
    void addDevices(const QStringList& keys);
    /// Asks for the devices.
    void pickDevices();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildControls(QLayout& controls);
    void setTexts();
    void refresh();
    void refreshButtons();
    QString summaryOf(const std::vector<core::ComparedLaunch>& launches,
                      const std::vector<core::ComparisonRow>& rows) const;
    /// "2 · NVIDIA A100", "current · NVIDIA H200"
    QStringList headings(const std::vector<core::ComparedLaunch>& launches) const;
    /// The pinned launch of the column that has the table's cursor, else the last one.
    std::size_t chosenPin() const;

    LaunchSession& session_;
    const DeviceSelection& devices_;
    QLabel* summary_;
    QCheckBox* onlyDifferences_;
    QPushButton* pin_;
    QPushButton* onDevices_;
    QPushButton* swap_;
    QPushButton* remove_;
    QPushButton* clear_;
    ComparisonTable* table_;
};

} // namespace trichevron::gui
