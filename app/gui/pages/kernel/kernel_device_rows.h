// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The rows of the table of devices on page Kernel.
#pragma once

#include "core/device/device_properties.h"
#include "core/kernel/kernel_resources.h"
#include "core/launch/launch_config.h"
#include "core/occupancy/occupancy.h"

#include <optional>

class QTableWidget;
class QTableWidgetItem;

namespace trichevron::gui {

/// The columns of the table.
namespace device_column {
enum Column { Device, Code, Verdict, Blocks, OccupancyBar, Registers, Spills, Shared, Limit, count };
} // namespace device_column

/// The launch of Explore, and its opt-ins if it is one of the kernel of the page.
struct LaunchOfExplore {
    core::LaunchConfig config;
    std::optional<core::KernelOptIns> optIns;
    /// The attributes with these opt-ins.
    core::KernelAttributes of(core::KernelAttributes kernel) const;
};

/// What a version of the kernel needs on the device, and how the launch does with it. The row has its number
/// as the user data of its first cell; the verdict has the reason of a refusal, and the bar the occupancy.
void addDeviceRow(QTableWidget& table, const core::DeviceProperties& device,
                  const core::KernelResources& version, const LaunchOfExplore& launch);
/// Of a device for whose architecture there is no code, or none yet. `standIn` is another version of the
/// kernel: its numbers have about the room of those to come.
void addRowWithoutCode(QTableWidget& table, const core::DeviceProperties& device,
                       core::KernelResources standIn, const LaunchOfExplore& launch, bool isToCome);
/// Of an earlier text of the source.
void markAsOld(QTableWidget& table, int row);

/// Names what limits the resident blocks, and says of clusters why they do.
void setLimiters(QTableWidgetItem& cell, const core::Occupancy& occupancy);

} // namespace trichevron::gui
