// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How often a worker is started again, after which pauses, and which try that is.
#include "app/gui/worker/restart_policy.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

namespace trichevron::gui {
namespace {

using core::FaultKind;

/// What happens to a worker.
enum class Happens { FailsToStart, Crashes, IsReady, UserWantsIt };

struct RestartEvent {
    Happens what;
    FaultKind fault = FaultKind::WorkerCrashed;
};

constexpr RestartEvent workerCrashes{Happens::Crashes};
constexpr RestartEvent startFails{Happens::FailsToStart};
constexpr RestartEvent startBreaksProtocol{Happens::FailsToStart, FaultKind::WorkerProtocolError};
constexpr RestartEvent workerIsReady{Happens::IsReady};
constexpr RestartEvent userStartsIt{Happens::UserWantsIt};
constexpr int noFurtherStart = -1;

struct RestartCase : test::NamedCase {
    int restarts;
    std::vector<RestartEvent> events;
    std::vector<int> pauses; ///< after each fault, in milliseconds
    std::optional<RestartPolicy::Try> later;
    std::optional<FaultKind> lastFault;
};

class RestartPolicyCases : public testing::TestWithParam<RestartCase> {};

TEST_P(RestartPolicyCases, GivesThesePausesAndThisTry) {
    WorkerTimeouts timeouts;
    timeouts.restarts = GetParam().restarts;
    RestartPolicy policy(timeouts);
    std::vector<int> pauses;
    for (const RestartEvent& event : GetParam().events) {
        if (event.what == Happens::IsReady) {
            policy.onReady();
        } else if (event.what == Happens::UserWantsIt) {
            policy.reset();
        } else {
            const auto pause =
                policy.pauseAfter({event.fault, {}, 0, 0}, event.what == Happens::FailsToStart);
            pauses.push_back(pause ? static_cast<int>(pause->count()) : noFurtherStart);
        }
    }
    EXPECT_EQ(pauses, GetParam().pauses);
    EXPECT_EQ(policy.laterTry(), GetParam().later);
    const auto& last = policy.lastFault();
    EXPECT_EQ(last ? std::optional(last->kind) : std::nullopt, GetParam().lastFault);
}

INSTANTIATE_TEST_SUITE_P(
    Faults, RestartPolicyCases,
    testing::Values(
        RestartCase{"NothingHappened", 8, {userStartsIt}, {}, {}, {}},
        RestartCase{"NoStartBeforeTheUserWantsOne", 8, {workerCrashes}, {noFurtherStart}, {}, {}},
        RestartCase{"TheFirstHasNoPauseAndTheNextTwiceThePauseUpToALimit",
                    9,
                    {userStartsIt, workerCrashes, workerCrashes, workerCrashes, workerCrashes, workerCrashes,
                     workerCrashes, workerCrashes, workerCrashes, workerCrashes},
                    {0, 500, 1000, 2000, 4000, 8000, 16000, 30000, 30000},
                    {},
                    FaultKind::WorkerCrashed},
        RestartCase{"NoMoreThanAllowed",
                    2,
                    {userStartsIt, workerCrashes, workerCrashes, workerCrashes},
                    {0, 500, noFurtherStart},
                    {},
                    FaultKind::WorkerCrashed},
        RestartCase{"AMissingWorkerIsNotStarted",
                    8,
                    {userStartsIt, {Happens::FailsToStart, FaultKind::WorkerMissing}},
                    {noFurtherStart},
                    {},
                    {}},
        RestartCase{"AWrongCommandIsNotStarted",
                    8,
                    {userStartsIt, {Happens::FailsToStart, FaultKind::WorkerUnusable}},
                    {noFurtherStart},
                    {},
                    {}},
        RestartCase{"AnotherVersionIsNotStarted",
                    8,
                    {userStartsIt, {Happens::FailsToStart, FaultKind::VersionMismatch}},
                    {noFurtherStart},
                    {},
                    {}},
        RestartCase{"AWorkerThatBreaksTheProtocolHasThreeTries",
                    8,
                    {userStartsIt, startBreaksProtocol, startBreaksProtocol, startBreaksProtocol},
                    {0, 500, noFurtherStart},
                    RestartPolicy::Try{3, 3},
                    FaultKind::WorkerProtocolError},
        RestartCase{
            "AReadyWorkerEndsTheBrokenProtocolsInARow",
            8,
            {userStartsIt, startBreaksProtocol, startBreaksProtocol, workerIsReady, startBreaksProtocol},
            {0, 500, 0},
            RestartPolicy::Try{2, 3},
            FaultKind::WorkerProtocolError},
        RestartCase{"AReadyWorkerEndsThePauseButGivesNoRestartsBack",
                    2,
                    {userStartsIt, workerCrashes, workerIsReady, workerCrashes, workerIsReady, workerCrashes},
                    {0, 0, noFurtherStart},
                    {},
                    {}},
        RestartCase{"TheUserGivesAllRestartsBack",
                    1,
                    {userStartsIt, workerCrashes, workerCrashes, userStartsIt, workerCrashes},
                    {0, noFurtherStart, 0},
                    {},
                    FaultKind::WorkerCrashed},
        RestartCase{"AFailedStartIsFollowedByTheSecondOfAllTries",
                    8,
                    {userStartsIt, startFails},
                    {0},
                    RestartPolicy::Try{2, 9},
                    FaultKind::WorkerCrashed},
        RestartCase{"EachFailedStartCounts",
                    8,
                    {userStartsIt, startFails, startFails},
                    {0, 500},
                    RestartPolicy::Try{3, 9},
                    FaultKind::WorkerCrashed},
        RestartCase{"TheEndOfAReadyWorkerIsNoFailedStart",
                    8,
                    {userStartsIt, workerIsReady, workerCrashes},
                    {0},
                    {},
                    FaultKind::WorkerCrashed},
        RestartCase{"AReadyWorkerForgetsItsTries", 8, {userStartsIt, startFails, workerIsReady}, {0}, {}, {}},
        RestartCase{"TheUserStartsAtTheFirstTry", 8, {userStartsIt, startFails, userStartsIt}, {0}, {}, {}},
        RestartCase{"TheLastTryIsKeptWhereNoneFollows",
                    1,
                    {userStartsIt, startFails, startFails},
                    {0, noFurtherStart},
                    RestartPolicy::Try{2, 2},
                    FaultKind::WorkerCrashed}),
    test::caseName<RestartCase>);

} // namespace
} // namespace trichevron::gui
