// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What was injected, what became of it, and how long that took. "format": "trichevron-fault-injection".
#pragma once

#include "core/json/json_reader.h"

#include <QString>

#include <string>
#include <vector>

namespace trichevron::faults {

/// One kind of fault, injected many times. Times are the longest seen.
struct Injected {
    std::string fault;    ///< "SIGKILL", "garbage", "illegalAddress", …
    std::string expected; ///< nameOf(FaultKind) that the window has to tell; empty: nothing may happen
    int times = 0;
    int told = 0;                     ///< the window told it, in the words for it
    int readyAgain = 0;               ///< a worker could be asked again
    int kept = 0;                     ///< what was typed and measured was there after
    double stallMilliseconds = 0;     ///< of the event loop, until the next worker was ready
    double untilToldMilliseconds = 0; ///< from the program's knowing to the painted words
    double untilReadySeconds = 0;     ///< from the program's knowing to the next ready worker
    std::vector<std::string> problems;
};

/// Memory while launches go on.
struct Soak {
    double seconds = 0;
    int launches = 0;
    int measurements = 0;
    std::vector<double> programMegabytes; ///< resident, at regular intervals
    std::vector<double> workerMegabytes;
    double stallMilliseconds = 0;
    bool complete = false; ///< it did not end early
};

struct Report {
    std::string worker; ///< the command
    std::string device; ///< name, and live or recorded
    std::string driver;
    std::string date;
    unsigned seed = 0;
    double silenceSeconds = 0;         ///< after which a worker counts as silent
    double contextCreationSeconds = 0; ///< median from the start of a worker to its being ready, undisturbed
    std::vector<Injected> injected;
    Soak soak;
};

Json toJson(const Report& report);
/// A table for people.
std::string textOf(const Report& report);
/// True when every fault was told, nothing was lost, and a worker was ready again each time. With `strict`
/// the times have to be short and memory flat, too: for a machine that does nothing else.
bool isFine(const Report& report, bool strict);

} // namespace trichevron::faults
