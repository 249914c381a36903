// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The program's worker with an additional kernel that prints.
#include "core/protocol/server.h"
#include "core/protocol/standard_streams.h"
#include "tests/gpu/test_demos.h"

#include <cstdlib>

using namespace trichevron;
using namespace trichevron::gpu;

int main() {
    const core::protocol::StandardStreams streams;
    core::protocol::DescriptorTransport transport(streams.input(), streams.output());
    const auto backend = makeCudaBackendWith(makeWrongDemos);
    core::protocol::serve(*backend, transport, {});
}
