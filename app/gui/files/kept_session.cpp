// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/kept_session.h"

#include "app/gui/pages/kernel/kernel_page_state.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/pages/program/program_page_state.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/demo/demo_text.h"
#include "core/import/import.h"
#include "core/messages/comparison_words.h"

#include <QFileInfo>

namespace trichevron::gui {

KeptSession::KeptSession(const QString& copy, const QString& fileName)
    : fileName_(fileName), kept_(QFileInfo(copy).lastModified()) {
    try {
        const core::SavedSession session = core::loadSession(copy.toStdString());
        const auto page = session.pageStates.find(window_page::kernel.toStdString());
        if (page != session.pageStates.end())
            fileOfEdits_ = KernelPageState::from(page->second).fileOfText();
        const auto program = session.pageStates.find(window_page::program.toStdString());
        if (program != session.pageStates.end())
            trace_ = ProgramPageState::from(program->second).file;
        config_ = session.config;
        kernel_ = session.kernel;
    } catch (const std::exception&) {
        // Opening it says why it cannot be read.
    }
}

QString KeptSession::question(std::size_t olderCopies) const {
    QString question =
        kernel_ ? fill(tr("Trichevron ended unexpectedly. Your last change was saved on {date} at {time}. "
                          "Restore the session with {launch}?"),
                       {{"date", date()}, {"time", time()}, {"launch", launch()}})
                : fill(tr("Trichevron ended unexpectedly. Your last change was saved on {date} at {time}. "
                          "Restore the session?"),
                       {{"date", date()}, {"time", time()}});
    if (olderCopies == 0)
        return question;
    return question + QLatin1Char(' ') +
           fill(tr("{count, plural, one {# older session is} other {# older sessions are}} offered after "
                   "it."),
                {{"count", olderCopies}});
}

QString KeptSession::text() const {
    QStringList parts{fileName_, kernel_ ? launch() : QString(), date() + QLatin1Char(' ') + time()};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QString KeptSession::date() const {
    return kept_.toString(QStringLiteral("yyyy-MM-dd"));
}

QString KeptSession::time() const {
    return kept_.toString(QStringLiteral("HH:mm"));
}

QString KeptSession::launch() const {
    QString launch = fill(tr("“{kernel}” {launch}"),
                          {{"kernel", titleFor(*kernel_)}, {"launch", core::launchLabel(config_)}});
    if (!trace_.isEmpty())
        launch = fill(tr("the trace “{file}” and {launch}"),
                      {{"file", QFileInfo(trace_).fileName()}, {"launch", launch}});
    return !fileOfEdits_ ? launch
           : fileOfEdits_->isEmpty()
               ? fill(tr("a source that is in no file and {launch}"), {{"launch", launch}})
               : fill(tr("edits of “{file}” and {launch}"),
                      {{"file", QFileInfo(*fileOfEdits_).fileName()}, {"launch", launch}});
}

void KeptSessionReading::start(const QString& copy, const QString& fileName) {
    FileReading::start([this, copy, fileName](const core::ImportControl&, const GivePart&) -> Give {
        return [this, session = KeptSession(copy, fileName)] { Q_EMIT finished(session); };
    });
}

} // namespace trichevron::gui
