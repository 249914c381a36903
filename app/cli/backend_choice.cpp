// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/backend_choice.h"

#include "app/cli/cli_message.h"
#include "app/cli/error_reporting.h"
#include "core/import/import.h"
#include "core/recording/replay_backend.h"
#include "core/resources/resources.h"
#if TRICHEVRON_HAVE_CUDA
#include "gpu/cuda_backend.h"
#endif

#include <algorithm>
#include <filesystem>

namespace trichevron::cli {

namespace {

/// For a file that was found in a directory. An unreadable one is skipped, so that the others are usable.
void addIfReadable(std::vector<core::Recording>& recordings, const std::string& path) {
    try {
        recordings.push_back(core::loadRecording(path));
    } catch (const core::InputError& error) {
        printError("skipped: {problem}"_msg("problem"_a = errorText(error)));
    }
}

} // namespace

core::BackendError noCudaToLaunch() {
    return {core::BackendErrorKind::NoDevice,
            "this trichevron-cli was built without CUDA, so it cannot use a GPU; use --replay to "
            "replay recordings"_msg.with()};
}

core::BackendError noCudaToCompare() {
    return {core::BackendErrorKind::NoDevice,
            "this trichevron-cli was built without CUDA, so there is no GPU to compare the model with"_msg
                .with()};
}

std::unique_ptr<core::Backend> liveBackend() {
#if TRICHEVRON_HAVE_CUDA
    return gpu::makeCudaBackend();
#else
    throw noCudaToLaunch();
#endif
}

std::unique_ptr<core::Backend> replayBackend(const std::vector<std::string>& paths) {
    std::vector<core::Recording> recordings;
    for (const std::string& path : paths) {
        if (std::error_code ignored; std::filesystem::is_directory(path, ignored))
            for (const std::string& file : core::recordingFilesIn(path))
                addIfReadable(recordings, file);
        else
            recordings.push_back(core::loadRecording(path));
    }
    if (paths.empty()) {
        for (const std::string& file : core::recordingFiles())
            addIfReadable(recordings, file);
        // The first one is the device of a first start: a board that is recorded later does not replace it.
        std::stable_sort(recordings.begin(), recordings.end(), [](const auto& a, const auto& b) {
            return a.device.provenance.date < b.device.provenance.date;
        });
    }
    if (recordings.empty())
        throw core::BackendError(
            core::BackendErrorKind::NoDevice,
            paths.empty()
                ? "the program's resources contain no recording; name one with --recordings"_msg.with()
                : "the directories named with --recordings contain no recording"_msg.with());
    return std::make_unique<core::ReplayBackend>(std::move(recordings));
}

void BackendOptions::addTo(CLI::App& command) {
    command.add_flag("--replay", replay, "Replay recordings instead of using a GPU"_msg());
    command
        .add_option("--recordings", recordings,
                    "Recordings to replay: files, or directories of them (implies --replay; default: the "
                    "program's own recordings)"_msg())
        ->type_name("PATH"_msg());
}

std::unique_ptr<core::Backend> BackendOptions::open() const {
    return replays() ? replayBackend(recordings) : liveBackend();
}

} // namespace trichevron::cli
