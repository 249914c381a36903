// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/verdict/verdict_headline.h"

#include "app/gui/session/worker_words.h"
#include "app/gui/text/fill.h"
#include "app/gui/verdict/verdict_card.h"

namespace trichevron::gui {
namespace {

/// At the end of a line the sign would stand without its words.
QString signBesideWords(QString headline) {
    return headline.replace(QStringLiteral("✕ "), QStringLiteral("✕\u00a0"));
}

} // namespace

VerdictHeadline verdictHeadline(const LaunchSession& session, const DeviceSelection& devices,
                                const JobRunner& jobs) {
    const core::Evaluation* evaluation = session.evaluation();
    if (evaluation == nullptr)
        return {isWorkerStarting(devices) ? VerdictCard::tr("No device yet") : VerdictCard::tr("No device"),
                QStringLiteral("neutral")};
    if (!evaluation->accepted)
        return {fill(VerdictCard::tr("✕ Refused · {count, plural, one {# rule} other {# rules}} violated"),
                     {{"count", evaluation->violationCount()}}),
                QStringLiteral("alarm")};
    const ActualAnswer* answer = session.answer();
    if (answer != nullptr && answer->result.synchronisation && !answer->result.synchronisation->ok())
        return {signBesideWords(VerdictCard::tr("✓ Launch accepted · ✕ run failed")),
                QStringLiteral("alarm")};
    if (answer == nullptr && jobs.exceededTimeLimit())
        return {signBesideWords(VerdictCard::tr("✓ Launch accepted · ✕ time limit exceeded")),
                QStringLiteral("alarm")};
    // A verdict that is not for the typed values is not shown as good.
    if (!session.standIns().isEmpty())
        return {VerdictCard::tr("A field has no valid value"), QStringLiteral("neutral")};
    return {VerdictCard::tr("✓ Accepted"), QStringLiteral("good")};
}

} // namespace trichevron::gui
