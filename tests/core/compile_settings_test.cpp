// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Settings of a compilation, the headers of a source, the PTX of other launch bounds, and where compilers
// are.
#include "core/compile/compile_options.h"
#include "core/compile/compiler_search.h"
#include "core/compile/included_files.h"
#include "core/compile/ptx_directives.h"
#include "core/errors/input_error.h"
#include "core/process/tool_search.h"
#include "tests/support/script.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <optional>

namespace trichevron::core {
namespace {

/// A variable of the environment while a test runs; null: it is not set.
class Variable {
public:
    Variable(const char* name, const char* value) : name_(name) {
        if (const char* before = std::getenv(name))
            before_ = before;
        value == nullptr ? ::unsetenv(name) : ::setenv(name, value, 1);
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;
    ~Variable() { before_ ? ::setenv(name_, before_->c_str(), 1) : ::unsetenv(name_); }

private:
    const char* name_;
    std::optional<std::string> before_;
};

TEST(CompileSettings, OnlyListedOptionsArePassedOn) {
    for (const char* option : {"--maxrregcount=32", "-maxrregcount=32", "--use_fast_math", "-use_fast_math",
                               "--ftz=true", "--fmad=false", "--ptxas-optimization=1", "--device-debug",
                               "--override-directive-values", "--extended-lambda"})
        EXPECT_NO_THROW(optionFor(option)) << option;
    for (const char* option : {"",
                               "-",
                               "--",
                               "maxrregcount=32",
                               "--maxrregcount",
                               "--maxrregcount=",
                               "--maxrregcount=x",
                               "--maxrregcount=-1",
                               "--maxrregcount=99999",
                               "--maxrregcount=32;touch",
                               "--use_fast_math=1",
                               "--use_fast_math ",
                               "--ftz=yes",
                               "--run",
                               "-o",
                               "-ofile",
                               "--output-file=x",
                               "-Xcompiler=-fplugin=x.so",
                               "--compiler-bindir=/tmp",
                               "-ccbin=x",
                               "--options-file=x",
                               "--keep-dir=x",
                               "--ptxas-options=--output-file=x",
                               "-DX=$(touch x)",
                               "-I/x",
                               "$(touch x)"})
        EXPECT_THROW(optionFor(option), InputError) << option;
    EXPECT_EQ(optionFor("-maxrregcount=32").ptxas, "--maxrregcount=32");
}

TEST(CompileSettings, AreOneLineEach) {
    const auto isValid = [](const CompileSettings& settings) {
        try {
            requireValid(settings);
            return true;
        } catch (const InputError&) {
            return false;
        }
    };
    for (const char* define : {"X", "X=", "X=4", "_x1=a b", "X=$(touch f)", "X=\"a\"", "X='é'"})
        EXPECT_TRUE(isValid({{}, {}, {define}, {}, {}})) << define;
    for (const char* define : {"", "=", "4", "4=4", "X Y", "X=4\n#include \"x\"", "X=\\", "F(x)=x", "é"})
        EXPECT_FALSE(isValid({{}, {}, {define}, {}, {}})) << define;
    for (const char* standard : {"", "c++11", "c++14", "c++17", "c++20"})
        EXPECT_TRUE(isValid({standard, {}, {}, {}, {}})) << standard;
    for (const char* standard : {"c++98", "gnu++17", "c++17 ", "c++17;x"})
        EXPECT_FALSE(isValid({standard, {}, {}, {}, {}})) << standard;
    EXPECT_TRUE(isValid({{}, {"a b'\"$(x)é"}, {}, {}, {"k<4>"}}));
    EXPECT_FALSE(isValid({{}, {""}, {}, {}, {}}));
    EXPECT_FALSE(isValid({{}, {}, {}, {}, {"k<4>\n"}}));
}

TEST(IncludedFiles, AreThoseOfTheFolderAndOfIncludeFolders) {
    const test::TemporaryDirectory folder;
    const auto file = [&](const char* name) { return (folder.path() / name).string(); };
    test::writeFile(file("a.h"), "#include \"a.h\"\n# include <sub/b.h>\n");
    test::writeFile(file("inc/sub/b.h"), "  #\tinclude \"c.h\"\n");
    test::writeFile(file("inc/sub/c.h"), "int c;\n");
    test::writeFile(file("unused.h"), "");
    const SourceCode source{file("k.cu"), "#include \"a.h\"\n#include \"missing.h\"\n#include <cstdio>\n"};
    const CompileSettings settings{{}, {file("inc")}, {}, {}, {}};
    std::vector<std::string> files = includedFiles(source, settings);
    std::sort(files.begin(), files.end());
    EXPECT_EQ(files, (std::vector<std::string>{file("a.h"), file("inc/sub/b.h"), file("inc/sub/c.h"),
                                               file("k.cu")}));

    const std::string key = contentKey(source, settings);
    EXPECT_EQ(contentKey(source, settings), key);
    test::writeFile(file("unused.h"), "changed");
    EXPECT_EQ(contentKey(source, settings), key) << "a file that is not included";
    test::writeFile(file("inc/sub/c.h"), "int d;\n");
    EXPECT_NE(contentKey(source, settings), key) << "a changed header";
    EXPECT_NE(contentKey(source, {}), key) << "other settings";
}

TEST(PtxDirectives, AreReplacedOfOneKernel) {
    const std::string ptx =
        ".visible .entry kk()\n.maxntid 64, 1, 1\n{\nret;\n}\n.visible .entry k(\n.param .u64 "
        "k_param_0\n)\n.maxntid 512, 1, 1\n.minnctapersm 4\n{\nret;\n}\n";
    const std::string changed = withLaunchBounds(ptx, "k", LaunchBounds{256, 2, std::nullopt});
    EXPECT_NE(changed.find(".maxntid 256, 1, 1\n.minnctapersm 2"), std::string::npos) << changed;
    EXPECT_NE(changed.find(".maxntid 64, 1, 1"), std::string::npos) << changed;
    EXPECT_EQ(changed.find("512"), std::string::npos) << changed;
    const std::string without = withLaunchBounds(ptx, "k", std::nullopt);
    EXPECT_EQ(without.find(".minnctapersm"), std::string::npos) << without;
    EXPECT_NE(without.find(".param .u64 k_param_0"), std::string::npos) << without;
    EXPECT_THROW(withLaunchBounds(ptx, "l", std::nullopt), InputError);
    EXPECT_THROW(withLaunchBounds("", "k", std::nullopt), InputError);
}

TEST(ToolSearch, AVariableComesBeforeTheToolkitAndThePath) {
    const test::TemporaryDirectory folder;
    const auto place = [&](const char* name) { return (folder.path() / name).string(); };
    const Variable none("TRICHEVRON_NVCC", nullptr);
    const Variable noPath("CUDA_PATH", nullptr);
    const Variable home("CUDA_HOME", place("toolkit").c_str());
    const Variable path("PATH", place("path").c_str());
    const std::string onPath = test::writeScript(place("path/nvcc"), "");
    EXPECT_EQ(findTool("nvcc"), onPath);
    const std::string inToolkit = test::writeScript(place("toolkit/bin/nvcc"), "");
    EXPECT_EQ(findTool("nvcc"), inToolkit);
    EXPECT_EQ(toolkitFolders().front(), place("toolkit"));
    {
        const std::string chosen = test::writeScript(place("chosen"), "");
        const Variable variable("TRICHEVRON_NVCC", chosen.c_str());
        EXPECT_EQ(findTool("nvcc"), chosen);
    }
    const Variable empty("TRICHEVRON_NVCC", "");
    EXPECT_EQ(findTool("nvcc"), "");
    EXPECT_FALSE(isProgram(folder.path().string())) << "a folder";
    EXPECT_FALSE(isProgram(test::writeFile(place("text"), "")));
}

TEST(CompilerSearch, FindsNvrtcInPythonEnvironments) {
    const test::TemporaryDirectory folder;
    const Variable noNvcc("TRICHEVRON_NVCC", "");
    const Variable noNvrtc("TRICHEVRON_NVRTC", nullptr);
    // A host that takes only libraries of the environment.
    const std::string host =
        test::writeScript(folder.path() / "host",
                          "case $2 in */site-packages/*) echo release 13.0; echo sm_90;; *) exit 2;; esac");
    for (const char* package : {"cu13", "cuda_nvrtc"}) {
        const auto environment = folder.path() / package;
        const auto nvidia = environment / "lib/python3.12/site-packages/nvidia";
        const std::string library = test::writeFile(nvidia / package / "lib/libnvrtc.so.13", "");
        std::filesystem::create_directories(nvidia / package / "include");
        const Variable variable("VIRTUAL_ENV", environment.c_str());
        const FoundCompilers found = findCompilers({{}, {host}});
        ASSERT_EQ(found.compilers.size(), 1U) << package;
        EXPECT_EQ(found.compilers.front().kind, CompilerKind::Nvrtc);
        EXPECT_EQ(found.compilers.front().path, library);
        EXPECT_EQ(found.compilers.front().includeFolders,
                  std::vector<std::string>{(nvidia / package / "include").string()});
    }
    const Variable none("TRICHEVRON_NVRTC", "");
    EXPECT_TRUE(findCompilers({{}, {host}}).compilers.empty());
}

} // namespace
} // namespace trichevron::core
