// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// CUDA source on the command line. What needs a compiler is skipped where there is none.
#include "tests/cli/command_case.h"
#include "tests/cli/plain_english.h"
#include "tests/support/eventually.h"
#include "tests/support/schema.h"
#include "tests/support/script.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace trichevron::cli {
namespace {

using test::runCli;

/// A path of the toolkit; empty where it is not there.
std::string toolkitFile(const char* relative) {
    const char* home = std::getenv("CUDA_HOME");
    const std::string path = std::string(home == nullptr ? "/usr/local/cuda" : home) + '/' + relative;
    return std::filesystem::exists(path) ? path : std::string();
}

/// "nvcc" and "nvrtc", those of which are there.
std::vector<std::string> compilers() {
    std::vector<std::string> found;
    if (std::string nvcc = toolkitFile("bin/nvcc"); !nvcc.empty())
        found.push_back(std::move(nvcc));
#if !defined(__SANITIZE_ADDRESS__) // whose shadow memory is more than the limit of a compiler's process
    for (const char* place : {"lib64/libnvrtc.so", "lib/libnvrtc.so", "targets/x86_64-linux/lib/libnvrtc.so"})
        if (std::string library = toolkitFile(place); !library.empty()) {
            found.push_back(std::move(library));
            break;
        }
#endif
    return found;
}

#define REQUIRE_COMPILER(found)                                                                              \
    if ((found).empty())                                                                                     \
    GTEST_SKIP() << "neither nvcc nor libnvrtc is in CUDA_HOME or /usr/local/cuda"

struct HostileSource : test::NamedCase {
    std::string text;
    const char* sentence; ///< a part of it
};

/// That `inspect` of the source ends with status 2 and one sentence, with each compiler.
void expectOneSentence(const std::vector<std::string>& found, const std::string& text, const char* part) {
    const test::TemporaryDirectory folder;
    const std::string path = test::writeFile(folder.path() / "self.cu", text);
    for (const std::string& compiler : found) {
        const auto outcome = runCli({"inspect", path, "--compiler", compiler, "--arch", "sm_90"});
        EXPECT_EQ(outcome.status, 2) << compiler;
        EXPECT_EQ(outcome.output, "") << compiler;
        const std::size_t last = outcome.errors.rfind("trichevron-cli: ");
        ASSERT_NE(last, std::string::npos) << outcome.errors;
        const std::string sentence = outcome.errors.substr(last);
        EXPECT_NE(sentence.find(part), std::string::npos) << compiler << '\n' << outcome.errors;
        EXPECT_EQ(sentence.find('\n'), sentence.size() - 1) << sentence;
    }
}

class SourceThatCompilesToNothing : public testing::TestWithParam<HostileSource> {};

TEST_P(SourceThatCompilesToNothing, IsOneSentenceAndStatus2) {
    const auto found = compilers();
    REQUIRE_COMPILER(found);
    expectOneSentence(found, GetParam().text, GetParam().sentence);
}

// No parameter of the table: each process that runs one of the tests would make the text.
TEST(HostileSourceText, Of100MegabytesIsOneSentenceAndStatus2) {
    const auto found = compilers();
    REQUIRE_COMPILER(found);
    expectOneSentence(found, std::string(100'000'000, ' '), "larger than 16 MiB");
}

INSTANTIATE_TEST_SUITE_P(
    Cli, SourceThatCompilesToNothing,
    testing::Values(
        HostileSource{"Empty", "", "the source is empty"},
        HostileSource{"Binary",
                      std::string("\x7f"
                                  "ELF\0\1\2",
                                  7),
                      "this is none"},
        HostileSource{"ThatIncludesItself", "#include \"self.cu\"\n", "self.cu, line 1: #include "},
        HostileSource{"AnUnterminatedComment", "__global__ void k() {} /* x", "self.cu, line 1: "},
        HostileSource{"OnlyATemplate", "template <int N> __global__ void k() {}\n",
                      "a template needs its arguments, such as softmax<4>"},
        HostileSource{"NoKernel", "__device__ int f() { return 1; }\n", "there is no kernel"},
        HostileSource{"AnEndInABackslash", "__device__ int f(); \\", "there is no kernel"},
        HostileSource{"AnError", "\n__global__ void k() { x = 1; }\n",
                      "line 2: identifier \"x\" is undefined"}),
    test::caseName<HostileSource>);

TEST(HostileCompiler, IsOneSentenceAndStatus2) {
    struct Row {
        const char* rule;
        const char* script;
        const char* sentence;
        const char* seconds = "240"; ///< enough for a script on a busy machine
    };
    const test::TemporaryDirectory folder;
    const std::string source = test::writeFile(folder.path() / "k.cu", "__global__ void k() {}\n");
    const std::string described =
        "case $1 in --version) echo 'release 13.0, V13';; --list-gpu-code) echo sm_90;; *) ";
    for (const Row& row : {Row{"a crash", "kill -SEGV $$", "nvcc 13.0 crashed with signal 11 for sm_90"},
                           Row{"a hang", "sleep 1000", "did not end within 1 second for sm_90", "1"},
                           Row{"silence", "exit 3", "failed with exit status 3"}}) {
        const std::string nvcc =
            test::writeScript(folder.path() / "nvcc", described + row.script + ";; esac");
        const auto outcome = runCli(
            {"inspect", source, "--compiler", nvcc, "--compile-timeout", row.seconds, "--arch", "sm_90"});
        EXPECT_EQ(outcome.status, 2) << row.rule;
        EXPECT_NE(outcome.errors.find(row.sentence), std::string::npos) << row.rule << ": " << outcome.errors;
        EXPECT_EQ(outcome.errors.find('\n'), outcome.errors.size() - 1) << outcome.errors;
    }
    const auto missing = runCli({"inspect", source, "--compiler", "/no/such/nvcc"});
    EXPECT_EQ(missing.status, 2);
    EXPECT_NE(missing.errors.find("/no/such/nvcc is no CUDA compiler that can be used"), std::string::npos)
        << missing.errors;
}

TEST(SourceInspection, IsTheSameWithBothCompilers) {
    const auto found = compilers();
    REQUIRE_COMPILER(found);
    for (const std::string& compiler : found) {
        const auto outcome = runCli({"inspect", TRICHEVRON_TEST_DATA "/sources/softmax.cu", "--compiler",
                                     compiler, "--arch", "sm_90", "--json"});
        ASSERT_EQ(outcome.status, 0) << outcome.errors;
        EXPECT_EQ(test::schemaErrors(outcome.output, "inspect"), "");
        EXPECT_NE(outcome.output.find("softmax<32>"), std::string::npos) << outcome.output;
        const auto text = runCli({"inspect", TRICHEVRON_TEST_DATA "/sources/softmax.cu", "--compiler",
                                  compiler, "--arch", "sm_90", "--block", "32", "--kernel", "softmax<4>"});
        EXPECT_EQ(text.status, 0) << text.errors;
        EXPECT_NE(text.output.find("softmax<4>"), std::string::npos) << text.output;
        EXPECT_EQ(text.output.find("softmax<32>"), std::string::npos) << text.output;
    }
}

TEST(SourceInspection, CanBeAKernelOfCheckAndOccupancy) {
    const auto found = compilers();
    REQUIRE_COMPILER(found);
    for (const std::string command : {"check", "occupancy"}) {
        std::vector<std::string> arguments =
            test::onFixture({command, "--source", TRICHEVRON_TEST_DATA "/sources/largest_static_shared.cu",
                             "--kernel", "fill", "--block", "256", "--compiler", found.back()});
        if (command == "check")
            arguments.insert(arguments.end(), {"--grid", "4"});
        const auto outcome = runCli(arguments);
        EXPECT_EQ(outcome.status, 0) << outcome.output << outcome.errors;
        EXPECT_NE(outcome.output.find("4 resident blocks per SM"), std::string::npos) << outcome.output;
    }
}

TEST(SourceInspection, ADefineRunsNothing) {
    const auto found = compilers();
    REQUIRE_COMPILER(found);
    const test::TemporaryDirectory folder;
    const std::string source = test::writeFile(folder.path() / "k.cu", "__global__ void k() {}\n");
    const std::string proof = folder / "ran";
    const std::string headers = "a b'\"$(touch ran)é";
    test::writeFile(folder.path() / headers / "h.h", "#define VALUE 7\n");
    test::writeFile(folder.path() / "h.cu", "#include \"h.h\"\n__global__ void k(int* x) { *x = VALUE; }\n");
    for (const std::string& compiler : found) {
        for (const std::string& value :
             {"$(touch " + proof + ")", "`touch " + proof + "`", "\";touch " + proof + ";\"",
              "'; touch " + proof + "; '", "| touch " + proof}) {
            const auto outcome =
                runCli({"inspect", source, "--compiler", compiler, "--arch", "sm_90", "-D", "X=" + value});
            EXPECT_EQ(outcome.status, 0) << outcome.errors;
            EXPECT_FALSE(std::filesystem::exists(proof)) << value;
        }
        const auto outcome = runCli({"inspect", folder / "h.cu", "--compiler", compiler, "--arch", "sm_90",
                                     "-I", (folder.path() / headers).string()});
        EXPECT_EQ(outcome.status, 0) << outcome.errors;
        EXPECT_FALSE(std::filesystem::exists(folder / "ran"));
        EXPECT_FALSE(std::filesystem::exists("ran"));
    }
}

TEST(SourceInspection, AFileBesideTheSourceIsNoHeaderOfTheLanguage) {
    const std::string nvcc = toolkitFile("bin/nvcc");
    if (nvcc.empty())
        GTEST_SKIP() << "no nvcc is in CUDA_HOME or /usr/local/cuda";
    const test::TemporaryDirectory folder;
    test::writeFile(folder.path() / "version", "1.0 of my program\n");
    test::writeFile(folder.path() / "own.h", "#define SIZE 4\n");
    const std::string source =
        test::writeFile(folder.path() / "k.cu",
                        "#include <version>\n#include \"own.h\"\n__global__ void k(int* x) { *x = SIZE; }\n");
    const auto outcome = runCli({"inspect", source, "--compiler", nvcc, "--arch", "sm_90", "--std", "c++20"});
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
}

TEST(SourceInspection, ALowerLimitOfTheUserStays) {
#if defined(__SANITIZE_ADDRESS__)
    GTEST_SKIP() << "AddressSanitizer's shadow memory is more than the limit";
#endif
    const auto found = compilers();
    REQUIRE_COMPILER(found);
    const auto outcome = test::runProgram("/bin/sh",
                                          {"-c", R"(ulimit -v 6000000 && exec "$@")", "sh", TRICHEVRON_CLI,
                                           "inspect", TRICHEVRON_TEST_DATA "/sources/axpy.cu", "--arch",
                                           "sm_90", "--compiler", found.front()},
                                          test::fixtureResources);
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
}

struct PartlyCompiled : test::NamedCase {
    const char* source;
    const char* script; ///< of the compiler, before it compiles
    std::vector<std::string> more;
    int status;
};
class SourceForSomeArchitectures : public testing::TestWithParam<PartlyCompiled> {};

TEST_P(SourceForSomeArchitectures, IsListedForThese) {
    const std::string nvcc = toolkitFile("bin/nvcc");
    if (nvcc.empty())
        GTEST_SKIP() << "no nvcc is in CUDA_HOME or /usr/local/cuda";
    const test::TemporaryDirectory folder;
    const std::string source = test::writeFile(folder.path() / "k.cu", GetParam().source);
    // Of all architectures these two.
    const std::string compiler =
        test::writeScript(folder.path() / "nvcc",
                          std::string("case $1 in --list-gpu-code) echo sm_80; echo sm_90; exit;; esac\n") +
                              GetParam().script + "\nexec '" + nvcc + "' \"$@\"");
    std::vector<std::string> arguments{"inspect", source, "--compiler", compiler};
    arguments.insert(arguments.end(), GetParam().more.begin(), GetParam().more.end());
    const auto outcome = test::runProgram(TRICHEVRON_CLI, arguments, TRICHEVRON_RESOURCES_DIR);
    EXPECT_EQ(outcome.status, GetParam().status) << outcome.output << outcome.errors;
    EXPECT_NE(outcome.output.find("sm_90"), std::string::npos) << outcome.output;
    EXPECT_EQ(outcome.output.find("sm_80"), std::string::npos) << outcome.output;
    EXPECT_NE(outcome.errors.find("sm_80"), std::string::npos)
        << "what is missing is named: " << outcome.errors;
}

constexpr const char* from90 =
    "#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 900\n#error clusters need sm_90\n#endif\n"
    "__global__ void k(int* x) { *x = 1; }\n";

INSTANTIATE_TEST_SUITE_P(
    Cli, SourceForSomeArchitectures,
    testing::Values(PartlyCompiled{{"NoneIsAskedFor"}, from90, "", {}, 0},
                    PartlyCompiled{{"AllAreAskedFor"}, from90, "", {"--block", "64", "--device", "all"}, 2},
                    PartlyCompiled{{"ACompilerThatCrashesForOne"},
                                   "__global__ void k(int* x) { *x = 1; }\n",
                                   "case \"$*\" in *_80*) kill -SEGV $$;; esac",
                                   {},
                                   2}),
    test::caseName<PartlyCompiled>);

TEST(LaunchBoundsOfASource, AreTriedOut) {
    const auto found = compilers();
    REQUIRE_COMPILER(found);
    std::vector<std::string> arguments = {
        "inspect",          TRICHEVRON_TEST_DATA "/sources/launch_bounds.cu",
        "--bounds",         "--compiler",
        found.back(),       "--device",
        test::fixtureDevice};
    const auto text = runCli(arguments);
    EXPECT_EQ(text.status, 0) << text.errors;
    for (const char* expected :
         {"no launch bounds", "__launch_bounds__(256)", "as it is declared", "--maxrregcount=24"})
        EXPECT_NE(text.output.find(expected), std::string::npos) << expected << '\n' << text.output;
    arguments.emplace_back("--json");
    const auto json = runCli(arguments);
    EXPECT_EQ(json.status, 0) << json.errors;
    EXPECT_EQ(test::schemaErrors(json.output, "bounds"), "");
}

TEST(LaunchBoundsOfASource, AreOfTheDeviceThatABlockIsShownOn) {
    const auto found = compilers();
    REQUIRE_COMPILER(found);
    const std::vector<std::string> arguments = {
        "inspect",   TRICHEVRON_TEST_DATA "/sources/launch_bounds.cu", "--arch", "sm_90", "--compiler",
        found.back()};
    for (const std::vector<std::string>& more :
         {std::vector<std::string>{"--bounds"}, std::vector<std::string>{"--block", "256"}}) {
        std::vector<std::string> words = arguments;
        words.insert(words.end(), more.begin(), more.end());
        const auto outcome = test::runProgram(TRICHEVRON_CLI, words, TRICHEVRON_RESOURCES_DIR);
        EXPECT_EQ(outcome.status, 0) << outcome.errors;
        EXPECT_NE(outcome.output.find("NVIDIA H200"), std::string::npos) << outcome.output;
        EXPECT_EQ(outcome.output.find("GH200"), std::string::npos) << outcome.output;
    }
}

TEST(WatchedSource, IsInspectedAgainAfterEachSave) {
    const auto found = compilers();
    REQUIRE_COMPILER(found);
    const test::TemporaryDirectory folder;
    const auto path = folder.path() / "k.cu";
    const auto header = folder.path() / "h.h";
    test::writeFile(header, "#define SIZE 16\n");
    const std::string text =
        "#include \"h.h\"\n__global__ void k(int* x) { __shared__ int s[SIZE]; s[threadIdx.x] = *x; "
        "__syncthreads(); x[threadIdx.x] = s[3]; }\n";
    test::writeFile(path, text);
    // Both outputs in one file, which is read again and again.
    const std::string log = folder / "log";
    const test::ChildProcess program("/bin/sh",
                                     {"-c", R"(exec "$@" >"$0" 2>&1)", log, TRICHEVRON_CLI, "inspect",
                                      "--watch", path.string(), "--arch", "sm_90", "--compiler",
                                      found.back()},
                                     test::fixtureResources);
    const auto shows = [&log](const std::string& expected) {
        return test::eventually([&] {
            std::ifstream stream(log);
            return std::string(std::istreambuf_iterator<char>(stream), {}).find(expected) !=
                   std::string::npos;
        });
    };
    ASSERT_TRUE(shows("k(int*)"));
    test::writeFile(header, "#define SIZE 32\n");
    EXPECT_TRUE(shows("k(int*), sm_90: static shared memory 64 B → 128 B"));
    test::writeFile(path, "#include \"h.h\"\n__global__ void k(int* x) { broken }\n");
    EXPECT_TRUE(shows("the numbers above are those of the source before this save"));
    // As an editor does it: another file takes the name.
    test::writeFile(folder.path() / "new", "\n" + text);
    std::filesystem::rename(folder.path() / "new", path);
    EXPECT_TRUE(shows("Nothing changed since the last save."));
    program.kill();
}

struct TranslatedSourceCase : test::NamedCase {
    std::vector<std::string> arguments;
    int status;
};

class SourceTexts : public testing::TestWithParam<TranslatedSourceCase> {};

TEST_P(SourceTexts, HaveNoPlainEnglish) {
    const auto found = compilers();
    REQUIRE_COMPILER(found);
    std::vector<std::string> arguments = GetParam().arguments;
    arguments.insert(arguments.end(), {"--compiler", found.back()});
    const auto outcome = test::runCliIn(test::pseudoLang, arguments);
    EXPECT_EQ(outcome.status, GetParam().status) << outcome.output << outcome.errors;
    EXPECT_EQ(test::plainEnglish(outcome.output), "");
    EXPECT_EQ(test::plainEnglish(outcome.errors), "");
}

const std::string bounded = TRICHEVRON_TEST_DATA "/sources/launch_bounds.cu";

INSTANTIATE_TEST_SUITE_P(
    Cli, SourceTexts,
    testing::Values(
        TranslatedSourceCase{"Inspect", {"inspect", bounded, "--arch", "sm_90"}, 0},
        TranslatedSourceCase{"Bounds", {"inspect", bounded, "--bounds", "--device", test::fixtureDevice}, 0},
        TranslatedSourceCase{
            "NoSuchKernel", {"inspect", bounded, "--arch", "sm_90", "--kernel", "cudaErrorInvalidValue"}, 2},
        TranslatedSourceCase{"UnknownArchitecture", {"inspect", bounded, "--arch", "sm_20"}, 2},
        TranslatedSourceCase{"UnknownOption", {"inspect", bounded, "--compiler-option=--run"}, 2},
        TranslatedSourceCase{"UnknownStandard", {"inspect", bounded, "--std", "c++99"}, 2},
        TranslatedSourceCase{"NoDefine", {"inspect", bounded, "-D", "4=4"}, 2},
        TranslatedSourceCase{"WatchAndBounds", {"inspect", bounded, "--watch", "--bounds"}, 2}),
    test::caseName<TranslatedSourceCase>);

} // namespace
} // namespace trichevron::cli
