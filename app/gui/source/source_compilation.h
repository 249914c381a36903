// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Compiles a source for all architectures in threads, so that the window never waits. What is outdated is
/// cancelled, and results are kept by content.
#pragma once

#include "app/gui/source/latest_thread.h"
#include "core/compile/compile.h"
#include "core/compile/compiler_search.h"
#include "core/device/device_properties.h"

#include <QObject>

#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace trichevron::gui {

class SourceCompilation final : public QObject {
    Q_OBJECT

public:
    /// `nvrtcHost` as core::CompilerSearch has it.
    explicit SourceCompilation(std::vector<std::string> nvrtcHost, QObject* parent = nullptr);
    /// Cancels, and waits for the threads.
    ~SourceCompilation() override;

    /// Searches in a thread; compilersFound() follows. `path` is a compiler that the user chose, or empty.
    void findCompilers(const std::string& path);
    bool isSearching() const { return isSearching_; }
    const core::FoundCompilers& found() const { return found_; }
    /// The one that compiles; null where none was found.
    const core::Compiler* compiler() const;

    /// Compiles for the architectures of the devices, the first one of `first` where it is among them.
    /// Cancels what is being compiled. Waits for the search of compilers.
    void compile(core::SourceCode source, core::CompileSettings settings,
                 std::vector<core::DeviceProperties> devices, std::string first);
    void cancel();
    bool isCompiling() const { return thread_.isRunning() || hasPending_; }
    /// Of the present compilation.
    const std::vector<std::string>& architectures() const { return architectures_; }

Q_SIGNALS:
    void compilersFound();
    /// One architecture of the present compilation.
    void compiled(const std::shared_ptr<const trichevron::core::CompiledSource>& result);
    /// All architectures are compiled; not after cancel().
    void finished();

private:
    using Result = std::shared_ptr<const core::CompiledSource>;
    struct Pending {
        core::SourceCode source;
        core::CompileSettings settings;
        std::vector<core::DeviceProperties> devices;
        std::string first;
    };
    void start(Pending pending);
    Result cached(const std::string& key);
    void keep(const std::string& key, const Result& result);

    std::vector<std::string> nvrtcHost_;
    core::FoundCompilers found_;
    bool isSearching_ = false;
    std::thread search_;
    Pending pending_; ///< until compilers are found
    bool hasPending_ = false;
    std::vector<std::string> architectures_;
    std::mutex mutex_;                                  ///< of the results
    std::list<std::pair<std::string, Result>> results_; ///< by content, the last used first
    LatestThread thread_{*this};                        ///< the last member
};

} // namespace trichevron::gui
