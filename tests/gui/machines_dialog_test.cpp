// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that keeps the list of machines: what it shows of a command, what it refuses, and what it keeps.
#include "app/gui/main_window/machines_dialog.h"
#include "app/gui/settings/settings.h"

#include "tests/gui/gui_fixture.h"
#include "tests/gui/worker_test_helpers.h"
#include "tests/support/odd_folder.h"
#include "tests/support/temporary_directory.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QSettings>
#include <QSpinBox>
#include <QTest>

namespace trichevron::test {
namespace {

class MachinesDialogTest : public testing::Test {
protected:
    void SetUp() override {
        QSettings().clear();
        app = std::make_unique<gui::AppContext>(replayOptions());
        open();
    }
    void TearDown() override { QSettings().clear(); }
    void open() {
        dialog = std::make_unique<gui::MachinesDialog>(app->devices);
        dialog->show();
    }
    template <class Widget>
    Widget& get(const char* name) {
        return *dialog->findChild<Widget*>(QString::fromLatin1(name));
    }
    void click(const char* button) { QTest::mouseClick(&get<QPushButton>(button), Qt::LeftButton); }
    void type(const char* field, const char* text) {
        auto& edit = get<QLineEdit>(field);
        edit.setFocus();
        edit.selectAll();
        QTest::keyClick(&edit, Qt::Key_Delete);
        QTest::keyClicks(&edit, QString::fromUtf8(text));
    }
    /// For text that no key of QTest types, such as a path outside of Latin-1.
    void paste(const char* field, const QString& text) {
        type(field, "");
        QApplication::clipboard()->setText(text);
        QTest::keyClick(&get<QLineEdit>(field), Qt::Key_V, Qt::ControlModifier);
    }
    std::string text(const char* label) {
        return get<QLabel>(label).text().remove(QChar(0x200B)).toStdString();
    }
    std::vector<gui::Machine> kept() const { return app->devices.machines().machines(); }
    static std::vector<gui::Machine> saved() { return gui::Settings().machines(); }

    std::unique_ptr<gui::AppContext> app;
    std::unique_ptr<gui::MachinesDialog> dialog;
};

TEST_F(MachinesDialogTest, BeginsWithThisComputerWhichStays) {
    EXPECT_EQ(get<QListWidget>("machineList").count(), 1);
    EXPECT_EQ(get<QLineEdit>("machineName").text().toStdString(), "This computer");
    EXPECT_FALSE(get<QLineEdit>("machineName").isEnabled());
    EXPECT_TRUE(get<QLineEdit>("machineCommand").isEnabled());
    EXPECT_FALSE(get<QPushButton>("removeMachine").isEnabled());
}

TEST_F(MachinesDialogTest, ShowsTheWordsThatAreRun) {
    EXPECT_EQ(text("machineArgv"), std::string("[\"") + TRICHEVRON_FAKE_WORKER + "\", \"no-device\"]");
    type("machineCommand", "sh \"two words\" worker");
    EXPECT_EQ(text("machineArgv"), R"(["sh", "two words", "worker"])");
}

TEST_F(MachinesDialogTest, KeepsWhatIsAddedOnceOkIsPressed) {
    click("addMachine");
    EXPECT_EQ(dialog->focusWidget()->objectName().toStdString(), "machineName");
    type("machineName", "gpu01");
    type("machineCommand", "ssh gpu01 trichevron-cli worker");
    get<QCheckBox>("machineAtStart").click();
    get<QSpinBox>("machinePatience").setValue(0);
    EXPECT_EQ(get<QSpinBox>("machinePatience").text().toStdString(), "no limit");
    EXPECT_EQ(kept().size(), 1U) << "not before";
    dialog->accept();
    ASSERT_EQ(kept().size(), 2U);
    EXPECT_EQ(kept()[1].name.toStdString(), "gpu01");
    EXPECT_EQ(kept()[1].command.toStdString(), "ssh gpu01 trichevron-cli worker");
    EXPECT_TRUE(kept()[1].connectAtStart);
    EXPECT_EQ(kept()[1].patience, 0);
    EXPECT_EQ(saved(), kept());
    EXPECT_EQ(app->devices.machines().worker(kept()[1].id)->state(), gui::WorkerState::Stopped)
        << "and starts nothing";
}

TEST_F(MachinesDialogTest, RemovesOnceOkIsPressedAndNotAfterCancel) {
    std::vector<gui::Machine> machines = kept();
    machines.push_back(newMachine(machines));
    app->devices.setMachines(machines);
    for (const bool ok : {false, true}) {
        open();
        get<QListWidget>("machineList").setCurrentRow(1);
        click("removeMachine");
        EXPECT_EQ(get<QListWidget>("machineList").count(), 1);
        if (ok)
            dialog->accept();
        else
            dialog->reject();
        EXPECT_EQ(kept().size(), ok ? 1U : 2U);
    }
}

TEST_F(MachinesDialogTest, GoesToWhatIsWrongInsteadOfClosing) {
    click("addMachine");
    type("machineName", "");
    EXPECT_EQ(text("machineProblem"), "A machine needs a name.");
    get<QListWidget>("machineList").setCurrentRow(0);
    EXPECT_FALSE(get<QLabel>("machineProblem").isVisible());
    dialog->accept();
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_EQ(get<QListWidget>("machineList").currentRow(), 1);
    EXPECT_EQ(kept().size(), 1U);
    type("machineName", "this computer");
    EXPECT_NE(text("machineProblem").find("Two machines"), std::string::npos);
    type("machineName", "gpu01");
    EXPECT_FALSE(get<QLabel>("machineProblem").isVisible());
    dialog->accept();
    EXPECT_FALSE(dialog->isVisible());
}

TEST_F(MachinesDialogTest, OnlyWarnsOfAProgramThatIsNotFound) {
    type("machineCommand", "no-such-program-here worker");
    EXPECT_NE(text("machineProblem").find("no-such-program-here"), std::string::npos);
    dialog->accept();
    EXPECT_EQ(kept().front().command.toStdString(), "no-such-program-here worker");
}

TEST_F(MachinesDialogTest, ConnectsAndDisconnectsOneMachine) {
    // Its worker is in a folder as a clone may be in.
    const TemporaryDirectory directory;
    const std::string worker = linkInOddFolder(directory.path(), TRICHEVRON_FAKE_MACHINE);
    click("addMachine");
    type("machineName", "gpu01");
    paste("machineCommand", QStringLiteral("\"%1\"").arg(QString::fromStdString(worker)));
    EXPECT_EQ(text("machineArgv"), "[\"" + worker + "\"]") << "one word";
    EXPECT_EQ(get<QPushButton>("machineConnect").text().toStdString(), "Save and connect");
    click("machineConnect");
    ASSERT_EQ(kept().size(), 2U);
    const QString id = kept()[1].id;
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return app->devices.machines().worker(id)->state() == gui::WorkerState::Ready; }, waitMs));
    EXPECT_EQ(text("machineState"), "Connected: Fake.");
    EXPECT_EQ(get<QPushButton>("machineConnect").text().toStdString(), "Restart");
    click("machineDisconnect");
    EXPECT_EQ(text("machineState"), "Not connected.");
    EXPECT_EQ(get<QPushButton>("machineConnect").text().toStdString(), "Connect");
    EXPECT_EQ(app->devices.localWorker().state(), gui::WorkerState::Stopped)
        << "the other machine was not touched";
}

TEST_F(MachinesDialogTest, SaysWhyAWorkerIsNotThere) {
    click("machineConnect");
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return text("machineState").find("no device") != std::string::npos; }, waitMs))
        << text("machineState");
}

TEST_F(MachinesDialogTest, SaysWhyTheLastStartFailedAndWhichTryThisIs) {
    gui::DeviceSelection::Options options = replayOptions();
    options.command = fakeWorker("ends-at-once");
    options.timeouts.restarts = 2;
    dialog.reset();
    app = std::make_unique<gui::AppContext>(options);
    open();
    gui::WorkerClient& worker = *app->devices.machines().worker(kept().front().id);
    std::vector<std::string> said;
    std::vector<std::string> inList;
    QObject::connect(&worker, &gui::WorkerClient::stateChanged, dialog.get(), [&] {
        said.push_back(text("machineState"));
        inList.push_back(machineStateText(kept().front(), worker).toStdString());
    });
    click("machineConnect");
    ASSERT_TRUE(reaches(worker, gui::WorkerState::Failed)) << worker.reason().toStdString();
    const std::string ended = "The worker exited with status 7. ";
    const std::string second = ended + "A new worker is being started: try 2 of 3.";
    const std::string third = ended + "A new worker is being started: try 3 of 3.";
    const std::string limit = " Its first reply may take up to 20 s.";
    ASSERT_EQ(said.size(), 6U);
    EXPECT_EQ(said[0], "The worker is starting; its first reply may take up to 20 s.");
    EXPECT_EQ(said[1], second);
    EXPECT_EQ(said[2], second + limit);
    EXPECT_EQ(said[3], third);
    EXPECT_EQ(said[4], third + limit);
    EXPECT_EQ(said[5], "The worker exited with status 7.");
    EXPECT_EQ(inList,
              (std::vector<std::string>{"connecting…", "connecting, try 2 of 3…", "connecting, try 2 of 3…",
                                        "connecting, try 3 of 3…", "connecting, try 3 of 3…",
                                        "worker failed · select to restart it"}));
}

TEST_F(MachinesDialogTest, HasANameForEverythingAndTheKeyboardReachesIt) {
    click("addMachine");
    QSet<QString> reached;
    QWidget* widget = dialog.get();
    do {
        const bool qtsOwn = widget->objectName().startsWith(QLatin1String("qt_"));
        if (!qtsOwn && (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->isEnabled()) {
            reached << widget->objectName();
            QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
            EXPECT_FALSE(widget != dialog.get() && accessible->text(QAccessible::Name).trimmed().isEmpty())
                << widget->objectName().toStdString();
        }
        widget = widget->nextInFocusChain();
    } while (widget != dialog.get());
    for (const char* name : {"machineList", "addMachine", "removeMachine", "machineName", "machineCommand",
                             "machineAtStart", "machinePatience", "machineConnect"})
        EXPECT_TRUE(reached.contains(QString::fromLatin1(name))) << name;
}

TEST_F(MachinesDialogTest, CutsNoTextInALargeFont) {
    const QFont before = QApplication::font();
    for (const double scale : {1.0, 1.5}) {
        QFont font = before;
        font.setPointSizeF(before.pointSizeF() * scale);
        QApplication::setFont(font);
        open();
        click("addMachine");
        type("machineCommand",
             "docker run -i --rm --gpus all some/registry/with/an/image:1 trichevron-cli worker");
        handleAllEvents();
        for (const QLabel* label : dialog->findChildren<QLabel*>()) {
            if (!label->isVisible())
                continue;
            EXPECT_GE(label->width(), label->minimumSizeHint().width()) << label->text().toStdString();
            EXPECT_GE(label->height(),
                      label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height())
                << label->text().toStdString();
        }
        const auto& area = get<QScrollArea>("machineScroll");
        EXPECT_LE(area.widget()->width(), area.viewport()->width()) << "nothing scrolls sideways";
        for (const QAbstractButton* button : dialog->findChildren<QAbstractButton*>()) {
            if (button->isVisible() && !button->text().isEmpty()) {
                EXPECT_GE(button->width(), button->minimumSizeHint().width()) << button->text().toStdString();
            }
        }
    }
    QApplication::setFont(before);
}

} // namespace
} // namespace trichevron::test
