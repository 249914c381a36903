// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Code in a narrow panel. Lines break between the parts of the code; an identifier that is longer than a
/// line makes the type a little smaller, and one that is longer even so breaks between its words. Copying
/// gives the code without these breaks.
#pragma once

#include <QLabel>

namespace trichevron::gui {

/// The code with zero width spaces where a line of so many characters may break.
QString withCodeBreaks(const QString& code, qsizetype lineCharacters);

class CodeLabel : public QLabel {
    Q_OBJECT

public:
    explicit CodeLabel(QWidget* parent = nullptr);

    void setCode(const QString& code);
    const QString& code() const { return code_; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    /// Chooses the size of the type and the breaks for the width of the label.
    void fit();
    /// Copies the selection, or all of the code.
    void copy() const;

    QString code_;
};

} // namespace trichevron::gui
