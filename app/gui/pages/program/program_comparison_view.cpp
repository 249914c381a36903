// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_comparison_view.h"

#include "app/gui/pages/problem_line.h"
#include "app/gui/reading/reading_bar.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/program/program_words.h"
#include "core/text/number_text.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace trichevron::gui {
namespace {

constexpr int roomForBothTables = 1500; ///< side by side; in pixels for the default font

ProgramCell changeCount(std::uint64_t count) {
    return {text(core::withSeparators(count)), QVariant(static_cast<double>(count)), false, {}};
}

ProgramCell changeTime(std::uint64_t ns) {
    return {text(core::durationText(ns)), QVariant(static_cast<double>(ns)), false, {}};
}

/// Two traces rarely have the same number of launches.
ProgramCell timePerLaunch(const core::KernelChange& change, std::size_t side) {
    const std::uint64_t count = change.count[side];
    if (count == 0)
        return {QStringLiteral("–"), QVariant(-1.0), false, {}};
    return changeTime((change.totalNs[side] + count / 2) / count);
}

/// "+1.2 ms", "−30 µs"
ProgramCell signedTime(std::uint64_t before, std::uint64_t after) {
    const double difference = static_cast<double>(after) - static_cast<double>(before);
    if (before == after)
        return {QStringLiteral("0"), QVariant(0.0), false, {}};
    const std::string size = core::durationText(after > before ? after - before : before - after);
    return {(after > before ? QStringLiteral("+") : QStringLiteral("−")) + text(size),
            QVariant(difference),
            false,
            {}};
}

ProgramCell shapeCell(const std::string& words, double size) {
    return {text(words), QVariant(size), false, {}};
}

} // namespace

ProgramComparisonView::ProgramComparisonView(FileReading& reading, QWidget* parent)
    : QWidget(parent), bar_(new ReadingBar(reading, QStringLiteral("programOther"))),
      problem_(new ProblemLine(*this)), summary_(new QLabel),
      changes_(new ProgramRows([] { return tr("Two programs"); })), heading_(new QLabel),
      configurations_(new ProgramRows([] { return tr("Changed configurations"); })),
      tables_(new QBoxLayout(QBoxLayout::TopToBottom)) {
    setObjectName(QStringLiteral("programComparison"));
    auto* open = new QPushButton;
    open->setObjectName(QStringLiteral("programCompareWith"));
    problem_->setObjectName(QStringLiteral("programOtherProblem"));
    summary_->setObjectName(QStringLiteral("programComparisonSummary"));
    summary_->setWordWrap(true);
    summary_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    heading_->setProperty("role", "heading");
    heading_->setAlignment(Qt::AlignLeft | Qt::AlignTop); // alone there until a kernel is selected
    heading_->setContentsMargins(12 - programMargin, 8, 12, 8);
    changes_->setObjectName(QStringLiteral("programChanges"));
    configurations_->setObjectName(QStringLiteral("programChangedConfigurations"));
    auto* head = new QWidget;
    head->setObjectName(QStringLiteral("panel"));
    auto* headRows = new QVBoxLayout(head);
    headRows->setContentsMargins(12, 7, 12, 7);
    auto* first = new QHBoxLayout;
    first->addWidget(open);
    first->addWidget(bar_, 1);
    headRows->addLayout(first);
    headRows->addWidget(problem_);
    headRows->addWidget(summary_);
    headRows->addStretch(1);
    auto* details = new QVBoxLayout;
    details->setSpacing(0);
    details->addWidget(heading_);
    details->addWidget(configurations_, 1);
    tables_->setContentsMargins(programMargin, 0, 0, 0);
    tables_->setSpacing(0);
    tables_->addWidget(changes_, 3);
    tables_->addLayout(details, 2);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(head);
    rows->addLayout(tables_, 1);
    connect(open, &QPushButton::clicked, this, &ProgramComparisonView::otherRequested);
    connect(changes_, &ProgramRows::rowSelected, this, &ProgramComparisonView::showConfigurations);
    retranslate(this, [this, open] {
        open->setText(tr("Compare with…"));
        open->setToolTip(tr("A second trace: what changed in it."));
        changes_->setAccessibleName(tr("Kernels of both programs"));
        configurations_->setAccessibleName(tr("Configurations that only one of the programs has"));
        changes_->setHeadings({tr("kernel"), tr("launches, first"), tr("launches, second"),
                               tr("per launch, first"), tr("per launch, second"), tr("GPU time, first"),
                               tr("GPU time, second"), tr("change"), tr("configurations")});
        configurations_->setHeadings({tr("only in"), tr("launches"), tr("GPU time"), tr("grid"), tr("block"),
                                      tr("cluster"), tr("regs"), tr("shared"), tr("occupancy")});
        refresh();
    });
}

void ProgramComparisonView::arrange() {
    const bool areBeside = width() >= scaledPixels(roomForBothTables);
    tables_->setDirection(areBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    changes_->setEnd(areBeside ? Qt::Horizontal : Qt::Vertical);
}

void ProgramComparisonView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void ProgramComparisonView::setPrograms(std::shared_ptr<const core::ProgramAnalysis> first,
                                        std::shared_ptr<const core::ProgramAnalysis> second) {
    programs_[0] = std::move(first);
    programs_[1] = std::move(second);
    comparison_ = programs_[0] && programs_[1] ? comparePrograms(*programs_[0], *programs_[1])
                                               : core::ProgramComparison();
    problem_->end();
    if (programs_[1] && programs_[1]->program->problem)
        problem_->showLasting(problemSentence(*programs_[1]->program));
    refresh();
}

void ProgramComparisonView::setFilter(const QString& words) {
    changes_->setFilter(words);
}

void ProgramComparisonView::showProblem(const LaterText& problem) {
    problem_->showLasting(problem);
}

void ProgramComparisonView::refresh() {
    const bool isComplete = programs_[0] && programs_[1];
    changes_->setVisible(isComplete);
    heading_->setVisible(isComplete);
    configurations_->hide(); // until a kernel is selected
    static_cast<QVBoxLayout*>(layout())->setStretch(0, isComplete ? 0 : 1);
    if (!isComplete) {
        summary_->setText(tr("Open a second trace to see which kernels changed in time, count and "
                             "configuration: before and after an edit, or on two devices."));
        bar_->setSource({}, {});
        return;
    }
    const QString names[2] = {QFileInfo(text(programs_[0]->program->source)).fileName(),
                              QFileInfo(text(programs_[1]->program->source)).fileName()};
    bar_->setSource(names[1], {});
    summary_->setText(
        fill(tr("GPU time {first} for {firstCount, plural, one {# launch} other {# launches}} in "
                "{firstName}, then {second} for {secondCount, plural, one {# launch} other {# "
                "launches}} in {secondName}"),
             {{"first", core::durationText(comparison_.gpuNs[0])},
              {"firstName", names[0]},
              {"firstCount", programs_[0]->program->launchCount()},
              {"secondCount", programs_[1]->program->launchCount()},
              {"second", core::durationText(comparison_.gpuNs[1])},
              {"secondName", names[1]}}));
    showChanges();
}

ProgramRow ProgramComparisonView::changeRow(const core::KernelChange& change) const {
    QString configurations;
    if (change.count[0] == 0)
        configurations = tr("only in the second");
    else if (change.count[1] == 0)
        configurations = tr("only in the first");
    else if (change.configurationsChanged)
        configurations = tr("changed");
    return {{text(change.name), {}, false, text(change.kernel)},
            changeCount(change.count[0]),
            changeCount(change.count[1]),
            timePerLaunch(change, 0),
            timePerLaunch(change, 1),
            changeTime(change.totalNs[0]),
            changeTime(change.totalNs[1]),
            signedTime(change.totalNs[0], change.totalNs[1]),
            {configurations, {}, false, {}}};
}

void ProgramComparisonView::showChanges() {
    std::vector<ProgramRow> rows;
    rows.reserve(comparison_.kernels.size());
    for (const core::KernelChange& change : comparison_.kernels)
        rows.push_back(changeRow(change));
    changes_->setRows(std::move(rows));
    showConfigurations();
}

void ProgramComparisonView::showConfigurations() {
    const int row = changes_->selectedRow();
    std::vector<ProgramRow> rows;
    if (row < 0 || static_cast<std::size_t>(row) >= comparison_.kernels.size()) {
        heading_->setText(tr("Select a kernel to see its configurations that changed"));
        configurations_->hide();
        return;
    }
    const core::KernelChange& change = comparison_.kernels[static_cast<std::size_t>(row)];
    for (std::size_t side = 0; side < 2; ++side)
        for (const std::uint32_t number : change.onlyIn[side]) {
            const core::ProgramConfiguration& c = programs_[side]->program->configurations[number];
            const core::ConfigurationSummary& summary = programs_[side]->configurations[number];
            const auto volumeOf = [](const auto& extent) {
                return static_cast<double>(core::volume(extent));
            };
            rows.push_back(
                {{side == 0 ? tr("the first") : tr("the second"), {}, false, {}},
                 changeCount(summary.count),
                 changeTime(summary.totalNs),
                 shapeCell(core::gridText(c), volumeOf(c.gridDim)),
                 shapeCell(core::blockText(c), volumeOf(c.blockDim)),
                 shapeCell(core::clusterText(c), c.clusterDim ? volumeOf(*c.clusterDim) : 0),
                 shapeCell(c.numRegs ? std::to_string(*c.numRegs) : "–", c.numRegs.value_or(0)),
                 shapeCell(core::smemText(c.smemBytes()),
                           c.smemBytes() ? static_cast<double>(c.smemBytes()->most) : -1),
                 shapeCell(core::occupancyText(summary), summary.verdict && summary.verdict->occupancy
                                                             ? summary.verdict->occupancy->fraction()
                                                             : -1)});
        }
    heading_->setText(rows.empty() ? tr("The same configurations in both")
                                   : tr("Configurations that changed"));
    configurations_->setRows(std::move(rows));
    configurations_->show();
}

} // namespace trichevron::gui
