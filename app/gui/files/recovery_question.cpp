// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/recovery_question.h"

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

class RecoveryQuestion {
    Q_DECLARE_TR_FUNCTIONS(trichevron::gui::RecoveryQuestion)

public:
    RecoveryQuestion(const QString& copy, std::size_t olderCopies)
        : kept_(QFileInfo(copy).lastModified()), olderCopies_(olderCopies) {
        try {
            const core::SavedSession session = core::loadSession(copy.toStdString());
            kernel_ = session.kernel;
            launch_ = core::launchLabel(session.config);
        } catch (const std::exception&) {
            kernel_.reset(); // restoring it says why
        }
    }

    QString text() const {
        const QString date = kept_.toString(QStringLiteral("yyyy-MM-dd"));
        const QString time = kept_.toString(QStringLiteral("HH:mm"));
        const QString question =
            kernel_
                ? fill(tr("Trichevron ended unexpectedly on {date} at {time}. Restore the session with "
                          "“{kernel}” "
                          "{launch}?"),
                       {{"date", date}, {"time", time}, {"kernel", titleFor(*kernel_)}, {"launch", launch_}})
                : fill(tr("Trichevron ended unexpectedly on {date} at {time}. Restore the session?"),
                       {{"date", date}, {"time", time}});
        if (olderCopies_ == 0)
            return question;
        return question + QLatin1Char(' ') +
               fill(tr("{count, plural, one {# older session is} other {# older sessions are}} offered after "
                       "it."),
                    {{"count", olderCopies_}});
    }

private:
    QDateTime kept_;
    std::size_t olderCopies_;
    std::optional<core::KernelInfo> kernel_;
    std::string launch_;
};

} // namespace

LaterText recoveryQuestion(const QString& copy, std::size_t olderCopies) {
    return [question = RecoveryQuestion(copy, olderCopies)] { return question.text(); };
}

} // namespace trichevron::gui
