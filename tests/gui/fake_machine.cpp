// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A live worker without a GPU: the fixture's device under the name of its first argument, on which every
// launch succeeds, and every measurement takes as many microseconds as its second argument says. A third
// argument is the CUDA error that synchronising ends with. A kernel of the user's own leaves "4321" in each
// buffer that it may write.
#include "core/import/import.h"
#include "core/model_json/model_json.h"
#include "core/model_json/own_launch_json.h"
#include "core/protocol/blob_store.h"
#include "core/protocol/columns.h"
#include "core/protocol/message.h"
#include "core/text/base64.h"

#include <cstdlib>
#include <iostream>
#include <span>
#include <string>

namespace {

/// Sends what the outputs of the launch hold, where it keeps them.
void sendOutputs(std::int64_t id, trichevron::core::OwnLaunch own,
                 trichevron::core::protocol::BlobStore& blobs) {
    using namespace trichevron;
    blobs.fill(own);
    for (std::size_t i = 0; own.keepOutputs && i < own.arguments.size(); ++i)
        if (own.arguments[i].kind == core::KernelArgument::Kind::Buffer && !own.arguments[i].isConst)
            std::cout << core::protocol::toLine(core::protocol::Notification{
                std::string(core::protocol::method::output),
                {{"id", id}, {"argument", i}, {"first", 0}, {"bytes", core::toBase64("4321")}}});
}

} // namespace

int main(int argc, char** argv) {
    using namespace trichevron;
    const std::string name = argc > 1 ? argv[1] : "Fake";
    const double microseconds = argc > 2 ? std::atof(argv[2]) : 1;
    const int error = argc > 3 ? std::atoi(argv[3]) : 0;
    core::Recording fixture = core::loadRecording(TRICHEVRON_FIXTURES "/recordings/fixture-recording.json");
    fixture.device.name = name;
    fixture.device.provenance.kind = core::ProvenanceKind::Live;
    core::LaunchResult result;
    result.synchronisation = core::ApiAnswer{};
    if (error != 0)
        result.synchronisation =
            core::ApiAnswer{error, "cudaError" + std::to_string(error), "as the kernel name requests"};
    core::protocol::BlobStore blobs;
    for (std::string line; std::getline(std::cin, line);) {
        const core::Json message = core::Json::parse(line);
        if (!message.contains("id"))
            continue;
        const std::string method = message.at("method");
        core::Json answer;
        if (method == core::protocol::method::initialize) {
            answer = {{core::protocol::handshake::protocolVersion, core::protocol::version},
                      {"server", "fake"},
                      {core::protocol::handshake::backend, "live"}};
        } else if (method == core::protocol::method::devices) {
            answer["devices"] = core::Json::array({toJson(fixture.device)});
        } else if (method == core::protocol::method::kernels) {
            answer["kernels"] = core::Json::array();
            for (const core::KernelInfo& kernel : fixture.kernels)
                answer["kernels"].push_back(toJson(kernel));
        } else if (method == core::protocol::method::upload) {
            answer = blobs.add(core::JsonReader(message.at("params")));
        } else if (method == core::protocol::method::launch) {
            const core::Json& params = message.at("params");
            if (params.contains("own"))
                sendOutputs(message.at("id"), core::ownLaunchFromJson(core::JsonReader(params.at("own"))),
                            blobs);
            answer = toJson(result);
        } else {
            core::Measurement measurement;
            measurement.result = result;
            measurement.provenance = fixture.device.provenance;
            measurement.samplesMicroseconds.assign(20, microseconds);
            const std::span<const double> samples = measurement.samplesMicroseconds;
            std::cout << core::protocol::toLine(
                core::protocol::makePiece(message.at("id").get<std::int64_t>(), std::nullopt,
                                          core::protocol::column::samplesMicroseconds, 0, samples));
            answer = core::protocol::headWithColumns(measurement);
        }
        std::cout << core::protocol::toLine(
                         core::protocol::Response{message.at("id").get<std::int64_t>(), answer})
                  << std::flush;
    }
    return 0;
}
