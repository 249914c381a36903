// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of the page Kernel are while a source is compiled for one architecture after the other.
#include "tests/gui/source_page_fixture.h"

#include <QFile>
#include <QTextCursor>

#include <utility>
#include <vector>

namespace trichevron::test {
namespace {

const QString compiledSource = QStringLiteral("__global__ void limited(int* x) { x[threadIdx.x] = 1; }\n");

class CompilePlacesTest : public SourcePageFixture {
protected:
    void SetUp() override {
        SourcePageFixture::SetUp();
        const QString before = session().state().deviceKey;
        for (const char* device : {"NVIDIA A100-PCIE-40GB", "Tesla T4"})
            app->devices.openDeviceFile(QStringLiteral(TRICHEVRON_RESOURCES_DIR) +
                                        QStringLiteral("/devices/%1.json").arg(QLatin1String(device)));
        app->devices.selectDevice(before);
        session().undoStack().clear();
        useSlowCompiler();
    }
    /// Its compiler waits for a file for each architecture, and knows none later.
    void TearDown() override {
        for (const int architecture : {75, 80, 90})
            allow(architecture);
        page().markSaved();
        SourcePageFixture::TearDown();
    }

    /// Answers with the kernels of a cubin that is there, once it may.
    void useSlowCompiler() {
        const QString binaries = QStringLiteral(TRICHEVRON_TEST_DATA) + QStringLiteral("/binaries/");
        std::string cubin = core::readFile((binaries + QStringLiteral("sm_90.cubin")).toStdString());
        constexpr std::size_t architectureAt = 49; // in the flags of the ELF header, since CUDA 13
        ASSERT_EQ(static_cast<int>(cubin[architectureAt]), 90);
        for (const int architecture : {75, 80, 90}) {
            cubin[architectureAt] = static_cast<char>(architecture);
            core::writeFileAtomically(
                folder.filePath(QStringLiteral("sm_%1.cubin").arg(architecture)).toStdString(), cubin);
        }
        useCompiler(
            QStringLiteral("#!/bin/sh\n"
                           "case $1 in\n"
                           "--version) echo 'Cuda compilation tools, release 13.0, V13.0.88'; exit 0 ;;\n"
                           "--list-gpu-code) printf 'sm_75\\nsm_80\\nsm_90\\n'; exit 0 ;;\n"
                           "esac\n"
                           "for word in \"$@\"; do\n"
                           "  case $word in --gpu-architecture=*) name=${word#*=} ;; esac\n"
                           "done\n"
                           "while [ ! -e '%1/'$name.may ]; do sleep 0.02; done\n"
                           "[ -e '%1/'$name.fails ] && exit 1\n"
                           "cp '%1/'$name.cubin source.cubin && cp '%2sm_90.ptx' source.ptx\n"
                           "echo \"ptxas info    : Compiling entry function 'limited' for '$name'\"\n"
                           "echo 'ptxas info    : Used 10 registers, 360 bytes cmem[0]'\n")
                .arg(folder.path(), binaries));
    }
    void allow(int architecture) {
        write(QStringLiteral("sm_%1.may").arg(architecture), QStringLiteral("yes"));
    }
    void forbid(int architecture) {
        QFile::remove(folder.filePath(QStringLiteral("sm_%1.may").arg(architecture)));
    }
    int rowOf(const QString& device) {
        for (int row = 0; row < table("kernelDevices").rowCount(); ++row)
            if (table("kernelDevices").item(row, 0)->text() == device)
                return row;
        return -1;
    }
    QString launchOf(const QString& device) {
        const int row = rowOf(device);
        return row < 0 ? QString() : table("kernelDevices").item(row, 2)->text();
    }
    /// From the top of the window: the table of devices, its end, and what is below it, once nothing is
    /// compiled for other launch bounds.
    std::vector<int> places() {
        EXPECT_TRUE(
            waitFor([&] { return label("boundsNote").startsWith(QStringLiteral("Compiled with each")); }));
        handleAllEvents();
        std::vector<int> found{table("kernelDevices").height()};
        for (const char* name : {"kernelDevices", "boundsNote", "kernelBlockNote", "kernelBlockSizes"})
            found.push_back(get(QString::fromLatin1(name)).mapTo(window.get(), QPoint()).y());
        return found;
    }
    /// Of the table of devices, and where it ends, while launch bounds are compiled, too.
    std::vector<int> placesOfTable() {
        handleAllEvents();
        std::vector<int> found{table("kernelDevices").height()};
        for (const char* name : {"kernelDevices", "boundsNote"})
            found.push_back(get(QString::fromLatin1(name)).mapTo(window.get(), QPoint()).y());
        return found;
    }
    bool isOld(const QString& device) {
        return table("kernelDevices")
            .item(rowOf(device), 0)
            ->toolTip()
            .contains(QStringLiteral("an earlier text"));
    }
    bool waitForRow(const QString& device, const QString& launch) {
        return waitFor([&] { return launchOf(device) == launch; });
    }

    /// Whatever it says of the first kernel of the cubin.
    bool waitForVerdict(const QString& device) {
        return waitFor([&] {
            const QString launch = launchOf(device);
            return !launch.isEmpty() && launch != compiling && launch != QStringLiteral("no code");
        });
    }

    const QString a100 = QStringLiteral("NVIDIA A100-PCIE-40GB");
    const QString t4 = QStringLiteral("Tesla T4");
    const QString compiling = QStringLiteral("compiling…");
};

TEST_F(CompilePlacesTest, EveryPlannedArchitectureHasItsRowFromTheFirstResultOnAndNothingMoves) {
    for (const QSize size : {QSize(1440, 900), QSize(1000, 700)}) {
        window->resize(size);
        for (const int architecture : {75, 80, 90})
            forbid(architecture);
        paste(compiledSource + QStringLiteral("// %1\n").arg(size.width()));
        allow(90);
        ASSERT_TRUE(waitFor([&] { return table("kernelDevices").isVisible(); }));
        const int rows = table("kernelDevices").rowCount();
        EXPECT_EQ(rows, 3) << "one of each architecture";
        EXPECT_EQ(launchOf(a100), compiling);
        EXPECT_EQ(launchOf(t4), compiling);
        const std::vector<int> before = places();
        allow(80);
        ASSERT_TRUE(waitForVerdict(a100));
        EXPECT_EQ(launchOf(t4), compiling);
        EXPECT_EQ(places(), before) << size.width();
        allow(75);
        ASSERT_TRUE(waitForVerdict(t4));
        ASSERT_TRUE(waitForCompiled());
        EXPECT_EQ(places(), before) << size.width();
        EXPECT_EQ(table("kernelDevices").rowCount(), rows);
        page().markSaved();
    }
}

TEST_F(CompilePlacesTest, AnArchitectureForWhichTheSourceDoesNotCompileKeepsItsRow) {
    write(QStringLiteral("sm_75.fails"), QStringLiteral("yes"));
    paste(compiledSource);
    allow(90);
    ASSERT_TRUE(waitForRow(t4, compiling));
    const std::vector<int> before = places();
    allow(80);
    allow(75);
    ASSERT_TRUE(waitForRow(t4, QStringLiteral("no code")));
    ASSERT_TRUE(waitForCompiled());
    EXPECT_EQ(places(), before);
    EXPECT_EQ(table("kernelDevices").item(rowOf(t4), 2)->toolTip(),
              QStringLiteral("The source makes no code of this kernel for this architecture."));
}

TEST_F(CompilePlacesTest, NothingMovesWhileAnEditedSourceIsCompiledAgain) {
    paste(compiledSource);
    for (const int architecture : {75, 80, 90})
        allow(architecture);
    ASSERT_TRUE(waitForVerdict(t4));
    ASSERT_TRUE(waitForCompiled());
    for (const int architecture : {75, 80, 90})
        forbid(architecture);
    editor().moveCursor(QTextCursor::End);
    typeLine(QStringLiteral("// edited"));
    ASSERT_TRUE(waitForStatus(QStringLiteral("compiling")));
    const std::vector<int> before = placesOfTable(); // at the beginning the table is fitted
    const QString first = table("kernelDevices").item(0, 0)->text();
    for (const auto& [architecture, device] : {std::pair(90, first), {80, a100}, {75, t4}}) {
        allow(architecture);
        ASSERT_TRUE(waitFor([this, &shown = device] { return !isOld(shown); })) << architecture;
        EXPECT_EQ(placesOfTable(), before) << architecture;
    }
    ASSERT_TRUE(waitForCompiled());
    EXPECT_EQ(placesOfTable(), before);
}

} // namespace
} // namespace trichevron::test
