// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Opens a user's file by its content, not its name.
#pragma once

#include "core/import/file_format.h"

#include <string>

namespace trichevron::core {

/// The format that recognizes the source. InputError lists the formats where none does.
const FileFormat& recognizeFormat(ImportSource& source);

/// A file of any format.
ImportedFile importFile(const std::string& path, const ImportControl& control = {});
ImportedFile importFile(ImportSource source);

/// A file that has to be of one kind. InputError says what it is instead.
SavedSession loadSession(const std::string& path, const ImportControl& control = {});
Recording loadRecording(const std::string& path, const ImportControl& control = {});
DeviceProperties loadDeviceFile(const std::string& path, const ImportControl& control = {});
/// A trace of a program, or the folder that the TensorBoard plug-in of PyTorch's profiler writes, with the
/// traces of all its workers.
Program loadProgram(const std::string& path, const ImportControl& control = {});

} // namespace trichevron::core
