// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The page of the arguments over a worker that takes the user's own kernels.
#pragma once

#include "app/gui/arguments/argument_cells.h"
#include "app/gui/arguments/argument_model.h"
#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/session/own_launch.h"
#include "app/gui/settings/settings.h"
#include "tests/gui/gui_fixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include <memory>
#include <string>

namespace trichevron::test {

/// A live device that takes the user's own kernels.
class ArgumentsPageTest : public WindowTest {
protected:
    void SetUp() override {
        qputenv("TRICHEVRON_PTXAS", "");
        gui::Settings().setOwnKernels({});
        gui::DeviceSelection::Options options = replayOptions();
        options.command = {QStringLiteral(TRICHEVRON_FAKE_MACHINE), QStringLiteral("GPU")};
        openWindow(options);
        window->resize(1440, 900);
        window->activateWindow(); // the keys of Undo work in the active window only
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
        startReplay();
        window->pages().show(gui::window_page::kernel);
        auto& page = static_cast<gui::KernelPage&>(window->pages().page(gui::window_page::kernel));
        page.openFile(QStringLiteral(TRICHEVRON_TEST_DATA) + QStringLiteral("/binaries/zstd.fatbin"));
        auto& filter = get<QLineEdit>(QStringLiteral("kernelFilter"));
        ASSERT_TRUE(QTest::qWaitFor([&] { return filter.isVisible(); }, waitMs));
        QTest::keyClicks(&filter, QStringLiteral("callsLeaf"));
        click("kernelSend");
    }
    void TearDown() override {
        WindowTest::TearDown();
        gui::Settings().setOwnKernels({});
    }

    void click(const char* name) {
        QTest::mouseClick(&get<QPushButton>(QString::fromLatin1(name)), Qt::LeftButton);
    }
    QTableView& table() { return get<QTableView>(QStringLiteral("argumentTable")); }
    QString cell(gui::ArgumentColumn column) {
        return table().model()->index(0, static_cast<int>(column)).data().toString();
    }
    /// Clicks on a cell of the first row, types into its editor, and presses Return.
    void edit(gui::ArgumentColumn column, const QString& words) {
        const QModelIndex index = table().model()->index(0, static_cast<int>(column));
        table().scrollTo(index);
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, table().visualRect(index).center());
        auto* editor = table().viewport()->findChild<QLineEdit*>();
        ASSERT_NE(editor, nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, words);
        QTest::keyClick(editor, Qt::Key_Return);
        ASSERT_TRUE(
            QTest::qWaitFor([&] { return table().viewport()->findChild<QLineEdit*>() == nullptr; }, waitMs));
    }
    std::string argument() {
        const core::OwnArguments* arguments = gui::argumentsOf(session().state());
        return arguments == nullptr ? "none" : toString(arguments->arguments.at(0));
    }
    QString problem() {
        auto& label = get<QLabel>(QStringLiteral("argumentsProblem"));
        return label.isVisible() ? label.text() : QString();
    }
};

} // namespace trichevron::test
