// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/source_editor.h"
#include "core/json/file_io.h"
#include "core/process/tool_search.h"
#include "tests/gui/jobs/job_test.h"

#include <QFile>
#include <QTest>

namespace trichevron::test {
namespace {

const std::string sumSource = "__global__ void sum(const float* x, float* y, int n)\n"
                              "{\n"
                              "    const int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                              "    if (i < n)\n"
                              "        y[i] += x[i];\n"
                              "}\n";

/// What nsys stats -r cuda_gpu_trace --format csv writes.
const std::string nsysTable =
    "Start (ns),Duration (ns),CorrId,GrdX,GrdY,GrdZ,BlkX,BlkY,BlkZ,Reg/Trd,StcSMem (MB),DymSMem (MB),Bytes "
    "(MB),Throughput (MB/s),SrcMemKd,DstMemKd,Device,Ctx,GreenCtx,Strm,Name\n"
    "5000,8500,0,3907,1,1,128,1,1,24,0.000,0.000,,,,,NVIDIA H200 (0),1,,7,\"add(float*)\"\n"
    "15500,230000,0,64,16,1,128,1,1,122,0.013,0.000,,,,,NVIDIA H200 (0),1,,7,\"gemm(float*)\"\n"
    "261800,55000,0,7,1,1,48,1,1,255,0.000,0.000,,,,,NVIDIA H200 (0),1,,7,\"reduce(float*)\"\n";

TEST_F(JobTest, KernelByNumbers) {
    user->click(QStringLiteral("Kernel"));
    user->meanwhile([this] {
        user->write(QStringLiteral("Name"), QStringLiteral("filter"));
        user->write(QStringLiteral("registers"), QStringLiteral("40"));
        user->write(QStringLiteral("static shared memory"), QStringLiteral("40 KiB"));
        user->click(QStringLiteral("OK"));
    });
    user->click(QStringLiteral("Type numbers…"));
    user->click(QStringLiteral("All devices"));
    user->sees(QStringLiteral("NVIDIA H200 accepted 5 62.5 % 40 40 KiB shared memory"));
    user->sees(QStringLiteral("NVIDIA A100-SXM4-80GB accepted 4 50 % 40 40 KiB shared memory"));
    user->sees(QStringLiteral("★ 768 75 % warps and registers"));
    user->click(QStringLiteral("Use 768"));
    user->sees(QStringLiteral("768 now"));
}

TEST_F(JobTest, KernelSource) {
    if (core::findTool("nvcc").empty())
        GTEST_SKIP() << "no nvcc";
    core::writeFileAtomically(path("sum.cu").toStdString(), sumSource);
    user->click(QStringLiteral("Kernel"));
    user->answerFileDialog(path("sum.cu"), [this] { user->click(QStringLiteral("Open a file…")); });
    user->sees(QStringLiteral("sum(float const*, float*, int)"));
    user->sees(QStringLiteral("NVIDIA H200 sm_90 accepted 8 100 % 10"));
    auto& editor = get<gui::SourceEditor>(QStringLiteral("sourceEditor"));
    user->clickAt(*editor.viewport(), editor.viewport()->rect().center());
    user->press(Qt::CTRL | Qt::Key_End);
    user->type(QStringLiteral("int broken = ;"));
    user->sees(QStringLiteral("expected an expression"));
    user->press(Qt::CTRL | Qt::Key_Z);
    EXPECT_FALSE(editor.toPlainText().contains(QStringLiteral("broken")));
    user->type(QStringLiteral("// checked"));
    user->press(Qt::CTRL | Qt::Key_S);
    QFile saved(path("sum.cu"));
    ASSERT_TRUE(saved.open(QIODevice::ReadOnly));
    EXPECT_TRUE(saved.readAll().endsWith("}\n// checked"));
}

TEST_F(JobTest, OwnProgram) {
    core::writeFileAtomically(path("nsys.csv").toStdString(), nsysTable);
    user->click(QStringLiteral("Program"));
    user->answerFileDialog(path("nsys.csv"), [this] { user->click(QStringLiteral("Open a trace…")); });
    user->sees(QStringLiteral("gemm 1 230.00 µs 78.4 %"));
    user->sees(QStringLiteral("reduce: 7 blocks leave 125 of 132 SMs without work"));
    user->click(QStringLiteral("reduce"));
    user->click(QStringLiteral("Open in Explore"));
    user->sees(QStringLiteral("grid: 7 × 1 × 1 blocks"));
    user->sees(QStringLiteral("Partial last warp"));
}

TEST_F(JobTest, FirstLesson) {
    user->click(QStringLiteral("Learn with lessons"));
    user->sees(QStringLiteral("How many threads does this launch start?"));
    user->write(QStringLiteral("Your answer"), QStringLiteral("200"));
    user->click(QStringLiteral("Answer"));
    user->sees(QStringLiteral("Try once more."));
    user->write(QStringLiteral("Your answer"), QStringLiteral("32"));
    user->click(QStringLiteral("Answer"));
    user->sees(QStringLiteral("Not this time. The answer is 256."));
    user->sees(QStringLiteral("4 · 2 = 8 blocks, each of 8 · 4 = 32 threads: 8 · 32 = 256 threads."));
    user->click(QStringLiteral("Continue"));
    user->sees(QStringLiteral("What is the thread ID of thread (3, 2, 1)?"));
    user->write(QStringLiteral("Your answer"), QStringLiteral("51"));
    user->click(QStringLiteral("Answer"));
    user->sees(QStringLiteral("Right."));
    user->sees(QStringLiteral("3 + 2 · 8 + 1 · 8 · 4 = 51"));
}

TEST_F(JobTest, OwnLanguage) {
    user->openMenu({QStringLiteral("View"), QStringLiteral("Language"), QStringLiteral("한국어")});
    user->click(QStringLiteral("1차원"));
    user->sees(QStringLiteral("✓ 수락됨"));
    user->sees(QStringLiteral("블록 3,907개는 최대 1,056개씩 웨이브 4개로 나뉘어 수행되며"));
    user->press(Qt::CTRL | Qt::Key_K);
    user->type(QStringLiteral("english"));
    user->press(Qt::Key_Return);
    user->sees(QStringLiteral("✓ Accepted"));
    restart();
    user->sees(QStringLiteral("✓ Accepted"));
}

TEST_F(JobTest, LaunchAttribute) {
    explore();
    user->write(QStringLiteral("problem x (columns)"), QStringLiteral("256"));
    user->write(QStringLiteral("problem y (rows)"), QStringLiteral("256"));
    user->write(QStringLiteral("cluster x (blocks)"), QStringLiteral("2"));
    user->click(QStringLiteral("Launch attributes"));
    user->write(QStringLiteral("Preferred cluster (blocks x,y,z)"), QStringLiteral("3,1,1"));
    user->press(Qt::Key_Return);
    user->sees(QStringLiteral("cudaErrorInvalidClusterSize"));
    user->sees(QStringLiteral("which is not a multiple of the cluster 2 × 1 × 1"));
    user->write(QStringLiteral("Preferred cluster (blocks x,y,z)"), QStringLiteral("4,1,1"));
    user->press(Qt::Key_Return);
    user->sees(QStringLiteral("✓ Accepted"));
}

} // namespace
} // namespace trichevron::test
