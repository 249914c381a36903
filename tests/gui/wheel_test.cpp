// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The wheel scrolls panels and changes no value under the pointer.
#include "app/gui/pages/page_stack.h"
#include "tests/gui/gui_fixture.h"

#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>

namespace trichevron::test {
namespace {

class WheelTest : public WindowTest {
protected:
    static void turnDown(QWidget& widget) {
        const QPointF place = widget.rect().center();
        QWheelEvent wheel(place, widget.mapToGlobal(place), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&wheel); // else it is not handed on
        qApp->notify(&widget, &wheel);
    }
};

TEST_F(WheelTest, NoBoxAndNoNumberOfAPageChanges) {
    get<QToolButton>(QStringLiteral("launchAttributes")).click();
    const gui::LaunchState before = session().state();
    int numbers = 0;
    for (const QString& page : {gui::window_page::explore, gui::window_page::kernel,
                                gui::window_page::program, gui::window_page::learn}) {
        window->pages().show(page);
        handleAllEvents();
        int boxes = 0;
        for (QComboBox* box : window->findChildren<QComboBox*>()) {
            const int chosen = box->currentIndex();
            box->setFocus();
            turnDown(*box);
            EXPECT_EQ(box->currentIndex(), chosen) << box->objectName().toStdString();
            ++boxes;
        }
        for (QSpinBox* number : window->findChildren<QSpinBox*>()) {
            const QSignalBlocker quiet(number); // the launch stays
            number->setRange(0, std::max(1, number->maximum()));
            number->setValue(1); // so that the wheel could change it
            turnDown(*number);
            EXPECT_EQ(number->value(), 1) << number->objectName().toStdString();
            ++numbers;
        }
        EXPECT_GT(boxes, 0);
    }
    EXPECT_GT(numbers, 0);
    window->pages().show(gui::window_page::explore);
    EXPECT_TRUE(session().state() == before);
}

TEST_F(WheelTest, APanelScrollsOverABox) {
    QScrollArea area;
    auto* content = new QWidget;
    content->resize(200, 2000);
    auto* box = new QComboBox(content);
    box->addItems({QStringLiteral("a"), QStringLiteral("b")});
    area.setWidget(content);
    area.resize(220, 300);
    area.show();
    turnDown(*box);
    EXPECT_GT(area.verticalScrollBar()->value(), 0);
    EXPECT_EQ(box->currentIndex(), 0);
}

} // namespace
} // namespace trichevron::test
