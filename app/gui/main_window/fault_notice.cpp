// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window/fault_notice.h"

#include "app/gui/theme/theme.h"
#include "app/gui/words/text.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

namespace trichevron {
namespace {

/// Characters of a line from which the buttons stand beside the text; below it, a narrow text would be long.
constexpr int roomyFault = 150;

QLabel* paragraph(const QString& objectName) {
    auto* label = new QLabel;
    label->setObjectName(objectName);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText); // a worker's words are in it
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // A path in it may be wider than the window, which is no reason to widen that.
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    return label;
}

QPushButton* button(const QString& objectName, const QString& text) {
    auto* made = new QPushButton(text);
    made->setObjectName(objectName);
    made->setAutoDefault(false);
    return made;
}

} // namespace

FaultNotice::FaultNotice(DeviceSelection& devices, const JobRunner& jobs, QWidget* parent)
    : QFrame(parent), devices_(devices), sign_(new QLabel), what_(paragraph(QStringLiteral("faultWhat"))),
      meaning_(paragraph(QStringLiteral("faultMeaning"))), next_(paragraph(QStringLiteral("faultNext"))),
      log_(button(QStringLiteral("faultLog"), tr("Show log"))),
      restart_(button(QStringLiteral("faultRestart"), tr("Restart worker"))),
      dismiss_(button(QStringLiteral("faultDismiss"), tr("Dismiss"))) {
    setObjectName(QStringLiteral("faultNotice"));
    setFocusPolicy(Qt::NoFocus);
    what_->setFont(textFont(1.0, QFont::DemiBold));
    sign_->setAlignment(Qt::AlignTop);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 10, 12, 10);
    row->setSpacing(10);
    row->addWidget(sign_, 0, Qt::AlignTop);
    body_ = new QHBoxLayout;
    body_->setSpacing(10);
    auto* words = new QVBoxLayout;
    words->setSpacing(3);
    words->addWidget(what_);
    words->addWidget(meaning_);
    words->addWidget(next_);
    words->addStretch(1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QPushButton* each : {log_, restart_, dismiss_})
        buttons->addWidget(each, 0, Qt::AlignTop);
    buttons->addStretch(1);
    body_->addLayout(words, 1);
    body_->addLayout(buttons);
    row->addLayout(body_, 1);
    hide();
    connect(log_, &QPushButton::clicked, this, &FaultNotice::logWanted);
    connect(restart_, &QPushButton::clicked, this, [this] { devices_.connectMachine(told_.machineId); });
    connect(dismiss_, &QPushButton::clicked, this, &QWidget::hide);
    connect(&jobs, &JobRunner::faulted, this, &FaultNotice::tell);
    connect(&jobs, &JobRunner::completed, this, &QWidget::hide);
    connect(&devices_, &DeviceSelection::machinesChanged, this, &FaultNotice::refresh);
    paintSign();
}

void FaultNotice::tell(const ReportedFault& fault) {
    times_ = !isHidden() && fault == told_ ? times_ + 1 : 1;
    told_ = fault;
    refresh();
    setVisible(true);
    fitHeight();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void FaultNotice::refresh() {
    if (times_ == 0)
        return;
    const FaultWords words = wordsOf(told_.fault);
    QString what = text(words.what);
    if (!told_.machine.isEmpty())
        what = tr("%1: %2").arg(told_.machine, what);
    if (times_ > 1)
        what = tr("%1 (%2 times)").arg(what).arg(times_);
    what_->setText(what);
    meaning_->setText(text(words.meaning));
    const WorkerClient* worker = devices_.machines().worker(told_.machineId);
    const bool givenUp = worker != nullptr && worker->state() == WorkerState::Failed &&
                         told_.fault.kind != FaultKind::WorkerMissing &&
                         told_.fault.kind != FaultKind::WorkerUnusable &&
                         told_.fault.kind != FaultKind::VersionMismatch;
    next_->setText(
        givenUp ? tr("It was started anew several times in vain. Restart it when the cause is gone; what you "
                     "typed and measured is kept.")
                : text(words.next));
    setAccessibleName(what);
    setAccessibleDescription(QStringLiteral("%1 %2").arg(meaning_->text(), next_->text()));
    // Where a new worker starts by itself, a button would only be in its way.
    restart_->setVisible(worker != nullptr && (worker->state() == WorkerState::Failed ||
                                               worker->state() == WorkerState::NoDevice));
    fitHeight();
}

void FaultNotice::fitHeight() {
    // A tool bar gives its widgets the height they ask for, whatever their width.
    const bool roomy = width() >= fontMetrics().averageCharWidth() * roomyFault;
    body_->setDirection(roomy ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    layout()->invalidate();
    setFixedHeight(layout()->totalHeightForWidth(width()));
}

void FaultNotice::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitHeight();
}

void FaultNotice::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

void FaultNotice::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paintSign();
    if (event->type() == QEvent::FontChange)
        fitHeight();
}

void FaultNotice::paintSign() {
    const int size = fontMetrics().height();
    const qreal ratio = 2; // drawn large, shown small: sharp on any screen
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
    sign_->setPixmap(pixmap);
}

} // namespace trichevron
