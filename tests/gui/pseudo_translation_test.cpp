// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads everything in the window while it is pseudo-translated: every page, menu, dialog and tool tip, for
// launches that are accepted, refused and advised against. Plain English there was never offered to
// translators.
#include "app/gui/code/launch_code_dialog.h"
#include "app/gui/editors/code_label.h"
#include "app/gui/help/rules_dialog.h"
#include "app/gui/help/shortcuts_dialog.h"
#include "app/gui/language/window_language.h"
#include "app/gui/main_window/machines_dialog.h"
#include "app/gui/menus/help_menu.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/palette/command_palette.h"
#include "app/gui/presets/preset_gallery.h"
#include "tests/gui/filled_window.h"
#include "tests/gui/plain_english.h"
#include "tests/gui/readable_texts.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTableView>
#include <QTest>

#include <map>

namespace trichevron::test {
namespace {

class PseudoTranslationTest : public FilledWindowTest {
protected:
    void SetUp() override {
        FilledWindowTest::SetUp();
        session().pin(session().state());
        gui::setWindowLanguage(core::languageForCode("en_XA"));
        handleAllEvents();
    }
    void TearDown() override {
        expectNoEnglish();
        gui::setWindowLanguage(core::languageForCode("en"));
        FilledWindowTest::TearDown();
    }

    void read(QWidget& widget) {
        handleAllEvents();
        QString data = untranslatedTexts(widget);
        for (const ReadableText& text : textsOfWidgets(widget)) {
            ++read_;
            // A line may break inside a name of CUDA.
            const QString joined = QString(text.text).remove(QLatin1Char('\n'));
            if (plainEnglish(text.text).isEmpty() || plainEnglish(joined).isEmpty())
                data += text.text + QLatin1Char('\n') + joined + QLatin1Char('\n');
            else if (!data.contains(text.text))
                report(text);
        }
        for (const ReadableText& text :
             paintedTexts(widget)) { // pieces of the texts above, and what is drawn
            ++read_;
            if (!plainEnglish(text.text).isEmpty() && !data.contains(text.text.trimmed()))
                report(text);
        }
    }
    void report(const ReadableText& text) {
        left_[text.text] = text.where + QStringLiteral(": ") + plainEnglish(text.text).join(QLatin1Char(' '));
    }
    /// CUDA code, the properties of a device as in its file, and the command of a worker.
    static QString untranslatedTexts(QWidget& widget) {
        QString texts;
        for (const auto* code : widget.findChildren<QPlainTextEdit*>())
            if (code->inherits("trichevron::gui::CodePage") || code->inherits("trichevron::gui::CodeEdit"))
                texts += code->toPlainText() + QLatin1Char('\n');
        for (const auto* code : widget.findChildren<gui::CodeLabel*>())
            texts += code->text() + code->code();
        for (const auto* command : widget.findChildren<QLabel*>(QStringLiteral("machineArgv"))) {
            const QString shown = command->text() + QLatin1Char('\n') + command->accessibleDescription();
            texts += shown + QString(shown).remove(QChar(0x200B)) + QLatin1Char('\n');
        }
        if (const auto* properties = widget.findChild<QTableView*>(QStringLiteral("deviceProperties")))
            for (int row = 0; row < properties->model()->rowCount(); ++row)
                for (int column = 0; column < properties->model()->columnCount(); ++column)
                    texts += properties->model()->index(row, column).data().toString() + QLatin1Char('\n');
        return texts;
    }
    void readEveryPage() {
        auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
        for (int page = 0; page < tabs.count(); ++page) {
            tabs.setCurrentIndex(page);
            read(*window);
        }
    }
    void expectNoEnglish() {
        EXPECT_GT(read_, 500);
        for (const auto& [text, where] : left_)
            ADD_FAILURE() << where.toStdString() << "\n  in: " << text.left(300).toStdString();
    }

    int read_ = 0;
    std::map<QString, QString> left_; ///< by the text, so that each is reported once
};

TEST_F(PseudoTranslationTest, NoPageHasPlainEnglish) {
    readEveryPage();
}

TEST_F(PseudoTranslationTest, NoPageOfARefusedLaunchHasPlainEnglish) {
    type(QStringLiteral("blockX"), QStringLiteral("2048"));
    readEveryPage();
    type(QStringLiteral("gridX"), QStringLiteral("0"));
    type(QStringLiteral("clusterX"), QStringLiteral("3"));
    readEveryPage();
    type(QStringLiteral("blockX"), QStringLiteral("1e3"));
    readEveryPage();
}

TEST_F(PseudoTranslationTest, NoPageOfAnyKernelHasPlainEnglish) {
    auto& kernels = get<QComboBox>(QStringLiteral("kernelChooser"));
    for (int i = 0; i < kernels.count(); ++i) {
        kernels.setCurrentIndex(i);
        Q_EMIT kernels.activated(i);
        readEveryPage();
    }
}

TEST_F(PseudoTranslationTest, NoColouringHasPlainEnglish) {
    auto& colours = get<QComboBox>(QStringLiteral("colourBy"));
    for (int i = 0; i < colours.count(); ++i) {
        colours.setCurrentIndex(i);
        Q_EMIT colours.activated(i);
        read(*window);
    }
}

TEST_F(PseudoTranslationTest, NoMenuHasPlainEnglish) {
    for (QMenu* menu : window->findChildren<QMenu*>()) {
        Q_EMIT menu->aboutToShow();
        read(*menu);
    }
    for (QMenu* menu : window->findChildren<QMenu*>()) // also those that were filled just now
        read(*menu);
}

TEST_F(PseudoTranslationTest, NoRuleOrTermInTheGuideHasPlainEnglish) {
    gui::openRules(window.get(), std::nullopt);
    auto& list = get<QListWidget>(QStringLiteral("rulesList"));
    for (int row = 0; row < list.count(); ++row) {
        list.setCurrentRow(row);
        read(*window->findChild<gui::RulesDialog*>());
    }
}

TEST_F(PseudoTranslationTest, NoDialogHasPlainEnglish) {
    read(*std::make_unique<gui::ShortcutsDialog>(*window->menuBar(), window.get()));
    read(*std::make_unique<gui::CommandPalette>(*window->menuBar(), *window->findChild<gui::PageStack*>(),
                                                window.get()));
    read(*std::make_unique<gui::MachinesDialog>(app->devices, window.get()));
    read(*std::make_unique<gui::PresetGallery>(app->session, app->devices, window.get()));
    gui::LaunchCodeDialog code(app->session, app->devices, app->messages, window.get());
    code.setCode(
        QStringLiteral("void f(int n) {\nk<<<n, 64, 1, s>>>();\nk<<<64 / 0, 64>>>();\nk<<<1, 64>>>();\n}"));
    code.show();
    read(code);
    code.findChild<QLineEdit*>(QStringLiteral("codeValue_n"))->setText(QStringLiteral("7"));
    code.findChild<QListWidget*>(QStringLiteral("launchesInCode"))->setCurrentRow(1);
    read(code);
    code.close();
    int aboutDialogs = 0;
    for (QAction* action : window->findChildren<QAction*>())
        if (action->text() == gui::HelpMenu::tr("&About Trichevron")) {
            action->trigger();
            QWidget* dialog = QApplication::activeModalWidget();
            ASSERT_NE(dialog, nullptr);
            read(*dialog);
            ++aboutDialogs;
            dialog->close();
        }
    EXPECT_EQ(aboutDialogs, 1);
}

} // namespace
} // namespace trichevron::test
