// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/misbehaviour.h"

#include "tests/support/odd_folder.h"
#include "tests/support/temporary_directory.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <string>

namespace trichevron::gui::faults {
namespace {

/// Prefers a program beside this one, in case both were copied to another machine. It is started from a
/// folder as a clone may be in.
QString fakeWorker() {
    static const test::TemporaryDirectory directory;
    static const std::string worker = [] {
        const QString beside =
            QCoreApplication::applicationDirPath() + QStringLiteral("/trichevron_fake_worker");
        return test::linkInOddFolder(directory.path(), QFileInfo::exists(beside) ? beside.toStdString()
                                                                                 : TRICHEVRON_FAKE_WORKER);
    }();
    return QString::fromStdString(worker);
}

} // namespace

const std::vector<Misbehaviour>& allMisbehaviours() {
    static const std::vector<Misbehaviour> all{
        {"garbage", "garbage-in-job", core::FaultKind::WorkerProtocolError},
        {"half a message", "half-a-line-in-job", core::FaultKind::WorkerEnded},
        {"a line of 1 GB", "gigabyte-line-in-job", core::FaultKind::WorkerProtocolError},
        {"nothing", "silent-in-job", core::FaultKind::WorkerSilent},
        {"input that is not read", "deaf-in-job", core::FaultKind::WorkerSilent},
        {"a flood of messages", "flood-in-job", core::FaultKind::Cancelled, true},
        {"a flood of its log", "log-flood-in-job", std::nullopt},
        {"answers twice", "answers-twice", std::nullopt},
        {"crash", "crash-in-job", core::FaultKind::WorkerCrashed},
    };
    return all;
}

Injected inject(const Misbehaviour& misbehaviour, const WorkerTimeouts& timeouts, int times) {
    Injected injected;
    injected.fault = misbehaviour.name;
    if (misbehaviour.expected)
        injected.expected = toString(*misbehaviour.expected);
    WindowUnderTest window({fakeWorker(), QString::fromLatin1(misbehaviour.way)}, timeouts);
    AppContext& app = window.app();
    int answers = 0;
    QObject::connect(&app.jobs, &JobRunner::completed, &window, [&answers] { ++answers; });
    for (int i = 0; i < times; ++i) {
        if (!window.waitUntilReady()) {
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
            window.processEventsFor(1000);
            app.jobs.cancel();
        }
        if (misbehaviour.expected) {
            window.waitFor([&] { return window.reportedAfter() && window.readyAfter(); });
            if (window.fault() && window.fault()->kind == *misbehaviour.expected && window.reportedAfter()) {
                ++injected.reported;
                injected.untilReportedMilliseconds =
                    std::max(injected.untilReportedMilliseconds, *window.reportedAfter());
            } else {
                injected.problems.push_back(
                    "number " + std::to_string(injected.times) + " was reported as " +
                    (window.fault() ? std::string(toString(window.fault()->kind)) : "nothing"));
            }
            if (window.readyAfter())
                injected.untilReadySeconds = std::max(injected.untilReadySeconds, *window.readyAfter());
        } else {
            window.waitFor([&] { return !app.jobs.isBusy(); });
            window.processEventsFor(50);
            if (!window.fault() && app.session.answer() != nullptr && answers == injected.times)
                ++injected.reported; // the reply was shown, and no fault
            else
                injected.problems.push_back("number " + std::to_string(injected.times) +
                                            ": the reply was not shown, or a fault was");
        }
        injected.readyAgain += window.worker().state() == WorkerState::Ready ? 1 : 0;
        injected.kept += app.session.launchKey() == asked ? 1 : 0;
        injected.stallMilliseconds = std::max(injected.stallMilliseconds, window.longestStall());
    }
    return injected;
}

} // namespace trichevron::gui::faults
