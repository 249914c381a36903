// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The pinned launch and the shown one side by side; rows in which they differ have a sign and are set bold.
#pragma once

#include "app/gui/session/workbench.h"
#include "core/comparison/launch_comparison.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace trichevron {

class CompareView : public QWidget {
    Q_OBJECT

public:
    explicit CompareView(Workbench& workbench, QWidget* parent = nullptr);

    /// The rows as they are now, those on show and those that are folded away; none without a pinned launch.
    std::vector<ComparisonRow> rows() const;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    /// All of them within the width.
    void fitColumns();
    void fill(const std::vector<ComparisonRow>& rows);

    Workbench& workbench_;
    QLabel* summary_;
    QCheckBox* onlyDifferences_;
    QPushButton* pin_;
    QPushButton* swap_;
    QTableWidget* table_;
};

} // namespace trichevron
