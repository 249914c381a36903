// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The sessions that the program kept: the last one, and those of programs that ended unexpectedly.
#include "app/gui/files/session_file_controller.h"
#include "app/gui/text/fill.h"
#include "core/import/import.h"

#include <QDir>
#include <QFileInfo>

namespace trichevron::gui {
namespace {

QDateTime timeWritten(const QString& path) {
    return QFileInfo(path).lastModified();
}

} // namespace

bool SessionFileController::keepAsLastSession() {
    try {
        if (recovery_ && !file_.path.isEmpty())
            recovery_->keepLastFile(file_.path);
        else if (recovery_)
            recovery_->keepLast(snapshot());
        return true;
    } catch (const std::exception&) {
        return false;
    }
}

void SessionFileController::openLastSession() {
    const Recovery::LastSession kept = recovery_ ? recovery_->lastSession() : Recovery::LastSession();
    if (kept.isFile)
        open(kept.path);
    if (kept.isFile || kept.path.isEmpty())
        return;
    try {
        const core::SavedSession last = core::loadSession(kept.path.toStdString());
        if (!mayReplace({}))
            return;
        restore([] { return tr("Open the last session"); }, last, {});
        hideError();
        Q_EMIT opened();
    } catch (const std::exception& error) {
        showError(error, Opening::Yes);
    }
}

void SessionFileController::beginRecovery(const QString& folder) {
    offerReading_.cancel(); // of the former folder
    recovery_ = std::make_unique<Recovery>(folder);
    connect(recovery_.get(), &Recovery::failed, this, &SessionFileController::onKeepFailed);
    readLastSession();
    onSessionChanged(); // a file may be open
    if (!showsError_)
        offerRecovery();
}

void SessionFileController::readLastSession() {
    if (const Recovery::LastSession last = recovery_->lastSession(); !last.path.isEmpty())
        lastReading_.start(last.path, last.isFile ? QFileInfo(last.path).fileName() : QString());
}

void SessionFileController::offerRecovery() {
    const std::optional<QString> stale = recovery_ ? recovery_->takeStale() : std::nullopt;
    if (!stale)
        return;
    offered_ = *stale;
    offerReading_.start(offered_);
}

void SessionFileController::askToRestore(const KeptSession& session) {
    if (showsError_)
        return; // hideError() offers it again
    const auto discard = [this, isReadable = session.isReadable()] {
        if (isReadable)
            recovery_->keepStaleAsLast(); // a click by mistake loses nothing
        else
            recovery_->discardStale(); // does not replace a session that can be read
        readLastSession();
        offerRecovery();
    };
    notice_.showMessage([session, older = recovery_->olderStaleCount()] { return session.question(older); },
                        {{[] { return tr("Restore"); }, [this, path = offered_] { restoreStale(path); }},
                         {[] { return tr("Discard"); }, discard}});
}

void SessionFileController::restoreStale(const QString& path) {
    if (!mayReplace({}))
        return;
    try {
        const core::SavedSession saved = core::loadSession(path.toStdString());
        const QString file = QString::fromStdString(saved.file);
        const bool isCurrent = QFileInfo::exists(file) && timeWritten(file) <= timeWritten(path);
        restore([] { return tr("Restore the session"); }, saved,
                {isCurrent ? file : QString(), {}, isCurrent ? timeWritten(file) : QDateTime(), true});
        recovery_->keepNow(copyToKeep()); // before the old copy is removed
        recovery_->discardStale();
        offerRecovery();
        Q_EMIT opened();
    } catch (const std::exception& error) {
        const auto sentence = [reason = LaterText::of(error), path] {
            return fill(tr("{reason} The copy of your session stays in {file}."),
                        {{"reason", reason.text()}, {"file", QDir::toNativeSeparators(path)}});
        };
        recovery_->passOverStale();
        notice_.showProblem(sentence, {{[] { return tr("Dismiss"); }, [this] { offerRecovery(); }}});
    }
}

void SessionFileController::onKeepFailed(const LaterText& reason) {
    offerReading_.cancel(); // it is offered after this notice
    const auto saveSession = [this] {
        saveAs();
        offerRecovery();
    };
    notice_.showProblem(
        [reason] {
            return fill(
                tr("Your session cannot be kept for the case of a crash; save it where there is room. "
                   "{reason}"),
                {{"reason", reason.text()}});
        },
        {{[] { return tr("Save as…"); }, saveSession},
         {[] { return tr("Dismiss"); }, [this] { offerRecovery(); }}});
}

} // namespace trichevron::gui
