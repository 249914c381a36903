// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The page Kernel with devices of two architectures, and what a user does there.
#pragma once

#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/settings/settings.h"
#include "tests/gui/gui_fixture.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>
#include <QTimer>

namespace trichevron::test {

inline const QString binaryFolder = QStringLiteral(TRICHEVRON_TEST_DATA) + QStringLiteral("/binaries/");
inline const QString usageFolder = QStringLiteral(TRICHEVRON_TEST_DATA) + QStringLiteral("/resource-usage/");

class KernelPageFixture : public WindowTest {
protected:
    void SetUp() override {
        qputenv("TRICHEVRON_PTXAS", ""); // whether this machine has one must not matter
        gui::Settings().setOwnKernels({});
        WindowTest::SetUp();
        addDevicesOf80();
        window->pages().show(gui::window_page::kernel);
    }
    void TearDown() override {
        WindowTest::TearDown();
        gui::Settings().setOwnKernels({});
    }

    /// The fixture has devices of 9.0 only.
    void addDevicesOf80() {
        const QString before = app->session.state().deviceKey;
        app->devices.openDeviceFile(QStringLiteral(TRICHEVRON_RESOURCES_DIR) +
                                    QStringLiteral("/devices/NVIDIA A100-PCIE-40GB.json"));
        app->devices.openDeviceFile(QStringLiteral(TRICHEVRON_RESOURCES_DIR) +
                                    QStringLiteral("/devices/NVIDIA A100 80GB PCIe.json"));
        deviceOf80_ = app->session.state().deviceKey;
        app->devices.selectDevice(before);
        app->session.undoStack().clear();
    }

    gui::KernelPage& page() {
        return static_cast<gui::KernelPage&>(window->pages().page(gui::window_page::kernel));
    }
    QListView& list() { return get<QListView>(QStringLiteral("kernelList")); }
    QTableWidget& devices() { return get<QTableWidget>(QStringLiteral("kernelDevices")); }
    QTableWidget& blocks() { return get<QTableWidget>(QStringLiteral("kernelBlockSizes")); }
    QString label(const char* name) { return get<QLabel>(QString::fromLatin1(name)).text(); }
    void click(const char* name) {
        QTest::mouseClick(&get<QPushButton>(QString::fromLatin1(name)), Qt::LeftButton);
    }
    bool waitFor(const std::function<bool()>& condition) { return QTest::qWaitFor(condition, waitMs); }

    void open(const QString& file) {
        page().openFile(file);
        ASSERT_TRUE(waitFor([&] { return !get<QPushButton>(QStringLiteral("kernelCancel")).isVisible(); }));
    }
    /// Filters for one kernel, with keys.
    void choose(const QString& words) {
        auto& filter = get<QLineEdit>(QStringLiteral("kernelFilter"));
        QTest::mouseClick(&filter, Qt::LeftButton);
        filter.selectAll();
        QTest::keyClicks(&filter, words);
    }
    void clickRow(QTableWidget& table, int row) {
        table.scrollToItem(table.item(row, 0));
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                          table.visualItemRect(table.item(row, 0)).center());
    }
    int rowOfDevice(const QString& name) {
        for (int row = 0; row < devices().rowCount(); ++row)
            if (devices().item(row, 0)->text() == name)
                return row;
        return -1;
    }
    QString chosenDevice() { return devices().item(devices().currentRow(), 0)->text(); }
    QString cell(int row, const QString& column) {
        for (int i = 0; i < devices().columnCount(); ++i)
            if (devices().horizontalHeaderItem(i)->text() == column)
                return devices().item(row, i)->text();
        return {};
    }
    /// Runs `fill` on the form when it is open.
    void inForm(const std::function<void(QDialog&)>& fill) {
        QTimer::singleShot(0, window.get(), [fill] {
            auto* form = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (form == nullptr || form->objectName() != QStringLiteral("kernelForm")) {
                ADD_FAILURE() << "the form is not open";
                return;
            }
            fill(*form);
        });
    }
    static void typeInto(QDialog& form, const char* name, const QString& words) {
        auto* field = form.findChild<QLineEdit*>(QString::fromLatin1(name));
        ASSERT_NE(field, nullptr) << name;
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, words);
    }
    QString deviceOf80_;

    static void accept(QDialog& form) {
        auto* buttons = form.findChild<QDialogButtonBox*>();
        QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
    }
};

} // namespace trichevron::test
