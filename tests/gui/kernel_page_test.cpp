// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The page Kernel: kernels from files, pasted text and typed numbers, and their way to Explore and into a
// session.
#include "app/gui/editors/number_field.h"
#include "app/gui/files/session_file_controller.h"
#include "app/gui/help/rules_dialog.h"
#include "app/gui/session/own_launch.h"
#include "app/gui/settings/settings.h"
#include "core/json/file_io.h"
#include "tests/gui/kernel_page_fixture.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QTemporaryDir>
#include <QTextBrowser>

namespace trichevron::test {
namespace {

class KernelPageTest : public KernelPageFixture {};

TEST_F(KernelPageTest, AFileListsItsKernelsAndWhatEachNeedsOnEachDevice) {
    open(binaryFolder + QStringLiteral("zstd.fatbin"));
    EXPECT_EQ(list().model()->rowCount(), 9);
    choose(QStringLiteral("callsleaf"));
    EXPECT_EQ(list().model()->rowCount(), 1);
    EXPECT_EQ(label("kernelName"), QStringLiteral("callsLeaf(int*)"));
    EXPECT_TRUE(label("kernelSource").startsWith(QStringLiteral("zstd.fatbin, read ")));
    ASSERT_GE(devices().rowCount(), 2) << "one of each architecture";
    EXPECT_EQ(cell(0, QStringLiteral("code")), QStringLiteral("sm_90a"));
    EXPECT_EQ(cell(0, QStringLiteral("registers")), QStringLiteral("31"));
    EXPECT_EQ(cell(0, QStringLiteral("spills")), QStringLiteral("not known"));
    EXPECT_EQ(cell(0, QStringLiteral("blocks/SM")), QStringLiteral("8"));
    EXPECT_EQ(cell(0, QStringLiteral("launch")), QStringLiteral("accepted"));
    const int few = devices().rowCount();
    QTest::mouseClick(&get<QCheckBox>(QStringLiteral("kernelAllDevices")), Qt::LeftButton, {}, QPoint(8, 8));
    EXPECT_GT(devices().rowCount(), few);
    QTest::keyClicks(&get<QLineEdit>(QStringLiteral("kernelDeviceFilter")), QStringLiteral("sm_80 a100"));
    int visible = 0;
    for (int row = 0; row < devices().rowCount(); ++row)
        visible += devices().isRowHidden(row) ? 0 : 1;
    EXPECT_GE(visible, 1);
    EXPECT_LT(visible, devices().rowCount());
}

TEST_F(KernelPageTest, F1InTheTableOfDevicesExplainsItsColumns) {
    open(binaryFolder + QStringLiteral("sm_90.cubin"));
    choose(QStringLiteral("softmax"));
    window->activateWindow();
    devices().setFocus();
    QTest::keyClick(&devices(), Qt::Key_F1);
    const QString said = get<QTextBrowser>(QStringLiteral("rulesText")).toPlainText();
    window->findChild<gui::RulesDialog*>()->close();
    for (int column = 1; column < devices().columnCount(); ++column) {
        const QString heading = devices().horizontalHeaderItem(column)->text();
        EXPECT_TRUE(said.contains(heading, Qt::CaseInsensitive)) << heading.toStdString();
    }
}

TEST_F(KernelPageTest, DeclarationsAreShownAndALaunchThatTheyRefuseToo) {
    open(binaryFolder + QStringLiteral("sm_90.cubin"));
    choose(QStringLiteral("softmax"));
    EXPECT_TRUE(
        label("kernelDeclared").contains(QStringLiteral("launch bounds: 256\u00A0threads per block")));
    EXPECT_TRUE(label("kernelDeclared").contains(QStringLiteral("register limit 64")));
    app->session.setBlockSize(512);
    EXPECT_EQ(cell(0, QStringLiteral("launch")), QStringLiteral("cudaErrorInvalidValue"));
    EXPECT_EQ(cell(0, QStringLiteral("blocks/SM")), QStringLiteral("0"));
}

TEST_F(KernelPageTest, ABlockOfExploreThatADeviceRefusesIsNamedWithTheReason) {
    open(binaryFolder + QStringLiteral("sm_90.cubin"));
    choose(QStringLiteral("callsLeaf"));
    const auto& refusal = get<QLabel>(QStringLiteral("kernelRefusal"));
    EXPECT_FALSE(refusal.isVisible());
    app->session.setBlock(core::Axis::X, {64, 32, 1});
    EXPECT_TRUE(refusal.isVisible());
    EXPECT_TRUE(refusal.text().contains(QStringLiteral("refuses these blocks: A block of 64 × 32")))
        << refusal.text().toStdString();
    click("kernelUseBlock");
    EXPECT_FALSE(refusal.isVisible());
}

TEST_F(KernelPageTest, BlockSizesAreRankedAndOneIsUsedByAClick) {
    open(binaryFolder + QStringLiteral("sm_90.cubin"));
    choose(QStringLiteral("callsLeaf"));
    ASSERT_GT(blocks().rowCount(), 10);
    double before = 1;
    for (int row = 0; row < blocks().rowCount(); ++row) {
        const double fraction = blocks().item(row, 1)->data(Qt::UserRole).toDouble();
        EXPECT_LE(fraction, before);
        before = fraction;
    }
    EXPECT_TRUE(blocks().item(0, 0)->text().contains(QStringLiteral("★"))) << "what the runtime suggests";
    blocks().setCurrentCell(1, 0);
    const auto threads = blocks().item(1, 0)->data(Qt::UserRole).toUInt();
    click("kernelUseBlock");
    EXPECT_EQ(static_cast<unsigned>(volume(app->session.state().config.blockDim)), threads);
    EXPECT_FALSE(label("kernelNextSteps").isEmpty());
}

TEST_F(KernelPageTest, AUsedBlockSizeHasRowsOfWholeWarps) {
    open(binaryFolder + QStringLiteral("sm_90.cubin"));
    choose(QStringLiteral("callsLeaf"));
    app->session.setBlock(core::Axis::X, {16, 16, 1});
    int row = 0;
    while (row < blocks().rowCount() && blocks().item(row, 0)->data(Qt::UserRole).toUInt() != 224)
        ++row;
    ASSERT_LT(row, blocks().rowCount());
    blocks().setCurrentCell(row, 0);
    click("kernelUseBlock");
    EXPECT_EQ(app->session.state().config.blockDim, (core::BlockExtent{32, 7, 1}));
}

TEST_F(KernelPageTest, PastedOutputOfACompilerIsRead) {
    QApplication::clipboard()->setText(QString::fromStdString(
        core::readFile((usageFolder + QStringLiteral("nvcc-13.0.txt")).toStdString())));
    click("kernelPaste");
    ASSERT_TRUE(waitFor([&] { return list().model()->rowCount() == 6; }));
    choose(QStringLiteral("manyRegisters"));
    EXPECT_EQ(cell(0, QStringLiteral("registers")), QStringLiteral("32"));
    EXPECT_EQ(cell(0, QStringLiteral("spills")), QStringLiteral("52 B"));
    EXPECT_TRUE(label("kernelSource").startsWith(QStringLiteral("pasted ")));
}

TEST_F(KernelPageTest, WhatCannotBeReadIsSaidInOneSentenceAndWhatWasThereStays) {
    open(binaryFolder + QStringLiteral("sm_90.cubin"));
    QTemporaryDir folder;
    core::writeFileAtomically(folder.filePath(QStringLiteral("a.bin")).toStdString(), std::string(100, '\0'));
    open(folder.filePath(QStringLiteral("a.bin")));
    EXPECT_TRUE(label("kernelProblem").contains(QStringLiteral("there is no CUDA code in it")));
    EXPECT_EQ(list().model()->rowCount(), 9);
    QApplication::clipboard()->setText(QStringLiteral("hello"));
    click("kernelPaste");
    ASSERT_TRUE(
        waitFor([&] { return label("kernelProblem").contains(QStringLiteral("there is no kernel")); }));
    EXPECT_EQ(list().model()->rowCount(), 9);
}

TEST_F(KernelPageTest, PtxThatWasCutOffIsAnErrorWithItsLine) {
    open(binaryFolder + QStringLiteral("sm_90.cubin"));
    QApplication::clipboard()->setText(
        QStringLiteral(".version 9.0\n.target sm_90\n.visible .entry k()\n{\nret;\n"));
    click("kernelPaste");
    ASSERT_TRUE(waitFor([&] { return label("kernelProblem").contains(QStringLiteral("line 5")); }));
    EXPECT_TRUE(label("kernelProblem").contains(QStringLiteral("ends within kernel k")))
        << label("kernelProblem").toStdString();
    EXPECT_EQ(list().model()->rowCount(), 9) << "what was there stays";
}

TEST_F(KernelPageTest, PtxSaysThatItsNumbersAreNotKnown) {
    open(binaryFolder + QStringLiteral("sm_90.ptx"));
    choose(QStringLiteral("callsLeaf"));
    EXPECT_EQ(cell(0, QStringLiteral("code")), QStringLiteral("compute_90, not compiled"));
    EXPECT_EQ(cell(0, QStringLiteral("registers")), QStringLiteral("not known"));
    EXPECT_EQ(cell(0, QStringLiteral("blocks/SM")), QStringLiteral("not known"));
    EXPECT_FALSE(blocks().isVisible());
    EXPECT_FALSE(get<QPushButton>(QStringLiteral("kernelSend")).isEnabled());
}

TEST_F(KernelPageTest, AKernelSentToExploreIsTheKernelOfTheLaunchUntilUndo) {
    const std::string before = app->session.state().kernel->id;
    open(binaryFolder + QStringLiteral("zstd.fatbin"));
    choose(QStringLiteral("callsLeaf"));
    click("kernelSend");
    EXPECT_EQ(window->pages().shownId(), gui::window_page::explore);
    const gui::LaunchState& state = app->session.state();
    EXPECT_EQ(state.kernel->attributes.numRegs, 31U);
    EXPECT_EQ(state.kernel->attributes.binaryVersion, 90);
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("registers")).text(), QStringLiteral("31 / thread"));
    EXPECT_FALSE(get<QPushButton>(QStringLiteral("launchButton")).isEnabled());
    ASSERT_NE(gui::argumentsOf(state), nullptr) << "they are proposed";
    EXPECT_EQ(core::argumentsText(gui::argumentsOf(state)->arguments), "--arg \"arg0=int[N]\"");
    // On another architecture it is what was compiled for that.
    app->devices.selectDevice(deviceOf80_);
    EXPECT_EQ(state.kernel->attributes.binaryVersion, 80);
    app->session.undoStack().undo();
    EXPECT_EQ(state.kernel->attributes.binaryVersion, 90);
    app->session.undoStack().undo();
    EXPECT_EQ(state.kernel->id, before);
}

TEST_F(KernelPageTest, TheOutputOfACompilerIsOpenedLikeEveryFile) {
    window->pages().show(gui::window_page::explore);
    window->files().open(usageFolder + QStringLiteral("ptxas-12.9.txt"));
    EXPECT_TRUE(page().isVisible());
    EXPECT_TRUE(waitFor([this] { return list().model()->rowCount() == 6; })) << list().model()->rowCount();
}

TEST_F(KernelPageTest, ASessionKeepsTheKernelAndHowItIsKnown) {
    open(binaryFolder + QStringLiteral("zstd.fatbin"));
    choose(QStringLiteral("callsLeaf"));
    click("kernelSend");
    QTemporaryDir folder;
    const QString saved = folder.filePath(QStringLiteral("own.json"));
    core::OwnArguments arguments;
    arguments.arguments = {core::parseKernelArgument("x=int[N]:ramp", "")};
    app->session.setArguments(0, arguments);
    app->session.undoStack().undo();
    EXPECT_NE(*gui::argumentsOf(app->session.state()), arguments) << "the proposed ones again";
    app->session.undoStack().redo();
    ASSERT_TRUE(window->files().saveTo(saved));
    app->session.undoStack().undo();
    app->session.undoStack().undo();
    const std::string id = app->devices.ownKernels().all().front().versions.front().mangledName;
    app->devices.ownKernels().remove(idOf(app->devices.ownKernels().all().front()));
    window->files().open(saved);
    EXPECT_EQ(app->session.state().kernel->attributes.numRegs, 31U);
    ASSERT_NE(gui::argumentsOf(app->session.state()), nullptr);
    EXPECT_EQ(*gui::argumentsOf(app->session.state()), arguments);
    EXPECT_FALSE(app->jobs.isBusy()) << "nothing is launched by itself";
    EXPECT_TRUE(app->devices.ownKernels().all().empty()) << "it is the session's";
    EXPECT_TRUE(gui::Settings().ownKernels().isEmpty());
    ASSERT_NE(app->devices.ownKernels().find(app->session.state().kernel->id), nullptr);
    const core::OwnKernel& own = *app->devices.ownKernels().find(app->session.state().kernel->id);
    EXPECT_EQ(own.versions.front().mangledName, id);
    EXPECT_EQ(own.origin, core::OwnKernel::Origin::File);
    EXPECT_TRUE(own.file.ends_with("zstd.fatbin"));
    EXPECT_EQ(own.versions.size(), 3U) << "each architecture";
    window->files().recent().clear();
}

TEST_F(KernelPageTest, ASessionLeavesTheUsersKernelOfTheSameName) {
    const auto type = [&](const char* registers) {
        inForm([&](QDialog& form) {
            typeInto(form, "ownName", QStringLiteral("mine"));
            typeInto(form, "ownRegisters0", QString::fromLatin1(registers));
            accept(form);
        });
        click("kernelType");
        click("kernelSend");
        window->pages().show(gui::window_page::kernel);
    };
    const auto registersOf = [](const core::OwnKernel& kernel) { return kernel.versions.front().numRegs; };
    type("128");
    QTemporaryDir folder;
    const QString saved = folder.filePath(QStringLiteral("own.json"));
    ASSERT_TRUE(window->files().saveTo(saved));
    type("64");
    const QStringList stored = gui::Settings().ownKernels();
    window->files().open(saved);
    gui::OwnKernels& kernels = app->devices.ownKernels();
    const std::string id = app->session.state().kernel->id;
    EXPECT_EQ(app->session.state().kernel->attributes.numRegs, 128U);
    ASSERT_NE(kernels.find(id), nullptr);
    EXPECT_EQ(registersOf(*kernels.find(id)), 128U) << "what the launch of the session has";
    EXPECT_EQ(kernels.kernelsFor(*app->session.state().device).size(), 1U) << "offered once";
    ASSERT_EQ(kernels.all().size(), 1U);
    EXPECT_EQ(registersOf(kernels.all().front()), 64U);
    EXPECT_EQ(gui::Settings().ownKernels(), stored);
    type("32");
    EXPECT_EQ(registersOf(*kernels.find(id)), 32U) << "the user's again";
    window->files().recent().clear();
}

TEST_F(KernelPageTest, AKernelThatASessionShowsIsNotRememberedAsTheUsers) {
    open(binaryFolder + QStringLiteral("sm_90.cubin"));
    choose(QStringLiteral("callsLeaf"));
    QTemporaryDir folder;
    const QString saved = folder.filePath(QStringLiteral("own.json"));
    ASSERT_TRUE(window->files().saveTo(saved));
    app = nullptr;
    TearDown();
    SetUp();
    window->files().open(saved);
    EXPECT_EQ(label("kernelName"), QStringLiteral("callsLeaf(int*)"));
    const auto offered = [&] {
        return !app->devices.ownKernels().kernelsFor(*app->session.state().device).empty();
    };
    ASSERT_TRUE(waitFor(offered));
    EXPECT_TRUE(app->devices.ownKernels().all().empty());
    click("kernelSend");
    EXPECT_EQ(app->devices.ownKernels().all().size(), 1U) << "the user has used it";
    window->files().recent().clear();
}

TEST_F(KernelPageTest, TypedNumbersAreAKernelForEachArchitecture) {
    inForm([](QDialog& form) {
        typeInto(form, "ownName", QStringLiteral("mine"));
        typeInto(form, "ownRegisters0", QStringLiteral("300"));
        EXPECT_FALSE(form.findChild<QLabel*>(QStringLiteral("ownProblem"))->text().isEmpty());
        EXPECT_FALSE(form.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
        typeInto(form, "ownRegisters0", QStringLiteral("128"));
        EXPECT_TRUE(form.findChild<QLabel*>(QStringLiteral("ownProblem"))->text().isEmpty());
        typeInto(form, "ownShared0", QStringLiteral("60000"));
        EXPECT_TRUE(form.findChild<QLabel*>(QStringLiteral("ownProblem"))
                        ->text()
                        .endsWith(QStringLiteral("give a whole number from 0 to 49,152")));
        EXPECT_FALSE(form.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
        typeInto(form, "ownShared0", QStringLiteral("4 KiB"));
        typeInto(form, "ownBounds0", QStringLiteral("256"));
        form.findChild<QComboBox*>(QStringLiteral("ownArchitecture0"))
            ->setCurrentText(QStringLiteral("sm_90"));
        QTest::mouseClick(form.findChild<QPushButton*>(QStringLiteral("ownAddArchitecture")), Qt::LeftButton);
        typeInto(form, "ownRegisters1", QStringLiteral("64"));
        form.findChild<QComboBox*>(QStringLiteral("ownArchitecture1"))
            ->setCurrentText(QStringLiteral("sm_80"));
        accept(form);
    });
    click("kernelType");
    EXPECT_EQ(label("kernelName"), QStringLiteral("mine"));
    EXPECT_TRUE(label("kernelDeclared").contains(QStringLiteral("256\u00A0threads per block")));
    EXPECT_EQ(cell(0, QStringLiteral("registers")), QStringLiteral("128"));
    EXPECT_EQ(cell(0, QStringLiteral("static shared")), QStringLiteral("4 KiB"));
    EXPECT_EQ(cell(1, QStringLiteral("registers")), QStringLiteral("64"));
    EXPECT_EQ(gui::Settings().ownKernels().size(), 1) << "it is remembered";
}

TEST_F(KernelPageTest, ATypedKernelOnExploreKeepsTheProblemOfTheLaunch) {
    const core::LaunchConfig before = app->session.state().config;
    ASSERT_TRUE(before.problem);
    inForm([](QDialog& form) {
        typeInto(form, "ownName", QStringLiteral("typed"));
        typeInto(form, "ownRegisters0", QStringLiteral("40"));
        accept(form);
    });
    click("kernelType");
    click("kernelSend");
    const gui::LaunchState& state = app->session.state();
    EXPECT_EQ(state.config.problem, before.problem);
    EXPECT_EQ(state.config.gridDim, before.gridDim);
    EXPECT_TRUE(state.gridFollowsProblem);
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("problemX")).text(), QString::number(before.problem->x));
    EXPECT_TRUE(get<QCheckBox>(QStringLiteral("gridFollowsProblem")).isEnabled());
}

TEST_F(KernelPageTest, ATypedNameStaysWholeInMessages) {
    inForm([](QDialog& form) {
        EXPECT_EQ(form.findChild<QLineEdit*>(QStringLiteral("ownName"))->text(), QStringLiteral("my kernel"));
        accept(form);
    });
    click("kernelType");
    click("kernelSend");
    const QString obstacle =
        ownLaunchObstacle(app->session.state(), app->devices.ownKernels(), app->devices.ownCodes());
    EXPECT_TRUE(obstacle.startsWith(QStringLiteral("Only the numbers of my kernel are known")))
        << obstacle.toStdString();
    const auto& said = get<QLabel>(QStringLiteral("argumentsProblem"));
    EXPECT_TRUE(said.isVisible());
    EXPECT_EQ(said.property("role").toString().toStdString(), "muted") << "nobody made a mistake";
}

TEST_F(KernelPageTest, ExploreSaysWhatLaunchBoundsAllowAndWhatAnSmGivesABlock) {
    inForm([](QDialog& form) {
        typeInto(form, "ownName", QStringLiteral("bounded"));
        typeInto(form, "ownRegisters0", QStringLiteral("33"));
        typeInto(form, "ownBounds0", QStringLiteral("256"));
        typeInto(form, "ownBounds1", QStringLiteral("4"));
        typeInto(form, "ownCluster0", QStringLiteral("2"));
        accept(form);
    });
    click("kernelType");
    click("kernelSend");
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("launchBounds")).text(), QStringLiteral("256, 4"));
    const QString words = label("kernelResources");
    EXPECT_TRUE(
        words.contains(QStringLiteral("__launch_bounds__(256, 4) let the compiler use up to 64 registers")))
        << words.toStdString();
    EXPECT_TRUE(words.contains(QStringLiteral("in units of 256 per warp"))) << words.toStdString();
    EXPECT_TRUE(words.contains(QStringLiteral("Clusters: "))) << words.toStdString();
}

TEST_F(KernelPageTest, ABlockThatIsRefusedGetsNoAdviceForItsOccupancy) {
    inForm([](QDialog& form) {
        typeInto(form, "ownName", QStringLiteral("narrow"));
        typeInto(form, "ownBounds0", QStringLiteral("40"));
        accept(form);
    });
    click("kernelType");
    ASSERT_TRUE(label("kernelLaunch").contains(QStringLiteral("16 × 16")))
        << label("kernelLaunch").toStdString();
    EXPECT_EQ(blocks().rowCount(), 1) << "32 threads";
    EXPECT_TRUE(label("kernelRefusal").contains(QStringLiteral("Use another block size here")));
    EXPECT_EQ(label("kernelNextSteps"),
              QStringLiteral("Nothing: the device refuses the block. Choose one of the sizes above."));
    click("kernelUseBlock");
    EXPECT_FALSE(label("kernelNextSteps").startsWith(QStringLiteral("Nothing: the device refuses")));
}

TEST_F(KernelPageTest, WhereNoBlockRunsNoneIsOffered) {
    inForm([](QDialog& form) {
        typeInto(form, "ownName", QStringLiteral("wide"));
        typeInto(form, "ownCluster0", QStringLiteral("100"));
        accept(form);
    });
    click("kernelType");
    EXPECT_FALSE(blocks().isVisible());
    EXPECT_FALSE(get<QPushButton>(QStringLiteral("kernelUseBlock")).isVisible());
    EXPECT_EQ(label("kernelNextSteps"),
              QStringLiteral("Nothing: the device refuses every block of whole warps."));
    EXPECT_TRUE(label("kernelRefusal").contains(QStringLiteral("change what the kernel declares or uses")))
        << label("kernelRefusal").toStdString();
}

TEST_F(KernelPageTest, TabGoesThroughTheFormFromTheTop) {
    inForm([](QDialog& form) {
        QTest::mouseClick(form.findChild<QPushButton*>(QStringLiteral("ownAddArchitecture")), Qt::LeftButton);
        handleAllEvents(); // shows the new row
        form.findChild<QLineEdit*>(QStringLiteral("ownName"))->setFocus();
        for (const char* next :
             {"ownArchitecture0", "ownRegisters0", "ownShared0", "ownLocal0", "ownBarriers0",
              "ownArchitecture1", "ownRegisters1", "ownShared1", "ownLocal1", "ownBarriers1",
              "ownAddArchitecture", "ownRemoveArchitecture", "ownBounds0"}) {
            QTest::keyClick(form.focusWidget(), Qt::Key_Tab);
            EXPECT_EQ(form.focusWidget()->objectName().toStdString(), next);
        }
        form.reject();
    });
    click("kernelType");
}

TEST_F(KernelPageTest, TheNumbersOfADemoBecomeOnesOwn) {
    window->pages().show(gui::window_page::explore);
    const std::uint32_t registers = app->session.state().kernel->attributes.numRegs;
    auto& link = get<QPushButton>(QStringLiteral("makeOwnKernel"));
    EXPECT_EQ(link.text(), QStringLiteral("Make it my own…"));
    inForm([&](QDialog& form) {
        EXPECT_EQ(form.findChild<gui::NumberField*>(QStringLiteral("ownRegisters0"))->value(), registers);
        typeInto(form, "ownRegisters0", QStringLiteral("200"));
        accept(form);
    });
    link.click();
    EXPECT_EQ(window->pages().shownId(), gui::window_page::kernel);
    EXPECT_EQ(cell(0, QStringLiteral("registers")), QStringLiteral("200"));
}

TEST_F(KernelPageTest, RecentKernelsAreOfferedAtTheNextStart) {
    open(binaryFolder + QStringLiteral("sm_90.cubin"));
    choose(QStringLiteral("callsLeaf"));
    click("kernelSend");
    const gui::OwnKernels next;
    ASSERT_EQ(next.all().size(), 1U);
    EXPECT_EQ(next.all().front().name(), "callsLeaf(int*)");
}

} // namespace
} // namespace trichevron::test
