// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The page Kernel without a compiler, with kernels of a binary and of pasted output, in every size, in large
// type and in long languages: nothing is cut, squeezed or overlapped.
#include "core/json/file_io.h"
#include "tests/gui/kernel_page_fixture.h"
#include "tests/gui/page_layouts.h"

#include <QClipboard>

namespace trichevron::test {
namespace {

class KernelLayoutTest : public KernelPageFixture {
protected:
    void SetUp() override {
        KernelPageFixture::SetUp();
        app->devices.openDeviceFile(QStringLiteral(TRICHEVRON_RESOURCES_DIR "/devices/NVIDIA H200.json"));
    }
    void TearDown() override {
        restoreLayout(*window);
        KernelPageFixture::TearDown();
    }
    void expectWholeInEachLayout() {
        forEachLayout(*window, [this](const std::string& layout) { expectWhole(page(), layout); });
    }
};

TEST_F(KernelLayoutTest, NothingOfAKernelOfABinaryIsCutSqueezedOrOverlapped) {
    open(binaryFolder + QStringLiteral("zstd.fatbin"));
    choose(QStringLiteral("callsleaf"));
    ASSERT_GE(devices().rowCount(), 2) << "one of each architecture";
    ASSERT_GT(blocks().rowCount(), 10);
    expectWholeInEachLayout();
}

TEST_F(KernelLayoutTest, NothingOfAKernelThatTheDeviceRefusesIsCutSqueezedOrOverlapped) {
    open(binaryFolder + QStringLiteral("sm_90.cubin"));
    choose(QStringLiteral("softmax"));
    app->session.setBlockSize(512);
    ASSERT_TRUE(get<QLabel>(QStringLiteral("kernelDeclared")).isVisible()) << "its launch bounds";
    ASSERT_EQ(cell(0, QStringLiteral("launch")), QStringLiteral("cudaErrorInvalidValue"));
    expectWholeInEachLayout();
}

TEST_F(KernelLayoutTest, NothingOfPastedOutputIsCutSqueezedOrOverlapped) {
    QApplication::clipboard()->setText(QString::fromStdString(
        core::readFile((usageFolder + QStringLiteral("nvcc-13.0.txt")).toStdString())));
    click("kernelPaste");
    ASSERT_TRUE(waitFor([this] { return list().model()->rowCount() == 6; }));
    choose(QStringLiteral("manyRegisters"));
    ASSERT_EQ(cell(0, QStringLiteral("spills")), QStringLiteral("52 B"));
    expectWholeInEachLayout();
}

} // namespace
} // namespace trichevron::test
