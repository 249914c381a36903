// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Requests to a real worker, and the responses in its output. A worker behind ssh or other programs must
/// give the same responses as one behind a plain pipe.
#pragma once

#include "tests/support/child_process.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::test {

inline const std::string fixtureResources = TRICHEVRON_TEST_DATA "/test-fixture-gpu";

/// The handshake, with id 1.
std::string handshakeLine();
/// A recorded launch, and its measurement.
std::string launchLine(int id);
std::string measureLine(int id);
/// The handshake, the devices, the kernels, and each recorded launch once launched and once measured.
std::string recordedRequests();

/// The responses in a worker's output, in order. Unlike notifications they do not depend on timing. A line
/// that does not match the schema of messages fails the test.
std::vector<std::string> responsesOf(const std::string& output);
/// Reads the output up to and including this number of responses, or to its end. A worker has only two
/// seconds left after the end of its input, so a test reads the replies before it closes the input.
std::string readResponses(ChildProcess& worker, std::size_t count);

/// Sends recordedRequests(), reads all replies, closes the input, and returns the whole output.
std::string recordedReplies(ChildProcess& worker);

/// Saves the fixture's recording with so many samples of that measurement that its reply exceeds the capacity
/// of a pipe.
void saveLargeRecording(const std::string& path);

} // namespace trichevron::test
