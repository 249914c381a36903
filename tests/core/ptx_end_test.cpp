// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/errors/input_error.h"
#include "core/inspect/kernel_file.h"
#include "core/inspect/ptx_compiler.h"
#include "core/inspect/ptx_end.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <string>

namespace trichevron::core {
namespace {

using test::NamedCase;

const std::string ptxHead = ".version 9.0\n.target sm_90\n.address_size 64\n";
const std::string wholeKernel = ".visible .entry whole()\n{\nret;\n}\n";

struct PtxEndCase : NamedCase {
    std::string ptx; ///< behind ptxHead, which has three lines
    std::string cut; ///< "begins-ends kernel"; empty: the PTX is complete
};

class PtxEnd : public testing::TestWithParam<PtxEndCase> {};

TEST_P(PtxEnd, IsTooEarlyWhereSomethingIsOpen) {
    const auto cut = findCutOff(ptxHead + GetParam().ptx);
    EXPECT_EQ(cut ? std::to_string(cut->firstLine) + '-' + std::to_string(cut->lastLine) + ' ' + cut->kernel
                  : std::string(),
              GetParam().cut);
}

INSTANTIATE_TEST_SUITE_P(
    Table, PtxEnd,
    testing::Values(PtxEndCase{"ACompleteKernel", wholeKernel, ""}, PtxEndCase{"OnlyTheHead", "", ""},
                    PtxEndCase{"ADeclarationWithoutABody", ".extern .func f();\n" + wholeKernel, ""},
                    PtxEndCase{"ABodyWithBlocks", ".entry k()\n{\n{ .reg .b32 %r; }\nret;\n}", ""},
                    PtxEndCase{"ValuesOfAVariable", ".global .b8 x[2] = {1, 2};\n", ""},
                    PtxEndCase{"BracesInCommentsAndStrings",
                               ".file 1 \"a{b.cu\"\n// {\n/* { \n { */\n.entry k()\n{\n// }\nret;\n}\n", ""},
                    PtxEndCase{"LinesOfDebuggingOfOldPtx", wholeKernel + "@@DWARF .section .debug_info {\n",
                               ""},
                    PtxEndCase{"WithinTheBodyOfTheSecondKernel", wholeKernel + ".entry second()\n{\nadd.s32 ",
                               "8-10 second"},
                    PtxEndCase{"AfterALineOfABody", ".entry k()\n{\nret;\n", "4-6 k"},
                    PtxEndCase{"WithinABlockOfABody", ".entry k()\n{\n{\n}\n", "4-7 k"},
                    PtxEndCase{"WithinTheParameters", ".visible .entry k(\n.param .u64 p", "4-5 k"},
                    PtxEndCase{"BeforeTheBody", ".visible .entry k()\n.maxntid 64\n", "4-5 k"},
                    PtxEndCase{"WithinTheBodyOfAFunction", ".func f()\n{\nret;\n", "4-6 "},
                    PtxEndCase{"WithinAVariable", wholeKernel + ".global .align 4 .b8 x[4]", "8-8 "},
                    PtxEndCase{"WithinAComment", wholeKernel + "/* a comment\n", "8-8 "},
                    PtxEndCase{"WithinAString", wholeKernel + ".file 1 \"a.c", "8-8 "}),
    test::caseName<PtxEndCase>);

std::string ptxProblemOf(const std::string& ptx) {
    try {
        readKernels(ptx, "here");
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

TEST(PtxThatWasCutOff, IsOneSentenceWithItsLineAndWhatToDo) {
    EXPECT_EQ(ptxProblemOf(ptxHead + wholeKernel + ".entry _Z6secondPf()\n{\nret;\n"),
              "here, line 10: the PTX ends within kernel second(float*), which begins on line 8: it was cut "
              "off; make or copy it again, in full");
    EXPECT_EQ(ptxProblemOf(ptxHead + wholeKernel + ".func f()\n{"),
              "here, line 9: the PTX ends within what begins on line 8: it was cut off; make or copy it "
              "again, in full");
}

struct PtxRefusalCase : NamedCase {
    std::string output;
    std::uint32_t line;
    std::string message;
    bool isOfText;
};

class PtxRefusals : public testing::TestWithParam<PtxRefusalCase> {};

TEST_P(PtxRefusals, AreTheFirstErrorOfPtxas) {
    const auto refusal = refusalIn(GetParam().output);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->line, GetParam().line);
    EXPECT_EQ(refusal->message, GetParam().message);
    EXPECT_EQ(refusal->isOfText, GetParam().isOfText);
}

// As ptxas 13.0 printed them.
INSTANTIATE_TEST_SUITE_P(
    Table, PtxRefusals,
    testing::Values(
        PtxRefusalCase{
            "AnError",
            "ptxas info    : 0 bytes gmem\nptxas /tmp/a_stdin, line 139; error   : Not a name of any "
            "known instruction: 'rett'\nptxas /tmp/a_stdin, line 179; error   : more\n",
            139, "Not a name of any known instruction: 'rett'", true},
        PtxRefusalCase{"ASyntaxError",
                       "ptxas /tmp/a_stdin, line 21; fatal   : Parsing error near '': syntax error\nptxas "
                       "fatal   : Ptx assembly aborted due to errors\n",
                       21, "Parsing error near '': syntax error", true},
        PtxRefusalCase{"ANewerVersion",
                       "ptxas /tmp/a_stdin, line 9; fatal   : Unsupported .version 99.0; current version is "
                       "'9.0'\n",
                       9, "Unsupported .version 99.0; current version is '9.0'", false},
        PtxRefusalCase{"AFunctionThatTheLinkerWouldFind", "ptxas fatal   : Unresolved extern function 'f'", 0,
                       "Unresolved extern function 'f'", false},
        PtxRefusalCase{"AnArchitectureThatItDoesNotKnow",
                       "ptxas fatal   : Value 'sm_30' is not defined for option 'gpu-name'\n", 0,
                       "Value 'sm_30' is not defined for option 'gpu-name'", false}),
    test::caseName<PtxRefusalCase>);

TEST(PtxRefusalText, OtherOutputHasNoRefusal) {
    EXPECT_FALSE(refusalIn(""));
    EXPECT_FALSE(refusalIn("ptxas fatal\nptxas info    : 0 bytes gmem\nsh: error   : x"));
}

} // namespace
} // namespace trichevron::core
