// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// CUPTI's functions, out of the copy that is in the process already, else out of a file.
#pragma once

#include <cupti.h>

#include <string>

namespace trichevron::capture {

struct CuptiLibrary {
    decltype(&::cuptiSubscribe) subscribe = nullptr;
    decltype(&::cuptiSubscribe_v2) subscribeWithName = nullptr; ///< null: before CUPTI 13.0
    decltype(&::cuptiEnableCallback) enableCallback = nullptr;
    decltype(&::cuptiActivityRegisterCallbacks) registerActivityCallbacks = nullptr;
    decltype(&::cuptiActivitySetAttribute) setAttribute = nullptr; ///< null: not in this version
    decltype(&::cuptiActivityEnable) enableActivity = nullptr;
    decltype(&::cuptiActivityDisable) disableActivity = nullptr;
    decltype(&::cuptiActivityFlushPeriod) setFlushPeriod = nullptr;
    decltype(&::cuptiActivityFlushAll) flushAll = nullptr;
    decltype(&::cuptiActivityGetNextRecord) nextRecord = nullptr;
    decltype(&::cuptiActivityGetNumDroppedRecords) droppedRecords = nullptr;
    decltype(&::cuptiGetTimestamp) timestamp = nullptr;
    decltype(&::cuptiGetVersion) version = nullptr;
    decltype(&::cuptiGetResultString) resultText = nullptr;

    /// Empty: loaded; else what is wrong. `paths` are tried in their order, with ':' between them, where the
    /// process has no CUPTI yet: a process must never have two.
    std::string load(const char* paths);
    /// The file that it was loaded from.
    std::string path() const;
};

} // namespace trichevron::capture
