// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Files are opened by what they contain: each format is recognized, and what no format recognizes is refused
// with one sentence.
#include "core/import/import.h"
#include "core/json/gzip.h"
#include "core/json/json_limits.h"
#include "core/json/json_reader.h"
#include "core/resources/resources.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"
#include "tests/support/input_error_message.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <atomic>
#include <set>

namespace trichevron::core {
namespace {

const std::string data = TRICHEVRON_TEST_DATA;
const std::string resources = TRICHEVRON_RESOURCES_DIR;
const std::string known =
    "; Trichevron opens sessions (*.json *.json.gz), recordings (*.json *.json.gz), device files (*.json), "
    "lessons (*.lesson.md *.md), "
    "captures of programs (*.trichevron-capture *.trichevron-capture.gz), "
    "traces as JSON, such as those of PyTorch's profiler (*.pt.trace.json *.json *.json.gz), tables of "
    "Nsight "
    "Compute as CSV (*.csv *.csv.gz), GPU traces of Nsight Systems as CSV (*.csv *.csv.gz) and databases of "
    "Nsight Systems (*.sqlite *.sqlite.gz), and on page Kernel CUDA sources, cubins, PTX and the output of a "
    "compiler";

std::string_view formatOf(const std::string& bytes) {
    ImportSource source("file", bytes);
    return recognizeFormat(source).id;
}

std::string sessionText() {
    SavedSession session;
    session.devices.push_back({"file:/a", std::make_shared<DeviceProperties>(test::h200Limits()), true});
    return toJson(session).dump();
}

struct FileCase : test::NamedCase {
    std::string path;
    std::string_view format;
};

class RealFile : public testing::TestWithParam<FileCase> {};

TEST_P(RealFile, IsRecognizedPlainAndCompressed) {
    const std::string bytes = readFile(GetParam().path);
    EXPECT_EQ(formatOf(bytes), GetParam().format);
    EXPECT_EQ(formatOf(isGzip(bytes) ? gunzip(bytes, "file") : gzip(bytes)), GetParam().format);
}

TEST_P(RealFile, IsReadWhole) {
    const ImportedFile file = importFile(GetParam().path);
    EXPECT_EQ(std::holds_alternative<Recording>(file), GetParam().format == "recording");
    EXPECT_EQ(std::holds_alternative<DeviceProperties>(file), GetParam().format == "device");
}

TEST_P(RealFile, ThatIsCutIsRefusedWithItsName) {
    const std::string whole = readFile(GetParam().path);
    for (const std::size_t length : {std::size_t{0}, std::size_t{1}, std::size_t{3}, std::size_t{40},
                                     whole.size() / 2, whole.size() - 3}) {
        const std::string sentence =
            test::inputErrorMessage([&] { importFile(ImportSource("cut", whole.substr(0, length))); });
        EXPECT_TRUE(sentence.starts_with("cut: ")) << length << ": " << sentence;
        EXPECT_EQ(sentence.find('\n'), std::string::npos) << sentence;
    }
}

INSTANTIATE_TEST_SUITE_P(
    Import, RealFile,
    testing::Values(
        FileCase{"Recording", data + "/fixture-resources/recordings/fixture-recording.json", "recording"},
        FileCase{"SweepRecording", data + "/sweep-recording.json", "recording"},
        FileCase{"CompressedRecording", resources + "/recordings/NVIDIA H200.json.gz", "recording"},
        FileCase{"Device", data + "/fixture-resources/devices/fixture-device.json", "device"},
        FileCase{"CatalogueDevice", resources + "/devices/NVIDIA H200.json", "device"}),
    test::caseName<FileCase>);

TEST(Import, EveryDeviceOfTheCatalogueIsADeviceFile) {
    for (const std::string& path : catalogueFiles())
        EXPECT_EQ(formatOf(readFile(path)), "device") << path;
}

TEST(Import, ASavedSessionIsASession) {
    EXPECT_EQ(formatOf(sessionText()), "session");
    EXPECT_TRUE(std::holds_alternative<SavedSession>(importFile(ImportSource("file", sessionText()))));
}

struct ContentCase : test::NamedCase {
    std::string bytes;
    std::string message;
};

class UnknownContent : public testing::TestWithParam<ContentCase> {};

TEST_P(UnknownContent, IsRefusedWithAListOfTheFormats) {
    EXPECT_EQ(test::inputErrorMessage([] { importFile(ImportSource("a.json", GetParam().bytes)); }),
              "a.json: " + GetParam().message);
}

INSTANTIATE_TEST_SUITE_P(
    Import, UnknownContent,
    testing::Values(
        ContentCase{"Empty", "", "the file is empty" + known},
        ContentCase{"CompressedEmpty", gzip(""), "the file is empty" + known},
        ContentCase{"Garbage", std::string("\x7f\0\xff ELF", 7), "the format is unknown" + known},
        ContentCase{"Text", "registers: 32", "the format is unknown" + known},
        ContentCase{"Source", "__global__ void k() {}",
                    "this is source code; page Kernel and trichevron-cli inspect read it"},
        ContentCase{"JsonThatIsCut", R"({"a": 1)",
                    "this is JSON that is damaged or incomplete, and its beginning is of no known format"},
        ContentCase{"AnotherFormat", R"({"format": "shopping-list"})", "the format is unknown" + known},
        ContentCase{"NoFormat", R"({"version": 1})", "the format is unknown" + known},
        ContentCase{"FormatIsNoString", R"({"format": ["trichevron-device"]})",
                    "the format is unknown" + known},
        ContentCase{"FormatIsDeeper", R"({"a": {"format": "trichevron-device"}})",
                    "the format is unknown" + known},
        ContentCase{"FormatIsAValue", R"({"a": "format", "b": "trichevron-device"})",
                    "the format is unknown" + known},
        ContentCase{"Array", R"([{"format": "trichevron-device"}])", "the format is unknown" + known},
        ContentCase{"CompressionFollowedByText", gzip("{}") + "{}",
                    "the compressed data is followed by data that is not compressed"},
        ContentCase{"SecondMemberCut", gzip("{}") + gzip("{}").substr(0, 12),
                    "the compressed data ends early"},
        ContentCase{"CompressionCut", gzip("{}").substr(0, 12), "the compressed data ends early"}),
    test::caseName<ContentCase>);

struct RecognizedCase : test::NamedCase {
    std::string bytes;
};

class DeviceContent : public testing::TestWithParam<RecognizedCase> {};

TEST_P(DeviceContent, IsRecognizedWhereverItsFormatStands) {
    EXPECT_EQ(formatOf(GetParam().bytes), "device");
}

INSTANTIATE_TEST_SUITE_P(
    Import, DeviceContent,
    testing::Values(
        RecognizedCase{"First", R"({"format":"trichevron-device"})"},
        RecognizedCase{"Cut", R"({"format":"trichevron-device", "vers)"},
        RecognizedCase{"AfterBlanks", "\n\t {\r\n \"format\" : \"trichevron-device\"}"},
        RecognizedCase{"AfterEscapes", R"({"a":"\"{[\\","format":"trichevron-device"})"},
        RecognizedCase{"AfterNesting", R"({"a":{"format":"x"},"b":[1,["}"]],"format":"trichevron-device"})"},
        RecognizedCase{"InTwoCompressedMembers", gzip(R"({"format":"triche)") + gzip(R"(vron-device"})")},
        RecognizedCase{"BeforePadding", gzip(R"({"format":"trichevron-device"})") + std::string(512, '\0')},
        RecognizedCase{"PastTheHead", "{\"a\":\"" + std::string(ImportSource::headBytes, '.') +
                                          "\",\"format\":\"trichevron-device\"}"}),
    test::caseName<RecognizedCase>);

TEST(Import, ARecognizedFileIsRefusedByItsReaderWithThePlace) {
    EXPECT_EQ(test::inputErrorMessage([] {
                  importFile(
                      ImportSource("a.json", R"({"format":"trichevron-session","version":1,"devices":3})"));
              }),
              "a.json: /devices: expected an array, found 3");
}

TEST(Import, AFileOfAnotherKindIsNamed) {
    const std::string device = data + "/fixture-resources/devices/fixture-device.json";
    EXPECT_EQ(test::inputErrorMessage([&] { loadRecording(device); }),
              device + ": expected a recording, found a device file");
    const std::string recording = data + "/sweep-recording.json";
    EXPECT_EQ(test::inputErrorMessage([&] { loadSession(recording); }),
              recording + ": expected a session, found a recording");
    EXPECT_EQ(test::inputErrorMessage([&] { loadDeviceFile(recording); }),
              recording + ": expected a device file, found a recording");
}

TEST(Import, AFileThatCannotBeReadIsReported) {
    EXPECT_EQ(test::inputErrorMessage([] { importFile("/nowhere/a.json"); }),
              "/nowhere/a.json: cannot be opened: No such file or directory");
    EXPECT_EQ(test::inputErrorMessage([] { importFile("/"); }), "/: cannot be read: Is a directory");
}

TEST(Import, AllMembersOfACompressedFileAreRead) {
    const std::string text = readFile(data + "/fixture-resources/devices/fixture-device.json");
    std::string members;
    for (std::size_t i = 0; i < text.size(); i += 1000)
        members += gzip(text.substr(i, 1000));
    EXPECT_EQ(std::get<DeviceProperties>(importFile(ImportSource("a.json.gz", members))),
              std::get<DeviceProperties>(importFile(ImportSource("a.json", text))));
}

TEST(Import, AShortFileThatUnpacksToTooMuchIsRefused) {
    const std::string zeros(64 * 1024 * 1024, ' ');
    std::string bomb = gzip(R"({"format":"trichevron-device",)");
    for (int i = 0; i < 5; ++i)
        bomb += gzip(zeros);
    EXPECT_LT(bomb.size(), 1'000'000U);
    EXPECT_EQ(test::inputErrorMessage([&] { importFile(ImportSource("a.json.gz", bomb)); }),
              "a.json.gz: the file unpacks to more than 256 MiB");
}

TEST(Import, AShortFileThatUnpacksToTooManyValuesIsRefused) {
    std::string text = R"({"format":"trichevron-recording","a":[)";
    for (std::size_t i = 0; i < maxJsonValues; ++i)
        text += "0,";
    const std::string packed = gzip(text);
    EXPECT_LT(packed.size(), 100'000U);
    EXPECT_NE(test::inputErrorMessage([&] {
                  importFile(ImportSource("a.json.gz", packed));
              }).find("more than 16000000 values"),
              std::string::npos);
}

TEST(Import, RecognitionReadsTheHeadAlone) {
    const test::TemporaryDirectory folder;
    const std::string path = folder / "large.json";
    writeFileAtomically(path, R"({"format":"trichevron-recording","a":")" + std::string(1'000'000, '.'));
    std::uint64_t bytesRead = 0;
    ImportControl control;
    control.progress = [&](std::uint64_t read, std::uint64_t total) {
        bytesRead = read;
        EXPECT_GT(total, 1'000'000U);
    };
    ImportSource source(path, control);
    EXPECT_EQ(recognizeFormat(source).id, "recording");
    EXPECT_LE(bytesRead, 2 * ImportSource::headBytes);
    source.content();
    EXPECT_GT(bytesRead, 1'000'000U);
}

TEST(Import, CancellingEndsTheReading) {
    const test::TemporaryDirectory folder;
    const std::string path = folder / "large.json";
    writeFileAtomically(path, R"({"format":"trichevron-recording","a":")" + std::string(1'000'000, '.'));
    std::atomic<bool> cancelled = false;
    std::uint64_t bytesRead = 0;
    ImportControl control;
    control.cancelled = &cancelled;
    control.progress = [&](std::uint64_t read, std::uint64_t) {
        bytesRead = read;
        cancelled = read > 300'000;
    };
    EXPECT_THROW(importFile(path, control), ImportCancelled);
    EXPECT_LT(bytesRead, 500'000U);
}

TEST(Import, FormatsHaveIdsOfTheirOwn) {
    std::set<std::string_view> ids;
    for (const FileFormat& format : fileFormats()) {
        EXPECT_TRUE(ids.insert(format.id).second) << format.id;
        EXPECT_EQ(&fileFormat(format.id), &format);
    }
}

} // namespace
} // namespace trichevron::core
