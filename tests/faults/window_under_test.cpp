// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/window_under_test.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPaintEvent>
#include <QTest>

#include <algorithm>

namespace trichevron::gui::faults {
namespace {

constexpr int tickMs = 5;

} // namespace

WindowUnderTest::WindowUnderTest(const QStringList& command, const WorkerTimeouts& timeouts) {
    clock_.start();
    DeviceSelection::Options options;
    options.machines = {thisComputer()};
    options.command = command;
    options.replayCommand = {QStringLiteral("/bin/false")}; // no replay replaces the worker under test
    options.timeouts = timeouts;
    app_ = std::make_unique<AppContext>(options);
    // Connected before the window, so that this is when the program notices the fault.
    connect(&worker(), &WorkerClient::faulted, this, [this](const core::Fault& fault) {
        if (fault_)
            return;
        fault_ = fault;
        noticedAt_ = now();
    });
    connect(&worker(), &WorkerClient::stateChanged, this, [this] {
        if (fault_ && !readyAfter_ && worker().state() == WorkerState::Ready)
            readyAfter_ = (now() - noticedAt_) / 1000;
    });
    window_ = std::make_unique<MainWindow>(*app_, ThemeChoice::Light);
    window_->resize(1280, 800);
    window_->show();
    qApp->installEventFilter(this);
    tick_.setTimerType(Qt::PreciseTimer);
    tick_.setInterval(tickMs);
    connect(&tick_, &QTimer::timeout, this, [this] {
        longestStall_ = std::max(longestStall_, now() - lastTick_ - tickMs);
        lastTick_ = now();
    });
    app_->devices.startWorkers();
}

bool WindowUnderTest::waitFor(const std::function<bool()>& condition, int milliseconds) {
    return QTest::qWaitFor(condition, milliseconds);
}

bool WindowUnderTest::waitUntilReady() {
    return waitFor([this] { return worker().state() == WorkerState::Ready; });
}

void WindowUnderTest::processEventsFor(double milliseconds) {
    QElapsedTimer timer;
    timer.start();
    while (static_cast<double>(timer.nsecsElapsed()) / 1e6 < milliseconds)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 2);
}

void WindowUnderTest::typeLaunch(unsigned block) {
    auto* field = window_->findChild<QLineEdit*>(QStringLiteral("blockX"));
    if (field == nullptr)
        qFatal("the window has no field blockX");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QString::number(block));
    QTest::keyClick(field, Qt::Key_Return);
}

void WindowUnderTest::savePicture(const QString& file) {
    if (!window_->grab().save(file))
        qFatal("the picture cannot be written");
}

void WindowUnderTest::beginWatching() {
    fault_.reset();
    reportedAfter_.reset();
    readyAfter_.reset();
    longestStall_ = 0;
    lastTick_ = now();
    tick_.start();
}

bool WindowUnderTest::eventFilter(QObject* object, QEvent* event) {
    // The message is on the screen once its label has been painted, which is after this event.
    if (fault_ && !reportedAfter_ && event->type() == QEvent::Paint) {
        auto* label = qobject_cast<QLabel*>(object);
        QString shown = label == nullptr ? QString() : label->text();
        shown.replace(QChar::Nbsp, QLatin1Char(' ')); // a number stays with its unit
        if (label != nullptr && label->isVisible() &&
            shown.contains(QString::fromStdString(faultMessages(*fault_).what).toHtmlEscaped().left(40)))
            QMetaObject::invokeMethod(
                this,
                [this] {
                    if (fault_ && !reportedAfter_)
                        reportedAfter_ = now() - noticedAt_;
                },
                Qt::QueuedConnection);
    }
    return QObject::eventFilter(object, event);
}

} // namespace trichevron::gui::faults
