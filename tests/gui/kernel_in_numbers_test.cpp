// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A kernel that is given in numbers: when it replaces a source, and which columns it has; and the block sizes
// below the devices.
#include "app/gui/source/source_editor.h"
#include "tests/gui/kernel_page_fixture.h"

#include <QMessageBox>
#include <QScrollBar>

#include <utility>

namespace trichevron::test {
namespace {

class KernelInNumbersTest : public KernelPageFixture {
protected:
    gui::SourceEditor& editor() { return get<gui::SourceEditor>(QStringLiteral("sourceEditor")); }
    bool hasEdit() { return editor().toPlainText().contains(QStringLiteral("// mine")); }
    void editSource() {
        click("kernelNewSource");
        QTest::keyClicks(&editor(), QStringLiteral("// mine "));
        ASSERT_TRUE(hasEdit());
    }
    static void fillForm(QDialog& form) {
        typeInto(form, "ownName", QStringLiteral("typed"));
        typeInto(form, "ownRegisters0", QStringLiteral("40"));
    }
    bool isHidden(const char* column) {
        for (int i = 0; i < devices().columnCount(); ++i)
            if (devices().horizontalHeaderItem(i)->text() == QLatin1String(column))
                return devices().isColumnHidden(i);
        ADD_FAILURE() << column;
        return false;
    }
};

TEST_F(KernelInNumbersTest, TheFormIsCancelledWithoutAQuestionAboutTheEdits) {
    editSource();
    inForm([](QDialog& form) { form.reject(); }); // a question would come first, and fail this
    click("kernelType");
    EXPECT_TRUE(hasEdit());
}

TEST_F(KernelInNumbersTest, EditsAreAskedAboutOnceTheFormIsAcceptedAndKeepingThemKeepsTheNumbers) {
    editSource();
    // What is open each time: the form, the question about the edits, the form again.
    QStringList seen;
    QString name;
    QTimer acting;
    QObject::connect(&acting, &QTimer::timeout, [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (auto* question = qobject_cast<QMessageBox*>(dialog)) {
            seen << QStringLiteral("question");
            QTest::mouseClick(question->button(QMessageBox::Cancel), Qt::LeftButton);
        } else if (dialog != nullptr && seen.isEmpty()) {
            seen << QStringLiteral("form");
            fillForm(*dialog);
            accept(*dialog);
        } else if (dialog != nullptr) {
            seen << QStringLiteral("form");
            name = dialog->findChild<QLineEdit*>(QStringLiteral("ownName"))->text();
            dialog->reject();
        }
    });
    acting.start(10);
    click("kernelType");
    acting.stop();
    EXPECT_EQ(seen.join(QLatin1Char(' ')).toStdString(), "form question form");
    EXPECT_EQ(name, QStringLiteral("typed"));
    EXPECT_TRUE(hasEdit());
}

TEST_F(KernelInNumbersTest, ColumnsThatNobodyKnowsAreHidden) {
    window->resize(1920, 1080);
    inForm([](QDialog& form) {
        fillForm(form);
        accept(form);
    });
    click("kernelType");
    ASSERT_GT(devices().rowCount(), 0);
    ASSERT_EQ(cell(0, QStringLiteral("code")), QStringLiteral("not known"));
    EXPECT_TRUE(isHidden("code"));
    EXPECT_TRUE(isHidden("spills"));
    EXPECT_FALSE(isHidden("registers"));
    open(binaryFolder + QStringLiteral("sm_90.cubin"));
    ASSERT_TRUE(waitFor([this] { return list().model()->rowCount() > 1; }));
    EXPECT_FALSE(isHidden("code")) << "another kernel";
    EXPECT_FALSE(isHidden("spills"));
}

TEST_F(KernelInNumbersTest, BelowTheDevicesTheBlockSizesDoNotScroll) {
    inForm([](QDialog& form) {
        fillForm(form);
        accept(form);
    });
    click("kernelType");
    for (const auto& [size, isBelow] : {std::pair(QSize(900, 600), true), std::pair(QSize(1280, 800), false),
                                        std::pair(QSize(900, 600), true)}) {
        window->resize(size);
        handleAllEvents();
        handleAllEvents(); // the rows are fitted once the column has its width
        ASSERT_GT(blocks().rowCount(), 20);
        const int top = blocks().mapTo(window.get(), QPoint()).y();
        const int devicesEnd = devices().mapTo(window.get(), devices().rect().bottomLeft()).y();
        EXPECT_EQ(top > devicesEnd, isBelow) << size.width();
        if (isBelow) {
            EXPECT_EQ(blocks().verticalScrollBar()->maximum(), 0) << size.width();
        }
    }
}

} // namespace
} // namespace trichevron::test
