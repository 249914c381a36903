// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_details.h"

#include "app/gui/editors/code_label.h"
#include "app/gui/export/export_menu.h"
#include "app/gui/layout/row_cell.h"
#include "app/gui/layout/row_table.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/text/whole_numbers.h"
#include "app/gui/theme/theme.h"
#include "core/messages/occupancy_words.h"
#include "core/messages/percent_text.h"
#include "core/messages/rule_messages.h"
#include "core/program/program_json.h"
#include "core/program/program_words.h"
#include "core/text/number_text.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr int refusedRole = Qt::UserRole;
constexpr int detailsRowGap = 10;     ///< pixels for the default font
constexpr int mostDevicesShown = 100; ///< the panel scrolls, not the table in it
constexpr int leastDetailsWidth = 280;
constexpr int mostDetailsWidth = 500;
constexpr int detailsPercent = 18;            ///< of the width of the page, between these
constexpr int widePage = 2000;                ///< which has room for more than the columns of the table
constexpr int mostDetailsWidthThere = 760;    ///< longer lines are hard to read
constexpr qsizetype longestKernelShown = 160; ///< the tool tip has the whole

QLabel* detailsHeading() {
    auto* label = new QLabel;
    label->setProperty("role", "heading");
    return label;
}

QLabel* detailsParagraph() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // The longest word, such as a kernel's name, must not widen the panel.
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    return label;
}

} // namespace

ProgramDetails::ProgramDetails(QWidget* parent)
    : VerticalScrollArea(leastDetailsWidth, parent), name_(new CodeLabel), launch_(detailsParagraph()),
      findings_(new ProgramFindings), devicesHeading_(detailsHeading()), devices_(new QTableWidget(0, 3)),
      whole_(new QPushButton), explore_(new QPushButton), copy_(new QPushButton) {
    setObjectName(QStringLiteral("programDetails"));
    name_->setObjectName(QStringLiteral("programSelected"));
    name_->setWordWrap(true);
    launch_->setObjectName(QStringLiteral("programSelectedLaunch"));
    explore_->setObjectName(QStringLiteral("programExplore"));
    explore_->setProperty("role", "primary");
    whole_->setObjectName(QStringLiteral("programWhole"));
    whole_->setProperty("role", "link");
    copy_->setObjectName(QStringLiteral("programCopyJson"));
    devices_->setObjectName(QStringLiteral("programDevices"));
    devices_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    devices_->setSelectionBehavior(QAbstractItemView::SelectRows);
    devices_->setShowGrid(false);
    devices_->setItemDelegate(new RowCell(devices_));
    devices_->setTabKeyNavigation(false);
    devices_->setFont(textFont(0.92));
    devices_->verticalHeader()->hide();
    devices_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    devices_->horizontalHeader()->setHighlightSections(false);
    devices_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    devices_->installEventFilter(this);
    ExportMenu::attach(*devices_, [] { return tr("Program on devices"); });
    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("panel"));
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(14, 12, 14, 12);
    rows->addWidget(name_);
    rows->addWidget(launch_);
    rows->addWidget(whole_, 0, Qt::AlignLeft);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(explore_);
    buttons->addWidget(copy_);
    buttons->addStretch(1);
    rows->addLayout(buttons);
    rows->addSpacing(8);
    rows->addWidget(findings_);
    rows->addSpacing(8);
    rows->addWidget(devicesHeading_);
    // Once the table shows all of its rows, what is left stays below it, and does not pull the parts apart.
    constexpr int ofTable = 1000;
    rows->addWidget(devices_, ofTable);
    rows->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    connect(explore_, &QPushButton::clicked, this, [this] {
        if (configuration_)
            Q_EMIT exploreRequested(*configuration_);
    });
    connect(whole_, &QPushButton::clicked, this, &ProgramDetails::wholeProgramRequested);
    connect(findings_, &ProgramFindings::silenceChosen, this, &ProgramDetails::silenceChosen);
    connect(findings_, &ProgramFindings::moreRequested, this,
            [this] { findings_->show(*analysis_, configuration_, silenced_); });
    connect(copy_, &QPushButton::clicked, this, &ProgramDetails::copyJson);
    retranslate(this, [this] {
        explore_->setText(tr("Open in Explore"));
        whole_->setText(tr("Show the whole program"));
        copy_->setText(tr("Copy as JSON"));
        devices_->setAccessibleName(tr("What other devices do with it"));
        devices_->setHorizontalHeaderLabels({tr("device"), tr("occupancy"), tr("verdict")});
        refresh();
    });
}

void ProgramDetails::setProgram(std::shared_ptr<const ReadProgram> program) {
    program_ = std::move(program);
    analysis_ = program_->analysis;
    configuration_.reset();
    refresh();
}

void ProgramDetails::setFindings(std::shared_ptr<const core::ProgramAnalysis> analysis,
                                 const SilencedFindings& silenced) {
    analysis_ = std::move(analysis);
    silenced_ = silenced;
    const int place = verticalScrollBar()->value();
    findings_->show(*analysis_, configuration_, silenced_);
    // The rows are new, and the focus went past them: the list keeps its place once it has its height.
    QMetaObject::invokeMethod(
        this, [this, place] { verticalScrollBar()->setValue(place); }, Qt::QueuedConnection);
}

void ProgramDetails::setConfiguration(std::optional<std::uint32_t> configuration) {
    if (configuration_ == configuration)
        return;
    configuration_ = configuration;
    refresh();
    verticalScrollBar()->setValue(0); // which kernel it is stands there
}

void ProgramDetails::refresh() {
    explore_->setVisible(configuration_.has_value());
    whole_->setVisible(configuration_.has_value());
    if (!analysis_)
        return;
    const core::Program& program = *analysis_->program;
    if (!configuration_) {
        name_->setCode(tr("The whole program"));
        name_->setToolTip({});
        launch_->setText(tr("Select a kernel in the table, or a launch below it."));
    } else {
        const core::ProgramConfiguration& c = program.configurations[*configuration_];
        const core::ConfigurationSummary& summary = analysis_->configurations[*configuration_];
        const QString kernel = text(program.kernels[c.kernel]);
        name_->setCode(kernel.size() <= longestKernelShown
                           ? kernel
                           : kernel.left(longestKernelShown) + QStringLiteral("…"));
        name_->setToolTip(kernel.size() <= longestKernelShown ? QString() : kernel);
        QStringList lines{fill(tr("{count, plural, one {# launch} other {# launches}}, {time}"),
                               {{"count", summary.count}, {"time", core::durationText(summary.totalNs)}}),
                          fill(tr("grid {grid} of blocks {block}"),
                               {{"grid", core::gridText(c)}, {"block", core::blockText(c)}})};
        if (summary.refusedCount > 0)
            lines.insert(1,
                         fill(tr("{count, plural, one {# launch} other {# launches}} refused by the driver"),
                              {{"count", summary.refusedCount}}));
        const QString notInTrace = tr("not in this trace");
        const auto known = [&](const std::string& words) {
            return words.empty() || words == "–" ? notInTrace : text(words);
        };
        // A launch without clusters has an empty one in a trace that has them.
        const bool hasNoCluster = c.clusterDim ? core::volume(*c.clusterDim) == 0
                                               : !program.leavesOut(core::TraceGap::Clusters) &&
                                                     program.unreadableValues.count == 0;
        lines << fill(tr("cluster: {cluster}"),
                      {{"cluster", hasNoCluster ? tr("none") : known(core::clusterText(c))}})
              << fill(tr("registers: {registers}"),
                      {{"registers", c.numRegs ? QString::number(*c.numRegs) : notInTrace}});
        if (c.undividedSmemBytes)
            lines << fill(tr("static and dynamic shared memory: {bytes}"),
                          {{"bytes", core::smemText(c.undividedSmemBytes)}});
        else
            lines << fill(tr("static shared memory: {bytes}"),
                          {{"bytes", known(core::smemText(c.sharedSizeBytes))}})
                  << fill(tr("dynamic shared memory: {bytes}"),
                          {{"bytes", known(core::smemText(c.dynamicSmemBytes))}});
        if (summary.verdict && summary.verdict->accepted && summary.verdict->occupancy)
            lines << fill(tr("{blocks, plural, one {# block} other {# blocks}} per SM, {occupancy}; limited "
                             "by {limiters}"),
                          {{"blocks", summary.verdict->occupancy->maxActiveBlocksPerMultiprocessor},
                           {"occupancy", core::occupancyText(summary)},
                           {"limiters", core::limitersOf(*summary.verdict->occupancy)}});
        if (c.claim)
            lines << fill(tr("the trace says {percent}"),
                          {{"percent", core::occupancyPercentText(c.claim->occupancy)}});
        launch_->setText(lines.join(QLatin1Char('\n')));
    }
    findings_->show(*analysis_, configuration_, silenced_);
    showDevices();
}

void ProgramDetails::showDevices() {
    devicesHeading_->setText(configuration_ ? tr("Elsewhere") : tr("The whole program elsewhere"));
    QHeaderView& header = *devices_->horizontalHeader();
    header.setSectionResizeMode(1, QHeaderView::Fixed); // else it is fitted after each item
    devices_->setRowCount(static_cast<int>(program_->catalogue.size()));
    for (int row = 0; row < devices_->rowCount(); ++row) {
        const core::DeviceProperties& device = program_->catalogue[static_cast<std::size_t>(row)];
        QString occupancy = QStringLiteral("–");
        QString verdict;
        bool isRefused = false;
        if (configuration_) {
            const core::ConfigurationVerdict answer = judgeOn(device, *analysis_, *configuration_);
            isRefused = !answer.accepted;
            if (answer.accepted && answer.occupancy)
                occupancy = withWholeNumbers(text(core::occupancyPercentText(answer.occupancy->fraction())));
            verdict = isRefused
                          ? fill(tr("refused: {reason}"), {{"reason", core::figureText(*answer.violation)}})
                      : answer.possibleViolation ? text(core::possiblyRefusedText(*answer.possibleViolation))
                                                 : tr("runs");
        } else {
            const core::DeviceAnswer& answer = program_->answers[static_cast<std::size_t>(row)];
            isRefused = answer.refusedLaunches > 0;
            occupancy = withWholeNumbers(text(core::occupancyText(answer)));
            verdict = isRefused || answer.uncertainLaunches > 0
                          ? fill(tr("{count} refused"), {{"count", core::refusedLaunchesText(answer)}})
                          : tr("runs");
        }
        const QStringList cells{text(device.name), occupancy, verdict};
        for (int column = 0; column < static_cast<int>(cells.size()); ++column) {
            auto* item = new QTableWidgetItem(cells[column]);
            item->setToolTip(cells[column]);
            devices_->setItem(row, column, item);
        }
        devices_->item(row, 2)->setData(refusedRole, isRefused);
    }
    colourDevices();
    fitDevices();
}

void ProgramDetails::colourDevices() {
    for (int row = 0; row < devices_->rowCount(); ++row)
        if (QTableWidgetItem* verdict = devices_->item(row, 2); verdict->data(refusedRole).toBool())
            verdict->setForeground(currentTheme().alarmText);
}

int ProgramDetails::widthBeside(const QTableView& table, int room) const {
    const bool isWide = room >= scaledPixels(widePage);
    const int most = scaledPixels(isWide ? mostDetailsWidthThere : mostDetailsWidth);
    const int usual = std::clamp(room * detailsPercent / 100, scaledPixels(leastDetailsWidth), most);
    const bool hasReasons =
        program_ &&
        std::any_of(program_->answers.begin(), program_->answers.end(), [](const core::DeviceAnswer& answer) {
            return !answer.refused.empty() || !answer.uncertain.empty();
        });
    return hasReasons || isWide ? std::clamp(room - widthOfColumns(table), usual, most) : usual;
}

void ProgramDetails::fitDevices() {
    // The names of the devices are whole, in two lines or more where they need them; the verdict has the
    // rest.
    int headings = 0;
    for (int column = 0; column < devices_->columnCount(); ++column)
        headings += headingWidth(*devices_->horizontalHeader(), column);
    devices_->setMinimumWidth(headings + devices_->width() - devices_->viewport()->width());
    const auto forTwoLines = [&](int column) {
        return std::max(widthInTwoLines(*devices_, column),
                        headingWidth(*devices_->horizontalHeader(), column));
    };
    devices_->setColumnWidth(1, forTwoLines(1));
    const int room = devices_->viewport()->width() - devices_->columnWidth(1);
    const int forNames = forTwoLines(0);
    constexpr int leastForVerdict = 40; // percent, where it needs them
    const int forVerdict = std::max(room * leastForVerdict / 100, room - forNames);
    devices_->resizeColumnToContents(2);
    devices_->setColumnWidth(2, std::max(headingWidth(*devices_->horizontalHeader(), 2),
                                         std::min(devices_->columnWidth(2), forVerdict)));
    fitRows(*devices_, scaledPixels(detailsRowGap));
    fitHeight(*devices_, mostDevicesShown);
}

bool ProgramDetails::eventFilter(QObject* object, QEvent* event) {
    if (object == devices_ && event->type() == QEvent::PaletteChange)
        colourDevices();
    if (object == devices_ && event->type() == QEvent::Resize) // before the table has its new width
        QMetaObject::invokeMethod(this, &ProgramDetails::fitDevices, Qt::QueuedConnection);
    return VerticalScrollArea::eventFilter(object, event);
}

void ProgramDetails::copyJson() const {
    if (!analysis_)
        return;
    core::Json json = core::programJson(*analysis_);
    if (configuration_) {
        // The configurations of the JSON are ranked: the one with this number.
        const std::vector<std::uint32_t> order = core::rankedConfigurations(*analysis_);
        for (std::size_t i = 0; i < order.size(); ++i)
            if (order[i] == *configuration_) {
                core::Json one = json["configurations"][i];
                json = std::move(one);
                break;
            }
    }
    QApplication::clipboard()->setText(text(json.dump(2)));
}

} // namespace trichevron::gui
