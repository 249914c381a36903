// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The pinned launch beside the current one; rows that differ are bold and marked.
#pragma once

#include "app/gui/session/launch_session.h"
#include "core/comparison/launch_comparison.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace trichevron::gui {

class CompareView : public QWidget {
    Q_OBJECT

public:
    explicit CompareView(LaunchSession& session, QWidget* parent = nullptr);

    /// All rows, visible or hidden; empty without a pinned launch.
    std::vector<core::ComparisonRow> rows() const;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setTexts();
    void refresh();
    /// Fits all columns into the width.
    void fitColumns();
    void fill(const std::vector<core::ComparisonRow>& rows);

    LaunchSession& session_;
    QLabel* summary_;
    QCheckBox* onlyDifferences_;
    QPushButton* pin_;
    QPushButton* swap_;
    QTableWidget* table_;
};

} // namespace trichevron::gui
