// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Words with which a newcomer looks for something in the command palette, and what is found first.
#include "app/gui/compare/device_picker.h"
#include "tests/case_name.h"
#include "tests/gui/gui_fixture.h"

#include <QLineEdit>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

namespace trichevron::test {
namespace {

class PaletteUser : public WindowTest {
protected:
    /// The entry that is found first, with the palette open.
    QString firstFor(const QString& typed) {
        window->activateWindow();
        QTest::keyClick(window.get(), Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(&get<QLineEdit>(QStringLiteral("paletteField")), typed);
        const QTreeWidgetItem* item = get<QTreeWidget>(QStringLiteral("paletteList")).currentItem();
        return item == nullptr ? QString() : item->text(0);
    }
};

struct Words : NamedCase {
    const char* typed;
    const char* found;
};
class PaletteWords : public PaletteUser, public testing::WithParamInterface<Words> {};

TEST_P(PaletteWords, FindItFirst) {
    startReplay();
    EXPECT_EQ(firstFor(QString::fromUtf8(GetParam().typed)), QString::fromUtf8(GetParam().found));
}

const char* const onDevices = "View › Pinned launches › Compare this launch on other devices…";

INSTANTIATE_TEST_SUITE_P(Newcomer, PaletteWords,
                         testing::Values(Words{{"Devices"}, "compare devices", onDevices},
                                         Words{{"Gpus"}, "compare gpus", onDevices},
                                         Words{{"Homework"}, "homework", "Learn › Exercises"},
                                         Words{{"Quiz"}, "quiz", "Learn › Exercises"}),
                         caseName<Words>);

TEST_F(PaletteUser, TheEntryOfDevicesAsksWhich) {
    startReplay();
    ASSERT_EQ(firstFor(QStringLiteral("compare devices")), QString::fromUtf8(onDevices));
    bool isAsked = false;
    QTimer::singleShot(0, window.get(), [&] {
        auto* picker = window->findChild<gui::DevicePicker*>();
        isAsked = picker != nullptr && picker->isVisible();
        if (picker != nullptr)
            picker->reject();
    });
    QTest::keyClick(&get<QLineEdit>(QStringLiteral("paletteField")), Qt::Key_Return);
    EXPECT_TRUE(isAsked);
}

} // namespace
} // namespace trichevron::test
