// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A launch that is refused runs nothing: the verdict gives no advice on waves and idle SMs.
#include "app/gui/verdict/finding_row.h"
#include "app/gui/verdict/verdict_panel.h"
#include "tests/case_name.h"
#include "tests/gui/gui_fixture.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace trichevron::test {
namespace {

using core::RuleId;
using Typed = std::vector<std::pair<const char*, const char*>>; ///< a field, and what is typed into it

struct RefusedCase : NamedCase {
    Typed accepted; ///< leads to a launch with the advice
    RuleId advice;
    Typed refused; ///< then this, to one that is refused
};

class RefusedLaunch : public WindowTest, public testing::WithParamInterface<RefusedCase> {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        auto device = std::make_shared<core::DeviceProperties>(*session().state().device);
        device->smsPerGpc = {16, 16, 16, 16, 16, 16, 16, 16, 4}; // the last has no room for 8 blocks
        session().adoptDevice(session().state().deviceKey, device);
    }
    void typeAll(const Typed& fields) {
        for (const auto& [field, words] : fields)
            type(QString::fromLatin1(field), QString::fromLatin1(words));
        handleAllEvents();
    }
    /// A row of the verdict is about the rule.
    bool isShown(RuleId rule) {
        const std::vector<gui::FindingRow*> rows = window->findChild<gui::VerdictPanel*>()->rows();
        return std::any_of(rows.begin(), rows.end(),
                           [rule](const gui::FindingRow* row) { return row->finding().rule == rule; });
    }
    std::string title() { return text(QStringLiteral("verdictTitle")).toStdString(); }
};

TEST_P(RefusedLaunch, GetsNoAdviceOnWavesAndIdleSms) {
    typeAll(GetParam().accepted);
    EXPECT_EQ(title().rfind("✓ Accepted", 0), 0U) << title();
    EXPECT_TRUE(isShown(GetParam().advice)) << verdictText().toStdString();
    typeAll(GetParam().refused);
    EXPECT_EQ(title().rfind("✕ Refused", 0), 0U) << title();
    for (const RuleId rule :
         {RuleId::TailWave, RuleId::FewerBlocksThanMultiprocessors, RuleId::IdleForClusters})
        EXPECT_FALSE(isShown(rule)) << verdictText().toStdString();
}

const Typed block32x33{{"blockX", "32"}, {"blockY", "33"}};

INSTANTIATE_TEST_SUITE_P(
    Gui, RefusedLaunch,
    testing::Values(
        RefusedCase{{"ATailWave"}, {{"problemY", "2000"}}, RuleId::TailWave, block32x33},
        RefusedCase{{"AClusterThatDoesNotDivideTheGrid"},
                    {{"problemY", "2000"}},
                    RuleId::TailWave,
                    {{"clusterX", "2"}}},
        RefusedCase{{"FewerBlocksThanSms"},
                    {{"gridX", "8"}, {"gridY", "8"}},
                    RuleId::FewerBlocksThanMultiprocessors,
                    block32x33},
        RefusedCase{{"SmsThatClustersLeaveIdle"},
                    {{"gridX", "64"}, {"gridY", "63"}, {"blockX", "32"}, {"blockY", "32"}, {"clusterX", "8"}},
                    RuleId::IdleForClusters,
                    {{"blockY", "33"}}}),
    caseName<RefusedCase>);

} // namespace
} // namespace trichevron::test
