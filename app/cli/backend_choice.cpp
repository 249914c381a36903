// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/backend_choice.h"

#include "app/cli/clean_errors.h"
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

/// A recording that was found rather than named: one that cannot be read does not stop the others.
void addIfReadable(std::vector<Recording>& recordings, const std::string& path) {
    try {
        recordings.push_back(loadRecording(path));
    } catch (const InputError& error) {
        printError(fmt::format("left out: {}", error.what()));
    }
}

} // namespace

std::unique_ptr<Backend> liveBackend() {
#if TRICHEVRON_HAVE_CUDA
    return makeCudaBackend();
#else
    throw BackendError(BackendErrorKind::NoDevice,
                       "this trichevron-cli was built without CUDA, so it cannot ask or use a GPU; --replay "
                       "answers from recordings");
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
        throw BackendError(
            BackendErrorKind::NoDevice,
            paths.empty() ? "there is no recording among the program's own files; name one with --recordings"
                          : "there is no recording in the directories that --recordings names");
    return std::make_unique<ReplayBackend>(std::move(recordings));
}

void BackendOptions::addTo(CLI::App& command) {
    command.add_flag("--replay", replay, "Answer from recordings instead of a GPU");
    command
        .add_option("--recordings", recordings,
                    "Recordings to answer from: files, or directories of them (implies --replay)")
        ->type_name("PATH");
}

std::unique_ptr<Backend> BackendOptions::open() const {
    return replay || !recordings.empty() ? replayBackend(recordings) : liveBackend();
}

} // namespace trichevron::cli
