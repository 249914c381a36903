// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The list of devices with the whole device catalogue.
#include "app/gui/main_window/device_chooser.h"

#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/layout/eliding_combo.h"
#include "app/gui/main_window/cluster_sizes_dialog.h"
#include "app/gui/main_window/filtering_list.h"
#include "app/gui/plots/timing_plot.h"
#include "app/gui/theme/theme.h"
#include "app/gui/timeline/timeline_plot.h"
#include "app/gui/timings/quartiles_plot.h"
#include "tests/gui/gui_fixture.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QImage>
#include <QLabel>
#include <QListView>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace trichevron::test {
namespace {

/// The window with the recorded device of the fixture and every device of the catalogue.
class CatalogueTest : public WindowTest {
protected:
    void SetUp() override {
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR);
        WindowTest::SetUp();
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
        chooser = &get<gui::DeviceChooser>(QStringLiteral("deviceChooser"));
    }
    std::vector<std::string> headings() const {
        std::vector<std::string> texts;
        for (int i = 0; i < chooser->count(); ++i)
            if (chooser->isHeading(i))
                texts.push_back(chooser->itemText(i).toStdString());
        return texts;
    }
    gui::DeviceChooser* chooser = nullptr;
};

TEST_F(CatalogueTest, IsGroupedByProvenanceAndByArchitecture) {
    const std::vector<std::string> texts = headings();
    ASSERT_GE(texts.size(), 12U);
    EXPECT_EQ(texts[0], "This computer");
    EXPECT_EQ(texts[1], "Recorded");
    EXPECT_EQ(texts[2], "Compute capability 7.5");
    EXPECT_EQ(texts.back(), "Compute capability 12.1");
    EXPECT_TRUE(chooser->isHeading(0));
    EXPECT_TRUE(chooser->isCommand(1)) << "the command that connects this computer";
    EXPECT_EQ(chooser->itemText(3).toStdString(), "NVIDIA H100 80GB HBM3 · recorded");
    EXPECT_EQ(chooser->itemText(4).toStdString(), "NVIDIA H200 · recorded");
    const QDir devices(QStringLiteral(TRICHEVRON_RESOURCES_DIR "/devices"));
    EXPECT_EQ(static_cast<std::size_t>(chooser->count()),
              texts.size() + 1 +
                  static_cast<std::size_t>(devices.entryList({QStringLiteral("*.json")}).size()));
}

TEST_F(CatalogueTest, SelectsTheRecordedDeviceFirstAndNeverAHeading) {
    EXPECT_EQ(chooser->currentText().toStdString(), "NVIDIA H200 · recorded");
    for (int i = 0; i < chooser->count(); ++i) {
        QTest::keyClick(chooser, Qt::Key_Down);
        EXPECT_FALSE(chooser->isHeading(chooser->currentIndex()));
    }
    EXPECT_EQ(chooser->currentText().toStdString(), "NVIDIA GB10 · specification");
    EXPECT_EQ(session().state().device->name, "NVIDIA GB10");
}

TEST_F(CatalogueTest, ItsDeviceAnswersToTheClusterSizesSideBySide) {
    session().setBlock(core::Axis::X, core::BlockExtent{256, 1, 1});
    session().setGrid(core::Axis::X, core::GridExtent{512, 1, 1});
    window->findChild<QAction*>(QStringLiteral("clusterSizesAction"))->trigger();
    const auto* dialog = window->findChild<gui::ClusterSizesDialog*>();
    ASSERT_NE(dialog, nullptr);
    const auto words = [&] {
        QStringList texts;
        for (const QLabel* label : dialog->findChildren<QLabel*>())
            texts << label->text();
        return texts.join(QLatin1Char('\n')).replace(QChar::Nbsp, QLatin1Char(' ')).toStdString();
    };
    EXPECT_NE(words().find("each block for itself\nNVIDIA H200: accepted; 1,056 blocks at once, 1 wave\n"),
              std::string::npos)
        << words();
    EXPECT_NE(words().find("Clusters of 8 × 1 × 1: 64 clusters\nNVIDIA H200: accepted; "), std::string::npos)
        << words();
    EXPECT_NE(words().find("NVIDIA H200: accepted with the opt-in for non-portable sizes; "),
              std::string::npos)
        << words();
    const std::string shown = words();
    EXPECT_EQ(std::count(shown.begin(), shown.end(), ';'), 4) << "what each size costs: " << shown;
    QTest::keyClicks(chooser, QStringLiteral("4090"));
    EXPECT_EQ(session().state().device->name, "NVIDIA GeForce RTX 4090");
    EXPECT_NE(words().find("each block for itself\nNVIDIA GeForce RTX 4090: accepted"), std::string::npos)
        << words();
    EXPECT_NE(
        words().find("Clusters of 2 × 1 × 1: 256 clusters\nNVIDIA GeForce RTX 4090: refused. Clusters need"),
        std::string::npos)
        << words();
    EXPECT_EQ(words().find("opt-in"), std::string::npos) << words();
}

TEST_F(CatalogueTest, ADeviceWithoutARecordingSaysWhichDevicesHaveOne) {
    startReplay();
    QTest::keyClicks(chooser, QStringLiteral("4090"));
    ASSERT_EQ(session().state().device->name, "NVIDIA GeForce RTX 4090");
    const char* expected = "No recording of NVIDIA GeForce RTX 4090. Recorded devices: Fixture GPU";
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6})
        QTest::keyClick(window.get(), key, Qt::AltModifier);
    const std::string timings = get<gui::TimingPlot>(QStringLiteral("timingPlot")).summary().toStdString();
    EXPECT_NE(timings.find(expected), std::string::npos) << timings;
    const std::string compared =
        get<gui::QuartilesPlot>(QStringLiteral("quartilesPlot")).summary().toStdString();
    EXPECT_NE(compared.find(expected), std::string::npos) << compared;
    const std::string trace = get<gui::TimelinePlot>(QStringLiteral("timelinePlot")).summary().toStdString();
    EXPECT_NE(trace.find(expected), std::string::npos) << trace;
}

TEST_F(CatalogueTest, FindsAnyPartOfAName) {
    QTest::keyClicks(chooser, QStringLiteral("4090"));
    EXPECT_EQ(chooser->currentText().toStdString(), "NVIDIA GeForce RTX 4090 · specification");
    EXPECT_EQ(session().state().device->name, "NVIDIA GeForce RTX 4090");
    chooser->showPopup();
    QTest::keyClicks(chooser->view(), QStringLiteral("orin n"));
    EXPECT_EQ(chooser->view()->currentIndex().data().toString().toStdString(),
              "Jetson Orin Nano 8GB · specification");
    QTest::keyClick(chooser->view(), Qt::Key_Return);
    EXPECT_EQ(session().state().device->name, "Jetson Orin Nano 8GB");
}

TEST_F(CatalogueTest, AWordGoesOnWhileTheChoiceOfItsFirstLetterIsStillCarriedOut) {
    bool isSlow = true;
    const QObject context;
    QObject::connect(&session(), &gui::LaunchSession::changed, &context, [&isSlow] {
        if (std::exchange(isSlow, false))
            QThread::msleep(1100); // longer than the pause that ends a word
    });
    QTest::keyClicks(chooser, QStringLiteral("4090"));
    EXPECT_FALSE(isSlow);
    EXPECT_EQ(chooser->currentText().toStdString(), "NVIDIA GeForce RTX 4090 · specification");
}

TEST_F(CatalogueTest, WhileItIsOpenTypingLeavesOnlyWhatMatches) {
    const auto shown = [this] {
        QStringList names;
        auto& view = *static_cast<QListView*>(chooser->view());
        for (int row = 0; row < chooser->count(); ++row)
            if (!view.isRowHidden(row))
                names << chooser->itemText(row);
        return names;
    };
    const qsizetype all = shown().size();
    chooser->showPopup();
    QTest::keyClicks(chooser->view(), QStringLiteral("rtx 40"));
    for (const QString& name : shown())
        EXPECT_TRUE(name.contains(QStringLiteral("RTX 40")) || chooser->isHeading(chooser->findText(name)))
            << name.toStdString();
    EXPECT_LT(shown().size(), all);
    EXPECT_GE(shown().size(), 2);
    EXPECT_EQ(text(QStringLiteral("listFilter")).toStdString(), "Filter: rtx 40");
    QTest::keyClick(chooser->view(), Qt::Key_Backspace);
    EXPECT_EQ(text(QStringLiteral("listFilter")).toStdString(), "Filter: rtx 4");
    QTest::keyClicks(chooser->view(), QStringLiteral("090"));
    QTest::keyClick(chooser->view(), Qt::Key_Return);
    EXPECT_EQ(session().state().device->name, "NVIDIA GeForce RTX 4090");
    chooser->showPopup();
    EXPECT_EQ(shown().size(), all) << "the next time, all are shown";
    chooser->hidePopup();
}

TEST_F(CatalogueTest, TheLineAboveTheOpenListHasItsFrameAndCoversNoBox) {
    chooser->showPopup();
    handleAllEvents();
    QWidget& filter = get(QStringLiteral("listFilter"));
    ASSERT_TRUE(filter.isVisible());
    const int edge = chooser->mapToGlobal(QPoint(0, chooser->height())).y();
    const int top = filter.window()->geometry().top();
    EXPECT_TRUE(top >= edge || top < edge - chooser->height() / 2) << top << ", the box ends at " << edge;
    const QImage line = filter.grab().toImage();
    const QRgb border = gui::currentTheme().border.rgb();
    EXPECT_EQ(line.pixel(line.width() / 2, 0), border) << "above";
    EXPECT_EQ(line.pixel(0, line.height() / 2), border) << "left";
    EXPECT_EQ(line.pixel(line.width() - 1, line.height() / 2), border) << "right";
    chooser->hidePopup();
}

TEST_F(CatalogueTest, AHeadingThatMatchesShowsItsGroupAndNoMatchIsSaid) {
    const auto countShown = [this] {
        auto& view = *static_cast<QListView*>(chooser->view());
        int count = 0;
        for (int row = 0; row < chooser->count(); ++row)
            count += view.isRowHidden(row) ? 0 : 1;
        return count;
    };
    chooser->showPopup();
    QTest::keyClicks(chooser->view(), QStringLiteral("capability 8.0"));
    EXPECT_GE(countShown(), 4) << "the heading and its devices, which do not have these words";
    const QWidget& filter = get(QStringLiteral("listFilter"));
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return filter.height() <= 3 * chooser->fontMetrics().height(); }, waitMs))
        << "one line";
    QTest::keyClicks(chooser->view(), QStringLiteral("xyz"));
    EXPECT_EQ(countShown(), 0);
    EXPECT_EQ(text(QStringLiteral("listFilter")).toStdString(), "Nothing matches “capability 8.0xyz”");
    chooser->hidePopup();
}

TEST_F(CatalogueTest, TheListOfKernelsFiltersToo) {
    startReplay();
    auto& kernels = get<QComboBox>(QStringLiteral("kernelChooser"));
    kernels.showPopup();
    QTest::keyClicks(kernels.view(), QStringLiteral("vector"));
    auto& view = *static_cast<QListView*>(kernels.view());
    for (int row = 0; row < kernels.count(); ++row) {
        const bool isHeading = kernels.model()->index(row, 0).flags() == Qt::NoItemFlags;
        if (!view.isRowHidden(row) && !isHeading) {
            EXPECT_TRUE(kernels.itemText(row).contains(QStringLiteral("vector"), Qt::CaseInsensitive))
                << kernels.itemText(row).toStdString();
        }
    }
    QTest::keyClick(kernels.view(), Qt::Key_Return);
    EXPECT_EQ(session().state().kernel->id, "vectorAdd");
}

TEST_F(CatalogueTest, TheListOfKernelsPrefersAWholeNameToTheCurrentOne) {
    startReplay();
    auto& kernels = get<QComboBox>(QStringLiteral("kernelChooser"));
    const auto find = [&kernels](const char* id) { return kernels.findData(QString::fromLatin1(id)); };
    app->devices.selectKernel(QStringLiteral("threadIds"));
    const QString name = kernels.itemText(find("vectorAdd"));
    kernels.setItemText(find("threadIds"), name + QStringLiteral(", four elements at a time"));
    ASSERT_EQ(kernels.currentIndex(), find("threadIds"));
    kernels.showPopup();
    QTest::keyClicks(kernels.view(), name.left(6).toLower());
    EXPECT_EQ(kernels.view()->currentIndex().row(), find("threadIds")) << "both begin so: the current one";
    QTest::keyClicks(kernels.view(), name.mid(6).toLower());
    EXPECT_EQ(kernels.view()->currentIndex().row(), find("vectorAdd"));
    QTest::keyClick(kernels.view(), Qt::Key_Return);
    EXPECT_EQ(session().state().kernel->id, "vectorAdd");
}

TEST_F(CatalogueTest, AfterAKernelOfTheListTheKeysBelongToTheLaunch) {
    startReplay();
    auto& kernels = get<QComboBox>(QStringLiteral("kernelChooser"));
    const auto choose = [&kernels] {
        kernels.setFocus();
        kernels.showPopup();
        QTest::keyClicks(kernels.view(), QStringLiteral("vector"));
        QTest::keyClick(kernels.view(), Qt::Key_Return);
    };
    choose();
    EXPECT_EQ(window->focusWidget(), &get(QStringLiteral("blockX")));
    QTest::keyClick(window->focusWidget(), Qt::Key_5);
    EXPECT_EQ(session().state().kernel->id, "vectorAdd");
    EXPECT_EQ(session().state().config.blockDim.x, 5U);
    QTest::keyClick(window.get(), Qt::Key_1, Qt::ControlModifier); // closes the panel with the field
    choose();
    EXPECT_EQ(window->focusWidget(), window->hierarchy().canvas());
    handleAllEvents(); // the list is closed
    kernels.setFocus();
    QTest::keyClick(&kernels, Qt::Key_Home);
    EXPECT_EQ(window->focusWidget(), &kernels) << "an arrow on the box goes on to the next kernel";
}

TEST_F(CatalogueTest, AFilteredListIsAsHighAsItsRows) {
    chooser->showPopup();
    handleAllEvents();
    auto& view = *static_cast<QListView*>(chooser->view());
    const QWidget& popup = *view.window();
    const QRect opened = popup.geometry();
    QTest::keyClicks(&view, QStringLiteral("4090"));
    handleAllEvents();
    EXPECT_LT(popup.height(), opened.height() / 2);
    EXPECT_TRUE(opened.contains(popup.geometry()));
    for (int row = 0; row < chooser->count(); ++row)
        if (!view.isRowHidden(row)) {
            const QRect place = view.visualRect(view.model()->index(row, view.modelColumn()));
            EXPECT_TRUE(place.top() >= 0 && place.bottom() <= view.viewport()->height())
                << chooser->itemText(row).toStdString();
        }
    for (int letter = 0; letter < 4; ++letter)
        QTest::keyClick(&view, Qt::Key_Backspace);
    handleAllEvents();
    EXPECT_EQ(popup.geometry(), opened) << "without a filter";
    chooser->hidePopup();
}

TEST_F(CatalogueTest, TheListOfKernelsFindsByWordsOfADescriptionAfterTheNames) {
    startReplay();
    auto& kernels = get<QComboBox>(QStringLiteral("kernelChooser"));
    const auto find = [&kernels](const char* id) { return kernels.findData(QString::fromLatin1(id)); };
    kernels.setItemData(find("threadIds"), QStringLiteral("Each thread writes; no vector is read."),
                        Qt::ToolTipRole);
    ASSERT_LT(find("threadIds"), find("vectorAdd")) << "the name comes later";
    kernels.showPopup();
    auto& view = *static_cast<QListView*>(kernels.view());
    QTest::keyClicks(&view, QStringLiteral("vector"));
    EXPECT_FALSE(view.isRowHidden(find("threadIds")));
    EXPECT_EQ(view.currentIndex().row(), find("vectorAdd"));
    QTest::keyClicks(&view, QStringLiteral(" is read"));
    EXPECT_TRUE(view.isRowHidden(find("vectorAdd")));
    QTest::keyClick(&view, Qt::Key_Return);
    EXPECT_EQ(session().state().kernel->id, "threadIds");
}

TEST_F(CatalogueTest, TheNameOfTheKernelTakesTheRoomThatIsLeft) {
    startReplay();
    window->resize(1280, 800);
    auto& kernels = get<QComboBox>(QStringLiteral("kernelChooser"));
    const auto roomFor = [&kernels] {
        QStyleOptionComboBox option;
        option.initFrom(&kernels);
        return kernels.style()
            ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &kernels)
            .width();
    };
    const int usual = kernels.width();
    kernels.setItemText(kernels.currentIndex(), QStringLiteral("Histogram in shared memory, skewed"));
    session().setBlock(core::Axis::X, 64);
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return roomFor() >= kernels.fontMetrics().horizontalAdvance(kernels.currentText()); }, waitMs))
        << roomFor();
    EXPECT_GT(kernels.width(), usual);
    const auto& apis = get<QComboBox>(QStringLiteral("apiChooser"));
    EXPECT_GE(apis.width(), apis.sizeHint().width()) << "not at the cost of the other name";
    window->resize(900, 600);
    handleAllEvents();
    EXPECT_EQ(window->width(), 900) << "the window can still be narrow";
    EXPECT_LE(get(QStringLiteral("traceButton")).mapTo(window.get(), QPoint()).x(), 900);
}

TEST_F(CatalogueTest, TheBarShowsWholeNamesAndNoRowHasAKernelAlone) {
    startReplay();
    const auto& kernels = get<gui::ElidingCombo>(QStringLiteral("kernelChooser"));
    const auto& apis = get<gui::ElidingCombo>(QStringLiteral("apiChooser"));
    const QWidget& launch = get(QStringLiteral("launchButton"));
    std::vector<const QLabel*> words;
    for (const auto* label : kernels.parentWidget()->findChildren<QLabel*>())
        if (label->text() == QStringLiteral("kernel") || label->text() == QStringLiteral("function"))
            words.push_back(label);
    ASSERT_EQ(words.size(), 2U);
    for (const bool large : {false, true})
        for (const int width : {900, 1000, 1100, 1280, 1920})
            for (const core::LaunchApi api :
                 {core::LaunchApi::CudaLaunchKernel, core::LaunchApi::CudaLaunchCooperativeKernel}) {
                if (large && width < 1280)
                    continue;
                session().setApi(api);
                window->setLargeType(large);
                window->resize(width, 800);
                handleAllEvents();
                const std::string which =
                    std::to_string(width) + (large ? " large " : " ") + apis.currentText().toStdString();
                EXPECT_GE(apis.width(), apis.widthFor(apis.currentText())) << which;
                EXPECT_GE(kernels.width(), kernels.widthFor(kernels.currentText())) << which;
                EXPECT_NEAR(apis.geometry().center().y(), kernels.geometry().center().y(), 1)
                    << which; // another font
                if (launch.y() <= kernels.geometry().bottom())
                    continue;
                for (const QLabel* word : words)
                    EXPECT_TRUE(large || word->isVisible()) << which << ": the row has room for them";
                EXPECT_LE(kernels.width(),
                          std::max(kernels.sizeHint().width(), kernels.widthFor(kernels.currentText())))
                    << which;
            }
    window->setLargeType(false);
}

TEST_F(CatalogueTest, IsAsWideAsTheSelectedNameAndOpenAsTheLongest) {
    const int recorded = chooser->sizeHint().width();
    const int longest = chooser->findText(QStringLiteral("NVIDIA RTX PRO 6000 Blackwell Workstation Edition"),
                                          Qt::MatchContains);
    ASSERT_GE(longest, 0);
    chooser->showPopup();
    EXPECT_GE(chooser->view()->width(), chooser->view()->sizeHintForColumn(0));
    chooser->hidePopup();
    chooser->setCurrentIndex(longest);
    EXPECT_GT(chooser->sizeHint().width(), recorded + 100);
    EXPECT_LT(chooser->minimumSizeHint().width(), 240);
}

TEST_F(CatalogueTest, RowsOfTheListsOfTheBarAreEquallyHigh) {
    startReplay();
    std::set<int> heights;
    for (const char* name : {"deviceChooser", "kernelChooser", "apiChooser"}) {
        auto& box = get<QComboBox>(QString::fromLatin1(name));
        box.showPopup();
        const QModelIndex current = box.model()->index(box.currentIndex(), box.modelColumn());
        heights.insert(box.view()->visualRect(current).height());
        box.hidePopup();
    }
    EXPECT_LE(*heights.rbegin() - *heights.begin(), 2) << *heights.begin() << " to " << *heights.rbegin();
}

TEST_F(CatalogueTest, TheMarkOfADeviceIsDrawnOnceInTheList) {
    startReplay();
    QComboBox& box = get<QComboBox>(QStringLiteral("deviceChooser"));
    box.showPopup();
    const int device = box.findText(QStringLiteral("A100"), Qt::MatchContains);
    ASSERT_NE(device, box.currentIndex()) << "a selected row is tinted";
    QRect row = box.view()->visualRect(box.model()->index(device, box.modelColumn()));
    row.setWidth(2 * box.iconSize().width()); // without the name
    const QImage drawn = box.view()->viewport()->grab(row).toImage();
    QRect mark;
    for (int y = 0; y < drawn.height(); ++y)
        for (int x = 0; x < drawn.width(); ++x)
            if (drawn.pixelColor(x, y) != drawn.pixelColor(0, 0))
                mark |= QRect(x, y, 1, 1);
    EXPECT_GT(mark.width(), box.iconSize().width() / 2);
    EXPECT_EQ(mark.width(), mark.height());
    box.hidePopup();
}

TEST(FilteringList, OpensWithTheWholeCurrentRowAndTheRowsBesideIt) {
    gui::ElidingCombo box;
    box.setView(new gui::FilteringList);
    constexpr int rows = 80;
    for (int row = 0; row < rows; ++row)
        box.addItem(QStringLiteral("kernel %1").arg(row));
    box.show();
    for (const int current : {0, 1, 20, 24, 25, 40, 60, rows - 2, rows - 1}) {
        box.setCurrentIndex(current);
        box.showPopup();
        handleAllEvents();
        const auto& view = *static_cast<gui::FilteringList*>(box.view());
        ASSERT_LT(view.viewport()->height(), rows * view.sizeHintForRow(0)) << "not all rows have room";
        for (int row = std::max(0, current - 1); row <= std::min(rows - 1, current + 1); ++row)
            EXPECT_TRUE(view.viewport()->rect().contains(
                view.visualRect(box.model()->index(row, 0)).adjusted(1, 0, -1, 0)))
                << row << " with " << current << " as the current row";
        box.hidePopup();
    }
}

} // namespace
} // namespace trichevron::test
