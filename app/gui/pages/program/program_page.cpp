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
#include "app/gui/pages/program/program_page_state.h"
#include "app/gui/pages/program/program_rows.h"
#include "app/gui/pages/program/program_table.h"
#include "app/gui/pages/program/program_tabs.h"
#include "app/gui/pages/program/program_timeline.h"
#include "app/gui/pages/program/report_button.h"
#include "app/gui/pages/unread_file_row.h"
#include "app/gui/reading/reading_bar.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/program/program_words.h"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QSplitter>
#include <QStackedWidget>
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

} // namespace

ProgramPage::ProgramPage(const PageContext& context, QWidget* parent)
    : Page(parent), context_(context),
      opening_([this] { return catalogue(); }, [this]() -> RecentFiles& { return context_.files().recent(); },
               this),
      capture_(*this, [this] { return catalogue(); }) {
    setAcceptDrops(true);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    bar_ = buildBar();
    rows->addWidget(bar_);
    rows->addWidget(&capture_.panel());
    stack_ = new QStackedWidget;
    stack_->addWidget(new ProgramBeginning);
    stack_->addWidget(buildContent());
    rows->addWidget(stack_, 1);
    connectOpening();
    connectCapture();
    retranslate(this, [this] {
        table_->updateTexts(analysis_, group_->grouping());
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
    readingBar_ = new ReadingBar(opening_.reading(), QStringLiteral("program"));
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
    connect(unread_, &UnreadFileRow::openRequested, &opening_, &ProgramOpening::openUnread);
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

QList<QWidget*> ProgramPage::parts() {
    return {bar_,   &capture_.panel(), stack_->widget(0), numbers_, tabs_,
            table_, timeline_,         details_,          devices_, comparison_};
}

void ProgramPage::connectOpening() {
    connect(&opening_, &ProgramOpening::began, this, [this] {
        capture_.leave();
        isPart_ = false;
        showProblem();
    });
    connect(&opening_, &ProgramOpening::read, this, &ProgramPage::showRead);
    connect(&opening_, &ProgramOpening::failed, this, [this](const LaterText& problem) {
        if (std::exchange(isPart_, false)) // its first launches are shown
            shownProblem_ = problem;
        problem_->showLasting(problem);
    });
    connect(&opening_, &ProgramOpening::ended, this, &ProgramPage::onReadingEnded);
    connect(&opening_, &ProgramOpening::comparisonBegan, this, [this] {
        showProblem();
        tabs_->setCurrentIndex(ProgramTabs::Comparison);
    });
    connect(&opening_, &ProgramOpening::otherRead, this, [this] {
        Q_EMIT edited();
        comparison_->setPrograms(program_ ? program_->analysis : nullptr, opening_.other()->analysis);
    });
    connect(&opening_, &ProgramOpening::otherFailed, comparison_, &ProgramComparisonView::showProblem);
    connect(&opening_, &ProgramOpening::unreadChanged, this, &ProgramPage::showUnread);
}

void ProgramPage::connectCapture() {
    connect(&capture_, &ProgramCapture::started, this, [this] {
        opening_.leave();
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
    tabs_ = new ProgramTabs;
    rows->addWidget(tabs_);
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
    comparison_ = new ProgramComparisonView(opening_.otherReading());
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

void ProgramPage::showRead(const std::shared_ptr<const ReadProgram>& program, bool isPart,
                           const QString& path) {
    const bool isMore = std::exchange(isPart_, isPart);
    program_ = program;
    path_ = path;
    if (!isPart || (!isMore && !capture_.isShown())) { // a capture has its file at the end
        context_.files().recent().add(path_);
        Q_EMIT edited();
    }
    opening_.dropComparisonWith(path_); // nothing changes from a program to itself
    capture_.panel().setShownFile(path_);
    leaveOutSilenced();
    details_->setProgram(program_);
    details_->setFindings(analysis_, silenced_);
    devices_->setProgram(program_);
    comparison_->setPrograms(program_->analysis, opening_.other() ? opening_.other()->analysis : nullptr);
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
    readingBar_->setSource(file, notes.join(QLatin1Char('\n')));
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

core::Json ProgramPage::state() const {
    ProgramPageState state;
    // What is being read counts already, so that a copy of the session has it.
    state.file = opening_.pendingFile();
    if (state.file.isEmpty())
        state.file = path_;
    state.comparedWith = opening_.comparedWith();
    state.view = tabs_->currentIndex();
    state.group = group_->currentIndex();
    state.filter = filter_->text();
    state.silenced = silenced_;
    return state.toJson();
}

void ProgramPage::setState(const core::Json& json) {
    const ProgramPageState state = ProgramPageState::from(json);
    if (state.group)
        group_->setCurrentIndex(std::clamp(*state.group, 0, group_->count() - 1));
    if (state.filter)
        filter_->setText(*state.filter);
    silenced_ = state.silenced;
    opening_.takeNamed(state.file, state.comparedWith);
    if (state.view)
        tabs_->setCurrentIndex(std::clamp(*state.view, 0, tabs_->count() - 1));
}

void ProgramPage::showUnread() {
    if (const auto unread = opening_.unread())
        unread_->showFile(unread->path, unread->why);
    else
        unread_->clear();
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
