// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/backend_choice.h"
#include "app/cli/clean_errors.h"
#include "app/cli/commands.h"
#include "core/protocol/server.h"
#include "core/protocol/standard_streams.h"

#include <cstdlib>
#include <memory>

namespace trichevron::cli {

namespace {

void endProcess(protocol::EndReason reason) {
    if (reason != protocol::EndReason::InputEnded)
        printError(protocol::sentenceOf(reason));
    std::_Exit(protocol::exitStatusOf(reason));
}

} // namespace

void addWorkerCommand(CLI::App& app, ExitStatus&) {
    CLI::App* command = app.add_subcommand(
        "worker", "Serve a GPU, or recordings, to a program over standard input and output");
    const auto options = std::make_shared<BackendOptions>();
    options->addTo(*command);
    command->footer(
        "JSON-RPC 2.0, one message a line; the log goes to standard error. Examples:\n"
        "  trichevron-cli worker\n"
        "  trichevron-cli worker --replay\n"
        "  ssh gpu01 trichevron-cli worker\n"
        "Exit status: 0 the input ended; 2 wrong use; 3 no CUDA or no recording; 10 the input ended in the\n"
        "middle of a job; 11 a launch outlived its time limit; 12 nobody reads the output; 13 a job was\n"
        "cancelled inside a kernel.");
    command->callback([options] {
        const protocol::StandardStreams streams;
        const std::unique_ptr<Backend> backend = options->open();
        protocol::DescriptorTransport transport(streams.input(), streams.output());
        protocol::ServerOptions server;
        server.name = programName;
        server.endProcess = endProcess;
        protocol::serve(*backend, transport, server);
    });
}

} // namespace trichevron::cli
