// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window/main_window.h"

#include "app/gui/editors/launch_editor.h"
#include "app/gui/export/export_menu.h"
#include "app/gui/files/session_file_controller.h"
#include "app/gui/help/rules_dialog.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/layout/vertical_scroll_area.h"
#include "app/gui/main_window/fault_notice.h"
#include "app/gui/main_window/machines_dialog.h"
#include "app/gui/main_window/status_line.h"
#include "app/gui/main_window/top_bar.h"
#include "app/gui/menus/choice_menus.h"
#include "app/gui/menus/edit_menu.h"
#include "app/gui/menus/file_menu.h"
#include "app/gui/menus/help_menu.h"
#include "app/gui/menus/launch_menu.h"
#include "app/gui/menus/view_menu.h"
#include "app/gui/notice/info_bar.h"
#include "app/gui/presets/preset_gallery.h"
#include "app/gui/results/results_panel.h"
#include "app/gui/settings/settings.h"
#include "app/gui/text/later_text.h"
#include "app/gui/text/plain_labels.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/thread/find_field.h"
#include "app/gui/thread/thread_panel.h"
#include "app/gui/verdict/verdict_panel.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QScrollBar>
#include <QToolBar>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <initializer_list>

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
constexpr int resultsHeight = 262;

QLabel* sectionHeading(const LaterText& text) {
    auto* label = new QLabel;
    retranslate(label, [label, text] { label->setText(text.text().toUpper()); });
    label->setProperty("role", "heading");
    label->setFont(textFont(0.85, QFont::DemiBold));
    return label;
}

QScrollArea* scrolling(QWidget* content, const QString& objectName, const LaterText& name, int minWidth) {
    auto* area = new VerticalScrollArea(minWidth);
    area->setObjectName(objectName);
    retranslate(area, [area, name] { area->setAccessibleName(name.text()); });
    area->setWidget(content);
    return area;
}

} // namespace

MainWindow::MainWindow(AppContext& context, ThemeChoice theme, QWidget* parent)
    : QMainWindow(parent), session_(context.session), devices_(context.devices), jobs_(context.jobs),
      messages_(context.messages), facts_(session_), theme_(theme),
      topBar_(new TopBar(session_, devices_, jobs_)), fault_(new FaultNotice(devices_, jobs_)),
      notice_(new InfoBar), editor_(new LaunchEditor(session_)), hierarchy_(new HierarchyView),
      verdict_(new VerdictPanel(session_, devices_, jobs_)), thread_(new ThreadPanel(session_)),
      results_(new ResultsPanel(createResultPages(context), jobs_, this)),
      status_(new StatusLine(session_, devices_, jobs_, messages_)) {
    setObjectName(QStringLiteral("mainWindow"));
    showLabelsAsPlainText(*qApp);
    setMinimumSize(900, 600);
    setDockNestingEnabled(true);
    buildTop();
    setCentralWidget(hierarchy_);
    setStatusBar(status_);
    buildDocks();
    files_ = new SessionFileController(session_, devices_, messages_,
                                       ViewState(*hierarchy_, verdict_->silencedAdvice(), *results_),
                                       *notice_, *this);
    setAcceptDrops(true);
    buildMenus();
    retranslate(this, [this] { // before the parts of the window, which show these texts
        retranslateUnknownKernel();
        hierarchy_->setFacts(facts_.now());
    });
    connectViews();
    resize(1440, 900);
    restoreDefaultLayout();
    hierarchy_->setColours(currentTheme().dark ? SceneColours::dark() : SceneColours::light());
    hierarchy_->canvas()->installEventFilter(this);
    setHelpRule(hierarchy_->canvas(), relatedRule(core::Term::Grid));
    ExportMenu* pictures = ExportMenu::attach(
        *hierarchy_->canvas(), [] { return tr("Hierarchy"); }, ExportMenu::Picture::Offered);
    pictures->setVectorNote([this] {
        return hierarchy_->canvas()->isDrawnAsVectors()
                   ? QString()
                   : tr("Its boxes have more than 20,000 faces: they are a picture at 4× in it.");
    });
}

void MainWindow::buildTop() {
    auto* bar = new QToolBar;
    retranslate(bar, [bar] { bar->setWindowTitle(tr("Device and kernel")); });
    bar->setObjectName(QStringLiteral("topToolBar"));
    bar->setMovable(false);
    bar->setFloatable(false);
    bar->toggleViewAction()->setEnabled(false);
    topBar_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    // The notices are in the same tool bar, so that they are no part of a saved layout.
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
    auto* more = bar->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
    retranslate(more, [more] { more->setAccessibleName(tr("More")); });
}

QDockWidget* MainWindow::addDock(const QString& objectName, const LaterText& title, QWidget* content,
                                 Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(this);
    retranslate(dock, [dock, title] { dock->setWindowTitle(title.text()); });
    dock->setObjectName(objectName);
    dock->setWidget(content);
    // The content has a heading, so a title bar would repeat it. The View menu shows and hides the dock.
    dock->setTitleBarWidget(new QWidget(dock));
    addDockWidget(area, dock);
    return dock;
}

void MainWindow::buildDocks() {
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    const LaterText launch = [] { return tr("Launch"); };
    launchDock_ = addDock(QStringLiteral("launchDock"), launch,
                          scrolling(editor_, QStringLiteral("launchScroll"), launch, minLeftWidth),
                          Qt::LeftDockWidgetArea);
    verdictDock_ = addDock(
        QStringLiteral("verdictDock"), [] { return tr("Verdict"); }, buildRightPanel(),
        Qt::RightDockWidgetArea);
    addDockWidget(Qt::BottomDockWidgetArea, results_);
    connect(&results_->enlargeAction(), &QAction::toggled, this, &MainWindow::enlargeResults);
}

QWidget* MainWindow::buildRightPanel() {
    auto* panel = new QWidget;
    panel->setObjectName(QStringLiteral("panel"));
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(14, 12, 14, 12);
    layout->setSpacing(8);
    layout->addWidget(sectionHeading([] { return tr("Verdict"); }));
    layout->addWidget(verdict_);
    layout->addSpacing(8);
    layout->addWidget(sectionHeading([] { return tr("Thread"); }));
    layout->addWidget(thread_);
    layout->addStretch(1);
    return scrolling(
        panel, QStringLiteral("verdictScroll"), [] { return tr("Verdict"); }, minRightWidth);
}

void MainWindow::buildMenus() {
    choices_ = new ChoiceMenus(session_, devices_, *hierarchy_, this);
    menuBar()->addMenu(new FileMenu(*files_, session_, *this, menuBar()));
    auto* edit = new EditMenu(session_, menuBar());
    connect(edit, &EditMenu::findRequested, this, &MainWindow::showFind);
    menuBar()->addMenu(edit);
    auto* launch = new LaunchMenu(session_, devices_, jobs_, *choices_, menuBar());
    connect(launch, &LaunchMenu::machinesRequested, this, &MainWindow::showMachines);
    connect(launch, &LaunchMenu::galleryRequested, this, &MainWindow::showGallery);
    menuBar()->addMenu(launch);
    auto* view =
        new ViewMenu({session_, *hierarchy_, *results_, {launchDock_, verdictDock_, results_}, *choices_},
                     theme_, menuBar());
    connect(view, &ViewMenu::themeChanged, this, &MainWindow::setTheme);
    connect(view, &ViewMenu::largeTypeChanged, this, &MainWindow::setLargeType);
    connect(view, &ViewMenu::defaultLayoutRequested, this, &MainWindow::restoreDefaultLayout);
    connect(view, &ViewMenu::fieldRequested, this, &MainWindow::showField);
    menuBar()->addMenu(view);
    menuBar()->addMenu(new HelpMenu(session_, *this, *menuBar()));
}

void MainWindow::connectViews() {
    onChange(session_, SessionChange::Launch, this, &MainWindow::refreshHierarchy);
    onChange(session_, SessionChange::Results, this, [this] { hierarchy_->setFacts(facts_.now()); });
    onChange(session_, SessionChange::Path, this, [this] { hierarchy_->setPath(session_.path()); });
    connect(hierarchy_, &HierarchyView::pathChanged, this,
            [this](const core::HierarchyPath& path) { session_.setPath(path); });
    connect(hierarchy_, &HierarchyView::threadHovered, thread_, &ThreadPanel::setHovered);
    connect(fault_, &FaultNotice::logRequested, this, &MainWindow::showLog);
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

void MainWindow::showFind() {
    verdictDock_->show();
    // Scrolls the field to the top, so that the result below it is visible.
    auto* area = findChild<QScrollArea*>(QStringLiteral("verdictScroll"));
    area->verticalScrollBar()->setValue(thread_->mapTo(area->widget(), QPoint()).y());
    thread_->find().begin();
}

void MainWindow::showField(const QString& objectName) {
    auto* field = findChild<QWidget*>(objectName);
    if (field == nullptr)
        return;
    launchDock_->show();
    verdictDock_->show();
    field->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::showMachines() {
    auto* dialog = new MachinesDialog(devices_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showGallery() {
    auto* gallery = new PresetGallery(session_, devices_, *choices_, this);
    gallery->setAttribute(Qt::WA_DeleteOnClose);
    gallery->open();
}

void MainWindow::showLog() {
    results_->showPage(page_id::workerLog)->setFocus();
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
        usualResultsHeight_ = results_->height();
    results_->show();
    resizeDocks({results_}, {large ? height() * percent / 100 : usualResultsHeight_}, Qt::Vertical);
}

void MainWindow::restoreDefaultLayout() {
    results_->enlargeAction().setChecked(false);
    for (QDockWidget* dock : std::initializer_list<QDockWidget*>{launchDock_, verdictDock_, results_}) {
        dock->setFloating(false);
        dock->setVisible(true);
    }
    addDockWidget(Qt::LeftDockWidgetArea, launchDock_);
    addDockWidget(Qt::RightDockWidgetArea, verdictDock_);
    addDockWidget(Qt::BottomDockWidgetArea, results_);
    const int left =
        qBound(scaledPixels(minLeftWidth), width() * leftWidth / comfortableWidth, scaledPixels(leftWidth));
    const int right = qBound(scaledPixels(minRightWidth), width() * 238 / 1000, scaledPixels(rightWidth));
    resizeDocks({launchDock_, verdictDock_}, {left, right}, Qt::Horizontal);
    resizeDocks({results_}, {qMin(scaledPixels(resultsHeight), height() * 30 / 100)}, Qt::Vertical);
    results_->setDefaultPage();
}

void MainWindow::restoreSaved() {
    verdict_->silencedAdvice().restoreSaved();
    const Settings settings;
    const QByteArray geometry = settings.windowGeometry();
    const QByteArray layout = settings.windowLayout();
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
    Settings().setWindow(saveGeometry(), saveState(layoutVersion));
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

} // namespace trichevron::gui
