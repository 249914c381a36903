// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/curve_axis_text.h"

#include "app/gui/plots/occupancy_plot.h"
#include "app/gui/text/fill.h"
#include "core/text/number_text.h"

namespace trichevron::gui {

CurveTitles titlesBy(core::CurveAxis axis) {
    switch (axis) {
    case core::CurveAxis::BlockSize:
        return {OccupancyPlot::tr("Resident warps by block size"), OccupancyPlot::tr("Warps by block size"),
                OccupancyPlot::tr("by block size")};
    case core::CurveAxis::Registers:
        return {OccupancyPlot::tr("Resident warps by registers"), OccupancyPlot::tr("Warps by registers"),
                OccupancyPlot::tr("by registers")};
    case core::CurveAxis::SharedMemory:
        return {OccupancyPlot::tr("Resident warps by shared memory"),
                OccupancyPlot::tr("Warps by shared memory"), OccupancyPlot::tr("by shared memory")};
    }
    return {};
}

QString axisLabel(core::CurveAxis axis) {
    switch (axis) {
    case core::CurveAxis::BlockSize:
        return OccupancyPlot::tr("threads per block");
    case core::CurveAxis::Registers:
        return OccupancyPlot::tr("registers per thread");
    case core::CurveAxis::SharedMemory:
        return OccupancyPlot::tr("dynamic shared memory per block (KiB)");
    }
    return {};
}

std::string columnOf(core::CurveAxis axis) {
    constexpr std::array<const char*, 3> columns{"threads per block", "registers per thread",
                                                 "dynamic shared memory per block (KiB)"};
    return columns[static_cast<std::size_t>(axis)];
}

double onAxis(core::CurveAxis axis, double value) {
    return axis == core::CurveAxis::SharedMemory ? value / 1024 : value;
}

QString axisValueText(core::CurveAxis axis, std::uint64_t value) {
    switch (axis) {
    case core::CurveAxis::BlockSize:
        return fill(OccupancyPlot::tr("{count, plural, one {{threads} thread} other {{threads} threads}}"),
                    {{"count", value}, {"threads", core::withSeparators(value)}});
    case core::CurveAxis::Registers:
        return fill(OccupancyPlot::tr("{registers, plural, one {# register} other {# registers}}"),
                    {{"registers", value}});
    case core::CurveAxis::SharedMemory:
        return QString::fromStdString(core::bytesText({value}));
    }
    return {};
}

} // namespace trichevron::gui
