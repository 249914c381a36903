// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The line of a page that says what is wrong, in the language of the window.
#pragma once

#include <QEvent>
#include <QLabel>

#include <functional>

namespace trichevron::gui {

class ProblemLine : public QLabel {
    Q_OBJECT

public:
    /// Hidden until there is a problem.
    explicit ProblemLine(QWidget& page);

    using Words = std::function<QString()>; ///< in the language of the moment
    /// A problem of what the page shows: it stays until end().
    void showLasting(Words words);
    /// A problem of what the user just did: it ends with the next thing that the user does on the page.
    void showPassing(Words words);
    void end();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    bool isUse(QObject* object, QEvent::Type type) const;

    QWidget& page_;
    Words words_;
};

} // namespace trichevron::gui
