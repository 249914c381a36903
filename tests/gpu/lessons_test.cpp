// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The claims of the lessons about devices, asked of the device itself. Kernels that end in a fault are left
// to the recording: they would take the context of all tests with them.
#include "core/lesson/lesson_check.h"
#include "core/measurement/summary.h"
#include "core/resources/lesson_files.h"
#include "tests/gpu/gpu_test.h"

#include <algorithm>

namespace trichevron::gpu {
namespace {

using LessonsOnADevice = GpuTest;

TEST_F(LessonsOnADevice, EveryClaimHolds) {
    core::LessonAnswers answers = core::loadLessonAnswers();
    const auto& recordings = answers.recordings();
    const auto recorded = std::find_if(recordings.begin(), recordings.end(), [](const core::Recording& each) {
        return each.device.name == device().name;
    });
    if (recorded == recordings.end())
        GTEST_SKIP() << "the lessons are about recorded devices, and this is an " << device().name;
    const std::vector<core::KernelInfo> kernels = runnableKernels();
    answers.replaceReplies(
        "NVIDIA H200", // the device of the lessons; on another board the claims are held to its replies
        [&](const core::LessonLaunch& launch,
            const core::KernelOptIns& optIns) -> std::optional<core::DeviceReply> {
            if (std::none_of(kernels.begin(), kernels.end(),
                             [&](const core::KernelInfo& kernel) { return kernel.id == launch.kernel; })) {
                const core::RecordedLaunch* fault = recorded->find(launch.kernel, launch.config, optIns);
                if (fault == nullptr)
                    return std::nullopt;
                return core::DeviceReply{fault->measurement.result, std::nullopt,
                                         fault->exceededTimeLimit.has_value()};
            }
            core::MeasureRequest request;
            request.launch.kernel = launch.kernel;
            request.launch.config = launch.config;
            request.launch.optIns = optIns;
            core::DeviceReply reply;
            reply.result = backend().launch(request.launch, {});
            if (reply.result.launch.ok())
                reply.medianMicroseconds =
                    core::computeMedian(backend().measure(request, {}).samplesMicroseconds);
            backend().releaseMemory();
            return reply;
        });
    for (const std::string& path : core::lessonFiles()) {
        const core::LessonReport report = checkLesson(core::loadLesson(path), answers);
        for (const core::LessonProblem& problem : report.problems)
            ADD_FAILURE() << path << ": line " << problem.line << ": " << problem.text.text();
    }
}

} // namespace
} // namespace trichevron::gpu
