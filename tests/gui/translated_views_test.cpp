// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The views of the launch and its results follow a change of the language at once, and keep their state.
#include "app/gui/editors/launch_editor.h"
#include "app/gui/editors/number_field.h"
#include "app/gui/hierarchy/breadcrumb.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/hierarchy/slice_bar.h"
#include "app/gui/language/window_language.h"
#include "app/gui/plots/launch_plot.h"
#include "app/gui/results/results_panel.h"
#include "app/gui/thread/thread_panel.h"
#include "app/gui/timeline/timeline_plot.h"
#include "core/catalogue/pseudo_translation.h"
#include "tests/gui/filled_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>

#include <algorithm>

namespace trichevron::test {
namespace {

const QString bracket = QStringLiteral("⟦"); // begins each text of the pseudo-translation

/// Every text of a widget that a user can read or hear.
QStringList textsOf(const QWidget& widget) {
    QStringList texts{widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(),
                      widget.windowTitle()};
    for (const QAction* action : widget.actions())
        texts << action->text() << action->toolTip();
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        texts << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        texts << button->text();
    if (const auto* edit = qobject_cast<const QLineEdit*>(&widget))
        texts << edit->text() << edit->placeholderText();
    if (const auto* edit = qobject_cast<const QPlainTextEdit*>(&widget))
        texts << edit->placeholderText();
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        for (int i = 0; i < box->count(); ++i)
            texts << box->itemText(i) << box->itemData(i, Qt::ToolTipRole).toString();
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        for (int i = 0; i < tabs->count(); ++i)
            texts << tabs->tabText(i);
    if (const auto* list = qobject_cast<const QListWidget*>(&widget))
        for (int i = 0; i < list->count(); ++i)
            texts << list->item(i)->text() << list->item(i)->toolTip();
    if (const auto* table = qobject_cast<const QTableWidget*>(&widget))
        for (int column = 0; column < table->columnCount(); ++column) {
            texts << table->horizontalHeaderItem(column)->text();
            for (int row = 0; row < table->rowCount(); ++row)
                texts << table->item(row, column)->text();
        }
    if (const auto* plot = qobject_cast<const QCustomPlot*>(&widget)) {
        texts << plot->xAxis->label() << plot->yAxis->label();
        for (int i = 0; i < plot->itemCount(); ++i)
            if (const auto* item = qobject_cast<QCPItemText*>(plot->item(i)); item && item->visible())
                texts << item->text();
    }
    return texts;
}

class TranslatedViewsTest : public FilledWindowTest {
protected:
    void SetUp() override {
        FilledWindowTest::SetUp();
        gui::LaunchState pinned = session().state();
        pinned.config.blockDim.y += 1;
        session().setPinned({pinned});
        session().setPath(pathToThread(session().shape(), {1, 0, 0}, {3, 0, 0}));
        auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
        for (int i = tabs.count(); i-- > 0;) { // fills the pages
            tabs.setCurrentIndex(i);
            handleAllEvents();
        }
    }
    void TearDown() override {
        gui::setWindowLanguage(core::languageForCode("en"));
        FilledWindowTest::TearDown();
    }
    void setLanguage(std::string_view code) {
        gui::setWindowLanguage(core::languageForCode(code));
        handleAllEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    std::vector<QWidget*> views() {
        return {&get<gui::HierarchyView>(QStringLiteral("hierarchyView")),
                &get<gui::ResultsPanel>(QStringLiteral("resultsDock")),
                window->findChild<gui::LaunchEditor*>(), window->findChild<gui::ThreadPanel*>()};
    }
    /// A line for each widget with a text, in no particular order.
    QStringList dump() {
        QStringList lines;
        for (QWidget* view : views()) {
            QList<QWidget*> widgets = view->findChildren<QWidget*>();
            widgets << view;
            for (const QWidget* widget : widgets) {
                QStringList texts = textsOf(*widget);
                texts.removeAll(QString());
                if (!texts.isEmpty())
                    lines << QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') +
                                 widget->objectName() + QStringLiteral(": ") +
                                 texts.join(QStringLiteral(" | "));
            }
        }
        lines.sort();
        return lines;
    }
    /// Once the views, which paint and describe pictures later, are at rest.
    QStringList settledDump() {
        const auto canvases = window->findChildren<gui::HierarchyCanvas*>();
        EXPECT_TRUE(QTest::qWaitFor(
            [&] {
                return std::all_of(canvases.begin(), canvases.end(),
                                   [](const auto* canvas) { return canvas->isAtRest(); });
            },
            waitMs));
        handleAllEvents();
        return dump();
    }
    void showPage(int page) {
        get<QTabBar>(QStringLiteral("resultTabs")).setCurrentIndex(page);
        handleAllEvents();
    }
};

TEST_F(TranslatedViewsTest, HaveTheirFormerTextsAfterARoundTripToAnotherLanguage) {
    // A panel keeps the width that an earlier text needed until the language changes.
    setLanguage(core::pseudoLanguageCode);
    setLanguage("en");
    const int pages = get<QTabBar>(QStringLiteral("resultTabs")).count();
    for (int page = 0; page < pages; ++page) {
        showPage(page);
        const QStringList before = settledDump();
        setLanguage(core::pseudoLanguageCode);
        const QStringList translated = settledDump();
        EXPECT_GT(translated.filter(bracket).size(), before.size() / 2);
        setLanguage("en");
        const QStringList after = settledDump();
        EXPECT_TRUE(after.filter(bracket).isEmpty())
            << after.filter(bracket).join(QLatin1Char('\n')).toStdString();
        for (const QString& line : before)
            EXPECT_TRUE(after.contains(line)) << page << ": " << line.toStdString();
        EXPECT_EQ(before.size(), after.size());
    }
}

TEST_F(TranslatedViewsTest, NameEveryWidgetInTheNewLanguage) {
    setLanguage(core::pseudoLanguageCode);
    for (QWidget* view : views()) {
        for (const QWidget* widget : view->findChildren<QWidget*>()) {
            const QString name = widget->accessibleName();
            if (widget->objectName().startsWith(QLatin1String("qt_dockwidget_")))
                continue; // hidden behind a title bar of our own
            const bool isCuda = name == QLatin1String("threadIdx") || name == QLatin1String("blockIdx");
            EXPECT_TRUE(name.isEmpty() || isCuda || name.contains(bracket))
                << widget->metaObject()->className() << " " << widget->objectName().toStdString() << ": "
                << name.toStdString();
        }
    }
    const auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
    for (int i = 0; i < tabs.count(); ++i)
        EXPECT_TRUE(tabs.tabText(i).startsWith(bracket)) << tabs.tabText(i).toStdString();
}

TEST_F(TranslatedViewsTest, KeepTheirChoicesAndTheirPlace) {
    const char* boxes[] = {"timingsForm", "sweepColour", "sweepX", "occupancyAxis", "colourBy"};
    for (const char* name : boxes) {
        auto& box = get<QComboBox>(QString::fromLatin1(name));
        box.setCurrentIndex(1);
        Q_EMIT box.activated(1);
    }
    auto& timeline = get<gui::TimelinePlot>(QStringLiteral("timelinePlot"));
    showPage(3);
    timeline.xAxis->setRange(0.2, 0.4);
    const QCPRange zoomed = timeline.xAxis->range();
    const core::HierarchyPath path = session().path();
    const std::size_t steps =
        get<gui::HierarchyView>(QStringLiteral("hierarchyView")).breadcrumb()->buttons().size();
    setLanguage(core::pseudoLanguageCode);
    for (const char* box : boxes)
        EXPECT_EQ(get<QComboBox>(QString::fromLatin1(box)).currentIndex(), 1) << box;
    EXPECT_EQ(timeline.xAxis->range(), zoomed);
    EXPECT_TRUE(timeline.summary().contains(bracket)) << timeline.summary().toStdString();
    EXPECT_EQ(session().path(), path);
    EXPECT_EQ(get<gui::HierarchyView>(QStringLiteral("hierarchyView")).breadcrumb()->buttons().size(), steps);
}

TEST_F(TranslatedViewsTest, ExportTablesWithTheSameColumns) {
    const auto columns = [this] {
        std::vector<std::vector<std::string>> all;
        for (const auto* plot : window->findChildren<gui::LaunchPlot*>())
            all.push_back(plot->table().columns);
        return all;
    };
    const auto before = columns();
    setLanguage(core::pseudoLanguageCode);
    EXPECT_EQ(columns(), before);
}

TEST_F(TranslatedViewsTest, HaveTheWholeWordsOfTheSlice) {
    gui::SliceBar bar;
    bar.showLayers(2, 0);
    for (const std::string_view code :
         {std::string_view("en"), std::string_view("ko"), std::string_view(core::pseudoLanguageCode)}) {
        setLanguage(code);
        bar.resize(bar.minimumSizeHint().expandedTo(bar.minimumSize()));
        handleAllEvents();
        const auto& words = *bar.findChild<QLabel*>(QStringLiteral("sliceWords"));
        EXPECT_GE(words.width(), words.fontMetrics().horizontalAdvance(words.text()))
            << words.text().toStdString();
    }
}

TEST_F(TranslatedViewsTest, SayAgainWhatIsWrongWithAField) {
    type(QStringLiteral("blockX"), QStringLiteral("many"));
    const QString before = session().unreadable();
    ASSERT_FALSE(before.isEmpty());
    setLanguage(core::pseudoLanguageCode);
    EXPECT_TRUE(session().unreadable().contains(bracket)) << session().unreadable().toStdString();
    EXPECT_EQ(get<gui::NumberField>(QStringLiteral("blockX")).toolTip(), session().unreadable());
    setLanguage("en");
    EXPECT_EQ(session().unreadable(), before);
}

} // namespace
} // namespace trichevron::test
