// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/result_view.h"

#include "app/gui/results/copyable_table.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/text/number_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace trichevron::gui {
namespace {

/// In the current language.
QStringList toStringList(const std::vector<core::Text>& texts) {
    QStringList list;
    for (const core::Text& cell : texts)
        list << text(cell.text());
    return list;
}

} // namespace

ResultView::ResultView(const LaunchSession& session, const JobRunner& jobs, QWidget* parent)
    : QWidget(parent), session_(session), jobs_(jobs), empty_(new QLabel), area_(new QScrollArea) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    empty_->setObjectName(QStringLiteral("noResultTables"));
    empty_->setProperty("role", "muted");
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    layout->addWidget(empty_, 1);
    area_->setObjectName(QStringLiteral("resultTables"));
    retranslate(this, [this] { area_->setAccessibleName(tr("Results of the launch")); });
    area_->setWidgetResizable(true);
    area_->setFrameShape(QFrame::NoFrame);
    area_->setFocusPolicy(Qt::NoFocus);
    layout->addWidget(area_, 1);
    const auto refreshIfSeen = [this] {
        if (isVisible())
            refresh();
    };
    onChange(session_, SessionChange::Launch | SessionChange::Results | SessionChange::Unreadable, this,
             refreshIfSeen);
    onChange(jobs_, jobChangeWithoutResult, this, refreshIfSeen);
}

void ResultView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    shown_.reset(); // its tables have headings
    refresh();
}

void ResultView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void ResultView::addTable(const QString& title, const QStringList& headings, const QList<QStringList>& rows) {
    auto* column = new QVBoxLayout;
    column->setSpacing(4);
    auto* heading = new QLabel(title);
    heading->setFont(textFont(0.95, QFont::DemiBold));
    auto* table = new CopyableTable(headings, rows, title);
    heading->setBuddy(table);
    column->addWidget(heading);
    column->addWidget(table, 1);
    row_->addLayout(column);
}

void ResultView::showTables(const core::LaunchResult& result) {
    auto* content = new QWidget;
    row_ = new QHBoxLayout(content);
    row_->setContentsMargins(12, 8, 12, 6);
    row_->setSpacing(18);
    for (const core::ResultTable& table : result.tables) {
        QList<QStringList> rows;
        for (const std::vector<core::Text>& row : table.rows)
            rows << toStringList(row);
        addTable(text(table.title.text()), toStringList(table.columns), rows);
    }
    if (!result.hostTimeline.empty()) {
        QList<QStringList> rows;
        for (const core::HostEvent& event : result.hostTimeline)
            rows << QStringList{text(event.what.text()),
                                QString::fromStdString(core::microsecondsText(event.microseconds))};
        addTable(tr("Events on the host"), {tr("event"), tr("after the call")}, rows);
    }
    row_->addStretch(1);
    area_->setWidget(content); // deletes the previous content
}

void ResultView::refresh() {
    const ActualAnswer* answer = session_.answer();
    const bool any =
        answer != nullptr && !(answer->result.tables.empty() && answer->result.hostTimeline.empty());
    empty_->setVisible(!any);
    area_->setVisible(any);
    if (!any) {
        empty_->setText(emptyStateText());
        shown_.reset();
    } else if (shown_ != answer->result) {
        showTables(answer->result);
        shown_ = answer->result;
    }
}

QString ResultView::emptyStateText() const {
    if (const ActualAnswer* answer = session_.answer(); answer != nullptr)
        return answer->result.launch.ok()
                   ? fill(tr("The launch returned {error} ({code}). It has no result tables."),
                          {{"error", answer->result.launch.name}, {"code", answer->result.launch.code}})
                   : tr("The launch was refused, so it has no results.");
    if (jobs_.isLaunching())
        return tr("Launching…");
    return tr("Press Launch to see the results of this launch.");
}

} // namespace trichevron::gui
