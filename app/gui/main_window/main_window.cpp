// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window/main_window.h"

#include "app/gui/compare/compare_view.h"
#include "app/gui/editors/launch_editor.h"
#include "app/gui/export/export_menu.h"
#include "app/gui/files/session_file_controller.h"
#include "app/gui/help/rules_dialog.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/hierarchy/play_bar.h"
#include "app/gui/layout/upright_scroll.h"
#include "app/gui/main_window/device_table.h"
#include "app/gui/main_window/fault_notice.h"
#include "app/gui/main_window/log_feed.h"
#include "app/gui/main_window/status_line.h"
#include "app/gui/main_window/top_bar.h"
#include "app/gui/notice/quiet_notice.h"
#include "app/gui/plots/occupancy_plot.h"
#include "app/gui/plots/sweep_page.h"
#include "app/gui/plots/timing_plot.h"
#include "app/gui/results/result_view.h"
#include "app/gui/thread/thread_panel.h"
#include "app/gui/timeline/timeline_view.h"
#include "app/gui/timings/timings_view.h"
#include "app/gui/verdict/verdict_panel.h"
#include "core/code/launch_code.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSettings>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

namespace trichevron {
namespace {

constexpr int layoutVersion = 1;
/// The window's width from which the docks have their full widths.
constexpr int comfortableWidth = 1440;
/// By the font that the window was laid out with; inType() makes them the present one's.
constexpr int leftWidth = 284;
constexpr int leastLeftWidth = 238;
constexpr int rightWidth = 310;
constexpr int leastRightWidth = 268;
constexpr int resultsHeight = 262;
constexpr int maxLogLines = 2000;

QLabel* sectionHeading(const QString& text) {
    auto* label = new QLabel(text.toUpper());
    label->setProperty("role", "heading");
    label->setFont(textFont(0.85, QFont::DemiBold));
    return label;
}

QScrollArea* scrolling(QWidget* content, const QString& objectName, int least) {
    auto* area = new UprightScroll(least);
    area->setObjectName(objectName);
    area->setAccessibleName(objectName);
    area->setWidget(content);
    return area;
}

QPlainTextEdit* readOnlyText(const QString& objectName, const QString& name) {
    auto* edit = new QPlainTextEdit;
    edit->setObjectName(objectName);
    edit->setAccessibleName(name);
    edit->setReadOnly(true);
    edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    edit->setFont(monospaceFont(0.95));
    edit->setTabChangesFocus(true);
    return edit;
}

} // namespace

MainWindow::MainWindow(AppContext& context, ThemeChoice theme, QWidget* parent)
    : QMainWindow(parent), session_(context.session), devices_(context.devices), planner_(context.planner),
      jobs_(context.jobs), messages_(context.messages), facts_(session_), theme_(theme),
      topBar_(new TopBar(session_, devices_, jobs_)), fault_(new FaultNotice(devices_, jobs_)),
      notice_(new QuietNotice), feed_(new LogFeed(this)), editor_(new LaunchEditor(session_)),
      hierarchy_(new HierarchyView), verdict_(new VerdictPanel(session_, devices_, jobs_)),
      thread_(new ThreadPanel(session_)), occupancy_(new OccupancyPlot(session_)),
      timings_(new TimingPlot(session_, devices_, jobs_)),
      status_(new StatusLine(session_, devices_, jobs_, messages_)) {
    setObjectName(QStringLiteral("mainWindow"));
    setMinimumSize(900, 600);
    setDockNestingEnabled(true);
    auto* bar = new QToolBar(tr("Device and kernel"));
    bar->setObjectName(QStringLiteral("topToolBar"));
    bar->setMovable(false);
    bar->setFloatable(false);
    bar->toggleViewAction()->setEnabled(false);
    topBar_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    // In the same bar, so that a saved layout knows nothing of it.
    auto* top = new QWidget;
    top->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* rows = new QVBoxLayout(top);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(topBar_);
    rows->addWidget(fault_);
    rows->addWidget(notice_);
    bar->addWidget(top);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    addToolBar(Qt::TopToolBarArea, bar);
    setCentralWidget(hierarchy_);
    setStatusBar(status_);
    buildDocks();
    files_ = new SessionFileController(
        session_, devices_, messages_,
        ViewState(*hierarchy_, verdict_->silencedAdvice(), *resultTabs_, *resultPages_), *notice_, *this);
    setAcceptDrops(true);
    buildFileMenu();
    buildEditMenu();
    buildLaunchMenu();
    buildViewMenu();
    buildHelpMenu();
    connectViews();
    resize(1440, 900);
    restoreDefaultLayout();
    hierarchy_->setColours(currentTheme().dark ? SceneColours::dark() : SceneColours::light());
    hierarchy_->canvas()->installEventFilter(this);
    setHelpRule(hierarchy_->canvas(), ruleOf(Term::Grid));
    ExportMenu::attach(*hierarchy_->canvas(), tr("Hierarchy"), ExportMenu::Picture::Offered);
}

QDockWidget* MainWindow::addDock(const QString& objectName, const QString& title, QWidget* content,
                                 Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(objectName);
    dock->setWidget(content);
    addDockWidget(area, dock);
    return dock;
}

void MainWindow::buildDocks() {
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    launchDock_ =
        addDock(QStringLiteral("launchDock"), tr("Launch"),
                scrolling(editor_, QStringLiteral("launchScroll"), leastLeftWidth), Qt::LeftDockWidgetArea);
    verdictDock_ =
        addDock(QStringLiteral("verdictDock"), tr("Verdict"), buildRightPanel(), Qt::RightDockWidgetArea);
    resultsDock_ =
        addDock(QStringLiteral("resultsDock"), tr("Results"), buildResults(), Qt::BottomDockWidgetArea);
    // The headings inside say what a dock is; a title bar would say it twice. Docks are shown and hidden from
    // the View menu, and moved by their empty parts.
    launchDock_->setTitleBarWidget(new QWidget(launchDock_));
    verdictDock_->setTitleBarWidget(new QWidget(verdictDock_));
    auto* tabBar = new QFrame(resultsDock_);
    tabBar->setObjectName(QStringLiteral("resultsBar"));
    auto* row = new QHBoxLayout(tabBar);
    row->setContentsMargins(6, 0, 6, 0);
    row->addWidget(resultTabs_);
    row->addStretch(1);
    enlarge_ = new QAction(tr("&Enlarge the results"), this);
    enlarge_->setObjectName(QStringLiteral("enlargeResults"));
    enlarge_->setCheckable(true);
    enlarge_->setShortcut(QKeySequence(tr("Ctrl+E")));
    enlarge_->setIconText(QStringLiteral("↕"));
    enlarge_->setToolTip(tr("Gives the results most of the window's height, and back (Ctrl+E)"));
    connect(enlarge_, &QAction::toggled, this, &MainWindow::enlargeResults);
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("enlargeButton"));
    button->setAccessibleName(tr("Enlarge the results"));
    button->setDefaultAction(enlarge_);
    row->addWidget(button);
    resultsDock_->setTitleBarWidget(tabBar);
}

QWidget* MainWindow::buildRightPanel() {
    auto* panel = new QWidget;
    panel->setObjectName(QStringLiteral("panel"));
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(14, 12, 14, 12);
    layout->setSpacing(8);
    layout->addWidget(sectionHeading(tr("Verdict")));
    layout->addWidget(verdict_);
    layout->addSpacing(8);
    layout->addWidget(sectionHeading(tr("Thread")));
    layout->addWidget(thread_);
    layout->addStretch(1);
    return scrolling(panel, QStringLiteral("verdictScroll"), leastRightWidth);
}

QWidget* MainWindow::buildResults() {
    resultTabs_ = new QTabBar;
    resultTabs_->setObjectName(QStringLiteral("resultTabs"));
    resultTabs_->setAccessibleName(tr("Results"));
    resultTabs_->setDrawBase(false);
    resultTabs_->setExpanding(false);
    resultPages_ = new QStackedWidget;

    auto* plots = new QWidget;
    plots->setObjectName(QStringLiteral("plotsPage"));
    auto* beside = new QHBoxLayout(plots);
    beside->setContentsMargins(6, 6, 6, 0);
    beside->setSpacing(4);
    beside->addWidget(occupancy_, 1);
    beside->addWidget(timings_, 1);
    code_ = readOnlyText(QStringLiteral("kernelCode"), tr("The launch and the kernel as CUDA C++"));
    log_ = readOnlyText(QStringLiteral("workerLog"), tr("What the worker wrote to its log"));
    log_->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    log_->setMaximumBlockCount(maxLogLines);
    log_->setPlaceholderText(tr("The worker has written nothing to its log."));
    const auto addPage = [this](const QString& name, QWidget* page) {
        resultTabs_->addTab(name);
        resultPages_->addWidget(page);
    };
    // A page that needs more room than a small window has scrolls, and does not push the docks out of it.
    const auto addWide = [&](const QString& name, QWidget* page) {
        auto* area = new QScrollArea;
        area->setFrameShape(QFrame::NoFrame);
        area->setWidgetResizable(true);
        area->setFocusPolicy(Qt::NoFocus);
        area->setAccessibleName(name);
        area->setObjectName(page->objectName() + QStringLiteral("Page"));
        area->setWidget(page);
        addPage(name, area);
    };
    addPage(tr("Overview"), plots);
    addPage(tr("Result"), new ResultView(session_, jobs_));
    addWide(tr("Timings"), new TimingsView(session_, devices_, jobs_));
    addWide(tr("SM timeline"), new TimelineView(session_, devices_, jobs_));
    addWide(tr("Sweep"), new SweepPage(session_, jobs_, planner_));
    const int sweepPage = resultPages_->count() - 1;
    onChange(jobs_, JobChange::Started, this, [this, sweepPage, tracePage = sweepPage - 1] {
        if (jobs_.job() == JobKind::Trace)
            resultTabs_->setCurrentIndex(tracePage);
        else if (jobs_.job() == JobKind::Sweep)
            resultTabs_->setCurrentIndex(sweepPage);
    });
    addPage(tr("Code"), code_);
    compare_ = new CompareView(session_);
    addWide(tr("Compare"), compare_);
    addPage(tr("Device"), new DeviceTable(session_));
    addPage(tr("Worker log"), log_);
    connect(resultTabs_, &QTabBar::currentChanged, this, [this](int index) {
        resultPages_->setCurrentIndex(index);
        refreshCode();
    });
    return resultPages_;
}

void MainWindow::connectViews() {
    onChange(session_, SessionChange::Launch, this, &MainWindow::refreshHierarchy);
    onChange(session_, SessionChange::Launch, this, &MainWindow::refreshCode);
    onChange(session_, SessionChange::Results, this, [this] { hierarchy_->setFacts(facts_.now()); });
    onChange(session_, SessionChange::Path, this, [this] { hierarchy_->setPath(session_.path()); });
    connect(hierarchy_, &HierarchyView::pathChanged, this,
            [this](const HierarchyPath& path) { session_.setPath(path); });
    connect(hierarchy_, &HierarchyView::threadHovered, thread_, &ThreadPanel::setHovered);
    connect(&messages_, &UserMessages::logged, feed_, &LogFeed::add);
    connect(&messages_, &UserMessages::reported, feed_, &LogFeed::add);
    connect(feed_, &LogFeed::line, log_, &QPlainTextEdit::appendPlainText);
    connect(fault_, &FaultNotice::logWanted, this, &MainWindow::showLog);
    const auto showBorrowed = [this] {
        QString borrowedFrom;
        devices_.kernels(&borrowedFrom);
        editor_->setBorrowedFrom(borrowedFrom);
    };
    connect(&devices_, &DeviceSelection::devicesChanged, this, showBorrowed);
    onChange(session_, SessionChange::Launch, this, showBorrowed); // undo may change the device
    showBorrowed();
    refreshHierarchy();
}

void MainWindow::refreshHierarchy() {
    hierarchy_->setLaunch(session_.shape(),
                          problemToCover(session_.state().config, session_.state().kernel->attributes));
    hierarchy_->setFacts(facts_.now());
}

void MainWindow::setReducedMotion(bool reduced) {
    hierarchy_->canvas()->setMotionReduced(reduced);
    hierarchy_->playBar()->setReducedMotion(reduced);
}

void MainWindow::refreshCode() {
    if (resultPages_->currentWidget() != code_)
        return;
    const LaunchState& state = session_.state();
    std::string code = launchCode(state.config, state.optIns, *state.kernel);
    if (!state.kernel->source.empty())
        code = state.kernel->source + "\n\n" + code;
    const QString text = QString::fromStdString(code);
    if (code_->toPlainText() != text)
        code_->setPlainText(text);
}

void MainWindow::showLog() {
    showPage(log_);
    log_->setFocus();
}

void MainWindow::showPage(QWidget* page) {
    resultsDock_->show();
    for (int i = 0; i < resultPages_->count(); ++i)
        if (resultPages_->widget(i)->isAncestorOf(page) || resultPages_->widget(i) == page)
            resultTabs_->setCurrentIndex(i);
}

void MainWindow::setTheme(ThemeChoice choice) {
    theme_ = choice;
    applyTheme(*qApp, choice);
    hierarchy_->setColours(currentTheme().dark ? SceneColours::dark() : SceneColours::light());
}

void MainWindow::setLargeType(bool large) {
    if (large == isLargeType())
        return;
    applyLargeType(*qApp, large, theme_);
    restoreDefaultLayout();
}

void MainWindow::enlargeResults(bool large) {
    constexpr int percent = 62;
    if (large)
        usualResultsHeight_ = resultsDock_->height();
    resultsDock_->show();
    resizeDocks({resultsDock_}, {large ? height() * percent / 100 : usualResultsHeight_}, Qt::Vertical);
}

void MainWindow::restoreDefaultLayout() {
    enlarge_->setChecked(false);
    for (QDockWidget* dock : {launchDock_, verdictDock_, resultsDock_}) {
        dock->setFloating(false);
        dock->setVisible(true);
    }
    addDockWidget(Qt::LeftDockWidgetArea, launchDock_);
    addDockWidget(Qt::RightDockWidgetArea, verdictDock_);
    addDockWidget(Qt::BottomDockWidgetArea, resultsDock_);
    const int left =
        qBound(inType(leastLeftWidth), width() * leftWidth / comfortableWidth, inType(leftWidth));
    const int right = qBound(inType(leastRightWidth), width() * 238 / 1000, inType(rightWidth));
    resizeDocks({launchDock_, verdictDock_}, {left, right}, Qt::Horizontal);
    resizeDocks({resultsDock_}, {qMin(inType(resultsHeight), height() * 30 / 100)}, Qt::Vertical);
    resultTabs_->setCurrentIndex(0);
}

void MainWindow::restoreSaved() {
    verdict_->silencedAdvice().restoreSaved();
    const QSettings settings;
    const QByteArray geometry = settings.value(QStringLiteral("window/geometry")).toByteArray();
    const QByteArray layout = settings.value(QStringLiteral("window/layout")).toByteArray();
    if (!geometry.isEmpty())
        restoreGeometry(geometry);
    if (!layout.isEmpty() && !restoreState(layout, layoutVersion))
        restoreDefaultLayout();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!files_->mayClose()) {
        event->ignore();
        return;
    }
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/layout"), saveState(layoutVersion));
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.first().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() != 1 || !urls.first().isLocalFile())
        return;
    event->acceptProposedAction();
    files_->open(urls.first().toLocalFile());
}

bool MainWindow::eventFilter(QObject* object, QEvent* event) {
    if (!painted_ && event->type() == QEvent::Paint) {
        painted_ = true;
        hierarchy_->canvas()->removeEventFilter(this);
        // After this paint event, and after what it flushes to the screen.
        QMetaObject::invokeMethod(this, &MainWindow::firstPainted, Qt::QueuedConnection);
    }
    return QMainWindow::eventFilter(object, event);
}

} // namespace trichevron
