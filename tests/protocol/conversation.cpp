// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/protocol/conversation.h"

#include "core/import/import.h"
#include "core/model_json/model_json.h"
#include "core/protocol/message.h"
#include "tests/support/schema.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace trichevron::test {

namespace {

const core::Recording& fixture() {
    static const core::Recording recording =
        core::loadRecording(fixtureResources + "/recordings/fixture-recording.json");
    return recording;
}

core::MeasureRequest measureRequestFor(const core::RecordedLaunch& recorded) {
    core::MeasureRequest request;
    request.launch.kernel = recorded.kernel;
    request.launch.config = recorded.config;
    request.launch.optIns = recorded.optIns;
    return request;
}

std::string line(int id, std::string_view method, const core::Json& params) {
    return toLine(core::protocol::Request{id, std::string(method), params});
}

} // namespace

std::string handshakeLine() {
    return line(1, core::protocol::method::initialize,
                {{core::protocol::handshake::protocolVersion, core::protocol::version},
                 {core::protocol::handshake::client, "test"}});
}

std::string launchLine(int id) {
    return line(id, core::protocol::method::launch, toJson(measureRequestFor(fixture().launches[0]).launch));
}

std::string measureLine(int id) {
    return line(id, core::protocol::method::measure, toJson(measureRequestFor(fixture().launches[0])));
}

std::string recordedRequests() {
    int id = 1;
    std::string lines = handshakeLine();
    lines += line(++id, core::protocol::method::devices, core::Json::object());
    lines += line(++id, core::protocol::method::kernels, {{"device", 0}});
    for (const core::RecordedLaunch& recorded : fixture().launches) {
        lines += line(++id, core::protocol::method::launch, toJson(measureRequestFor(recorded).launch));
        lines += line(++id, core::protocol::method::measure, toJson(measureRequestFor(recorded)));
    }
    return lines;
}

std::vector<std::string> responsesOf(const std::string& output) {
    std::vector<std::string> responses;
    std::istringstream stream(output);
    for (std::string text; std::getline(stream, text);) {
        try {
            if (std::holds_alternative<core::protocol::Response>(core::protocol::parseMessage(text)))
                responses.push_back(text);
            EXPECT_EQ(schemaErrors(text, "message"), "");
        } catch (const core::protocol::MessageError& error) {
            ADD_FAILURE() << text.substr(0, 300) << '\n' << error.what();
        }
    }
    return responses;
}

std::string readResponses(ChildProcess& worker, std::size_t count) {
    std::string output;
    for (std::size_t found = 0; found < count;) {
        const std::string line = worker.readLine();
        if (line.empty())
            break;
        output += line + '\n';
        found += responsesOf(line).size();
    }
    return output;
}

std::string recordedReplies(ChildProcess& worker) {
    const std::string requests = recordedRequests();
    worker.write(requests);
    std::string output =
        readResponses(worker, static_cast<std::size_t>(std::count(requests.begin(), requests.end(), '\n')));
    worker.closeInput();
    return output + worker.restOfOutput();
}

void saveLargeRecording(const std::string& path) {
    core::Recording recording = fixture();
    core::Measurement& large = recording.launches[0].measurement;
    large.samplesMicroseconds.clear();
    for (int i = 0; i < 20'000; ++i)
        large.samplesMicroseconds.push_back(i + 0.125);
    large.smClockMegahertz.assign(large.samplesMicroseconds.size(), 1000);
    saveRecording(recording, path);
}

} // namespace trichevron::test
