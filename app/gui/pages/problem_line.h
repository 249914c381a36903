// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The line of a page that says what is wrong, in the language of the window.
#pragma once

#include "app/gui/text/later_text.h"

#include <QEvent>
#include <QLabel>

namespace trichevron::gui {

class ProblemLine : public QLabel {
    Q_OBJECT

public:
    /// Hidden until there is a problem.
    explicit ProblemLine(QWidget& page);

    /// A problem of what the page shows: it stays until end(). The tool tip gives the details.
    void showLasting(LaterText problem, LaterText details = {});
    /// A problem of what the user just did: it ends with the next thing that the user does on the page.
    void showPassing(LaterText problem);
    void end();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    bool isUse(QObject* object, QEvent::Type type) const;
    void setTexts();

    QWidget& page_;
    LaterText problem_;
    LaterText details_;
};

} // namespace trichevron::gui
