// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/jobs/job_test.h"

#include <QTest>

namespace trichevron::test {
namespace {

TEST_F(JobTest, IllegalAddress) {
    explore();
    user->choose(QStringLiteral("Kernel"), QStringLiteral("illegal"));
    user->click(QStringLiteral("Launch"));
    user->sees(QStringLiteral("cudaErrorIllegalAddress (700)"));
    user->sees(QStringLiteral("cudaStreamSynchronize returned it"));
    user->sees(QStringLiteral("compute-sanitizer"));
    user->sees(QStringLiteral("A program has to end and start again: its context is lost"));
    user->choose(QStringLiteral("Kernel"), QStringLiteral("Matrix addition"));
    user->click(QStringLiteral("Launch"));
    user->sees(QStringLiteral("1,000,000 of 1,000,000 elements equal the sum"));
}

TEST_F(JobTest, EndlessKernel) {
    explore();
    user->choose(QStringLiteral("Kernel"), QStringLiteral("never ends"));
    user->click(QStringLiteral("Launch"));
    user->sees(QStringLiteral("The kernel exceeded its time limit"));
    user->sees(QStringLiteral("recordings ready")); // for the next launch
    user->click(QStringLiteral("Result"));
    EXPECT_FALSE(user->screen().contains(QStringLiteral("Press Launch"))) << "it was launched";
    user->sees(QStringLiteral("✓ Launch accepted · ✕ time limit exceeded"));
    EXPECT_EQ(get(QStringLiteral("verdictCard")).property("state").toString(), QStringLiteral("alarm"));
    user->sees(QStringLiteral("only ending the process removes it from the device"));
    user->sees(QStringLiteral("cudaStreamSynchronize still waited for it"));
    user->sees(QStringLiteral("correct the condition that ends its loop"));
    user->sees(QStringLiteral("a new worker has replaced the old process, and the next launch can start"));
    EXPECT_FALSE(get(QStringLiteral("errorThread")).isVisible()) << "CUDA returned no error";
    user->choose(QStringLiteral("Kernel"), QStringLiteral("Matrix addition"));
    user->click(QStringLiteral("Launch"));
    user->sees(QStringLiteral("1,000,000 of 1,000,000 elements equal the sum"));
    user->choose(QStringLiteral("Kernel"), QStringLiteral("never ends")); // its outcome is kept as others are
    user->sees(QStringLiteral("✓ Launch accepted · ✕ time limit exceeded"));
}

} // namespace
} // namespace trichevron::test
