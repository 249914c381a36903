// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What an error of a worker means, and which texts are too long to be shown.
#include "app/gui/worker/worker_message.h"
#include "core/errors/input_error.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>

namespace trichevron::gui {
namespace {

struct WorkerErrorCase : test::NamedCase {
    core::Json data;
    std::optional<core::BackendErrorKind> kind;
    std::optional<core::FaultKind> fault;
};

class WorkerErrors : public testing::TestWithParam<WorkerErrorCase> {};

TEST_P(WorkerErrors, HaveThisKindAndFault) {
    const WorkerError error = workerErrorFrom({core::protocol::BackendFailed, "why", GetParam().data});
    EXPECT_EQ(error.code, core::protocol::BackendFailed);
    EXPECT_EQ(error.message.text(), "why");
    EXPECT_EQ(error.kind, GetParam().kind);
    EXPECT_EQ(error.fault, GetParam().fault);
}

core::Json errorDataOf(core::BackendErrorKind kind) {
    return {{"kind", toString(kind)}};
}

INSTANTIATE_TEST_SUITE_P(
    Errors, WorkerErrors,
    testing::Values(WorkerErrorCase{"WithoutData", nullptr, {}, {}},
                    WorkerErrorCase{"OfAnUnknownKind", core::Json{{"kind", "novel"}}, {}, {}},
                    WorkerErrorCase{"OfAKindThatIsNoText", core::Json{{"kind", 7}}, {}, {}},
                    WorkerErrorCase{"OfTheJobOnly",
                                    errorDataOf(core::BackendErrorKind::NotRecorded),
                                    core::BackendErrorKind::NotRecorded,
                                    {}},
                    WorkerErrorCase{"OfTheDriver", errorDataOf(core::BackendErrorKind::NoDriver),
                                    core::BackendErrorKind::NoDriver, core::FaultKind::NoDriver},
                    WorkerErrorCase{"OfTheContext", errorDataOf(core::BackendErrorKind::ContextLost),
                                    core::BackendErrorKind::ContextLost, core::FaultKind::OtherSticky},
                    WorkerErrorCase{"OfTheMemory", errorDataOf(core::BackendErrorKind::OutOfMemory),
                                    core::BackendErrorKind::OutOfMemory, core::FaultKind::OutOfMemory}),
    test::caseName<WorkerErrorCase>);

/// A text of so many bytes as this member of a result.
struct LongTextCase : test::NamedCase {
    const char* member;
    std::size_t bytes;
    bool isRead;
};

class LongTexts : public testing::TestWithParam<LongTextCase> {};

TEST_P(LongTexts, AreReadWhereTheyCanBeShown) {
    const core::Json result{{"list", {{{GetParam().member, std::string(GetParam().bytes, 'x')}}}}};
    std::string line = toLine(core::protocol::Response{1, result});
    line.pop_back();
    if (GetParam().isRead)
        EXPECT_NO_THROW(readWorkerMessage(line));
    else
        EXPECT_THROW(readWorkerMessage(line), core::InputError);
}

INSTANTIATE_TEST_SUITE_P(Messages, LongTexts,
                         testing::Values(LongTextCase{"TheLongestTitle", "title", 4096, true},
                                         LongTextCase{"ATooLongTitle", "title", 4097, false},
                                         LongTextCase{"ASourceScrolls", "source", 262144, true},
                                         LongTextCase{"ATooLongSource", "source", 262145, false},
                                         LongTextCase{"BytesAreNotShown", "bytes", 500000, true}),
                         test::caseName<LongTextCase>);

TEST(WorkerMessage, ThatIsNoneThrowsAnotherError) {
    EXPECT_THROW(readWorkerMessage("nonsense"), core::protocol::MessageError);
}

} // namespace
} // namespace trichevron::gui
