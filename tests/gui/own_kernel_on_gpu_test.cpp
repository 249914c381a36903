// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole way of a user's own kernel in the real window, on a real GPU: paste a source, describe its
// arguments, launch, measure, sweep, use the best block, trace, and a fault. Skipped without a GPU or nvcc.
#include "app/gui/pages/page_stack.h"
#include "app/gui/results/result_pages.h"
#include "app/gui/results/results_panel.h"
#include "app/gui/session/own_launch.h"
#include "app/gui/settings/settings.h"
#include "app/gui/source/source_editor.h"
#include "core/json/file_io.h"
#include "core/measurement/summary.h"
#include "core/process/tool_search.h"
#include "tests/gui/gui_fixture.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <string>
#include <utility>

namespace trichevron::test {
namespace {

/// Behind the kernel of tests/data/own-sweep.
const QString furtherKernels = QStringLiteral(R"(
__global__ void reversed(int* x, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] = blockDim.x * 1000 + i; // depends on the block size
}

__global__ void outside(int* x, int n)
{
    x[(blockIdx.x * blockDim.x + threadIdx.x) * 1000003LL * n] = 1;
}
)");

/// Ten ways to end in an error.
const QString faultsSource = QStringLiteral(R"(
#include <cassert>
typedef void (*Call)(int);
__device__ int down(int* x, int n) { int a[64]; a[n & 63] = n; x[0] = a[0]; return n == -1 ? 0 : down(x, n + 1) + a[n & 31]; }
__global__ void nullWrite(int* x, int n) { *reinterpret_cast<int*>(static_cast<size_t>(n) * 0) = 1; }
__global__ void farWrite(int* x, int n) { x[(1LL << 40) + n] = 1; }
__global__ void farRead(int* x, int n) { x[0] = x[-(1LL << 40) - n]; }
__global__ void misaligned(int* x, int n) { *reinterpret_cast<int*>(reinterpret_cast<char*>(x) + 1) = n; }
__global__ void trap(int* x, int n) { if (n > 0) asm volatile("trap;"); }
__global__ void asserts(int* x, int n) { assert(x == nullptr); }
__global__ void farShared(int* x, int n) { extern __shared__ int s[]; s[n << 20] = 1; x[0] = s[n << 21]; }
__global__ void farAtomic(int* x, int n) { atomicAdd(x + (1LL << 41), n); }
__global__ void noFunction(int* x, int n) { reinterpret_cast<Call>(static_cast<size_t>(n & 1) * 16)(n); }
__global__ void neverEnds(int* x, int n) { while (*static_cast<volatile int*>(x) != -n) {} }
)");

class OwnKernelOnGpu : public WindowTest {
protected:
    void SetUp() override {
        if (core::findTool("nvcc").empty())
            GTEST_SKIP() << "nvcc is not installed";
        gui::Settings().setOwnKernels({});
        gui::DeviceSelection::Options options = replayOptions();
        options.command = {QStringLiteral(TRICHEVRON_CLI), QStringLiteral("worker")};
        options.timeouts = {};
        openWindow(options);
        window->resize(1440, 900);
        QObject::connect(&app->messages, &gui::UserMessages::reported,
                         [this](const QString& message) { messages << message; });
        app->devices.startWorkers();
        gui::WorkerClient& here = app->devices.machines().here();
        (void)QTest::qWaitFor(
            [&] {
                return here.state() == gui::WorkerState::Ready ||
                       here.state() == gui::WorkerState::NoDevice || here.state() == gui::WorkerState::Failed;
            },
            waitMs);
        if (here.state() != gui::WorkerState::Ready)
            GTEST_SKIP() << "there is no GPU: " << here.reason().toStdString();
        ASSERT_TRUE(waitFor([&] { return app->jobs.launchObstacle().isEmpty(); }));
        source = QString::fromStdString(core::readFile(TRICHEVRON_TEST_DATA "/own-sweep/potential.cu")) +
                 furtherKernels;
        paste(source, "potential");
    }
    void TearDown() override {
        if (window)
            WindowTest::TearDown();
        gui::Settings().setOwnKernels({});
    }

    /// In place of the source before, which is not saved. Waits until its kernels can be chosen.
    void paste(const QString& source, const char* kernel) {
        window->pages().show(gui::window_page::kernel);
        QApplication::clipboard()->setText(source);
        QTimer asking;
        QObject::connect(&asking, &QTimer::timeout, [] {
            if (auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
                question->button(QMessageBox::Discard)->click();
        });
        asking.start(10);
        click("kernelPaste");
        asking.stop();
        ASSERT_TRUE(waitFor([&] {
            return get<QLabel>(QStringLiteral("sourceStatus"))
                       .text()
                       .contains(QStringLiteral("architecture")) &&
                   entryOf(kernel) >= 0;
        }));
    }
    int entryOf(const char* kernel) {
        const auto& choice = get<QComboBox>(QStringLiteral("kernelChoice"));
        for (int i = 0; i < choice.count(); ++i)
            if (choice.itemText(i).startsWith(QString::fromLatin1(kernel) + QLatin1Char('(')))
                return i;
        return -1;
    }
    static bool waitFor(const std::function<bool()>& condition) {
        return QTest::qWaitFor(condition, 180'000);
    }
    void click(const char* name) {
        QTest::mouseClick(&get<QPushButton>(QString::fromLatin1(name)), Qt::LeftButton);
    }
    /// Chooses a kernel of the source by keys, and sends it to Explore.
    void send(const char* kernel) {
        window->pages().show(gui::window_page::kernel);
        auto& choice = get<QComboBox>(QStringLiteral("kernelChoice"));
        const int entry = entryOf(kernel);
        ASSERT_GE(entry, 0);
        choice.setCurrentIndex(entry);
        Q_EMIT choice.activated(entry);
        click("kernelSend");
        ASSERT_EQ(window->pages().shownId(), gui::window_page::explore);
        ASSERT_EQ(app->jobs.launchObstacle().toStdString(), "");
    }
    /// Types a problem and a block of one axis.
    void launchFlat(const char* problem, const char* block) {
        for (const auto& [field, value] :
             {std::pair{"problemX", problem}, {"problemY", "1"}, {"blockX", block}, {"blockY", "1"}})
            type(QString::fromLatin1(field), QString::fromLatin1(value));
    }
    void wait(const char* what) {
        QElapsedTimer timer;
        timer.start();
        ASSERT_TRUE(waitFor([&] { return !app->jobs.isBusy(); }));
        std::printf("%s: %lld ms\n", what, static_cast<long long>(timer.elapsed()));
    }
    /// Clicks on the cell, types, and presses Return.
    void edit(int row, int column, const QString& words) {
        auto& table = get<QTableView>(QStringLiteral("argumentTable"));
        const QModelIndex index = table.model()->index(row, column);
        table.scrollTo(index);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(index).center());
        auto* editor = table.viewport()->findChild<QLineEdit*>();
        ASSERT_NE(editor, nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, words);
        QTest::keyClick(editor, Qt::Key_Return);
        handleAllEvents();
    }
    const core::LaunchResult& result() { return session().answer()->result; }

    QString source;
    QStringList messages;
};

TEST_F(OwnKernelOnGpu, FromAPastedSourceToItsBestBlock) {
    send("potential");
    EXPECT_EQ(window->findChild<gui::ResultsPanel*>()->currentPage(), gui::page_id::arguments);
    EXPECT_EQ(core::argumentsText(gui::argumentsOf(session().state())->arguments),
              "--arg \"bodies=const float4[N]:random(1)\" --arg \"out=float[N]\" --arg \"n=int:N\"");
    launchFlat("16896", "1024");
    edit(0, 4, QStringLiteral("random(7)"));
    click("launchButton");
    wait("launch");
    ASSERT_NE(session().answer(), nullptr) << messages.join(QLatin1Char('\n')).toStdString();
    EXPECT_TRUE(result().launch.ok()) << result().launch.name;
    ASSERT_FALSE(result().tables.empty()) << "the outputs";
    EXPECT_EQ(result().tables.front().rows.size(), 1U);
    EXPECT_EQ(window->findChild<gui::ResultsPanel*>()->currentPage(), gui::page_id::result);

    QTemporaryDir folder;
    app->jobs.launchAndSave({1, folder.filePath(QStringLiteral("out.bin"))});
    wait("save");
    EXPECT_EQ(QFile(folder.filePath(QStringLiteral("out.bin"))).size(), 16896 * 4)
        << messages.join(QLatin1Char('\n')).toStdString();

    click("measureButton");
    wait("measure");
    ASSERT_NE(session().measurement(), nullptr);
    const double slow = core::summarise(session().measurement()->measurement.samplesMicroseconds)->median;

    click("sweepButton");
    wait("sweep");
    const gui::ActualSweep* sweep = session().sweep();
    ASSERT_NE(sweep, nullptr);
    for (std::size_t i = 0; i < sweep->points.size(); ++i) {
        const core::SweepOutcome& outcome = sweep->sweep.points[i];
        ASSERT_TRUE(outcome.measurement) << outcome.problem.text();
        ASSERT_TRUE(outcome.measurement->result.verification) << "compared with the first launch";
        EXPECT_EQ(outcome.measurement->result.verification->mismatches, 0U)
            << outcome.measurement->result.verification->summary.text();
    }
    auto& best = get<QPushButton>(QStringLiteral("useBestLaunch"));
    ASSERT_TRUE(best.isVisible());
    QTest::mouseClick(&best, Qt::LeftButton);
    EXPECT_LT(session().state().config.blockDim.x, 1024U);
    ASSERT_NE(session().measurement(), nullptr) << "the sweep measured it";
    const double fast = core::summarise(session().measurement()->measurement.samplesMicroseconds)->median;
    std::printf("block 1024: %.2f us; best block %u: %.2f us\n", slow, session().state().config.blockDim.x,
                fast);
    EXPECT_LT(fast, slow);

    launchFlat("16896", "32"); // larger blocks may lose residency to the registers of the traced kernel
    click("traceButton");
    wait("trace");
    ASSERT_NE(session().trace(), nullptr) << messages.join(QLatin1Char('\n')).toStdString();
}

TEST_F(OwnKernelOnGpu, ABlockSizeThatChangesTheResultIsMarkedAndNotRanked) {
    send("reversed");
    launchFlat("4096", "256");
    click("launchButton");
    wait("launch");
    click("sweepButton");
    wait("sweep");
    const gui::ActualSweep* sweep = session().sweep();
    ASSERT_NE(sweep, nullptr);
    std::size_t same = 0;
    for (const core::SweepOutcome& outcome : sweep->sweep.points)
        same += outcome.measurement && outcome.measurement->result.verification &&
                        outcome.measurement->result.verification->mismatches == 0
                    ? 1
                    : 0;
    EXPECT_EQ(same, 1U) << "the block of the first launch";
}

TEST_F(OwnKernelOnGpu, EachLaunchBoundsHasItsTime) {
    send("potential");
    launchFlat("16896", "128");
    window->pages().show(gui::window_page::kernel);
    auto& measure = get<QPushButton>(QStringLiteral("boundsMeasure"));
    ASSERT_TRUE(waitFor([&] { return measure.isEnabled(); })) << measure.toolTip().toStdString();
    auto& bounds = get<QTableWidget>(QStringLiteral("boundsTable"));
    const QString before = measure.text();
    QTest::mouseClick(&measure, Qt::LeftButton);
    ASSERT_TRUE(waitFor([&] { return measure.text() == before; }));
    EXPECT_GE(bounds.rowCount(), 2);
    for (int row = 0; row < bounds.rowCount(); ++row) {
        const QString time = bounds.item(row, bounds.columnCount() - 1)->text();
        EXPECT_FALSE(time.isEmpty()) << bounds.item(row, 0)->text().toStdString() << ": "
                                     << get<QLabel>(QStringLiteral("boundsNote")).text().toStdString();
        std::printf("%s: %s\n", bounds.item(row, 0)->text().toUtf8().constData(), time.toUtf8().constData());
    }
}

TEST_F(OwnKernelOnGpu, AFaultIsToldAndTheNextLaunchRunsAtOnce) {
    send("outside");
    click("launchButton");
    wait("fault");
    ASSERT_NE(session().answer(), nullptr);
    ASSERT_TRUE(result().synchronisation);
    EXPECT_EQ(result().synchronisation->name, "cudaErrorIllegalAddress");
    EXPECT_TRUE(get(QStringLiteral("faultNotice")).isVisible());
    QElapsedTimer timer;
    timer.start();
    ASSERT_TRUE(waitFor([&] { return app->jobs.launchObstacle().isEmpty(); }));
    const long long milliseconds = timer.elapsed();
    if (!core::findTool("compute-sanitizer").empty()) {
        click("sanitizeButton");
        auto& conclusion = get<QLabel>(QStringLiteral("sanitizerConclusion"));
        ASSERT_TRUE(waitFor([&] { return conclusion.text().contains(QStringLiteral("found")); }))
            << conclusion.text().toStdString();
        const QString found = get<QPlainTextEdit>(QStringLiteral("sanitizerOutput")).toPlainText();
        EXPECT_TRUE(found.contains(QStringLiteral("Invalid __global__ write"))) << found.toStdString();
        const auto line = source.left(source.indexOf(QStringLiteral("1000003"))).count(QLatin1Char('\n')) + 1;
        EXPECT_TRUE(found.contains(QStringLiteral(".cu:%1").arg(line))) << found.toStdString();
    }
    std::printf("ready again after %lld ms\n", milliseconds);
    send("potential");
    click("launchButton");
    wait("launch");
    ASSERT_NE(session().answer(), nullptr);
    EXPECT_TRUE(result().synchronisation && result().synchronisation->ok());
    EXPECT_FALSE(get<gui::SourceEditor>(QStringLiteral("sourceEditor")).toPlainText().isEmpty());
}

TEST_F(OwnKernelOnGpu, AHundredFaultsLoseNothingAndTheDeviceIsReadyWithinASecond) {
    paste(faultsSource, "farWrite");
    const std::array kernels{"nullWrite", "farWrite",  "farRead",   "misaligned", "trap",
                             "asserts",   "farShared", "farAtomic", "noFunction"};
    std::map<std::string, int> answers;
    long long longest = 0;
    int told = 0;
    const auto fault = [&](const char* kernel) {
        send(kernel);
        launchFlat("128", "64");
        click("launchButton");
        ASSERT_TRUE(waitFor([&] { return !app->jobs.isBusy(); }));
        const gui::ActualAnswer* answer = session().answer();
        const bool isAnswered = answer != nullptr && answer->result.synchronisation;
        ++answers[std::string(kernel) + " " +
                  (isAnswered ? answer->result.synchronisation->name : "the worker ended")];
        told += (isAnswered && !answer->result.synchronisation->ok()) ||
                        get(QStringLiteral("faultNotice")).isVisible()
                    ? 1
                    : 0;
        QElapsedTimer timer;
        timer.start();
        ASSERT_TRUE(waitFor([&] { return app->jobs.launchObstacle().isEmpty(); }));
        longest = std::max(longest, static_cast<long long>(timer.elapsed()));
    };
    for (int i = 0; i < 99; ++i)
        fault(kernels.at(static_cast<std::size_t>(i) % kernels.size()));
    std::printf("ready again after at most %lld ms\n", longest);
    fault("neverEnds");
    for (const auto& [answer, count] : answers)
        std::printf("%3d x %s\n", count, answer.c_str());
    EXPECT_EQ(told, 100);
    window->pages().show(gui::window_page::kernel);
    EXPECT_EQ(get<gui::SourceEditor>(QStringLiteral("sourceEditor")).toPlainText(), faultsSource);
    EXPECT_EQ(core::argumentsText(gui::argumentsOf(session().state())->arguments),
              "--arg \"x=int[N]\" --arg \"n=int:N\"");
}

} // namespace
} // namespace trichevron::test
