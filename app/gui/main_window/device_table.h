// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// All properties of the selected device under CUDA's names, with a filter.
#pragma once

#include "app/gui/session/launch_session.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QStandardItemModel;
class QTableView;

namespace trichevron::gui {

class DeviceTable : public QWidget {
    Q_OBJECT

public:
    explicit DeviceTable(const LaunchSession& session, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setTexts();
    void showSource();
    void fitSource();
    /// The names are whole where the values keep enough room.
    void fitColumns();
    void refresh();
    void addRow(const QString& name, const QString& value);

    const LaunchSession& session_;
    std::shared_ptr<const core::DeviceProperties> shown_;
    bool isFilled_ = false; ///< with the properties of shown_
    QLabel* source_;
    QLineEdit* filter_;
    QStandardItemModel* model_;
    QTableView* table_;
};

} // namespace trichevron::gui
