// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/backend_choice.h"
#include "app/cli/cli_message.h"
#include "app/cli/commands.h"
#include "app/cli/help_text.h"
#include "core/catalogue/language.h"
#include "core/protocol/server.h"
#include "core/protocol/standard_streams.h"

#include <cstdlib>
#include <memory>
#include <poll.h>
#include <string>
#include <unistd.h>

namespace trichevron::cli {

namespace {

void endProcess(core::protocol::EndReason reason) {
    // Write only if the write cannot block: a log reader that has stopped must not keep this process alive.
    pollfd log{STDERR_FILENO, POLLOUT, 0};
    if (reason != core::protocol::EndReason::InputEnded && ::poll(&log, 1, 0) == 1 &&
        (log.revents & POLLOUT) != 0) {
        const std::string line = "trichevron-cli: " + core::protocol::endMessage(reason) + '\n';
        (void)!::write(STDERR_FILENO, line.data(), line.size());
    }
    std::_Exit(core::protocol::toExitStatus(reason));
}

} // namespace

void addWorkerCommand(CLI::App& app, ExitStatus&) {
    CLI::App* command = app.add_subcommand(
        "worker", "Serve a GPU or recordings to another program over standard input and output"_msg());
    const auto options = std::make_shared<BackendOptions>();
    options->addTo(*command);
    command->footer(
        "The protocol is JSON-RPC 2.0 with one message per line. The log goes to standard error."_msg() +
        '\n' +
        examplesText(
            {"trichevron-cli worker", "trichevron-cli worker --replay", "ssh gpu01 trichevron-cli worker"}) +
        '\n' +
        "Exit status: 0 the input ended; 2 usage error; 3 no CUDA or no recording; 10 the input ended during "
        "a\n"
        "job; 11 a launch exceeded its time limit; 12 the output was closed; 13 a cancelled job could not "
        "be\n"
        "stopped."_msg());
    command->callback([options] {
        core::setLanguage(core::languageForCode("en")); // of the protocol and the log, in all threads
        const core::protocol::StandardStreams streams;
        const std::unique_ptr<core::Backend> backend = options->open();
        core::protocol::DescriptorTransport transport(streams.input(), streams.output());
        core::protocol::ServerOptions server;
        server.name = programName;
        server.endProcess = endProcess;
        core::protocol::serve(*backend, transport, server);
    });
}

} // namespace trichevron::cli
