// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_numbers.h"

#include "app/gui/layout/flow_layout.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/messages/percent_text.h"
#include "core/program/program_words.h"
#include "core/text/number_text.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int numberTileWidth = 150; ///< at least; pixels for the default font

void setAlarm(QLabel& label, bool alarm) {
    QPalette palette = label.palette();
    palette.setColor(QPalette::WindowText, alarm ? currentTheme().alarmText : currentTheme().text);
    label.setPalette(palette);
}

/// The first ones that cannot be read, each in a line.
QStringList unreadableList(const core::UnreadableParts& parts) {
    QStringList lines;
    for (const core::Text& reason : parts.first)
        lines << text(reason.text());
    if (parts.count > parts.first.size())
        lines << fill(ProgramNumbers::tr("{count, plural, other {# more}}"),
                      {{"count", parts.count - parts.first.size()}});
    return lines;
}

} // namespace

ProgramNumbers::ProgramNumbers(QWidget* parent) : QWidget(parent), leftOut_(new QLabel), notes_(new QLabel) {
    setObjectName(QStringLiteral("panel"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 8, 12, 8);
    rows->setSpacing(6);
    auto* tiles = new QWidget;
    tiles->setLayout(new FlowLayout(scaledPixels(8)));
    rows->addWidget(tiles);
    const auto add = [&](const char* name) {
        auto* tile = new QWidget;
        tile->setMinimumWidth(scaledPixels(numberTileWidth));
        auto* column = new QVBoxLayout(tile);
        column->setContentsMargins(0, 0, 16, 0);
        column->setSpacing(1);
        Tile parts{new QLabel, new QLabel, new QLabel};
        parts.title->setProperty("role", "muted");
        parts.value->setObjectName(QString::fromLatin1(name));
        parts.value->setFont(textFont(1.45, QFont::DemiBold));
        parts.detail->setProperty("role", "muted");
        for (QLabel* label : {parts.title, parts.value, parts.detail})
            column->addWidget(label);
        tiles->layout()->addWidget(tile);
        return parts;
    };
    time_ = add("programTime");
    launches_ = add("programLaunches");
    refused_ = add("programRefused");
    occupancy_ = add("programOccupancy");
    findings_ = add("programFindings");
    leftOut_->setObjectName(QStringLiteral("programLeftOut"));
    leftOut_->setProperty("role", "problem");
    leftOut_->setTextFormat(Qt::PlainText); // it quotes the file
    rows->addWidget(leftOut_);
    notes_->setObjectName(QStringLiteral("programNotes"));
    notes_->setProperty("role", "muted");
    for (QLabel* label : {leftOut_, notes_})
        label->setWordWrap(true);
    rows->addWidget(notes_);
}

void ProgramNumbers::show(const core::ProgramAnalysis& analysis) {
    const core::Program& program = *analysis.program;
    time_.title->setText(tr("GPU time"));
    time_.value->setText(text(core::durationText(analysis.gpuNs)));
    time_.detail->setText(analysis.wallNs > 0
                              ? fill(tr("in {wall}"), {{"wall", core::durationText(analysis.wallNs)}})
                              : QString());
    launches_.title->setText(tr("Launches"));
    launches_.value->setText(text(core::withSeparators(program.launches.size())));
    launches_.detail->setText(
        fill(tr("{kernels, plural, one {# kernel} other {# kernels}}, {configurations, plural, one {# "
                "configuration} other {# configurations}}"),
             {{"kernels", analysis.kernelCount}, {"configurations", program.configurations.size()}}));
    refused_.title->setText(tr("Refused"));
    refused_.value->setText(text(core::withSeparators(analysis.refusedCount)));
    setAlarm(*refused_.value, analysis.refusedCount > 0);
    QStringList devices;
    for (const auto& device : analysis.devices)
        devices << (device ? text(device->name) : tr("a device that is not in the catalogue"));
    devices.removeDuplicates();
    refused_.detail->setText(fill(tr("by {devices}"), {{"devices", devices.join(QStringLiteral(", "))}}));
    occupancy_.title->setText(tr("Theoretical occupancy"));
    occupancy_.value->setText(analysis.occupancyByTime
                                  ? text(core::occupancyPercentText(*analysis.occupancyByTime))
                                  : QStringLiteral("–"));
    occupancy_.detail->setText(tr("mean by time, where it is known"));
    findings_.title->setText(tr("Findings worth a look"));
    findings_.value->setText(text(core::withSeparators(analysis.findings.size())));
    const auto largest =
        std::find_if(analysis.findings.begin(), analysis.findings.end(),
                     [](const core::ProgramFinding& finding) { return finding.worthNs.has_value(); });
    findings_.detail->setText(
        largest == analysis.findings.end()
            ? QString()
            : fill(tr("one could save up to {worth}"), {{"worth", core::durationText(*largest->worthNs)}}));
    QStringList unreadable{text(core::leftOutSentence(program).text()),
                           text(core::notReadSentence(program).text())};
    unreadable.removeAll(QString());
    leftOut_->setText(unreadable.join(QLatin1Char('\n')));
    leftOut_->setToolTip(
        (unreadableList(program.unreadableLaunches) + unreadableList(program.unreadableValues))
            .join(QLatin1Char('\n')));
    leftOut_->setVisible(!unreadable.isEmpty());
    QStringList gaps;
    for (const core::TraceGap gap : program.gaps)
        gaps << text(core::gapText(gap));
    QStringList lines;
    if (!gaps.isEmpty())
        lines << fill(tr("Not in this trace: {what}"), {{"what", gaps.join(QStringLiteral(", "))}});
    if (program.copies.count > 0)
        lines << fill(
            tr("Not in these figures: {copies, plural, one {# copy} other {# copies}} of memory, {time}"),
            {{"copies", program.copies.count}, {"time", core::durationText(program.copies.totalNs)}});
    if (program.wasCaptureStopped)
        lines << tr("The capture was stopped while the program ran: later launches are not in it.");
    if (program.isUntested)
        lines << tr(
            "This format is read by its description, and was not tried with a real export: compare the "
            "totals with those of your profiler.");
    notes_->setText(lines.join(QLatin1Char('\n')));
    notes_->setVisible(!lines.isEmpty());
}

} // namespace trichevron::gui
