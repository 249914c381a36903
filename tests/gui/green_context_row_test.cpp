// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The field of the green context, and the stream that a launch has with and without one.
#include "app/gui/editors/green_context_row.h"
#include "app/gui/session/launch_session.h"
#include "core/code/launch_code.h"
#include "tests/case_name.h"

#include <QLineEdit>
#include <QTest>

#include <gtest/gtest.h>

#include <string>

namespace trichevron::gui {
namespace {

struct EmptiedField : test::NamedCase {
    core::StreamKind stream;
};
class GreenContextRowTest : public testing::TestWithParam<EmptiedField> {
protected:
    GreenContextRowTest() { row.show(); }
    QLineEdit& field() { return *row.findChild<QLineEdit*>(); }
    std::string code() const {
        const LaunchState& launch = session.state();
        return core::launchCode(launch.config, launch.optIns, *launch.kernel, "in");
    }

    LaunchSession session;
    GreenContextRow row{session};
};

TEST_P(GreenContextRowTest, AnEmptiedFieldLeavesTheCodeOfTheLaunchAsItWas) {
    session.setStream(GetParam().stream);
    const std::string before = code();
    QTest::keyClicks(&field(), QStringLiteral("64"));
    session.endEdit();
    ASSERT_NE(code().find("cuGreenCtxStreamCreate"), std::string::npos);
    field().selectAll();
    QTest::keyClick(&field(), Qt::Key_Delete);
    ASSERT_FALSE(session.state().config.greenContextSmCount);
    EXPECT_EQ(code(), before);
}

TEST_P(GreenContextRowTest, AStreamThatWasChosenBesideAGreenContextStays) {
    session.setStream(GetParam().stream);
    QTest::keyClicks(&field(), QStringLiteral("64"));
    session.setStream(core::StreamKind::NonBlocking);
    session.setStream(core::StreamKind::HighPriority);
    field().selectAll();
    QTest::keyClick(&field(), Qt::Key_Delete);
    ASSERT_FALSE(session.state().config.greenContextSmCount);
    EXPECT_EQ(session.state().config.stream, core::StreamKind::HighPriority);
}

INSTANTIATE_TEST_SUITE_P(Gui, GreenContextRowTest,
                         testing::Values(EmptiedField{{"OfTheDefaultStream"}, core::StreamKind::Default},
                                         EmptiedField{{"OfTheStreamOfAThread"}, core::StreamKind::PerThread},
                                         EmptiedField{{"OfACreatedStream"}, core::StreamKind::NonBlocking},
                                         EmptiedField{{"OfAStreamOfHighPriority"},
                                                      core::StreamKind::HighPriority}),
                         test::caseName<EmptiedField>);

} // namespace
} // namespace trichevron::gui
