// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Green contexts and attributes with members on the command line.
#include "tests/cli/command_case.h"

#include <gtest/gtest.h>

namespace trichevron::cli {
namespace {

using test::CommandCase;
using test::fixtureDevice;

class LaunchOption : public testing::TestWithParam<CommandCase> {};

TEST_P(LaunchOption, HasTheExpectedStatusAndOutput) {
    expectOutcome(GetParam());
}

std::vector<std::string> checkOnFixture(std::vector<std::string> more) {
    more.insert(more.begin(), "check");
    more.insert(more.end(), {"--device", fixtureDevice});
    return more;
}

INSTANTIATE_TEST_SUITE_P(
    Check, LaunchOption,
    testing::Values(
        CommandCase{"AGreenContextOfMoreSmsThanTheDeviceHasIsRefused",
                    checkOnFixture({"--grid", "3", "--block", "32", "--green-context", "100000"}),
                    1,
                    {"[greenContextSize]", "cudaErrorInvalidResourceConfiguration",
                     "stream nonBlocking of a green context of 100000 SMs"},
                    ""},
        CommandCase{"AGreenContextHasSms",
                    checkOnFixture({"--grid", "3", "--block", "32", "--green-context", "0"}),
                    2,
                    {},
                    "--green-context: \"0\" is too small; give a whole number from 1 to 4,294,967,295"},
        CommandCase{
            "AGreenContextTakesNoOtherStream",
            checkOnFixture({"--grid", "3", "--block", "32", "--stream", "perThread", "--green-context", "8"}),
            2,
            {},
            "--green-context: a stream of a green context is nonBlocking or highPriority"},
        CommandCase{"ANodeOfAGraphHasNoGreenContext",
                    checkOnFixture({"--grid", "3", "--block", "32", "--api", "cudaGraphAddKernelNode",
                                    "--green-context", "8"}),
                    2,
                    {},
                    "--green-context: a kernel node of a graph runs in the context in which it was added"},
        CommandCase{"AnAttributeWithMembersTakesAllOfThem",
                    checkOnFixture({"--grid", "3", "--block", "32", "--attribute", "memSyncDomainMap=0"}),
                    2,
                    {},
                    "--attribute memSyncDomainMap: this takes 2 numbers: default_,remote"},
        CommandCase{"AnAttributeWithMembersIsRefusedByItsMember",
                    checkOnFixture({"--grid", "3", "--block", "32", "--attribute",
                                    "accessPolicyWindow=4096,1.5,1,0"}),
                    1,
                    {"[accessWindowHitRatio]", "value 1.5, limit 1"},
                    ""}),
    test::caseName<CommandCase>);

} // namespace
} // namespace trichevron::cli
