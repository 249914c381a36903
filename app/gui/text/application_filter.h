// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Event filters that see the events of the whole program.
#pragma once

#include <QApplication>
#include <QString>

namespace trichevron::gui {

/// Installs a filter of this class for the life of the application; a second call does nothing. `name` is
/// that of the filter object.
template <class Filter>
void installApplicationFilter(QApplication& application, const QString& name) {
    if (application.findChild<QObject*>(name) != nullptr)
        return;
    auto* filter = new Filter(&application);
    filter->setObjectName(name);
    application.installEventFilter(filter);
}

} // namespace trichevron::gui
