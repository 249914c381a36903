// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Code in a narrow panel. Lines break between the parts of the code; a name that is longer than a line makes
/// the type a little smaller, and one that is longer even so is shortened, with the whole code as tool tip.
/// Copying gives the code as it is.
#pragma once

#include "app/gui/layout/paragraph.h"

#include <vector>

namespace trichevron::gui {

struct ShownCode {
    QString text;
    std::vector<qsizetype> places; ///< in the code, of each character and of the end
    bool isWhole = true;           ///< no name is shortened
};

/// The code with zero width spaces where a line of so many characters may break, and without longer names.
ShownCode withCodeBreaks(const QString& code, qsizetype lineCharacters);

class CodeLabel : public Paragraph {
    Q_OBJECT

public:
    explicit CodeLabel(QWidget* parent = nullptr);

    void setCode(const QString& code);
    const QString& code() const { return code_; }

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    /// Chooses the size of the type, the breaks and the shortened names for the width of the label.
    void fit();
    /// Copies the selection, or all of the code.
    void copy() const;

    QString code_;
    ShownCode shown_;
};

} // namespace trichevron::gui
