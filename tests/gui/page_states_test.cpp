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

/// What the state of a page writes of what it reads.
template <class State>
core::Json rewritten(const core::Json& json) {
    return State::from(json).toJson();
}

struct StateCase : test::NamedCase {
    core::Json (*rewrite)(const core::Json&);
    std::string read;
    std::string written;
};
class PageStates : public testing::TestWithParam<StateCase> {};

TEST_P(PageStates, KeepsWhatItCanRead) {
    EXPECT_EQ(GetParam().rewrite(core::parseJson(GetParam().read, "the state")),
              core::parseJson(GetParam().written, "the result"));
}

constexpr auto kernelPage = rewritten<KernelPageState>;
constexpr auto programPage = rewritten<ProgramPageState>;

INSTANTIATE_TEST_SUITE_P(
    KernelPage, PageStates,
    testing::Values(
        StateCase{{"NothingIsNoState"}, kernelPage, "{}", "{}"},
        StateCase{{"TheFilterAndTheDevicesStay"},
                  kernelPage,
                  R"({"filter": "soft", "allDevices": true})",
                  R"({"filter": "soft", "allDevices": true})"},
        StateCase{{"AnEmptyFilterIsAFilter"}, kernelPage, R"({"filter": ""})", R"({"filter": ""})"},
        StateCase{{"OtherTypesAreLeftOut"},
                  kernelPage,
                  R"({"filter": 1, "allDevices": "yes", "file": "a.cubin"})",
                  "{}"},
        StateCase{{"UnknownKeysAreLeftOut"}, kernelPage, R"({"filter": "", "zoom": 2})", R"({"filter": ""})"},
        StateCase{{"AKernelOfAnotherVersionIsLeftOut"}, kernelPage, R"({"kernel": {"from": "later"}})", "{}"},
        StateCase{{"AFileStaysWithItsDate"},
                  kernelPage,
                  R"({"file": {"path": "/a.cubin", "modified": "2026-11-22T10:00:00.000Z", "bytes": 7}})",
                  R"({"file": {"path": "/a.cubin", "modified": "2026-11-22T10:00:00.000Z", "bytes": 7}})"},
        StateCase{{"ASourceStaysAsItIs"},
                  kernelPage,
                  R"({"source": {"from": "later"}})",
                  R"({"source": {"from": "later"}})"}),
    test::caseName<StateCase>);

INSTANTIATE_TEST_SUITE_P(
    ProgramPage, PageStates,
    testing::Values(
        StateCase{{"NothingIsNoState"}, programPage, "{}", R"({"silenced": []})"},
        StateCase{{"BothFilesStay"},
                  programPage,
                  R"({"file": "/a.json", "comparedWith": "/b.json"})",
                  R"({"file": "/a.json", "comparedWith": "/b.json", "silenced": []})"},
        StateCase{{"TheViewsChoicesStay"},
                  programPage,
                  R"({"view": 2, "group": 1, "filter": "soft", "silenced": []})",
                  R"({"view": 2, "group": 1, "filter": "soft", "silenced": []})"},
        StateCase{
            {"OtherTypesAreLeftOut"},
            programPage,
            R"({"file": 1, "comparedWith": {}, "view": "2", "group": 0.5, "filter": [], "silenced": 3})",
            R"({"silenced": []})"},
        StateCase{{"KindsOfFindingsOfAnotherVersionAreLeftOut"},
                  programPage,
                  R"({"silenced": ["fewBlocks", "later", 1]})",
                  R"({"silenced": ["fewBlocks"]})"}),
    test::caseName<StateCase>);

} // namespace
} // namespace trichevron::gui
