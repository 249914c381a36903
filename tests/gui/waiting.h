// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Waiting for a state of the window, never for a time: how long something takes depends on the machine and
/// on what else runs there.
#pragma once

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEvent>

namespace trichevron::test {

/// Only ends a test that hangs.
inline constexpr int waitMs = 240'000;

/// Handles events until none is left: layouts, repaints and queued calls are done, also those that they
/// cause. What a running timer, a thread or another process does later is to be waited for by its result.
inline void handleAllEvents() {
    const QDeadlineTimer limit(waitMs);
    do
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    while (QAbstractEventDispatcher::instance()->processEvents(QEventLoop::AllEvents) && !limit.hasExpired());
}

} // namespace trichevron::test
