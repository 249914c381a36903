// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window/top_bar.h"

#include "app/gui/editors/function_choice.h"
#include "app/gui/editors/number_field.h"
#include "app/gui/help/rules_dialog.h"
#include "app/gui/layout/eliding_combo.h"
#include "app/gui/main_window/device_chooser.h"
#include "app/gui/main_window/filtering_list.h"
#include "app/gui/main_window/list_heading.h"
#include "app/gui/menus/job_shortcuts.h"
#include "app/gui/session/listed_kernels.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/demo/demo_text.h"
#include "core/launch/launch_syntax.h"
#include "core/messages/provenance_text.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardItemModel>

#include <algorithm>
#include <initializer_list>
#include <map>
#include <tuple>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr int roomForHint = 1200; ///< the bar shows its hint from this width on
constexpr int kernelCharacters = 17;
constexpr int leastKernelCharacters = 8;

QString apiText(core::LaunchApi api) {
    return text(launchSyntax(api));
}

QLabel* word() {
    auto* label = new QLabel;
    label->setProperty("role", "muted");
    return label;
}

ElidingCombo* chooser(const QString& objectName) {
    auto* box = new ElidingCombo;
    box->setObjectName(objectName);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMinimumContentsLength(6);
    return box;
}

/// The data of an entry that connects a machine: this prefix and the id of the machine.
const QString connectData = QStringLiteral("connect:");

QIcon drawProvenanceIcon(core::ProvenanceKind kind) {
    constexpr int size = 32; // drawn larger than shown, so that it is sharp on every screen
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = currentTheme();
    const QRectF dot(7, 7, 18, 18);
    if (kind == core::ProvenanceKind::Live) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.good);
        painter.drawEllipse(dot);
    } else if (kind == core::ProvenanceKind::Recorded) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.recorded);
        painter.drawRoundedRect(dot.adjusted(1, 1, -1, -1), 3, 3);
    } else {
        painter.setPen(QPen(theme.muted, 4));
        painter.drawEllipse(dot.adjusted(1, 1, -1, -1));
    }
    return QIcon(pixmap);
}

} // namespace

QString deviceGroupHeading(const core::DeviceProperties& device) {
    switch (device.provenance.kind) {
    case core::ProvenanceKind::Live:
        return TopBar::tr("Live");
    case core::ProvenanceKind::Recorded:
        return TopBar::tr("Recorded");
    case core::ProvenanceKind::Specification:
        return fill(TopBar::tr("Compute capability {version}"),
                    {{"version", QStringLiteral("%1.%2")
                                     .arg(device.computeCapability.major)
                                     .arg(device.computeCapability.minor)}});
    }
    return {};
}

QIcon provenanceIcon(core::ProvenanceKind kind) {
    // Drawn once, because Qt caches the pixmaps of every new icon.
    static std::map<std::pair<core::ProvenanceKind, bool>, QIcon> drawn;
    QIcon& icon = drawn[{kind, currentTheme().dark}];
    if (icon.isNull())
        icon = drawProvenanceIcon(kind);
    return icon;
}

TopBar::TopBar(LaunchSession& session, DeviceSelection& devices, JobRunner& jobs, UserMessages& messages,
               QWidget* parent)
    : QWidget(parent), session_(session), devices_(devices), jobs_(jobs), deviceChooser_(new DeviceChooser),
      kernels_(chooser(QStringLiteral("kernelChooser"))), apis_(chooser(QStringLiteral("apiChooser"))),
      kernelWord_(word()), apiWord_(word()), hint_(word()), choosers_(new QHBoxLayout),
      buttons_(new QHBoxLayout), launch_(new QPushButton), measure_(new QPushButton), sweep_(new QPushButton),
      trace_(new QPushButton) {
    kernels_->setView(new FilteringList); // the view of the style shows disabled entries like enabled ones
    deviceChooser_->setObjectName(QStringLiteral("deviceChooser"));
    // The name of the device is never elided; the kernel list takes the remaining width.
    deviceChooser_->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    kernels_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    kernels_->setMinimumContentsLength(kernelCharacters);
    kernels_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* rows = new QBoxLayout(QBoxLayout::LeftToRight, this); // place() turns it
    rows->setContentsMargins(12, 7, 12, 7);
    rows->setSpacing(9);
    choosers_->setSpacing(9);
    choosers_->addWidget(deviceChooser_);
    choosers_->addWidget(kernelWord_);
    choosers_->addWidget(kernels_);
    choosers_->addWidget(apiWord_);
    choosers_->addWidget(apis_);
    choosers_->addStretch(1); // what the names leave
    rows->addLayout(choosers_, 3);
    QHBoxLayout* buttons = buttons_;
    buttons->setSpacing(9);
    buttons->addStretch(1);
    hint_->setObjectName(QStringLiteral("launchHint"));
    hint_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    hint_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    buttons->addWidget(hint_, 2);
    for (QPushButton* button : {launch_, measure_, sweep_, trace_})
        buttons->addWidget(button);
    rows->addLayout(buttons, 2);
    launch_->setObjectName(QStringLiteral("launchButton"));
    measure_->setObjectName(QStringLiteral("measureButton"));
    measure_->setProperty("role", "primary");
    sweep_->setObjectName(QStringLiteral("sweepButton"));
    trace_->setObjectName(QStringLiteral("traceButton"));
    apis_->setFont(monospaceFont(0.92));
    for (const core::LaunchApi api : core::allLaunchApis)
        apis_->addItem(apiText(api), static_cast<int>(api));

    connect(deviceChooser_, &QComboBox::activated, this, &TopBar::chooseLine);
    // Queued, so that activated() is handled before the entries change.
    connect(
        deviceChooser_, &DeviceChooser::closed, this,
        [this] {
            if (isDeviceListStale_)
                refreshDevices();
        },
        Qt::QueuedConnection);
    connect(kernels_, &QComboBox::activated, this, [this](int index) {
        const bool isFromList = kernels_->isChosenInList();
        devices_.selectKernel(kernels_->itemData(index).toString());
        if (isFromList)
            Q_EMIT kernelChosen();
    });
    connect(apis_, &QComboBox::activated, this, [this, &messages](int index) {
        chooseFunction(session_, messages, core::allLaunchApis[static_cast<std::size_t>(index)]);
    });
    connect(launch_, &QPushButton::clicked, &jobs_, &JobRunner::launch);
    connect(measure_, &QPushButton::clicked, this, [this] {
        if (jobs_.isBusy())
            jobs_.cancel();
        else
            jobs_.measure();
    });
    connect(sweep_, &QPushButton::clicked, &jobs_, &JobRunner::sweepPlanned);
    connect(trace_, &QPushButton::clicked, &jobs_, &JobRunner::trace);
    connect(&devices_, &DeviceSelection::devicesChanged, this, &TopBar::refreshDevices);
    connect(&devices_, &DeviceSelection::machinesChanged, this, &TopBar::refreshDevices);
    // While the recordings are read, and where they cannot be, no device comes or goes.
    connect(&devices_, &DeviceSelection::workerStateChanged, this, [this](const WorkerClient& worker) {
        if (&worker == &devices_.replayWorker() && worker.state() != WorkerState::Ready &&
            worker.state() != WorkerState::Busy)
            refreshDevices();
    });
    onChange(session_, SessionChange::Launch | SessionChange::Unreadable, this, &TopBar::refresh);
    onChange(jobs_, anyJobChange, this, &TopBar::refresh);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget* from) {
        if (from != nullptr && from->property("isBlocked").toBool() && isAncestorOf(from))
            refreshButtons();
    });
    retranslate(this, [this] { setTexts(); });
}

void TopBar::setTexts() {
    deviceChooser_->setAccessibleName(tr("Device"));
    deviceChooser_->setAccessibleDescription(
        tr("The device whose limits the launch is checked against, and which runs it or is replayed."));
    kernels_->setAccessibleName(tr("Kernel"));
    apis_->setAccessibleName(tr("Launch function"));
    apis_->setProperty(ownHelpProperty,
                       tr("The function that launches the kernel; some take no cluster and no attributes."));
    kernelWord_->setText(tr("kernel"));
    apiWord_->setText(tr("function"));
    launch_->setText(tr("Launch"));
    launch_->setAccessibleName(tr("Launch once"));
    measure_->setAccessibleName(tr("Measure: launch repeatedly and measure the time"));
    sweep_->setText(tr("Sweep"));
    sweep_->setAccessibleName(tr("Sweep: measure this kernel with many block sizes"));
    trace_->setText(tr("Trace"));
    trace_->setAccessibleName(tr("Trace: launch once and record where and when each block ran"));
    refreshDevices();
    refresh(); // also while the open list of devices stays as it is
}

void TopBar::chooseLine(int index) {
    const QString line = deviceChooser_->itemData(index).toString();
    if (deviceChooser_->isCommand(index))
        devices_.selectMachine(line.mid(connectData.size()));
    else
        devices_.selectDevice(line);
    refresh(); // a command must not stay selected
}

void TopBar::addDevice(const DeviceEntry& entry) {
    const core::ProvenanceKind kind = entry.device->provenance.kind;
    deviceChooser_->addItem(provenanceIcon(kind),
                            QString::fromStdString(entry.device->name) + QStringLiteral(" · ") +
                                text(core::provenanceText(kind)),
                            entry.key);
}

void TopBar::addMachine(const Machine& machine) {
    const WorkerClient* worker = devices_.machines().worker(machine.id);
    if (worker == nullptr)
        return;
    const std::vector<const DeviceEntry*> offered =
        devices_.directory().entriesOf(devices_.machines().prefix(machine.id));
    const bool connected = worker->state() == WorkerState::Ready || worker->state() == WorkerState::Busy;
    if (offered.empty()) {
        deviceChooser_->addHeading(machineName(machine));
        deviceChooser_->addCommand(machineStateText(machine, *worker), connectData + machine.id);
        return;
    }
    deviceChooser_->addHeading(
        machineName(machine) + QStringLiteral(" · ") +
        (connected ? text(core::provenanceText(worker->kind())) : machineStateText(machine, *worker)));
    for (const DeviceEntry* entry : offered)
        addDevice(*entry);
}

void TopBar::refreshDevices() {
    placedFor_.clear();
    isDeviceListStale_ = deviceChooser_->isOpen();
    if (isDeviceListStale_)
        return;
    const QSignalBlocker quiet(deviceChooser_);
    deviceChooser_->clear();
    for (const Machine& machine : devices_.machines().machines())
        addMachine(machine);
    QString heading;
    bool any = false;
    for (const DeviceEntry* entry : devices_.directory().entries()) {
        any = true;
        if (devices_.machines().machineOf(entry->worker) != nullptr)
            continue;
        if (const QString own = deviceGroupHeading(*entry->device); own != heading) {
            heading = own;
            deviceChooser_->addHeading(heading);
        }
        addDevice(*entry);
    }
    if (!any)
        deviceChooser_->addItem(tr("no device"));
    deviceChooser_->selectFirstDevice();
    refreshKernels();
    refresh();
}

void TopBar::addKernel(const core::KernelInfo& kernel, const QString& obstacle) {
    kernels_->addItem(text(titleFor(kernel)), QString::fromStdString(kernel.id));
    const int line = kernels_->count() - 1;
    kernels_->setItemData(line, obstacle.isEmpty() ? text(summaryFor(kernel)) : obstacle, Qt::ToolTipRole);
    if (obstacle.isEmpty())
        return;
    QStandardItem* item = static_cast<QStandardItemModel*>(kernels_->model())->item(line);
    item->setEnabled(false);
    item->setForeground(currentTheme().muted);
}

void TopBar::refreshKernels() {
    const std::vector<ListedKernel> kernels = listedKernels(devices_, session_.state());
    const QSignalBlocker quiet(kernels_);
    kernels_->clear();
    std::string chapter;
    for (const auto& [kernel, obstacle] : kernels) {
        if (kernel->chapter != chapter) {
            chapter = kernel->chapter;
            addHeadingTo(*kernels_, chapter.empty() ? tr("Your kernels") : text(core::demoText(chapter)));
        }
        addKernel(*kernel, obstacle);
    }
    if (kernels.empty()) {
        kernels_->addItem(tr("no kernels"));
        kernels_->setCurrentIndex(0); // a box with a placeholder selects none by itself
    } else if (session_.state().kernel->id.empty()) {
        kernels_->setPlaceholderText(tr("no kernel yet")); // instead of the first heading
        kernels_->setCurrentIndex(-1);
    }
}

void TopBar::showKernel(const core::KernelInfo& kernel, bool isRecorded) {
    if (kernel.id.empty())
        return; // no kernel is selected yet
    const int line = kernels_->findData(QString::fromStdString(kernel.id));
    const QString title = text(titleFor(kernel));
    kernels_->setPlaceholderText(line >= 0 ? QString() // a placeholder would widen the box
                                 : isRecorded
                                     ? title + QStringLiteral(" · ") + tr("not recorded")
                                     : title + QStringLiteral(" · ") + tr("not available on this device"));
    kernels_->setCurrentIndex(line);
    kernels_->setToolTip(title); // the box may be too narrow for it
    kernels_->setProperty(ownHelpProperty, text(summaryFor(kernel)));
}

void TopBar::refresh() {
    const LaunchState& state = session_.state();
    if (state.device) {
        // After undo or redo, the machine of the device may not be connected.
        deviceChooser_->setPlaceholderText(QString::fromStdString(state.device->name) +
                                           QStringLiteral(" · ") + tr("not connected"));
        deviceChooser_->setCurrentIndex(deviceChooser_->findData(state.deviceKey));
    }
    showKernel(*state.kernel,
               state.device && state.device->provenance.kind == core::ProvenanceKind::Recorded);
    apis_->setCurrentIndex(static_cast<int>(state.config.api));
    apis_->setToolTip(apis_->currentText());
    refreshButtons();
    const bool recorded = state.device && state.device->provenance.kind != core::ProvenanceKind::Live;
    const QString hint =
        width() >= scaledPixels(roomForHint) && recorded ? devices_.missingGpuReason() : QString();
    const auto textIn = [](const QComboBox& box) {
        return box.currentIndex() < 0 ? box.placeholderText() : box.currentText();
    };
    const QStringList shown = {
        textIn(*deviceChooser_), textIn(*kernels_), textIn(*apis_), measure_->text(), hint,
        QString::number(width())};
    if (std::exchange(placedFor_, shown) == shown)
        return;
    deviceChooser_->updateGeometry(); // the device may have changed while signals were blocked
    place();
    layout()->activate();
    hint_->setText(hint_->fontMetrics().horizontalAdvance(hint) <= hint_->width() ? hint : QString());
}

void TopBar::refreshButtons() {
    const QString obstacle = jobs_.launchObstacle();
    const std::optional<JobKind> job = jobs_.job();
    const std::shared_ptr<const core::DeviceProperties>& device = session_.state().device;
    const bool recorded = device && device->provenance.kind != core::ProvenanceKind::Live;
    const QString how = recorded ? tr("The recording is replayed.") : tr("Runs on the device.");
    const std::tuple<QPushButton*, QString, QKeySequence> toolTips[] = {
        {launch_, tr("Launches the kernel once and checks its result."), launchKeys},
        {measure_, tr("Launches the kernel repeatedly and measures the time of each launch."), measureKeys},
        {sweep_, tr("Measures this kernel with many block sizes to find the fastest."), sweepKeys},
        {trace_, tr("Launches the kernel once and records when and on which SM each block ran."), traceKeys}};
    for (const auto& [button, toolTip, keys] : toolTips) {
        // A disabled button would pass the focus on, often to Cancel, where the next Enter ends the job.
        // Pressed, it says in the status bar why no job can start.
        const bool keepsFocus = !obstacle.isEmpty() && window()->focusWidget() == button;
        button->setEnabled(obstacle.isEmpty() || keepsFocus);
        setStyleProperty(button, "isBlocked", keepsFocus && !(job && button == measure_));
        button->setToolTip(obstacle.isEmpty() ? withShortcut(toolTip + QLatin1Char(' ') + how, keys)
                                              : obstacle);
    }
    measure_->setText(job ? tr("Cancel") : tr("Measure"));
    if (!job)
        return;
    measure_->setEnabled(true);
    measure_->setToolTip(withShortcut(
        *job == JobKind::Sweep    ? tr("Cancels the sweep. Points that are already measured are kept.")
        : *job == JobKind::Trace  ? tr("Cancels the trace.")
        : *job == JobKind::Launch ? tr("Cancels the launch.")
                                  : tr("Cancels the measurement."),
        cancelKeys));
}

void TopBar::place() {
    auto* rows = static_cast<QBoxLayout*>(layout());
    const int gap = rows->spacing();
    const int room = width() - rows->contentsMargins().left() - rows->contentsMargins().right();
    const int kernel = kernels_->widthFor(kernels_->currentIndex() < 0 ? kernels_->placeholderText()
                                                                       : kernels_->currentText());
    const int function = apis_->widthFor(apis_->currentText());
    const int choosers = deviceChooser_->sizeHint().width() + kernel + function + 2 * gap;
    int buttons = gap; // of the hint
    for (const QPushButton* button : {launch_, measure_, sweep_, trace_})
        buttons += button->sizeHint().width() + gap;
    const bool isOneRow = choosers + buttons <= room;
    rows->setDirection(isOneRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    int left = (isOneRow ? room - buttons : room) - choosers;
    const int words = kernelWord_->sizeHint().width() + apiWord_->sizeHint().width() + 2 * gap;
    const bool hasWords = words <= left;
    for (QLabel* word : {kernelWord_, apiWord_})
        word->setVisible(hasWords);
    left -= hasWords ? words : 0;
    const auto give = [&left](ElidingCombo& box, int name) {
        const int more = std::clamp(box.sizeHint().width() - name, 0, std::max(left, 0));
        box.setMinimumWidth(name + more);
        left -= more;
    };
    // A name that is cut off hides which kernel it is; only a very narrow window cuts it.
    const int least = kernels_->widthFor(QString(leastKernelCharacters, QLatin1Char('X')));
    give(*apis_, function);
    give(*kernels_, std::max(std::min(kernel, least), kernel + std::min(left, 0)));
    // A wide row has more room than a name needs.
    kernels_->setMaximumWidth(std::max(kernel, kernels_->sizeHint().width()));
}

void TopBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    refresh();
}

void TopBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    placedFor_.clear();
    if (event->type() == QEvent::PaletteChange && measure_ != nullptr && deviceChooser_->count() > 0)
        refreshDevices();
}

} // namespace trichevron::gui
