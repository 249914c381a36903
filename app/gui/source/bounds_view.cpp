// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/bounds_view.h"

#include "app/gui/export/export_menu.h"
#include "app/gui/layout/flow_layout.h"
#include "app/gui/layout/row_table.h"
#include "app/gui/source/bounds_plot.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/compile/compile_all.h"
#include "core/messages/percent_text.h"
#include "core/process/tool_search.h"
#include "core/text/number_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

namespace bounds_column {
enum Column { Choice, Limit, Registers, Spills, Blocks, OccupancyPercent, Time, count };
}

// In pixels for the default font.
constexpr int leastPlotHeight = 190;
constexpr int mostPlotHeight = 420;
constexpr int leastChoice = 110;

constexpr int boundsButtonGap = 6;
constexpr int mostBoundsRows = 10; ///< without scrolling
/// Walking through kernels or devices compiles only for those where the user stays.
constexpr int startAfterMs = 400;

/// One number of registers is a point, which the table says better.
bool haveCurve(const std::vector<core::BoundsPoint>& points) {
    return std::any_of(points.begin(), points.end(), [&points](const core::BoundsPoint& point) {
        return point.kernel.numRegs != points.front().kernel.numRegs;
    });
}

/// There are register limits, and bounds that the source declares, which nvcc prefers to them.
bool declarationWinsOverLimits(const std::vector<core::BoundsPoint>& points) {
    using Kind = core::BoundsChoice::Kind;
    const auto isAny = [&points](const auto& isMeant) {
        return std::any_of(points.begin(), points.end(), isMeant);
    };
    return isAny([](const core::BoundsPoint& point) { return point.choice.kind == Kind::RegisterLimit; }) &&
           isAny([](const core::BoundsPoint& point) {
               return point.isPresent && point.choice.kind == Kind::LaunchBounds;
           });
}

/// A button that is off says why.
void setObstacle(QPushButton& button, const QString& obstacle) {
    button.setEnabled(obstacle.isEmpty());
    button.setToolTip(obstacle);
    button.setAccessibleDescription(obstacle);
}

} // namespace

BoundsView::BoundsView(const OpenSource& source, const LaunchSession& session, const DeviceSelection& devices,
                       QWidget* parent)
    : QWidget(parent), source_(source), timings_(session, devices), heading_(new QLabel), note_(new QLabel),
      plot_(new BoundsPlot), table_(new QTableWidget(0, bounds_column::count)), copy_(new QPushButton),
      use_(new QPushButton), measure_(new QPushButton) {
    heading_->setProperty("role", "heading");
    note_->setObjectName(QStringLiteral("boundsNote"));
    note_->setProperty("role", "muted");
    note_->setWordWrap(true);
    fitPlot();
    table_->setObjectName(QStringLiteral("boundsTable"));
    setUpRowTable(*table_);
    table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    ExportMenu::attach(*table_, [] { return tr("Launch bounds"); });
    copy_->setObjectName(QStringLiteral("boundsCopy"));
    use_->setObjectName(QStringLiteral("boundsUse"));
    measure_->setObjectName(QStringLiteral("boundsMeasure"));
    auto* buttons = new QWidget;
    auto* flow = new FlowLayout(boundsButtonGap);
    buttons->setLayout(flow);
    for (QPushButton* button : {copy_, use_, measure_})
        flow->addWidget(button);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 6, 0, 0);
    rows->setSpacing(6);
    rows->addWidget(heading_);
    rows->addWidget(note_);
    rows->addWidget(plot_, 1);
    rows->addWidget(table_);
    rows->addWidget(buttons);
    starting_.setSingleShot(true);
    starting_.setInterval(startAfterMs);
    connect(&starting_, &QTimer::timeout, this, &BoundsView::start);
    connect(&computation_, &BoundsComputation::changed, this, &BoundsView::showPoints);
    connect(table_, &QTableWidget::itemSelectionChanged, this, &BoundsView::showChoice);
    connect(plot_, &BoundsPlot::chosen, this, [this](int index) {
        const auto row = std::find_if(rows_.begin(), rows_.end(), [index](const Row& each) {
            return each.point == static_cast<std::size_t>(index);
        });
        if (row != rows_.end())
            table_->selectRow(static_cast<int>(row - rows_.begin()));
    });
    connect(copy_, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(chosenWords_); });
    connect(measure_, &QPushButton::clicked, this, &BoundsView::measure);
    connect(&timings_, &VersionTimings::changed, this, &BoundsView::showPoints);
    onChange(session, SessionChange::Launch | SessionChange::Unreadable, this, &BoundsView::showMeasuring);
    connect(&devices, &DeviceSelection::machinesChanged, this, &BoundsView::showMeasuring);
    connect(use_, &QPushButton::clicked, this, [this] { Q_EMIT boundsChosen(chosenWords_); });
    retranslate(this, [this] {
        heading_->setText(tr("What launch bounds would do"));
        table_->setAccessibleName(tr("Launch bounds and register limits"));
        table_->setHorizontalHeaderLabels({tr("bounds"), tr("limit"), tr("registers"), tr("spilled"),
                                           tr("blocks/SM"), tr("occupancy"), tr("time")});
        showPoints();
    });
}

void BoundsView::setKernel(const Kernel& kernel) {
    const auto compiled =
        kernel.device ? source_.lastGood(core::architectureOf(kernel.device->computeCapability)) : nullptr;
    if (compiled == compiled_ && kernel == kernel_)
        return;
    compiled_ = compiled;
    kernel_ = kernel;
    computation_.cancel();
    timings_.clear();
    if (compiled_ && !kernel_.mangledName.empty()) {
        if (const auto toCompile = request())
            computation_.expect(*toCompile); // the table has its rows at once
        starting_.start();
    } else {
        starting_.stop();
    }
    showPoints();
}

std::optional<core::BoundsRequest> BoundsView::request() const {
    const core::Compiler* compiler = source_.compilation().compiler();
    const bool isThere = compiled_ && std::any_of(compiled_->kernels.begin(), compiled_->kernels.end(),
                                                  [this](const auto& kernel) {
                                                      return kernel.mangledName == kernel_.mangledName;
                                                  });
    if (compiler == nullptr || !isThere)
        return std::nullopt;
    core::BoundsRequest request;
    request.compiler = *compiler;
    request.ptxas = core::findTool("ptxas");
    request.source = source_.source();
    request.settings = source_.settings();
    request.compiled = *compiled_;
    request.mangledName = kernel_.mangledName;
    request.device = *kernel_.device;
    request.threads = static_cast<std::uint32_t>(
        std::clamp<core::Count>(kernel_.threads, 1, kernel_.device->maxThreadsPerBlock));
    request.dynamicSmem = kernel_.dynamicSmem;
    return request;
}

void BoundsView::start() {
    auto toCompile = request();
    if (!toCompile) {
        showPoints(); // nothing is compiled any more
        return;
    }
    shownThreads_ = boundsThreads(*toCompile);
    computation_.start(std::move(*toCompile));
}

void BoundsView::findRows() {
    rows_.clear();
    const std::vector<core::BoundsPoint>& points = computation_.points();
    const bool isToCome = computation_.isRunning() || starting_.isActive();
    if (isToCome)
        for (const core::BoundsChoice& choice : computation_.choices())
            rows_.push_back({choice, std::nullopt});
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto row = std::find_if(rows_.begin(), rows_.end(),
                                      [&](const Row& each) { return each.choice == points[i].choice; });
        if (row == rows_.end())
            rows_.push_back({points[i].choice, i});
        else
            row->point = i;
    }
}

void BoundsView::fillRow(int row) {
    const auto& [choice, index] = rows_[static_cast<std::size_t>(row)];
    const core::BoundsPoint* point = index ? &computation_.points()[*index] : nullptr;
    const bool isPresent = choice == computation_.present();
    const QString hint = point == nullptr ? tr("The kernel is still being compiled with these bounds.")
                                          : describePoint(*point);
    const auto set = [&](bounds_column::Column column, const QString& words) {
        auto* cell = new QTableWidgetItem(words);
        cell->setToolTip(hint);
        if (point == nullptr) {
            cell->setForeground(currentTheme().muted);
            cell->setData(Qt::AccessibleDescriptionRole, hint);
        }
        QFont font; // its size is that of the table
        font.setBold(isPresent);
        cell->setFont(font);
        table_->setItem(row, column, cell);
    };
    set(bounds_column::Choice, isPresent
                                   ? fill(tr("{choice} · as declared"), {{"choice", choiceText(choice)}})
                                   : choiceText(choice));
    set(bounds_column::Limit, QString::number(choice.registerLimit));
    if (point == nullptr) {
        for (const auto column : {bounds_column::Registers, bounds_column::Spills, bounds_column::Blocks,
                                  bounds_column::OccupancyPercent})
            set(column, QStringLiteral("…"));
        set(bounds_column::Time, {});
        return;
    }
    set(bounds_column::Registers, QString::number(point->kernel.numRegs.value_or(0)));
    set(bounds_column::Spills, text(core::bytesText(point->kernel.spillStoreBytes.value_or(core::Bytes{0}))));
    set(bounds_column::Blocks, QString::number(point->residentBlocks));
    set(bounds_column::OccupancyPercent, text(core::occupancyPercentText(point->occupancy)));
    set(bounds_column::Time, timeText(*index));
}

void BoundsView::showPoints() {
    findRows();
    const std::vector<core::BoundsPoint>& points = computation_.points();
    const QString before = chosenWords_;
    {
        const QSignalBlocker quiet(table_);
        table_->setRowCount(static_cast<int>(rows_.size()));
        int chosen = -1;
        for (int row = 0; row < table_->rowCount(); ++row) {
            fillRow(row);
            const core::BoundsChoice& choice = rows_[static_cast<std::size_t>(row)].choice;
            if (choiceText(choice) == before || (choice == computation_.present() && chosen < 0))
                chosen = row;
        }
        if (chosen >= 0)
            table_->selectRow(chosen);
    }
    table_->setVisible(!rows_.empty());
    for (QPushButton* button : {copy_, use_, measure_})
        button->setVisible(!rows_.empty());
    plot_->setVisible(haveCurve(points));
    fitTable();
    plot_->setPoints(points, timings_.times(), shownThreads_);
    note_->setText(noteText());
    showChoice();
    showMeasuring();
}

QString BoundsView::noteText() const {
    if (!compiled_)
        return tr("The source is not compiled for this device.");
    QString words = computation_.isRunning() || starting_.isActive()
                        ? tr("Compiling with each bounds…")
                        : tr("Compiled with each launch bounds and each register limit that matters. Select "
                             "one to copy it.");
    if (declarationWinsOverLimits(computation_.points()))
        words += QLatin1Char(' ') +
                 fill(tr("The rows of {option} are for the source without its launch bounds: beside them, "
                         "nvcc ignores the option."),
                      {{"option", std::string("--maxrregcount")}});
    if (computation_.points().empty() || starting_.isActive() || kernel_.threads == shownThreads_)
        return words;
    if (kernel_.threads <= kernel_.device->maxThreadsPerBlock)
        return words + QLatin1Char(' ') +
               fill(tr("The numbers are for blocks of {counted, plural, one {# thread} other {# threads}}, "
                       "as the kernel declares; those of "
                       "Explore have {threads}."),
                    {{"counted", shownThreads_}, {"threads", core::withSeparators(kernel_.threads)}});
    return words + QLatin1Char(' ') +
           fill(tr("The numbers are for blocks of {counted, plural, one {# thread} other {# threads}}; the "
                   "device refuses blocks of {refused}."),
                {{"counted", shownThreads_}, {"refused", core::withSeparators(kernel_.threads)}});
}

void BoundsView::fitPlot() {
    plot_->setMinimumHeight(scaledPixels(leastPlotHeight));
    plot_->setMaximumHeight(scaledPixels(mostPlotHeight));
}

void BoundsView::fitTable() {
    fitColumns(*table_);
    fitFirstColumn(*table_, scaledPixels(leastChoice));
    stretchLastColumn(*table_);
    table_->resizeRowsToContents();
    fitHeight(*table_, mostBoundsRows);
}

QString BoundsView::timeText(std::size_t point) const {
    const auto& times = timings_.times();
    if (point >= times.size() || !times[point])
        return {};
    return text(core::microsecondsText(times[point]->median));
}

void BoundsView::measure() {
    if (timings_.isRunning()) {
        timings_.cancel();
        return;
    }
    std::vector<VersionTimings::Version> versions;
    for (const core::BoundsPoint& point : computation_.points())
        versions.push_back({point.kernel.mangledName, point.cubin});
    timings_.start(std::move(versions));
}

void BoundsView::showMeasuring() {
    const bool isComplete = !computation_.isRunning() && !computation_.points().empty();
    const QString obstacle = timings_.isRunning() ? QString()
                             : isComplete         ? timings_.obstacle(kernel_.id)
                                          : tr("The kernel is still being compiled with the other bounds.");
    measure_->setText(timings_.isRunning() ? tr("Cancel") : tr("Measure each"));
    setObstacle(*measure_, obstacle);
    if (obstacle.isEmpty())
        measure_->setToolTip(tr("Measures the launch of Explore with each of them, one after the other."));
    if (!timings_.problem().isEmpty())
        note_->setText(timings_.problem());
}

const core::BoundsChoice* BoundsView::chosen() const {
    const int row = table_->currentRow();
    return row < 0 || static_cast<std::size_t>(row) >= rows_.size()
               ? nullptr
               : &rows_[static_cast<std::size_t>(row)].choice;
}

void BoundsView::showChoice() {
    using Kind = core::BoundsChoice::Kind;
    const core::BoundsChoice* choice = chosen();
    chosenWords_ = choice == nullptr ? QString() : choiceText(*choice);
    const QString nothing = choice == nullptr                ? tr("Select a row of the table.")
                            : choice->kind == Kind::NoBounds ? tr("This row has no launch bounds to write.")
                                                             : QString();
    const bool isOption = choice != nullptr && choice->kind == Kind::RegisterLimit;
    copy_->setText(nothing.isEmpty() ? fill(tr("Copy {bounds}"), {{"bounds", chosenWords_}}) : tr("Copy"));
    use_->setText(tr("Put it into the source"));
    setObstacle(*copy_, nothing);
    setObstacle(*use_, isOption
                           ? fill(tr("{option} is an option of the compiler and stands in no source: copy "
                                     "it, and give it to the compiler."),
                                  {{"option", std::string("--maxrregcount")}})
                           : nothing);
}

void BoundsView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange)
        return;
    fitPlot();
    fitTable();
}

void BoundsView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitTable();
}

} // namespace trichevron::gui
