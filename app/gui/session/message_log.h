// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The lines of the worker log: what is reported and logged, also before a page shows it. The oldest go
/// first.
#pragma once

#include "app/gui/session/log_throttle.h"
#include "app/gui/session/user_messages.h"

#include <QObject>
#include <QStringList>

namespace trichevron::gui {

class MessageLog : public QObject {
    Q_OBJECT

public:
    explicit MessageLog(const UserMessages& messages);

    /// At most maxLines.
    const QStringList& lines() const { return lines_; }

    static constexpr int maxLines = 2000;

Q_SIGNALS:
    void lineAdded(const QString& line);

private:
    void add(const QString& line);

    LogThrottle throttle_;
    QStringList lines_;
};

} // namespace trichevron::gui
