// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The files that the processes of a captured program write, until they are one.
#pragma once

#include "core/catalogue/message.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

/// A folder beside the capture's file, so that a full disk shows where the capture will stand, and a capture
/// that is killed leaves what it has.
class CaptureParts {
public:
    /// Makes the folder FILE.parts, with a file by which the capture is stopped. InputError where it cannot
    /// be made, or exists.
    explicit CaptureParts(const std::string& file);
    /// Removes the folder where it has no part.
    ~CaptureParts();
    CaptureParts(const CaptureParts&) = delete;
    CaptureParts& operator=(const CaptureParts&) = delete;

    /// How the user knows the capture.
    const std::string& file() const { return file_; }
    /// Absolute: the program may work in another folder.
    const std::string& folder() const { return folder_; }
    /// The parts, by the start of their processes.
    std::vector<std::string> files() const;
    /// Joins the parts in the file, without the room that killed processes left, and removes them. InputError
    /// where the file cannot be written: then the parts stay.
    void join() const;
    /// Nothing more is recorded; the program goes on. InputError where no capture into the file is under way.
    static void stopCapturing(const std::string& file);
    /// Why a process that used CUDA could not write its part; none: no such process is known.
    std::optional<Text> obstacle() const;
    /// stopCapturing() was called for the file, possibly by another process.
    bool isStopped() const;

private:
    void removeFolder() const;

    std::string file_;
    std::string folder_;
};

} // namespace trichevron::core
