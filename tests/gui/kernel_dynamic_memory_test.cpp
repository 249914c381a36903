// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Kernel says about the dynamic shared memory of a kernel.
#include "core/json/file_io.h"
#include "tests/gui/kernel_page_fixture.h"

#include <QLabel>
#include <QTemporaryDir>

namespace trichevron::test {
namespace {

const QString usesIt = QStringLiteral("uses dynamic shared memory, which the launch gives it");
const QString usesNone = QStringLiteral("does not use dynamic shared memory itself");
const QString isNotKnown = QStringLiteral("dynamic shared memory: not known");

class KernelDynamicMemoryTest : public KernelPageFixture {
protected:
    /// Of the chosen kernel: the words among what is declared.
    QString said() {
        for (const QString& part : label("kernelDeclared").split(QStringLiteral(" · ")))
            if (part.contains(QStringLiteral("dynamic shared memory")))
                return part;
        return {};
    }
    QString why() { return get<QLabel>(QStringLiteral("kernelDeclared")).toolTip(); }
};

TEST_F(KernelDynamicMemoryTest, ACubinThatIsNotLinkedSaysItAndALinkedOneSaysThatItIsNotKnown) {
    struct {
        const char* file;
        const char* kernel;
        QString said;
    } const cases[] = {
        {"dynamic_sm_90.cubin", "dynamicOnly", usesIt},
        {"dynamic_sm_90.cubin", "both", usesIt},
        {"dynamic_sm_90.cubin", "none", usesNone},
        {"dynamic_sm_75.cubin", "both", usesIt},
        {"dynamic_sm_75.cubin", "staticOnly", usesNone},
        {"dynamic_linked.cubin", "dynamicOnly", isNotKnown},
        {"dynamic_linked.cubin", "staticOnly", isNotKnown},
    };
    for (const auto& each : cases) {
        SCOPED_TRACE(std::string(each.file) + ", " + each.kernel);
        open(binaryFolder + QString::fromLatin1(each.file));
        choose(QString::fromLatin1(each.kernel));
        EXPECT_EQ(said().toStdString(), each.said.toStdString());
        EXPECT_EQ(why().contains(QStringLiteral("Linked machine code")), each.said == isNotKnown)
            << why().toStdString();
        EXPECT_EQ(why().isEmpty(), each.said != isNotKnown);
    }
}

TEST_F(KernelDynamicMemoryTest, PtxSaysIt) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("test.ptx"));
    core::writeFileAtomically(file.toStdString(),
                              ".version 9.0\n.target sm_90\n.extern .shared .align 16 .b8 dyn[];\n"
                              ".visible .entry uses() { mov.u32 %r1, dyn; ret; }\n"
                              ".visible .entry plain() { ret; }\n");
    open(file);
    for (const bool uses : {true, false}) {
        choose(uses ? QStringLiteral("uses") : QStringLiteral("plain"));
        EXPECT_EQ(said().toStdString(), (uses ? usesIt : usesNone).toStdString());
        EXPECT_TRUE(why().isEmpty()) << why().toStdString();
    }
}

TEST_F(KernelDynamicMemoryTest, OutputOfACompilerDoesNotSayItAndATypedKernelIsNotAskedForIt) {
    page().openText(QStringLiteral("ptxas info    : Compiling entry function '_Z5saxpyifPKfPf' for 'sm_90'\n"
                                   "ptxas info    : Used 10 registers, 360 bytes cmem[0]\n"));
    ASSERT_TRUE(waitFor([&] { return label("kernelSource").startsWith(QStringLiteral("pasted ")); }));
    EXPECT_EQ(said().toStdString(), isNotKnown.toStdString());
    EXPECT_FALSE(why().isEmpty());
    inForm([](QDialog& form) {
        typeInto(form, "ownName", QStringLiteral("mine"));
        typeInto(form, "ownRegisters0", QStringLiteral("32"));
        typeInto(form, "ownShared0", QStringLiteral("0"));
        accept(form);
    });
    click("kernelType");
    ASSERT_EQ(label("kernelName"), QStringLiteral("mine"));
    EXPECT_TRUE(said().isEmpty()) << said().toStdString();
    EXPECT_TRUE(why().isEmpty()) << why().toStdString();
}

} // namespace
} // namespace trichevron::test
