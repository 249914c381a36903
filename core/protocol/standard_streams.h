// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Standard input and output, kept for the protocol alone.
#pragma once

namespace trichevron::protocol {

/// To be made before anything else in the process can write: from then on standard output is standard error,
/// so that what device printf and libraries write becomes part of the log, and standard input is empty for
/// whoever else reads it. The descriptors stay open as long as the process.
class StandardStreams {
public:
    StandardStreams();
    int input() const { return input_; }
    int output() const { return output_; }

private:
    int input_;
    int output_;
};

} // namespace trichevron::protocol
