// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The page Learn with lessons that are dropped into the window.
#pragma once

#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/pages/learn/learn_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/present/presentation.h"
#include "app/gui/settings/settings.h"
#include "core/json/file_io.h"
#include "core/scene/colouring.h"
#include "tests/gui/gui_fixture.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

namespace trichevron::test {

inline const std::string lessonDevice = "\"device\": \"Fixture GPU (not a real device)\"";
inline const std::string title =
    "# A lesson\nIn one sentence.\n```trichevron\n{\"format\": \"trichevron-lesson\", \"version\": 1}\n```\n";

/// A block of 32 × 64 threads, which the recording refuses; then a question for a number; then one that the
/// model alone answers.
inline const std::string lesson =
    title + "## Is it accepted?\nThe text of the question.\n```trichevron\n{\"launch\": {" + lessonDevice +
    ", \"kernel\": \"matrixAdd\", \"problem\": [1000, 1000], \"gridDim\": [32, 16], \"blockDim\": [32, "
    "64]},\n"
    "\"view\": {\"colourBy\": \"warp\"}, \"question\": {\"choices\": [{\"text\": \"Yes\", \"claims\": "
    "[{\"fact\": "
    "\"accepted\", \"is\": true}]}, {\"text\": \"No\", \"claims\": [{\"fact\": \"accepted\", \"is\": "
    "false}]}], "
    "\"answer\": 2}, \"reveal\": \"launch\", \"terms\": [\"block\", \"grid\"],\n"
    "\"documentAgainstDevice\": {\"document\": \"A saying.\", \"device\": \"A doing.\", \"seen\": \"a "
    "fixture\"}}\n"
    "```\nBecause it has 2048 threads.\n"
    "## How many blocks?\n```trichevron\n{\"launch\": {" +
    lessonDevice +
    ", \"kernel\": \"matrixAdd\", \"problem\": [1000, 1000], \"gridDim\": [63, 63], \"blockDim\": [16, 16]}, "
    "\"view\": {\"colourBy\": \"idle\"}, \"question\": {\"number\": {\"fact\": \"blocks\"}, \"answer\": "
    "3969}, "
    "\"reveal\": \"launch\", \"terms\": [\"grid\"]}\n```\nSixty-three squared.\n";

class LearnTest : public WindowTest {
protected:
    void SetUp() override {
        gui::Settings().setLearned({});
        gui::Settings().setAnsweredWrongly({});
        WindowTest::SetUp();
        startReplay();
    }
    void TearDown() override {
        window->presentation().end();
        WindowTest::TearDown();
        gui::Settings().setLearned({});
        gui::Settings().setAnsweredWrongly({});
    }
    void drop(const QString& file) {
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter(QPoint(400, 300), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &enter);
        QDropEvent event(QPointF(400, 300), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &event);
    }
    void dropLesson(const std::string& content, const QString& name = QStringLiteral("a.lesson.md")) {
        const QString file = folder.filePath(name);
        core::writeFileAtomically(file.toStdString(), content);
        drop(file);
    }
    gui::LearnPage& page() {
        return static_cast<gui::LearnPage&>(window->pages().page(gui::window_page::learn));
    }
    /// Of the bar above the pages; null where it does not offer the launch before the lesson.
    QPushButton* backButton() {
        for (auto* button : window->findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == QStringLiteral("Back to your launch"))
                return button;
        return nullptr;
    }
    void click(const QString& name) { QTest::mouseClick(&get<QAbstractButton>(name), Qt::LeftButton); }
    /// All words on the page that are visible.
    QString wordsOfPage() {
        QString words;
        for (const QLabel* label : page().findChildren<QLabel*>())
            if (label->isVisible())
                words += label->text() + QLatin1Char('\n');
        return words + get<QTextBrowser>(QStringLiteral("lessonText")).toPlainText();
    }
    void waitForDevice() {
        EXPECT_TRUE(QTest::qWaitFor([this] { return !page().run().isRevealing(); }, waitMs));
    }
    core::BlockExtent block() { return session().state().config.blockDim; }
    const core::Colouring& colouring() {
        return get<gui::HierarchyCanvas>(QStringLiteral("lessonPicture")).colouring();
    }

    QTemporaryDir folder;
};

} // namespace trichevron::test
