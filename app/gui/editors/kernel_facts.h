// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What the kernel of the launch uses, which is its compiler's doing: values to read, not fields to edit.
#pragma once

#include "app/gui/session/launch_session.h"
#include "core/messages/terms.h"

#include <QString>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace trichevron::gui {

class KernelFacts : public QWidget {
    Q_OBJECT

public:
    explicit KernelFacts(const LaunchSession& session, QWidget* parent = nullptr);

    /// The device for which the kernel is compiled, if it is not the selected one; otherwise empty.
    void setBorrowedFrom(const QString& device);
    void refresh();

Q_SIGNALS:
    /// The user wants to change the numbers.
    void changeRequested();

private:
    /// `name` returns its name in the current language.
    QLineEdit* addFact(QVBoxLayout* rows, QString (*name)(), const QString& objectName, core::Term term);
    /// Whose numbers these are.
    QString note(bool isOwn) const;

    const LaunchSession& session_;
    QString borrowedFrom_;
    QLineEdit* registers_;
    QLineEdit* staticShared_;
    QLineEdit* local_;
    QLineEdit* bounds_;
    QLabel* note_;
    QPushButton* change_;
};

} // namespace trichevron::gui
