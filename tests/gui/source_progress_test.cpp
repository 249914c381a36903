// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Kernel says while a source is compiled. The test that compiles needs nvcc, and is skipped
// with the reason where there is none.
#include "app/gui/source/source_compilation.h"
#include "tests/gui/source_page_fixture.h"

#include <QFontMetricsF>
#include <QRegularExpression>

#include <vector>

namespace trichevron::test {
namespace {

class SourceProgress : public SourcePageFixture {};

TEST_F(SourceProgress, TheTableOfBoundsHasAllItsRowsFromTheStart) {
    if (!hasNvcc())
        GTEST_SKIP() << "no nvcc";
    QTableWidget& bounds = table("boundsTable");
    std::vector<int> counts; // of rows, whenever there are other rows
    const QObject guard;
    const auto note = [&] { counts.push_back(bounds.rowCount()); };
    QObject::connect(bounds.model(), &QAbstractItemModel::rowsInserted, &guard, note);
    QObject::connect(bounds.model(), &QAbstractItemModel::rowsRemoved, &guard, note);
    QString hardSource = hungrySource;
    paste(hardSource.remove(QStringLiteral("__launch_bounds__(1024)")));
    ASSERT_TRUE(
        waitFor([&] { return label("boundsNote").startsWith(QStringLiteral("Compiled with each")); }));
    EXPECT_EQ(counts.size(), 1U) << testing::PrintToString(counts);
    EXPECT_GT(bounds.rowCount(), 3);
    for (int row = 0; row < bounds.rowCount(); ++row)
        EXPECT_NE(bounds.item(row, 2)->text(), QStringLiteral("…")) << row;
}

TEST_F(SourceProgress, TheStatusHasRoomForItsLargestNumberFromTheBeginning) {
    useCompiler(fakeNvcc(QStringLiteral("sleep 0.2; exit 1")));
    paste(QStringLiteral("__global__ void k() {}"));
    ASSERT_TRUE(waitForStatus(QStringLiteral("compiling")));
    handleAllEvents();
    const auto& status = get<QLabel>(QStringLiteral("sourceStatus"));
    QString largest = status.text();
    const QRegularExpression numbers(QString::fromUtf8("\\d+ of (\\d+)…"));
    ASSERT_TRUE(numbers.match(largest).hasMatch()) << largest.toStdString();
    largest.replace(numbers, QString::fromUtf8("\\1 of \\1…"));
    EXPECT_GE(status.contentsRect().width(), QFontMetricsF(status.font()).horizontalAdvance(largest));
    EXPECT_TRUE(waitFor([&] { return !status.text().contains(QStringLiteral("compiling")); }));
}

TEST_F(SourceProgress, WhatIsCompiledIsKnownWhenTheCompilersAreFound) {
    useCompiler(fakeNvcc(QStringLiteral("exit 1")));
    gui::SourceCompilation compilation({});
    bool isFound = false;
    QObject::connect(&compilation, &gui::SourceCompilation::compilersFound, &compilation, [&] {
        isFound = true;
        EXPECT_TRUE(compilation.isCompiling());
        EXPECT_EQ(compilation.architectures(), std::vector<std::string>{"sm_90"}) << "not 1 of 0";
    });
    compilation.findCompilers({});
    compilation.compile({{}, "__global__ void k() {}\n"}, {}, {*session().state().device}, "sm_90");
    EXPECT_TRUE(waitFor([&] { return isFound && !compilation.isCompiling(); }));
}

} // namespace
} // namespace trichevron::test
