// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The window that is presented, with the keys and the steps of a presentation.
#pragma once

#include "app/gui/present/presentation.h"
#include "tests/gui/gui_fixture.h"

#include <QTest>

namespace trichevron::test {

class PresentTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        window->resize(1280, 720);
        window->activateWindow();
    }
    void TearDown() override {
        window->presentation().end();
        WindowTest::TearDown();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(window.get(), key, modifiers);
    }
    gui::PresentationSteps& steps() { return window->presentation().steps(); }
    std::uint32_t blockX() { return session().state().config.blockDim.x; }
    /// Of the current launch: its blocks on four SMs, twelve in each round.
    void addTrace() {
        const auto blocks = static_cast<std::uint32_t>(session().evaluation()->totalBlocks);
        core::BlockTrace trace;
        trace.blocks = blocks;
        for (std::uint32_t rank = 0; rank < blocks; ++rank) {
            trace.blockSm.push_back(static_cast<int>(rank % 4));
            trace.beginNanoseconds.push_back(rank / 12 * 1000);
            trace.endNanoseconds.push_back(rank / 12 * 1000 + 900);
        }
        trace.provenance.kind = core::ProvenanceKind::Recorded;
        session().results().addTrace(
            {session().launchKey(), trace, core::ProvenanceKind::Recorded, QDateTime::currentDateTime()});
    }
    /// Three steps with blocks of 32, 64 and 128 threads.
    void addThreeSteps() {
        for (const std::uint32_t threads : {32U, 64U, 128U}) {
            session().setBlock(core::Axis::X, threads);
            press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        }
        ASSERT_EQ(steps().count(), 3);
    }
};

} // namespace trichevron::test
