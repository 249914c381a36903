// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/capture/cupti_library.h"

#include <cstring>
#include <string_view>

#include <dlfcn.h>
#include <link.h>

namespace trichevron::capture {

namespace {

/// The path of a CUPTI that the process has loaded.
std::string loadedCupti() {
    std::string path;
    ::dl_iterate_phdr(
        [](dl_phdr_info* info, std::size_t, void* found) {
            const char* name = info->dlpi_name == nullptr ? "" : info->dlpi_name;
            const char* slash = std::strrchr(name, '/');
            if (std::string_view(slash == nullptr ? name : slash + 1).substr(0, 11) != "libcupti.so")
                return 0;
            *static_cast<std::string*>(found) = name;
            return 1;
        },
        &path);
    return path;
}

template <typename Function>
bool find(void* library, const char* name, Function& function) {
    function = reinterpret_cast<Function>(::dlsym(library, name));
    return function != nullptr;
}

} // namespace

std::string CuptiLibrary::load(const char* paths) {
    void* library = nullptr;
    std::string problem = "CUPTI was not found";
    if (const std::string loaded = loadedCupti(); !loaded.empty()) {
        library = ::dlopen(loaded.c_str(), RTLD_NOW | RTLD_NOLOAD);
    } else {
        std::string_view rest = paths == nullptr ? "" : paths;
        while (library == nullptr && !rest.empty()) {
            const std::string path(rest.substr(0, rest.find(':')));
            rest.remove_prefix(path.size() < rest.size() ? path.size() + 1 : rest.size());
            library = ::dlopen(path.c_str(), RTLD_NOW);
            if (library == nullptr)
                if (const char* error = ::dlerror())
                    problem = error;
        }
    }
    if (library == nullptr)
        return problem;
    find(library, "cuptiSubscribe_v2", subscribeWithName);
    find(library, "cuptiActivitySetAttribute", setAttribute);
    const bool isComplete =
        find(library, "cuptiSubscribe", subscribe) && find(library, "cuptiEnableCallback", enableCallback) &&
        find(library, "cuptiActivityRegisterCallbacks", registerActivityCallbacks) &&
        find(library, "cuptiActivityEnable", enableActivity) &&
        find(library, "cuptiActivityDisable", disableActivity) &&
        find(library, "cuptiActivityFlushPeriod", setFlushPeriod) &&
        find(library, "cuptiActivityFlushAll", flushAll) &&
        find(library, "cuptiActivityGetNextRecord", nextRecord) &&
        find(library, "cuptiActivityGetNumDroppedRecords", droppedRecords) &&
        find(library, "cuptiGetTimestamp", timestamp) && find(library, "cuptiGetVersion", version) &&
        find(library, "cuptiGetResultString", resultText);
    return isComplete ? std::string() : "this CUPTI is older than that of CUDA 11.8";
}

std::string CuptiLibrary::path() const {
    Dl_info info{};
    const bool isKnown =
        ::dladdr(reinterpret_cast<void*>(subscribe), &info) != 0 && info.dli_fname != nullptr;
    return isKnown ? info.dli_fname : std::string();
}

} // namespace trichevron::capture
