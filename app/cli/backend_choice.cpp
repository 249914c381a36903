// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/backend_choice.h"

#include "app/cli/error_reporting.h"
#include "core/import/import.h"
#include "core/recording/replay_backend.h"
#include "core/resources/resources.h"
#if TRICHEVRON_HAVE_CUDA
#include "gpu/cuda_backend.h"
#endif

#include <fmt/format.h>

#include <filesystem>

namespace trichevron::cli {

namespace {

/// For a file that was found in a directory. An unreadable one is skipped, so that the others are usable.
void addIfReadable(std::vector<Recording>& recordings, const std::string& path) {
    try {
        recordings.push_back(loadRecording(path));
    } catch (const InputError& error) {
        printError(fmt::format("skipped: {}", error.what()));
    }
}

} // namespace

std::unique_ptr<Backend> liveBackend() {
#if TRICHEVRON_HAVE_CUDA
    return makeCudaBackend();
#else
    throw BackendError(BackendErrorKind::NoDevice,
                       "this trichevron-cli was built without CUDA, so it cannot use a GPU; use --replay to "
                       "replay recordings");
#endif
}

std::unique_ptr<Backend> replayBackend(const std::vector<std::string>& paths) {
    std::vector<Recording> recordings;
    for (const std::string& path : paths) {
        if (std::error_code ignored; std::filesystem::is_directory(path, ignored))
            for (const std::string& file : recordingFilesIn(path))
                addIfReadable(recordings, file);
        else
            recordings.push_back(loadRecording(path));
    }
    if (paths.empty())
        for (const std::string& file : recordingFiles())
            addIfReadable(recordings, file);
    if (recordings.empty())
        throw BackendError(BackendErrorKind::NoDevice,
                           paths.empty()
                               ? "the program's resources contain no recording; name one with --recordings"
                               : "the directories named with --recordings contain no recording");
    return std::make_unique<ReplayBackend>(std::move(recordings));
}

void BackendOptions::addTo(CLI::App& command) {
    command.add_flag("--replay", replay, "Replay recordings instead of using a GPU");
    command
        .add_option("--recordings", recordings,
                    "Recordings to replay: files, or directories of them (implies --replay; default: the "
                    "program's own "
                    "recordings)")
        ->type_name("PATH");
}

std::unique_ptr<Backend> BackendOptions::open() const {
    return replay || !recordings.empty() ? replayBackend(recordings) : liveBackend();
}

} // namespace trichevron::cli
