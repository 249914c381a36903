// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_view.h"

#include "app/gui/compare/comparison_table.h"
#include "app/gui/compare/device_picker.h"
#include "app/gui/export/export_menu.h"
#include "app/gui/layout/flow_layout.h"
#include "app/gui/menus/job_shortcuts.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int spacing = 8;

/// The launches of a comparison with what they refer to.
class Compared {
public:
    explicit Compared(const LaunchSession& session) {
        if (session.pinned().empty())
            return;
        evaluations_.reserve(session.pinned().size());
        for (const LaunchState& pinned : session.pinned()) {
            const core::Evaluation* evaluation = nullptr;
            if (pinned.device) {
                core::KernelAttributes attributes = pinned.kernel->attributes;
                attributes.optIns = pinned.optIns;
                evaluations_.push_back(evaluate(pinned.config, attributes, *pinned.device));
                evaluation = &evaluations_.back();
            }
            add(session, pinned, evaluation);
        }
        add(session, session.state(), session.evaluation());
    }
    const std::vector<core::ComparedLaunch>& launches() const { return launches_; }

private:
    void add(const LaunchSession& session, const LaunchState& state, const core::Evaluation* evaluation) {
        core::ComparedLaunch launch;
        launch.device = state.device.get();
        launch.kernel = state.kernel.get();
        launch.config = state.config;
        launch.optIns = state.optIns;
        launch.evaluation = evaluation;
        const LaunchKey key = launchKeyOf(state);
        if (const ActualAnswer* answer = session.results().answer(key); answer != nullptr)
            launch.answer = &answer->result;
        if (const ActualMeasurement* found = session.results().measurement(key); found != nullptr)
            launch.measurement = &found->measurement;
        launches_.push_back(launch);
    }

    std::vector<core::Evaluation> evaluations_; ///< reserved: the launches point to them
    std::vector<core::ComparedLaunch> launches_;
};

/// None for a session without a pinned launch.
std::vector<core::ComparisonRow> rowsOf(const Compared& compared) {
    return compared.launches().empty() ? std::vector<core::ComparisonRow>()
                                       : compareLaunches(compared.launches());
}

QPushButton* button(const char* objectName) {
    auto* made = new QPushButton;
    made->setObjectName(QString::fromLatin1(objectName));
    made->setAutoDefault(false);
    return made;
}

} // namespace

CompareView::CompareView(LaunchSession& session, const DeviceSelection& devices, QWidget* parent)
    : QWidget(parent), session_(session), devices_(devices), summary_(new QLabel),
      onlyDifferences_(new QCheckBox), pin_(button("comparePin")), onDevices_(button("compareOnDevices")),
      swap_(button("compareSwap")), remove_(button("compareRemove")), clear_(button("compareClear")),
      table_(new ComparisonTable) {
    setObjectName(QStringLiteral("comparePage"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 6);
    auto* controls = new QWidget;
    auto* flow = new FlowLayout(spacing);
    controls->setLayout(flow);
    buildControls(*flow);
    controls->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    layout->addWidget(controls);
    summary_->setObjectName(QStringLiteral("compareSummary"));
    summary_->setProperty("role", "muted");
    summary_->setWordWrap(true);
    summary_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layout->addWidget(summary_);
    table_->setObjectName(QStringLiteral("compareTable"));
    ExportMenu::attach(*table_, [] { return tr("Comparison"); });
    layout->addWidget(table_, 1);
    connect(table_, &ComparisonTable::removeRequested, this, [this](int column) {
        if (static_cast<std::size_t>(column) < session_.pinned().size())
            session_.unpin(static_cast<std::size_t>(column));
    });
    connect(table_, &QTableWidget::currentCellChanged, this, &CompareView::refreshButtons);
    onChange(session_, SessionChange::Launch | SessionChange::Results | SessionChange::Pin, this, [this] {
        if (isVisible())
            refresh();
    });
    setTexts();
    refresh();
}

void CompareView::buildControls(QLayout& controls) {
    for (QWidget* control : {static_cast<QWidget*>(pin_), static_cast<QWidget*>(onDevices_),
                             static_cast<QWidget*>(swap_), static_cast<QWidget*>(remove_),
                             static_cast<QWidget*>(clear_), static_cast<QWidget*>(onlyDifferences_)})
        controls.addWidget(control);
    onlyDifferences_->setObjectName(QStringLiteral("compareOnlyDifferences"));
    onlyDifferences_->setChecked(true);
    connect(onlyDifferences_, &QCheckBox::toggled, this, &CompareView::refresh);
    connect(pin_, &QPushButton::clicked, this, [this] { session_.pin(session_.state()); });
    connect(onDevices_, &QPushButton::clicked, this, &CompareView::pickDevices);
    connect(swap_, &QPushButton::clicked, this, [this] { session_.swapWithPinned(chosenPin()); });
    connect(remove_, &QPushButton::clicked, this, [this] { session_.unpin(chosenPin()); });
    connect(clear_, &QPushButton::clicked, this, [this] { session_.setPinned({}); });
}

void CompareView::setTexts() {
    onlyDifferences_->setText(tr("Only differences"));
    onlyDifferences_->setAccessibleName(tr("Show only the rows in which the launches differ"));
    pin_->setText(tr("Pin"));
    pin_->setAccessibleName(tr("Pin this launch to compare later ones with it"));
    onDevices_->setText(tr("This launch on…"));
    onDevices_->setAccessibleName(tr("Compare this launch on other devices"));
    swap_->setText(tr("Swap"));
    remove_->setText(tr("Remove"));
    clear_->setText(tr("Clear"));
    clear_->setAccessibleName(tr("Remove all pinned launches from the comparison"));
    table_->setAccessibleName(tr("The pinned launches and the current one, field by field"));
}

std::size_t CompareView::chosenPin() const {
    const std::size_t pins = session_.pinned().size();
    const int column = table_->currentColumn();
    return column >= 0 && static_cast<std::size_t>(column) < pins ? static_cast<std::size_t>(column)
                                                                  : pins - 1;
}

std::vector<core::ComparisonRow> CompareView::rows() const {
    return rowsOf(Compared(session_));
}

QStringList CompareView::headings(const std::vector<core::ComparedLaunch>& launches) const {
    QStringList names;
    const std::vector<std::string> words = distinguishingWords(launches);
    for (std::size_t i = 0; i < launches.size(); ++i) {
        const QString place = i + 1 == launches.size() ? tr("current") : QString::number(i + 1);
        names << (words[i].empty() ? place : place + QStringLiteral(" · ") + text(words[i]));
    }
    return names;
}

QString CompareView::summaryOf(const std::vector<core::ComparedLaunch>& launches,
                               const std::vector<core::ComparisonRow>& rows) const {
    if (launches.empty())
        return tr(
            "Pin a launch, then change it, or compare it on other devices: up to six launches stand side "
            "by side.");
    const auto differences =
        std::count_if(rows.begin(), rows.end(), [](const core::ComparisonRow& row) { return row.differs; });
    QString summary = differences == 0
                          ? tr("The launches are the same.")
                          : fill(tr("They differ in {rows, plural, one {# row} other {# rows}} (≠)."),
                                 {{"rows", differences}});
    if (std::any_of(launches.begin(), launches.end(), core::isOfOtherArchitecture))
        summary +=
            QLatin1Char(' ') +
            tr("Where the registers name another architecture (“of sm_90”), the kernel is compiled for "
               "that one; their number may differ on the device.");
    const std::optional<core::FastestLaunch> fastest = fastestOf(launches);
    if (!fastest)
        return summary;
    return summary + QLatin1Char(' ') +
           (fastest->isAlone
                ? fill(tr("The fastest is “{launch}”, {ratio:.2f} times as fast as the slowest."),
                       {{"launch", headings(launches)[static_cast<qsizetype>(fastest->launch)]},
                        {"ratio", fastest->ratio}})
                : tr("Their times are indistinguishable."));
}

void CompareView::refresh() {
    const Compared compared(session_);
    const std::vector<core::ComparedLaunch>& launches = compared.launches();
    std::vector<core::ComparisonRow> shown = rowsOf(compared);
    summary_->setText(summaryOf(launches, shown));
    const bool any =
        std::any_of(shown.begin(), shown.end(), [](const core::ComparisonRow& row) { return row.differs; });
    onlyDifferences_->setVisible(any); // without differences, all rows are visible
    if (any && onlyDifferences_->isChecked())
        std::erase_if(shown, [](const core::ComparisonRow& row) { return !row.differs; });
    table_->setVisible(!launches.empty());
    table_->showRows(launches.empty() ? QStringList() : headings(launches), shown);
    refreshButtons();
}

void CompareView::refreshButtons() {
    const bool any = !session_.pinned().empty();
    onlyDifferences_->setMinimumHeight(pin_->sizeHint().height()); // centred beside the buttons
    const bool hasRoom = session_.pinned().size() < maxPinnedLaunches;
    for (QPushButton* each : {pin_, onDevices_}) {
        each->setEnabled(hasRoom);
        each->setToolTip(hasRoom && each == pin_ ? withShortcut(each->accessibleName(), pinKeys)
                         : hasRoom               ? each->accessibleName()
                                   : tr("Six launches are compared, which is the most; remove one first."));
    }
    onDevices_->setEnabled(hasRoom && session_.state().device != nullptr);
    for (QPushButton* each : {swap_, remove_, clear_})
        each->setVisible(any);
    if (!any)
        return;
    const std::size_t number = chosenPin() + 1;
    swap_->setAccessibleName(fill(tr("Swap launch {number} and the current one"), {{"number", number}}));
    remove_->setText(session_.pinned().size() == 1 ? tr("Remove")
                                                   : fill(tr("Remove {number}"), {{"number", number}}));
    swap_->setText(session_.pinned().size() == 1 ? tr("Swap")
                                                 : fill(tr("Swap {number}"), {{"number", number}}));
    remove_->setAccessibleName(fill(tr("Remove launch {number} from the comparison"), {{"number", number}}));
    for (QPushButton* each : {swap_, remove_})
        each->setToolTip(each->accessibleName() + QLatin1Char('\n') +
                         tr("Select a cell of a column to choose another launch."));
    clear_->setToolTip(clear_->accessibleName());
}

void CompareView::pickDevices() {
    DevicePicker picker(devices_.directory(), session_.state().deviceKey,
                        maxPinnedLaunches - session_.pinned().size(), this);
    if (picker.exec() == QDialog::Accepted)
        addDevices(picker.keys());
}

void CompareView::addDevices(const QStringList& keys) {
    const LaunchSession::ChangeBatch batch(session_);
    for (const QString& key : keys) {
        const DeviceEntry* entry = devices_.directory().find(key);
        if (entry == nullptr)
            continue;
        LaunchState launch = session_.state();
        launch.deviceKey = key;
        launch.device = entry->device;
        for (const auto& kernel : entry->kernels)
            if (kernel->id == launch.kernel->id)
                launch.kernel = kernel;
        session_.pin(launch);
    }
}

void CompareView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void CompareView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (table_ == nullptr)
        return;
    if (event->type() == QEvent::LanguageChange)
        setTexts();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace trichevron::gui
