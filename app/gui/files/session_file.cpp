// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/session_file.h"

#include "app/gui/files/file_endings.h"
#include "app/gui/files/file_questions.h"
#include "app/gui/files/file_texts.h"
#include "app/gui/notice/report_errors.h"
#include "app/gui/notice/report_saved.h"
#include "app/gui/notice/save_question.h"
#include "app/gui/session/on_change.h"
#include "app/gui/session/session_snapshot.h"
#include "app/gui/session/undo_step.h"
#include "app/gui/settings/settings.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"

#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QStandardPaths>

#include <utility>

namespace trichevron::gui {
namespace {

/// For a session that is in no file yet.
QString folderOfSessions() {
    QString last = Settings().sessionFolder();
    if (!last.isEmpty() && QFileInfo(last).isDir())
        return last;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

QDateTime timeOf(const QString& path) {
    return QFileInfo(path).lastModified();
}

} // namespace

/// Which file the session belongs to, as part of a step of undo.
class SessionFile::ExchangeCommand : public QUndoCommand {
public:
    ExchangeCommand(SessionFile& file, File other) : file_(&file), other_(std::move(other)) {}

    void undo() override { exchange(); }
    void redo() override { exchange(); }

private:
    void exchange() {
        if (file_ != nullptr)
            file_->exchangeFile(other_);
    }

    QPointer<SessionFile> file_; // the undo stack may outlive the window
    File other_;                 ///< the one that is not current
};

SessionFile::SessionFile(LaunchSession& session, DeviceSelection& devices, UserMessages& messages,
                         ViewState view, FileErrorNotice& errors, RecentFiles& recent, QWidget& window)
    : session_(session), devices_(devices), messages_(messages), view_(std::move(view)), errors_(errors),
      recent_(recent), window_(window), file_{{}, contentsOf(session), {}, false} {
    onChange(session_,
             SessionChange::Launch | SessionChange::Results | SessionChange::Pin | SessionChange::Path |
                 SessionChange::Steps,
             this, &SessionFile::onSessionChanged);
    retranslate(&window_, [this] { refreshTitle(); });
}

core::SavedSession SessionFile::snapshot() const {
    core::SavedSession saved = takeSnapshot(session_, devices_, view_.replacedLaunch());
    view_.writeTo(saved);
    return saved;
}

SessionContents SessionFile::contents() const {
    return contentsOf(session_, view_.replacedLaunch());
}

bool SessionFile::isModified() const {
    return file_.isRestored || !hasSameContents(contents(), file_.contents);
}

bool SessionFile::isKept() const {
    if (!file_.path.isEmpty())
        return !isModified();
    return !file_.isRestored && !(isModified() && hasWorkToSave(session_));
}

bool SessionFile::isUsed() const {
    // What is selected in a lesson's launch is no work.
    const bool isOwnLaunch = view_.replacedLaunch() == nullptr && !isLastOfLesson(session_.undoStack());
    if (!file_.path.isEmpty() || hasEditedPage_ || hasStepOfUser(session_.undoStack()) ||
        (isOwnLaunch && session_.path().level != core::HierarchyLevel::Grid))
        return true;
    const SessionContents now = contents();
    return !now.pinned.empty() || !now.steps.empty() || now.lastAnswer.isValid() ||
           now.lastMeasurement.isValid() || now.lastTrace.isValid() || now.lastSweep.isValid();
}

void SessionFile::onSessionChanged() {
    refreshTitle();
    Q_EMIT changed();
}

void SessionFile::notePageEdit() {
    hasEditedPage_ = true;
    onSessionChanged();
}

void SessionFile::markSaved() {
    session_.endEdit(); // so that undo can come back to the saved state
    view_.markSaved();
    file_ = {file_.path, contents(), timeOf(file_.path), false};
    onSessionChanged(); // a copy that is older than the file would be offered after a crash
}

void SessionFile::refreshTitle() {
    window_.setWindowTitle(file_.path.isEmpty()
                               ? QStringLiteral("Trichevron")
                               : QFileInfo(file_.path).fileName() + QStringLiteral("[*] – Trichevron"));
    window_.setWindowModified(!file_.path.isEmpty() && isModified());
}

bool SessionFile::mayReplace(const QString& path) {
    // Opening the same file again drops its changes on purpose; undo brings them back.
    const bool leavesChanges = !file_.path.isEmpty() && file_.path != path && isModified();
    return view_.mayTake() && (!leavesChanges || offerToSave());
}

void SessionFile::open(const QString& path, const core::SavedSession& saved) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (!mayReplace(absolute))
        return;
    restore(
        [name = QFileInfo(path).fileName()] {
            return fill(FileTexts::tr("Open “{file}”"), {{"file", name}});
        },
        saved, absolute, Origin::Kept);
    Settings().setSessionFolder(QFileInfo(absolute).absolutePath());
    messages_.report(fill(FileTexts::tr("Opened “{file}”."), {{"file", QFileInfo(path).fileName()}}));
}

void SessionFile::restore(const LaterText& undoName, const core::SavedSession& saved, const QString& path,
                          Origin origin) {
    File file{path, {}, path.isEmpty() ? QDateTime() : timeOf(path), origin == Origin::Crash};
    QUndoStack& undo = session_.undoStack();
    beginStep(undo, undoName);
    restoreSnapshot(saved, undoName, session_, devices_);
    view_.takeFrom(saved, !file.path.isEmpty() && !file.isRestored);
    file.contents = contents();
    undo.push(new ExchangeCommand(*this, std::move(file)));
    undo.endMacro();
    session_.endEdit(); // so that undo can come back to the opened state
}

void SessionFile::exchangeFile(File& file) {
    std::swap(file_, file);
    refreshTitle();
}

bool SessionFile::isWrittenByOther(const QString& path) const {
    // A file dialog has asked about any other file.
    return path == file_.path && QFileInfo::exists(path) && timeOf(path) != file_.written;
}

SessionFile::Conflict SessionFile::askAboutConflict() {
    QMessageBox box(
        QMessageBox::NoIcon, QStringLiteral("Trichevron"),
        fill(FileTexts::tr(
                 "Another program has written “{file}” since it was opened here. Replace it, or save "
                 "this session under another name?"),
             {{"file", QFileInfo(file_.path).fileName()}}),
        QMessageBox::Cancel, &window_);
    QPushButton* replace = box.addButton(FileTexts::tr("Replace"), QMessageBox::DestructiveRole);
    QPushButton* other = box.addButton(FileTexts::tr("Save as…"), QMessageBox::AcceptRole);
    box.setDefaultButton(other);
    box.exec();
    return box.clickedButton() == replace ? Conflict::Replace
           : box.clickedButton() == other ? Conflict::SaveAs
                                          : Conflict::Cancel;
}

bool SessionFile::saveTo(const QString& path) {
    if (isWrittenByOther(QFileInfo(path).absoluteFilePath())) {
        const Conflict answer = askAboutConflict();
        if (answer != Conflict::Replace)
            return answer == Conflict::SaveAs && saveAs();
    }
    try {
        saveSession(snapshot(), path.toStdString());
    } catch (const std::exception& error) {
        errors_.show(error);
        return false;
    }
    file_.path = QFileInfo(path).absoluteFilePath();
    recent_.add(file_.path);
    Settings().setSessionFolder(QFileInfo(file_.path).absolutePath());
    markSaved();
    messages_.report(savedText(file_.path), QDir::toNativeSeparators(file_.path));
    return true;
}

bool SessionFile::save() {
    return file_.path.isEmpty() ? saveAs() : saveTo(file_.path);
}

bool SessionFile::saveAs() {
    const QString title = FileTexts::tr("Save session");
    const QString name =
        file_.path.isEmpty() ? QDir(folderOfSessions()).filePath(QStringLiteral("session.json")) : file_.path;
    const QString filter = filterFor("session"); // by which Open lists files, too
    const QString path = askWhereToSave(&window_, title, name, filter);
    bool isSaved = false;
    const auto save = [&] { isSaved = saveTo(withEnding(path, endingsOf(filter))); };
    return !path.isEmpty() && reportErrors(&window_, title, save) && isSaved;
}

bool SessionFile::offerToSave() {
    const QString question = file_.path.isEmpty()
                                 ? FileTexts::tr("This session is in no file. Save it?")
                                 : fill(FileTexts::tr("“{file}” has changes that are not saved. Save them?"),
                                        {{"file", QFileInfo(file_.path).fileName()}});
    const SaveAnswer answer = askToSave(window_, question);
    return answer == SaveAnswer::Save ? save() : answer == SaveAnswer::Discard;
}

} // namespace trichevron::gui
