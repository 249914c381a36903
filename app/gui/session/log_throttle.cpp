// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/log_throttle.h"

#include "app/gui/text/fill.h"

#include <utility>

namespace trichevron::gui {

LogThrottle::LogThrottle(QObject* parent) : QObject(parent) {
    period_.setSingleShot(true);
    period_.setInterval(periodMs);
    connect(&period_, &QTimer::timeout, this, &LogThrottle::endPeriod);
}

void LogThrottle::add(const QString& text) {
    if (!period_.isActive())
        period_.start();
    if (passed_ < maxLines) {
        ++passed_;
        Q_EMIT lineReady(text);
        return;
    }
    ++held_;
    last_ << text;
    if (last_.size() > lastLines)
        last_.removeFirst();
}

void LogThrottle::endPeriod() {
    passed_ = 0;
    const QStringList last = std::exchange(last_, {});
    const qint64 leftOut = std::exchange(held_, 0) - last.size();
    if (leftOut > 0)
        Q_EMIT lineReady(
            fill(tr("… {lines, plural, one {# line} other {# lines}} left out"), {{"lines", leftOut}}));
    for (const QString& text : last)
        Q_EMIT lineReady(text);
    if (!last.isEmpty()) {
        passed_ = static_cast<int>(last.size());
        period_.start();
    }
}

} // namespace trichevron::gui
