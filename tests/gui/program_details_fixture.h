// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Page Program with a small trace, and devices beside that of the trace.
#pragma once

#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/program/program_page.h"
#include "core/json/file_io.h"
#include "tests/gui/gui_fixture.h"

#include <QTemporaryDir>
#include <QTest>

#include <utility>
#include <vector>

namespace trichevron::test {

class ProgramDetailsTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        for (const char* name : {"NVIDIA H200", "Tesla T4", "NVIDIA GeForce RTX 4090",
                                 "NVIDIA RTX PRO 6000 Blackwell Workstation Edition"})
            app->devices.openDeviceFile(
                QStringLiteral(TRICHEVRON_RESOURCES_DIR "/devices/%1.json").arg(QString::fromLatin1(name)));
        window->resize(1280, 800);
        window->activateWindow();
        window->pages().show(gui::window_page::program);
    }

    gui::ProgramPage& page() {
        return static_cast<gui::ProgramPage&>(window->pages().page(gui::window_page::program));
    }
    void open(const QByteArray& trace) {
        const QString path = folder_.filePath(QStringLiteral("trace.json"));
        core::writeFileAtomically(path.toStdString(), trace.toStdString());
        page().openFile(path);
        ASSERT_TRUE(QTest::qWaitFor(
            [&] { return page().program() != nullptr && !get(QStringLiteral("programCancel")).isVisible(); },
            waitMs));
        handleAllEvents();
    }
    /// Launches of the H200 with these grids and blocks, each of a kernel of its own.
    static QByteArray traceOf(const std::vector<std::pair<QByteArray, QByteArray>>& gridsAndBlocks) {
        QByteArray trace = R"({"deviceProperties": [{"id": 0, "name": "NVIDIA H200"}], "traceEvents": [)";
        for (std::size_t i = 0; i < gridsAndBlocks.size(); ++i)
            trace += QByteArray(i > 0 ? "," : "") + R"({"ph": "X", "cat": "kernel", "name": "kernel)" +
                     QByteArray::number(i) + R"(", "ts": )" + QByteArray::number(i * 1000) + R"(, "dur": )" +
                     QByteArray::number(900 - i) +
                     R"(, "args": {"device": 0, "stream": 7, "registers per thread": 32,
                     "shared memory": 0, "grid": )" +
                     gridsAndBlocks[i].first + R"(, "block": )" + gridsAndBlocks[i].second + "}}";
        return trace + "]}";
    }
    void openTrace() {
        QByteArray trace = R"({"deviceProperties": [{"id": 0, "name": "NVIDIA H200"}], "traceEvents": [)";
        for (int i = 0; i < 8; ++i) // the last warps are not full, and of some there are too few blocks
            trace += QByteArray(i > 0 ? "," : "") + R"({"ph": "X", "cat": "kernel", "name": "kernel)" +
                     QByteArray::number(i) + R"(", "ts": )" + QByteArray::number(i * 100) +
                     R"(, "dur": 90, "args": {"device": 0, "stream": 7, "registers per thread": 32,
                     "shared memory": 0, "grid": [)" +
                     QByteArray(i % 2 == 0 ? "1056, 2" : "3, 1") + R"(, 1], "block": [250, 1, 1]}})";
        open(trace + "]}");
    }

    QTemporaryDir folder_;
};

} // namespace trichevron::test
