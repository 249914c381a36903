// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The files that come with the program: devices and recordings.
#pragma once

#include "core/device/device_properties.h"

#include <string>
#include <vector>

namespace trichevron::core {

/// The resources directory: $TRICHEVRON_RESOURCES if set, else beside the installed program
/// (../share/trichevron), else the source tree the program was built from. Empty when none exists.
std::string resourcesDirectory();

/// Paths of the device files in resources/devices, sorted by name; empty where the folder cannot be read.
std::vector<std::string> catalogueFiles();
/// Paths of the recordings in resources/recordings, sorted by name; empty where the folder cannot be read.
std::vector<std::string> recordingFiles();
/// Paths of the recordings (.json, .json.gz) in a directory, sorted by name. Throws InputError where it
/// cannot be read.
std::vector<std::string> recordingFilesIn(const std::string& directory);

/// A device of the catalogue by its name ("NVIDIA H200"), or by whole words of it that no other name has
/// ("H200", "4090"); or a device file by its path. A name that the catalogue does not have can be one
/// of a file here. InputError lists the devices of the catalogue where it has none of this name, or several.
DeviceProperties loadDevice(const std::string& nameOrPath);

} // namespace trichevron::core
