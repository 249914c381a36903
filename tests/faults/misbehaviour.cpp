// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/misbehaviour.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace trichevron::faults {
namespace {

/// Beside this program where it runs elsewhere than it was built.
QString fakeWorker() {
    const QString beside = QCoreApplication::applicationDirPath() + QStringLiteral("/trichevron_fake_worker");
    return QFileInfo::exists(beside) ? beside : QStringLiteral(TRICHEVRON_FAKE_WORKER);
}

} // namespace

const std::vector<Misbehaviour>& allMisbehaviours() {
    static const std::vector<Misbehaviour> all{
        {"garbage", "garbage-in-job", FaultKind::WorkerBabbled},
        {"half a message", "half-a-line-in-job", FaultKind::WorkerEnded},
        {"a line of 1 GB", "gigabyte-line-in-job", FaultKind::WorkerBabbled},
        {"nothing", "silent-in-job", FaultKind::WorkerSilent},
        {"input that is not read", "deaf-in-job", FaultKind::WorkerSilent},
        {"a flood of messages", "flood-in-job", FaultKind::Cancelled, true},
        {"a flood of its log", "log-flood-in-job", std::nullopt},
        {"answers twice", "answers-twice", std::nullopt},
        {"crash", "crash-in-job", FaultKind::WorkerCrashed},
    };
    return all;
}

Injected inject(const Misbehaviour& misbehaviour, const WorkerTimeouts& timeouts, int times) {
    constexpr int patienceMs = 60000;
    Injected injected;
    injected.fault = misbehaviour.name;
    if (misbehaviour.expected)
        injected.expected = nameOf(*misbehaviour.expected);
    WindowUnderTest window({fakeWorker(), QString::fromLatin1(misbehaviour.way)}, timeouts);
    AppContext& app = window.app();
    int answers = 0;
    QObject::connect(&app.jobs, &JobRunner::completed, &window, [&answers] { ++answers; });
    for (int i = 0; i < times; ++i) {
        if (!window.waitUntilReady(patienceMs)) {
            injected.problems.push_back("no worker is ready any more: " +
                                        window.worker().reason().toStdString());
            return injected;
        }
        window.typeLaunch(i % 2 == 0 ? 8 : 16);
        const LaunchKey asked = app.session.launchKey();
        window.beginWatching();
        app.jobs.launch();
        ++injected.times;
        if (misbehaviour.cancel) {
            window.turnFor(1000);
            app.jobs.cancel();
        }
        if (misbehaviour.expected) {
            window.waitFor([&] { return window.toldAfter() && window.readyAfter(); }, patienceMs);
            if (window.known() && window.known()->kind == *misbehaviour.expected && window.toldAfter()) {
                ++injected.told;
                injected.untilToldMilliseconds =
                    std::max(injected.untilToldMilliseconds, *window.toldAfter());
            } else {
                injected.problems.push_back(
                    "number " + std::to_string(injected.times) + " was told as " +
                    (window.known() ? std::string(nameOf(window.known()->kind)) : "nothing"));
            }
            if (window.readyAfter())
                injected.untilReadySeconds = std::max(injected.untilReadySeconds, *window.readyAfter());
        } else {
            window.waitFor([&] { return !app.jobs.isBusy(); }, patienceMs);
            window.turnFor(50);
            if (!window.known() && app.session.answer() != nullptr && answers == injected.times)
                ++injected.told; // the answer was shown, and nothing else
            else
                injected.problems.push_back("number " + std::to_string(injected.times) +
                                            " was not just answered");
        }
        injected.readyAgain += window.worker().state() == WorkerState::Ready ? 1 : 0;
        injected.kept += app.session.launchKey() == asked ? 1 : 0;
        injected.stallMilliseconds = std::max(injected.stallMilliseconds, window.longestStall());
    }
    return injected;
}

} // namespace trichevron::faults
