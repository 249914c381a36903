// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Lines that nvcc, ptxas and NVRTC 13.0 and GCC 12 printed, and lines that no compiler prints.
#include "core/compile/compiler_log.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

using Severity = CompilerMessage::Severity;

struct LogCase : test::NamedCase {
    std::string log;
    std::vector<CompilerMessage> messages;
};

class CompilerLog : public testing::TestWithParam<LogCase> {};

TEST_P(CompilerLog, IsRead) {
    const auto messages = readCompilerLog(GetParam().log);
    EXPECT_EQ(messages.size(), GetParam().messages.size());
    for (std::size_t i = 0; i < std::min(messages.size(), GetParam().messages.size()); ++i) {
        const CompilerMessage& expected = GetParam().messages[i];
        EXPECT_EQ(messages[i], expected)
            << messages[i].file << '|' << messages[i].line << '|' << messages[i].text;
    }
}

INSTANTIATE_TEST_SUITE_P(
    Compile, CompilerLog,
    testing::Values(
        LogCase{"Empty", "", {}},
        LogCase{"NvccError",
                "k.cu(3): error: identifier \"y\" is undefined\n      x = y;\n          ^\n\n1 error "
                "detected in the "
                "compilation of \"k.cu\".\n",
                {{Severity::Error, "k.cu", 3, "identifier \"y\" is undefined"}}},
        LogCase{"NvccWarning",
                "k.cu(3): warning #177-D: variable \"u\" was declared but never referenced\n",
                {{Severity::Warning, "k.cu", 3, "variable \"u\" was declared but never referenced"}}},
        LogCase{"NvccRemark",
                "Remark: The warnings can be suppressed with \"-diag-suppress <warning-number>\"\n",
                {}},
        LogCase{"EdgCatastrophe",
                "k.cu(1): catastrophic error: cannot open source file \"x.h\"\n",
                {{Severity::Error, "k.cu", 1, "cannot open source file \"x.h\""}}},
        LogCase{"GccFatal",
                "k.cu:1:10: fatal error: x.h: No such file or directory\ncompilation terminated.\n",
                {{Severity::Error, "k.cu", 1, "x.h: No such file or directory"}}},
        LogCase{"GccErrorWithoutColumn", "k.cu:12: error: stray\n", {{Severity::Error, "k.cu", 12, "stray"}}},
        LogCase{"PtxasError",
                "ptxas error   : Entry function 'k' uses too much shared data (0x1c000 bytes, 0xc000 max)\n",
                {{Severity::Error, "", 0,
                  "Entry function 'k' uses too much shared data (0x1c000 bytes, 0xc000 max)"}}},
        LogCase{"PtxasWithALine",
                "ptxas /tmp/x.ptx, line 9; error   : Unknown symbol 'y'\n",
                {{Severity::Error, "", 0, "Unknown symbol 'y'"}}},
        LogCase{"PtxasInformationIsNone",
                "ptxas info    : Used 8 registers, used 0 barriers\nptxas info    : 0 bytes gmem\n",
                {}},
        LogCase{"NvccDied",
                "nvcc error   : 'cicc' died due to signal 9 (Kill signal)\n",
                {{Severity::Error, "", 0, "'cicc' died due to signal 9 (Kill signal)"}}},
        LogCase{"NvccFatal",
                "nvcc fatal   : Unsupported gpu architecture 'compute_20'\n",
                {{Severity::Error, "", 0, "Unsupported gpu architecture 'compute_20'"}}},
        LogCase{"NvrtcError",
                "nvrtc: error: invalid value for --gpu-architecture (-arch)\n",
                {{Severity::Error, "", 0, "invalid value for --gpu-architecture (-arch)"}}},
        LogCase{"EachOnce", "k.cu(3): error: x\nk.cu(3): error: x\n", {{Severity::Error, "k.cu", 3, "x"}}},
        LogCase{"BracketsInTheName",
                "a(1)/b (2).cu(3): error: x\n",
                {{Severity::Error, "a(1)/b (2).cu", 3, "x"}}},
        LogCase{"ColonsInTheName", "C:/a:5:b.cu:3:1: error: x\n", {{Severity::Error, "C:/a:5:b.cu", 3, "x"}}},
        LogCase{"WithoutALineEnd", "k.cu(3): error: x", {{Severity::Error, "k.cu", 3, "x"}}},
        LogCase{"LineEndsOfWindows", "k.cu(3): error: x\r\n", {{Severity::Error, "k.cu", 3, "x"}}},
        LogCase{"IndentedIsSource", "  k.cu(3): error: x\n\tk.cu(3): error: x\n", {}},
        LogCase{"ALineNumberThatIsTooLarge", "k.cu(99999999999): error: x\n", {}},
        LogCase{"LineZero", "k.cu(0): error: x\n", {}},
        LogCase{"ALongLineIsNone", std::string(30'000, 'a') + "(3): error: x\n", {}},
        LogCase{"BracketsWithoutEnd", std::string(10'000, '(') + "\n", {}},
        LogCase{"ZeroBytes",
                std::string("\0\0(3): error: x\n", 16),
                {{Severity::Error, std::string("\0\0", 2), 3, "x"}}}),
    test::caseName<LogCase>);

TEST(CompilerLogs, HaveALimit) {
    std::string log;
    for (int line = 1; line <= 3000; ++line)
        log += "k.cu(" + std::to_string(line) + "): error: x\n";
    EXPECT_EQ(readCompilerLog(log).size(), maxCompilerMessages);
}

TEST(CompilerLogs, TellOfMissingMemory) {
    for (const char* log : {"terminate called after throwing an instance of 'std::bad_alloc'\n",
                            "LLVM ERROR: out of memory\n", "cc1plus: out of memory allocating 65536 bytes\n",
                            "virtual memory exhausted: Cannot allocate memory\n",
                            "k.cu(3): catastrophic error: out of memory\n"})
        EXPECT_TRUE(tellsOfMissingMemory(log)) << log;
    for (const char* log :
         {"", "k.cu(3): error: identifier \"bad_alloc\" is undefined\n", "    puts(\"out of memory\");\n",
          "k.cu(3): error: #error directive: out of memory\n"})
        EXPECT_FALSE(tellsOfMissingMemory(log)) << log;
}

} // namespace
} // namespace trichevron::core
