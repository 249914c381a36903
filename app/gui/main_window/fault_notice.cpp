// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window/fault_notice.h"

#include "app/gui/session/on_change.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/text/whole_numbers.h"
#include "app/gui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace trichevron::gui {
namespace {

/// One that a lesson may ask about.
bool isOfKernel(core::FaultKind kind) {
    return kind <= core::FaultKind::OtherSticky || kind == core::FaultKind::TimeLimit;
}

/// With at least this many characters in a line, the buttons are beside the text, otherwise below it.
constexpr int roomyFault = 150;

QLabel* paragraph(const QString& objectName) {
    auto* label = new QLabel;
    label->setObjectName(objectName);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText); // it may quote a worker
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // A long path in the text must not widen the window.
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    return label;
}

const WorkerClient* workerOf(const ReportedFault& fault, const DeviceSelection& devices) {
    return fault.machineId.isEmpty() ? &devices.replayWorker() : devices.machines().worker(fault.machineId);
}

QPushButton* button(const QString& objectName) {
    auto* made = new QPushButton;
    made->setObjectName(objectName);
    made->setAutoDefault(false);
    return made;
}

} // namespace

FaultNotice::FaultNotice(DeviceSelection& devices, const LaunchSession& session, const JobRunner& jobs,
                         QWidget* parent)
    : Notice(roomyFault, parent), devices_(devices), session_(session), jobs_(jobs), icon_(new QLabel),
      what_(paragraph(QStringLiteral("faultWhat"))), advice_(paragraph(QStringLiteral("faultAdvice"))),
      log_(button(QStringLiteral("faultLog"))), restart_(button(QStringLiteral("faultRestart"))),
      dismiss_(button(QStringLiteral("faultDismiss"))) {
    setObjectName(QStringLiteral("faultNotice"));
    what_->setFont(textFont(1.0, QFont::DemiBold));
    icon_->setAlignment(Qt::AlignTop);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 6, 12, 6);
    row->setSpacing(10);
    row->addWidget(icon_, 0, Qt::AlignTop);
    auto* parts = new QHBoxLayout;
    parts->setSpacing(10);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(3);
    texts->addWidget(what_);
    texts->addWidget(advice_);
    texts->addStretch(1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QPushButton* each : {log_, restart_, dismiss_})
        buttons->addWidget(each, 0, Qt::AlignTop);
    buttons->addStretch(1);
    parts->addLayout(texts, 1);
    parts->addLayout(buttons);
    row->addLayout(parts, 1);
    setParts(parts);
    connect(log_, &QPushButton::clicked, this, &FaultNotice::logRequested);
    connect(restart_, &QPushButton::clicked, this, [this] {
        if (fault_.machineId.isEmpty())
            devices_.restartWorker();
        else
            devices_.connectMachine(fault_.machineId);
    });
    connect(dismiss_, &QPushButton::clicked, this, &QWidget::hide);
    connect(&jobs, &JobRunner::faulted, this, &FaultNotice::showFault);
    connect(&jobs, &JobRunner::completed, this, &QWidget::hide);
    connect(&devices_, &DeviceSelection::machinesChanged, this, [this] {
        if (!fault_.machineId.isEmpty() && devices_.machines().machine(fault_.machineId) == nullptr)
            hide(); // the user removed the machine: nothing connects to it again
        refresh();
    });
    connect(&devices_, &DeviceSelection::workerStateChanged, this, &FaultNotice::refresh);
    onChange(session_, SessionChange::Launch | SessionChange::Results, this, [this] {
        if (!isHidden() && isExplained_ != isInResult()) {
            isExplained_ = !isExplained_;
            refresh();
        }
    });
    paintIcon();
    retranslate(this, [this] {
        log_->setText(tr("Show log"));
        restart_->setText(tr("Restart worker"));
        dismiss_->setText(tr("Dismiss"));
        refresh();
    });
}

void FaultNotice::showFault(const ReportedFault& fault) {
    repeatCount_ = !isHidden() && fault == fault_ ? repeatCount_ + 1 : 1;
    fault_ = fault;
    isExplained_ = isInResult();
    const Machine* machine = devices_.machines().machine(fault.machineId);
    isThisComputers_ =
        machine != nullptr && isThisComputer(*machine) && machineName(*machine) == fault.machine;
    refresh();
    isDue_ = hidesAnswers_ && isOfKernel(fault.fault.kind);
    if (!isDue_)
        present();
}

void FaultNotice::setHidesAnswers(bool hides) {
    if (std::exchange(hidesAnswers_, hides) == hides)
        return;
    if (hides && isOfKernel(fault_.fault.kind))
        hide(); // it was about an earlier launch
    else if (!hides && std::exchange(isDue_, false))
        present();
}

void FaultNotice::refresh() {
    if (repeatCount_ == 0)
        return;
    const core::FaultMessages messages = faultMessages(fault_.fault);
    QString what = text(messages.what);
    if (!fault_.machine.isEmpty())
        what = (isThisComputers_ ? thisComputer().name : fault_.machine) + QStringLiteral(": ") + what;
    if (repeatCount_ > 1)
        what = fill(tr("{fault} ({count, plural, one {# time} other {# times}})"),
                    {{"fault", what}, {"count", repeatCount_}});
    what_->setText(withWholeNumbers(what));
    const QString advice = adviceText();
    advice_->setText(withWholeNumbers(advice));
    setAccessibleName(what);
    setAccessibleDescription(advice);
    // While the worker restarts by itself, the button would interrupt it.
    const WorkerClient* worker = workerOf(fault_, devices_);
    restart_->setVisible(worker != nullptr && (worker->state() == WorkerState::Failed ||
                                               worker->state() == WorkerState::NoDevice));
    fitHeight();
}

bool FaultNotice::isInResult() const {
    if (!isOfKernel(fault_.fault.kind))
        return false;
    const ActualAnswer* answer = session_.answer();
    if (fault_.fault.kind == core::FaultKind::TimeLimit)
        return answer == nullptr && jobs_.exceededTimeLimit();
    return answer != nullptr && answer->result.synchronisation &&
           core::faultFromCudaError(answer->result.synchronisation->code) == fault_.fault.kind;
}

QString FaultNotice::adviceText() const {
    const WorkerClient* worker = workerOf(fault_, devices_);
    const bool hasFailed = worker != nullptr && worker->state() == WorkerState::Failed &&
                           fault_.fault.kind != core::FaultKind::WorkerMissing &&
                           fault_.fault.kind != core::FaultKind::WorkerUnusable &&
                           fault_.fault.kind != core::FaultKind::VersionMismatch;
    const bool isReady = worker != nullptr && worker->state() == WorkerState::Ready &&
                         fault_.fault.kind != core::FaultKind::OutOfMemory;
    const bool isStarting = worker != nullptr && (worker->state() == WorkerState::Starting ||
                                                  worker->state() == WorkerState::Waiting);
    const core::FaultMessages messages = faultMessages(fault_.fault);
    const QString next =
        hasFailed ? tr("Several restarts failed. Fix the cause, then press Restart worker. The launch and "
                       "its results are kept.")
        : isReady ? tr("A new worker is ready for the next launch. Your input and your measurements are "
                       "kept.")
        : isExplained_ && isStarting
            ? tr("A new worker is starting. Your input and your measurements are kept.")
            : text(messages.next);
    const QString meaning =
        isExplained_ ? tr("Page Explore explains it under Result.") : text(messages.meaning);
    return meaning + QLatin1Char(' ') + next;
}

void FaultNotice::changeEvent(QEvent* event) {
    Notice::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paintIcon();
}

void FaultNotice::paintIcon() {
    const int size = fontMetrics().height();
    const qreal ratio = 2; // drawn larger than shown, so that it is sharp on every screen
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = currentTheme();
    QPainterPath triangle;
    triangle.moveTo(size / 2.0, size * 0.08);
    triangle.lineTo(size * 0.96, size * 0.9);
    triangle.lineTo(size * 0.04, size * 0.9);
    triangle.closeSubpath();
    painter.setPen(QPen(theme.alarm, size * 0.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme.alarm);
    painter.drawPath(triangle);
    painter.setPen(QPen(theme.alarmFill, size * 0.12, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(size / 2.0, size * 0.36), QPointF(size / 2.0, size * 0.6));
    painter.drawPoint(QPointF(size / 2.0, size * 0.78));
    painter.end();
    icon_->setPixmap(pixmap);
}

} // namespace trichevron::gui
