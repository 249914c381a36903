// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the list of kernels looks on the page Kernel.
#include "app/gui/theme/theme.h"
#include "tests/gui/source_page_fixture.h"

#include <QListView>

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

TEST_F(KernelListTest, TheChosenKernelIsMarkedAsInOtherLists) {
    openTwoKernels();
    const QRect row = list().visualRect(list().currentIndex());
    const QImage drawn = list().viewport()->grab(row).toImage();
    EXPECT_EQ(drawn.pixelColor(drawn.width() - 4, drawn.height() / 2).name().toStdString(),
              gui::currentTheme().hover.name().toStdString());
}

} // namespace
} // namespace trichevron::test
