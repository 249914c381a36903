// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/wheel.h"

#include "app/gui/text/application_filter.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>

namespace trichevron::gui {
namespace {

bool changesWithWheel(const QObject* object) {
    return qobject_cast<const QComboBox*>(object) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(object) != nullptr;
}

class WheelFilter : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() != QEvent::Wheel || !changesWithWheel(object))
            return QObject::eventFilter(object, event);
        event->ignore(); // it goes on to the parents
        return true;
    }
};

} // namespace

void letWheelOnlyScroll(QApplication& application) {
    installApplicationFilter<WheelFilter>(application, QStringLiteral("wheelFilter"));
}

} // namespace trichevron::gui
