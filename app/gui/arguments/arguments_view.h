// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The page of the arguments: what the user's own kernel is launched with, and what its outputs are compared
/// with.
#pragma once

#include "app/gui/session/job_runner.h"

#include <QWidget>

#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QTableView;

namespace trichevron::gui {

class ArgumentModel;

class ArgumentsView final : public QWidget {
    Q_OBJECT

public:
    ArgumentsView(LaunchSession& session, const DeviceSelection& devices, JobRunner& jobs,
                  QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    QWidget* buildBar();
    void buildTable();
    void setTexts();
    void refresh();
    void refreshTable(const core::OwnKernel& kernel);
    void fitTable();
    /// The texts that cannot be read.
    std::vector<UnreadableField> unreadable() const;
    QString problem() const;
    void showProblem();
    void reportUnreadable();
    void editTolerance(const QString& text);
    void showTolerance();
    /// Shows what is of the arguments in place of a text that cannot be read.
    void dropUnreadable(const QString& field);
    void showToleranceProblem(const QString& problem);
    /// Those that the source declares now; an argument whose parameter still has its name stays.
    void proposeAgain();
    void fillOutputs();
    void saveOutput(std::size_t argument);

    LaunchSession& session_;
    const DeviceSelection& devices_;
    JobRunner& jobs_;
    ArgumentModel* model_;
    QTableView* table_;
    QLabel* sizes_;
    QLabel* problem_;
    QLabel* toleranceLabel_;
    QLineEdit* tolerance_;
    QPushButton* propose_;
    QPushButton* save_;
    QMenu* outputs_;
    QString toleranceProblem_;
    std::string kernel_; ///< of which the arguments were shown last
};

} // namespace trichevron::gui
