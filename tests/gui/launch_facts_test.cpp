// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The facts of the colouring are computed once for each change of what they follow from.
#include "app/gui/session/launch_facts.h"

#include "app/gui/session/kept_value.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/recorded_traces.h"

#include <functional>

namespace trichevron::test {
namespace {

TEST(KeptValue, IsComputedOnceForEachBasis) {
    gui::KeptValue<int, int> kept;
    int computed = 0;
    const auto squareOf = [&](int basis) {
        return kept.of(basis, [&] {
            ++computed;
            return basis * basis;
        });
    };
    EXPECT_EQ(squareOf(3), 9);
    EXPECT_EQ(squareOf(3), 9);
    EXPECT_EQ(computed, 1);
    EXPECT_EQ(squareOf(4), 16);
    EXPECT_EQ(computed, 2);
    EXPECT_EQ(squareOf(3), 9) << "only the newest is kept";
    EXPECT_EQ(computed, 3);
}

TEST(KeptValue, OfABasisLikeAnEmptyOneIsComputedToo) {
    gui::KeptValue<int, int> kept;
    EXPECT_EQ(kept.of(0, [] { return 7; }), 7);
}

class LaunchFactsTest : public AskedWindowTest {
protected:
    gui::FactsBasis basis() { return factsBasis(session(), app->jobs); }
};

TEST_F(LaunchFactsTest, AJobThatRunsAndEndsChangesNothingBeforeItsResult) {
    gui::LaunchFacts facts(session(), app->jobs);
    const auto before = facts.now();
    const gui::FactsBasis basisBefore = basis();
    int changes = 0;
    QObject::connect(&app->jobs, &gui::JobRunner::changed, window.get(), [&] {
        if (session().answer() != nullptr)
            return;
        ++changes;
        EXPECT_TRUE(basis() == basisBefore);
        EXPECT_EQ(facts.now(), before);
    });
    app->jobs.launch();
    waitForAnswer();
    EXPECT_GT(changes, 0);
}

TEST_F(LaunchFactsTest, EachThingThatTheFactsFollowFromChangesTheirBasis) {
    recordTraces(session());
    const struct {
        const char* name;
        std::function<void()> change;
    } cases[] = {
        {"the launch", [this] { session().setBlock(core::Axis::X, 8); }},
        {"the kernel", [this] { app->devices.selectKernel(QStringLiteral("vectorAdd")); }},
        {"a pinned launch", [this] { session().pin(session().state()); }},
        {"a trace",
         [this] {
             gui::ActualTrace trace;
             trace.launch = session().launchKey();
             trace.kind = core::ProvenanceKind::Recorded;
             trace.trace.blocks = 1;
             trace.trace.blockSm = {0};
             trace.trace.beginNanoseconds = {0};
             trace.trace.endNanoseconds = {10};
             session().results().addTrace(trace);
         }},
    };
    for (const auto& one : cases) {
        const gui::FactsBasis before = basis();
        one.change();
        EXPECT_FALSE(basis() == before) << one.name;
    }
}

TEST_F(LaunchFactsTest, AChangeThatLeavesTheFactsAsTheyAreKeepsThem) {
    gui::LaunchFacts facts(session(), app->jobs);
    const auto before = facts.now();
    session().setStream(core::StreamKind::NonBlocking);
    EXPECT_EQ(facts.now(), before) << "views do not start over";
}

} // namespace
} // namespace trichevron::test
