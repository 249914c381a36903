// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/kernel_page.h"

#include "app/gui/code/launch_code_dialog.h"
#include "app/gui/files/session_file_controller.h"
#include "app/gui/layout/flow_layout.h"
#include "app/gui/pages/kernel/kernel_beginning.h"
#include "app/gui/pages/kernel/kernel_details.h"
#include "app/gui/pages/kernel/kernel_devices.h"
#include "app/gui/pages/kernel/kernel_form.h"
#include "app/gui/pages/kernel/kernel_list.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/pages/problem_line.h"
#include "app/gui/pages/unread_file_row.h"
#include "app/gui/reading/reading_bar.h"
#include "app/gui/source/source_codes.h"
#include "app/gui/source/source_pane.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/text/tool_tip.h"
#include "app/gui/theme/theme.h"
#include "core/compile/source_kernels.h"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
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
constexpr int actionGap = 9;
constexpr int sourcePercent = 36; ///< of the width, until the user moves the divider
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
                  [this] { return devicesToCompileFor(); }) {
    setAcceptDrops(true);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(buildBar());
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
    connect(&reading_, &KernelFileReading::finished, this, &KernelPage::onRead);
    connect(&reading_, &KernelFileReading::failed, this,
            [this](const LaterText& problem) { problem_->showPassing(problem); });
    connect(&openSource_, &OpenSource::resultsChanged, this, [this] {
        OwnCodes& codes = devices_.ownCodes();
        codes.setSource(codesOf(openSource_, codes), openSource_.compilation().isCompiling());
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
    auto* actions = new QWidget;
    auto* row = new FlowLayout(actionGap);
    actions->setLayout(row);
    auto* open = new QPushButton;
    open->setObjectName(QStringLiteral("kernelOpen"));
    auto* pasteButton = new QPushButton;
    pasteButton->setObjectName(QStringLiteral("kernelPaste"));
    auto* newButton = new QPushButton;
    newButton->setObjectName(QStringLiteral("kernelNewSource"));
    auto* typeButton = new QPushButton;
    typeButton->setObjectName(QStringLiteral("kernelType"));
    readingBar_ = new ReadingBar(reading_, QStringLiteral("kernel"));
    send_ = new QPushButton;
    send_->setObjectName(QStringLiteral("kernelSend"));
    send_->setProperty("role", "primary");
    for (QPushButton* button : {open, newButton, pasteButton, typeButton})
        row->addWidget(button);
    row->addStretching(readingBar_);
    row->addWidget(send_);
    rows->addWidget(actions);
    problem_ = new ProblemLine(*this);
    problem_->setObjectName(QStringLiteral("kernelProblem"));
    rows->addWidget(problem_);
    unread_ = new UnreadFileRow(QStringLiteral("kernel"));
    rows->addWidget(unread_);
    connect(unread_, &UnreadFileRow::openRequested, this, &KernelPage::openUnread);
    connect(open, &QPushButton::clicked, this, &KernelPage::openFileDialog);
    connect(pasteButton, &QPushButton::clicked, this, &KernelPage::paste);
    connect(newButton, &QPushButton::clicked, this, &KernelPage::newSource);
    connect(typeButton, &QPushButton::clicked, this, [this] { type(std::nullopt); });
    connect(send_, &QPushButton::clicked, this, &KernelPage::sendToExplore);
    retranslate(bar, [this, open, newButton, pasteButton, typeButton] {
        open->setText(tr("Open a file…"));
        open->setToolTip(tr(
            "CUDA source, a cubin, a fat binary, PTX, an object, a library or a program, or the output of a "
            "compiler. Nothing in the file is run."));
        newButton->setText(tr("New source"));
        newButton->setToolTip(tr("An editor with a small kernel to begin with."));
        pasteButton->setText(tr("Paste"));
        pasteButton->setToolTip(
            fill(tr("CUDA source, or the output of {nvcc}, {ptxas} or {cuobjdump}, from the clipboard."),
                 {{"nvcc", std::string("nvcc -Xptxas -v")},
                  {"ptxas", std::string("ptxas -v")},
                  {"cuobjdump", std::string("cuobjdump --dump-resource-usage")}}));
        typeButton->setText(tr("Type numbers…"));
        typeButton->setToolTip(
            tr("Registers, shared memory and launch bounds of a kernel, as you know them."));
        send_->setText(tr("Send to Explore"));
    });
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

bool KernelPage::mayReplace() {
    return sourcePane_->mayDropEdits();
}

bool KernelPage::mayClose() {
    if (!openSource_.hasUnsavedEdits())
        return true;
    Q_EMIT requested(); // the question is about what stands there
    return sourcePane_->mayDropEdits();
}

void KernelPage::type(const std::optional<core::OwnKernel>& kernel) {
    if (!mayReplace())
        return;
    KernelForm form(kernel, this);
    if (form.exec() != QDialog::Accepted)
        return;
    problem_->end();
    isOfSession_ = false;
    devices_.ownKernels().add(form.kernel());
    openSource_.close();
    showKernels({form.kernel()});
}

void KernelPage::showKernels(std::vector<core::OwnKernel> kernels, const NamedFile& file,
                             const std::string& chosen) {
    file_ = file;
    waitingSource_ = {};
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
    const core::OwnKernel* kernel = list_->current();
    const bool isShown = kernel != nullptr && stack_->currentWidget() == content_;
    readingBar_->setSource(
        isShown ? text(originText(*kernel)) : QString(),
        isShown ? toolTipText((text(originText(*kernel)) + QLatin1Char('\n') + text(kernel->file)).trimmed())
                : QString());
    const bool canSend = isShown && session_.state().device &&
                         versionOrSubstitute(*kernel, session_.state().device->computeCapability) != nullptr;
    send_->setEnabled(canSend);
    send_->setToolTip(
        canSend ? tr("Explore shows launches of this kernel: their verdict, picture and occupancy.")
                : tr("Nothing says how many registers and how much shared memory the kernel uses."));
}

void KernelPage::sendToExplore() {
    const core::OwnKernel* kernel = list_->current();
    if (kernel == nullptr || !send_->isEnabled())
        return;
    remembering_.stop();
    devices_.ownKernels().add(*kernel); // the user uses it, whoever brought it
    const auto info = kernelInfoFor(*kernel, *session_.state().device);
    LaunchState state = session_.state();
    for (const auto& own : devices_.ownKernels().kernelsFor(*state.device))
        if (own->id == info->id)
            state.kernel = own;
    // The present launch, which the page is about, with this kernel.
    state.optIns = initialOptIns(*state.kernel);
    if (const auto& declared = state.kernel->attributes.declared.blockSize)
        state.config.blockDim = declared->block;
    if (!state.config.problem)
        state.config.problem = problemOfThreads(*kernel, state.config, state.kernel->attributes);
    state.gridFollowsProblem =
        state.config.problem && gridFollowsProblem(state.config, state.kernel->attributes);
    session_.replace([] { return tr("Choose kernel"); }, state);
    Q_EMIT pageRequested(window_page::explore);
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
