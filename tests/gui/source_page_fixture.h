// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// CUDA source on the page Kernel, with the compiler of this machine or a program that stands for it.
#pragma once

#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/settings/settings.h"
#include "app/gui/source/source_editor.h"
#include "core/json/file_io.h"
#include "core/process/tool_search.h"
#include "tests/gui/gui_fixture.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace trichevron::test {

/// One block of 1024 per SM on 9.0, since it uses more than 32 registers.
inline const QString hungrySource = QStringLiteral(R"(
__global__ void __launch_bounds__(1024)
hungry(const float* x, float* y, int n)
{
    float v[28];
#pragma unroll
    for (int r = 0; r < 28; ++r)
        v[r] = x[r * n + threadIdx.x];
#pragma unroll 1
    for (int k = 0; k < n; ++k) {
#pragma unroll
        for (int r = 0; r < 28; ++r)
            v[r] = fmaf(v[r], v[(r * 7 + 1) % 28], x[k]);
    }
#pragma unroll
    for (int r = 0; r < 28; ++r)
        y[r * n + threadIdx.x] = v[r];
}
)");

class SourcePageFixture : public WindowTest {
protected:
    void SetUp() override {
        gui::Settings().setOwnKernels({});
        WindowTest::SetUp();
        window->resize(1440, 900);
        window->pages().show(gui::window_page::kernel);
    }
    void TearDown() override {
        WindowTest::TearDown();
        gui::Settings().setOwnKernels({});
        for (const char* variable : {"TRICHEVRON_NVCC", "TRICHEVRON_NVRTC"})
            qunsetenv(variable);
    }

    static bool hasNvcc() { return !core::findTool("nvcc").empty(); }
    gui::KernelPage& page() {
        return static_cast<gui::KernelPage&>(window->pages().page(gui::window_page::kernel));
    }
    gui::SourceEditor& editor() { return get<gui::SourceEditor>(QStringLiteral("sourceEditor")); }
    QTableWidget& table(const char* name) { return get<QTableWidget>(QString::fromLatin1(name)); }
    QString label(const char* name) { return get<QLabel>(QString::fromLatin1(name)).text(); }
    QPushButton& button(const char* name) { return get<QPushButton>(QString::fromLatin1(name)); }
    void click(const char* name) { QTest::mouseClick(&button(name), Qt::LeftButton); }
    static bool waitFor(const std::function<bool()>& condition) { return QTest::qWaitFor(condition, waitMs); }
    bool waitForStatus(const QString& words) {
        return waitFor([&] { return label("sourceStatus").contains(words); });
    }
    bool waitForCompiled() {
        return waitFor([&] { return label("sourceStatus").contains(QStringLiteral("architecture")); });
    }
    /// Of the first device, which is that of the session.
    QString cell(const QString& column) {
        QTableWidget& devices = table("kernelDevices");
        for (int i = 0; i < devices.columnCount(); ++i)
            if (devices.horizontalHeaderItem(i)->text() == column && devices.rowCount() > 0)
                return devices.item(0, i)->text();
        return {};
    }
    void paste(const QString& source) {
        QApplication::clipboard()->setText(source);
        click("kernelPaste");
    }
    void typeLine(const QString& words) {
        QTest::keyClicks(&editor(), words);
        QTest::keyClick(&editor(), Qt::Key_Return);
    }
    QString write(const QString& name, const QString& content) {
        const QString path = folder.filePath(name);
        core::writeFileAtomically(path.toStdString(), content.toStdString());
        return path;
    }
    /// A program that stands for nvcc.
    void useCompiler(const QString& script) {
        const QString path = write(QStringLiteral("nvcc"), script);
        ASSERT_EQ(::chmod(path.toUtf8().constData(), 0755), 0);
        qputenv("TRICHEVRON_NVCC", path.toUtf8());
        qputenv("TRICHEVRON_NVRTC", "");
    }

    QTemporaryDir folder;
};

/// Answers to questions about itself as nvcc does; `compile` is what it does with a source.
inline QString fakeNvcc(const QString& compile) {
    return QStringLiteral("#!/bin/sh\n"
                          "case $1 in\n"
                          "--version) echo 'Cuda compilation tools, release 13.0, V13.0.88'; exit 0 ;;\n"
                          "--list-gpu-code) echo sm_90; exit 0 ;;\n"
                          "esac\n") +
           compile + QLatin1Char('\n');
}

} // namespace trichevron::test
