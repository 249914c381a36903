// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/kernel_device_rows.h"

#include "app/gui/pages/kernel/kernel_devices.h"
#include "app/gui/pages/kernel/stand_in_words.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/compile/compile_all.h"
#include "core/evaluation/block_launch.h"
#include "core/kernel/binary_version.h"
#include "core/messages/occupancy_words.h"
#include "core/messages/percent_text.h"
#include "core/messages/rule_messages.h"
#include "core/text/number_text.h"

#include <QTableWidget>

#include <type_traits>

namespace trichevron::gui {
namespace {

/// Why a device refuses the launch.
QString refusalOf(const core::Evaluation& launch) {
    for (const core::Finding& finding : launch.findings)
        if (finding.status == core::FindingStatus::Violated)
            return text(messageFor(finding));
    return {};
}

QString knownText(const std::optional<std::uint32_t>& number) {
    return number ? QString::number(*number) : KernelDevices::tr("not known");
}

QString knownText(const std::optional<core::Bytes>& bytes) {
    return bytes ? text(core::bytesText(*bytes)) : KernelDevices::tr("not known");
}

QString codeText(const core::KernelResources& version) {
    if (version.architecture.empty())
        return KernelDevices::tr("not known");
    if (version.isCompiledHere)
        return fill(KernelDevices::tr("{architecture}, by ptxas"), {{"architecture", version.architecture}});
    return version.form == core::CodeForm::Ptx ? fill(KernelDevices::tr("{architecture}, not compiled"),
                                                      {{"architecture", version.architecture}})
                                               : QString::fromStdString(version.architecture);
}

/// Sorted by a number where there is one; what is not known comes last.
class DeviceCell : public QTableWidgetItem {
public:
    DeviceCell(const QString& words, double key) : QTableWidgetItem(words), key_(key) {}
    bool operator<(const QTableWidgetItem& other) const override {
        const auto* cell = dynamic_cast<const DeviceCell*>(&other);
        return cell != nullptr && cell->key_ != key_ ? key_ < cell->key_ : text() < other.text();
    }

private:
    double key_;
};

template <class Number>
double keyOf(const std::optional<Number>& number) {
    if constexpr (std::is_same_v<Number, core::Bytes>)
        return number ? static_cast<double>(number->value) : 1e18;
    else
        return number ? static_cast<double>(*number) : 1e18;
}

} // namespace

core::KernelAttributes LaunchOfExplore::of(core::KernelAttributes kernel) const {
    if (optIns)
        kernel.optIns = *optIns;
    return kernel;
}

void setLimiters(QTableWidgetItem& cell, const core::Occupancy& occupancy) {
    const QString names = text(limitersOf(occupancy));
    const QString why = text(clusterLimitSentence(occupancy));
    cell.setText(names);
    cell.setToolTip(why.isEmpty() ? names : names + QLatin1Char('\n') + why);
    cell.setData(Qt::AccessibleDescriptionRole, why.isEmpty() ? QVariant() : QVariant(why));
}

void addDeviceRow(QTableWidget& table, const core::DeviceProperties& device,
                  const core::KernelResources& version, const LaunchOfExplore& explored) {
    const int row = table.rowCount();
    table.insertRow(row);
    const auto set = [&](device_column::Column column, const QString& words, double key) {
        auto* cell = new DeviceCell(words, key);
        cell->setToolTip(words);
        table.setItem(row, column, cell);
        return cell;
    };
    set(device_column::Device, QString::fromStdString(device.name),
        static_cast<double>(binaryVersionFor(device.computeCapability)))
        ->setData(Qt::UserRole, row);
    set(device_column::Code, codeText(version), 0);
    set(device_column::Registers, knownText(version.numRegs), keyOf(version.numRegs));
    set(device_column::Spills, knownText(version.spillStoreBytes), keyOf(version.spillStoreBytes));
    set(device_column::Shared, knownText(version.sharedSizeBytes), keyOf(version.sharedSizeBytes));
    const auto attributes = attributesOf(version, 1);
    if (!attributes) {
        for (const auto column : {device_column::Blocks, device_column::OccupancyBar, device_column::Limit,
                                  device_column::Verdict})
            set(column, KernelDevices::tr("not known"), 1e18);
        return;
    }
    const core::Evaluation launch = evaluateBlock(explored.of(*attributes), device, explored.config);
    const core::Occupancy occupancy = launch.launchOccupancy();
    const double fraction = launch.accepted ? occupancy.fraction() : 0;
    set(device_column::Blocks,
        QString::number(launch.accepted ? occupancy.maxActiveBlocksPerMultiprocessor : 0),
        launch.accepted ? occupancy.maxActiveBlocksPerMultiprocessor : 0);
    set(device_column::OccupancyBar, text(core::occupancyPercentText(fraction)), fraction)
        ->setData(Qt::UserRole, fraction);
    QTableWidgetItem* limit = set(device_column::Limit, QStringLiteral("–"), 0);
    if (launch.accepted)
        setLimiters(*limit, occupancy);
    QTableWidgetItem* verdict =
        set(device_column::Verdict,
            launch.accepted ? KernelDevices::tr("accepted") : text(runtimeErrorName(launch.predicted)), 0);
    if (launch.accepted)
        return;
    verdict->setForeground(currentTheme().alarmText);
    verdict->setData(Qt::UserRole, refusalOf(launch));
    verdict->setToolTip(refusalOf(launch));
}

void addRowWithoutCode(QTableWidget& table, const core::DeviceProperties& device,
                       core::KernelResources standIn, const LaunchOfExplore& launch, bool isToCome) {
    // The numbers of another architecture have about the room of those to come.
    standIn.architecture = core::architectureOf(device.computeCapability);
    addDeviceRow(table, device, standIn, launch);
    const int row = table.rowCount() - 1;
    const QString why =
        isToCome ? KernelDevices::tr("The source is still being compiled for this architecture.")
                 : KernelDevices::tr("The source makes no code of this kernel for this architecture.");
    const QString state = isToCome ? KernelDevices::tr("compiling…") : KernelDevices::tr("no code");
    for (int column = device_column::Verdict; column < device_column::count; ++column) {
        const bool saysState = column == device_column::Verdict;
        const QString words = saysState ? state : isToCome ? QStringLiteral("…") : QStringLiteral("–");
        const QString expected = table.item(row, column)->text();
        // Behind all that is known, and in an order that does not depend on their words.
        auto* cell = new DeviceCell(words, 2e18 + 1e6 * row);
        setStandIn(*cell, saysState && expected.size() < words.size() ? words : expected);
        cell->setForeground(currentTheme().muted);
        cell->setToolTip(why);
        cell->setData(Qt::AccessibleDescriptionRole, why);
        table.setItem(row, column, cell);
    }
}

void markAsOld(QTableWidget& table, int row) {
    const QString old = KernelDevices::tr("Of an earlier text of the source.");
    const QString refusal = table.item(row, device_column::Verdict)->data(Qt::UserRole).toString();
    for (int column = 0; column < device_column::count; ++column) {
        QTableWidgetItem& cell = *table.item(row, column);
        const bool isRefusal = column == device_column::Verdict && !refusal.isEmpty();
        if (!isRefusal) // a refusal keeps its colour
            cell.setForeground(currentTheme().muted);
        cell.setToolTip((isRefusal ? refusal : cell.text()) + QLatin1Char('\n') + old);
        cell.setData(Qt::AccessibleDescriptionRole, old);
    }
}

} // namespace trichevron::gui
