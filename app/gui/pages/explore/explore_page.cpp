// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/explore/explore_page.h"

#include "app/gui/editors/launch_editor.h"
#include "app/gui/export/export_menu.h"
#include "app/gui/help/rules_dialog.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/layout/vertical_scroll_area.h"
#include "app/gui/main_window/top_bar.h"
#include "app/gui/menus/menu_entry.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/plots/sweep_page.h"
#include "app/gui/results/result_opener.h"
#include "app/gui/results/result_pages.h"
#include "app/gui/results/results_panel.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"
#include "app/gui/thread/find_field.h"
#include "app/gui/thread/thread_panel.h"
#include "app/gui/timeline/timeline_view.h"
#include "app/gui/verdict/verdict_headline.h"
#include "app/gui/verdict/verdict_panel.h"
#include "app/gui/verdict/verdict_strip.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <string>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr int layoutVersion = 1;
/// In a window of at least this width, the docks have their full widths.
constexpr int comfortableWidth = 1440;
/// In pixels for the default font; scaledPixels() converts them to the current font.
constexpr int leftWidth = 284;
constexpr int minLeftWidth = 238;
constexpr int rightWidth = 310;
constexpr int minRightWidth = 268;
/// In a window that is much wider, a share of it.
constexpr int mostLeftWidth = 360;
constexpr int leftPercent = 12;
constexpr int mostRightWidth = 440;
constexpr int rightPercent = 16;
constexpr int resultsHeight = 440; ///< with two pixels for each of 132 SMs
constexpr int resultsPercent = 30; ///< of the height of a high window

QLabel* sectionHeading(const LaterText& text) {
    auto* label = new QLabel;
    retranslate(label, [label, text] { label->setText(text.text().toUpper()); });
    label->setProperty("role", "heading");
    label->setFont(textFont(0.85, QFont::DemiBold));
    return label;
}

QScrollArea* scrollArea(const QString& objectName, const LaterText& name, int minWidth, QWidget* parent) {
    auto* area = new VerticalScrollArea(minWidth, parent);
    area->setObjectName(objectName);
    retranslate(area, [area, name] { area->setAccessibleName(name.text()); });
    return area;
}

} // namespace

namespace {

/// The user's own kernel of this launch, or one with the numbers of its demo.
core::OwnKernel ownKernelOf(const LaunchState& launch, const OwnKernels& known) {
    if (const core::OwnKernel* own = known.find(launch.kernel->id); own != nullptr)
        return *own;
    const core::KernelAttributes& attributes = launch.kernel->attributes;
    core::KernelResources numbers;
    numbers.name = numbers.mangledName = attributes.name;
    if (attributes.binaryVersion != 0)
        numbers.architecture = "sm_" + std::to_string(attributes.binaryVersion);
    numbers.numRegs = attributes.numRegs;
    numbers.sharedSizeBytes = attributes.sharedSizeBytes;
    numbers.localSizeBytes = attributes.localSizeBytes;
    numbers.numBlockBarriers = attributes.numBlockBarriers;
    numbers.declared = attributes.declared;
    core::OwnKernel own;
    own.versions.push_back(std::move(numbers));
    return own;
}

} // namespace

ExplorePage::ExplorePage(const PageContext& context, QWidget* parent)
    : Page(parent), session_(context.app.session), devices_(context.app.devices),
      facts_(session_, context.app.jobs),
      topBar_(new TopBar(session_, devices_, context.app.jobs, context.app.messages)),
      hierarchy_(new HierarchyView),
      verdictStrip_(new VerdictStrip(session_, context.app.devices, context.app.jobs)) {
    buildRows();
    buildDocks(context.app);
    retranslate(this, [this] { // before the parts of the page, which show these texts
        retranslateUnknownKernel();
        hierarchy_->setFacts(facts_.now());
        refreshStrips();
        refreshDockActions();
    });
    connectViews();
    onChange(context.app.jobs, jobChangeWithoutResult, this,
             [this] { hierarchy_->setFacts(facts_.now()); }); // whether the launch can be traced
    setHierarchyColours();
    setHelpRule(hierarchy_->canvas(), relatedRule(core::Term::Grid));
    ExportMenu* pictures = ExportMenu::attach(
        *hierarchy_->canvas(), [] { return tr("Picture of the grid"); }, ExportMenu::Picture::Offered);
    pictures->setBeforePicture([this] {
        if (!hierarchy_->canvas()->isAtRest())
            hierarchy_->canvas()->finishMotion();
    });
    pictures->setVectorNote([this] {
        return hierarchy_->canvas()->isDrawnAsVectors()
                   ? QString()
                   : tr("Its boxes have more than 20,000 faces: they are a picture at 4× in it.");
    });
}

// Tab goes through the parts in the order in which they come into the window.
void ExplorePage::buildRows() {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* bar = new QFrame(this);
    bar->setObjectName(QStringLiteral("launchBar"));
    auto* inside = new QVBoxLayout(bar);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(topBar_);
    rows->addWidget(bar);
    folding_ = new FoldingDocks(hierarchy_, this);
    rows->addWidget(folding_, 1);
    rows->addWidget(verdictStrip_);
    verdictStrip_->hide();
}

SilencedAdvice& ExplorePage::silencedAdvice() {
    return verdict_->silencedAdvice();
}

QDockWidget* ExplorePage::makeDock(const QString& objectName, const LaterText& title) {
    auto* dock = new QDockWidget(&folding_->docks());
    retranslate(dock, [dock, title] { dock->setWindowTitle(title.text()); });
    dock->setObjectName(objectName);
    // The content has a heading, so a title bar would repeat it. The View menu shows and hides the dock, and
    // so does its strip.
    dock->setTitleBarWidget(new QWidget(dock));
    return dock;
}

void ExplorePage::buildDocks(AppContext& app) {
    const LaterText launch = [] { return tr("Launch"); };
    const LaterText verdict = [] { return tr("Verdict"); };
    launchDock_ = makeDock(QStringLiteral("launchDock"), launch);
    // Each part is created where it stays: Qt applies the style sheet again to all of a part that gets
    // another parent.
    QScrollArea* launchArea = scrollArea(QStringLiteral("launchScroll"), launch, minLeftWidth, launchDock_);
    launchDock_->setWidget(launchArea);
    editor_ = new LaunchEditor(session_, launchArea->viewport());
    launchArea->setWidget(editor_);
    verdictDock_ = makeDock(QStringLiteral("verdictDock"), verdict);
    verdictArea_ = scrollArea(QStringLiteral("verdictScroll"), verdict, minRightWidth, verdictDock_);
    verdictDock_->setWidget(verdictArea_);
    verdictArea_->setWidget(buildVerdict(app));
    results_ = new ResultsPanel(createResultPages(app), &folding_->docks());
    // The verdict folds first: its strip still says whether the launch is accepted.
    folding_->add(verdictDock_, Qt::RightDockWidgetArea,
                  [this, verdict, &devices = app.devices, &jobs = app.jobs] {
                      return QStringLiteral("%1 · %2").arg(verdict.text(),
                                                           verdictHeadline(session_, devices, jobs).text);
                  });
    folding_->add(results_, Qt::BottomDockWidgetArea, [] { return tr("Results"); });
    folding_->add(launchDock_, Qt::LeftDockWidgetArea, launch);
    connect(results_, &ResultsPanel::requested, this, [this] {
        Q_EMIT requested();
        folding_->reveal(results_);
    });
    connect(verdict_, &VerdictPanel::sweepRequested, this, [this] {
        QWidget* page = results_->showPage(page_id::sweep);
        page->findChild<SweepPage*>()->setColour(SweepColour::LastWave);
    });
    new ResultOpener(*results_, *verdict_, session_, app.jobs); // the panel owns these two
    folding_->setRowsOfView([this](int width) { return hierarchy_->rowsHeight(width); });
    connect(&results_->enlargeAction(), &QAction::toggled, this, [this](bool large) {
        Q_EMIT requested();
        folding_->setEnlarged(results_, large);
    });
}

QList<QAction*> ExplorePage::dockActions() const {
    return {folding_->toggleAction(launchDock_), folding_->toggleAction(verdictDock_),
            folding_->toggleAction(results_)};
}

QWidget* ExplorePage::buildVerdict(AppContext& app) {
    auto* panel = new QWidget(verdictArea_->viewport());
    panel->setObjectName(QStringLiteral("panel"));
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(14, 12, 14, 12);
    layout->setSpacing(8);
    layout->addWidget(sectionHeading([] { return tr("Verdict"); }));
    verdict_ = new VerdictPanel(session_, devices_, app.jobs, panel);
    layout->addWidget(verdict_);
    layout->addSpacing(8);
    layout->addWidget(sectionHeading([] { return tr("Thread"); }));
    thread_ = new ThreadPanel(session_, panel);
    layout->addWidget(thread_);
    layout->addStretch(1);
    return panel;
}

void ExplorePage::connectViews() {
    connect(&thread_->find(), &FindField::found, this, [this] {
        QTimer::singleShot(0, this, &ExplorePage::scrollToFind);
    }); // after its rows are laid out
    onChange(session_, SessionChange::Launch, this, &ExplorePage::refreshHierarchy);
    onChange(session_, SessionChange::Launch, this, &ExplorePage::showNewVerdict);
    onChange(session_, SessionChange::Launch, results_, &ResultsPanel::refreshOffers);
    results_->refreshOffers();
    onChange(session_, SessionChange::Results | SessionChange::Pin | SessionChange::Steps, this,
             [this] { hierarchy_->setFacts(facts_.now()); });
    onChange(session_, SessionChange::Path, this, [this] {
        hierarchy_->setPath(session_.path());
        hierarchy_->setFacts(facts_.now()); // of another kernel of the launch
    });
    onChange(session_, SessionChange::Launch | SessionChange::Results | SessionChange::Unreadable, this,
             &ExplorePage::refreshStrips);
    connect(hierarchy_, &HierarchyView::pathChanged, this, [this](const core::HierarchyPath& path) {
        if (!isShowingLaunch_)
            session_.setPath(path);
    });
    connect(hierarchy_, &HierarchyView::momentChanged, results_,
            [this](const std::optional<core::Moment>& moment) {
                if (auto* timeline = results_->findChild<TimelineView*>()) // it may not have been created yet
                    timeline->setMoment(moment);
            });
    connect(hierarchy_, &HierarchyView::threadHovered, thread_, &ThreadPanel::setHovered);
    connect(topBar_, &TopBar::kernelChosen, this, [this] {
        // A digit on the box would choose another kernel.
        if (launchDock_->isVisible() && !folding_->isFolded(launchDock_))
            showField(QStringLiteral("blockX"));
        else
            hierarchy_->canvas()->setFocus(Qt::OtherFocusReason);
    });
    const auto showBorrowed = [this] {
        QString borrowedFrom;
        devices_.kernels(&borrowedFrom);
        editor_->setBorrowedFrom(borrowedFrom);
    };
    connect(editor_, &LaunchEditor::ownKernelRequested, this, [this] {
        Q_EMIT pageRequested(window_page::kernel);
        devices_.ownKernels().requestEdit(ownKernelOf(session_.state(), devices_.ownKernels()));
    });
    connect(&devices_, &DeviceSelection::devicesChanged, this, showBorrowed);
    onChange(session_, SessionChange::Launch, this, showBorrowed); // undo may change the device
    showBorrowed();
    refreshHierarchy();
}

void ExplorePage::refreshStrips() {
    const core::Evaluation* evaluation = session_.evaluation();
    folding_->setAlarm(verdictDock_, evaluation != nullptr && !evaluation->accepted);
    folding_->refreshStrips();
}

void ExplorePage::refreshHierarchy() {
    isShowingLaunch_ = true;
    hierarchy_->setLaunch(session_.shape(),
                          problemToCover(session_.state().config, session_.state().kernel->attributes));
    isShowingLaunch_ = false;
    hierarchy_->setPath(session_.path());
    hierarchy_->setFacts(facts_.now());
}

void ExplorePage::setHierarchyColours() {
    hierarchy_->setColours(currentTheme().dark ? SceneColours::dark() : SceneColours::light());
}

QWidget& ExplorePage::mainView() {
    return *hierarchy_->canvas();
}

QList<QWidget*> ExplorePage::parts() {
    return {topBar_,
            &folding_->placeOf(*launchDock_),
            hierarchy_,
            &folding_->placeOf(*verdictDock_),
            &folding_->placeOf(*results_),
            verdictStrip_};
}

void ExplorePage::setPresented(bool presented) {
    topBar_->parentWidget()->setVisible(!presented);
    verdictStrip_->setVisible(presented);
    folding_->setViewOnly(presented);
    if (presented)
        hierarchy_->canvas()->setFocus(Qt::OtherFocusReason);
}

void ExplorePage::shownPageChanged(const QString& id) {
    isShown_ = id == window_page::explore;
    refreshDockActions();
}

void ExplorePage::refreshDockActions() {
    for (QAction* action : dockActions())
        setObstacle(*action, isShown_ ? QString() : tr("This panel is on page Explore."));
}

void ExplorePage::showFind() {
    Q_EMIT requested();
    folding_->reveal(verdictDock_);
    scrollToFind();
    thread_->find().begin();
}

void ExplorePage::scrollToFind() {
    verdictArea_->verticalScrollBar()->setValue(thread_->mapTo(verdictArea_->widget(), QPoint()).y());
}

void ExplorePage::showNewVerdict() {
    const core::Evaluation* evaluation = session_.evaluation();
    const std::optional<bool> isAccepted =
        evaluation == nullptr ? std::nullopt : std::optional(evaluation->accepted);
    if (std::exchange(wasAccepted_, isAccepted) == isAccepted)
        return;
    const bool isTyping = qobject_cast<QLineEdit*>(window()->focusWidget()) != nullptr &&
                          verdictArea_->isAncestorOf(window()->focusWidget());
    if (!isTyping) // in a field that has to stay in sight
        verdictArea_->verticalScrollBar()->setValue(0);
}

void ExplorePage::showField(const QString& objectName) {
    auto* field = findChild<QWidget*>(objectName);
    if (field == nullptr)
        return;
    Q_EMIT requested();
    folding_->reveal(launchDock_);
    editor_->unfoldFor(*field);
    field->setFocus(Qt::ShortcutFocusReason);
    if (auto* line = qobject_cast<QLineEdit*>(field))
        line->selectAll();                       // what is typed replaces it, as after Tab
    QTimer::singleShot(0, field, [this, field] { // after the rows are laid out
        findChild<QScrollArea*>(QStringLiteral("launchScroll"))->ensureWidgetVisible(field);
    });
}

void ExplorePage::showLog() {
    results_->showPage(page_id::workerLog)->setFocus();
}

void ExplorePage::restoreDefaultLayout() {
    results_->enlargeAction().setChecked(false);
    results_->setDefaultPage();
    restoreDefaultLengths();
}

void ExplorePage::restoreDefaultLengths() {
    folding_->showAll();
    setUsualLengths();
}

void ExplorePage::setUsualLengths() {
    const auto most = [this](int usual, int percent, int widest) {
        return qBound(scaledPixels(usual), width() * percent / 100, scaledPixels(widest));
    };
    const int left = qBound(scaledPixels(minLeftWidth), width() * leftWidth / comfortableWidth,
                            most(leftWidth, leftPercent, mostLeftWidth));
    const int right = qBound(scaledPixels(minRightWidth), width() * 238 / 1000,
                             most(rightWidth, rightPercent, mostRightWidth));
    const int below = qMax(scaledPixels(resultsHeight), window()->height() * resultsPercent / 100);
    folding_->setUsualLengths({{launchDock_, left}, {verdictDock_, right}, {results_, below}});
}

QByteArray ExplorePage::saveLayout() {
    return folding_->saveLayout(layoutVersion);
}

void ExplorePage::restoreLayout(const QByteArray& layout) {
    if (!folding_->restoreLayout(layout, layoutVersion))
        restoreDefaultLayout();
}

void ExplorePage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    setUsualLengths();
}

void ExplorePage::changeEvent(QEvent* event) {
    Page::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setUsualLengths();
}

} // namespace trichevron::gui
