// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/kernel_page.h"

#include "app/gui/code/launch_code_dialog.h"
#include "app/gui/files/file_questions.h"
#include "app/gui/files/session_file_controller.h"
#include "app/gui/pages/kernel/kernel_beginning.h"
#include "app/gui/pages/kernel/kernel_details.h"
#include "app/gui/pages/kernel/kernel_devices.h"
#include "app/gui/pages/kernel/kernel_explore.h"
#include "app/gui/pages/kernel/kernel_form.h"
#include "app/gui/pages/kernel/kernel_list.h"
#include "app/gui/pages/kernel/kernel_page_state.h"
#include "app/gui/pages/kernel/kernel_tools.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/pages/problem_line.h"
#include "app/gui/pages/unread_file_row.h"
#include "app/gui/source/source_codes.h"
#include "app/gui/source/source_pane.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/compile/source_kernels.h"

#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QSplitter>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

/// In pixels for the default font.
constexpr int listWidth = 220;
constexpr int detailsWidth = 1020;
constexpr int roomForSource = 860; ///< with less, the source is above the rest
constexpr int roomForThree = 1060; ///< with less, the block sizes are below the devices
constexpr int sourcePercent = 36;  ///< of the width, until the user moves the divider
/// Walking through the list with the arrow keys is no use of each kernel.
constexpr int rememberAfterMs = 1500;

/// How many instances of a template there are; 0 where it is none.
std::size_t countInstances(const std::vector<core::OwnKernel>& kernels, const std::string& name) {
    return static_cast<std::size_t>(
        std::count_if(kernels.begin(), kernels.end(), [&name](const core::OwnKernel& kernel) {
            return core::functionNameOf(kernel.name()) == name &&
                   kernel.name().find(name + '<') != std::string::npos;
        }));
}

} // namespace

KernelPage::KernelPage(const PageContext& context, QWidget* parent)
    : Page(parent), context_(context), session_(context.app.session), devices_(context.app.devices),
      // The program that loads NVRTC.
      openSource_({DeviceSelection::defaultWorkerCommand().front().toStdString(), "nvrtc"},
                  [this] { return devicesToCompileFor(); }),
      opening_(openSource_, [this]() -> RecentFiles& { return context_.files().recent(); }) {
    setAcceptDrops(true);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    bar_ = buildBar();
    rows->addWidget(bar_);
    stack_ = new QStackedWidget;
    auto* beginning = new KernelBeginning(devices_.ownKernels());
    connect(beginning, &KernelBeginning::chosen, this, [this](const core::OwnKernel& kernel) {
        if (mayBecomeUsers())
            showKernels({kernel});
    });
    stack_->addWidget(beginning);
    stack_->addWidget(buildContent());
    rows->addWidget(stack_, 1);
    remembering_.setSingleShot(true);
    remembering_.setInterval(rememberAfterMs);
    connect(&remembering_, &QTimer::timeout, this, &KernelPage::remember);
    connect(&opening_, &KernelOpening::began, problem_, &ProblemLine::end);
    connect(&opening_, &KernelOpening::failed, problem_, &ProblemLine::showPassing);
    connect(&opening_, &KernelOpening::noticed, problem_, &ProblemLine::showLasting);
    connect(&opening_, &KernelOpening::sourceOpened, sourcePane_, &SourcePane::showEditor);
    connect(&opening_, &KernelOpening::kernelsRead, this, &KernelPage::onRead);
    connect(&openSource_, &OpenSource::resultsChanged, this, [this] {
        OwnCodes& codes = devices_.ownCodes();
        codes.setSource(codesOf(openSource_, codes), openSource_.compilation().isCompiling(),
                        openSource_.isOutdated());
        showCompiled();
    });
    connect(&openSource_, &OpenSource::textEdited, this, [this] {
        isOfSession_ = false;
        Q_EMIT edited();
    });
    connect(&openSource_, &OpenSource::saved, this,
            [this](const QString& path) { context_.files().recent().add(path); });
    onChange(session_, SessionChange::Launch, this, [this] { openSource_.devicesChanged(); });
    connect(&devices_.ownKernels(), &OwnKernels::editRequested, this,
            [this](const core::OwnKernel& kernel) { type(kernel); });
    retranslate(this, [this] { showCurrent(); });
}

QWidget* KernelPage::buildBar() {
    auto* bar = new QWidget;
    bar->setObjectName(QStringLiteral("panel"));
    auto* rows = new QVBoxLayout(bar);
    rows->setContentsMargins(12, 7, 12, 7);
    rows->setSpacing(4);
    tools_ = new KernelTools(opening_.reading());
    rows->addWidget(tools_);
    problem_ = new ProblemLine(*this);
    problem_->setObjectName(QStringLiteral("kernelProblem"));
    rows->addWidget(problem_);
    unread_ = new UnreadFileRow(QStringLiteral("kernel"));
    rows->addWidget(unread_);
    connect(unread_, &UnreadFileRow::openRequested, this, &KernelPage::openUnread);
    connect(tools_, &KernelTools::openRequested, this, &KernelPage::openFileDialog);
    connect(tools_, &KernelTools::newSourceRequested, this, [this] {
        if (mayBecomeUsers())
            opening_.openExample();
    });
    connect(tools_, &KernelTools::pasteRequested, this, &KernelPage::paste);
    connect(tools_, &KernelTools::typeRequested, this, [this] { type(std::nullopt); });
    connect(tools_, &KernelTools::sendRequested, this, &KernelPage::sendToExplore);
    return bar;
}

QWidget* KernelPage::buildContent() {
    content_ = new QSplitter;
    content_->setObjectName(QStringLiteral("kernelContent"));
    content_->setChildrenCollapsible(false);
    sourcePane_ = new SourcePane(openSource_);
    listPanel_ = new QWidget;
    listPanel_->setObjectName(QStringLiteral("panel"));
    auto* leftRows = new QVBoxLayout(listPanel_);
    leftRows->setContentsMargins(12, 10, 12, 10);
    list_ = new KernelList;
    leftRows->addWidget(list_);
    details_ = new KernelDetails(session_, devices_, openSource_);
    content_->addWidget(sourcePane_);
    content_->addWidget(listPanel_);
    content_->addWidget(details_);
    content_->setStretchFactor(2, 1);
    content_->setSizes({0, scaledPixels(listWidth), scaledPixels(detailsWidth)});
    sourcePane_->hide();
    connect(sourcePane_, &SourcePane::launchesRequested, this, &KernelPage::showLaunches);
    connect(list_, &KernelList::currentChanged, this, &KernelPage::showCurrent);
    connect(list_, &KernelList::currentChanged, this, &Page::edited);
    connect(list_, &KernelList::filterChanged, this, &Page::edited);
    connect(list_, &KernelList::activated, this, &KernelPage::sendToExplore);
    connect(details_, &KernelDetails::chosen, this,
            [this](const QString& id) { list_->select(id.toStdString()); });
    connect(details_, &KernelDetails::architectureChanged, this, [this](const QString& architecture) {
        sourcePane_->setArchitecture(architecture.toStdString());
    });
    connect(content_, &QSplitter::splitterMoved, this, [this] {
        isDivided_ = true;
        fitColumns();
    });
    connect(details_, &KernelDetails::boundsChosen, this, [this](const QString& bounds) {
        const core::OwnKernel* kernel = list_->current();
        const std::string name = kernel == nullptr ? std::string() : core::functionNameOf(kernel->name());
        if (!sourcePane_->setLaunchBounds(name, bounds))
            problem_->showPassing([name] {
                return fill(
                    tr("The declaration of {kernel} was not found in the text; copy the bounds instead."),
                    {{"kernel", name}});
            });
        else if (const std::size_t count = countInstances(openSource_.kernels(), name); count > 1)
            problem_->showPassing([name, count] {
                return fill(tr("These bounds stand in the template {kernel} and are now those of all its "
                               "{count} instances; undo in the text takes them back."),
                            {{"kernel", name}, {"count", count}});
            });
    });
    return content_;
}

QList<QWidget*> KernelPage::parts() {
    return {bar_, stack_->widget(0), sourcePane_, listPanel_, details_};
}

bool KernelPage::mayReplace() {
    return sourcePane_->mayDropEdits();
}

bool KernelPage::mayClose() {
    if (!openSource_.hasUnsavedEdits())
        return true;
    Q_EMIT requested(); // the question is about what stands there
    return sourcePane_->mayDropEdits();
}

bool KernelPage::mayBecomeUsers() {
    if (!mayReplace())
        return false;
    isOfSession_ = false;
    return true;
}

void KernelPage::openFile(const QString& path) {
    if (mayBecomeUsers())
        opening_.openFile(path);
}

void KernelPage::openText(const QString& words) {
    if (mayBecomeUsers())
        opening_.openText(words);
}

void KernelPage::openFileDialog() {
    const QString path = askWhatToOpen(this, tr("Open kernels"));
    if (!path.isEmpty())
        openFile(path);
}

void KernelPage::paste() {
    const QMimeData* copied = QApplication::clipboard()->mimeData();
    if (copied != nullptr && copied->hasUrls() && copied->urls().front().isLocalFile())
        openFile(copied->urls().front().toLocalFile());
    else if (copied != nullptr && !copied->text().trimmed().isEmpty())
        openText(copied->text());
    else
        problem_->showPassing([] {
            return tr("The clipboard has no text; copy CUDA source or the output of a compiler first.");
        });
}

void KernelPage::onRead(const std::vector<core::OwnKernel>& kernels, const NamedFile& file) {
    // Of the same file again, what was looked for in it stays.
    const core::OwnKernel* chosen = openSource_.isOpen() ? nullptr : list_->current();
    const bool isSame = chosen != nullptr && !file.path.isEmpty() && chosen->file == file.path.toStdString();
    const QString filter = isSame ? list_->filter() : QString();
    openSource_.close();
    showKernels(kernels, file, isSame ? idOf(*chosen) : std::string());
    list_->setFilter(filter);
}

void KernelPage::type(const std::optional<core::OwnKernel>& kernel) {
    KernelForm form(kernel, this);
    do // a user who keeps the edits has the typed numbers again
        if (form.exec() != QDialog::Accepted)
            return;
    while (!mayReplace());
    problem_->end();
    isOfSession_ = false;
    devices_.ownKernels().add(form.kernel());
    openSource_.close();
    showKernels({form.kernel()});
}

void KernelPage::showKernels(std::vector<core::OwnKernel> kernels, const NamedFile& file,
                             const std::string& chosen) {
    file_ = file;
    waitingSource_.reset();
    unread_->clear();
    const bool hasSource = openSource_.isOpen();
    stack_->setCurrentWidget(content_);
    if (sourcePane_->isHidden() == hasSource)
        isDivided_ = false; // the user divided other parts
    sourcePane_->setVisible(hasSource);
    listPanel_->setVisible(!hasSource && kernels.size() > 1);
    details_->setChoices(kernels);
    fitColumns();
    const std::string before = hasSource && list_->current() != nullptr ? idOf(*list_->current()) : chosen;
    list_->setKernels(std::move(kernels), before);
}

void KernelPage::showLaunches() {
    LaunchCodeDialog dialog(session_, devices_, context_.app.messages, this);
    dialog.setWindowTitle(tr("Launches in the source"));
    dialog.setCode(text(openSource_.source().text));
    if (dialog.exec() == QDialog::Accepted)
        Q_EMIT pageRequested(window_page::explore);
}

void KernelPage::showCompiled() {
    details_->showChanges(); // those of a source that is closed go with it
    if (openSource_.isOpen())
        showKernels(openSource_.kernels());
}

std::vector<core::DeviceProperties> KernelPage::devicesToCompileFor() const {
    std::vector<core::DeviceProperties> devices;
    if (session_.state().device)
        devices.push_back(*session_.state().device);
    for (const DeviceEntry* entry : devices_.directory().entries())
        if (entry->device)
            devices.push_back(*entry->device);
    return devices;
}

void KernelPage::showCurrent() {
    const core::OwnKernel* kernel = list_->current();
    details_->setKernel(kernel);
    sourcePane_->setKernel(kernel != nullptr ? kernel->versions.front().mangledName : std::string());
    showSource();
    if (kernel != nullptr)
        remembering_.start();
    else
        remembering_.stop();
}

void KernelPage::showSource() {
    const core::OwnKernel* kernel = stack_->currentWidget() == content_ ? list_->current() : nullptr;
    tools_->setKernel(kernel, kernel != nullptr && canOpenInExplore(session_, *kernel));
    tools_->setOutdated(kernel != nullptr && openSource_.isOpen() && openSource_.isOutdated());
}

void KernelPage::remember() {
    const core::OwnKernel* kernel = list_->current();
    if (kernel == nullptr)
        return;
    if (isOfSession_)
        devices_.ownKernels().addOfSession(*kernel);
    else
        devices_.ownKernels().add(*kernel);
}

void KernelPage::sendToExplore() {
    const core::OwnKernel* kernel = list_->current();
    if (kernel == nullptr || !tools_->canSend())
        return;
    remembering_.stop();
    openInExplore(session_, devices_, *kernel);
    Q_EMIT pageRequested(window_page::explore);
}

core::Json KernelPage::state() const {
    KernelPageState state;
    state.filter = list_->filter();
    state.showsAllDevices = details_->devices().showsAll();
    if (const core::OwnKernel* kernel = list_->current(); kernel != nullptr)
        state.kernel = *kernel;
    state.file = file_;
    if (openSource_.isOpen())
        state.source.emplace(openSource_.state());
    else if (waitingSource_)
        state.source.emplace(*waitingSource_);
    return state.toJson();
}

void KernelPage::setState(const core::Json& json) {
    const KernelPageState state = KernelPageState::from(json);
    isOfSession_ = true;
    if (state.showsAllDevices)
        details_->devices().setShowsAll(*state.showsAllDevices);
    problem_->end();
    opening_.cancel();
    const QString unread = state.source ? opening_.unreadFileOf(*state.source) : QString();
    if (state.source && unread.isEmpty() && opening_.restoreSource(*state.source))
        return;
    if (state.kernel) {
        takeKernel(*state.kernel, state.file);
        if (state.filter)
            list_->setFilter(*state.filter);
        if (list_->current() == nullptr) // a filter that hides it
            list_->setFilter({});
    }
    if (unread.isEmpty())
        return;
    openSource_.close();
    waitingSource_.emplace(*state.source);
    unread_->showFile(unread, WhyUnread::NotOpened);
}

void KernelPage::takeKernel(const core::OwnKernel& kernel, const NamedFile& file) {
    openSource_.close();
    showKernels({kernel}, file);
    if (file.path.isEmpty())
        return;
    if (const auto why = whyUnread(file, context_.files().recent()))
        unread_->showFile(file.path, *why);
    else
        opening_.readAgain(file, kernel.date);
}

void KernelPage::openUnread() {
    if (!waitingSource_) {
        openFile(QString(file_.path));
        return;
    }
    if (!mayBecomeUsers())
        return;
    const core::Json source(*waitingSource_); // opening it ends the wait
    if (opening_.restoreSource(source))
        context_.files().recent().add(text(openSource_.source().path));
}

void KernelPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    fitColumns();
}

void KernelPage::fitColumns() {
    const bool hasSource = sourcePane_->isVisibleTo(this);
    const bool isBeside = !hasSource || width() >= scaledPixels(roomForSource);
    const Qt::Orientation direction = isBeside ? Qt::Horizontal : Qt::Vertical;
    if (content_->orientation() != direction) {
        content_->setOrientation(direction);
        isDivided_ = false;
    }
    if (!isDivided_) {
        const int whole = isBeside ? width() : height();
        const int source = hasSource ? whole * sourcePercent / 100 : 0;
        const int list = hasSource ? 0 : scaledPixels(listWidth); // beside a source it is hidden
        content_->setSizes({source, list, whole - source - list});
    }
    const int source = hasSource && isBeside ? content_->sizes().front() : 0;
    details_->setWide(width() - source >= scaledPixels(roomForThree));
}

void KernelPage::dragEnterEvent(QDragEnterEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().isLocalFile())
        event->acceptProposedAction();
}

void KernelPage::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    openFile(event->mimeData()->urls().front().toLocalFile());
}

} // namespace trichevron::gui
