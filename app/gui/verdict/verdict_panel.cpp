// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/verdict/verdict_panel.h"

#include "app/gui/layout/first_focus.h"
#include "app/gui/layout/layout_pause.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/verdict/finding_row.h"
#include "app/gui/verdict/verdict_card.h"
#include "core/demo/kernel_info.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// Satisfied rules fill the list up to this many rows; "Show" adds the rest.
constexpr std::size_t minRows = 4;

} // namespace

VerdictPanel::VerdictPanel(LaunchSession& session, const DeviceSelection& devices, const JobRunner& jobs,
                           QWidget* parent)
    : QWidget(parent), session_(session), silenced_(session.undoStack()), kernels_(new QLabel),
      rowLayout_(new QVBoxLayout), holdCount_(new QLabel), showHolding_(new QPushButton),
      silencedCount_(new QLabel), showSilenced_(new QPushButton) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(new VerdictCard(session, devices, jobs));
    kernels_->setObjectName(QStringLiteral("verdictKernels"));
    kernels_->setProperty("role", "muted");
    kernels_->setWordWrap(true);
    layout->addWidget(kernels_);
    rowLayout_->setSpacing(0);
    layout->addLayout(rowLayout_);

    silencedCount_->setObjectName(QStringLiteral("silencedCount"));
    showSilenced_->setObjectName(QStringLiteral("showSilenced"));
    connect(showSilenced_, &QPushButton::clicked, &silenced_, &SilencedAdvice::showAll);
    layout->addLayout(footLine(silencedCount_, showSilenced_));

    holdCount_->setObjectName(QStringLiteral("moreRules"));
    showHolding_->setObjectName(QStringLiteral("showHolding"));
    connect(showHolding_, &QPushButton::clicked, this, [this] {
        showsHolding_ = !showsHolding_;
        refresh();
    });
    layout->addLayout(footLine(holdCount_, showHolding_));

    connect(&silenced_, &SilencedAdvice::changed, this, &VerdictPanel::refresh);
    onChange(session_, SessionChange::Launch, this, &VerdictPanel::refresh);
    retranslate(this, [this] {
        kernels_->setText(tr("This launch starts two kernels. The verdict is for one of them alone."));
        showSilenced_->setAccessibleName(tr("Show the silenced advice"));
        showHolding_->setAccessibleName(tr("Show the satisfied rules"));
        refresh();
    });
}

QHBoxLayout* VerdictPanel::footLine(QLabel* label, QPushButton* button) {
    label->setProperty("role", "muted");
    button->setProperty("role", "link");
    auto* line = new QHBoxLayout;
    line->setContentsMargins(22, 0, 0, 0);
    line->addWidget(label, 1);
    line->addWidget(button);
    return line;
}

std::vector<FindingRow*> VerdictPanel::rows() const {
    return {pool_.begin(), pool_.begin() + static_cast<std::ptrdiff_t>(used_)};
}

void VerdictPanel::refresh() {
    QWidget* focus = QApplication::focusWidget();
    const bool hadFocus = isAncestorOf(focus);
    const bool hadRowFocus = hadFocus && qobject_cast<FindingRow*>(focus) != nullptr;
    showFindings();
    // Qt passes the focus of a hidden widget on along the window. Who chose a fix goes on here, with the next
    // fix; a row that was clicked passes it to no button, which the space bar would press.
    QWidget* passedTo = QApplication::focusWidget();
    if (!hadFocus)
        return;
    if (isAncestorOf(passedTo)) {
        if (passedTo != focus) { // nobody pressed Tab, so that no tool tip is to cover the new rows
            passedTo->clearFocus();
            const bool isRefused = session_.evaluation() != nullptr && !session_.evaluation()->accepted;
            QWidget* first = isRefused ? firstFocusOf(*this) : nullptr;
            (first != nullptr ? first : passedTo)->setFocus(Qt::OtherFocusReason);
        }
        return;
    }
    if (hadRowFocus && used_ > 0)
        pool_.front()->setFocus();
    else
        focusFirstOf(*this);
}

void VerdictPanel::orderTabStops() {
    std::vector<QWidget*> stops;
    for (const FindingRow* row : pool_) {
        const std::vector<QWidget*> ofRow = row->tabStops();
        stops.insert(stops.end(), ofRow.begin(), ofRow.end());
    }
    if (stops.empty() || stops == std::exchange(tabStops_, stops))
        return;
    // Behind the lines below the rows, and then these behind them.
    QWidget* before = showHolding_;
    stops.insert(stops.end(), {showSilenced_, showHolding_});
    for (QWidget* stop : stops)
        setTabOrder(std::exchange(before, stop), stop);
}

void VerdictPanel::showFindings() {
    const LayoutPause pause{layout()};
    const core::Evaluation* evaluation = session_.evaluation();
    const core::LaunchApi api = session_.state().config.api;
    kernels_->setVisible(kernelsPerLaunch(*session_.state().kernel) > 1);
    std::vector<const core::Finding*> shown;
    std::size_t holding = 0;
    std::size_t hidden = 0;
    if (evaluation != nullptr) {
        for (const core::Finding& finding : evaluation->findings) {
            const bool holds = finding.status == core::FindingStatus::Holds;
            if (finding.status == core::FindingStatus::Advice && silenced_.has(finding.rule))
                continue;
            holding += holds ? 1 : 0;
            if (!holds || showsHolding_ || shown.size() < minRows)
                shown.push_back(&finding);
            else
                ++hidden;
        }
    }
    while (pool_.size() < shown.size()) {
        auto* row = new FindingRow(this);
        row->setVisible(false);
        connect(row, &FindingRow::fixChosen, this, [this](const core::Fix& fix) { session_.applyFix(fix); });
        connect(row, &FindingRow::sweepRequested, this, &VerdictPanel::sweepRequested);
        connect(row, &FindingRow::silenceChosen, &silenced_, &SilencedAdvice::silence);
        rowLayout_->addWidget(row);
        pool_.push_back(row);
    }
    used_ = shown.size();
    const auto violated = std::count_if(shown.begin(), shown.end(), [](const core::Finding* finding) {
        return finding->status == core::FindingStatus::Violated;
    });
    for (std::size_t i = 0; i < pool_.size(); ++i) {
        if (i < used_) {
            const bool first = evaluation->reportedFirst && *evaluation->reportedFirst == shown[i]->rule;
            pool_[i]->showFinding(*shown[i], api,
                                  violated == 1 ? FindingRow::Place::Only
                                  : first       ? FindingRow::Place::First
                                                : FindingRow::Place::Other);
        }
        pool_[i]->setVisible(i < used_);
    }
    orderTabStops();
    const std::size_t silenced = silenced_.count();
    silencedCount_->setVisible(silenced > 0);
    showSilenced_->setVisible(silenced > 0);
    silencedCount_->setText(
        fill(tr("{count, plural, one {# kind} other {# kinds}} of advice silenced"), {{"count", silenced}}));
    showSilenced_->setText(silenced == 1 ? tr("Show it") : tr("Show them"));
    const bool foldable = showsHolding_ && holding > 0;
    holdCount_->setVisible(hidden > 0 || foldable);
    showHolding_->setVisible(hidden > 0 || foldable);
    const bool all = hidden == holding;
    holdCount_->setText(
        hidden == 0 || all
            ? fill(tr("{count, plural, one {# rule} other {# rules}} satisfied"), {{"count", holding}})
            : fill(tr("{count, plural, one {# more rule} other {# more rules}} satisfied"),
                   {{"count", hidden}}));
    showHolding_->setText(foldable ? tr("Hide") : tr("Show"));
}

} // namespace trichevron::gui
