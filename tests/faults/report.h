// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The injected faults, their outcomes and times. "format": "trichevron-fault-injection".
#pragma once

#include "core/json/json_reader.h"

#include <QString>

#include <string>
#include <vector>

namespace trichevron::gui::faults {

/// One kind of fault, injected many times. Each time is the maximum.
struct Injected {
    std::string fault;    ///< "SIGKILL", "garbage", "illegalAddress", …
    std::string expected; ///< name of the FaultKind that the window must report; empty: none
    int times = 0;
    int reported = 0;                     ///< times the window showed the message of this fault
    int readyAgain = 0;                   ///< times a worker was ready afterwards
    int kept = 0;                         ///< times everything typed and measured was kept
    double stallMilliseconds = 0;         ///< of the event loop, until the next worker was ready
    double untilReportedMilliseconds = 0; ///< from noticing the fault until its message was painted
    double untilReadySeconds = 0;         ///< from noticing the fault until the next worker was ready
    std::vector<std::string> problems;
};

/// Memory during a loop of launches.
struct Soak {
    double seconds = 0;
    int launches = 0;
    int measurements = 0;
    std::vector<double> programMegabytes; ///< resident, at regular intervals
    std::vector<double> workerMegabytes;
    double stallMilliseconds = 0;
    bool complete = false; ///< it ran for the whole time
};

struct Report {
    std::string worker; ///< the command
    std::string device; ///< name, and live or recorded
    std::string driver;
    std::string date;
    unsigned seed = 0;
    double silenceSeconds = 0;         ///< after which a worker that must be silent counts as silent
    double contextCreationSeconds = 0; ///< median from the start of a worker until it is ready
    std::vector<Injected> injected;
    Soak soak;
};

core::Json toJson(const Report& report);
/// A table to read.
std::string tableText(const Report& report);
/// True if every fault was reported, nothing was lost, and a worker was ready again each time. With `strict`
/// the times must also be short and the memory constant, which needs a machine that is otherwise idle.
bool isPassed(const Report& report, bool strict);

} // namespace trichevron::gui::faults
