// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/nsight_report.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"

namespace trichevron::core {

void refuseNsightReport(ImportSource& source) {
    const std::string_view head = source.head();
    // A report of Nsight Compute begins with "NVR"; one of Nsight Systems has no signature that is published.
    if (head.starts_with(std::string_view("NVR\0", 4)) || source.name().ends_with(".ncu-rep"))
        throw InputError(source.name(), "a report of Nsight Compute; export it with: {command}"_msg.with(
                                            "command"_a = "ncu --import " + source.name() +
                                                          " --csv --page raw > trace.csv"));
    if (source.name().ends_with(".nsys-rep") || source.name().ends_with(".qdrep") ||
        head.find("NVIDIA Nsight Systems") != std::string_view::npos)
        throw InputError(source.name(), "a report of Nsight Systems; export it with: {command}"_msg.with(
                                            "command"_a = "nsys export --type sqlite --output trace.sqlite " +
                                                          source.name()));
}

} // namespace trichevron::core
