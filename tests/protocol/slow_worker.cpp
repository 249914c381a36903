// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// A worker like `trichevron-cli worker`, whose launches never end: trichevron_slow_worker FILE. It creates
// FILE when a launch or a measurement has started.
#include "core/protocol/server.h"
#include "tests/protocol/slow_backend.h"

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <unistd.h>

int main(int argc, char** argv) {
    using namespace trichevron;
    using namespace trichevron::core;
    if (argc != 2)
        return 2;
    std::signal(SIGPIPE, SIG_IGN);
    test::SlowBackend backend;
    std::thread([&backend, file = argv[1]] {
        backend.waitUntilLaunching();
        std::ofstream(file) << "launching\n";
    }).detach();
    protocol::DescriptorTransport transport(STDIN_FILENO, STDOUT_FILENO);
    protocol::ServerOptions options;
    options.name = "slow worker";
    options.endProcess = [](protocol::EndReason reason) { std::_Exit(toExitStatus(reason)); };
    protocol::serve(backend, transport, options);
    return 0;
}
