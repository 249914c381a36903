// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/drive/main_job.h"

#include "app/gui/main_window/main_window.h"
#include "app/gui/main_window/top_bar.h"
#include "app/gui/session/app_context.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/demo/demo_text.h"
#include "core/dimensions/extent_text.h"
#include "core/messages/provenance_text.h"
#include "core/messages/rule_messages.h"
#include "core/text/number_text.h"

#include <QApplication>
#include <QComboBox>
#include <QEventLoop>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPixmap>
#include <QPushButton>
#include <QTimer>

#include <utility>

namespace trichevron::gui {
namespace {

constexpr int replyTimeoutMs = 60000;
constexpr int paintMs = 400;

struct MainJobText {
    Q_DECLARE_TR_FUNCTIONS(MainJob)
};

[[noreturn]] void fail(const QString& sentence) {
    throw DriveError(sentence.toStdString());
}

void pressKey(QWidget* widget, int key, const QString& text = {}) {
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, key, Qt::NoModifier, text);
        QApplication::sendEvent(widget, &event);
    }
}

void click(QWidget* widget) {
    const QPointF middle = QRectF(widget->rect()).center();
    const QPointF global = widget->mapToGlobal(middle);
    QMouseEvent press(QEvent::MouseButtonPress, middle, global, Qt::LeftButton, Qt::LeftButton,
                      Qt::NoModifier);
    QApplication::sendEvent(widget, &press);
    QMouseEvent release(QEvent::MouseButtonRelease, middle, global, Qt::LeftButton, Qt::NoButton,
                        Qt::NoModifier);
    QApplication::sendEvent(widget, &release);
}

} // namespace

MainJob::MainJob(MainWindow& window, AppContext& context, std::function<void(const QString&)> report)
    : window_(window), context_(context), report_(std::move(report)) {}

void MainJob::run(const QString& screenshot) {
    waitForWorker();
    const DeviceEntry* device = context_.devices.directory().best();
    if (device == nullptr)
        fail(
            MainJobText::tr("There is no device: no worker offers one, and the program has no device file."));
    select(QStringLiteral("deviceChooser"), device->key);
    report_(fill(MainJobText::tr("device: {device}"), {{"device", device->device->name}}));
    select(QStringLiteral("kernelChooser"), QStringLiteral("matrixAdd"));
    report_(
        fill(MainJobText::tr("kernel: {kernel}"), {{"kernel", titleFor(*context_.session.state().kernel)}}));
    typeRefusedBlock();
    applyFix();
    goToThread();
    measure();
    savePicture(screenshot);
}

void MainJob::waitForWorker() {
    const auto settled = [this] {
        const auto done = [](WorkerState state) {
            return state == WorkerState::Ready || state == WorkerState::NoDevice ||
                   state == WorkerState::Failed;
        };
        const WorkerState live = context_.devices.localWorker().state();
        return live == WorkerState::Ready || (done(live) && done(context_.devices.replayWorker().state()));
    };
    if (!waitFor(settled, replyTimeoutMs))
        fail(fill(MainJobText::tr("No worker was ready within a minute: {reason}"),
                  {{"reason", context_.devices.localWorker().reason()}}));
}

QWidget* MainJob::find(const QString& objectName) {
    auto* widget = window_.findChild<QWidget*>(objectName);
    if (widget == nullptr)
        fail(fill(MainJobText::tr("The window has no “{name}”."), {{"name", objectName}}));
    return widget;
}

void MainJob::select(const QString& chooser, const QString& wanted) {
    auto* box = qobject_cast<QComboBox*>(find(chooser));
    if (box == nullptr || box->findData(wanted) < 0)
        fail(fill(MainJobText::tr("“{entry}” cannot be selected in “{list}”."),
                  {{"entry", wanted}, {"list", chooser}}));
    box->setFocus();
    pressKey(box, Qt::Key_Home);
    for (int i = 0; i < box->count() && box->currentData().toString() != wanted; ++i)
        pressKey(box, Qt::Key_Down);
    if (box->currentData().toString() != wanted)
        fail(fill(MainJobText::tr("Selecting “{entry}” in “{list}” failed."),
                  {{"entry", wanted}, {"list", chooser}}));
}

void MainJob::type(const QString& field, const QString& text) {
    auto* edit = qobject_cast<QLineEdit*>(find(field));
    if (edit == nullptr)
        fail(fill(MainJobText::tr("“{field}” cannot be typed in."), {{"field", field}}));
    edit->setFocus();
    edit->selectAll();
    for (const QChar character : text)
        pressKey(edit, character.toUpper().unicode(), QString(character));
    if (edit->text() != text)
        fail(fill(MainJobText::tr("Typing “{typed}” into “{field}” gave “{text}”."),
                  {{"typed", text}, {"field", field}, {"text", edit->text()}}));
}

void MainJob::typeRefusedBlock() {
    type(QStringLiteral("blockX"), QStringLiteral("32"));
    type(QStringLiteral("blockY"), QStringLiteral("64"));
    const core::Evaluation* evaluation = context_.session.evaluation();
    if (evaluation == nullptr || evaluation->accepted)
        fail(MainJobText::tr("A block of 32 × 64 threads was not refused."));
    report_(fill(MainJobText::tr("typed block 32 × 64 × 1: refused, {reason}"),
                 {{"reason", std::string(messageFor(evaluation->findings.front()))}}));
}

void MainJob::applyFix() {
    QPushButton* fix = nullptr;
    for (QPushButton* button : window_.findChildren<QPushButton*>(QStringLiteral("fix0"))) {
        if (fix == nullptr && button->isVisibleTo(&window_))
            fix = button;
    }
    if (fix == nullptr)
        fail(MainJobText::tr("The refused launch offers no fix."));
    const QString label = fix->text();
    click(fix);
    const core::Evaluation* evaluation = context_.session.evaluation();
    if (!evaluation->accepted)
        fail(fill(MainJobText::tr("The fix “{fix}” did not make the launch valid."), {{"fix", label}}));
    report_(fill(MainJobText::tr("clicked “{fix}”: accepted, block {extent}"),
                 {{"fix", label}, {"extent", extentText(context_.session.state().config.blockDim)}}));
}

void MainJob::goToThread() {
    type(QStringLiteral("findField"), QStringLiteral("2,1,0 5,7,0"));
    pressKey(find(QStringLiteral("findField")), Qt::Key_Return);
    const core::HierarchyPath& path = context_.session.path();
    if (path.level != core::HierarchyLevel::Thread || !(path.thread == core::ThreadIndex{5, 7, 0}))
        fail(MainJobText::tr("Going to block (2, 1, 0), thread (5, 7, 0) failed."));
    const core::ThreadPlace place = computePlace(context_.session.shape(), path.block, path.thread);
    report_(fill(MainJobText::tr("went to block (2, 1, 0), thread (5, 7, 0): ID {id}"),
                 {{"id", core::digits(place.threadId)}}));
}

bool MainJob::measureOnce(QString* reason) {
    auto* button = find(QStringLiteral("measureButton"));
    if (!button->isEnabled())
        fail(fill(MainJobText::tr("The launch cannot be measured: {reason}"),
                  {{"reason", context_.jobs.launchObstacle()}}));
    const QMetaObject::Connection connection =
        QObject::connect(&context_.messages, &UserMessages::reported, &window_,
                         [reason](const QString& sentence) { *reason = sentence; });
    click(button);
    const bool ended = waitFor([this] { return !context_.jobs.isBusy(); }, replyTimeoutMs);
    QObject::disconnect(connection);
    if (!ended)
        fail(MainJobText::tr("The measurement took more than a minute."));
    return context_.session.measurement() != nullptr;
}

void MainJob::measure() {
    QString reason;
    if (!measureOnce(&reason)) {
        // A recording has some launches only; the suggested one is among them.
        const core::BlockExtent block = context_.session.state().kernel->suggested.blockDim;
        report_(reason + QLatin1Char(' ') +
                fill(MainJobText::tr("Typing block {extent} instead."), {{"extent", extentText(block)}}));
        type(QStringLiteral("blockX"), QString::number(block.x));
        type(QStringLiteral("blockY"), QString::number(block.y));
        type(QStringLiteral("blockZ"), QString::number(block.z));
        goToThread();
        if (!measureOnce(&reason))
            fail(fill(MainJobText::tr("Measuring failed: {reason}"), {{"reason", reason}}));
    }
    const core::Measurement& measurement = context_.session.measurement()->measurement;
    const std::optional<core::Summary> summary = core::summarise(measurement.samplesMicroseconds);
    if (!summary)
        fail(fill(MainJobText::tr("The measurement has no samples: {answer}"),
                  {{"answer", measurement.result.launch.name}}));
    report_(fill(MainJobText::tr("measured ({kind}): predicted {predicted}, device {answer}, median {median} "
                                 "of {count, plural, one {# sample} other {# samples}}"),
                 {{"kind", text(core::provenanceText(measurement.provenance.kind))},
                  {"predicted", text(errorNameFor(context_.session.state().config.api,
                                                  context_.session.evaluation()->predicted))},
                  {"answer", measurement.result.launch.name},
                  {"median", core::microsecondsText(summary->median)},
                  {"count", summary->count}}));
}

void MainJob::savePicture(const QString& screenshot) {
    if (QWidget* focused = window_.focusWidget(); focused != nullptr)
        focused->clearFocus();              // no caret in the picture
    waitFor([] { return false; }, paintMs); // queued replots
    if (screenshot.isEmpty())
        return;
    if (!window_.grab().save(screenshot))
        fail(fill(MainJobText::tr("The screenshot cannot be written to {file}."), {{"file", screenshot}}));
    report_(fill(MainJobText::tr("screenshot: {file}"), {{"file", screenshot}}));
}

bool MainJob::waitFor(const std::function<bool()>& condition, int milliseconds) {
    QTimer limit;
    limit.setSingleShot(true);
    limit.start(milliseconds);
    while (!condition()) {
        if (!limit.isActive())
            return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
    return true;
}

} // namespace trichevron::gui
