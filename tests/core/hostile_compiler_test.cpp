// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Compilers that crash, hang or lie: each is one sentence, and its process ends.
#include "core/compile/compile.h"
#include "core/compile/compiler_search.h"
#include "core/errors/input_error.h"
#include "tests/case_name.h"
#include "tests/support/script.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

namespace trichevron::core {
namespace {

constexpr std::string_view kernelText = "__global__ void k() {}\n";

Compiler fakeNvcc(const std::string& path) {
    return {CompilerKind::Nvcc, path, "13.0", {"sm_90"}, {}, {}};
}

struct HostileCase : test::NamedCase {
    const char* script;
    CompileLimits limits;
    const char* sentence; ///< a part of it
};

constexpr std::chrono::milliseconds patience{std::chrono::minutes(1)};
constexpr std::chrono::milliseconds impatience{1000};
constexpr std::uint64_t littleMemory = std::uint64_t{256} << 20U;

class HostileCompiler : public testing::TestWithParam<HostileCase> {};

TEST_P(HostileCompiler, IsOneSentence) {
    const test::TemporaryDirectory folder;
    const Compiler compiler = fakeNvcc(test::writeScript(folder.path() / "nvcc", GetParam().script));
    const CompiledSource result =
        compileSource(compiler, {{}, std::string(kernelText)}, {}, "sm_90", GetParam().limits);
    ASSERT_TRUE(result.failure);
    const std::string sentence = result.failure->text();
    EXPECT_NE(sentence.find(GetParam().sentence), std::string::npos) << sentence;
    EXPECT_EQ(sentence.find('\n'), std::string::npos) << sentence;
    EXPECT_TRUE(result.kernels.empty());
    EXPECT_FALSE(result.wasCancelled);
}

INSTANTIATE_TEST_SUITE_P(
    Compile, HostileCompiler,
    testing::Values(
        HostileCase{"ACrash", "kill -SEGV $$", {patience, 0}, "nvcc 13.0 crashed with signal 11 for sm_90"},
        HostileCase{"AnAbort", "kill -ABRT $$", {patience, 0}, "nvcc 13.0 crashed with signal 6 for sm_90"},
        HostileCase{
            "AHang", "sleep 1000", {impatience, 0}, "did not end within 1 second for sm_90 and was stopped"},
        HostileCase{"AHangThatIgnoresSignals",
                    "trap '' TERM INT HUP; while :; do :; done",
                    {impatience, 0},
                    "did not end within 1 second"},
        HostileCase{"AHangBehindAClosedOutput",
                    "exec >&- 2>&-; sleep 1000",
                    {impatience, 0},
                    "did not end within 1 second"},
        HostileCase{"MemoryWithoutEnd",
                    "exec awk 'BEGIN { s = 1; while (1) s = s s }'",
                    {patience, littleMemory},
                    "nvcc 13.0 needs more than 256 MiB of memory for sm_90"},
        HostileCase{"MemoryOfAChildThatTheParentReports",
                    "echo 'terminate called after throwing an instance of std::bad_alloc'; exit 1",
                    {patience, littleMemory},
                    "needs more than 256 MiB of memory"},
        HostileCase{
            "OutputWithoutEnd", "exec yes", {patience, 0}, "printed without end for sm_90 and was stopped"},
        HostileCase{"AHugeFile",
                    "exec truncate -s 3G source.cubin",
                    {patience, 0},
                    "nvcc 13.0 wrote a file of more than 1,024 MiB for sm_90 and was stopped"},
        HostileCase{"AFailureWithoutAWord",
                    "exit 7",
                    {patience, 0},
                    "failed with exit status 7 for sm_90 and said nothing of the source"},
        HostileCase{"BinaryOutput",
                    "head -c 100000 /dev/urandom; exit 1",
                    {patience, 0},
                    "failed with exit status 1"},
        HostileCase{"ALineWithoutEnd",
                    "head -c 10000000 /dev/zero | tr '\\0' '('; exit 1",
                    {patience, 0},
                    "failed with exit status 1"},
        HostileCase{"SuccessWithoutACubin", "exit 0", {patience, 0}, "source.cubin"},
        HostileCase{"SuccessWithoutPtx", "echo x > source.cubin", {patience, 0}, "source.ptx"},
        HostileCase{"GarbageAsPtx",
                    "head -c 10000 /dev/urandom > source.cubin; head -c 10000 /dev/urandom > source.ptx",
                    {patience, 0},
                    "there is no kernel"},
        HostileCase{
            "GarbageAsCubin",
            "echo '.version 9.0\n.target sm_90\n.visible .entry k()\n{\nret;\n}' > source.ptx; head -c 10000 "
            "/dev/zero > source.cubin",
            {patience, 0},
            "source.cu"},
        HostileCase{"AFolderAsCubin", "mkdir source.cubin source.ptx", {patience, 0}, "source.cubin"},
        HostileCase{"ADeviceAsCubin", "ln -s /dev/zero source.cubin", {patience, 0}, "source.cubin"},
        HostileCase{"ItsFolderRemoved", "rm -rf -- \"$PWD\"", {patience, 0}, "source.cubin"},
        HostileCase{"AnErrorThatQuotesMissingMemory",
                    "echo 'source.cu(3): error: identifier \"y\" is undefined'; echo '      puts(\"out of "
                    "memory\");'; "
                    "exit 1",
                    {patience, littleMemory},
                    "source.cu, line 3: identifier \"y\" is undefined"},
        HostileCase{"AnErrorDirectiveThatSpeaksOfMemory",
                    "echo 'source.cu(3): error: #error directive: out of memory'; exit 1",
                    {patience, littleMemory},
                    "source.cu, line 3: #error directive: out of memory"}),
    test::caseName<HostileCase>);

TEST(HostileCompilers, OneThatIsMissingIsOneSentence) {
    const CompiledSource result =
        compileSource(fakeNvcc("/no/such/nvcc"), {{}, std::string(kernelText)}, {}, "sm_90");
    ASSERT_TRUE(result.failure);
    EXPECT_EQ(result.failure->text(), "/no/such/nvcc cannot be started: No such file or directory");
}

TEST(HostileCompilers, AFolderThatCannotBeMadeIsOneSentence) {
    const char* before = std::getenv("TMPDIR");
    const std::string saved = before == nullptr ? "" : before;
    ::setenv("TMPDIR", "/no/such/folder", 1);
    const CompiledSource result =
        compileSource(fakeNvcc("/bin/true"), {{}, std::string(kernelText)}, {}, "sm_90");
    before == nullptr ? ::unsetenv("TMPDIR") : ::setenv("TMPDIR", saved.c_str(), 1);
    ASSERT_TRUE(result.failure);
    EXPECT_NE(result.failure->text().find("cannot make a temporary folder: No such file or directory"),
              std::string::npos)
        << result.failure->text();
}

TEST(HostileCompilers, AFolderOfHeadersThatIsNoneIsNamedBeforeACompilerStarts) {
    const test::TemporaryDirectory folder;
    const Compiler compiler =
        fakeNvcc(test::writeScript(folder.path() / "nvcc", "touch " + (folder / "started")));
    const std::string loop = folder / "loop";
    std::filesystem::create_symlink(loop, loop);
    struct Row {
        std::string path;
        const char* problem;
    };
    for (const Row& row :
         {Row{folder / "missing", ": there is no such folder; name the folder of the headers"},
          Row{compiler.path, ": this is no folder; name the folder of the headers"},
          Row{"/dev/null", ": this is no folder; name the folder of the headers"},
          Row{loop, ": cannot be searched for headers: Too many levels of symbolic links"}}) {
        CompileSettings settings;
        settings.includeFolders = {folder.path().string(), row.path};
        const CompiledSource result =
            compileSource(compiler, {{}, std::string(kernelText)}, settings, "sm_90");
        ASSERT_TRUE(result.failure) << row.path;
        EXPECT_EQ(result.failure->text(), row.path + row.problem);
    }
    EXPECT_FALSE(std::filesystem::exists(folder / "started"));
}

/// In a folder of the test, which TMPDIR names with a relative path.
class RelativePaths : public testing::Test {
protected:
    void SetUp() override {
        const char* variable = std::getenv("TMPDIR");
        tmpdir_ = variable == nullptr ? "" : variable;
        std::filesystem::create_directory(folder.path() / "temporary");
        std::filesystem::current_path(folder.path());
        ::setenv("TMPDIR", "temporary", 1);
    }
    void TearDown() override {
        std::filesystem::current_path(before_);
        tmpdir_.empty() ? ::unsetenv("TMPDIR") : ::setenv("TMPDIR", tmpdir_.c_str(), 1);
    }
    const test::TemporaryDirectory folder;

private:
    const std::filesystem::path before_ = std::filesystem::current_path();
    std::string tmpdir_;
};

TEST_F(RelativePaths, OfACompilerAndOfTmpdirAreFromTheFolderOfTheProgram) {
    test::writeScript(folder.path() / "mynvcc",
                      "echo 'release 13.0, V13.0.88'; echo sm_90; echo \"$TMPDIR\" > " + (folder / "tmpdir"));
    const FoundCompilers found = findCompilers({"mynvcc", {}});
    ASSERT_EQ(found.compilers.size(), 1U);
    const CompiledSource result =
        compileSource(found.compilers.front(), {{}, std::string(kernelText)}, {}, "sm_90");
    ASSERT_TRUE(result.failure);
    EXPECT_NE(result.failure->text().find("source.cubin"), std::string::npos) << "the script makes none";
    std::string seen;
    std::ifstream(folder / "tmpdir") >> seen; // of the last call, which compiles
    EXPECT_TRUE(seen.starts_with((folder.path() / "temporary/trichevron-work-").string())) << seen;
}

TEST(HostileCompilers, CancellingEndsOneThatHangs) {
    const test::TemporaryDirectory folder;
    const Compiler compiler = fakeNvcc(
        test::writeScript(folder.path() / "nvcc", "touch " + (folder / "started") + "; sleep 100000"));
    std::atomic<bool> cancelled = false;
    std::thread canceller([&] {
        while (!std::filesystem::exists(folder / "started"))
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        cancelled = true;
    });
    // Longer than any test may run: only cancelling ends it.
    const CompiledSource result = compileSource(compiler, {{}, std::string(kernelText)}, {}, "sm_90",
                                                {std::chrono::hours(24), 0}, &cancelled);
    canceller.join();
    EXPECT_TRUE(result.wasCancelled);
}

// What a program says of itself when it is searched for.
struct LiarCase : test::NamedCase {
    const char* script;
    std::vector<std::string> architectures; ///< empty: it is no compiler
};

class HostileSearch : public testing::TestWithParam<LiarCase> {};

TEST_P(HostileSearch, TakesOnlyWhatIsPlain) {
    const test::TemporaryDirectory folder;
    const std::string path = test::writeScript(folder.path() / "nvcc", GetParam().script);
    const FoundCompilers found = findCompilers({path, {}});
    if (GetParam().architectures.empty()) {
        EXPECT_TRUE(found.compilers.empty());
        ASSERT_EQ(found.problems.size(), 1U);
        EXPECT_TRUE(
            found.problems.front().text().starts_with(path + " is no CUDA compiler that can be used"));
        return;
    }
    ASSERT_EQ(found.compilers.size(), 1U);
    EXPECT_EQ(found.compilers.front().architectures, GetParam().architectures);
}

INSTANTIATE_TEST_SUITE_P(
    Compile, HostileSearch,
    testing::Values(
        LiarCase{"ACrash", "kill -SEGV $$", {}}, LiarCase{"ItPrintsNothing", "exit 0", {}},
        LiarCase{"ItPrintsGarbage", "head -c 1000000 /dev/urandom", {}},
        LiarCase{"ItPrintsWithoutEnd", "exec yes release", {}},
        LiarCase{"AVersionWithoutNumber", "echo 'release twelve'; echo sm_90", {}},
        LiarCase{"NoArchitectures", "echo 'release 13.0, V13.0.88'", {}},
        LiarCase{"OnlyNamesOfArchitecturesCount",
                 "echo 'release 13.0, V13.0.88'; echo sm_80; echo 'sm_90; touch x'; echo sm_; echo sm_90a; "
                 "printf 'sm_\\033[31m\\n'; echo sm_99999",
                 {"sm_80", "sm_90a"}}),
    test::caseName<LiarCase>);

TEST(HostileCompilers, SourcesAreRefusedBeforeACompilerStarts) {
    struct Row {
        const char* rule;
        std::string text;
        const char* sentence;
    };
    for (const Row& row :
         {Row{"empty", "", "source.cu: the source is empty"},
          Row{"only blanks", " \n\t\r\n", "source.cu: the source is empty"},
          Row{"binary",
              std::string("\x7f"
                          "ELF\0\0",
                          6),
              "source.cu: this is no source: it has a zero byte"},
          Row{"100 MB", std::string(100'000'000, ' '), "source.cu: the source is longer than 16 MiB"}})
        try {
            requireText({{}, row.text});
            ADD_FAILURE() << row.rule;
        } catch (const InputError& error) {
            EXPECT_EQ(error.text().text(), row.sentence) << row.rule;
        }
}

} // namespace
} // namespace trichevron::core
