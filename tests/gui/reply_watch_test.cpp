// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// When a worker that owes a reply counts as quiet, silent or stuck.
#include "app/gui/worker/reply_watch.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

namespace trichevron::gui {
namespace {

using DelayKind = ReplyDelay::Kind;

/// Times in milliseconds; the request is sent at 0. A worker is quiet after 300 and silent after 500.
struct WatchCase : test::NamedCase {
    RequestKind request;
    std::optional<int> deadline;
    std::vector<int> checks;
    std::vector<int> messages; ///< each comes just after the check of that time
    std::vector<ReplyDelay> delays;
};

class ReplyWatchCases : public testing::TestWithParam<WatchCase> {};

TEST_P(ReplyWatchCases, FindsTheseDelays) {
    WorkerTimeouts timeouts;
    timeouts.quiet = std::chrono::milliseconds(300);
    timeouts.silence = std::chrono::milliseconds(500);
    ReplyWatch watch(timeouts);
    PendingRequests pending;
    pending[1].kind = GetParam().request;
    pending[1].deadline = GetParam().deadline;
    watch.begin(0);
    std::vector<ReplyDelay> delays;
    for (const int now : GetParam().checks) {
        if (const auto delay = watch.check(now, pending))
            delays.push_back(*delay);
        if (std::count(GetParam().messages.begin(), GetParam().messages.end(), now) > 0)
            watch.noteActivity();
    }
    EXPECT_EQ(delays, GetParam().delays);
}

INSTANTIATE_TEST_SUITE_P(
    Workers, ReplyWatchCases,
    testing::Values(
        WatchCase{"NoDelayAtFirst", RequestKind::Launch, {}, {100, 200}, {}, {}},
        WatchCase{
            "QuietIsFoundOnce", RequestKind::Launch, {}, {100, 200, 300, 400}, {}, {{DelayKind::Quiet, 0.3}}},
        WatchCase{"SilenceFollows",
                  RequestKind::Launch,
                  {},
                  {100, 200, 300, 400, 500},
                  {},
                  {{DelayKind::Quiet, 0.3}, {DelayKind::Silent, 0.5}}},
        WatchCase{"AMessageEndsTheSilence", RequestKind::Launch, {}, {100, 200, 300, 400}, {200}, {}},
        WatchCase{"TheNextSilenceIsFoundAgain",
                  RequestKind::Launch,
                  {},
                  {100, 200, 300, 400, 500, 600},
                  {300},
                  {{DelayKind::Quiet, 0.3}, {DelayKind::Quiet, 0.3}}},
        WatchCase{"BeforeTheHandshakeThereIsNoHeartbeat",
                  RequestKind::Initialize,
                  {},
                  {200, 400, 600, 800},
                  {},
                  {}},
        WatchCase{"AMissedHandshakeIsSilence",
                  RequestKind::Initialize,
                  400,
                  {100, 200, 300, 400},
                  {},
                  {{DelayKind::Silent, 0.4}}},
        WatchCase{"AMissedDeadlineWithHeartbeatsIsStuck",
                  RequestKind::Launch,
                  250,
                  {100, 200, 300},
                  {100, 200, 300},
                  {{DelayKind::Stuck, 0.3}}},
        WatchCase{"SilenceIsWorseThanAMissedDeadline",
                  RequestKind::Launch,
                  500,
                  {200, 400, 500},
                  {},
                  {{DelayKind::Quiet, 0.4}, {DelayKind::Silent, 0.5}}},
        WatchCase{"AStallOfTheProgramCountsAsTwoChecks",
                  RequestKind::Launch,
                  {},
                  {60000, 120000},
                  {},
                  {{DelayKind::Quiet, 0.4}}}),
    test::caseName<WatchCase>);

TEST(ReplyWatch, DoesNotCountTheTimeBeforeARequest) {
    WorkerTimeouts timeouts;
    timeouts.quiet = std::chrono::milliseconds(150);
    ReplyWatch watch(timeouts);
    PendingRequests pending;
    pending[1].kind = RequestKind::Launch;
    watch.begin(60000);
    EXPECT_EQ(watch.check(60100, pending), std::nullopt);
}

} // namespace
} // namespace trichevron::gui
