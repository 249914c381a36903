// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What stays chosen on the page Kernel when another kernel is shown, and what says where that is from.
#include "tests/gui/kernel_page_fixture.h"

#include <QLabel>
#include <QScrollBar>

namespace trichevron::test {
namespace {

class KernelChoiceTest : public KernelPageFixture {};

TEST_F(KernelChoiceTest, WhereAKernelIsFromIsWholeInTheToolTip) {
    open(binaryFolder + QStringLiteral("zstd.fatbin"));
    const QString shown = label("kernelSource");
    const QString toolTip = get<QLabel>(QStringLiteral("kernelSource")).toolTip();
    EXPECT_TRUE(shown.startsWith(QStringLiteral("zstd.fatbin, read "))) << shown.toStdString();
    EXPECT_TRUE(toolTip.startsWith(shown + QLatin1Char('\n'))) << toolTip.toStdString();
    EXPECT_TRUE(toolTip.endsWith(QStringLiteral("/zstd.fatbin"))) << toolTip.toStdString();
    page().openText(QStringLiteral("ptxas info    : Compiling entry function '_Z5saxpyifPKfPf' for 'sm_90'\n"
                                   "ptxas info    : Used 10 registers, 360 bytes cmem[0]\n"));
    ASSERT_TRUE(waitFor([&] { return label("kernelSource").startsWith(QStringLiteral("pasted ")); }));
    EXPECT_EQ(get<QLabel>(QStringLiteral("kernelSource")).toolTip(), label("kernelSource"))
        << "there is no path";
}

TEST_F(KernelChoiceTest, TheDeviceThatTheUserChoseStaysChosenForOtherKernelsWhereItIsListed) {
    open(binaryFolder + QStringLiteral("zstd.fatbin"));
    const QString ofSession = QString::fromStdString(app->session.state().device->name);
    EXPECT_EQ(chosenDevice(), ofSession);
    const QString other = devices().item(1, 0)->text();
    ASSERT_NE(other, ofSession);
    clickRow(devices(), 1);
    for (int row = 1; row < 3; ++row) {
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                          list().visualRect(list().model()->index(row, 0)).center());
        ASSERT_EQ(list().currentIndex().row(), row);
        EXPECT_EQ(chosenDevice(), other) << row;
        EXPECT_TRUE(label("kernelBlockNote").contains(other)) << label("kernelBlockNote").toStdString();
    }
    open(binaryFolder + QStringLiteral("sm_90.cubin"));
    ASSERT_EQ(rowOfDevice(other), -1);
    EXPECT_EQ(chosenDevice(), ofSession) << "the other is not listed";
    open(binaryFolder + QStringLiteral("zstd.fatbin"));
    EXPECT_EQ(chosenDevice(), other);
}

TEST_F(KernelChoiceTest, ASortedTableOfDevicesBeginsAtTheDeviceOfTheSession) {
    open(binaryFolder + QStringLiteral("zstd.fatbin"));
    devices().sortByColumn(0, Qt::AscendingOrder);
    open(binaryFolder + QStringLiteral("zstd.fatbin"));
    EXPECT_EQ(chosenDevice(), QString::fromStdString(app->session.state().device->name));
    EXPECT_NE(devices().currentRow(), 0);
}

TEST_F(KernelChoiceTest, BlockSizesOfAnotherKernelBeginAtTheBestOne) {
    inForm([](QDialog& form) {
        typeInto(form, "ownName", QStringLiteral("narrow"));
        typeInto(form, "ownBounds0", QStringLiteral("40"));
        accept(form);
    });
    click("kernelType");
    ASSERT_EQ(blocks().rowCount(), 1);
    clickRow(blocks(), 0);
    window->resize(1280, 600);
    QString output;
    for (const char* kernel : {"a", "b"})
        output += QStringLiteral("ptxas info    : Compiling entry function '%1' for 'sm_90'\n"
                                 "ptxas info    : Used 10 registers, 360 bytes cmem[0]\n")
                      .arg(QLatin1String(kernel));
    page().openText(output);
    ASSERT_TRUE(waitFor([&] { return list().model()->rowCount() == 2; }));
    handleAllEvents();
    ASSERT_GT(blocks().rowCount(), 10);
    EXPECT_EQ(blocks().currentRow(), 0);
    EXPECT_EQ(blocks().verticalScrollBar()->value(), 0);
    const int worst = blocks().rowCount() - 1;
    clickRow(blocks(), worst);
    const QString chosen = get<QPushButton>(QStringLiteral("kernelUseBlock")).text();
    app->session.setBlockSize(128);
    EXPECT_EQ(blocks().currentRow(), worst) << "of the same kernel it stays";
    EXPECT_EQ(get<QPushButton>(QStringLiteral("kernelUseBlock")).text(), chosen);
    list().setCurrentIndex(list().model()->index(1, 0));
    EXPECT_EQ(blocks().currentRow(), 0);
    EXPECT_EQ(blocks().verticalScrollBar()->value(), 0);
}

} // namespace
} // namespace trichevron::test
