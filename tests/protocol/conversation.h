// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What is asked of a real worker wherever it runs, and what of its output are answers. The answers of a
/// worker behind something are held to those of one behind a plain pipe.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trichevron::test {

inline const std::string fixtureResources = TRICHEVRON_TEST_DATA "/test-fixture-gpu";

/// The handshake of this version, its id 1.
std::string handshakeLine();
/// A launch that was recorded, and its measurement.
std::string launchLine(int id);
std::string measureLine(int id);
/// The handshake, the devices, the kernels, and each recorded launch once launched and once measured.
std::string recordedQuestions();

/// The lines of a worker's output that answer a request, in their order: the same whenever they are
/// written, as notifications are not. A line that is no message by the schema fails the test.
std::vector<std::string> responsesOf(const std::string& output);

/// Saves the fixture's recording with so many samples of that measurement that its answer is more than any
/// pipe holds at once.
void saveLargeRecording(const std::string& path);

} // namespace trichevron::test
