// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/session_file_controller.h"

#include "app/gui/files/file_endings.h"
#include "app/gui/files/file_questions.h"
#include "app/gui/notice/report_errors.h"
#include "app/gui/notice/save_question.h"
#include "app/gui/session/session_snapshot.h"
#include "app/gui/session/undo_step.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "core/compile/source_code.h"
#include "core/import/import.h"
#include "core/import/trace_folder.h"
#include "core/inspect/kernel_file.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

#include <string_view>
#include <utility>
#include <variant>

namespace trichevron::gui {
namespace {

constexpr int recoveryDelayMs = 1000;

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

/// "Sessions (*.json *.json.gz);;All files (*)", as a file dialog takes it.
QString filterFor(std::string_view formatId) {
    const core::FileFormat& format = core::fileFormat(formatId);
    return QStringLiteral("%1 (%2);;%3 (*)")
        .arg(text(format.title.text()), text(format.patterns), SessionFileController::tr("All files"));
}

/// Whether the file is a trace of a program, as far as its beginning says.
bool isTrace(const QString& path) {
    core::ImportSource source(path.toStdString());
    return core::recognizeFormat(source).isProgram;
}

/// CUDA source, by its suffix, or what a compiler made.
bool isKernelFile(const QString& path) {
    core::ImportSource source(path.toStdString());
    return core::looksLikeKernels(source.head()) || core::isSourceCode(path.toStdString(), {});
}

QDateTime timeOf(const QString& path) {
    return QFileInfo(path).lastModified();
}

} // namespace

/// Which file the session belongs to, as part of a step of undo.
class FileCommand : public QUndoCommand {
public:
    FileCommand(SessionFileController& files, SessionFileController::File other)
        : files_(&files), other_(std::move(other)) {}

    void undo() override { exchange(); }
    void redo() override { exchange(); }

private:
    void exchange() {
        if (files_ != nullptr)
            files_->exchangeFile(other_);
    }

    QPointer<SessionFileController> files_; // the undo stack may outlive the window
    SessionFileController::File other_;     ///< the one that is not current
};

SessionFileController::SessionFileController(LaunchSession& session, DeviceSelection& devices,
                                             UserMessages& messages, ViewState view, InfoBar& notice,
                                             QWidget& window)
    : QObject(&window), session_(session), devices_(devices), messages_(messages), view_(view),
      notice_(notice), window_(window), file_{{}, contentsOf(session), {}, false} {
    connect(&lastReading_, &KeptSessionReading::finished, this, [this](const KeptSession& kept) {
        lastSession_ = [kept] { return kept.text(); };
        Q_EMIT lastSessionChanged();
    });
    connect(&offerReading_, &KeptSessionReading::finished, this, &SessionFileController::askToRestore);
    recoveryTimer_.setSingleShot(true);
    recoveryTimer_.setInterval(recoveryDelayMs);
    connect(&recoveryTimer_, &QTimer::timeout, this, [this] {
        if (recovery_ && isUsed())
            recovery_->keep(copyToKeep());
    });
    onChange(session_,
             SessionChange::Launch | SessionChange::Results | SessionChange::Pin | SessionChange::Path |
                 SessionChange::Steps,
             this, &SessionFileController::onSessionChanged);
    retranslate(&window_, [this] { refreshTitle(); });
}

core::SavedSession SessionFileController::snapshot() const {
    core::SavedSession saved = takeSnapshot(session_, devices_, view_.replacedLaunch());
    view_.writeTo(saved);
    return saved;
}

core::SavedSession SessionFileController::copyToKeep() const {
    core::SavedSession copy = snapshot();
    copy.file = file_.path.toStdString();
    return copy;
}

SessionContents SessionFileController::contents() const {
    return contentsOf(session_, view_.replacedLaunch());
}

bool SessionFileController::isModified() const {
    return file_.isRestored || !hasSameContents(contents(), file_.contents);
}

bool SessionFileController::isUsed() const {
    return !file_.path.isEmpty() || session_.undoStack().count() > 0 ||
           !session_.results().answers().empty() || !session_.results().measurements().empty() ||
           !session_.steps().empty() || session_.path().level != core::HierarchyLevel::Grid || hasEditedPage_;
}

void SessionFileController::onSessionChanged() {
    // Whether there is something to keep is asked later: a change is told before it is a step of undo.
    if (recovery_ && !recoveryTimer_.isActive())
        recoveryTimer_.start();
    refreshTitle();
}

void SessionFileController::onPageEdited() {
    hasEditedPage_ = true;
    onSessionChanged();
}

void SessionFileController::markSaved() {
    session_.endEdit(); // so that undo can come back to the saved state
    view_.markSaved();
    file_ = {file_.path, contents(), timeOf(file_.path), false};
    onSessionChanged(); // a copy that is older than the file would be offered after a crash
}

void SessionFileController::refreshTitle() {
    window_.setWindowTitle(file_.path.isEmpty()
                               ? QStringLiteral("Trichevron")
                               : QFileInfo(file_.path).fileName() + QStringLiteral("[*] – Trichevron"));
    window_.setWindowModified(!file_.path.isEmpty() && isModified());
}

void SessionFileController::showError(const std::exception& error, Opening opening) {
    showsError_ = true;
    const auto sentences = [problem = LaterText::of(error), opening] {
        QString reason = problem.text();
        if (opening == Opening::No)
            return reason;
        if (reason.endsWith(QLatin1Char('.')))
            reason.chop(1);
        return fill(tr("{reason}. Nothing was opened; your work is as before."), {{"reason", reason}});
    };
    notice_.showProblem(sentences, {{[] { return tr("Dismiss"); }, [this] { hideError(); }}});
}

void SessionFileController::hideError() {
    if (!std::exchange(showsError_, false))
        return;
    notice_.hide();
    offerRecovery(); // the error may have replaced the offer
}

void SessionFileController::open(const QString& path) {
    try {
        const bool isFolder = core::isFolder(path.toStdString());
        const bool isOfKernels = !isFolder && isKernelFile(path);
        // Of any size: a page reads it in a thread, and adds it to the recent files.
        if (isOfKernels || isFolder || isTrace(path)) {
            if (isOfKernels)
                Q_EMIT kernelsRequested(path);
            else
                Q_EMIT programRequested(path);
            hideError();
            return;
        }
        std::visit(Overloaded{[&](const core::SavedSession& session) { openSession(path, session); },
                              [&](const core::Recording&) { devices_.openRecording(path); },
                              [&](const core::DeviceProperties&) { devices_.openDeviceFile(path); },
                              [](const core::Program&) {},
                              [&](const core::Lesson& lesson) { Q_EMIT lessonOpened(lesson); }},
                   core::importFile(path.toStdString()));
        recent_.add(path);
        hideError(); // of another file
        Q_EMIT opened();
    } catch (const std::exception& error) {
        recent_.remove(QFileInfo(path).absoluteFilePath());
        showError(error, Opening::Yes);
    }
}

void SessionFileController::openAtStart(const QString& path) {
    open(path);
    session_.undoStack().clear();
}

bool SessionFileController::mayReplace(const QString& path) {
    // Opening the same file again drops its changes on purpose; undo brings them back.
    const bool leavesChanges = !file_.path.isEmpty() && file_.path != path && isModified();
    return view_.mayTake() && (!leavesChanges || offerToSave());
}

void SessionFileController::openSession(const QString& path, const core::SavedSession& saved) {
    if (!mayReplace(QFileInfo(path).absoluteFilePath()))
        return;
    restore(
        [name = QFileInfo(path).fileName()] {
            return fill(tr("Open “{file}”"), {{"file", name}});
        },
        saved, {QFileInfo(path).absoluteFilePath(), {}, timeOf(path), false});
}

void SessionFileController::restore(const LaterText& undoName, const core::SavedSession& saved, File file) {
    QUndoStack& undo = session_.undoStack();
    beginStep(undo, undoName);
    restoreSnapshot(saved, undoName, session_, devices_);
    view_.takeFrom(saved, !file.path.isEmpty() && !file.isRestored);
    file.contents = contents();
    undo.push(new FileCommand(*this, std::move(file)));
    undo.endMacro();
    session_.endEdit(); // so that undo can come back to the opened state
}

void SessionFileController::exchangeFile(File& file) {
    std::swap(file_, file);
    refreshTitle();
}

bool SessionFileController::isWrittenByOther(const QString& path) const {
    // A file dialog has asked about any other file.
    return path == file_.path && QFileInfo::exists(path) && timeOf(path) != file_.written;
}

SessionFileController::Conflict SessionFileController::askAboutConflict() {
    QMessageBox box(
        QMessageBox::Question, QStringLiteral("Trichevron"),
        fill(tr("Another program has written “{file}” since it was opened here. Replace it, or save "
                "this session under another name?"),
             {{"file", QFileInfo(file_.path).fileName()}}),
        QMessageBox::Cancel, &window_);
    QPushButton* replace = box.addButton(tr("Replace"), QMessageBox::DestructiveRole);
    QPushButton* other = box.addButton(tr("Save as…"), QMessageBox::AcceptRole);
    box.setDefaultButton(other);
    box.exec();
    return box.clickedButton() == replace ? Conflict::Replace
           : box.clickedButton() == other ? Conflict::SaveAs
                                          : Conflict::Cancel;
}

bool SessionFileController::saveTo(const QString& path) {
    if (isWrittenByOther(QFileInfo(path).absoluteFilePath())) {
        const Conflict answer = askAboutConflict();
        if (answer != Conflict::Replace)
            return answer == Conflict::SaveAs && saveAs();
    }
    try {
        saveSession(snapshot(), path.toStdString());
    } catch (const std::exception& error) {
        showError(error);
        return false;
    }
    file_.path = QFileInfo(path).absoluteFilePath();
    recent_.add(file_.path);
    markSaved();
    messages_.report(fill(tr("Saved “{file}”."), {{"file", QFileInfo(file_.path).fileName()}}));
    return true;
}

bool SessionFileController::save() {
    return file_.path.isEmpty() ? saveAs() : saveTo(file_.path);
}

bool SessionFileController::saveAs() {
    const QString title = tr("Save session");
    const QString name = file_.path.isEmpty() ? QStringLiteral("session.json") : file_.path;
    const QString filter = filterFor("session"); // by which Open lists files, too
    const QString path = askWhereToSave(&window_, title, name, filter);
    bool isSaved = false;
    const auto save = [&] { isSaved = saveTo(withEnding(path, endingsOf(filter))); };
    return !path.isEmpty() && reportErrors(&window_, title, save) && isSaved;
}

QString SessionFileController::chooseFile(const QString& title, const QString& filter) {
    return askWhatToOpen(&window_, title, filter);
}

void SessionFileController::openSessionDialog() {
    if (const QString path = chooseFile(tr("Open session"), filterFor("session")); !path.isEmpty())
        open(path);
}

void SessionFileController::openRecordingDialog() {
    if (const QString path = chooseFile(tr("Open recording"), filterFor("recording")); !path.isEmpty())
        open(path);
}

void SessionFileController::openLessonDialog() {
    if (const QString path = chooseFile(tr("Open lesson"), filterFor("lesson")); !path.isEmpty())
        open(path);
}

void SessionFileController::openDeviceDialog() {
    if (const QString path = chooseFile(tr("Open device file"), filterFor("device")); !path.isEmpty())
        open(path);
}

bool SessionFileController::isKept() const {
    if (!file_.path.isEmpty())
        return !isModified();
    return !file_.isRestored && !(isModified() && hasWorkToSave(session_));
}

bool SessionFileController::offerToSave() {
    const QString question = file_.path.isEmpty()
                                 ? tr("This session is in no file. Save it?")
                                 : fill(tr("“{file}” has changes that are not saved. Save them?"),
                                        {{"file", QFileInfo(file_.path).fileName()}});
    const SaveAnswer answer = askToSave(window_, question);
    return answer == SaveAnswer::Save ? save() : answer == SaveAnswer::Discard;
}

bool SessionFileController::mayClose() {
    const bool wasKept = isKept();
    if (!wasKept && !offerToSave())
        return false;
    const bool isToKeep = !file_.path.isEmpty() || (wasKept && isUsed() && isModified());
    return !isToKeep || keepAsLastSession() || !file_.path.isEmpty() || offerToSave();
}

} // namespace trichevron::gui
