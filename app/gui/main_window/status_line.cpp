// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window/status_line.h"

#include "app/gui/main_window/top_bar.h"
#include "app/gui/plots/timing_plot.h"
#include "app/gui/session/worker_words.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"

#include <QEvent>
#include <QIcon>
#include <QLabel>
#include <QPainter>
#include <QStyleOption>

#include <utility>

namespace trichevron::gui {
namespace {

constexpr int messageMs = 12000;
// In pixels.
constexpr int messageStart = 14; ///< where the usual words begin
constexpr int messageEnd = 6;    ///< after a message

QString factSeparator() {
    return QStringLiteral(" · ");
}

QString cudaText(int version) {
    return QStringLiteral("CUDA %1.%2").arg(version / 1000).arg(version % 1000 / 10);
}

} // namespace

StatusLine::StatusLine(const LaunchSession& session, const DeviceSelection& devices, const JobRunner& jobs,
                       const UserMessages& messages, QWidget* parent)
    : QStatusBar(parent), session_(session), devices_(devices), jobs_(jobs), dot_(new QLabel),
      worker_(new QLabel), device_(new QLabel), result_(new QLabel) {
    setSizeGripEnabled(false);
    setObjectName(QStringLiteral("statusLine"));
    worker_->setObjectName(QStringLiteral("workerStatus"));
    device_->setObjectName(QStringLiteral("deviceStatus"));
    result_->setObjectName(QStringLiteral("resultStatus"));
    for (QLabel* label : {worker_, device_, result_}) {
        label->setIndent(0); // else padding gives it one
        label->setProperty("role", "muted");
        label->setFont(textFont(0.92));
    }
    dot_->setObjectName(QStringLiteral("workerDot"));
    device_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    addWidget(dot_);
    addWidget(worker_);
    addWidget(device_, 1);
    for (QLabel* label : {dot_, worker_, device_})
        label->installEventFilter(this);
    addPermanentWidget(result_);
    onChange(jobs_, jobChangeWithoutResult, this, &StatusLine::refresh);
    connect(&devices_, &DeviceSelection::devicesChanged, this, &StatusLine::refresh);
    onChange(session_, SessionChange::Results, this, [this] {
        showNotice({}); // it was about an earlier job
        refresh();
    });
    noticeTimer_.setSingleShot(true);
    noticeTimer_.setInterval(messageMs);
    connect(&noticeTimer_, &QTimer::timeout, this, [this] {
        if (underMouse())
            noticeTimer_.start(); // its tool tip is being read
        else
            showNotice({});
    });
    connect(&messages, &UserMessages::reported, this, &StatusLine::showNotice);
    onChange(session_, SessionChange::Launch, this, [this] {
        refresh();
        onEdited();
    });
    onChange(session_, SessionChange::Unreadable, this, [this] { showNotice({}); });
    connect(&jobs_, &JobRunner::progressed, this, &StatusLine::showStatus);
    secondTimer_.setInterval(1000);
    connect(&secondTimer_, &QTimer::timeout, this, &StatusLine::showStatus);
    retranslate(this, [this] { refresh(); });
}

void StatusLine::setHidesAnswers(bool hides) {
    if (std::exchange(hidesAnswers_, hides) == hides)
        return;
    showNotice({}); // it was about an earlier job
    refresh();
}

QStringList StatusLine::deviceFacts() const {
    const std::shared_ptr<const core::DeviceProperties>& device = session_.state().device;
    if (!device)
        return isWorkerStarting(devices_) ? QStringList() : QStringList{tr("no device")};
    const core::Provenance& provenance = device->provenance;
    QStringList parts;
    if (!provenance.driverVersion.empty())
        parts << fill(tr("driver {version}"), {{"version", provenance.driverVersion}});
    if (provenance.cudaDriverVersion != 0)
        parts << cudaText(provenance.cudaDriverVersion);
    parts << fill(tr("{count, plural, one {# SM} other {# SMs}}"), {{"count", device->multiProcessorCount}});
    // The clock under load: the current clock may be that of an idle device.
    double hertz = provenance.smClock ? provenance.smClock->value : 0;
    if (const auto found = device->attributes.find("cudaDevAttrClockRate"); found != device->attributes.end())
        hertz = static_cast<double>(found->second) * 1e3; // the attribute is in kHz
    if (hertz > 0)
        parts << QStringLiteral("%1 GHz").arg(hertz / 1e9, 0, 'f', 2);
    return parts;
}

QString StatusLine::deviceText() const {
    return deviceFacts().join(factSeparator());
}

QString StatusLine::resultText() const {
    const ActualMeasurement* found = hidesAnswers_ ? nullptr : session_.measurement();
    const std::shared_ptr<const core::DeviceProperties>& device = session_.state().device;
    if (!device)
        return isWorkerStarting(devices_)
                   ? QString()
                   : tr("No device: open a device file or a recording from the File menu");
    const core::Provenance& provenance = device->provenance;
    const QString name = QString::fromStdString(device->name);
    if (found != nullptr && !found->measurement.samplesMicroseconds.empty()) {
        const bool live = found->measurement.provenance.kind == core::ProvenanceKind::Live;
        return fill(live ? tr("last: {measurement}") : tr("recorded: {measurement}"),
                    {{"measurement", describeMeasurement(found->measurement)}});
    }
    if (provenance.kind == core::ProvenanceKind::Recorded) {
        const QString date = QString::fromStdString(provenance.date).left(10);
        const QString gpu = devices_.missingGpuReason();
        const QString recorded = fill(tr("{device}, recorded on {date}"), {{"device", name}, {"date", date}});
        return gpu.isEmpty() ? recorded : gpu + QStringLiteral(": ") + recorded;
    }
    if (provenance.kind == core::ProvenanceKind::Specification)
        return fill(tr("{device}, from its specification"), {{"device", name}});
    return {};
}

void StatusLine::showStatus() {
    worker_->setText(jobs_.status());
    fitDeviceLater();
    if (!jobs_.isBusy())
        secondTimer_.stop();
    else if (!secondTimer_.isActive())
        secondTimer_.start();
}

void StatusLine::refresh() {
    showStatus();
    const WorkerClient* worker = devices_.currentWorker();
    const bool live =
        devices_.hasLiveDevice() && (worker == nullptr || worker->kind() == core::ProvenanceKind::Live);
    dot_->setPixmap(provenanceIcon(live                ? core::ProvenanceKind::Live
                                   : worker != nullptr ? core::ProvenanceKind::Recorded
                                                       : core::ProvenanceKind::Specification)
                        .pixmap(16, 16));
    worker_->setToolTip(worker != nullptr ? worker->reason() : devices_.localWorker().reason());
    const QString facts = deviceText();
    device_->setText(facts);
    device_->setAccessibleName(facts);
    device_->setToolTip(devices_.catalogueProblem().isEmpty() ? facts : devices_.catalogueProblem());
    result_->setText(resultText());
    if (!notice_.isEmpty())
        QTimer::singleShot(0, this, [this] {
            if (!notice_.isEmpty())
                fitNotice();
        }); // after the result label has its new width
}

void StatusLine::fitDeviceLater() {
    // After the labels have their new widths.
    QTimer::singleShot(0, this, [this] {
        if (!device_->isVisible())
            return;
        // Whole facts: half a number says nothing, or something else.
        QStringList facts = deviceFacts();
        while (facts.size() > 1 &&
               device_->fontMetrics().horizontalAdvance(facts.join(factSeparator())) > device_->width())
            facts.removeLast();
        device_->setText(
            device_->fontMetrics().elidedText(facts.join(factSeparator()), Qt::ElideRight, device_->width()));
    });
}

void StatusLine::showNotice(const QString& sentence, const QString& details) {
    notice_ = sentence;
    details_ = details;
    noticeLaunch_ = session_.launchKey();
    if (notice_.isEmpty())
        noticeTimer_.stop();
    else
        noticeTimer_.start();
    fitNotice();
}

void StatusLine::fitNotice() {
    setToolTip(details_.isEmpty() ? notice_ : notice_ + QLatin1Char('\n') + details_);
    // A long message hides the result while it is visible.
    const int needed = fontMetrics().horizontalAdvance(notice_);
    const int alone = width() - messageStart - messageEnd;
    const int beside = alone - result_->sizeHint().width() - messageEnd;
    result_->setVisible(needed <= beside);
    if (notice_.isEmpty()) {
        clearMessage();
        return;
    }
    const int room = result_->isVisibleTo(this) ? beside : alone;
    showMessage(fontMetrics().elidedText(notice_, Qt::ElideRight, qMax(0, room)));
}

void StatusLine::onEdited() {
    // A new or removed device is not an edit.
    const LaunchKey now = session_.launchKey();
    if (now.config != noticeLaunch_.config || now.optIns != noticeLaunch_.optIns ||
        now.kernel != noticeLaunch_.kernel)
        showNotice({});
}

bool StatusLine::eventFilter(QObject* object, QEvent* event) {
    // In another size of type QStatusBar lays its labels out again, and shows those that a message hides.
    if (event->type() == QEvent::ShowToParent && !currentMessage().isEmpty()) {
        auto* label = static_cast<QLabel*>(object);
        label->hide();
        label->setAttribute(Qt::WA_WState_ExplicitShowHide, false); // by it QStatusBar knows what to show
    }
    return QStatusBar::eventFilter(object, event);
}

void StatusLine::paintEvent(QPaintEvent* event) {
    if (currentMessage().isEmpty()) {
        QStatusBar::paintEvent(event);
        return;
    }
    // QStatusBar would begin it before the other words.
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
    painter.setPen(palette().windowText().color());
    painter.drawText(rect().adjusted(messageStart, 0, 0, 0),
                     Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine, currentMessage());
}

void StatusLine::resizeEvent(QResizeEvent* event) {
    QStatusBar::resizeEvent(event);
    if (!notice_.isEmpty())
        fitNotice();
    fitDeviceLater();
}

void StatusLine::changeEvent(QEvent* event) {
    QStatusBar::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && result_ != nullptr)
        refresh();
}

} // namespace trichevron::gui
