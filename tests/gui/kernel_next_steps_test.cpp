// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Page Kernel says each change with which more warps would be resident, beside the block sizes.
#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/settings/settings.h"
#include "tests/case_name.h"
#include "tests/gui/gui_fixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include <vector>

namespace trichevron::test {
namespace {

struct NextBlock : NamedCase {
    int registers;
    const char* blockX; ///< of a block of one row
    /// What each sentence has, in order.
    std::vector<const char*> sentences;
};

class KernelNextSteps : public WindowTest, public testing::WithParamInterface<NextBlock> {
protected:
    void SetUp() override {
        gui::Settings().setOwnKernels({});
        WindowTest::SetUp();
        app->devices.openDeviceFile(QStringLiteral(TRICHEVRON_RESOURCES_DIR "/devices/NVIDIA H200.json"));
    }
    void TearDown() override {
        WindowTest::TearDown();
        gui::Settings().setOwnKernels({});
    }
};

TEST_P(KernelNextSteps, AreAllSaid) {
    window->pages().show(gui::window_page::explore);
    type(QStringLiteral("blockY"), QStringLiteral("1"));
    type(QStringLiteral("blockX"), QString::fromLatin1(GetParam().blockX));
    window->pages().show(gui::window_page::kernel);
    static_cast<gui::KernelPage&>(window->pages().page(gui::window_page::kernel))
        .openText(QStringLiteral("ptxas info    : Compiling entry function 'k' for 'sm_90'\n"
                                 "ptxas info    : Used %1 registers, 360 bytes cmem[0]\n")
                      .arg(GetParam().registers));
    const QString first = QString::fromLatin1(GetParam().sentences.front());
    const auto& steps = get<QLabel>(QStringLiteral("kernelNextSteps"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return steps.text().contains(first); }, waitMs))
        << steps.text().toStdString();
    const QStringList said = steps.text().split(QStringLiteral("\n\n"));
    ASSERT_EQ(said.size(), static_cast<qsizetype>(GetParam().sentences.size())) << steps.text().toStdString();
    for (qsizetype i = 0; i < said.size(); ++i)
        EXPECT_TRUE(said[i].contains(QString::fromLatin1(GetParam().sentences[static_cast<std::size_t>(i)])))
            << said[i].toStdString();
}

INSTANTIATE_TEST_SUITE_P(
    NextBlocks, KernelNextSteps,
    testing::Values(NextBlock{{"FewerRegistersOrASmallerBlock"},
                              70,
                              "256",
                              {"64 registers per thread instead of 70",
                               "224 threads per block instead of 256"}},
                    NextBlock{{"NoMoreWarps"}, 16, "256", {"Nothing: no more warps can be resident."}}),
    caseName<NextBlock>);

} // namespace
} // namespace trichevron::test
