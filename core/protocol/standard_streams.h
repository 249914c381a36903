// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Reserves standard input and output for the protocol.
#pragma once

namespace trichevron::core::protocol {

/// Construct it before anything else in the process writes. From then on standard output is standard error,
/// so that the output of device printf and of libraries goes to the log, and standard input is empty for
/// other readers. The descriptors stay open until the process ends.
class StandardStreams {
public:
    StandardStreams();
    int input() const { return input_; }
    int output() const { return output_; }

private:
    int input_;
    int output_;
};

} // namespace trichevron::core::protocol
