// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A program whose input and output this process has.
#pragma once

#include "core/json/descriptor.h"
#include "core/process/foreground_process.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <sys/types.h>

namespace trichevron::core {

class PipedProgram {
public:
    struct Options {
        bool pipesErrors = false;  ///< else they are this process's
        bool leadsGroup = false;   ///< signals are for its children too
        bool isDeafToKeys = false; ///< SIGINT and SIGQUIT, which a terminal sends it too, are ignored
        std::vector<std::pair<std::string, std::string>> environment; ///< variables besides this process's
    };
    /// Searches the first word on the PATH.
    PipedProgram(const std::vector<std::string>& command, const Options& options);

    /// errno; 0: it runs.
    int startError() const { return startError_; }
    /// Do not block. -1 once closed.
    int input() const { return input_.number(); }
    int output() const { return output_.number(); }
    int errors() const { return errors_.number(); }
    void closeInput() { input_ = Descriptor(-1); }
    void closeOutput() { output_ = Descriptor(-1); }
    void closeErrors() { errors_ = Descriptor(-1); }
    void signal(int number) const;
    /// How it ended; none while it runs.
    std::optional<ForegroundResult> end();
    ForegroundResult wait();

private:
    Descriptor input_{-1};
    Descriptor output_{-1};
    Descriptor errors_{-1};
    pid_t id_ = -1;
    bool leadsGroup_ = false;
    int startError_ = 0;
    std::optional<ForegroundResult> end_;
};

/// Of poll(), as far as there is something; 0: nothing at the moment; -1: the end.
ssize_t readSome(int descriptor, std::string& content, std::size_t most = std::size_t{64} << 10U);
/// Writes what fits, and takes it from the text. False: nobody reads any more.
bool writeSome(int descriptor, std::string& text);

} // namespace trichevron::core
