// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A worker that misbehaves in the way its argument names. It expects the requests in the program's
// order (initialize, devices, kernels, then a job), and reads only their IDs.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <string>
#include <sys/types.h>
#include <thread>
#include <unistd.h>

namespace {

void say(const std::string& line) {
    std::cout << line << '\n' << std::flush;
}

/// The next request's ID as text.
std::string nextId() {
    std::string line;
    std::getline(std::cin, line);
    const std::string key = "\"id\":";
    const std::size_t begin = line.find(key) + key.size();
    return line.substr(begin, line.find_first_not_of("0123456789", begin) - begin);
}

void answer(const std::string& id, const std::string& result) {
    say(R"({"jsonrpc":"2.0","id":)" + id + R"(,"result":)" + result + "}");
}

void waitForEnd() {
    std::string line;
    while (std::getline(std::cin, line)) {
    }
}

constexpr const char* device =
    R"({"format":"trichevron-device","version":1,"name":"Fake",)"
    R"("provenance":{"kind":"recorded","device":"Fake","driverVersion":"","cudaDriverVersion":0,)"
    R"("runtimeVersion":0,"date":"","source":"","smClock":null,"memoryClock":null},)"
    R"("major":9,"minor":0,"warpSize":32,"maxThreadsPerBlock":1024,"maxThreadsDim":[1024,1024,64],)"
    R"("maxGridSize":[2147483647,65535,65535],"sharedMemPerBlock":49152,"sharedMemPerBlockOptin":232448,)"
    R"("sharedMemPerMultiprocessor":233472,"reservedSharedMemPerBlock":1024,"regsPerBlock":65536,)"
    R"("regsPerMultiprocessor":65536,"maxThreadsPerMultiProcessor":2048,"maxBlocksPerMultiProcessor":32,)"
    R"("multiProcessorCount":132,"cooperativeLaunch":true,"clusterLaunch":true,"totalGlobalMem":1,)"
    R"("otherProperties":{},"attributes":{},"notes":{}})";

constexpr const char* kernels =
    R"({"kernels":[{"id":"matrixAdd","title":"Matrix addition","summary":"","problemAxes":2,"source":"",)"
    R"("arguments":"","minimumComputeCapability":[7,5],"attributes":{"name":"matrixAdd","numRegs":16,)"
    R"("sharedSizeBytes":0,"localSizeBytes":0,"constSizeBytes":0,"maxThreadsPerBlock":1024,)"
    R"("numBlockBarriers":1,"ptxVersion":90,"binaryVersion":90,"maxDynamicSharedSizeBytes":49152,)"
    R"("nonPortableClusterSizeAllowed":false,"preferredShmemCarveout":-1,"declared":{"launchBounds":null,)"
    R"("clusterDims":null,"blockSize":null}},"suggested":{"api":"cudaLaunchKernel","gridDim":[16,16,1],)"
    R"("blockDim":[16,16,1],"clusterDim":null,"cooperative":false,"dynamicSmemBytes":0,"stream":"default",)"
    R"("problem":[256,256,1]}}]})";

std::string devices(int count) {
    std::string list = device;
    for (int i = 1; i < count; ++i)
        list += std::string(",") + device;
    return R"({"devices":[)" + list + "]}";
}

constexpr const char* launchResult =
    R"({"launch":{"code":0,"name":"cudaSuccess","message":""},"synchronisation":{"code":0,"name":"cudaSuccess",)"
    R"("message":""},"verification":{"checked":1,"mismatches":0,"summary":"1 of 1."},"placement":null})";

/// Writes as fast as the program reads; ends when that closes the pipe.
void writeAgainAndAgain(int descriptor, const std::string& piece, long long bytes) {
    for (long long written = 0; written < bytes;) {
        const ssize_t count = ::write(descriptor, piece.data(), piece.size());
        if (count < 0)
            return;
        written += count;
    }
}

void refuse(const std::string& id, const std::string& message, const std::string& kind = "noDevice",
            const std::string& text = "null") {
    say(R"({"jsonrpc":"2.0","id":)" + id + R"(,"error":{"code":-32000,"message":")" + message +
        R"(","data":{"kind":")" + kind + R"(","text":)" + text + "}}}");
}

/// Replies to everything before a job.
void becomeReady() {
    answer(nextId(),
           R"({"protocolVersion":3,"server":"fake","backend":"recorded","heartbeatMilliseconds":500})");
    answer(nextId(), devices(1));
    answer(nextId(), kernels);
}

} // namespace

int main(int argc, char** argv) {
    const std::string way = argc > 1 ? argv[1] : "";
    std::string line;
    if (way == "no-device") {
        std::cerr << "there is no device here\n";
        return 3;
    }
    if (way == "no-driver") {
        answer(nextId(),
               R"({"protocolVersion":3,"server":"fake","backend":"live","heartbeatMilliseconds":500})");
        refuse(nextId(), "there is no driver here", "noDriver");
        waitForEnd();
        return 0;
    }
    if (way == "ends-at-once")
        return 7;
    if (way == "silent") {
        waitForEnd();
        return 0;
    }
    if (way == "silent-in-job") {
        becomeReady();
        waitForEnd();
        return 0;
    }
    if (way == "takes-own-kernels") { // and says in the log which requests it had
        becomeReady();
        const auto number = [&line](const std::string& key) {
            const std::size_t at = line.find("\"" + key + "\":");
            return at == std::string::npos ? 0LL : std::stoll(line.substr(at + key.size() + 3));
        };
        while (std::getline(std::cin, line)) {
            const bool isUpload = line.find("\"upload\"") != std::string::npos;
            std::cerr << (isUpload ? "upload" : "job") << '\n' << std::flush;
            const long long received = std::min(number("first") + 512 * 1024, number("size"));
            answer(std::to_string(number("id")),
                   isUpload ? "{\"received\":" + std::to_string(received) + "}" : launchResult);
        }
        return 0;
    }
    if (way == "killed-in-job") {
        becomeReady();
        std::getline(std::cin, line);
        std::raise(SIGKILL);
    }
    if (way == "half-a-line-in-job") {
        becomeReady();
        std::getline(std::cin, line);
        std::cout << R"({"jsonrpc":"2.0","id":4,"result":{"lau)" << std::flush;
        return 0;
    }
    if (way == "crash-in-job") {
        becomeReady();
        std::getline(std::cin, line);
        std::signal(SIGSEGV, SIG_DFL);
        std::raise(SIGSEGV);
    }
    if (way == "garbage-in-job") {
        becomeReady();
        std::getline(std::cin, line);
        std::string garbage(1000, '\n');
        unsigned state = 1;
        for (std::size_t i = 0; i < garbage.size(); i += i % 97 == 96 ? 2 : 1)
            garbage[i] = static_cast<char>((state = state * 1103515245U + 12345U) >> 16);
        std::cout << garbage << std::flush;
        waitForEnd();
        return 0;
    }
    if (way == "gigabyte-line-in-job") {
        becomeReady();
        std::getline(std::cin, line);
        writeAgainAndAgain(STDOUT_FILENO, std::string(65536, 'x'), 1LL << 30);
        return 0;
    }
    if (way == "flood-in-job") {
        becomeReady();
        const std::string beat = R"({"jsonrpc":"2.0","method":"progress","params":{"id":)" + nextId() +
                                 R"(,"done":1,"total":2}})"
                                 "\n";
        std::string many;
        while (many.size() < 60000)
            many += beat;
        writeAgainAndAgain(STDOUT_FILENO, many, 1LL << 40);
        return 0;
    }
    if (way == "log-flood-in-job") {
        becomeReady();
        const std::string id = nextId();
        for (int part = 0; part < 40; ++part) { // and sends heartbeats, however slowly they are read
            writeAgainAndAgain(STDERR_FILENO, std::string(79, 'l') + "\n", 100'000);
            say(R"({"jsonrpc":"2.0","method":"progress","params":{"id":)" + id + R"(,"done":0,"total":0}})");
        }
        answer(id, launchResult);
        for (std::string next = nextId(); std::cin; next = nextId())
            answer(next, launchResult);
        return 0;
    }
    if (way == "deaf-in-job") { // further requests fill the pipe
        becomeReady();
        for (;;)
            std::this_thread::sleep_for(std::chrono::seconds(1));
    }
    if (way == "answers-twice") {
        becomeReady();
        for (;;) {
            const std::string id = nextId();
            if (!std::cin)
                return 0;
            answer(id, launchResult);
            answer(id, launchResult);
        }
    }
    if (way == "stops-after-reply") {
        becomeReady();
        answer(nextId(), launchResult);
        std::raise(SIGSTOP);
    }
    if (way == "samples-then-killed") {
        becomeReady();
        const std::string id = nextId();
        say(R"({"jsonrpc":"2.0","method":"piece","params":{"id":)" + id +
            R"(,"column":"samplesMicroseconds","first":0,"values":[1.5,2.5,3.5]}})");
        std::raise(SIGKILL);
    }
    if (way == "measures-until-cancelled") {
        becomeReady();
        const std::string id = nextId();
        say(R"({"jsonrpc":"2.0","method":"piece","params":{"id":)" + id +
            R"(,"column":"samplesMicroseconds","first":0,"values":[1.5,2.5,3.5]}})");
        {
            const std::jthread beats([&](const std::stop_token& stop) {
                while (!stop.stop_requested()) {
                    say(R"({"jsonrpc":"2.0","method":"progress","params":{"id":)" + id +
                        R"(,"done":3,"total":10}})");
                    std::this_thread::sleep_for(std::chrono::milliseconds(100));
                }
            });
            std::getline(std::cin, line);
        }
        answer(
            id,
            std::string(R"({"result":)") + launchResult +
                R"(,"stopped":"cancelled","provenance":{"kind":"recorded","device":"Fake",)"
                R"("driverVersion":"","cudaDriverVersion":0,"runtimeVersion":0,"date":"","source":"",)"
                R"("smClock":null,"memoryClock":null},"columns":{"samplesMicroseconds":3,"smClockMegahertz":0,)"
                R"("hotMicroseconds":0,"launchMicroseconds":0}})");
        waitForEnd();
        return 0;
    }
    if (way == "context-lost") {
        becomeReady();
        answer(nextId(),
               R"({"launch":{"code":0,"name":"cudaSuccess","message":""},"synchronisation":{"code":700,)"
               R"("name":"cudaErrorIllegalAddress","message":"an illegal memory access was encountered"},)"
               R"("verification":null,"placement":null,"contextLost":true})");
        waitForEnd();
        return 0;
    }
    if (way == "beats-then-silent") {
        becomeReady();
        const std::string id = nextId();
        for (int beat = 0; beat < 10; ++beat) {
            say(R"({"jsonrpc":"2.0","method":"progress","params":{"id":)" + id + R"(,"done":0,"total":0}})");
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
        waitForEnd();
        return 0;
    }
    if (way == "outlives-limit") {
        becomeReady();
        std::getline(std::cin, line);
        return 11;
    }
    if (way == "deaf") { // it does not even notice the end of its input
        say(std::to_string(getpid()));
        for (;;)
            std::this_thread::sleep_for(std::chrono::seconds(1));
    }
    if (way == "flood") { // like a command that is not a worker
        for (;;)
            std::cout << "y\n";
    }
    if (way == "flood-without-newline") {
        say(std::to_string(getpid()));
        for (;;)
            std::cout << "y";
    }
    if (way == "version-error-in-job" || way == "long-error-in-job") {
        becomeReady();
        const std::string id = nextId();
        if (way == "long-error-in-job")
            refuse(id, std::string(100'000, 'e'), "badRequest");
        else
            say(R"({"jsonrpc":"2.0","id":)" + id +
                R"(,"error":{"code":-32001,"message":"another version"}})");
        waitForEnd();
        return 0;
    }
    if (way == "second-device-full" || way == "second-device-unusable" || way == "no-device-usable") {
        answer(nextId(),
               R"({"protocolVersion":3,"server":"fake","backend":"recorded","heartbeatMilliseconds":500})");
        answer(nextId(), devices(2));
        const std::string first = nextId();
        const std::string second = nextId();
        if (way == "no-device-usable")
            refuse(first, "device 0 is in exclusive use");
        else
            answer(first, R"({"kernels":[]})");
        if (way == "second-device-full")
            refuse(second, "device 1 has no memory left", "outOfMemory");
        else
            refuse(
                second, "device 1 is in exclusive use", "noDevice",
                R"({"context":"gpu","message":"device {device} is in exclusive use","arguments":{"device":1}})");
        waitForEnd();
        return 0;
    }
    if (way == "ready") {
        becomeReady();
        waitForEnd();
        return 0;
    }
    std::getline(std::cin, line);
    if (way == "other-version-answer")
        say(R"({"jsonrpc":"2.0","id":1,"result":{"protocolVersion":99,"server":"fake","backend":"live"}})");
    else if (way == "other-version-refusal")
        say(R"({"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"this worker speaks version 99"}})");
    else if (way == "nonsense")
        say("Hello, I am a login banner.");
    else if (way == "wrong-types")
        say(R"({"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"one"}})");
    else if (way == "long-line")
        std::cout << std::string(std::size_t{2} * 1024 * 1024, 'x') << std::flush;
    waitForEnd();
    return 0;
}
