// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Names in files that are HTML are shown as they are, everywhere: rich text could open other files.
#include "app/gui/files/session_file_controller.h"
#include "app/gui/help/rules_dialog.h"
#include "app/gui/menus/help_menu.h"
#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/program/program_page.h"
#include "app/gui/session/session_snapshot.h"
#include "core/json/file_io.h"
#include "tests/gui/every_dialog.h"
#include "tests/gui/filled_window.h"
#include "tests/gui/readable_texts.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextEdit>
#include <QTimer>
#include <QToolTip>

#include <algorithm>
#include <set>
#include <vector>

namespace trichevron::test {
namespace {

const std::string tag = "<img src='file:///etc/hostname'><b>bold</b>";

bool hasImage(const QTextDocument& document) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (part.fragment().charFormat().isImageFormat())
                return true;
    return false;
}

bool hasImage(const QString& html) {
    QTextDocument document;
    document.setHtml(html);
    return hasImage(document);
}

bool hasTag(QString words) {
    return words.remove(QChar(0x200B)).contains(QLatin1String("<img")); // names break at such places
}

/// Qt's tool tip that is on the screen.
QLabel* shownToolTip() {
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->inherits("QTipLabel") && widget->isVisible())
            return static_cast<QLabel*>(widget);
    return nullptr;
}

/// Moves the pointer there, and looks at the tool tip, where there is one: it is plain, and shows names as
/// they are. Returns whether there is one.
bool checkToolTipAt(QWidget& widget, const QPoint& at) {
    QToolTip::hideText();
    QHelpEvent hover(QEvent::ToolTip, at, widget.mapToGlobal(at));
    QApplication::sendEvent(&widget, &hover);
    const QLabel* tip = shownToolTip();
    if (tip == nullptr)
        return false;
    const std::string words = tip->text().toStdString();
    EXPECT_EQ(tip->textFormat(), Qt::PlainText) << words;
    for (const char* ofHtml : {"&lt;", "&gt;", "<span"})
        EXPECT_EQ(words.find(ofHtml), std::string::npos) << words;
    return true;
}

class HostileText : public FilledWindowTest {
protected:
    void SetUp() override {
        FilledWindowTest::SetUp();
        core::SavedSession saved = takeSnapshot(app->session, app->devices);
        auto device = std::make_shared<core::DeviceProperties>(*session().state().device);
        device->name = "Device " + tag;
        device->provenance.source = tag;
        device->provenance.device = tag;
        device->provenance.driverVersion = tag;
        for (core::SavedDevice& each : saved.devices)
            each.properties = device;
        auto other = std::make_shared<core::DeviceProperties>(*device); // to compare with
        other->name = "Other " + tag;
        saved.devices.push_back({"other", other, true});
        if (!saved.kernel)
            throw std::runtime_error("the window has no kernel");
        saved.kernel->title = tag;
        saved.kernel->summary = tag;
        saved.kernel->attributes.name = tag;
        saved.kernel->arguments = tag;
        saved.kernel->chapter = tag;
        saved.kernel->id = "unknown";
        saved.pinned = {core::SavedPin{saved.device, *saved.kernel, saved.config, saved.optIns}};
        const QString path = folder.filePath(QStringLiteral("<img src=x>.json"));
        saveSession(saved, path.toStdString());
        window->files().open(path);
        session().setPath(pathToThread(session().shape(), {2, 1, 0}, {5, 7, 0}));
        app->messages.report(QString::fromStdString(tag));
        handleAllEvents();
        ASSERT_EQ(session().state().device->name, device->name);
        ASSERT_EQ(session().state().kernel->title, tag);
    }
    /// Returns how many labels there are.
    int checkLabels() {
        int count = 0;
        for (QWidget* widget : QApplication::allWidgets()) {
            if (auto* label = qobject_cast<QLabel*>(widget); label != nullptr) {
                label->ensurePolished();
                ++count;
                EXPECT_NE(label->textFormat(), Qt::AutoText) << label->objectName().toStdString();
                if (label->textFormat() == Qt::RichText) {
                    EXPECT_FALSE(hasImage(label->text())) << label->text().toStdString();
                }
            }
            if (auto* edit = qobject_cast<QTextEdit*>(widget); edit != nullptr) {
                EXPECT_FALSE(hasImage(*edit->document())) << edit->objectName().toStdString();
            }
        }
        return count;
    }
    /// Of widgets, and of entries of lists and tables. Returns how many there are.
    static int checkToolTips(QWidget& root) {
        int shown = 0;
        for (QWidget* widget : root.findChildren<QWidget*>()) {
            if (!widget->isVisible())
                continue;
            if (!widget->toolTip().isEmpty()) {
                const bool isShown = checkToolTipAt(*widget, widget->rect().center());
                EXPECT_TRUE(isShown) << "no tool tip of " << widget->objectName().toStdString();
                shown += isShown ? 1 : 0;
            }
            if (const auto* view = qobject_cast<QAbstractItemView*>(widget);
                view != nullptr && view->model() != nullptr)
                shown += checkEntries(*view);
        }
        QToolTip::hideText();
        return shown;
    }
    static int checkEntries(const QAbstractItemView& view) {
        int shown = 0;
        const QAbstractItemModel& model = *view.model();
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 0; column < model.columnCount(); ++column) {
                const QModelIndex entry = model.index(row, column);
                const QRect place = view.visualRect(entry).intersected(view.viewport()->rect());
                if (!place.isEmpty() && !entry.data(Qt::ToolTipRole).toString().isEmpty())
                    shown += checkToolTipAt(*view.viewport(), place.center()) ? 1 : 0;
            }
        return shown;
    }
    /// Types the name into every field, key by key.
    static void typeTagInto(QDialog& dialog) {
        const auto typeInto = [](QWidget& field) { QTest::keyClicks(&field, QString::fromStdString(tag)); };
        for (auto* field : dialog.findChildren<QLineEdit*>())
            if (field->isVisible() && field->isEnabled() && !field->isReadOnly())
                typeInto(*field);
        for (auto* field : dialog.findChildren<QPlainTextEdit*>())
            if (field->isVisible() && field->isEnabled() && !field->isReadOnly())
                typeInto(*field);
        handleAllEvents();
    }
    /// In a label or in the entry of a list, and not only where it was typed.
    static bool showsTag(const QDialog& dialog) {
        const std::vector<ReadableText> texts = textsOfWidgets(dialog);
        return std::any_of(texts.begin(), texts.end(), [](const ReadableText& each) {
            const bool isShown =
                each.where.endsWith(QLatin1String(" text")) || each.where.endsWith(QLatin1String(" item"));
            return isShown && !each.where.contains(QLatin1String("Edit ")) && hasTag(each.text);
        });
    }
    QString write(const char* name, const std::string& content) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        core::writeFileAtomically(path.toStdString(), content);
        return path;
    }
    /// Of a name that can be broken anywhere.
    bool showsTag(const char* label) { return hasTag(get<QLabel>(QString::fromLatin1(label)).text()); }

    QTemporaryDir folder;
};

TEST_F(HostileText, IsPlainInEveryLabelOfTheWindow) {
    bool isShown = false;
    for (const QLabel* label : window->findChildren<QLabel*>())
        isShown = isShown || label->text().contains(QLatin1String("<img"));
    EXPECT_TRUE(isShown) << "no label shows the name, so this test shows nothing";
    EXPECT_GT(checkLabels(), 50);
}

TEST_F(HostileText, IsPlainInEveryToolTip) {
    EXPECT_GT(checkToolTips(*window), 10);
    // Of an entry of a list, whose view shows it.
    QToolTip::hideText();
    QToolTip::showText(window->mapToGlobal(QPoint(50, 50)), QString::fromStdString(tag), window.get());
    ASSERT_NE(shownToolTip(), nullptr);
    EXPECT_EQ(shownToolTip()->textFormat(), Qt::PlainText);
    EXPECT_EQ(shownToolTip()->text().toStdString(), tag);
    QToolTip::hideText();
}

TEST_F(HostileText, IsPlainInNoticesAndQuestions) {
    type(QStringLiteral("blockX"), QStringLiteral("4"));
    session().endEdit();
    QString question;
    Qt::TextFormat format = Qt::RichText;
    QTimer::singleShot(0, window.get(), [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr)
            return;
        const auto* label = box->findChild<QLabel*>(QStringLiteral("qt_msgbox_label"));
        question = label->text();
        format = label->textFormat();
        box->button(QMessageBox::Discard)->click();
    });
    EXPECT_TRUE(window->files().mayClose());
    EXPECT_TRUE(question.contains(QLatin1String("<img src=x>"))) << question.toStdString();
    EXPECT_EQ(format, Qt::PlainText);
    window->files().open(folder.filePath(QStringLiteral("<img src=missing>.json")));
    EXPECT_TRUE(text(QStringLiteral("noticeSentence")).contains(QLatin1String("<img src=missing>")));
    checkLabels();
}

TEST_F(HostileText, IsPlainInDialogs) {
    DialogContents contents;
    core::KernelResources numbers;
    numbers.name = numbers.architecture = tag;
    contents.kernel.emplace().versions = {numbers};
    contents.launchCode = QStringLiteral("unknownHere<<<4, 256>>>();");
    std::set<std::string> showNames;
    std::set<std::string> showWhatIsTyped;
    int toolTips = 0;
    const auto look = [&](QDialog& dialog, std::set<std::string>& shows) {
        checkLabels();
        toolTips += checkToolTips(dialog);
        if (showsTag(dialog))
            shows.insert(dialog.metaObject()->className());
    };
    forEachDialog(*window, *app, contents, [&](QDialog& dialog) {
        dialog.show();
        dialog.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog, waitMs)) << dialog.metaObject()->className();
        handleAllEvents();
        look(dialog, showNames);
        typeTagInto(dialog);
        look(dialog, showWhatIsTyped);
    });
    const std::string prefix = "trichevron::gui::";
    for (const char* name :
         {"DevicePicker", "PresetGallery", "ClusterSizesDialog", "LaunchCodeDialog", "KernelForm"})
        EXPECT_TRUE(showNames.contains(prefix + name))
            << name << " shows no name, so its labels show nothing";
    for (const char* name : {"CaptureDialog", "CompileSettingsDialog", "MachinesDialog", "CommandPalette"})
        EXPECT_TRUE(showWhatIsTyped.contains(prefix + name)) << name;
    EXPECT_GT(toolTips, 5);
    gui::openRules(window.get(), core::RuleId::ThreadsPerBlock);
    handleAllEvents();
    checkLabels();
}

TEST_F(HostileText, IsPlainOnPageKernel) {
    window->pages().show(gui::window_page::kernel);
    const std::string name = "<img/src=x><b>bold</b>"; // a compiler's name ends at a blank or a quote
    static_cast<gui::KernelPage&>(window->pages().page(gui::window_page::kernel))
        .openFile(write("<img src=y>.txt", "ptxas info    : Compiling entry function '" + name +
                                               "' for 'sm_90'\n"
                                               "ptxas info    : Function properties for " +
                                               name +
                                               "\n    0 bytes stack frame, 0 bytes spill stores, 0 bytes "
                                               "spill loads\n"
                                               "ptxas info    : Used 24 registers, used 1 barriers\n"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return showsTag("kernelName"); }, waitMs));
    handleAllEvents();
    checkLabels();
    EXPECT_GT(checkToolTips(*window), 0);
}

TEST_F(HostileText, IsPlainOnPageProgram) {
    window->pages().show(gui::window_page::program);
    static_cast<gui::ProgramPage&>(window->pages().page(gui::window_page::program))
        .openFile(write("<img src=z>.json",
                        R"({"deviceProperties":[{"id":0,"name":")" + tag +
                            R"("}],"traceEvents":[{"ph":"X","cat":"gpu_user_annotation","name":")" + tag +
                            R"(","ts":1,"dur":9,"args":{"device":0,"stream":7}},)"
                            R"({"ph":"X","cat":"kernel","name":")" +
                            tag +
                            R"(","ts":2,"dur":5,"args":{"device":0,"stream":7,"registers per thread":32,)"
                            R"("shared memory":0,"grid":[3,1,1],"block":[250,1,1]}}]})"));
    auto& table = get<QTableView>(QStringLiteral("programTable"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.model()->rowCount() > 0; }, waitMs));
    table.selectRow(0);
    EXPECT_TRUE(showsTag("programSelected"));
    handleAllEvents();
    checkLabels();
    EXPECT_GT(checkToolTips(*window), 0);
}

} // namespace
} // namespace trichevron::test
