// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The page Program with a program that is captured.
#pragma once

#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/program/capture_dialog.h"
#include "app/gui/pages/program/capture_panel.h"
#include "app/gui/pages/program/program_model.h"
#include "app/gui/pages/program/program_page.h"
#include "app/gui/settings/settings.h"
#include "tests/gui/gui_fixture.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

namespace trichevron::test {

class CapturePageTest : public WindowTest {
protected:
    void SetUp() override {
        gui::Settings().setCaptureCommand({});
        gui::Settings().setMachines({gui::thisComputer()});
        WindowTest::SetUp();
        app->devices.openDeviceFile(QStringLiteral(TRICHEVRON_RESOURCES_DIR) +
                                    QStringLiteral("/devices/NVIDIA H100 80GB HBM3.json"));
        window->resize(1280, 800);
        window->pages().show(gui::window_page::program);
    }
    void TearDown() override {
        QFile flag(flagPath());
        flag.open(QIODevice::WriteOnly); // ends a program that a failed test left
        WindowTest::TearDown();
        gui::Settings().setCaptureCommand({});
        gui::Settings().setMachines({gui::thisComputer()});
    }

    gui::ProgramPage& page() {
        return static_cast<gui::ProgramPage&>(window->pages().page(gui::window_page::program));
    }
    gui::CapturePanel& panel() { return get<gui::CapturePanel>(QStringLiteral("capturePanel")); }
    gui::CaptureRun& run() { return panel().run(); }
    QPushButton& button(const char* name) { return get<QPushButton>(QString::fromLatin1(name)); }
    QString textOf(const char* name) { return get<QLabel>(QString::fromLatin1(name)).text(); }
    QString output() { return get<QPlainTextEdit>(QStringLiteral("captureOutput")).toPlainText(); }
    QTableView& table() { return get<QTableView>(QStringLiteral("programTable")); }
    QString flagPath() const { return folder_.filePath(QStringLiteral("flag")); }
    QString filePath() const { return folder_.filePath(QStringLiteral("it.trichevron-capture")); }

    gui::CaptureDialog& openDialog() {
        QTest::mouseClick(&button("programCapture"), Qt::LeftButton);
        return *window->findChild<gui::CaptureDialog*>();
    }
    static void type(gui::CaptureDialog& dialog, const char* field, const QString& text) {
        auto& line = *dialog.findChild<QLineEdit*>(QString::fromLatin1(field));
        line.clear();
        line.insert(text); // no key of QTest types what a path outside of Latin-1 has
    }
    void click(const char* name) { QTest::mouseClick(&button(name), Qt::LeftButton); }

    QTemporaryDir folder_;
};

#ifdef TRICHEVRON_FAKE_PROGRAM
class CapturedRunTest : public CapturePageTest {
protected:
    void capture(const QString& arguments, const QString& program = QStringLiteral(TRICHEVRON_FAKE_PROGRAM)) {
        gui::CaptureDialog& dialog = openDialog();
        type(dialog, "captureProgram", program);
        type(dialog, "captureArguments", arguments);
        type(dialog, "captureFolder", folder_.path());
        type(dialog, "captureFile", filePath());
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("captureStart")), Qt::LeftButton);
        ASSERT_TRUE(panel().isVisible());
    }
    bool waitForRows() {
        return QTest::qWaitFor([&] { return table().model()->rowCount() > 0; }, waitMs);
    }
    bool waitForEnd() {
        return QTest::qWaitFor([&] { return !run().isActive(); }, waitMs);
    }
    void raiseFlag() {
        QFile flag(flagPath());
        flag.open(QIODevice::WriteOnly);
    }
    /// Answers the next question with this button.
    static void answerNext(QMessageBox::StandardButton answer) {
        QTimer::singleShot(0, [answer] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            ASSERT_NE(box, nullptr);
            QTest::mouseClick(box->button(answer), Qt::LeftButton);
        });
    }
};
#endif

} // namespace trichevron::test
