// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The result pages in every size and with large text: labels do not overlap, nothing covers a plot, a plot
// keeps its size, and table columns are aligned with their headings.
#include "app/gui/layout/page_layout.h"
#include "app/gui/pages/explore/explore_page.h"
#include "app/gui/plots/colour_ramp.h"
#include "app/gui/plots/launch_plot.h"
#include "app/gui/plots/limiter_bands.h"
#include "app/gui/plots/occupancy_plot.h"
#include "app/gui/results/copyable_table.h"
#include "app/gui/results/result_tabs.h"
#include "app/gui/theme/theme.h"
#include "app/gui/timeline/timeline_plot.h"
#include "tests/gui/filled_window.h"

#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

namespace trichevron::test {
namespace {

/// The positions of the labels along their axis.
std::vector<std::pair<double, double>> labelsAlong(const QCPAxis& axis) {
    std::vector<std::pair<double, double>> spans;
    const QFontMetrics metrics(axis.tickLabelFont());
    const bool lies = axis.orientation() == Qt::Horizontal;
    for (qsizetype i = 0; i < axis.tickVector().size(); ++i) {
        const QString label = axis.tickVectorLabels().value(i);
        if (label.isEmpty() || !axis.range().contains(axis.tickVector()[i]))
            continue;
        const double half =
            (lies ? metrics.horizontalAdvance(label) : metrics.tightBoundingRect(label).height()) / 2.0;
        const double middle = axis.coordToPixel(axis.tickVector()[i]);
        spans.emplace_back(middle - half, middle + half);
    }
    std::sort(spans.begin(), spans.end());
    return spans;
}

class ResultsLayoutTest : public FilledWindowTest {
protected:
    void TearDown() override {
        window->setLargeType(false);
        window->setTheme(gui::ThemeChoice::Light);
        FilledWindowTest::TearDown();
    }
    void showTab(const QString& name) {
        auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
        for (int i = 0; i < tabs.count(); ++i)
            if (tabs.tabText(i) == name)
                tabs.setCurrentIndex(i);
        handleAllEvents();
    }
    void resizeTo(const QSize& size, bool large) {
        window->setLargeType(large);
        window->resize(size);
        window->restoreDefaultLayout();
        handleAllEvents();
        auto* explore = window->findChild<gui::ExplorePage*>();
        explore->folding().reveal(&get<QDockWidget>(QStringLiteral("resultsDock"))); // it may be folded
        handleAllEvents();
    }
    /// Runs a check for each tab and each plot of the timings, in sizes from small to large.
    void forEachSize(const std::function<void(const std::string& where)>& check) {
        for (const auto& [size, large] :
             {std::pair(QSize(900, 600), false), std::pair(QSize(1280, 800), false),
              std::pair(QSize(1280, 800), true), std::pair(QSize(1920, 1080), false)}) {
            resizeTo(size, large);
            const auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
            for (int tab = 0; tab < tabs.count(); ++tab) {
                showTab(tabs.tabText(tab));
                auto& form = get<QComboBox>(QStringLiteral("timingsForm"));
                for (int i = 0; i < (form.isVisible() ? form.count() : 1); ++i) {
                    form.setCurrentIndex(i);
                    handleAllEvents();
                    check(tabs.tabText(tab).toStdString() + " " + std::to_string(i) + " at " +
                          std::to_string(size.width()) + (large ? " large" : ""));
                }
            }
        }
    }
    /// Texts of several lines: those of the heading.
    static void expectNoLinesBehind(gui::LaunchPlot& plot, const std::string& where) {
        const QRectF reading(plot.reading().topLeft->pixelPosition(),
                             plot.reading().bottomRight->pixelPosition());
        for (int i = 0; i < plot.itemCount(); ++i) {
            const auto* text = qobject_cast<QCPItemText*>(plot.item(i));
            if (text == nullptr || text == &plot.reading() || !text->visible() ||
                !text->text().contains(u'\n'))
                continue;
            EXPECT_FALSE(QRectF(text->topLeft->pixelPosition(), text->bottomRight->pixelPosition())
                             .intersects(reading))
                << where << " " << text->text().toStdString();
        }
    }
    std::vector<gui::LaunchPlot*> plots() {
        std::vector<gui::LaunchPlot*> seen;
        for (auto* plot : window->findChildren<gui::LaunchPlot*>())
            if (plot->isVisible())
                seen.push_back(plot);
        return seen;
    }
};

TEST_F(ResultsLayoutTest, AxisLabelsDoNotOverlap) {
    int axes = 0;
    forEachSize([&](const std::string& where) {
        for (gui::LaunchPlot* plot : plots()) {
            plot->replot();
            QList<QCPAxis*> all = plot->axisRect()->axes();
            if (auto* scale = plot->plotLayout()->elementCount() > 1
                                  ? qobject_cast<QCPColorScale*>(plot->plotLayout()->elementAt(1))
                                  : nullptr)
                all << scale->axis();
            for (const QCPAxis* axis : all) {
                if (!axis->visible() || !axis->tickLabels() ||
                    !axis->ticker().dynamicCast<QCPAxisTickerText>().isNull())
                    continue; // its labels are not numbers
                const auto spans = labelsAlong(*axis);
                axes += spans.size() > 1 ? 1 : 0;
                for (std::size_t i = 1; i < spans.size(); ++i)
                    EXPECT_LT(spans[i - 1].second, spans[i].first)
                        << where << ": " << plot->objectName().toStdString() << " "
                        << axis->tickVectorLabels().join(QLatin1Char(' ')).toStdString();
                for (const QString& label : axis->tickVectorLabels()) {
                    EXPECT_FALSE(label.contains(QLatin1Char('e'))) << where << label.toStdString();
                    EXPECT_LE(QString(label).remove(QLatin1Char(',')).size(), 5)
                        << where << label.toStdString();
                }
            }
        }
    });
    EXPECT_GT(axes, 40);
}

TEST_F(ResultsLayoutTest, APlotKeepsSpaceForItsAxes) {
    forEachSize([&](const std::string& where) {
        for (gui::LaunchPlot* plot : plots()) {
            plot->replot();
            EXPECT_GE(plot->axisRect()->height(), 30) << where << " " << plot->objectName().toStdString();
            EXPECT_GE(plot->axisRect()->width(), 80) << where << " " << plot->objectName().toStdString();
        }
    });
}

TEST_F(ResultsLayoutTest, TheValueUnderThePointerCoversNoData) {
    int readings = 0;
    forEachSize([&](const std::string& where) {
        for (gui::LaunchPlot* plot : plots()) {
            plot->replot();
            const QRect axes = plot->axisRect()->rect();
            for (const double x : {0.1, 0.5, 0.9}) {
                QTest::mouseMove(plot, axes.topLeft() +
                                           QPoint(static_cast<int>(axes.width() * x), axes.height() / 2));
                if (!plot->reading().visible())
                    continue;
                ++readings;
                plot->replot();
                EXPECT_LE(plot->reading().bottomRight->pixelPosition().y(), axes.top())
                    << where << " " << plot->reading().text().toStdString();
                EXPECT_GE(plot->reading().topLeft->pixelPosition().x(), 0)
                    << where << " " << plot->reading().text().toStdString();
                expectNoLinesBehind(*plot, where);
            }
        }
    });
    EXPECT_GT(readings, 20);
}

TEST_F(ResultsLayoutTest, NoLineOfAHeadingEndsInALooseDot) {
    int lines = 0;
    forEachSize([&](const std::string& where) {
        for (gui::LaunchPlot* plot : plots())
            for (int i = 0; i < plot->itemCount(); ++i) {
                const auto* text = qobject_cast<QCPItemText*>(plot->item(i));
                if (text == nullptr)
                    continue;
                for (const QString& line : text->text().split(QLatin1Char('\n'))) {
                    ++lines;
                    EXPECT_FALSE(line.trimmed().endsWith(u'·') || line.trimmed().startsWith(u'·'))
                        << where << " " << line.toStdString();
                }
            }
    });
    EXPECT_GT(lines, 100);
}

TEST_F(ResultsLayoutTest, PagesScrollOnlyVertically) {
    forEachSize([&](const std::string& where) {
        for (auto* area : window->findChildren<QScrollArea*>()) {
            if (area->isVisible() && area->objectName().endsWith(QLatin1String("Page"))) {
                EXPECT_EQ(area->horizontalScrollBar()->maximum(), 0)
                    << where << " " << area->objectName().toStdString();
            }
        }
    });
}

TEST_F(ResultsLayoutTest, TheTitleOfTheOccupancyPlotIsItsComboBox) {
    forEachSize([&](const std::string& where) {
        auto& plot = get<gui::OccupancyPlot>(QStringLiteral("occupancyPlot"));
        if (!plot.isVisible())
            return;
        plot.replot();
        const auto& chooser = get<QComboBox>(QStringLiteral("occupancyAxis"));
        EXPECT_TRUE(plot.rect().contains(chooser.geometry())) << where;
        EXPECT_TRUE(chooser.currentText().endsWith(QLatin1String("by block size"))) << where;
        EXPECT_GE(chooser.width(), chooser.sizeHint().width()) << where << ": its text is complete";
        for (int i = 0; i < plot.itemCount(); ++i) {
            const auto* text = qobject_cast<QCPItemText*>(plot.item(i));
            if (text == nullptr || !text->visible() || text->text() == chooser.currentText() ||
                text->text().isEmpty())
                continue;
            EXPECT_GE(text->topLeft->pixelPosition().y(), chooser.geometry().bottom())
                << where << ": " << text->text().toStdString();
            EXPECT_LE(text->bottomRight->pixelPosition().y(), plot.axisRect()->top())
                << where << ": the text covers the curve: " << text->text().toStdString();
        }
        EXPECT_FALSE(plot.legend->visible()) << where;
        int introduced = 0;
        std::vector<QRectF> before;
        for (const gui::LimiterBands::Name& name : plot.bands().names()) {
            for (const QRectF& other : before)
                EXPECT_FALSE(name.rect.intersects(other)) << where << " " << name.text.toStdString();
            before.push_back(name.rect);
            introduced += name.text.startsWith(QLatin1String("limited by:")) ? 1 : 0;
            EXPECT_LE(name.rect.bottom(), plot.axisRect()->top()) << where;
        }
        EXPECT_LE(introduced, 1) << where;
    });
}

TEST_F(ResultsLayoutTest, InANarrowPageTheListIsBelowThePlot) {
    showTab(QStringLiteral("Timings"));
    auto& plot = get(QStringLiteral("quartilesPlot"));
    auto& list = get<QListWidget>(QStringLiteral("measurementList"));
    resizeTo({1920, 1080}, false);
    showTab(QStringLiteral("Timings"));
    EXPECT_GE(list.mapTo(window.get(), QPoint()).x(), plot.mapTo(window.get(), QPoint(plot.width(), 0)).x());
    resizeTo({900, 600}, true);
    showTab(QStringLiteral("Timings"));
    EXPECT_GE(list.mapTo(window.get(), QPoint()).y(), plot.mapTo(window.get(), QPoint(0, plot.height())).y());
    EXPECT_GE(plot.height(), 200);
}

TEST_F(ResultsLayoutTest, InANarrowPageTheFiguresAreBelowTheTimeline) {
    resizeTo({900, 600}, true);
    showTab(QStringLiteral("SM timeline"));
    const auto& plot = get(QStringLiteral("timelinePlot"));
    const auto& table = get(QStringLiteral("traceFigures"));
    EXPECT_GE(table.mapTo(window.get(), QPoint()).y(),
              plot.mapTo(window.get(), QPoint(0, plot.height())).y());
    EXPECT_GE(plot.height(), gui::scaledPixels(200));
}

TEST_F(ResultsLayoutTest, APlotHasHalfOfTheWidthOrStandsAboveTheRest) {
    forEachSize([&](const std::string& where) {
        for (const char* name : {"timelinePlot", "sweepHeatMap", "quartilesPlot"}) {
            const auto& plot = get(QString::fromLatin1(name));
            if (!plot.isVisible())
                continue;
            const QWidget* page = plot.parentWidget();
            while (page->layout() == nullptr || dynamic_cast<gui::PageLayout*>(page->layout()) == nullptr)
                page = page->parentWidget();
            const QPoint at = plot.mapTo(page, QPoint());
            EXPECT_TRUE(plot.width() >= page->width() / 2 - 20 || at.y() < gui::scaledPixels(20))
                << where << ": " << name;
            EXPECT_GE(plot.width(), page->width() / 2 - 20) << where << ": " << name;
            EXPECT_LT(at.y(), gui::scaledPixels(60)) << where << ": " << name << " comes first";
        }
    });
}

TEST_F(ResultsLayoutTest, TheValuesOfADeviceAreWhole) {
    for (const auto& [size, large] : {std::pair(QSize(900, 600), false), std::pair(QSize(1280, 800), true)}) {
        resizeTo(size, large);
        showTab(QStringLiteral("Device"));
        const auto& table = get<QTableView>(QStringLiteral("deviceProperties"));
        EXPECT_EQ(table.horizontalScrollBar()->maximum(), 0);
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            const QModelIndex value = table.model()->index(row, 1);
            const QRect cell = table.visualRect(value);
            const QFontMetrics metrics(table.font());
            const QRect needed = metrics.boundingRect(QRect(0, 0, cell.width() - 8, 10000), Qt::TextWordWrap,
                                                      value.data().toString());
            EXPECT_LE(needed.width(), cell.width()) << value.data().toString().toStdString();
            EXPECT_LE(needed.height(), cell.height() + 2) << value.data().toString().toStdString();
        }
    }
}

TEST_F(ResultsLayoutTest, AnArrayOfADeviceIsItsValuesSideBySide) {
    showTab(QStringLiteral("Device"));
    const QAbstractItemModel& model = *get<QTableView>(QStringLiteral("deviceProperties")).model();
    QString ofBlock;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString value = model.index(row, 1).data().toString();
        EXPECT_FALSE(value.contains(QLatin1Char('[')) || value.contains(QLatin1Char('"')))
            << value.toStdString();
        if (model.index(row, 0).data().toString() == QLatin1String("maxThreadsDim"))
            ofBlock = value;
    }
    EXPECT_EQ(ofBlock.toStdString(), "1024, 1024, 64");
}

TEST_F(ResultsLayoutTest, AllTabsFitInTheDefaultSize) {
    resizeTo({1280, 800}, false);
    const auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
    EXPECT_EQ(tabs.tabText(0), QStringLiteral("Overview"));
    for (const QToolButton* scroll : tabs.findChildren<QToolButton*>())
        EXPECT_FALSE(scroll->isVisible());
    for (int i = 0; i < tabs.count(); ++i)
        EXPECT_LE(tabs.tabRect(i).right(), tabs.width()) << tabs.tabText(i).toStdString();
}

/// The first column with a text pixel, within these rows.
int leftmostInk(const QImage& image, int top, int bottom) {
    for (int x = 0; x < image.width(); ++x)
        for (int y = top; y < bottom; ++y)
            if (qAbs(qGray(image.pixel(x, y)) - qGray(image.pixel(image.width() - 1, y))) > 60)
                return x;
    return -1;
}

TEST_F(ResultsLayoutTest, HeadingsAreAlignedWithTheirColumns) {
    gui::CopyableTable table({QStringLiteral("Hm"), QStringLiteral("HHHHHHHHHHHH")},
                             {{QStringLiteral("Hm"), QString()}}, QStringLiteral("Letters"));
    table.setFocusPolicy(Qt::NoFocus);
    table.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&table, waitMs));
    const QImage heading = table.horizontalHeader()->grab(QRect(0, 0, table.columnWidth(0), 18)).toImage();
    const QImage cell = table.viewport()->grab(table.visualItemRect(table.item(0, 0))).toImage();
    EXPECT_NEAR(leftmostInk(heading, 2, heading.height()), leftmostInk(cell, 2, cell.height() - 2), 1);
}

TEST_F(ResultsLayoutTest, TheLogWrapsLongLines) {
    const auto& log = get<QPlainTextEdit>(QStringLiteral("workerLog"));
    EXPECT_EQ(log.lineWrapMode(), QPlainTextEdit::WidgetWidth);
    EXPECT_EQ(log.horizontalScrollBar()->maximum(), 0);
}

TEST(ColourRamp, ContrastsWithADarkPanelEverywhere) {
    for (const gui::ThemeChoice choice : {gui::ThemeChoice::Dark, gui::ThemeChoice::Light}) {
        applyTheme(*qApp, choice);
        QCPColorGradient ramp = gui::colourRamp(false);
        double least = 21;
        for (int i = 0; i <= 100; ++i)
            least = std::min(least, gui::contrastRatio(QColor::fromRgb(ramp.color(i, QCPRange(0, 100))),
                                                       gui::currentTheme().window));
        if (choice == gui::ThemeChoice::Dark) {
            EXPECT_GE(least, 3);
        }
        EXPECT_EQ(QColor::fromRgb(ramp.color(100, QCPRange(0, 100))), QColor(0xfd, 0xe7, 0x25))
            << "bright colours do not change";
    }
    applyTheme(*qApp, gui::ThemeChoice::Light);
}

TEST_F(ResultsLayoutTest, OfATabThatIsPartlyInViewNothingIsReadable) {
    gui::ResultTabs tabs;
    tabs.setExpanding(false);
    for (const char* title : {"Overview", "Result", "Timings", "SM timeline", "Sweep", "Code", "Device"})
        tabs.addTab(QString::fromLatin1(title));
    tabs.show();
    tabs.setCurrentIndex(tabs.count() - 1);
    for (int width = tabs.sizeHint().width() - 1; tabs.partAtLeft().width() < 40 && width > 100; --width) {
        tabs.resize(width, tabs.sizeHint().height());
        handleAllEvents();
    }
    const QRect part = tabs.partAtLeft();
    ASSERT_FALSE(part.isNull());
    const QImage picture = tabs.grab(part).toImage();
    int inked = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            inked += QColor(picture.pixel(x, y)) == gui::currentTheme().window ? 0 : 1;
    constexpr int threeDots = 40; // pixels
    EXPECT_LE(inked, threeDots);
}

} // namespace
} // namespace trichevron::test
