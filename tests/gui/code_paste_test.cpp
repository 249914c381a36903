// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Complete launch code that is pasted becomes the launch at once, as one step of undo.
#include "app/gui/editors/number_field.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/page_table.h"
#include "tests/case_name.h"
#include "tests/gui/launch_code_fixture.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPointer>

#include <memory>

namespace trichevron::test {
namespace {

class CodePasteTest : public LaunchCodeTest {};

TEST_F(CodePasteTest, BecomesTheLaunchAtOnceAndIsOneStepThatNamesIt) {
    paste(QStringLiteral("dim3 block(32, 8);\nreduce<<<dim3(4, 5), block, 1024>>>(x, n);"));
    EXPECT_EQ(dialog(), nullptr);
    EXPECT_EQ(config().gridDim, (core::GridExtent{4, 5, 1}));
    EXPECT_EQ(config().blockDim, (core::BlockExtent{32, 8, 1}));
    EXPECT_EQ(config().dynamicSmemBytes, core::Bytes{1024});
    EXPECT_EQ(config().problem, before_.config.problem) << "the code does not name it";
    EXPECT_FALSE(session().state().gridFollowsProblem);
    EXPECT_EQ(session().undoStack().index(), 1);
    EXPECT_EQ(window->findChild<QAction*>(QStringLiteral("undoAction"))->text().toStdString(),
              "&Undo Launch of reduce from code");
    EXPECT_NE(said().indexOf(QStringLiteral("block 16 × 16 → 32 × 8")), -1) << said().toStdString();
    EXPECT_NE(said().indexOf(QStringLiteral("Ctrl+Z")), -1) << said().toStdString();
    EXPECT_NE(said().indexOf(QStringLiteral("reduce of the code is not known here")), -1)
        << said().toStdString();
    QTest::keyClick(window->hierarchy().canvas(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(session().state() == before_);
}

struct WayCase : NamedCase {
    const char* code;
    core::LaunchApi api;
};
class EachWay : public LaunchCodeTest, public testing::WithParamInterface<WayCase> {};

TEST_P(EachWay, IsPasted) {
    paste(QString::fromUtf8(GetParam().code));
    EXPECT_EQ(dialog(), nullptr);
    EXPECT_EQ(config().gridDim, (core::GridExtent{4, 1, 1}));
    EXPECT_EQ(config().blockDim, (core::BlockExtent{64, 1, 1}));
    EXPECT_EQ(config().api, GetParam().api);
}

INSTANTIATE_TEST_SUITE_P(
    Of, EachWay,
    testing::Values(
        WayCase{{"ChevronsAlone"}, "<<<4, 64>>>", core::LaunchApi::CudaLaunchKernel},
        WayCase{{"Function"}, "cudaLaunchKernel(k, 4, 64, args, 0, 0);", core::LaunchApi::CudaLaunchKernel},
        WayCase{{"Configuration"},
                "cudaLaunchConfig_t config{}; config.gridDim = 4; config.blockDim = 64;\n"
                "cudaLaunchKernelEx(&config, k, x);",
                core::LaunchApi::CudaLaunchKernelEx},
        WayCase{{"Driver"},
                "cuLaunchKernel(f, 4, 1, 1, 64, 1, 1, 0, 0, args, 0);",
                core::LaunchApi::CuLaunchKernel},
        WayCase{{"Numba"}, "add[4, 64](x, y)", core::LaunchApi::CuLaunchKernel},
        WayCase{{"CuPy"},
                "k = cp.RawKernel(source, 'k')\nk((4,), (64,), (x, y))",
                core::LaunchApi::CuLaunchKernel},
        WayCase{
            {"CudaCore"}, "launch(s, LaunchConfig(grid=4, block=64), k)", core::LaunchApi::CuLaunchKernelEx}),
    caseName<WayCase>);

class EachField : public LaunchCodeTest, public testing::WithParamInterface<const char*> {};

TEST_P(EachField, TakesLaunchCodeForTheLaunch) {
    auto& field = get<QLineEdit>(QString::fromLatin1(GetParam()));
    const QString shown = field.text();
    if (!field.isVisible())
        QTest::mouseClick(&get<QWidget>(QStringLiteral("launchAttributes")), Qt::LeftButton);
    pasteInto(field, QStringLiteral("k<<<4, 64>>>()"));
    EXPECT_EQ(config().blockDim, (core::BlockExtent{64, 1, 1}));
    EXPECT_EQ(field.text().indexOf(QStringLiteral("<<<")), -1);
    EXPECT_TRUE(session().unreadable().isEmpty()) << session().unreadable().toStdString();
    QTest::keyClick(&field, Qt::Key_Z, Qt::ControlModifier);
    if (std::string(GetParam()) != "priority") { // which has an undo of its own
        EXPECT_TRUE(session().state() == before_);
    }
    EXPECT_EQ(field.text(), shown);
}

INSTANTIATE_TEST_SUITE_P(OfTheEditor, EachField,
                         testing::Values("problemX", "gridX", "clusterY", "blockZ", "dynamicShared",
                                         "maxDynamicShared", "priority"),
                         [](const auto& field) { return std::string(field.param); });

TEST_F(CodePasteTest, TheMenuOfAFieldPastesItTooAndANumberStaysInTheField) {
    auto& field = get<gui::NumberField>(QStringLiteral("blockX"));
    const auto pasteByMenu = [&](const QString& words) {
        copy(words);
        field.setFocus();
        field.selectAll();
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(5, 5), field.mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(&field, &asked);
        const QPointer<QMenu> menu = field.findChild<QMenu*>();
        ASSERT_NE(menu, nullptr);
        menu->actions()[2]->trigger();
        menu->close();
        QCoreApplication::sendPostedEvents(menu, QEvent::DeferredDelete);
    };
    pasteByMenu(QStringLiteral("64"));
    EXPECT_EQ(config().blockDim, (core::BlockExtent{64, 16, 1}));
    pasteByMenu(QStringLiteral("k<<<4, 128>>>()"));
    EXPECT_EQ(config().blockDim, (core::BlockExtent{128, 1, 1}));
}

TEST_F(CodePasteTest, TheFieldOfFindKeepsItAsText) {
    QTest::keyClick(window.get(), Qt::Key_F, Qt::ControlModifier);
    auto* find = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_NE(find, nullptr);
    pasteInto(*find, QStringLiteral("k<<<4, 64>>>()"));
    EXPECT_EQ(find->text().toStdString(), "k<<<4, 64>>>()");
    EXPECT_TRUE(session().state() == before_);
}

TEST_F(CodePasteTest, TheKernelOfTheCodeIsChosenWhereItIsKnown) {
    const std::string current = before_.kernel->id;
    QString borrowedFrom;
    std::shared_ptr<const core::KernelInfo> other;
    for (const auto& kernel : app->devices.kernels(&borrowedFrom))
        if (kernel->id != current && !kernel->attributes.name.empty())
            other = kernel;
    ASSERT_NE(other, nullptr);
    paste(QString::fromStdString(other->attributes.name) + QStringLiteral("<<<4, 64>>>();"));
    EXPECT_EQ(session().state().kernel->id, other->id);
    EXPECT_EQ(config().blockDim, (core::BlockExtent{64, 1, 1}));
    EXPECT_EQ(said().indexOf(QStringLiteral("not known")), -1) << said().toStdString();
    session().undoStack().undo();
    EXPECT_TRUE(session().state() == before_) << "the kernel is part of the step";
}

TEST_F(CodePasteTest, WhatTheWindowWritesItTakesBack) {
    session().setBlock(core::Axis::X, {32, 8, 1});
    session().setCluster(core::Axis::X, {2, 1, 1});
    session().setNonPortableCluster(true);
    session().setStream(core::StreamKind::HighPriority);
    const gui::LaunchState wanted = session().state();
    QTest::keyClick(window.get(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QString written = QGuiApplication::clipboard()->text();
    session().replace([] { return QString(); }, before_);
    paste(written);
    EXPECT_EQ(session().state().config, wanted.config);
    EXPECT_EQ(session().state().optIns, wanted.optIns);
    EXPECT_EQ(session().state().kernel, wanted.kernel);
    const int steps = session().undoStack().index();
    paste(written);
    EXPECT_EQ(session().undoStack().index(), steps);
    EXPECT_EQ(said().toStdString(), "The launch is already that of the code.");
}

TEST_F(CodePasteTest, OptInsThatTheCodeSetsAreTakenAndToldAndOthersStay) {
    session().setNonPortableCluster(true);
    paste(QStringLiteral("cudaFuncSetAttribute(k, cudaFuncAttributePreferredSharedMemoryCarveout, 50);\n"
                         "cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, 98304);\n"
                         "k<<<4, 64, 98304>>>();"));
    EXPECT_EQ(session().state().optIns.maxDynamicSharedSizeBytes, core::Bytes{98304});
    EXPECT_EQ(session().state().optIns.preferredShmemCarveout, 50);
    EXPECT_TRUE(session().state().optIns.nonPortableClusterSizeAllowed);
    EXPECT_NE(said().indexOf(QStringLiteral("carve-out opt-in not set → 50 %")), -1) << said().toStdString();
}

TEST_F(CodePasteTest, ATextWithoutALaunchChangesNothingAndIsSaid) {
    paste(QStringLiteral("int main() { return 0; }"));
    EXPECT_EQ(dialog(), nullptr);
    EXPECT_TRUE(session().state() == before_);
    EXPECT_FALSE(session().undoStack().canUndo());
    EXPECT_EQ(said().toStdString(), "The clipboard has no launch code such as kernel<<<63, 256>>>(…).");
}

TEST_F(CodePasteTest, OnTheStartPageOpensExploreAndOnThePageKernelDoesNothing) {
    window->pages().show(gui::window_page::start);
    copy(QStringLiteral("k<<<4, 64>>>()"));
    QTest::keyClick(window.get(), Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(config().blockDim, (core::BlockExtent{64, 1, 1}));
    EXPECT_EQ(window->pages().shownId(), gui::window_page::explore);
    window->pages().show(gui::window_page::kernel);
    copy(QStringLiteral("k<<<4, 96>>>()"));
    QTest::keyClick(window.get(), Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(config().blockDim, (core::BlockExtent{64, 1, 1}));
}

} // namespace
} // namespace trichevron::test
