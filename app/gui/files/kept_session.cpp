// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/kept_session.h"

#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/demo/demo_text.h"
#include "core/import/import.h"
#include "core/messages/comparison_words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>

#include <optional>

namespace trichevron::gui {
namespace {

/// Larger copies are named by their time alone: they are read before the window is shown, and 2.6 MB of steps
/// took 89 ms (2026-11-27, one core of a virtual machine).
constexpr qint64 mostBytes = 1 << 20;

class KeptSession {
    Q_DECLARE_TR_FUNCTIONS(KeptSession)

public:
    explicit KeptSession(const QString& copy) : kept_(QFileInfo(copy).lastModified()) {
        if (QFileInfo(copy).size() > mostBytes)
            return;
        try {
            const core::SavedSession session = core::loadSession(copy.toStdString());
            kernel_ = session.kernel;
            launch_ = core::launchLabel(session.config);
            const auto page = session.pageStates.find(window_page::kernel.toStdString());
            if (page != session.pageStates.end())
                fileOfEdits_ = KernelPage::fileOfTextIn(page->second);
        } catch (const std::exception&) {
            kernel_.reset(); // opening it says why
        }
    }

    QString question(std::size_t olderCopies) const {
        QString question =
            kernel_ ? fill(tr("Trichevron ended unexpectedly on {date} at {time}. Restore the session with "
                              "{launch}?"),
                           {{"date", date()}, {"time", time()}, {"launch", launch()}})
                    : fill(tr("Trichevron ended unexpectedly on {date} at {time}. Restore the session?"),
                           {{"date", date()}, {"time", time()}});
        if (olderCopies == 0)
            return question;
        return question + QLatin1Char(' ') +
               fill(tr("{count, plural, one {# older session is} other {# older sessions are}} offered after "
                       "it."),
                    {{"count", olderCopies}});
    }

    QString text() const {
        const QString when = date() + QLatin1Char(' ') + time();
        return kernel_ ? launch() + QStringLiteral(", ") + when : when;
    }

private:
    QString date() const { return kept_.toString(QStringLiteral("yyyy-MM-dd")); }
    QString time() const { return kept_.toString(QStringLiteral("HH:mm")); }
    /// And the edits of a source, which are more work than the launch.
    QString launch() const {
        const QString launch =
            fill(tr("“{kernel}” {launch}"), {{"kernel", titleFor(*kernel_)}, {"launch", launch_}});
        return !fileOfEdits_ ? launch
               : fileOfEdits_->isEmpty()
                   ? fill(tr("a source that is in no file and {launch}"), {{"launch", launch}})
                   : fill(tr("edits of “{file}” and {launch}"),
                          {{"file", QFileInfo(*fileOfEdits_).fileName()}, {"launch", launch}});
    }

    QDateTime kept_;
    std::optional<core::KernelInfo> kernel_;
    std::string launch_;
    std::optional<QString> fileOfEdits_; ///< empty: of none
};

} // namespace

LaterText recoveryQuestion(const QString& copy, std::size_t olderCopies) {
    return [session = KeptSession(copy), olderCopies] { return session.question(olderCopies); };
}

LaterText keptSessionText(const QString& copy) {
    return [session = KeptSession(copy)] { return session.text(); };
}

} // namespace trichevron::gui
