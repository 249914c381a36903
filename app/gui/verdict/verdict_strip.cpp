// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/verdict/verdict_strip.h"

#include "app/gui/editors/number_field.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/follow_type.h"
#include "app/gui/theme/theme.h"
#include "app/gui/verdict/verdict_headline.h"
#include "core/demo/demo_text.h"
#include "core/messages/rule_messages.h"
#include "core/scene/cells.h"
#include "core/scene/scene_text.h"

#include <QGridLayout>
#include <QLabel>

namespace trichevron::gui {
namespace {

/// The violated rule that the driver reports first, else the first violated one; null where none is.
const core::Finding* mainViolation(const core::Evaluation& evaluation) {
    const core::Finding* first = nullptr;
    for (const core::Finding& finding : evaluation.findings) {
        if (finding.status != core::FindingStatus::Violated)
            continue;
        if (evaluation.reportedFirst && *evaluation.reportedFirst == finding.rule)
            return &finding;
        if (first == nullptr)
            first = &finding;
    }
    return first;
}

} // namespace

VerdictStrip::VerdictStrip(const LaunchSession& session, const DeviceSelection& devices,
                           const JobRunner& jobs, QWidget* parent)
    : QFrame(parent), session_(session), devices_(devices), jobs_(jobs), headline_(new QLabel),
      launch_(new QLabel), why_(new QLabel) {
    setObjectName(QStringLiteral("verdictStrip"));
    setProperty("role", "card");
    headline_->setObjectName(QStringLiteral("stripHeadline"));
    headline_->setFont(textFont(1.2, QFont::DemiBold));
    launch_->setObjectName(QStringLiteral("stripLaunch"));
    launch_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    launch_->setWordWrap(true);
    why_->setObjectName(QStringLiteral("stripReason"));
    why_->setWordWrap(true);
    auto* grid = new QGridLayout(this);
    followType(*this, [grid] {
        grid->setContentsMargins(scaledPixels(16), scaledPixels(8), scaledPixels(16), scaledPixels(8));
        grid->setHorizontalSpacing(scaledPixels(24));
    });
    grid->setColumnStretch(1, 1);
    grid->addWidget(headline_, 0, 0);
    grid->addWidget(launch_, 0, 1);
    grid->addWidget(why_, 1, 0, 1, 2);
    onChange(session_, SessionChange::Launch | SessionChange::Results | SessionChange::Unreadable, this,
             &VerdictStrip::refresh);
    onChange(jobs, jobChangeWithoutResult, this, &VerdictStrip::refresh);
    retranslate(this, [this] { refresh(); });
}

void VerdictStrip::setVisible(bool visible) {
    QFrame::setVisible(visible);
    refresh();
}

void VerdictStrip::refresh() {
    if (isHidden())
        return;
    const VerdictHeadline headline = verdictHeadline(session_, devices_, jobs_);
    setStyleProperty(this, "state", headline.state);
    headline_->setText(headline.text);
    const core::LaunchShape shape = session_.shape();
    const QString words =
        hasClusters(shape)
            ? tr("{kernel}: {blocks, plural, one {{grid} block} other {{grid} blocks}} of {threads, plural, "
                 "one {{block} thread} other {{block} threads}}, in clusters of {clustered, plural, one "
                 "{{cluster} block} other {{cluster} blocks}}")
            : tr("{kernel}: {blocks, plural, one {{grid} block} other {{grid} blocks}} of {threads, plural, "
                 "one {{block} thread} other {{block} threads}}");
    const auto& device = session_.state().device; // the steps of a presentation may have several
    const QString place = device ? QStringLiteral(" · ") + text(device->name) : QString();
    launch_->setText(fill(words, {{"kernel", text(titleFor(*session_.state().kernel))},
                                  {"blocks", volume(shape.grid)},
                                  {"threads", volume(shape.block)},
                                  {"clustered", volume(shape.cluster)},
                                  {"grid", text(core::shortTimes(sizeOf(shape.grid)))},
                                  {"block", text(core::shortTimes(sizeOf(shape.block)))},
                                  {"cluster", text(core::shortTimes(sizeOf(shape.cluster)))}}) +
                     place);
    const core::Evaluation* evaluation = session_.evaluation();
    const core::Finding* violation = evaluation == nullptr ? nullptr : mainViolation(*evaluation);
    why_->setText(violation == nullptr ? QString() : text(messageFor(*violation)));
    why_->setVisible(violation != nullptr);
    setAccessibleName(headline.text);
}

} // namespace trichevron::gui
