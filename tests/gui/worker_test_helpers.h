// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Shared by the tests of WorkerClient.
#pragma once

#include "app/gui/worker/worker_client.h"
#include "tests/gui/waiting.h"

#include <QTest>

#include <chrono>

namespace trichevron::test {

/// Timeouts that never fire, even on a busy machine, and no restarts.
inline gui::WorkerTimeouts testTimeouts() {
    constexpr std::chrono::milliseconds never{waitMs};
    gui::WorkerTimeouts timeouts;
    timeouts.handshake = never;
    timeouts.answer = never;
    timeouts.silence = never;
    timeouts.firstPause = std::chrono::milliseconds(1);
    timeouts.restarts = 0;
    return timeouts;
}

/// The command of a worker that misbehaves in this way (fake_worker.cpp).
inline QStringList fakeWorker(const char* way) {
    return {QStringLiteral(TRICHEVRON_FAKE_WORKER), QString::fromLatin1(way)};
}

/// Waits until the client is in this state.
inline bool reaches(const gui::WorkerClient& client, gui::WorkerState state) {
    return QTest::qWaitFor([&] { return client.state() == state; }, waitMs);
}

inline core::LaunchRequest anyLaunch() {
    core::LaunchRequest request;
    request.kernel = "matrixAdd";
    return request;
}

} // namespace trichevron::test
