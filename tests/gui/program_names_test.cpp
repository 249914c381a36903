// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Kernels with the same short name on page Program: what tells them apart is shown.
#include "app/gui/layout/row_table.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/program/program_model.h"
#include "app/gui/pages/program/program_page.h"
#include "core/json/file_io.h"
#include "tests/gui/gui_fixture.h"

#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <iterator>
#include <map>

namespace trichevron::test {
namespace {

class ProgramNamesTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        app->devices.openDeviceFile(QStringLiteral(TRICHEVRON_RESOURCES_DIR "/devices/NVIDIA H200.json"));
        window->resize(1920, 1080);
        window->pages().show(gui::window_page::program);
        page().openFile(traceOf(QStringLiteral("first.json"),
                                {"void reduceK<float>(float*)", "void reduceK<double>(double*)", "a::k(int)",
                                 "b::k(int)", "void c::other<int>(int)"}));
        ASSERT_TRUE(QTest::qWaitFor(
            [&] { return page().program() != nullptr && !get(QStringLiteral("programCancel")).isVisible(); },
            waitMs));
        handleAllEvents();
    }
    gui::ProgramPage& page() {
        return static_cast<gui::ProgramPage&>(window->pages().page(gui::window_page::program));
    }
    /// A launch of each, with few blocks.
    QString traceOf(const QString& name, const std::vector<std::string>& kernels) {
        std::string trace = R"({"deviceProperties": [{"id": 0, "name": "NVIDIA H200"}], "traceEvents": [)";
        for (std::size_t i = 0; i < kernels.size(); ++i)
            trace += (i > 0 ? "," : "") + std::string(R"({"ph": "X", "cat": "kernel", "name": ")") +
                     kernels[i] + R"(", "ts": )" + std::to_string(i * 100) +
                     R"(, "dur": 90, "args": {"device": 0, "stream": 7, "registers per thread": 32,
                     "shared memory": 0, "grid": [10, 1, 1], "block": [128, 1, 1]}})";
        const QString path = folder_.filePath(name);
        core::writeFileAtomically(path.toStdString(), trace + "]}");
        return path;
    }
    void openRecordedTrace() {
        window->resize(1280, 800);
        page().openFile(QStringLiteral(TRICHEVRON_TEST_DATA "/traces/h200-train.pt.trace.json.gz"));
        ASSERT_TRUE(QTest::qWaitFor(
            [&] {
                return page().program()->kernelNames.size() > 40 &&
                       !get(QStringLiteral("programCancel")).isVisible();
            },
            waitMs));
        handleAllEvents();
    }
    static QStringList namesIn(const QTableView& table) {
        QStringList names;
        for (int row = 0; row < table.model()->rowCount(); ++row)
            names << table.model()->index(row, 0).data().toString();
        names.sort();
        return names;
    }

    QTemporaryDir folder_;
};

TEST_F(ProgramNamesTest, RowsOfDifferentKernelsHaveDifferentNames) {
    const auto& table = get<QTableView>(QStringLiteral("programTable"));
    EXPECT_EQ(namesIn(table).join('|').toStdString(), "a::k|b::k|other|reduceK<double>|reduceK<float>");
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        const QModelIndex index = table.model()->index(row, gui::program_column::Name);
        if (index.data().toString() == QStringLiteral("reduceK<float>")) {
            EXPECT_TRUE(index.data(Qt::ToolTipRole).toString().contains(QStringLiteral("(float*)")))
                << "the whole name";
        }
    }
}

TEST_F(ProgramNamesTest, AlikeNamesAreDrawnWithWhatTellsThemApart) {
    openRecordedTrace();
    auto& table = get<QTableView>(QStringLiteral("programTable"));
    const auto drawn = [&](int row) {
        const QModelIndex index = table.model()->index(row, gui::program_column::Name);
        table.scrollTo(index);
        return table.viewport()->grab(table.visualRect(index)).toImage();
    };
    std::map<QString, QImage> pictures; // by the whole name
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        const QModelIndex index = table.model()->index(row, gui::program_column::Name);
        const QString whole = index.data(Qt::ToolTipRole).toString();
        if (whole.contains(QStringLiteral("multi_tensor_apply_kernel<")))
            pictures.emplace(whole, drawn(row));
    }
    ASSERT_EQ(pictures.size(), 7U);
    for (auto first = pictures.begin(); first != pictures.end(); ++first)
        for (auto second = std::next(first); second != pictures.end(); ++second)
            EXPECT_NE(first->second, second->second)
                << first->first.toStdString() << " and " << second->first.toStdString();
}

TEST_F(ProgramNamesTest, TheColumnsOfARecordedTraceShareTheRoom) {
    openRecordedTrace();
    const auto& table = get<QTableView>(QStringLiteral("programTable"));
    EXPECT_EQ(table.horizontalScrollBar()->maximum(), 0) << "the last one is whole";
    for (int column = 0; column < gui::program_column::count; ++column)
        EXPECT_TRUE(table.isColumnHidden(column) ||
                    table.columnWidth(column) >= gui::headingWidth(*table.horizontalHeader(), column))
            << column;
    const int narrow = table.columnWidth(gui::program_column::Share);
    window->resize(1920, 1080);
    handleAllEvents();
    EXPECT_GT(table.columnWidth(gui::program_column::Share), narrow) << "its bars are shorter there";
}

TEST_F(ProgramNamesTest, FindingsNameTheKernelAsTheTableDoes) {
    for (const char* name : {"reduceK<float>", "reduceK<double>", "a::k", "b::k", "other"}) {
        const QString beginning = QString::fromLatin1(name) + QStringLiteral(": ");
        int found = 0;
        for (const QLabel* label : get(QStringLiteral("programFindingList")).findChildren<QLabel*>()) {
            QString words = label->text();
            words.remove(QChar(0x200B)); // where a line may break
            if (!words.startsWith(beginning))
                continue;
            ++found;
            EXPECT_EQ(label->textFormat(), Qt::PlainText) << "what looks like markup is part of the name";
            EXPECT_FALSE(label->toolTip().isEmpty()) << "the whole name";
        }
        EXPECT_EQ(found, 1) << name;
    }
}

TEST_F(ProgramNamesTest, TheComparisonTellsKernelsOfBothProgramsApart) {
    page().compareWith(traceOf(QStringLiteral("second.json"), {"a::k(int)", "void d::other<int>(int)"}));
    const auto& changes = get<QTableView>(QStringLiteral("programChanges"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return changes.model()->rowCount() == 6; }, waitMs));
    EXPECT_EQ(namesIn(changes).join('|').toStdString(),
              "a::k|b::k|c::other|d::other|reduceK<double>|reduceK<float>");
}

} // namespace
} // namespace trichevron::test
