// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Puts faults into workers under the whole window, and writes a report. With a live worker the kernels' own
// faults are among them.
#include "app/gui/theme/theme.h"
#include "tests/faults/injection.h"
#include "tests/faults/misbehaviour.h"
#include "tests/faults/soak.h"

#include "core/json/json_reader.h"
#include "core/json/json_writer.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDateTime>
#include <QStandardPaths>

#include <algorithm>
#include <csignal>
#include <cstdio>

using namespace trichevron;
using namespace trichevron::faults;

namespace {

void describe(WindowUnderTest& window, Report& report) {
    const auto& devices = window.worker().devices();
    if (devices.empty())
        return;
    const Provenance& provenance = devices.front().properties->provenance;
    report.device = devices.front().properties->name +
                    (provenance.kind == ProvenanceKind::Live ? ", live" : ", recorded");
    report.driver = provenance.driverVersion;
}

void tell(const Injected& injected) {
    std::printf("%s: %d of %d told, %d ready again, %d kept\n", injected.fault.c_str(), injected.told,
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
                          QString::fromLatin1(byDefault)});
    };
    parser.addHelpOption();
    option("worker", "The command of the worker under test.", "command", TRICHEVRON_CLI " worker --replay");
    option("kills", "How often it is killed.", "n", "100");
    option("stops", "How often it is stopped.", "n", "100");
    option("repeats", "How often each misbehaviour and each fault of a kernel.", "n", "10");
    option("soak", "Launches in a loop for so long.", "seconds", "10");
    option("silence", "A worker that says nothing for so long is given up.", "seconds", "1");
    option("seed", "Of the random moments.", "n", "1");
    option("picture", "Where a picture of the window after a fault of a live device goes.", "file", "");
    option("report", "Where the report goes.", "file", "");
    parser.addOption(
        {QStringLiteral("strict"), QStringLiteral("Fail where times are long or memory grows, too.")});
    parser.process(application);
    applyTheme(application, ThemeChoice::Light);

    WorkerTimeouts timeouts;
    const double silence = parser.value(QStringLiteral("silence")).toDouble();
    timeouts.silence = std::chrono::milliseconds(static_cast<qint64>(silence * 1000));
    Report report;
    report.worker = parser.value(QStringLiteral("worker")).section(QLatin1Char('/'), -1).toStdString();
    report.date = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    report.seed = parser.value(QStringLiteral("seed")).toUInt();
    report.silenceSeconds = silence;
    const int repeats = parser.value(QStringLiteral("repeats")).toInt();
    Random random(report.seed);
    {
        WindowUnderTest window(QProcess::splitCommand(parser.value(QStringLiteral("worker"))), timeouts);
        if (!window.waitUntilReady()) {
            std::fprintf(stderr, "no worker: %s\n", window.worker().reason().toUtf8().constData());
            return 2;
        }
        describe(window, report);
        const bool live = window.worker().kind() == ProvenanceKind::Live;
        report.contextCreationSeconds = contextCreationSeconds(window);
        window.app().devices.selectKernel(QStringLiteral("vectorAdd"));
        const auto add = [&](Injected injected) {
            tell(injected);
            report.injected.push_back(std::move(injected));
        };
        add(injectSignal(window, SIGKILL, parser.value(QStringLiteral("kills")).toInt(),
                         report.contextCreationSeconds, random));
        add(injectSignal(window, SIGSTOP, parser.value(QStringLiteral("stops")).toInt(),
                         report.contextCreationSeconds, random));
        if (live) {
            for (const KernelFault& fault :
                 {KernelFault{"illegal address", "illegalAddress", FaultKind::IllegalAddress},
                  KernelFault{"misaligned address", "misalignedAddress", FaultKind::MisalignedAddress},
                  KernelFault{"device assert", "deviceAssert", FaultKind::DeviceAssert},
                  KernelFault{"trap", "trapped", FaultKind::LaunchFailure},
                  KernelFault{"cancelled inside a kernel", "neverEnds", FaultKind::Cancelled, true}}) {
                add(injectKernelFault(window, fault, repeats));
                // Of the first, while its notice is shown.
                if (const QString picture = parser.value(QStringLiteral("picture"));
                    !picture.isEmpty() && report.injected.back().fault == "illegal address")
                    window.savePicture(picture);
            }
            add(injectKernelFault(window, {"a kernel that never ends", "neverEnds", FaultKind::TimeLimit},
                                  std::min(repeats, 3)));
            KernelFault memory{"an allocation too large", "matrixAdd", FaultKind::OutOfMemory};
            memory.side = 200'000;
            memory.workerStays = true;
            add(injectKernelFault(window, memory, repeats));
            window.app().session.setProblem(Axis::X, 1000);
            window.app().session.setProblem(Axis::Y, 1000);
        }
        if (const double seconds = parser.value(QStringLiteral("soak")).toDouble(); seconds > 0)
            report.soak = soak(window, seconds);
    }
    for (const Misbehaviour& misbehaviour : allMisbehaviours()) {
        report.injected.push_back(inject(misbehaviour, timeouts, repeats));
        tell(report.injected.back());
    }
    std::fputs(('\n' + textOf(report)).c_str(), stdout);
    if (const QString file = parser.value(QStringLiteral("report")); !file.isEmpty())
        writeFileAtomically(file.toStdString(), fileText(toJson(report)));
    return isFine(report, parser.isSet(QStringLiteral("strict"))) ? 0 : 1;
}
