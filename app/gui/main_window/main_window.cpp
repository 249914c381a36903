// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window/main_window.h"

#include "app/gui/accessibility/enter_key.h"
#include "app/gui/accessibility/line_keys.h"
#include "app/gui/code/code_paste.h"
#include "app/gui/editors/launch_editor.h"
#include "app/gui/files/session_file_controller.h"
#include "app/gui/help/term_menu.h"
#include "app/gui/layout/dialog_room.h"
#include "app/gui/layout/wheel.h"
#include "app/gui/layout/window_parts.h"
#include "app/gui/main_window/fault_notice.h"
#include "app/gui/main_window/machines_dialog.h"
#include "app/gui/main_window/status_line.h"
#include "app/gui/menus/blocked_shortcuts.h"
#include "app/gui/menus/choice_menus.h"
#include "app/gui/menus/edit_menu.h"
#include "app/gui/menus/file_menu.h"
#include "app/gui/menus/help_menu.h"
#include "app/gui/menus/launch_menu.h"
#include "app/gui/menus/menu_escape.h"
#include "app/gui/menus/present_menu.h"
#include "app/gui/menus/view_menu.h"
#include "app/gui/notice/info_bar.h"
#include "app/gui/pages/explore/explore_page.h"
#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/pages/learn/learn_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/pages/program/program_page.h"
#include "app/gui/present/presentation.h"
#include "app/gui/presets/preset_gallery.h"
#include "app/gui/results/results_panel.h"
#include "app/gui/settings/settings.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/plain_labels.h"
#include "app/gui/verdict/silenced_advice.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QMimeData>
#include <QPointer>
#include <QShortcut>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr QSize leastSize(900, 600);
constexpr QSize usualSize(1440, 900);

} // namespace

MainWindow::MainWindow(AppContext& context, ThemeChoice theme, QWidget* parent)
    : QMainWindow(parent),
      context_((showLabelsAsPlainText(*qApp), context)), // before the labels are polished
      theme_(theme), menuRow_(new QWidget(this)), menus_(new QMenuBar(menuRow_)), centre_(new QWidget(this)),
      fault_(new FaultNotice(context.devices, context.session, context.jobs, centre_)),
      notice_(new InfoBar(centre_)),
      pages_(new PageStack(
          {context, [this]() -> SessionFileController& { return *files_; }, [this] { showMachines(); }},
          *menuRow_, centre_)),
      explore_(static_cast<ExplorePage*>(&pages_->page(window_page::explore))),
      status_(new StatusLine(context.session, context.devices, context.jobs, context.messages)) {
    offerTermsOfLabels(*qApp);
    letEnterPressButtons(*qApp);
    letShortcutsPassLines(*qApp);
    letWheelOnlyScroll(*qApp);
    setObjectName(QStringLiteral("mainWindow"));
    setMinimumSize(leastSizeIn(roomOnScreen(*this)));
    buildMenuRow();
    buildRows();
    setStatusBar(status_);
    files_ = new SessionFileController(
        context_.session, context_.devices, context_.messages,
        ViewState(explore_->hierarchy(), explore_->silencedAdvice(), explore_->results(), *pages_,
                  [this] { return presentation_ == nullptr ? nullptr : presentation_->replacedLaunch(); }),
        *notice_, *this);
    presentation_ =
        new Presentation(*this, *pages_, {menuRow_, status_}, context_.session, explore_->hierarchy());
    connect(presentation_, &Presentation::noted, &context_.messages,
            [&messages = context_.messages](const QString& sentence) { messages.report(sentence); });
    connect(&context_.messages, &UserMessages::reported, presentation_, &Presentation::showMessage);
    connect(presentation_, &Presentation::runningChanged, notice_, &InfoBar::setHeldBack);
    buildCodePaste();
    setAcceptDrops(true);
    buildMenus();
    connect(fault_, &FaultNotice::logRequested, explore_, &ExplorePage::showLog);
    connect(pages_, &PageStack::hidingChanged, this, [this](bool hides) {
        status_->setHidesAnswers(hides);
        fault_->setHidesAnswers(hides);
        choices_->setHidesAnswers(hides);
    });
    connect(pages_, &PageStack::edited, files_, &SessionFileController::onPageEdited);
    connect(files_, &SessionFileController::programRequested, this, [this](const QString& path) {
        static_cast<ProgramPage&>(pages_->page(window_page::program)).openFile(path);
        pages_->show(window_page::program);
    });
    connect(files_, &SessionFileController::kernelsRequested, this, [this](const QString& path) {
        static_cast<KernelPage&>(pages_->page(window_page::kernel)).openFile(path);
        pages_->show(window_page::kernel);
    });
    connect(files_, &SessionFileController::lessonOpened, this, [this](const core::Lesson& lesson) {
        static_cast<LearnPage&>(pages_->page(window_page::learn)).openLesson(lesson);
        pages_->show(window_page::learn);
    });
    connect(files_, &SessionFileController::opened, this, [this] {
        if (pages_->shownId() == window_page::start)
            pages_->show(window_page::explore);
    });
    // The window is seen sooner without the results that no one looks at yet.
    connect(
        this, &MainWindow::firstPainted, this, [this] { explore_->results().createAllPages(); },
        Qt::QueuedConnection);
    resize(usualSize.boundedTo(roomOnScreen(*this)).expandedTo(minimumSize()));
    restoreDefaultLayout();
}

void MainWindow::buildMenuRow() {
    menuRow_->setObjectName(QStringLiteral("menuRow"));
    menuRow_->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(menuRow_);
    row->setContentsMargins(0, 0, 0, 1); // the line below
    row->setSpacing(scaledPixels(16));
    menus_->setNativeMenuBar(false);
    menus_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    row->addWidget(menus_, 0, Qt::AlignVCenter);
    row->addWidget(&pages_->tabs(), 0, Qt::AlignBottom);
    row->addStretch(1);
    setMenuWidget(menuRow_);
}

void MainWindow::buildRows() {
    auto* rows = new QVBoxLayout(centre_);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(fault_);
    rows->addWidget(notice_);
    rows->addWidget(pages_, 1);
    setCentralWidget(centre_);
    explore_->folding().setNotices([this] {
        return (fault_->isHidden() ? 0 : fault_->height()) + (notice_->isHidden() ? 0 : notice_->height());
    });
}

void MainWindow::buildMenus() {
    choices_ =
        new ChoiceMenus(context_.session, context_.devices, context_.messages, explore_->hierarchy(), this);
    // Where its launch is seen; on page Learn it would be under a lesson.
    connect(choices_, &ChoiceMenus::presetChosen, this, [this] { pages_->show(window_page::explore); });
    auto* file = new FileMenu(*files_, context_.session, *this, menus_);
    connect(file, &FileMenu::captureRequested, this, [this] {
        pages_->show(window_page::program);
        static_cast<ProgramPage&>(pages_->page(window_page::program)).capture().ask();
    });
    menus_->addMenu(file);
    auto* edit = new EditMenu(context_.session, context_.messages, menus_);
    connect(edit, &EditMenu::findRequested, explore_, &ExplorePage::showFind);
    connect(edit, &EditMenu::pasteCodeRequested, codePaste_, &CodePaste::openDialog);
    menus_->addMenu(edit);
    auto* launch = new LaunchMenu(context_.session, context_.devices, context_.jobs, *choices_, menus_);
    connect(launch, &LaunchMenu::machinesRequested, this, &MainWindow::showMachines);
    connect(launch, &LaunchMenu::galleryRequested, this, &MainWindow::showGallery);
    menus_->addMenu(launch);
    auto* view =
        new ViewMenu({context_.session, context_.messages, explore_->hierarchy(), explore_->results(),
                      explore_->dockActions(), *choices_, *pages_, new PresentMenu(*presentation_, menus_)},
                     theme_, menus_);
    connect(view, &ViewMenu::themeChanged, this, &MainWindow::setTheme);
    connect(view, &ViewMenu::largeTypeChanged, this, &MainWindow::setLargeType);
    connect(view, &ViewMenu::defaultLayoutRequested, this, &MainWindow::restoreDefaultLayout);
    connect(view, &ViewMenu::fieldRequested, explore_, &ExplorePage::showField);
    connect(view, &ViewMenu::partRequested, this, &MainWindow::focusNextPart);
    menus_->addMenu(view);
    menus_->addMenu(new HelpMenu(context_.devices, *this, *menus_, *pages_));
    new MenuEscape(*menus_); // the bar owns it, and the next
    new BlockedShortcuts(*menus_, *this, context_.messages);
}

void MainWindow::buildCodePaste() {
    codePaste_ = new CodePaste(context_.session, context_.devices, context_.messages, *this);
    codePaste_->watch(*explore_->findChild<LaunchEditor*>());
    connect(codePaste_, &CodePaste::pasted, this, [this] { pages_->show(window_page::explore); });
    // Fields for plain text take the key themselves, and other pages have their own use for it.
    connect(new QShortcut(QKeySequence::Paste, this), &QShortcut::activated, this, [this] {
        if (pages_->shownId() == window_page::explore || pages_->shownId() == window_page::start)
            codePaste_->pasteClipboard();
    });
}

QSize MainWindow::leastSizeIn(const QSize& room) {
    // Lower than the usual least size on a screen of just that: else the status bar is below its edge.
    return {leastSize.width(), std::min(leastSize.height(), room.height())};
}

HierarchyView& MainWindow::hierarchy() {
    return explore_->hierarchy();
}

void MainWindow::showMachines() {
    auto* dialog = new MachinesDialog(context_.devices, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showGallery() {
    auto* gallery = new PresetGallery(context_.session, context_.devices, this);
    gallery->setAttribute(Qt::WA_DeleteOnClose);
    connect(gallery, &QDialog::accepted, this, [this] { pages_->show(window_page::explore); });
    gallery->open();
}

void MainWindow::focusNextPart(int step) {
    QWidget* focused = QApplication::focusWidget(); // maybe of a panel that floats
    gui::focusNextPart(QList<QWidget*>{menuRow_, fault_, notice_} + pages_->shownPage().parts() +
                           QList<QWidget*>{status_},
                       focused != nullptr ? focused : focusWidget(), step);
}

void MainWindow::setTheme(ThemeChoice choice) {
    theme_ = choice;
    applyTheme(*qApp, choice);
    explore_->setHierarchyColours();
}

void MainWindow::setLargeType(bool large) {
    if (large == isLargeType())
        return;
    const QPointer<QWidget> focused = focusWidget();
    applyLargeType(*qApp, large, theme_);
    activateLayouts();
    explore_->restoreDefaultLengths();
    if (focused && focused->isVisible())
        focused->setFocus(Qt::OtherFocusReason); // docks that fold pass it on
}

void MainWindow::restoreDefaultLayout() {
    activateLayouts();
    explore_->restoreDefaultLayout();
}

void MainWindow::activateLayouts() {
    // A page has its size only after the layouts around it.
    layout()->activate();
    centralWidget()->layout()->activate();
    explore_->layout()->activate();
}

void MainWindow::restoreSaved() {
    if (const LaterText problem = settingsFileProblem(userSettingsFile()); !problem.isEmpty())
        notice_->showProblem(
            [problem] {
                return fill(tr("{reason}. This window has the default settings, and forgets what you change "
                               "in them when it closes."),
                            {{"reason", problem.text()}});
            },
            {{[] { return tr("Dismiss"); }, {}}});
    explore_->silencedAdvice().restoreSaved();
    const Settings settings;
    const QByteArray geometry = settings.windowGeometry();
    if (geometry.isEmpty()) {
        const QSize room = roomOnScreen(*this);
        if (room.width() < usualSize.width() || room.height() < usualSize.height())
            setWindowState(windowState() | Qt::WindowMaximized);
        pages_->show(window_page::start);
        return;
    }
    restoreGeometry(geometry);
    if (const QByteArray layout = settings.windowLayout(); !layout.isEmpty())
        explore_->restoreLayout(layout);
    pages_->show(settings.page());
}

void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    if (!painted_)
        pages_->shownPage().mainView().installEventFilter(this);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    presentation_->end(); // neither its layout nor the launch of its last step is saved
    if (!pages_->mayClose() || !files_->mayClose()) {
        event->ignore();
        return;
    }
    Settings settings;
    settings.setWindow(saveGeometry(), explore_->saveLayout());
    settings.setPage(pages_->shownId());
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
        object->removeEventFilter(this);
        // After this paint event, and after what it flushes to the screen.
        QMetaObject::invokeMethod(this, &MainWindow::firstPainted, Qt::QueuedConnection);
    }
    return QMainWindow::eventFilter(object, event);
}

} // namespace trichevron::gui
