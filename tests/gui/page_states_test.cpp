// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages Kernel and Program keep in a session file: what they write they read again, and they leave
// out what they cannot read.
#include "app/gui/pages/kernel/kernel_page_state.h"
#include "app/gui/pages/program/program_page_state.h"
#include "core/json/json_reader.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <string>

namespace trichevron::gui {
namespace {

struct StateCase : test::NamedCase {
    std::string read;
    std::string written;
};

class KernelPageStates : public testing::TestWithParam<StateCase> {};

TEST_P(KernelPageStates, KeepsWhatItCanRead) {
    const core::Json read = core::parseJson(GetParam().read, "the state");
    EXPECT_EQ(KernelPageState::from(read).toJson(), core::parseJson(GetParam().written, "the result"));
}

INSTANTIATE_TEST_SUITE_P(
    Pages, KernelPageStates,
    testing::Values(
        StateCase{{"NothingIsNoState"}, "{}", "{}"},
        StateCase{{"TheFilterAndTheDevicesStay"},
                  R"({"filter": "soft", "allDevices": true})",
                  R"({"filter": "soft", "allDevices": true})"},
        StateCase{{"AnEmptyFilterIsAFilter"}, R"({"filter": ""})", R"({"filter": ""})"},
        StateCase{{"OtherTypesAreLeftOut"}, R"({"filter": 1, "allDevices": "yes", "file": "a.cubin"})", "{}"},
        StateCase{{"UnknownKeysAreLeftOut"}, R"({"filter": "", "zoom": 2})", R"({"filter": ""})"},
        StateCase{{"AKernelOfAnotherVersionIsLeftOut"}, R"({"kernel": {"from": "later"}})", "{}"},
        StateCase{{"AFileStaysWithItsDate"},
                  R"({"file": {"path": "/a.cubin", "modified": "2026-11-22T10:00:00.000Z", "bytes": 7}})",
                  R"({"file": {"path": "/a.cubin", "modified": "2026-11-22T10:00:00.000Z", "bytes": 7}})"},
        StateCase{
            {"ASourceStaysAsItIs"}, R"({"source": {"from": "later"}})", R"({"source": {"from": "later"}})"}),
    test::caseName<StateCase>);

class ProgramPageStates : public testing::TestWithParam<StateCase> {};

TEST_P(ProgramPageStates, KeepsWhatItCanRead) {
    const core::Json read = core::parseJson(GetParam().read, "the state");
    EXPECT_EQ(ProgramPageState::from(read).toJson(), core::parseJson(GetParam().written, "the result"));
}

INSTANTIATE_TEST_SUITE_P(
    Pages, ProgramPageStates,
    testing::Values(
        StateCase{{"NothingIsNoState"}, "{}", R"({"silenced": []})"},
        StateCase{{"BothFilesStay"},
                  R"({"file": "/a.json", "comparedWith": "/b.json"})",
                  R"({"file": "/a.json", "comparedWith": "/b.json", "silenced": []})"},
        StateCase{{"TheViewsChoicesStay"},
                  R"({"view": 2, "group": 1, "filter": "soft", "silenced": []})",
                  R"({"view": 2, "group": 1, "filter": "soft", "silenced": []})"},
        StateCase{
            {"OtherTypesAreLeftOut"},
            R"({"file": 1, "comparedWith": {}, "view": "2", "group": 0.5, "filter": [], "silenced": 3})",
            R"({"silenced": []})"},
        StateCase{{"KindsOfFindingsOfAnotherVersionAreLeftOut"},
                  R"({"silenced": ["fewBlocks", "later", 1]})",
                  R"({"silenced": ["fewBlocks"]})"}),
    test::caseName<StateCase>);

} // namespace
} // namespace trichevron::gui
