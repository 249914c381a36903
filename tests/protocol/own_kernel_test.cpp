// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model_json/model_json.h"
#include "core/model_json/own_launch_json.h"
#include "core/protocol/blob_store.h"
#include "core/text/base64.h"
#include "tests/protocol/slow_backend.h"

#include <gtest/gtest.h>

namespace trichevron::core::protocol {
namespace {

/// Answers with what it was asked, and reports the code as the output.
class EchoBackend final : public Backend {
public:
    ProvenanceKind kind() const override { return ProvenanceKind::Live; }
    std::vector<DeviceProperties> devices() override { return {}; }
    std::vector<KernelInfo> kernels(int) override { return {}; }
    std::vector<ModuleKernel> loadModule(int, const DataBlob& module) override {
        return {{*module.bytes, {}, {{0, 8}, {8, 4}}}};
    }
    LaunchResult launch(const LaunchRequest& request, const JobControl& control) override {
        last = request;
        control.output(1, 0, *request.own->module.bytes);
        return {};
    }
    Measurement measure(const MeasureRequest& request, const JobControl&) override {
        last = request.launch;
        return {};
    }
    BlockTrace trace(const LaunchRequest& request, const JobControl&) override {
        last = request;
        return {};
    }

    LaunchRequest last;
};

class OwnKernels : public testing::Test {
protected:
    EchoBackend backend_;
    test::RunningServer server_{backend_};
    int id_ = 1;

    void SetUp() override { server_.initialize(); }

    int request(std::string_view method, Json params) {
        server_.send(R"({"jsonrpc":"2.0","id":)" + std::to_string(++id_) + R"(,"method":")" +
                     std::string(method) + R"(","params":)" + params.dump() + '}');
        return id_;
    }
    /// Sends the bytes in pieces, each after the reply to the one before.
    DataBlob upload(const std::string& bytes, std::size_t piece) {
        DataBlob blob = makeBlob(bytes);
        for (std::size_t first = 0; first < bytes.size(); first += piece)
            received_ = server_
                            .resultOf(request("upload", {{"blob", blob.id},
                                                         {"size", bytes.size()},
                                                         {"first", first},
                                                         {"bytes", toBase64(bytes.substr(first, piece))}}))
                            .at("received");
        return blob;
    }
    static Json launchParams(const OwnLaunch& own) {
        LaunchRequest request;
        request.kernel = "own:k";
        request.config.gridDim = {2, 1, 1};
        request.own = own;
        return toJson(request);
    }

    std::size_t received_ = 0;
};

TEST_F(OwnKernels, AreLoadedFromCodeThatCameInPieces) {
    const DataBlob blob = upload("the code of a kernel", 7);
    EXPECT_EQ(received_, 20U);
    const Json result = server_.resultOf(request("loadModule", {{"device", 0}, {"module", blob.id}}));
    ASSERT_EQ(result.at("kernels").size(), 1U);
    const ModuleKernel kernel = moduleKernelFromJson(JsonReader(result.at("kernels").at(0)));
    EXPECT_EQ(kernel.name, "the code of a kernel");
    EXPECT_EQ(kernel.parameters, (std::vector<KernelParameter>{{0, 8}, {8, 4}}));
}

TEST_F(OwnKernels, AreLaunchedWithTheirArgumentsAndFiles) {
    OwnLaunch own;
    own.module = upload("code", 4);
    own.kernel = "_Z1kPf";
    own.arguments = {parseKernelArgument("x=float[N]:file(a b)", ""), parseKernelArgument("n=N", "")};
    own.files.emplace("a b", upload("content", 7));
    own.expected.emplace("x", upload("expected", 8));
    own.comparedAs = "first";
    own.tolerance = 0.25;
    own.keepOutputs = true;
    const int id = request("launch", launchParams(own));
    std::string output;
    while (true) {
        const Message message = server_.take();
        if (std::holds_alternative<Response>(message)) {
            EXPECT_EQ(std::get<Response>(message).id, id);
            break;
        }
        const auto& notification = std::get<Notification>(message);
        if (notification.method != method::output)
            continue;
        EXPECT_EQ(notification.params.at("argument"), 1);
        output += *fromBase64(notification.params.at("bytes").get<std::string>());
    }
    EXPECT_EQ(output, "code");
    ASSERT_TRUE(backend_.last.own);
    EXPECT_EQ(*backend_.last.own, own);
    EXPECT_EQ(*backend_.last.own->files.at("a b").bytes, "content");
    EXPECT_EQ(*backend_.last.own->expected.at("x").bytes, "expected");
}

TEST_F(OwnKernels, AreMeasuredAndSwept) {
    OwnLaunch own;
    own.module = upload("code", 4);
    own.kernel = "k";
    server_.resultOf(request("measure", launchParams(own)));
    EXPECT_EQ(*backend_.last.own->module.bytes, "code");
    backend_.last = {};
    SweepRequest sweep;
    sweep.kernel = "own:k";
    sweep.points.resize(1);
    sweep.own = own;
    EXPECT_EQ(server_.replyTo(request("sweep", toJson(sweep))).result.at("done"), 1);
    EXPECT_EQ(*backend_.last.own->module.bytes, "code");
}

TEST_F(OwnKernels, NeedCodeThatWasSent) {
    OwnLaunch own;
    own.module = makeBlob("never sent");
    own.kernel = "k";
    const Error error = server_.errorOf(request("launch", launchParams(own)));
    EXPECT_EQ(error.code, InvalidParams);
    EXPECT_EQ(error.message, own.module.id + " was not sent with \"upload\"");
}

TEST_F(OwnKernels, AreRefusedInPiecesOutOfOrderOrOfOtherBytes) {
    const DataBlob blob = makeBlob("12345678");
    const auto piece = [&](std::size_t first, const std::string& bytes) {
        return request("upload",
                       {{"blob", blob.id}, {"size", 8}, {"first", first}, {"bytes", toBase64(bytes)}});
    };
    EXPECT_EQ(server_.errorOf(piece(4, "5678")).message, "the pieces of " + blob.id + " are not in order");
    EXPECT_EQ(server_.errorOf(piece(0, "123456789")).message,
              "the pieces of " + blob.id + " are not in order");
    EXPECT_EQ(server_.errorOf(piece(0, "87654321")).message,
              "the bytes of " + blob.id + " are not those of its id");
    EXPECT_EQ(server_.resultOf(piece(0, "1234")).at("received"), 4);
    EXPECT_EQ(server_.resultOf(piece(4, "5678")).at("received"), 8);
    EXPECT_EQ(server_.resultOf(piece(0, "1")).at("received"), 8); // it is here
    const int id = request("upload", {{"blob", "1-0"}, {"size", 1}, {"first", 0}, {"bytes", "a"}});
    EXPECT_NE(server_.errorOf(id).message.find("/bytes: expected base64"), std::string::npos);
}

TEST(Base64, ReadsWhatItWrites) {
    std::string bytes;
    for (int i = 0; i < 300; ++i) {
        const std::string text = toBase64(bytes);
        EXPECT_EQ(text.size(), (bytes.size() + 2) / 3 * 4);
        EXPECT_EQ(fromBase64(text), bytes);
        bytes += static_cast<char>(i * 7);
    }
    EXPECT_EQ(toBase64("Man"), "TWFu");
    EXPECT_EQ(toBase64("Ma"), "TWE=");
    EXPECT_EQ(toBase64("M"), "TQ==");
    for (const char* wrong : {"T", "TWF", "TW=u", "T===", "TW u", "=WFu", "TQ==TQ=="})
        EXPECT_FALSE(fromBase64(wrong)) << wrong;
}

} // namespace
} // namespace trichevron::core::protocol
