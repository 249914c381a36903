// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/message_log.h"

namespace trichevron::gui {

MessageLog::MessageLog(const UserMessages& messages) {
    connect(&messages, &UserMessages::logged, &throttle_, &LogThrottle::add);
    connect(&messages, &UserMessages::reported, &throttle_, &LogThrottle::add);
    connect(&throttle_, &LogThrottle::lineReady, this, &MessageLog::add);
}

void MessageLog::add(const QString& line) {
    if (lines_.size() == maxLines)
        lines_.removeFirst();
    lines_ << line;
    Q_EMIT lineAdded(line);
}

} // namespace trichevron::gui
