// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/session_file_controller.h"

#include "app/gui/files/file_questions.h"
#include "core/compile/source_code.h"
#include "core/import/import.h"
#include "core/import/trace_folder.h"
#include "core/inspect/kernel_file.h"

#include <QFileInfo>

#include <utility>
#include <variant>

namespace trichevron::gui {
namespace {

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

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

} // namespace

SessionFileController::SessionFileController(LaunchSession& session, DeviceSelection& devices,
                                             UserMessages& messages, ViewState view, InfoBar& notice,
                                             QWidget& window)
    : QObject(&window), session_(session), devices_(devices), window_(window), errors_(notice),
      file_(session, devices, messages, std::move(view), errors_, recent_, window),
      recovery_(file_, errors_, notice) {
    connect(&recovery_, &SessionRecovery::restored, this, &SessionFileController::opened);
    connect(&recovery_, &SessionRecovery::lastSessionChanged, this,
            &SessionFileController::lastSessionChanged);
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
            errors_.hide();
            return;
        }
        std::visit(Overloaded{[&](const core::SavedSession& session) { file_.open(path, session); },
                              [&](const core::Recording&) { devices_.openRecording(path); },
                              [&](const core::DeviceProperties&) { devices_.openDeviceFile(path); },
                              [](const core::Program&) {},
                              [&](const core::Lesson& lesson) { Q_EMIT lessonOpened(lesson); }},
                   core::importFile(path.toStdString()));
        recent_.add(path);
        errors_.hide(); // of another file
        Q_EMIT opened();
    } catch (const std::exception& error) {
        recent_.remove(QFileInfo(path).absoluteFilePath());
        errors_.show(error, FileErrorNotice::Opening::Yes);
    }
}

void SessionFileController::openAtStart(const QString& path) {
    open(path);
    session_.undoStack().clear();
}

void SessionFileController::openLastSession() {
    const Recovery::LastSession kept = recovery_.lastSessionFile();
    if (kept.isFile)
        open(kept.path);
    if (kept.isFile || kept.path.isEmpty())
        return;
    try {
        const core::SavedSession last = core::loadSession(kept.path.toStdString());
        if (!file_.mayReplace({}))
            return;
        file_.restore([] { return tr("Open the last session"); }, last, {}, SessionFile::Origin::Kept);
        errors_.hide();
        Q_EMIT opened();
    } catch (const std::exception& error) {
        errors_.show(error, FileErrorNotice::Opening::Yes);
    }
}

void SessionFileController::openChosen(const QString& title, std::string_view formatId) {
    if (const QString path = askWhatToOpen(&window_, title, filterFor(formatId)); !path.isEmpty())
        open(path);
}

void SessionFileController::openSessionDialog() {
    openChosen(tr("Open session"), "session");
}

void SessionFileController::openRecordingDialog() {
    openChosen(tr("Open recording"), "recording");
}

void SessionFileController::openLessonDialog() {
    openChosen(tr("Open lesson"), "lesson");
}

void SessionFileController::openDeviceDialog() {
    openChosen(tr("Open device file"), "device");
}

bool SessionFileController::mayClose() {
    const bool wasKept = file_.isKept();
    if (!wasKept && !file_.offerToSave())
        return false;
    const bool hasFile = !path().isEmpty(); // also since it was saved just now
    const bool isToKeep = hasFile || (wasKept && file_.isUsed() && isModified());
    return !isToKeep || recovery_.keepAsLastSession() || hasFile || file_.offerToSave();
}

} // namespace trichevron::gui
