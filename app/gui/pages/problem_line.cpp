// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/problem_line.h"

#include "app/gui/text/retranslate.h"

#include <QCoreApplication>

#include <utility>

namespace trichevron::gui {

ProblemLine::ProblemLine(QWidget& page) : page_(page) {
    setWordWrap(true);
    setProperty("role", "problem");
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    hide();
    retranslate(this, [this] { setTexts(); });
}

void ProblemLine::setTexts() {
    setText(problem_.text());
    setToolTip(details_.text());
}

void ProblemLine::showLasting(LaterText problem, LaterText details) {
    end();
    problem_ = std::move(problem);
    details_ = std::move(details);
    setTexts();
    show();
}

void ProblemLine::showPassing(LaterText problem) {
    showLasting(std::move(problem));
    QCoreApplication::instance()->installEventFilter(this);
}

void ProblemLine::end() {
    QCoreApplication::instance()->removeEventFilter(this);
    problem_ = details_ = {};
    setTexts();
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
