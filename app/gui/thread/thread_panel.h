// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The selected (or hovered) thread: all its indices and ranks, each with its formula in this thread's
/// numbers and its CUDA expressions; a search field; and the values that the thread reported, if any.
#pragma once

#include "app/gui/session/launch_session.h"
#include "core/dimensions/thread_expression.h"

#include <QWidget>

#include <map>
#include <optional>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace trichevron::gui {

class FindField;
class ThreadRow;

class ThreadPanel : public QWidget {
    Q_OBJECT

public:
    explicit ThreadPanel(LaunchSession& session, QWidget* parent = nullptr);

    /// The thread under the pointer, shown in place of the selected one until it leaves.
    void setHovered(std::optional<core::ThreadPlace> place);
    FindField& find() { return *find_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    ThreadRow* addRow(QVBoxLayout* rows, const QString& objectName);
    void setTexts();
    void refresh();
    void showThread(const core::ThreadPlace& place);
    void showMates(const core::ThreadPlace& place, const std::vector<core::ThreadExpression>& all);
    void showPath();
    /// Names the row of the cluster: a place in it is that of a block.
    void setPlaceInCluster(bool hasBlock);
    QString smOf(core::Count blockRank) const;
    /// The chosen bin and its counter, where this block holds it.
    QString binIn(const core::BlockIndex& block) const;
    QString reportOf(const core::ThreadPlace& place) const;
    void showReport(const QString& report);

    LaunchSession& session_;
    std::optional<core::ThreadPlace> hovered_;
    QLabel* what_;
    FindField* find_;
    std::vector<ThreadRow*> rows_;
    ThreadRow* threadIdx_;
    ThreadRow* blockIdx_;
    ThreadRow* threadId_;
    ThreadRow* warp_;
    ThreadRow* warpMates_;
    ThreadRow* blockRank_;
    ThreadRow* cluster_;
    ThreadRow* clusterMates_;
    ThreadRow* bin_; ///< of a histogram in the shared memory of a cluster
    ThreadRow* global_;
    ThreadRow* globalRank_;
    ThreadRow* element_;
    ThreadRow* linear_; ///< of problems with several axes
    ThreadRow* sm_;
    QLabel* report_ = nullptr;
};

} // namespace trichevron::gui
