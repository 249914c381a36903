// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Where the selected (or hovered) thread stands, with the thread ID formula in its numbers, a field to go to
/// a thread by typing it, and what the thread reported of itself where it did.
#pragma once

#include "app/gui/session/launch_session.h"

#include <QWidget>

#include <optional>
#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace trichevron {

class ThreadPanel : public QWidget {
    Q_OBJECT

public:
    explicit ThreadPanel(LaunchSession& session, QWidget* parent = nullptr);

    /// The thread under the pointer, shown in place of the selected one until it leaves.
    void setHovered(std::optional<ThreadPlace> place);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        QWidget* name;
        QLabel* value;
    };
    QLabel* addRow(QGridLayout* grid, const QString& name, const QString& objectName);
    void showRow(QLabel* value, const QString& text);
    void refresh();
    void showThread(const ThreadPlace& place);
    void showPath();
    QString formulaOf(const ThreadPlace& place) const;
    QString smOf(Count blockRank) const;
    QString reportOf(const ThreadPlace& place) const;
    void showReport(const QString& report);
    void goTo();

    LaunchSession& session_;
    std::optional<ThreadPlace> hovered_;
    std::vector<Row> rows_;
    QLabel* what_;
    QLabel* threadIdx_;
    QLabel* blockIdx_;
    QLabel* warp_;
    QLabel* blockRank_;
    QLabel* cluster_;
    QLabel* global_;
    QLabel* globalRank_;
    QLabel* element_;
    QLabel* sm_;
    QLabel* formula_;
    QLineEdit* goTo_;
    QLabel* goToProblem_;
    QLabel* report_ = nullptr;
};

} // namespace trichevron
