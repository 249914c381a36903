// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_devices.h"

#include "app/gui/pages/program/program_rows.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "core/messages/rule_messages.h"
#include "core/program/program_words.h"
#include "core/text/number_text.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

/// The rules that refuse launches, or may refuse them, each once.
QString refusingRules(const core::ProgramAnalysis& analysis, const core::DeviceAnswer& answer) {
    QStringList rules;
    const auto add = [&rules](const std::optional<core::Finding>& violation) {
        if (!violation)
            return;
        if (const QString title = text(core::titleFor(violation->rule)); !rules.contains(title))
            rules << title;
    };
    for (const std::uint32_t number : answer.refused)
        add(judgeOn(*answer.device, analysis, number).violation);
    for (const std::uint32_t number : answer.uncertain)
        add(judgeOn(*answer.device, analysis, number).possibleViolation);
    return rules.join(QStringLiteral(" · "));
}

ProgramCell countCell(std::uint64_t count, bool alarm = false) {
    return {text(core::withSeparators(count)), QVariant(static_cast<double>(count)), alarm && count > 0, {}};
}

} // namespace

ProgramDevices::ProgramDevices(QWidget* parent)
    : QWidget(parent), devices_(new ProgramRows([] { return tr("Program on devices"); })),
      heading_(new QLabel), refused_(new ProgramRows([] { return tr("Refused launches"); })) {
    devices_->setObjectName(QStringLiteral("programAllDevices"));
    refused_->setObjectName(QStringLiteral("programRefusedThere"));
    heading_->setObjectName(QStringLiteral("programRefusedHeading"));
    heading_->setProperty("role", "heading");
    heading_->setWordWrap(true);
    heading_->setContentsMargins(12 - programMargin, 8, 12, 8);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(programMargin, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(devices_, 3);
    rows->addWidget(heading_);
    rows->addWidget(refused_, 2);
    connect(devices_, &ProgramRows::rowSelected, this, &ProgramDevices::showRefused);
    retranslate(this, [this] {
        devices_->setAccessibleName(tr("What each device does with the whole program"));
        devices_->setHeadings({tr("device"), tr("compute capability"), tr("refused launches"),
                               tr("refused configurations"), tr("occupancy by time"), tr("refused by")});
        refused_->setAccessibleName(tr("Refused launches"));
        refused_->setHeadings({tr("kernel"), tr("launches"), tr("grid"), tr("block"), tr("cluster"),
                               tr("shared"), tr("refused because")});
        showDevices();
    });
}

void ProgramDevices::setProgram(std::shared_ptr<const ReadProgram> program) {
    program_ = std::move(program);
    showDevices();
}

void ProgramDevices::showDevices() {
    std::vector<ProgramRow> rows;
    if (program_)
        for (const core::DeviceAnswer& answer : program_->answers) {
            const core::DeviceProperties& device = *answer.device;
            const core::ComputeCapability cc = device.computeCapability;
            rows.push_back({{text(device.name), {}, false, {}},
                            {QStringLiteral("%1.%2").arg(cc.major).arg(cc.minor),
                             QVariant(100 * cc.major + cc.minor),
                             false,
                             {}},
                            {text(core::refusedLaunchesText(answer)),
                             QVariant(static_cast<double>(answer.refusedLaunches)),
                             answer.refusedLaunches > 0,
                             {}},
                            {text(core::refusedConfigurationsText(answer)),
                             QVariant(static_cast<double>(answer.refused.size())),
                             !answer.refused.empty(),
                             {}},
                            {text(core::occupancyText(answer)),
                             QVariant(answer.occupancyByTime.value_or(-1)),
                             false,
                             {}},
                            {refusingRules(*program_->analysis, answer), {}, true, {}}});
        }
    devices_->setRows(std::move(rows));
    showRefused();
}

void ProgramDevices::showRefused() {
    const int row = devices_->selectedRow();
    std::vector<ProgramRow> rows;
    if (!program_ || row < 0 || static_cast<std::size_t>(row) >= program_->answers.size()) {
        heading_->setText(tr("Select a device to see what it would refuse"));
        refused_->setRows({});
        refused_->hide();
        return;
    }
    const core::DeviceAnswer& answer = program_->answers[static_cast<std::size_t>(row)];
    const core::Program& program = *program_->analysis->program;
    heading_->setText(fill(!answer.refused.empty()     ? tr("{device} refuses")
                           : !answer.uncertain.empty() ? tr("{device} may refuse")
                                                       : tr("{device} takes every launch"),
                           {{"device", answer.device->name}}));
    std::vector<std::uint32_t> numbers = answer.refused;
    numbers.insert(numbers.end(), answer.uncertain.begin(), answer.uncertain.end());
    for (const std::uint32_t number : numbers) {
        const core::ProgramConfiguration& c = program.configurations[number];
        const core::ConfigurationVerdict verdict = judgeOn(*answer.device, *program_->analysis, number);
        const QString reason = verdict.violation ? text(core::figureText(*verdict.violation))
                               : verdict.possibleViolation
                                   ? text(core::possiblyRefusedText(*verdict.possibleViolation))
                                   : QString();
        const std::string& kernel = program.kernels[c.kernel];
        const auto volumeOf = [](const auto& extent) {
            return QVariant(static_cast<double>(core::volume(extent)));
        };
        rows.push_back(
            {{text(program_->analysis->kernelNames[c.kernel]), {}, false, text(kernel)},
             countCell(program_->analysis->configurations[number].count +
                       program_->analysis->configurations[number].refusedCount),
             {text(core::gridText(c)), volumeOf(c.gridDim), false, {}},
             {text(core::blockText(c)), volumeOf(c.blockDim), false, {}},
             {text(core::clusterText(c)), c.clusterDim ? volumeOf(*c.clusterDim) : QVariant(0.0), false, {}},
             {text(core::smemInBytesText(c.smemBytes())), // in the unit of the reason beside it
              QVariant(c.smemBytes() ? static_cast<double>(c.smemBytes()->most) : -1.0),
              false,
              {}},
             {reason, {}, verdict.violation.has_value(), {}}});
    }
    refused_->setVisible(!rows.empty());
    refused_->setRows(std::move(rows));
}

} // namespace trichevron::gui
