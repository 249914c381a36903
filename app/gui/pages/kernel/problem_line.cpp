// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/problem_line.h"

#include "app/gui/text/retranslate.h"

#include <QCoreApplication>

#include <utility>

namespace trichevron::gui {

ProblemLine::ProblemLine(QWidget& page) : page_(page) {
    setWordWrap(true);
    setProperty("role", "problem");
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    hide();
    retranslate(this, [this] {
        if (words_)
            setText(words_());
    });
}

void ProblemLine::showLasting(Words words) {
    end();
    words_ = std::move(words);
    setText(words_());
    show();
}

void ProblemLine::showPassing(Words words) {
    showLasting(std::move(words));
    QCoreApplication::instance()->installEventFilter(this);
}

void ProblemLine::end() {
    QCoreApplication::instance()->removeEventFilter(this);
    words_ = nullptr;
    setToolTip({});
    hide();
}

bool ProblemLine::isUse(QObject* object, QEvent::Type type) const {
    if (object == &page_)
        return type == QEvent::Hide;
    // Not at the press of a button: it would move away from under the mouse.
    const bool isInput =
        type == QEvent::KeyPress || type == QEvent::InputMethod || type == QEvent::MouseButtonRelease;
    const auto* widget = qobject_cast<QWidget*>(object);
    return isInput && widget != nullptr && widget != this && page_.isAncestorOf(widget);
}

bool ProblemLine::eventFilter(QObject* object, QEvent* event) {
    if (isUse(object, event->type()))
        end();
    return QLabel::eventFilter(object, event);
}

} // namespace trichevron::gui
