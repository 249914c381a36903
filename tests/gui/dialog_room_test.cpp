// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// On a screen of 900 x 600 pixels each dialog shows its buttons, in large type too.
#include "app/gui/help/rules_dialog.h"
#include "app/gui/language/window_language.h"
#include "app/gui/layout/dialog_room.h"
#include "app/gui/palette/command_palette.h"
#include "tests/gui/every_dialog.h"
#include "tests/gui/gui_fixture.h"

#include <QDialogButtonBox>
#include <QListWidget>
#include <QStyle>
#include <QStyleOptionViewItem>

namespace trichevron::test {
namespace {

/// What 900 x 600 pixels leave within the frame of a window and beside a panel of the desktop.
constexpr QSize leastRoom(860, 540);

class DialogRoomTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        window->setLargeType(true);
        handleAllEvents();
    }
    void TearDown() override {
        window->setLargeType(false);
        WindowTest::TearDown();
    }
    /// As the user sees it in so little room.
    static void expectToFit(QDialog& dialog) {
        const std::string name = dialog.objectName().toStdString();
        dialog.show();
        handleAllEvents();
        const QSize room = gui::roomOnScreen(dialog).expandedTo(leastRoom); // the screen of a test is small
        EXPECT_LE(dialog.width(), room.width()) << name;
        EXPECT_LE(dialog.height(), room.height()) << name;
        const QSize least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize());
        EXPECT_LE(least.width(), leastRoom.width()) << name;
        EXPECT_LE(least.height(), leastRoom.height()) << name;
        dialog.resize(leastRoom);
        handleAllEvents();
        for (const auto* buttons : dialog.findChildren<QDialogButtonBox*>())
            EXPECT_TRUE(dialog.rect().contains(QRect(buttons->mapTo(&dialog, QPoint()), buttons->size())))
                << name;
        dialog.close();
    }
};

TEST_F(DialogRoomTest, EachFits) {
    forEachDialog(*window, *app, {}, [](QDialog& dialog) {
        if (qobject_cast<gui::CommandPalette*>(&dialog) == nullptr) // which stays inside the window
            expectToFit(dialog);
    });
}

TEST_F(DialogRoomTest, RowsOfTheGuideAreAsHighAsTheirWords) {
    for (const char* language : {"en", "ko", "en_XA"})
        for (const bool large : {false, true}) {
            gui::setWindowLanguage(core::languageForCode(language));
            window->setLargeType(large);
            gui::RulesDialog rules(window.get());
            rules.show();
            rules.resize(leastRoom);
            handleAllEvents();
            auto& list = *rules.findChild<QListWidget*>(QStringLiteral("rulesList"));
            const int margin = list.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &list) + 1;
            for (int row = 0; row < list.count(); ++row) {
                QListWidgetItem& item = *list.item(row);
                QStyleOptionViewItem option;
                option.initFrom(&list);
                option.widget = &list;
                option.index = list.model()->index(row, 0);
                option.rect = list.visualItemRect(&item);
                option.features = QStyleOptionViewItem::HasDisplay | QStyleOptionViewItem::WrapText;
                option.text = item.text();
                option.font = list.font();
                const QRect room = list.style()
                                       ->subElementRect(QStyle::SE_ItemViewItemText, &option, &list)
                                       .adjusted(margin, 0, -margin, 0);
                const QRect words = QFontMetrics(list.font())
                                        .boundingRect(QRect(0, 0, room.width(), QWIDGETSIZE_MAX),
                                                      Qt::TextWordWrap, item.text());
                EXPECT_LE(words.height(), option.rect.height())
                    << language << ": " << item.text().toStdString();
                EXPECT_LE(words.width(), option.rect.width())
                    << language << ": " << item.text().toStdString();
            }
        }
    gui::setWindowLanguage(core::languageForCode("en"));
}

} // namespace
} // namespace trichevron::test
