// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/session_recovery.h"

#include "app/gui/files/file_texts.h"
#include "app/gui/text/fill.h"
#include "core/import/import.h"

#include <QDir>
#include <QFileInfo>

namespace trichevron::gui {
namespace {

constexpr int recoveryDelayMs = 1000;

QDateTime timeWritten(const QString& path) {
    return QFileInfo(path).lastModified();
}

} // namespace

SessionRecovery::SessionRecovery(SessionFile& file, FileErrorNotice& errors, InfoBar& notice)
    : file_(file), errors_(errors), notice_(notice) {
    connect(&lastReading_, &KeptSessionReading::finished, this, [this](const KeptSession& kept) {
        lastSession_ = [kept] { return kept.text(); };
        Q_EMIT lastSessionChanged();
    });
    connect(&offerReading_, &KeptSessionReading::finished, this, &SessionRecovery::askToRestore);
    timer_.setSingleShot(true);
    timer_.setInterval(recoveryDelayMs);
    connect(&timer_, &QTimer::timeout, this, [this] {
        if (recovery_ && file_.isUsed())
            recovery_->keep(copyToKeep());
    });
    connect(&file_, &SessionFile::changed, this, &SessionRecovery::keepLater);
    connect(&errors_, &FileErrorNotice::hidden, this, &SessionRecovery::offer);
    connect(&notice_, &InfoBar::dismissed, this, [this](int number) {
        if (number == problem_)
            offer();
    });
}

void SessionRecovery::begin(const QString& folder) {
    offerReading_.cancel(); // of the former folder
    recovery_ = std::make_unique<Recovery>(folder);
    connect(recovery_.get(), &Recovery::failed, this, &SessionRecovery::onKeepFailed);
    readLastSession();
    keepLater(); // a file may be open
    if (!errors_.isShown())
        offer();
}

void SessionRecovery::keepLater() {
    // Whether there is something to keep is asked later: a change is told before it is a step of undo.
    if (recovery_ && !timer_.isActive())
        timer_.start();
}

core::SavedSession SessionRecovery::copyToKeep() const {
    core::SavedSession copy = file_.snapshot();
    copy.file = file_.path().toStdString();
    return copy;
}

bool SessionRecovery::keepAsLastSession() {
    try {
        if (recovery_ && !file_.path().isEmpty())
            recovery_->keepLastFile(file_.path());
        else if (recovery_)
            recovery_->keepLast(file_.snapshot());
        return true;
    } catch (const std::exception&) {
        return false;
    }
}

Recovery::LastSession SessionRecovery::lastSessionFile() const {
    return recovery_ ? recovery_->lastSession() : Recovery::LastSession();
}

void SessionRecovery::readLastSession() {
    if (const Recovery::LastSession last = recovery_->lastSession(); !last.path.isEmpty())
        lastReading_.start(last.path, last.isFile ? QFileInfo(last.path).fileName() : QString());
}

void SessionRecovery::offer() {
    const std::optional<QString> stale = recovery_ ? recovery_->takeStale() : std::nullopt;
    if (!stale)
        return;
    offered_ = *stale;
    offerReading_.start(offered_);
}

void SessionRecovery::askToRestore(const KeptSession& session) {
    if (errors_.isShown())
        return; // offered again when it is hidden
    const auto discard = [this, isReadable = session.isReadable()] {
        if (isReadable)
            recovery_->keepStaleAsLast(); // a click by mistake loses nothing
        else
            recovery_->discardStale(); // does not replace a session that can be read
        readLastSession();
        offer();
    };
    notice_.showMessage(
        [session, older = recovery_->olderStaleCount()] { return session.question(older); },
        {{[] { return FileTexts::tr("Restore"); }, [this, path = offered_] { restoreStale(path); }},
         {[] { return FileTexts::tr("Discard"); }, discard}});
}

void SessionRecovery::restoreStale(const QString& path) {
    if (!file_.mayReplace({}))
        return;
    try {
        const core::SavedSession saved = core::loadSession(path.toStdString());
        const QString file = QString::fromStdString(saved.file);
        const bool isCurrent = QFileInfo::exists(file) && timeWritten(file) <= timeWritten(path);
        file_.restore([] { return FileTexts::tr("Restore the session"); }, saved,
                      isCurrent ? file : QString(), SessionFile::Origin::Crash);
        recovery_->keepNow(copyToKeep()); // before the old copy is removed
        recovery_->discardStale();
        offer();
        Q_EMIT restored();
    } catch (const std::exception& error) {
        const auto sentence = [reason = LaterText::of(error), path] {
            return fill(FileTexts::tr("{reason} The copy of your session stays in {file}."),
                        {{"reason", reason.text()}, {"file", QDir::toNativeSeparators(path)}});
        };
        recovery_->passOverStale();
        problem_ = notice_.showProblem(sentence, {{[] { return FileTexts::tr("Dismiss"); }, {}}});
    }
}

void SessionRecovery::onKeepFailed(const LaterText& reason) {
    offerReading_.cancel(); // it is offered after this notice
    problem_ = notice_.showProblem(
        [reason] {
            return fill(FileTexts::tr("Your session cannot be kept for the case of a crash; save it where "
                                      "there is room. {reason}"),
                        {{"reason", reason.text()}});
        },
        {{[] { return FileTexts::tr("Save as…"); }, [this] { file_.saveAs(); }},
         {[] { return FileTexts::tr("Dismiss"); }, {}}});
}

} // namespace trichevron::gui
