// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/comparison_table.h"
#include "core/evaluation/evaluation.h"
#include "tests/gui/jobs/job_test.h"

#include <QTest>

#include <algorithm>

namespace trichevron::test {
namespace {

/// The cell of a row in the column of a device; empty without one of them.
QString comparedCell(const gui::ComparisonTable& table, const QString& row, const QString& device) {
    for (int r = 0; r < table.rowCount(); ++r)
        for (int c = 0; c < table.columnCount(); ++c)
            if (table.verticalHeaderItem(r) != nullptr && table.item(r, c) != nullptr &&
                table.verticalHeaderItem(r)->text().endsWith(row) &&
                table.horizontalHeaderItem(c)->text().contains(device))
                return table.item(r, c)->text().replace(QChar::Nbsp, QLatin1Char(' '));
    return {};
}

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
    user->sees(QStringLiteral("Resident blocks per SM"));
    const auto& table = get<gui::ComparisonTable>(QStringLiteral("compareTable"));
    struct Answer {
        const char* device;
        bool isAccepted;
        const char* blocks;
    };
    for (const auto& [device, isAccepted, blocks] :
         {Answer{"NVIDIA H200", true, "2 blocks"}, Answer{"NVIDIA A100-SXM4-80GB", true, "1 block"},
          Answer{"NVIDIA GeForce RTX 4090", false, "0 blocks"}}) {
        std::vector<gui::LaunchState> launches = session().pinned();
        launches.push_back(session().state());
        const auto launch = std::find_if(
            launches.begin(), launches.end(),
            [name = std::string(device)](const gui::LaunchState& each) { return each.device->name == name; });
        ASSERT_NE(launch, launches.end()) << device;
        core::KernelAttributes attributes = launch->kernel->attributes;
        attributes.optIns = launch->optIns;
        const core::Evaluation evaluation = evaluate(launch->config, attributes, *launch->device);
        EXPECT_EQ(evaluation.accepted, isAccepted) << device;
        EXPECT_EQ(evaluation.launchOccupancy().maxActiveBlocksPerMultiprocessor,
                  QString::fromLatin1(blocks).section(QLatin1Char(' '), 0, 0).toUInt())
            << device;
        const QString column = QString::fromLatin1(device);
        EXPECT_EQ(comparedCell(table, QStringLiteral("Resident blocks per SM"), column).toStdString(),
                  blocks);
        EXPECT_EQ(
            comparedCell(table, QStringLiteral("Verdict"), column).startsWith(QStringLiteral("accepted")),
            isAccepted)
            << device;
    }
}

TEST_F(JobTest, CooperativeGrid) {
    explore();
    user->click(QStringLiteral("Cooperative"));
    user->sees(QStringLiteral("cudaErrorCooperativeLaunchTooLarge"));
    user->sees(QStringLiteral("at most 1,056"));
}

} // namespace
} // namespace trichevron::test
