// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/file_desk.h"

#include "core/import/import.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include <string_view>
#include <utility>
#include <variant>

namespace trichevron {
namespace {

constexpr int keepAfterMs = 1000;

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

/// "Sessions (*.json *.json.gz)", as a file dialog takes it.
QString filterFor(std::string_view formatId) {
    const FileFormat& format = fileFormat(formatId);
    const auto text = [](std::string_view part) {
        return QString::fromUtf8(part.data(), static_cast<qsizetype>(part.size()));
    };
    return QStringLiteral("%1 (%2)").arg(text(format.title), text(format.patterns));
}

bool isSameLaunch(const LaunchState& a, const LaunchState& b) {
    // By the device's name: it may have come to be offered by another worker.
    const auto nameOf = [](const LaunchState& state) {
        return state.device ? state.device->name : std::string();
    };
    return nameOf(a) == nameOf(b) && a.kernel->id == b.kernel->id && a.config == b.config &&
           a.optIns == b.optIns && a.gridFollowsProblem == b.gridFollowsProblem;
}

} // namespace

FileDesk::FileDesk(Workbench& workbench, ViewState view, QuietNotice& notice, QWidget& window)
    : QObject(&window), workbench_(workbench), view_(view), notice_(notice), window_(window),
      settled_(asItIs()) {
    keepSoon_.setSingleShot(true);
    keepSoon_.setInterval(keepAfterMs);
    connect(&keepSoon_, &QTimer::timeout, this, [this] {
        if (recovery_)
            recovery_->keep(saved());
    });
    const LaunchSession& session = workbench_.session();
    connect(&session, &LaunchSession::changed, this, &FileDesk::onChange);
    connect(&session, &LaunchSession::resultsChanged, this, &FileDesk::onChange);
    connect(&session, &LaunchSession::pinnedChanged, this, &FileDesk::onChange);
    connect(&session, &LaunchSession::pathChanged, this, &FileDesk::onChange);
    refreshTitle();
}

SavedSession FileDesk::saved() const {
    SavedSession session = workbench_.saved();
    view_.writeTo(session);
    return session;
}

FileDesk::Settled FileDesk::asItIs() const {
    const LaunchSession& session = workbench_.session();
    const auto latestOf = [](const auto& results) {
        return results.empty() ? QDateTime() : results.back().received;
    };
    return {session.state(), session.pinned(), latestOf(session.answers()), latestOf(session.measurements())};
}

bool FileDesk::isModified() const {
    const Settled now = asItIs();
    const bool samePin = now.pinned.has_value() == settled_.pinned.has_value() &&
                         (!now.pinned || isSameLaunch(*now.pinned, *settled_.pinned));
    return !samePin || !isSameLaunch(now.shown, settled_.shown) || now.lastAnswer != settled_.lastAnswer ||
           now.lastMeasurement != settled_.lastMeasurement;
}

void FileDesk::onChange() {
    const LaunchSession& session = workbench_.session();
    // As the program began it needs no keeping.
    const bool begun = session.undoStack().count() > 0 || !session.answers().empty() ||
                       !session.measurements().empty() || session.path().level != HierarchyLevel::Grid;
    if (recovery_ && begun && !keepSoon_.isActive())
        keepSoon_.start();
    refreshTitle();
}

void FileDesk::settle() {
    workbench_.session().endEdit(); // undo comes back to what the file holds
    settled_ = asItIs();
    refreshTitle();
}

void FileDesk::refreshTitle() {
    // Without a file there is nothing that it could differ from.
    window_.setWindowTitle(path_.isEmpty() ? tr("Trichevron")
                                           : tr("%1[*] – Trichevron").arg(QFileInfo(path_).fileName()));
    window_.setWindowModified(!path_.isEmpty() && isModified());
}

void FileDesk::complain(const QString& sentence) {
    notice_.tell(sentence, {{tr("Dismiss"), {}}});
}

void FileDesk::open(const QString& path) {
    try {
        std::visit(Overloaded{[&](const SavedSession& session) { openSession(path, session); },
                              [&](const Recording&) { workbench_.openRecording(path); },
                              [&](const DeviceProperties&) { workbench_.openDeviceFile(path); }},
                   importFile(path.toStdString()));
        recent_.add(path);
        notice_.hide(); // what was told of another file
    } catch (const std::exception& error) {
        recent_.remove(QFileInfo(path).absoluteFilePath());
        complain(QString::fromUtf8(error.what()));
    }
}

void FileDesk::openSession(const QString& path, const SavedSession& session) {
    take(tr("Open “%1”").arg(QFileInfo(path).fileName()), session);
    path_ = QFileInfo(path).absoluteFilePath();
    settle();
}

void FileDesk::take(const QString& text, const SavedSession& session) {
    QUndoStack& undo = workbench_.session().undoStack();
    undo.beginMacro(text);
    workbench_.openSaved(text, session);
    view_.takeFrom(session);
    undo.endMacro();
}

bool FileDesk::saveTo(const QString& path) {
    try {
        saveSession(saved(), path.toStdString());
    } catch (const std::exception& error) {
        complain(QString::fromUtf8(error.what()));
        return false;
    }
    path_ = QFileInfo(path).absoluteFilePath();
    recent_.add(path_);
    settle();
    Q_EMIT workbench_.told(tr("Saved “%1”.").arg(QFileInfo(path_).fileName()));
    return true;
}

bool FileDesk::save() {
    return path_.isEmpty() ? saveAs() : saveTo(path_);
}

bool FileDesk::saveAs() {
    const QString path = QFileDialog::getSaveFileName(
        &window_, tr("Save session"), path_.isEmpty() ? QStringLiteral("session.json") : path_,
        filterFor("session") + tr(";;All files (*)"));
    return !path.isEmpty() && saveTo(path);
}

QString FileDesk::ask(const QString& title, const QString& filter) {
    const QString folder = path_.isEmpty() ? QString() : QFileInfo(path_).absolutePath();
    return QFileDialog::getOpenFileName(&window_, title, folder, filter + tr(";;All files (*)"));
}

void FileDesk::openSessionDialog() {
    if (const QString path = ask(tr("Open session"), filterFor("session")); !path.isEmpty())
        open(path);
}

void FileDesk::openRecordingDialog() {
    if (const QString path = ask(tr("Open recording"), filterFor("recording")); !path.isEmpty())
        open(path);
}

void FileDesk::openDeviceDialog() {
    if (const QString path = ask(tr("Open device file"), filterFor("device")); !path.isEmpty())
        open(path);
}

bool FileDesk::mayClose() {
    if (path_.isEmpty() || !isModified())
        return true;
    const auto answer = QMessageBox::question(
        &window_, tr("Trichevron"),
        tr("“%1” has changes that are not saved. Save them before closing?").arg(QFileInfo(path_).fileName()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save)
        return save();
    return answer == QMessageBox::Discard;
}

void FileDesk::beginRecovery(const QString& folder) {
    recovery_ = std::make_unique<Recovery>(folder);
    offerStale();
}

void FileDesk::offerStale() {
    const std::optional<QString> stale = recovery_->takeStale();
    if (!stale)
        return;
    const auto restore = [this, path = *stale] {
        try {
            take(tr("Restore what was done"), loadSession(path.toStdString()));
            recovery_->keep(saved()); // before the old one goes
            recovery_->finish();
        } catch (const std::exception& error) {
            complain(QString::fromUtf8(error.what()));
        }
        recovery_->discardStale();
    };
    const auto discard = [this] {
        recovery_->discardStale();
        offerStale();
    };
    notice_.tell(tr("Trichevron ended unexpectedly. Restore what you were doing?"),
                 {{tr("Restore"), restore}, {tr("Discard"), discard}});
}

} // namespace trichevron
