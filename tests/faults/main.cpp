// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Injects faults into the workers of a whole window, and writes a report. With a live worker it also launches
// kernels that end in a fault.
#include "app/gui/theme/theme.h"
#include "tests/faults/injection.h"
#include "tests/faults/misbehaviour.h"
#include "tests/faults/soak.h"
#include "tests/support/odd_folder.h"
#include "tests/support/temporary_directory.h"

#include "core/json/json_reader.h"
#include "core/json/json_writer.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDateTime>
#include <QStandardPaths>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <string>

using namespace trichevron;
using namespace trichevron::gui;
using namespace trichevron::gui::faults;

namespace {

void describe(WindowUnderTest& window, Report& report) {
    const auto& devices = window.worker().devices();
    if (devices.empty())
        return;
    const core::Provenance& provenance = devices.front().properties->provenance;
    report.device = devices.front().properties->name +
                    (provenance.kind == core::ProvenanceKind::Live ? ", live" : ", recorded");
    report.driver = provenance.driverVersion;
}

void print(const Injected& injected) {
    std::printf("%s: %d of %d reported, %d ready again, %d kept\n", injected.fault.c_str(), injected.reported,
                injected.times, injected.readyAgain, injected.kept);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("trichevron-faults"));
    QCoreApplication::setApplicationName(QStringLiteral("trichevron-faults"));
    QCommandLineParser parser;
    const auto option = [&parser](const char* name, const char* what, const char* value,
                                  const char* byDefault) {
        parser.addOption({QString::fromLatin1(name), QString::fromLatin1(what), QString::fromLatin1(value),
                          QString::fromUtf8(byDefault)});
    };
    parser.addHelpOption();
    // From a folder as a clone may be in.
    const test::TemporaryDirectory directory;
    const std::string cli = test::linkInOddFolder(directory.path(), TRICHEVRON_CLI);
    option("worker", "The command of the worker under test.", "command",
           ("\"" + cli + "\" worker --replay").c_str());
    option("kills", "How often to kill the worker.", "n", "100");
    option("stops", "How often to stop the worker.", "n", "100");
    option("repeats", "How often to repeat each misbehaviour and each fault of a kernel.", "n", "10");
    option("soak", "How long to launch in a loop.", "seconds", "10");
    option("silence", "When a worker that is expected to be silent counts as silent.", "seconds", "1");
    option("seed", "Seed of the random moments.", "n", "1");
    option("picture", "Save a picture of the window after a fault of a live device here.", "file", "");
    option("report", "Write the report here.", "file", "");
    parser.addOption(
        {QStringLiteral("strict"), QStringLiteral("Fail also if times are long or memory grows.")});
    parser.process(application);
    applyTheme(application, ThemeChoice::Light);

    // A worker that must be silent gets little time, so that the test is short. All others get much, since on
    // a busy machine a healthy worker may be slow, too.
    WorkerTimeouts timeouts;
    timeouts.handshake = timeouts.silence = timeouts.margin = std::chrono::minutes(4);
    WorkerTimeouts shortSilence;
    const double silence = parser.value(QStringLiteral("silence")).toDouble();
    shortSilence.silence = std::chrono::milliseconds(static_cast<qint64>(silence * 1000));
    Report report;
    const QStringList worker = QProcess::splitCommand(parser.value(QStringLiteral("worker")));
    report.worker = worker.join(QLatin1Char(' ')).section(QLatin1Char('/'), -1).toStdString();
    report.date = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    report.seed = parser.value(QStringLiteral("seed")).toUInt();
    report.silenceSeconds = silence;
    const int repeats = parser.value(QStringLiteral("repeats")).toInt();
    Random random(report.seed);
    const auto add = [&report](Injected injected) {
        print(injected);
        report.injected.push_back(std::move(injected));
    };
    {
        WindowUnderTest window(worker, timeouts);
        if (!window.waitUntilReady()) {
            std::fprintf(stderr, "no worker: %s\n", window.worker().reason().toUtf8().constData());
            return 2;
        }
        describe(window, report);
        const bool live = window.worker().kind() == core::ProvenanceKind::Live;
        report.contextCreationSeconds = contextCreationSeconds(window);
        window.app().devices.selectKernel(QStringLiteral("vectorAdd"));
        add(injectSignal(window, SIGKILL, parser.value(QStringLiteral("kills")).toInt(),
                         report.contextCreationSeconds, random));
        if (const int stops = parser.value(QStringLiteral("stops")).toInt(); stops > 0) {
            WindowUnderTest impatient(worker, shortSilence);
            impatient.waitUntilReady();
            impatient.app().devices.selectKernel(QStringLiteral("vectorAdd"));
            add(injectSignal(impatient, SIGSTOP, stops, report.contextCreationSeconds, random));
        }
        if (live) {
            for (const KernelFault& fault :
                 {KernelFault{"illegal address", "illegalAddress", core::FaultKind::IllegalAddress},
                  KernelFault{"misaligned address", "misalignedAddress", core::FaultKind::MisalignedAddress},
                  KernelFault{"device assert", "deviceAssert", core::FaultKind::DeviceAssert},
                  KernelFault{"trap", "trapped", core::FaultKind::LaunchFailure},
                  KernelFault{"cancelled inside a kernel", "neverEnds", core::FaultKind::Cancelled, true}}) {
                add(injectKernelFault(window, fault, repeats));
                // While the notice of the first fault is visible.
                if (const QString picture = parser.value(QStringLiteral("picture"));
                    !picture.isEmpty() && report.injected.back().fault == "illegal address")
                    window.savePicture(picture);
            }
            add(injectKernelFault(window,
                                  {"a kernel that never ends", "neverEnds", core::FaultKind::TimeLimit},
                                  std::min(repeats, 3)));
            KernelFault memory{"an allocation too large", "matrixAdd", core::FaultKind::OutOfMemory};
            memory.side = 200'000;
            memory.keepsWorker = true;
            add(injectKernelFault(window, memory, repeats));
            window.app().session.setProblem(core::Axis::X, 1000);
            window.app().session.setProblem(core::Axis::Y, 1000);
        }
        if (const double seconds = parser.value(QStringLiteral("soak")).toDouble(); seconds > 0)
            report.soak = soak(window, seconds);
    }
    for (const Misbehaviour& misbehaviour : allMisbehaviours()) {
        const bool isSilent = misbehaviour.expected == core::FaultKind::WorkerSilent;
        add(inject(misbehaviour, isSilent ? shortSilence : timeouts, repeats));
    }
    std::fputs(('\n' + tableText(report)).c_str(), stdout);
    if (const QString file = parser.value(QStringLiteral("report")); !file.isEmpty())
        core::writeFileAtomically(file.toStdString(), core::fileText(toJson(report)));
    return isPassed(report, parser.isSet(QStringLiteral("strict"))) ? 0 : 1;
}
