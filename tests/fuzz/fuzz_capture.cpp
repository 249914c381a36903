// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Any bytes as a capture of a program.
#include "tests/fuzz/read_program.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trichevron::core;
    static const FileFormat format = captureFormat();
    fuzz::readProgramOrReject(format, data, size);
    return 0;
}
