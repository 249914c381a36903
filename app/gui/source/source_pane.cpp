// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/source_pane.h"

#include "app/gui/files/file_questions.h"
#include "app/gui/layout/elided_label.h"
#include "app/gui/layout/flow_layout.h"
#include "app/gui/notice/save_question.h"
#include "app/gui/results/read_only_text.h"
#include "app/gui/source/compile_settings_dialog.h"
#include "app/gui/source/source_editor.h"
#include "app/gui/source/source_messages.h"
#include "app/gui/source/source_status.h"
#include "app/gui/source/source_tab_row.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/compile/disassembly.h"
#include "core/compile/source_kernels.h"
#include "core/errors/input_error.h"

#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QStringDecoder>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int messagesHeight = 96; ///< pixels for the default font
constexpr int leastEditorHeight = 90;
constexpr int nameGap = 9;

bool isUtf8(const std::string& bytes) {
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString decoded = decoder(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    return !decoder.hasError() || decoded.isEmpty();
}

QPushButton* button(const char* name) {
    auto* made = new QPushButton;
    made->setObjectName(QString::fromLatin1(name));
    return made;
}

} // namespace

SourcePane::SourcePane(OpenSource& source, QWidget* parent)
    : QWidget(parent), source_(source), name_(new ElidedLabel), state_(new QLabel),
      status_(new SourceStatus(source)), problem_(new QLabel), save_(button("sourceSave")),
      saveAs_(button("sourceSaveAs")), reload_(button("sourceReload")), keep_(button("sourceKeep")),
      settings_(button("sourceSettings")), launches_(button("sourceLaunches")), tabs_(new QTabBar),
      stack_(new QStackedWidget), editor_(new SourceEditor), ptx_(new ReadOnlyText), sass_(new ReadOnlyText),
      messages_(new SourceMessages) {
    setObjectName(QStringLiteral("panel"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 8, 12, 10);
    rows->setSpacing(6);
    rows->addWidget(buildHeader());
    problem_->setObjectName(QStringLiteral("sourceProblem"));
    problem_->setProperty("role", "problem");
    problem_->setWordWrap(true);
    problem_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    rows->addWidget(problem_);
    tabs_->setObjectName(QStringLiteral("sourceTabs"));
    for (int tab = SourceTab; tab <= SassTab; ++tab)
        tabs_->addTab({});
    tabs_->setExpanding(false);
    tabs_->setDrawBase(false);
    rows->addWidget(new SourceTabRow(*tabs_, *editor_));
    editor_->setMinimumHeight(scaledPixels(leastEditorHeight));
    setFocusProxy(editor_);
    ptx_->setObjectName(QStringLiteral("sourcePtx"));
    sass_->setObjectName(QStringLiteral("sourceSass"));
    for (QWidget* page : std::initializer_list<QWidget*>{editor_, ptx_, sass_})
        stack_->addWidget(page);
    auto* parts = new QSplitter(Qt::Vertical);
    parts->setChildrenCollapsible(false);
    parts->addWidget(stack_);
    parts->addWidget(messages_);
    parts->setStretchFactor(0, 1);
    parts->setSizes({scaledPixels(4 * messagesHeight), scaledPixels(messagesHeight)});
    rows->addWidget(parts, 1);

    connect(editor_, &QPlainTextEdit::textChanged, this, [this] { source_.edit(editor_->toPlainText()); });
    connect(tabs_, &QTabBar::currentChanged, this, [this](int tab) {
        stack_->setCurrentIndex(tab);
        showCode();
    });
    connect(messages_, &SourceMessages::lineChosen, this, [this](int line) {
        tabs_->setCurrentIndex(SourceTab);
        if (line > 0)
            editor_->goToLine(line);
    });
    connect(save_, &QPushButton::clicked, this, &SourcePane::save);
    editor_->installEventFilter(this);
    connect(saveAs_, &QPushButton::clicked, this, &SourcePane::saveAs);
    connect(reload_, &QPushButton::clicked, this, [this] {
        try {
            source_.reload();
        } catch (const core::InputError& error) {
            problem_->setText(text(error.text().text()));
            problem_->show();
        }
    });
    connect(keep_, &QPushButton::clicked, &source_, &OpenSource::keepEdits);
    connect(settings_, &QPushButton::clicked, this, &SourcePane::editSettings);
    connect(launches_, &QPushButton::clicked, this, &SourcePane::launchesRequested);
    connect(&source_, &OpenSource::opened, this, [this] {
        const QSignalBlocker quiet(editor_);
        editor_->setSource(text(source_.source().text));
        // Saved as UTF-8, its other letters would be lost.
        editor_->setReadOnly(!isUtf8(source_.source().text));
    });
    connect(&source_, &OpenSource::fileChanged, this, &SourcePane::showFile);
    connect(&source_, &OpenSource::resultsChanged, this, &SourcePane::showResults);
    connect(&source_, &OpenSource::messagesChanged, this, &SourcePane::showMessages);
    retranslate(this, [this] {
        tabs_->setAccessibleName(tr("Code"));
        tabs_->setTabText(SourceTab, tr("Source"));
        tabs_->setTabText(PtxTab, QStringLiteral("PTX"));
        tabs_->setTabText(SassTab, QStringLiteral("SASS"));
        ptx_->setAccessibleName(tr("PTX of the source"));
        sass_->setAccessibleName(tr("Machine code of the source"));
        messages_->setAccessibleName(tr("Compiler messages"));
        save_->setText(tr("Save"));
        save_->setToolTip(tr("Writes the text to its file; in the text, Ctrl+S does, too."));
        saveAs_->setText(tr("Save as…"));
        reload_->setText(tr("Read the file again"));
        reload_->setToolTip(tr("Another program changed the file. Your edits are dropped."));
        keep_->setText(tr("Keep my edits"));
        settings_->setText(tr("Compiler…"));
        settings_->setToolTip(
            tr("Which compiler, language standard, include folders, macros, options and templates."));
        launches_->setText(tr("Launches…"));
        launches_->setToolTip(tr("The launches that stand in this source: choose one for Explore."));
        showFile();
        showResults();
        listMessages();
    });
}

SourcePane::~SourcePane() {
    stopsDisassembling_ = true;
    if (disassembling_.joinable())
        disassembling_.join();
}

QSize SourcePane::minimumSizeHint() const {
    const QSize least = QWidget::minimumSizeHint();
    return {least.width(), std::max(least.height(), layout()->minimumHeightForWidth(width()))};
}

void SourcePane::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width())
        updateGeometry();
}

QWidget* SourcePane::buildHeader() {
    auto* header = new QWidget;
    auto* rows = new QVBoxLayout(header);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    auto* facts = new QWidget;
    auto* names = new FlowLayout(nameGap);
    facts->setLayout(names);
    name_->setObjectName(QStringLiteral("sourceName"));
    name_->setFont(textFont(1.05, QFont::DemiBold));
    state_->setObjectName(QStringLiteral("sourceState"));
    state_->setProperty("role", "muted");
    status_->setObjectName(QStringLiteral("sourceStatus"));
    status_->setProperty("role", "muted");
    names->addWidget(name_);
    names->addStretching(state_);
    names->addWidget(status_);
    rows->addWidget(facts);
    auto* actions = new QWidget;
    auto* flow = new FlowLayout(6);
    actions->setLayout(flow);
    for (QPushButton* each : {save_, saveAs_, reload_, keep_, settings_, launches_})
        flow->addWidget(each);
    rows->addWidget(actions);
    return header;
}

bool SourcePane::eventFilter(QObject* object, QEvent* event) {
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (object != editor_ || !isKey || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Save))
        return QWidget::eventFilter(object, event);
    event->accept(); // elsewhere in the window these keys save the session
    if (event->type() == QEvent::KeyPress) {
        if (source_.source().path.empty())
            saveAs();
        else if (save_->isEnabled())
            save();
    }
    return true;
}

void SourcePane::showFile() {
    const std::string& path = source_.source().path;
    name_->setText(path.empty() ? tr("new source") : QFileInfo(text(path)).fileName());
    name_->setToolTip(text(path));
    state_->setText(editor_->isReadOnly()    ? tr("watching the file · not UTF-8, so it is not edited here")
                    : source_.isInConflict() ? tr("changed by another program")
                    : source_.isEdited()     ? tr("edited")
                    : path.empty()           ? tr("not in a file")
                                             : tr("watching the file"));
    save_->setEnabled(source_.isEdited() && !path.empty());
    reload_->setVisible(source_.isInConflict());
    keep_->setVisible(source_.isInConflict());
}

bool SourcePane::isInMessages(const QString& problem) const {
    const auto isIt = [&](const core::CompilerMessage& message) {
        return message.severity == core::CompilerMessage::Severity::Error && message.line > 0 &&
               problem.endsWith(text(message.text)); // else it says more
    };
    const auto& results = source_.resultsWithMessages();
    return std::any_of(results.begin(), results.end(), [&](const auto& entry) {
        return entry.second->failure && text(entry.second->failure->text()) == problem &&
               std::any_of(entry.second->messages.begin(), entry.second->messages.end(), isIt);
    });
}

QString SourcePane::withShownName(QString problem) const {
    // Its folder is known. "source.cubin" is another file than "source.cu".
    const QRegularExpression name(QStringLiteral("(?<!\\w)") +
                                  QRegularExpression::escape(text(nameOf(source_.source()))) +
                                  QStringLiteral("(?!\\w)"));
    return problem.replace(name, name_->text().replace(QLatin1Char('\\'), QStringLiteral("\\\\")));
}

void SourcePane::showResults() {
    status_->refresh();
    const QString problem = source_.problem();
    problem_->setText(withShownName(problem));
    problem_->setVisible(!problem.isEmpty() && !isInMessages(problem)); // which lead to its line
    showCode();
}

void SourcePane::showMessages() {
    std::vector<core::MergedMessage> messages = listMessages();
    std::erase_if(messages, [this](const core::MergedMessage& merged) {
        return merged.message.file != nameOf(source_.source());
    });
    editor_->setMessages(std::move(messages));
}

std::vector<core::MergedMessage> SourcePane::listMessages() {
    const QString problem = source_.problem();
    std::vector<const core::CompiledSource*> results;
    for (const auto& entry : source_.resultsWithMessages())
        results.push_back(entry.second.get());
    std::vector<core::MergedMessage> messages = core::mergeMessages(results);
    messages_->clear();
    for (const core::MergedMessage& merged : messages) {
        const bool isHere = merged.message.file == nameOf(source_.source());
        core::MergedMessage shown = merged;
        if (isHere)
            shown.message.file = name_->text().toStdString();
        messages_->addMessage(text(messageText(shown)), isHere ? static_cast<int>(merged.message.line) : 0,
                              merged.message.severity == core::CompilerMessage::Severity::Error);
    }
    // What is the same everywhere that it does not compile is said once, above.
    for (const core::CompiledSource* result : results)
        if (result->failure && result->messages.empty() && text(result->failure->text()) != problem)
            messages_->addMessage(
                text(result->architecture) + QStringLiteral(": ") + text(result->failure->text()), 0, false);
    messages_->setVisible(messages_->count() > 0);
    return messages;
}

void SourcePane::setArchitecture(const std::string& architecture) {
    architecture_ = architecture;
    showCode();
}

void SourcePane::setKernel(const std::string& mangledName) {
    // Of PTX, of cuobjdump and of nvdisasm.
    kernelLine_.setPattern(QStringLiteral("(\\.entry\\s+|Function\\s*:\\s*|\\.text\\.)") +
                           QRegularExpression::escape(text(mangledName)) + QStringLiteral("([(:\\s]|$)"));
    showCode();
}

void SourcePane::showEditor() {
    tabs_->setCurrentIndex(SourceTab);
    setFocus();
}

void SourcePane::showCode() {
    const auto compiled = source_.lastGood(architecture_);
    const QString notCompiled =
        fill(tr("The source is not compiled for {architecture}."), {{"architecture", architecture_}});
    if (tabs_->currentIndex() == PtxTab) {
        if (compiled) {
            ptx_->showCode(text(*compiled->ptx));
            ptx_->beginAt(kernelLine_);
        } else {
            ptx_->showMessage(notCompiled);
        }
    } else if (tabs_->currentIndex() == SassTab) {
        if (!compiled) {
            shownCubin_.reset();
            sass_->showMessage(notCompiled);
        } else if (compiled->cubin != shownCubin_) {
            shownCubin_ = compiled->cubin;
            disassemble();
        } else {
            sass_->beginAt(kernelLine_);
        }
    }
}

void SourcePane::disassemble() {
    const std::string program = core::findDisassembler();
    if (program.empty()) {
        sass_->showMessage(fill(
            tr("Machine code is shown by {first} or {second} of the CUDA Toolkit, and neither was found."),
            {{"first", QStringLiteral("nvdisasm")}, {"second", QStringLiteral("cuobjdump")}}));
        return;
    }
    sass_->showMessage(tr("Reading the machine code…"));
    stopsDisassembling_ = true;
    if (disassembling_.joinable())
        disassembling_.join();
    stopsDisassembling_ = false;
    disassembling_ = std::thread([this, program, cubin = shownCubin_] {
        std::string shown;
        bool isCode = true;
        try {
            shown = core::disassemble(program, *cubin, &stopsDisassembling_);
        } catch (const std::exception& error) {
            shown = error.what();
            isCode = false;
        }
        QMetaObject::invokeMethod(
            this,
            [this, cubin, isCode, shown = std::move(shown)] {
                if (cubin != shownCubin_)
                    return;
                if (!isCode) {
                    sass_->showMessage(text(shown));
                    return;
                }
                sass_->showCode(text(shown));
                sass_->beginAt(kernelLine_);
            },
            Qt::QueuedConnection);
    });
}

void SourcePane::save() {
    saveTo(text(source_.source().path));
}

void SourcePane::saveAs() {
    const QString path = askWhereToSave(this, tr("Save the source"),
                                        source_.source().path.empty() ? QStringLiteral("kernel.cu")
                                                                      : text(source_.source().path),
                                        tr("CUDA source") + QStringLiteral(" (*.cu *.cuh)"));
    if (!path.isEmpty())
        saveTo(path);
}

void SourcePane::saveTo(const QString& path) {
    try {
        source_.save(path);
    } catch (const core::InputError& error) {
        problem_->setText(text(error.text().text()));
        problem_->show();
    }
}

bool SourcePane::mayDropEdits() {
    if (!source_.isOpen() || !source_.hasUnsavedEdits())
        return true;
    const QString question = source_.isEdited() ? tr("The edits of “{source}” are not saved. Save them?")
                                                : tr("The text of “{source}” is in no file. Save it?");
    const SaveAnswer answer = askToSave(*this, fill(question, {{"source", name_->text()}}));
    if (answer == SaveAnswer::Save) {
        if (source_.source().path.empty())
            saveAs();
        else
            save();
        return !source_.hasUnsavedEdits();
    }
    return answer == SaveAnswer::Discard;
}

void SourcePane::editSettings() {
    CompileSettingsDialog dialog(source_, this);
    if (dialog.exec() == QDialog::Accepted)
        source_.setSettings(dialog.settings(), dialog.compilerPath());
}

bool SourcePane::setLaunchBounds(const std::string& kernelName, const QString& bounds) {
    if (editor_->isReadOnly())
        return false;
    const QString shown = editor_->toPlainText();
    const std::string bytes = shown.toStdString();
    for (const core::SourceKernel& kernel : core::findSourceKernels(bytes)) {
        if (kernel.name != kernelName)
            continue;
        const core::TextRange range = kernel.launchBounds;
        // The editor counts letters, not bytes.
        const auto letters = [&bytes](std::size_t end) {
            return static_cast<int>(QString::fromUtf8(bytes.data(), static_cast<qsizetype>(end)).size());
        };
        const int from = letters(range.offset);
        tabs_->setCurrentIndex(SourceTab);
        editor_->replace(from, letters(range.offset + range.size) - from,
                         range.size == 0 ? QLatin1Char(' ') + bounds : bounds);
        return true;
    }
    return false;
}

} // namespace trichevron::gui
