// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/gui_fixture.h"

#include "app/gui/files/session_file_controller.h"
#include "app/gui/results/results_panel.h"
#include "app/gui/settings/settings.h"

#include "app/gui/verdict/finding_row.h"
#include "app/gui/verdict/verdict_panel.h"

#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QTabBar>
#include <QTest>

#include <cstdlib>

namespace trichevron::test {
namespace {

void chooseByKeys(QComboBox& list, const QString& beginning) {
    const int wanted = list.findText(beginning, Qt::MatchStartsWith);
    const int steps = std::abs(wanted - list.currentIndex());
    const Qt::Key key = wanted < list.currentIndex() ? Qt::Key_Up : Qt::Key_Down;
    for (int step = 0; wanted >= 0 && step < steps; ++step)
        QTest::keyClick(&list, key);
    EXPECT_TRUE(list.currentText().startsWith(beginning)) << list.currentText().toStdString();
}

} // namespace

gui::WorkerTimeouts quickTimeouts() {
    constexpr std::chrono::milliseconds never{waitMs};
    gui::WorkerTimeouts timeouts;
    timeouts.handshake = never;
    timeouts.answer = never;
    timeouts.margin = never;
    timeouts.quiet = never;
    timeouts.silence = never;
    timeouts.cancelled = never;
    timeouts.firstPause = std::chrono::milliseconds(1);
    timeouts.restarts = 0;
    return timeouts;
}

gui::DeviceSelection::Options replayOptions() {
    gui::DeviceSelection::Options options;
    options.machines = {gui::thisComputer()};
    options.command = {QStringLiteral(TRICHEVRON_FAKE_WORKER), QStringLiteral("no-device")};
    options.replayCommand = {QStringLiteral(TRICHEVRON_CLI), QStringLiteral("worker"),
                             QStringLiteral("--replay")};
    options.timeouts = quickTimeouts();
    return options;
}

void WindowTest::beginRecovery(const QString& folder) {
    window->files().beginRecovery(folder);
    waitForKept();
}

void WindowTest::waitForKept() {
    EXPECT_TRUE(QTest::qWaitFor([this] { return !window->files().isReadingKept(); }, waitMs));
}

/// Closes a question that no test answers, and fails, instead of waiting for ever.
void WindowTest::watchQuestions() {
    if (questions_.isActive())
        return;
    QObject::connect(&questions_, &QTimer::timeout, [this] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        const bool isSame = box != nullptr && box == unanswered_;
        unanswered_ = box;
        if (!isSame)
            return;
        ADD_FAILURE() << "an unanswered question: " << box->text().toStdString();
        box->reject();
    });
    questions_.start(waitMs / 2);
}

void WindowTest::SetUp() {
    gui::Settings().setPlaceInLearning({}); // of another test
    openWindow(replayOptions());
}

void WindowTest::openWindow(const gui::DeviceSelection::Options& options) {
    watchQuestions();
    window.reset();
    app = std::make_unique<gui::AppContext>(options);
    window = std::make_unique<gui::MainWindow>(*app, gui::ThemeChoice::Light);
    window->resize(1280, 800);
    window->show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(window.get(), waitMs));
    const auto& results = get<gui::ResultsPanel>(QStringLiteral("resultsDock"));
    EXPECT_TRUE(QTest::qWaitFor([&results] { return results.hasAllPages(); }, waitMs));
}

void WindowTest::TearDown() {
    window.reset();
    app.reset();
    gui::Settings().setRecentFiles({}); // sanitizer tests share a process
    gui::Settings().setPlaceInLearning({});
    gui::Settings().setSessionFolder({});
}

void WindowTest::startReplay() {
    app->devices.startWorkers();
    EXPECT_TRUE(QTest::qWaitFor([this] { return app->jobs.launchObstacle().isEmpty(); }, waitMs))
        << app->jobs.launchObstacle().toStdString() << " "
        << app->devices.replayWorker().reason().toStdString();
}

QString WindowTest::text(const QString& label) {
    return get<QLabel>(label).text().replace(QChar::Nbsp, QLatin1Char(' '));
}

void WindowTest::type(const QString& field, const QString& text) {
    auto& edit = get<QLineEdit>(field);
    edit.setFocus();
    edit.selectAll();
    if (text.isEmpty())
        QTest::keyClick(&edit, Qt::Key_Delete);
    else
        QTest::keyClicks(&edit, text);
}

QString WindowTest::verdictText() {
    QStringList lines;
    for (gui::FindingRow* row : window->findChild<gui::VerdictPanel*>()->rows()) {
        for (const QLabel* label : row->findChildren<QLabel*>())
            lines << label->text();
    }
    // Without the places where long names may break, and those where a number and its unit may not.
    return lines.join(QLatin1Char('\n')).remove(QChar(0x200B)).replace(QChar::Nbsp, QLatin1Char(' '));
}

void WindowTest::whenAskedForAFile(const QString& path, const QString& kind) {
    // Until the dialog is closed: one that is still reading its folder takes no answer.
    auto* answering = new QTimer(window.get());
    QObject::connect(answering, &QTimer::timeout, answering,
                     [answering, path, kind, isOpen = false, answered = QPointer<QFileDialog>()]() mutable {
                         auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                         if (isOpen && dialog != answered) { // none, or the next one
                             answering->deleteLater();
                             return;
                         }
                         if (dialog == nullptr)
                             return;
                         isOpen = true;
                         answered = dialog;
                         if (!kind.isEmpty())
                             chooseByKeys(*dialog->findChild<QComboBox*>(QStringLiteral("fileTypeCombo")),
                                          kind);
                         auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
                         name->setText(path);
                         QTest::keyClick(name, Qt::Key_Return);
                     });
    answering->start(10);
}

void WindowTest::showResults(const QString& title) {
    auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
    for (int i = 0; i < tabs.count(); ++i)
        if (tabs.tabText(i) == title)
            tabs.setCurrentIndex(i);
    ASSERT_EQ(tabs.tabText(tabs.currentIndex()), title);
}

QPushButton* WindowTest::fixButton(const QString& label) {
    for (gui::FindingRow* row : window->findChild<gui::VerdictPanel*>()->rows()) {
        for (QPushButton* button : row->findChildren<QPushButton*>()) {
            if (button->isVisibleTo(window.get()) && button->text() == label)
                return button;
        }
    }
    return nullptr;
}

void AskedWindowTest::SetUp() {
    WindowTest::SetUp();
    startReplay();
    QObject::connect(&app->messages, &gui::UserMessages::reported, &app->messages,
                     [this](const QString& sentence) { messages << sentence; });
}

void AskedWindowTest::click(const QString& button) {
    QTest::mouseClick(&get<QPushButton>(button), Qt::LeftButton);
}

void AskedWindowTest::waitForAnswer() {
    EXPECT_TRUE(QTest::qWaitFor([this] { return !app->jobs.isBusy(); }, waitMs));
}

} // namespace trichevron::test
