// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// One row of the thread panel: a name and a value. A value with formulas can be opened to show them with
/// this thread's numbers; the value and the CUDA expressions can be copied.
#pragma once

#include "core/dimensions/thread_expression.h"

#include <QFrame>
#include <QString>

#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace trichevron::gui {

class ThreadRow : public QFrame {
    Q_OBJECT
public:
    /// The object name of the value's label is `objectName`, that of the row has the suffix "Row".
    explicit ThreadRow(const QString& objectName, QWidget* parent = nullptr);

    /// Sets all texts that do not depend on the thread, in the current language.
    void setName(const QString& name);

    /// An empty value hides the row.
    void setContent(const QString& value, const std::vector<core::ThreadExpression>& expressions = {});
    bool isOpen() const { return open_; }
    void setOpen(bool open);
    const std::vector<core::ThreadExpression>& expressions() const { return expressions_; }

Q_SIGNALS:
    /// The user opened or closed the row.
    void toggled(bool open);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool event(QEvent* event) override;

private:
    void toggle();
    void copyValue() const;
    void copyCuda() const;
    void copyCooperative() const;
    bool hasCooperative() const;
    void refresh();
    /// Places the value beside its name if there is room, otherwise below it on as many lines as needed.
    void arrange();

    QString written_; ///< the value on one line
    std::vector<core::ThreadExpression> expressions_;
    bool open_ = false;
    QLabel* label_;
    QLabel* sign_;
    QLabel* value_;
    QBoxLayout* pair_; ///< name and value
    QWidget* details_;
    QLabel* formula_;
    QPushButton* copyValue_;
    QPushButton* copyCuda_;
    QPushButton* copyCooperative_;
};

} // namespace trichevron::gui
