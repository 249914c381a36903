// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Checks the sources: the includes of each layer, the licence of each file, and its length.
#include "tests/case_name.h"
#include "tests/house/sources.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using trichevron::test::codeUnder;
using trichevron::test::includedPath;
using trichevron::test::linesOf;
using trichevron::test::sourceRoot;

struct LayerCase : trichevron::test::NamedCase {
    std::vector<std::string> folders;
    const char* forbidden; ///< regular expression over the included path
};

class Layer : public testing::TestWithParam<LayerCase> {};

TEST_P(Layer, IncludesOnlyWhatItMay) {
    const std::regex forbidden(GetParam().forbidden);
    const std::vector<fs::path> files = codeUnder(GetParam().folders);
    ASSERT_FALSE(files.empty());
    for (const fs::path& file : files)
        for (const std::string& line : linesOf(file))
            if (const auto included = includedPath(line)) {
                EXPECT_FALSE(std::regex_search(*included, forbidden)) << file << ": " << line;
            }
}

INSTANTIATE_TEST_SUITE_P(
    House, Layer,
    testing::Values(
        LayerCase{"CoreIncludesNoQtNoCudaAndNoOtherLayer",
                  {"core"},
                  "^(Q[A-Z]|q[a-z]+\\.h|CLI/|cuda|nvml|cooperative_groups|gpu/|app/)"},
        LayerCase{"GuiIncludesNoCudaNoGpuAndNoCli", {"app/gui"}, "^(CLI/|cuda|nvml|nvrtc|gpu/|app/cli/)"},
        LayerCase{"GpuIncludesNoQtAndNoProgram", {"gpu"}, "^(Q[A-Z]|qcustomplot|CLI/|app/)"},
        LayerCase{"CliIncludesNoQt", {"app/cli"}, "^(Q[A-Z]|qcustomplot|app/gui/)"},
        LayerCase{"OnlyGpuIncludesCuda", {"core", "app"}, "^(cuda|cooperative_groups)"}),
    trichevron::test::caseName<LayerCase>);

TEST(House, EveryFileStatesItsLicence) {
    for (const fs::path& file : codeUnder({"core", "gpu", "app", "tests"})) {
        const std::vector<std::string> lines = linesOf(file);
        ASSERT_GE(lines.size(), 2U) << file;
        EXPECT_EQ(lines[0], "// SPDX-FileCopyrightText: 2026 The Trichevron authors") << file;
        const std::string path = fs::relative(file, sourceRoot).generic_string();
        // Code that is linked with QCustomPlot or runs in such a program.
        const bool isGpl =
            std::regex_search(path, std::regex("^app/gui/|^tests/(gui|faults)/|_bench\\.cpp$")) &&
            !std::regex_search(
                path,
                std::regex(
                    "/(evaluate|occupancy|batch|measure|capture|compile|program|launch_text)_bench\\.cpp$"));
        EXPECT_EQ(lines[1], isGpl ? "// SPDX-License-Identifier: GPL-3.0-or-later"
                                  : "// SPDX-License-Identifier: Apache-2.0")
            << file;
    }
}

/// The paths in REUSE.toml, which states the licence of files without a licence line. A folder ends in "/".
std::vector<std::string> annotatedPaths() {
    std::vector<std::string> paths;
    const std::regex quoted(R"re(^\s*"([^"*]+)(\*\*)?",$)re");
    for (const std::string& line : linesOf(sourceRoot / "REUSE.toml")) {
        std::smatch match;
        if (std::regex_match(line, match, quoted))
            paths.push_back(match[1].str());
    }
    return paths;
}

TEST(House, EveryResourceStatesItsLicence) {
    const std::vector<std::string> annotated = annotatedPaths();
    ASSERT_FALSE(annotated.empty());
    for (const char* folder : {"resources", "tests/data"})
        for (const auto& entry : fs::recursive_directory_iterator(sourceRoot / folder)) {
            if (!entry.is_regular_file())
                continue;
            const std::string path = fs::relative(entry.path(), sourceRoot).generic_string();
            const bool isAnnotated = std::any_of(annotated.begin(), annotated.end(), [&](const auto& prefix) {
                return path.starts_with(prefix);
            });
            std::ifstream stream(entry.path());
            const std::string content{std::istreambuf_iterator<char>(stream), {}};
            EXPECT_TRUE(isAnnotated || content.find("SPDX-License-Identifier") != std::string::npos) << path;
        }
}

TEST(House, FilesAreShort) {
    for (const fs::path& file : codeUnder({"core", "gpu", "app", "tests"}))
        EXPECT_LE(linesOf(file).size(), 450U) << file << " is too long: split it";
}

TEST(House, QtAssertionsThatPassSilentlyUnderGoogleTestAreNotUsed) {
    const std::regex macro(R"(\b(QVERIFY|QCOMPARE|QTRY_|QFAIL)\w*\()");
    for (const fs::path& file : codeUnder({"tests"})) {
        if (file.filename() == "house_test.cpp")
            continue;
        for (const std::string& line : linesOf(file))
            EXPECT_FALSE(std::regex_search(line, macro)) << file << ": " << line;
    }
}

TEST(House, NothingIsHatchedWithPatternsOfQtWhichCountPixelsOfTheDevice) {
    const std::regex pattern(R"(\bQt::(Dense[1-7]|Hor|Ver|Cross|BDiag|FDiag|DiagCross)Pattern\b)");
    for (const fs::path& file : codeUnder({"app"}))
        for (const std::string& line : linesOf(file))
            EXPECT_FALSE(std::regex_search(line, pattern)) << file << ": use app/gui/render/hatching.h";
}

/// The file on one line, so that a statement is found however it is broken.
std::string joined(const fs::path& file) {
    std::string text;
    for (const std::string& line : linesOf(file))
        text += line.substr(std::min(line.find_first_not_of(' '), line.size())) + ' ';
    return text;
}

/// A clone may be in a folder with a blank or with any letter in its name. These words are paths of the
/// build.
TEST(House, TestsQuotePathsInCommands) {
    const std::regex quoted(R"(quoted\(TRICHEVRON_[A-Z_]+\))");
    const std::regex unquoted(R"re([ =>]" (\+ )?(QStringLiteral\()?TRICHEVRON_[A-Z_]+\b)re"
                              R"re(|\bTRICHEVRON_[A-Z_]+\)? (\+ )?(QStringLiteral\()?" )re");
    for (const fs::path& file : codeUnder({"tests"})) {
        const std::string text = std::regex_replace(joined(file), quoted, "");
        std::smatch found;
        EXPECT_FALSE(std::regex_search(text, found, unquoted))
            << file << ": " << found.str() << " is not quoted: use tests/support/quoted.h";
    }
}

TEST(House, TestsTypeNoPath) {
    const std::regex typed(R"(keyClicks\([^;]*(TRICHEVRON_|[pP]ath\b|[fF]older_?\.))");
    for (const fs::path& file : codeUnder({"tests"})) {
        const std::string text = joined(file);
        std::smatch found;
        EXPECT_FALSE(std::regex_search(text, found, typed))
            << file << ": " << found.str() << ": QTest has no keys for letters beyond Latin-1, insert it";
    }
}

} // namespace
