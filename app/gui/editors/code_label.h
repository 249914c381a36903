// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Code in a narrow panel: names that are longer than a line break within it, and what is copied is the code
/// as it is.
#pragma once

#include <QLabel>

namespace trichevron {

class CodeLabel : public QLabel {
    Q_OBJECT

public:
    explicit CodeLabel(QWidget* parent = nullptr);

    void setCode(const QString& code);
    const QString& code() const { return code_; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    /// What is selected, or all.
    void copy() const;

    QString code_;
};

} // namespace trichevron
