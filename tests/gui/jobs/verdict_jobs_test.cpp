// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/jobs/job_test.h"

#include <QTest>

namespace trichevron::test {
namespace {

TEST_F(JobTest, RefusedBlock) {
    explore();
    user->write(QStringLiteral("block x (threads)"), QStringLiteral("32"));
    user->write(QStringLiteral("block y (threads)"), QStringLiteral("33"));
    user->sees(QStringLiteral("cudaErrorInvalidValue"));
    user->sees(QStringLiteral("Threads per block"));
    user->sees(QStringLiteral("1,056"));
    user->click(QStringLiteral("Block 32 × 32"));
    user->sees(QStringLiteral("✓ Accepted"));
    user->click(QStringLiteral("Launch"));
    user->sees(QStringLiteral("recorded cudaSuccess (0)"));
}

TEST_F(JobTest, ThreeDevices) {
    explore();
    user->write(QStringLiteral("Dynamic shared memory (bytes per block)"), QStringLiteral("100 KiB"));
    user->press(Qt::Key_Return);
    // 100 KiB need the opt-in, which the window offers; then two blocks fit into the 227 KiB of an H200's SM.
    user->sees(QStringLiteral("cudaErrorInvalidValue"));
    user->click(QStringLiteral("Opt in to 100 KiB"));
    user->sees(QStringLiteral("✓ Accepted"));
    user->click(QStringLiteral("Compare"));
    user->meanwhile([this] {
        for (const char* device : {"A100-SXM4-80GB", "RTX 4090"}) {
            user->write(QStringLiteral("Filter the devices"), QString::fromLatin1(device));
            user->click(QStringLiteral("NVIDIA"));
        }
        user->click(QStringLiteral("Compare"));
    });
    user->click(QStringLiteral("This launch on…"));
    user->sees(QStringLiteral("NVIDIA A100-SXM4-80GB"));
    user->sees(QStringLiteral("NVIDIA GeForce RTX 4090"));
    user->sees(QStringLiteral("refused, 1 rule violated"));
    user->sees(QStringLiteral("Blocks per SM"));
}

TEST_F(JobTest, CooperativeGrid) {
    explore();
    user->click(QStringLiteral("Cooperative"));
    user->sees(QStringLiteral("cudaErrorCooperativeLaunchTooLarge"));
    user->sees(QStringLiteral("at most 1,056"));
}

} // namespace
} // namespace trichevron::test
