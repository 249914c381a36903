// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window in Korean, in every size and in large type: nothing is cut, and no entry shows a mnemonic where
// it is of no use. The dialogs also in English and in the pseudo-translation.
#include "app/gui/code/launch_code_dialog.h"
#include "app/gui/compare/device_picker.h"
#include "app/gui/export/pictures.h"
#include "app/gui/help/rules_dialog.h"
#include "app/gui/help/shortcuts_dialog.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/language/window_language.h"
#include "app/gui/main_window/cluster_sizes_dialog.h"
#include "app/gui/main_window/machines_dialog.h"
#include "app/gui/pages/kernel/kernel_form.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/pages/program/capture_dialog.h"
#include "app/gui/palette/command_palette.h"
#include "app/gui/presets/preset_gallery.h"
#include "app/gui/source/compile_settings_dialog.h"
#include "app/gui/text/mnemonic.h"
#include "tests/gui/cut_texts.h"
#include "tests/gui/filled_window.h"
#include "tests/gui/page_layouts.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QLabel>
#include <QMenuBar>
#include <QPointer>
#include <QRegularExpression>
#include <QTabBar>
#include <QTest>

namespace trichevron::test {
namespace {

class KoreanLayoutTest : public FilledWindowTest {
protected:
    void SetUp() override {
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR); // with the lessons
        FilledWindowTest::SetUp();
        session().pin(session().state());
        gui::setWindowLanguage(core::languageForCode("ko"));
        handleAllEvents();
    }
    void TearDown() override {
        window->setLargeType(false);
        gui::setWindowLanguage(core::languageForCode("en"));
        FilledWindowTest::TearDown();
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    }
    void forEachLayout(const std::function<void(const std::string& name)>& check) {
        for (const bool large : {false, true})
            for (const QSize size : {QSize(900, 600), QSize(1280, 800), QSize(1920, 1080)}) {
                window->setLargeType(large);
                window->resize(size);
                window->restoreDefaultLayout();
                handleAllEvents();
                check(std::to_string(size.width()) + (large ? ", large type" : ""));
            }
    }
    void expectWholeDialogs() {
        for (const bool large : {false, true}) {
            window->setLargeType(large);
            const std::string size = large ? ", large type" : "";
            const auto check = [&](std::unique_ptr<QWidget> dialog) {
                dialog->show();
                handleAllEvents();
                expectWhole(*dialog, dialog->objectName().toStdString() + size);
            };
            check(std::make_unique<gui::ShortcutsDialog>(*window->menuBar(), window.get()));
            check(std::make_unique<gui::CommandPalette>(*window->menuBar(),
                                                        *window->findChild<gui::PageStack*>(), window.get()));
            check(std::make_unique<gui::MachinesDialog>(app->devices, window.get()));
            check(std::make_unique<gui::PresetGallery>(app->session, app->devices, window.get()));
            check(std::make_unique<gui::LaunchCodeDialog>(app->session, app->devices, app->messages,
                                                          window.get()));
            check(std::make_unique<gui::ClusterSizesDialog>(app->session, window.get()));
            check(std::make_unique<gui::KernelForm>(std::nullopt, window.get()));
            check(std::make_unique<gui::CaptureDialog>(window.get()));
            const gui::OpenSource source({}, [] { return std::vector<core::DeviceProperties>(); });
            check(std::make_unique<gui::CompileSettingsDialog>(source, window.get()));
            check(std::make_unique<gui::DevicePicker>(app->devices.directory(), session().state().deviceKey,
                                                      3, window.get()));
            gui::openRules(window.get(), std::nullopt);
            auto* rules = window->findChild<gui::RulesDialog*>();
            handleAllEvents();
            expectWhole(*rules, "rules" + size);
            rules->close();
        }
    }
};

TEST_F(KoreanLayoutTest, NothingIsCutOnAnyPage) {
    forEachLayout([this](const std::string& layout) {
        for (const QString& page :
             {gui::window_page::start, gui::window_page::learn, gui::window_page::kernel,
              gui::window_page::program, gui::window_page::explore}) {
            window->pages().show(page);
            handleAllEvents();
            EXPECT_EQ(cutTexts(*window).join(QLatin1Char('\n')).toStdString(), "")
                << layout << ' ' << page.toStdString();
        }
        auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
        for (int i = 0; i < tabs.count(); ++i) {
            tabs.setCurrentIndex(i);
            handleAllEvents();
            EXPECT_EQ(cutTexts(*window).join(QLatin1Char('\n')).toStdString(), "")
                << layout << ' ' << tabs.tabText(i).toStdString();
        }
    });
}

TEST_F(KoreanLayoutTest, NothingOfARefusedLaunchIsCut) {
    type(QStringLiteral("blockX"), QStringLiteral("2048"));
    type(QStringLiteral("clusterX"), QStringLiteral("3"));
    forEachLayout([this](const std::string& layout) {
        EXPECT_EQ(cutTexts(*window).join(QLatin1Char('\n')).toStdString(), "") << layout;
    });
}

TEST_F(KoreanLayoutTest, EveryTextFollowsTheTypeAlsoWhereItCameWithAnotherLanguage) {
    window->setLargeType(true);
    type(QStringLiteral("blockX"), QStringLiteral("2048"));
    session().pin(session().state());
    for (const QString& page :
         {gui::window_page::kernel, gui::window_page::learn, gui::window_page::explore}) {
        window->pages().show(page);
        handleAllEvents();
    }
    gui::setWindowLanguage(core::languageForCode("en"));
    type(QStringLiteral("blockX"), QStringLiteral("64"));
    std::vector<std::pair<QPointer<QWidget>, double>> large;
    for (QWidget* widget : window->findChildren<QWidget*>())
        if (qobject_cast<QLabel*>(widget) != nullptr || qobject_cast<QAbstractButton*>(widget) != nullptr ||
            qobject_cast<QAbstractItemView*>(widget) != nullptr)
            large.emplace_back(widget, widget->font().pointSizeF());
    ASSERT_GT(large.size(), 100U);
    window->setLargeType(false);
    handleAllEvents();
    for (const auto& [widget, size] : large)
        if (widget) {
            EXPECT_NEAR(size, 1.5 * widget->font().pointSizeF(), 0.51) << widget->objectName().toStdString();
        }
}

TEST_F(KoreanLayoutTest, NoCellOfATableHasATypeSizeOfItsOwn) {
    type(QStringLiteral("blockX"), QStringLiteral("2048"));
    session().pin(session().state());
    window->pages().show(gui::window_page::explore);
    handleAllEvents();
    int bold = 0;
    for (const QAbstractItemView* view : window->findChildren<QAbstractItemView*>())
        for (int row = 0; view->model() != nullptr && row < view->model()->rowCount(); ++row)
            for (int column = 0; column < view->model()->columnCount(); ++column) {
                const QVariant font = view->model()->index(row, column).data(Qt::FontRole);
                if (!font.isValid())
                    continue;
                EXPECT_EQ(font.value<QFont>().resolveMask() & QFont::SizeResolved, 0U)
                    << view->objectName().toStdString() << ' ' << row << ' ' << column;
                ++bold;
            }
    EXPECT_GT(bold, 0);
}

TEST_F(KoreanLayoutTest, NoDialogIsCut) {
    expectWholeDialogs();
}

TEST_F(KoreanLayoutTest, NoDialogInEnglishIsCut) {
    gui::setWindowLanguage(core::languageForCode("en"));
    expectWholeDialogs();
}

TEST_F(KoreanLayoutTest, NoDialogOfThePseudoTranslationIsCut) {
    gui::setWindowLanguage(core::languageForCode("en_XA"));
    expectWholeDialogs();
}

TEST_F(KoreanLayoutTest, ThePaletteShowsNoMnemonics) {
    const QList<gui::MenuCommand> commands = gui::menuCommands(*window->menuBar());
    EXPECT_GT(commands.size(), 50);
    for (const gui::MenuCommand& command : commands) {
        EXPECT_FALSE(command.path.contains(QLatin1String("(F)"))) << command.path.toStdString();
        EXPECT_FALSE(command.path.contains(QLatin1Char('&'))) << command.path.toStdString();
    }
    EXPECT_EQ(commands.front().path.toStdString(), "파일 › 세션 열기…");
}

TEST_F(KoreanLayoutTest, AnSvgHasTheLettersAndNamesAFontThatHasThem) {
    for (QWidget* widget :
         {static_cast<QWidget*>(window->hierarchy().canvas()), &get(QStringLiteral("samplesPlot"))}) {
        const QString svg = QString::fromUtf8(
            gui::renderPicture(*widget, QStringLiteral("그림"), {gui::PictureKind::Svg, 1}));
        EXPECT_TRUE(svg.contains(QRegularExpression(QStringLiteral("<text[^>]*>[^<]*[가-힣]"))))
            << widget->objectName().toStdString();
        const qsizetype texts = svg.count(QStringLiteral("<text "));
        EXPECT_GT(texts, 0);
        EXPECT_EQ(svg.count(QStringLiteral(", NanumGothic, ")), texts);
    }
}

TEST(Mnemonic, IsRemovedWithItsBrackets) {
    const std::pair<const char*, const char*> cases[] = {
        {"&Open…", "Open…"},
        {"열기(&O)…", "열기…"},
        {"Save &as", "Save as"},
        {"A && B", "A & B"},
        {"f(&&)", "f(&)"},
        {"되돌리기(&U): 블록", "되돌리기: 블록"},
        {"(&x, y)", "(x, y)"},
        {"&", ""},
        {"", ""},
    };
    for (const auto& [text, plain] : cases)
        EXPECT_EQ(gui::withoutMnemonic(QString::fromUtf8(text)).toStdString(), plain) << text;
}

} // namespace
} // namespace trichevron::test
