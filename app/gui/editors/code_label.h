// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Code in a narrow panel. Lines break between the parts of the code; inside an identifier they break only if
/// it is longer than a line. Copying gives the code without these breaks.
#pragma once

#include <QLabel>

namespace trichevron::gui {

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
    /// Copies the selection, or all of the code.
    void copy() const;

    QString code_;
};

} // namespace trichevron::gui
