// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_page.h"

#include "app/gui/accessibility/clear_button.h"
#include "app/gui/files/file_questions.h"
#include "app/gui/files/session_file_controller.h"
#include "app/gui/layout/flow_layout.h"
#include "app/gui/layout/least_stack.h"
#include "app/gui/layout/vertical_scroll_area.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/pages/problem_line.h"
#include "app/gui/pages/program/capture_panel.h"
#include "app/gui/pages/program/program_beginning.h"
#include "app/gui/pages/program/program_comparison_view.h"
#include "app/gui/pages/program/program_details.h"
#include "app/gui/pages/program/program_devices.h"
#include "app/gui/pages/program/program_explore.h"
#include "app/gui/pages/program/program_grouping.h"
#include "app/gui/pages/program/program_numbers.h"
#include "app/gui/pages/program/program_rows.h"
#include "app/gui/pages/program/program_table.h"
#include "app/gui/pages/program/program_timeline.h"
#include "app/gui/pages/program/report_button.h"
#include "app/gui/pages/unread_file_row.h"
#include "app/gui/reading/reading_bar.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/text/tool_tip.h"
#include "app/gui/theme/theme.h"
#include "core/program/program_words.h"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

/// In pixels for the default font.
constexpr int roomForDetails = 1100; ///< with less, the details are below the table, before the timeline
constexpr int detailsHeight = 190;   ///< below the table
constexpr int leastPageWidth = 300;
constexpr int toolGap = 9;

// How the table and the details share what a window is wider.
constexpr int shareOfTable = 3;
constexpr int shareOfDetails = 1;

constexpr int comparisonTab = 2;

} // namespace

ProgramPage::ProgramPage(const PageContext& context, QWidget* parent)
    : Page(parent), context_(context), reading_(this), otherReading_(this),
      capture_(*this, [this] { return catalogue(); }) {
    setAcceptDrops(true);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(buildBar());
    rows->addWidget(&capture_.panel());
    stack_ = new QStackedWidget;
    stack_->addWidget(new ProgramBeginning);
    stack_->addWidget(buildContent());
    rows->addWidget(stack_, 1);
    connect(&reading_, &ProgramReading::partRead, this,
            [this](const auto& program) { showRead(program, true, readingPath_); });
    connect(&reading_, &ProgramReading::finished, this,
            [this](const auto& program) { showRead(program, false, readingPath_); });
    connect(&reading_, &ProgramReading::failed, this, [this](const LaterText& problem) {
        if (std::exchange(isPart_, false)) // its first launches are shown
            shownProblem_ = problem;
        problem_->showLasting(problem);
    });
    connect(&reading_, &ProgramReading::ended, this, &ProgramPage::onReadingEnded);
    connect(&otherReading_, &ProgramReading::finished, this,
            [this](const std::shared_ptr<const ReadProgram>& other) {
                other_ = other;
                context_.files().recent().add(otherPath_);
                Q_EMIT edited();
                comparison_->setPrograms(program_ ? program_->analysis : nullptr, other_->analysis);
            });
    connect(&otherReading_, &ProgramReading::failed, comparison_, &ProgramComparisonView::showProblem);
    connectCapture();
    retranslate(this, [this] {
        table_->updateProgram(analysis_, group_->grouping());
        showTexts();
    });
}

QWidget* ProgramPage::buildBar() {
    auto* bar = new QWidget;
    bar->setObjectName(QStringLiteral("panel"));
    auto* rows = new QVBoxLayout(bar);
    rows->setContentsMargins(12, 7, 12, 7);
    rows->setSpacing(4);
    auto* tools = new QWidget;
    auto* row = new FlowLayout(toolGap);
    tools->setLayout(row);
    auto* buttons = new ProgramButtons;
    connect(buttons, &ProgramButtons::openRequested, this, &ProgramPage::openFileDialog);
    connect(buttons, &ProgramButtons::captureRequested, &capture_, &ProgramCapture::ask);
    connect(&capture_, &ProgramCapture::activeChanged, buttons,
            [this, buttons] { buttons->setMayCapture(!capture_.isActive()); });
    row->addWidget(buttons);
    readingBar_ = new ReadingBar(reading_, QStringLiteral("program"));
    group_ = new ProgramGroupingBox;
    filter_ = new QLineEdit;
    filter_->setObjectName(QStringLiteral("programFilter"));
    filter_->setMaximumWidth(scaledPixels(200));
    addClearButton(*filter_);
    row->addStretching(readingBar_);
    report_ = new ReportButton(context_.app.messages);
    row->addWidget(report_);
    row->addWidget(group_);
    row->addWidget(filter_);
    rows->addWidget(tools);
    stillReading_ = new QLabel;
    stillReading_->setObjectName(QStringLiteral("programStillReading"));
    stillReading_->setWordWrap(true);
    stillReading_->setFont(textFont(1, QFont::DemiBold));
    stillReading_->hide();
    rows->addWidget(stillReading_);
    problem_ = new ProblemLine(*this);
    problem_->setObjectName(QStringLiteral("programProblem"));
    rows->addWidget(problem_);
    unread_ = new UnreadFileRow(QStringLiteral("program"));
    rows->addWidget(unread_);
    connect(unread_, &UnreadFileRow::openRequested, this, &ProgramPage::openUnread);
    connect(group_, &QComboBox::currentIndexChanged, this,
            [this] { table_->setProgram(analysis_, group_->grouping()); });
    connect(filter_, &QLineEdit::textChanged, this, [this](const QString& words) {
        table_->setFilter(words);
        comparison_->setFilter(words);
        showKept();
    });
    connect(group_, &QComboBox::currentIndexChanged, this, &Page::edited);
    connect(filter_, &QLineEdit::textChanged, this, &Page::edited);
    retranslate(bar, [this] {
        filter_->setPlaceholderText(tr("Filter kernels"));
        filter_->setAccessibleName(tr("Filter kernels"));
        filter_->setAccessibleDescription(
            tr("The table lists the kernels with these letters in their name, or the "
               "groups with a launch of one. Over time, the launches of others "
               "are thin and grey."));
    });
    return bar;
}

void ProgramPage::connectCapture() {
    connect(&capture_, &ProgramCapture::started, this, [this] {
        named_ = {};
        showUnread();
        reading_.cancel();
        showProblem();
        isPart_ = false;
    });
    connect(&capture_, &ProgramCapture::read, this,
            [this](const auto& program, bool isPart) { showRead(program, isPart, capture_.file()); });
    connect(&capture_, &ProgramCapture::failed, this, [this] { isPart_ = false; });
    connect(&capture_, &ProgramCapture::openRequested, this, &ProgramPage::openFile);
    connect(&capture_, &ProgramCapture::pageRequested, this, &ProgramPage::requested);
}

QWidget* ProgramPage::buildContent() {
    auto* content = new QWidget;
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    numbers_ = new ProgramNumbers;
    rows->addWidget(numbers_);
    rows->addWidget(buildTabs());
    table_ = new ProgramTable;
    timeline_ = new ProgramTimeline;
    auto* left = new QSplitter(Qt::Vertical);
    left->addWidget(table_);
    left->addWidget(timeline_);
    left->setStretchFactor(0, 1);
    left->setChildrenCollapsible(false);
    left->setContentsMargins(programMargin, 0, 0, 0);
    details_ = new ProgramDetails;
    details_->setMinimumHeight(scaledPixels(detailsHeight));
    content_ = new QSplitter;
    content_->setObjectName(QStringLiteral("programContent"));
    content_->addWidget(left);
    content_->addWidget(details_);
    content_->setStretchFactor(0, shareOfTable);
    content_->setStretchFactor(1, shareOfDetails);
    content_->setChildrenCollapsible(false);
    connect(content_, &QSplitter::splitterMoved, this, [this] { isDivided_ = true; });
    devices_ = new ProgramDevices;
    comparison_ = new ProgramComparisonView(otherReading_);
    views_ = new LeastStack;
    for (QWidget* view : {static_cast<QWidget*>(content_), static_cast<QWidget*>(devices_),
                          static_cast<QWidget*>(comparison_)})
        views_->addWidget(view);
    rows->addWidget(views_, 1);
    connect(tabs_, &QTabBar::currentChanged, views_, &QStackedWidget::setCurrentIndex);
    connect(comparison_, &ProgramComparisonView::otherRequested, this, [this] {
        const QString path = askWhatToOpen(this, tr("Compare with a trace"));
        if (!path.isEmpty())
            compareWith(path);
    });
    connect(table_, &ProgramTable::rowChanged, this, &ProgramPage::onRowChanged);
    connect(table_, &QTableView::activated, this, [this] {
        if (const auto configuration = details_->configuration())
            sendToExplore(*configuration);
    });
    connect(timeline_, &ProgramTimeline::configurationSelected, table_, &ProgramTable::select);
    connect(details_, &ProgramDetails::wholeProgramRequested, table_, &ProgramTable::clearSelectedRow);
    connect(details_, &ProgramDetails::silenceChosen, this, &ProgramPage::onSilenceChosen);
    connect(details_, &ProgramDetails::exploreRequested, this, &ProgramPage::sendToExplore);
    auto* area = new VerticalScrollArea(leastPageWidth);
    area->setObjectName(QStringLiteral("programScroll"));
    area->setWidget(content);
    retranslate(area, [this, area] {
        area->setAccessibleName(tr("Program"));
        timeline_->setAccessibleName(tr("Launches over time, by stream"));
    });
    return area;
}

QWidget* ProgramPage::buildTabs() {
    tabs_ = new QTabBar;
    tabs_->setObjectName(QStringLiteral("programViews"));
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    for (int i = 0; i < 3; ++i)
        tabs_->addTab(QString());
    retranslate(tabs_, [this] {
        tabs_->setAccessibleName(tr("Views of the program"));
        tabs_->setTabText(0, tr("Launches"));
        tabs_->setTabText(1, tr("All devices"));
        tabs_->setTabText(2, tr("Comparison"));
        // Qt names these buttons only once.
        if (auto* left = tabs_->findChild<QToolButton*>(QStringLiteral("ScrollLeftButton")))
            left->setAccessibleName(QTabBar::tr("Scroll Left"));
        if (auto* right = tabs_->findChild<QToolButton*>(QStringLiteral("ScrollRightButton")))
            right->setAccessibleName(QTabBar::tr("Scroll Right"));
    });
    return tabs_;
}

std::vector<core::DeviceProperties> ProgramPage::catalogue() const {
    std::vector<core::DeviceProperties> devices;
    for (const DeviceEntry* entry : context_.app.devices.directory().entries())
        if (entry->device &&
            std::none_of(devices.begin(), devices.end(), [&](const core::DeviceProperties& device) {
                return device.name == entry->device->name;
            }))
            devices.push_back(*entry->device);
    return devices;
}

void ProgramPage::openFileDialog() {
    const QString path = askWhatToOpen(this, tr("Open a trace"));
    if (!path.isEmpty())
        openFile(path);
}

void ProgramPage::openFile(const QString& path) {
    named_ = {};
    showUnread();
    read(path);
}

void ProgramPage::read(const QString& path) {
    reading_.cancel();
    capture_.leave();
    isPart_ = false;
    readingPath_ = QFileInfo(path).absoluteFilePath();
    showProblem();
    reading_.read(readingPath_, catalogue());
}

void ProgramPage::compareWith(const QString& path) {
    named_.other.clear();
    showUnread();
    otherPath_ = QFileInfo(path).absoluteFilePath();
    showProblem();
    tabs_->setCurrentIndex(comparisonTab);
    otherReading_.read(otherPath_, catalogue());
}

void ProgramPage::showRead(const std::shared_ptr<const ReadProgram>& program, bool isPart,
                           const QString& path) {
    const bool isMore = std::exchange(isPart_, isPart);
    program_ = program;
    path_ = path;
    if (!isPart || (!isMore && !capture_.isShown())) { // a capture has its file at the end
        context_.files().recent().add(path_);
        Q_EMIT edited();
    }
    if (path_ == otherPath_) { // nothing changes from a program to itself
        otherReading_.cancel();
        other_.reset();
        otherPath_.clear();
    }
    capture_.panel().setShownFile(path_);
    leaveOutSilenced();
    details_->setProgram(program_);
    details_->setFindings(analysis_, silenced_);
    devices_->setProgram(program_);
    comparison_->setPrograms(program_->analysis, other_ ? other_->analysis : nullptr);
    group_->setProgram(*analysis_->program, isPart);
    if (isMore) {
        timeline_->updateProgram(analysis_);
        table_->updateProgram(analysis_, group_->grouping());
    } else {
        timeline_->setProgram(analysis_);
        table_->setProgram(analysis_, group_->grouping());
    }
    if (!isMore || !isPart)
        divide();
    showKept();
    timeline_->setVisible(!analysis_->program->leavesOut(core::TraceGap::StartTimes));
    report_->setProgram(analysis_);
    shownProblem_ = problemSentence(*analysis_->program);
    showProblem();
    stack_->setCurrentIndex(1);
    showTexts();
}

void ProgramPage::onReadingEnded() {
    if (std::exchange(isPart_, false)) {
        shownProblem_ = [count = analysis_->program->launches.size()] {
            return fill(tr("The reading was cancelled: these are the first {launches, plural, one {# launch} "
                           "other {# launches}}."),
                        {{"launches", count}});
        };
        showProblem();
    }
    showTexts();
}

void ProgramPage::showProblem() {
    if (shownProblem_.isEmpty())
        problem_->end();
    else
        problem_->showLasting(shownProblem_);
}

void ProgramPage::showTexts() {
    for (QWidget* tool : {static_cast<QWidget*>(group_), static_cast<QWidget*>(filter_)})
        tool->setVisible(analysis_ != nullptr);
    if (!analysis_)
        return;
    const core::Program& program = *analysis_->program;
    const QString file = QFileInfo(text(program.source)).fileName();
    QStringList notes;
    for (const std::string& note : core::notesOf(program))
        notes << text(note);
    notes.prepend(file);
    readingBar_->setSource(file, toolTipText(notes.join(QLatin1Char('\n'))));
    stillReading_->setVisible(isPart_ && !capture_.isShown());
    stillReading_->setText(fill(tr("Still reading {file}. So far: {launches, plural, one {# launch} other {# "
                                   "launches}}."),
                                {{"file", file}, {"launches", program.launches.size()}}));
    numbers_->show(*analysis_);
}

void ProgramPage::leaveOutSilenced() {
    auto rest = std::make_shared<core::ProgramAnalysis>(*program_->analysis);
    std::erase_if(rest->findings,
                  [this](const core::ProgramFinding& finding) { return silenced_.contains(finding.kind); });
    analysis_ = std::move(rest);
}

void ProgramPage::onSilenceChosen(const QString& kind, bool silence) {
    if (silence)
        silenced_.insert(kind.toStdString());
    else
        silenced_.erase(kind.toStdString());
    leaveOutSilenced();
    report_->setProgram(analysis_);
    table_->setFindings(analysis_);
    details_->setFindings(analysis_, silenced_);
    numbers_->show(*analysis_);
    Q_EMIT edited();
}

void ProgramPage::onRowChanged() {
    showProblem(); // not that of a file that was not opened; the user goes on with this one
    timeline_->setSelected(table_->group());
    details_->setConfiguration(table_->configuration());
}

void ProgramPage::showKept() {
    if (analysis_)
        timeline_->setKept(table_->keptLaunches());
}

void ProgramPage::sendToExplore(std::uint32_t configuration) {
    openInExplore(context_.app, *analysis_, configuration);
    Q_EMIT pageRequested(window_page::explore);
}

void ProgramPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    const Qt::Orientation orientation =
        width() < scaledPixels(roomForDetails) ? Qt::Vertical : Qt::Horizontal;
    isDivided_ = isDivided_ && orientation == content_->orientation();
    content_->setOrientation(orientation);
    // Where the details are below the table, a low window has no room for the timeline between them.
    auto* place = orientation == Qt::Vertical ? content_ : static_cast<QSplitter*>(content_->widget(0));
    if (timeline_->parentWidget() != place)
        place->addWidget(timeline_);
    divide();
}

void ProgramPage::divide() {
    if (isDivided_)
        return; // as the user did
    const int room = width() - content_->handleWidth();
    const int details = details_->widthBeside(*table_, room - programMargin);
    if (content_->orientation() == Qt::Vertical)
        content_->setSizes({3 * height() / 5, 2 * height() / 5}); // the table first
    else
        content_->setSizes({room - details, details});
}

void ProgramPage::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().front().isLocalFile())
        event->acceptProposedAction();
}

void ProgramPage::dropEvent(QDropEvent* event) {
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().front().isLocalFile())
        openFile(event->mimeData()->urls().front().toLocalFile());
}

} // namespace trichevron::gui
