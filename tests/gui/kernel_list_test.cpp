// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the list of kernels looks on the page Kernel.
#include "app/gui/pages/kernel/kernel_list.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/source_page_fixture.h"

#include <QListView>

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace trichevron::test {
namespace {

class KernelListTest : public SourcePageFixture {
protected:
    QListView& list() { return get<QListView>(QStringLiteral("kernelList")); }
    void openTwoKernels() {
        QString output;
        for (const char* kernel : {"_Z5saxpyifPKfPf", "_Z4bigAPf"})
            output += QStringLiteral("ptxas info    : Compiling entry function '%1' for 'sm_90'\n"
                                     "ptxas info    : Used 10 registers, 360 bytes cmem[0]\n")
                          .arg(QLatin1String(kernel));
        page().openText(output);
        ASSERT_TRUE(waitFor([&] { return list().isVisible() && list().model()->rowCount() == 2; }));
        handleAllEvents();
    }
};

TEST_F(KernelListTest, NamesCanBeReadAlsoAfterASourceWasShownInsteadOfTheList) {
    window->resize(1280, 800);
    useCompiler(fakeNvcc(QStringLiteral("exit 1")));
    openTwoKernels();
    const int alone = list().width();
    EXPECT_GE(alone,
              QFontMetrics(list().font()).horizontalAdvance(QStringLiteral("saxpy(int, float, float")));
    page().openFile(write(QStringLiteral("k.cu"), hungrySource));
    ASSERT_TRUE(waitFor([&] { return !list().isVisible(); }));
    handleAllEvents();
    openTwoKernels();
    EXPECT_EQ(list().width(), alone);
}

TEST_F(KernelListTest, ALongNameHasTwoLines) {
    window->resize(1280, 800);
    openTwoKernels(); // saxpy(int, float, float const*, float*) and big(A, float*)
    const int line = QFontMetrics(list().font()).lineSpacing();
    const QRect longName = list().visualRect(list().model()->index(0, 0));
    EXPECT_GE(longName.height(), 2 * line);
    EXPECT_LT(list().visualRect(list().model()->index(1, 0)).height(), 2 * line);
    const QRect second(longName.left(), longName.center().y() + 1, longName.width(), line);
    const QImage drawn = list().viewport()->grab(second).toImage();
    std::set<QRgb> colours;
    for (int x = 0; x < drawn.width(); ++x)
        for (int y = 0; y < drawn.height(); ++y)
            colours.insert(drawn.pixel(x, y));
    EXPECT_GT(colours.size(), 2U) << "nothing is written there";
}

TEST(KernelGroups, HaveTheOrderOfTheMachineCodeWhereThereIsSome) {
    const auto kernel = [](const char* name, std::optional<std::uint32_t> registers) {
        core::KernelResources resources;
        resources.name = name;
        resources.mangledName = name;
        resources.numRegs = registers;
        return resources;
    };
    // As of PTX: what it says, then what ptxas made of it, the other way round.
    const std::vector<core::OwnKernel> groups = gui::groupedByName(
        {kernel("saxpy", {}), kernel("big", {}), kernel("only", {}), kernel("big", 96), kernel("saxpy", 10)},
        {});
    ASSERT_EQ(groups.size(), 3U);
    EXPECT_EQ(groups[0].name(), "big");
    EXPECT_EQ(groups[1].name(), "saxpy");
    EXPECT_EQ(groups[2].name(), "only");
    EXPECT_FALSE(groups[0].versions[0].numRegs) << "versions have the order of the file";
    EXPECT_EQ(groups[0].versions[1].numRegs, 96U);
}

TEST_F(KernelListTest, TheChosenKernelIsMarkedAsInOtherLists) {
    openTwoKernels();
    const QRect row = list().visualRect(list().currentIndex());
    const QImage drawn = list().viewport()->grab(row).toImage();
    EXPECT_EQ(drawn.pixelColor(drawn.width() - 4, drawn.height() / 2).name().toStdString(),
              gui::currentTheme().hover.name().toStdString());
}

} // namespace
} // namespace trichevron::test
