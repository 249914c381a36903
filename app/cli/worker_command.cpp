// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/backend_choice.h"
#include "app/cli/clean_errors.h"
#include "app/cli/commands.h"
#include "core/protocol/server.h"

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <unistd.h>

namespace trichevron::cli {

namespace {

/// Keeps the protocol's descriptors for itself: device printf and libraries write to stdout, which becomes
/// the log, and whoever reads stdin finds it empty.
struct ProtocolDescriptors {
    int input = ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);
    int output = ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);

    ProtocolDescriptors() {
        ::dup2(STDERR_FILENO, STDOUT_FILENO);
        const int nothing = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
        if (nothing >= 0) {
            ::dup2(nothing, STDIN_FILENO);
            ::close(nothing);
        }
    }
};

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
        "middle of a job; 11 a launch outlived its time limit; 12 nobody reads the output.");
    command->callback([options] {
        std::signal(SIGPIPE, SIG_IGN);
        const ProtocolDescriptors descriptors;
        const std::unique_ptr<Backend> backend = options->open();
        protocol::DescriptorTransport transport(descriptors.input, descriptors.output);
        protocol::ServerOptions server;
        server.name = programName;
        server.endProcess = endProcess;
        protocol::serve(*backend, transport, server);
    });
}

} // namespace trichevron::cli
