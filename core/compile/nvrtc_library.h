// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// NVRTC, opened at run time: nothing is linked with it. A process that only compiles uses this; a crash of
/// the library ends that process.
#pragma once

#include <memory>
#include <string>
#include <vector>

namespace trichevron::core {

struct NvrtcFunctions;

class NvrtcLibrary {
public:
    /// InputError where the path is no such library.
    explicit NvrtcLibrary(const std::string& path);
    ~NvrtcLibrary();
    NvrtcLibrary(const NvrtcLibrary&) = delete;
    NvrtcLibrary& operator=(const NvrtcLibrary&) = delete;

    /// "13.0"
    std::string version() const;
    /// "sm_75", "sm_80", …
    std::vector<std::string> architectures() const;

    struct Output {
        bool compiled = false;
        std::string log;
        std::string cubin;
        std::string ptx;
    };
    /// `names` are name expressions of templates: "softmax<4>". Errors of the source are in the log.
    Output compile(const std::string& source, const std::vector<std::string>& names,
                   const std::vector<std::string>& options) const;

private:
    void* handle_;
    std::unique_ptr<NvrtcFunctions> functions_;
};

} // namespace trichevron::core
