// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Copying and saving pictures and tables: the tests read back what was written.
#include "app/gui/export/export_menu.h"
#include "app/gui/export/model_table.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/plots/timing_plot.h"
#include "app/gui/results/copyable_table.h"
#include "core/errors/input_error.h"
#include "core/json/json_reader.h"
#include "core/scene/colouring.h"
#include "tests/gui/gui_fixture.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QStatusBar>
#include <QSvgRenderer>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <qcustomplot.h>

namespace trichevron::test {
namespace {

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return file.readAll();
}

/// The number of pixels that differ from the upper left one.
int inked(const QImage& image) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixel(x, y) != image.pixel(0, 0) ? 1 : 0;
    return count;
}

constexpr const char* imageInPdf = "/Subtype /Image";

class ExportTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        gui::ActualMeasurement measured;
        measured.launch = session().launchKey();
        measured.measurement.samplesMicroseconds = {6.5, 6.25, 7};
        measured.measurement.provenance.kind = core::ProvenanceKind::Recorded;
        measured.measurement.provenance.device = "A GPU";
        measured.measurement.provenance.driverVersion = "580.1";
        measured.measurement.provenance.date = "2026-11-23T10:00:00Z";
        session().results().addMeasurement(measured);
        handleAllEvents(); // the docks take their widths
    }
    gui::ExportMenu& menuOf(QWidget& widget) {
        auto* menu =
            widget.findChild<gui::ExportMenu*>(QStringLiteral("exportMenu"), Qt::FindDirectChildrenOnly);
        if (menu == nullptr)
            throw std::runtime_error("nothing can be exported of " + widget.objectName().toStdString());
        return *menu;
    }
    QWidget& timings() { return get(QStringLiteral("timingPlot")); }
    /// Opens the menu with a key and triggers an entry with the keyboard.
    void choose(QWidget& widget, const QString& entry) {
        widget.setFocus();
        QTest::keyClick(&widget, Qt::Key_F10, Qt::ShiftModifier);
        QMenu* menu = menuOf(widget).open();
        ASSERT_NE(menu, nullptr);
        for (QAction* action : menu->actions())
            if (action->text().remove(QLatin1Char('&')) == entry) {
                menu->setActiveAction(action);
                QTest::keyClick(menu, Qt::Key_Return);
                handleAllEvents();
                return;
            }
        menu->close();
        ADD_FAILURE() << "no entry " << entry.toStdString();
    }
    QStringList entries(QWidget& widget) {
        QStringList texts;
        if (QMenu* menu = menuOf(widget).open())
            for (const QAction* action : menu->actions())
                texts << action->text().remove(QLatin1Char('&'));
        return texts;
    }
    QString path(const char* name) { return folder.filePath(QString::fromLatin1(name)); }

    QTemporaryDir folder;
};

TEST_F(ExportTest, TheMenuOpensByMenuKeyShiftF10AndRightButton) {
    QWidget& plot = timings();
    plot.setFocus();
    const auto expectOpenThenClose = [&](const char* how) {
        QMenu* menu = menuOf(plot).open();
        ASSERT_NE(menu, nullptr) << how;
        EXPECT_TRUE(entries(plot).contains(QStringLiteral("Copy picture"))) << how;
        menu->close();
        handleAllEvents();
        EXPECT_EQ(menuOf(plot).open(), nullptr);
    };
    QTest::keyClick(&plot, Qt::Key_Menu);
    expectOpenThenClose("Menu");
    QTest::keyClick(&plot, Qt::Key_F10, Qt::ShiftModifier);
    expectOpenThenClose("Shift+F10");
    QContextMenuEvent event(QContextMenuEvent::Mouse, plot.rect().center(),
                            plot.mapToGlobal(plot.rect().center()));
    QCoreApplication::sendEvent(&plot, &event);
    expectOpenThenClose("right button");
    QTest::keyClick(&plot, Qt::Key_F10);
    EXPECT_EQ(menuOf(plot).open(), nullptr);
}

TEST_F(ExportTest, EveryPlotEveryTableAndTheHierarchyHasTheMenu) {
    int plots = 0;
    for (auto* plot : window->findChildren<QCustomPlot*>()) {
        ++plots;
        EXPECT_FALSE(menuOf(*plot).objectName().isEmpty());
        EXPECT_FALSE(plot->accessibleName().isEmpty());
        EXPECT_TRUE(plot->focusPolicy() & Qt::TabFocus) << plot->objectName().toStdString();
    }
    EXPECT_GE(plots, 3);
    int tables = 0;
    for (auto* table : window->findChildren<QTableView*>()) {
        if (table->window() != window.get() || table->objectName().startsWith(QLatin1String("qt_")))
            continue;
        ++tables;
        EXPECT_FALSE(menuOf(*table).objectName().isEmpty());
    }
    EXPECT_GE(tables, 1);
    EXPECT_FALSE(menuOf(*window->hierarchy().canvas()).objectName().isEmpty());
}

TEST_F(ExportTest, EveryColumnNamesItsUnit) {
    for (auto* plot : window->findChildren<gui::LaunchPlot*>()) {
        for (const std::string& column : plot->table().columns)
            EXPECT_FALSE(column.empty()) << plot->objectName().toStdString();
    }
}

TEST_F(ExportTest, CopiesTheTableInEachFormat) {
    const auto copied = [] { return QGuiApplication::clipboard()->text().toStdString(); };
    choose(timings(), QStringLiteral("Copy table as CSV"));
    const std::string about =
        ",matrixAdd,63 × 63,16 × 16,,0,1000 × 1000,A GPU,580.1,2026-11-23T10:00:00Z,recorded\n";
    EXPECT_EQ(copied(),
              "sample,time (µs),kernel,grid,block,cluster,dynamic shared memory (bytes),problem,device,"
              "driver,date,provenance\n1,6.5" +
                  about + "2,6.25" + about + "3,7" + about);
    choose(timings(), QStringLiteral("Copy table as Markdown"));
    EXPECT_NE(copied().find("| 2 | 6.25 |\n"), std::string::npos) << copied();
    choose(timings(), QStringLiteral("Copy table as JSON"));
    EXPECT_EQ(core::Json::parse(copied())["rows"], core::Json::parse("[[1, 6.5], [2, 6.25], [3, 7.0]]"));
}

TEST_F(ExportTest, CopiesThePictureOfAPlotAtTwiceItsSize) {
    choose(timings(), QStringLiteral("Copy picture"));
    const QImage image = QGuiApplication::clipboard()->image();
    EXPECT_EQ(image.size(), timings().size() * 2);
    EXPECT_GT(inked(image), 1000);
}

TEST_F(ExportTest, TheDialogSavesAPictureAsPng) {
    whenAskedForAFile(path("picture.png"));
    choose(timings(), QStringLiteral("Save picture…"));
    const QImage image(path("picture.png"));
    EXPECT_EQ(image.size(), timings().size() * 2);
    EXPECT_GT(inked(image), 1000);
}

TEST_F(ExportTest, APictureThatIsSavedThroughALinkIsInItsTargetAndTheLinkStays) {
    menuOf(timings()).savePicture(path("target.png"), {gui::PictureKind::Png, 1});
    ASSERT_EQ(QImage(path("target.png")).size(), timings().size());
    ASSERT_TRUE(QFile::link(path("target.png"), path("link.png")));
    QTimer replacing; // the file is there, so Qt's dialog asks
    QObject::connect(&replacing, &QTimer::timeout, &replacing, [] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()); box != nullptr)
            QTest::mouseClick(box->button(QMessageBox::Yes), Qt::LeftButton);
    });
    replacing.start(10);
    whenAskedForAFile(path("link.png"), QStringLiteral("PNG at 2×"));
    choose(timings(), QStringLiteral("Save picture…"));
    EXPECT_TRUE(QFileInfo(path("link.png")).isSymLink());
    EXPECT_FALSE(QFileInfo(path("target.png")).isSymLink());
    EXPECT_EQ(QImage(path("target.png")).size(), timings().size() * 2);
}

TEST_F(ExportTest, TheKindThatIsChosenInTheDialogIsTheScaleOfThePng) {
    for (const int scale : {1, 4}) {
        const QString file = folder.filePath(QStringLiteral("times%1.png").arg(scale));
        whenAskedForAFile(file, QStringLiteral("PNG at %1×").arg(scale));
        choose(timings(), QStringLiteral("Save picture…"));
        const QImage image(file);
        EXPECT_EQ(image.size(), timings().size() * scale);
        EXPECT_GT(inked(image), 1000);
    }
}

TEST_F(ExportTest, TheDialogSavesATableInTheFormatOfTheSuffix) {
    whenAskedForAFile(path("table.md"));
    choose(timings(), QStringLiteral("Save table…"));
    EXPECT_TRUE(bytesOf(path("table.md")).contains("| 3 | 7 |\n"));
    EXPECT_TRUE(bytesOf(path("table.md")).contains("- device: A GPU\n- driver: 580.1\n"));
    menuOf(timings()).saveTable(path("table.json"));
    const core::Json json = core::Json::parse(bytesOf(path("table.json")).toStdString());
    EXPECT_EQ(json["format"], "trichevron-table");
    EXPECT_EQ(json["about"]["kernel"], "matrixAdd");
    EXPECT_EQ(json["about"]["date"], "2026-11-23T10:00:00Z");
    menuOf(timings()).saveTable(path("table.csv"));
    EXPECT_EQ(
        bytesOf(path("table.csv")).toStdString(),
        "sample,time (µs),kernel,grid,block,cluster,dynamic shared memory (bytes),problem,device,driver,"
        "date,provenance\n"
        "1,6.5,matrixAdd,63 × 63,16 × 16,,0,1000 × 1000,A GPU,580.1,2026-11-23T10:00:00Z,recorded\n"
        "2,6.25,matrixAdd,63 × 63,16 × 16,,0,1000 × 1000,A GPU,580.1,2026-11-23T10:00:00Z,recorded\n"
        "3,7,matrixAdd,63 × 63,16 × 16,,0,1000 × 1000,A GPU,580.1,2026-11-23T10:00:00Z,recorded\n");
}

/// A valid SVG whose texts are text elements.
void expectSvg(const QByteArray& bytes, const QSize& size, const char* text) {
    EXPECT_TRUE(bytes.contains(text)) << text;
    QSvgRenderer renderer(bytes);
    ASSERT_TRUE(renderer.isValid());
    EXPECT_EQ(renderer.viewBox().size(), size);
    QImage image(size, QImage::Format_ARGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    EXPECT_GT(inked(image), 1000);
}

TEST_F(ExportTest, SavesAPlotAsSvgWithItsTexts) {
    menuOf(timings()).savePicture(path("plot.svg"), {gui::PictureKind::Svg, 1});
    expectSvg(bytesOf(path("plot.svg")), timings().size(), "median 6.50");
}

TEST_F(ExportTest, CopiesAPictureAsSvg) {
    choose(timings(), QStringLiteral("Copy picture as SVG"));
    const QByteArray svg = QGuiApplication::clipboard()->mimeData()->data(QStringLiteral("image/svg+xml"));
    expectSvg(svg, timings().size(), "median 6.50");
}

TEST_F(ExportTest, TheFileMenuOffersTheVisibleParts) {
    QMenu& shown = get<QMenu>(QStringLiteral("shownMenu"));
    Q_EMIT shown.aboutToShow();
    QStringList parts;
    QAction* copy = nullptr;
    for (const QAction* part : shown.actions()) {
        parts << part->text();
        if (part->text() == QStringLiteral("Picture of the grid"))
            copy = part->menu()->actions().front();
    }
    EXPECT_TRUE(parts.contains(timings().accessibleName())) << parts.join(QLatin1Char('|')).toStdString();
    ASSERT_NE(copy, nullptr) << parts.join(QLatin1Char('|')).toStdString();
    QGuiApplication::clipboard()->clear();
    copy->trigger();
    EXPECT_GT(inked(QGuiApplication::clipboard()->image()), 1000);
}

TEST_F(ExportTest, SavesTheHierarchyAtEachScale) {
    gui::HierarchyCanvas& canvas = *window->hierarchy().canvas();
    for (const int scale : {1, 2, 4}) {
        menuOf(canvas).savePicture(path("hierarchy.png"), {gui::PictureKind::Png, scale});
        const QImage image(path("hierarchy.png"));
        EXPECT_EQ(image.size(), canvas.size() * scale);
        EXPECT_GT(inked(image), 1000);
    }
}

TEST_F(ExportTest, APictureOfAHierarchyThatMovesIsDrawnAtRest) {
    gui::HierarchyCanvas& canvas = *window->hierarchy().canvas();
    canvas.setFrameLimit(gui::Milliseconds(0));
    for (int turns = 0; turns < 4; ++turns) {
        canvas.execute(gui::ViewCommand::ZoomIn);
        gui::renderImage(canvas, 1);
    }
    EXPECT_FALSE(canvas.isAtRest());
    menuOf(canvas).savePicture(path("moving.png"), {gui::PictureKind::Png, 1});
    EXPECT_TRUE(canvas.isAtRest());
    EXPECT_TRUE(QImage(path("moving.png")) ==
                gui::renderImage(canvas, 1).convertToFormat(QImage(path("moving.png")).format()));
}

TEST_F(ExportTest, APictureAtFourTimesTheSizeHasMoreDetailThanTheScreen) {
    gui::HierarchyCanvas& canvas = *window->hierarchy().canvas();
    const QImage large = gui::renderImage(canvas, 4);
    const QImage enlarged =
        gui::renderImage(canvas, 1).scaled(large.size(), Qt::IgnoreAspectRatio, Qt::FastTransformation);
    int differing = 0;
    for (int y = 0; y < large.height(); y += 3)
        for (int x = 0; x < large.width(); x += 3)
            differing += large.pixel(x, y) != enlarged.pixel(x, y) ? 1 : 0;
    EXPECT_GT(differing, large.width() * large.height() / 9 / 50);
}

TEST_F(ExportTest, TheBoxesOfTheHierarchyArePolygonsInAnSvg) {
    session().setGrid(core::Axis::X, 6);
    session().setGrid(core::Axis::Y, 4);
    handleAllEvents();
    gui::HierarchyCanvas& canvas = *window->hierarchy().canvas();
    ASSERT_TRUE(canvas.isDrawnAsVectors());
    menuOf(canvas).savePicture(path("hierarchy.svg"), {gui::PictureKind::Svg, 1});
    const QByteArray svg = bytesOf(path("hierarchy.svg"));
    expectSvg(svg, canvas.size(), "<text");
    EXPECT_FALSE(svg.contains("<image")) << "no picture inside";
    // As many faces as are seen, and the same colours as on the screen.
    QSvgRenderer renderer(svg);
    QImage drawn(canvas.size(), QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&drawn);
    renderer.render(&painter);
    painter.end();
    const QImage screen = gui::renderImage(canvas, 1);
    int differing = 0;
    for (int y = 0; y < drawn.height(); ++y)
        for (int x = 0; x < drawn.width(); ++x)
            differing += std::abs(qGreen(drawn.pixel(x, y)) - qGreen(screen.pixel(x, y))) > 60 ? 1 : 0;
    EXPECT_LT(differing, drawn.width() * drawn.height() / 25) << "only lines and letters differ";
}

TEST_F(ExportTest, BeyondTwentyThousandFacesSavingSaysThatTheyAreAPicture) {
    get<QDockWidget>(QStringLiteral("resultsDock")).hide();
    session().setGridFollowsProblem(false);
    session().setGrid(core::Axis::X, 180);
    session().setGrid(core::Axis::Y, 90);
    session().setCluster(core::Axis::X, 2);
    window->hierarchy().setColouring(*core::findColouring("cluster"));
    window->resize(3000, 2240); // as large as a screen of 4K leaves to the picture
    handleAllEvents();
    gui::HierarchyCanvas& canvas = *window->hierarchy().canvas();
    ASSERT_FALSE(canvas.isDrawnAsVectors());
    const auto said = [this] {
        return window->statusBar()->toolTip().replace(QChar::Nbsp, QLatin1Char(' '));
    };
    const QString sentence =
        QStringLiteral("Its boxes have more than 20,000 faces: they are a picture at 4× in it.");
    whenAskedForAFile(path("many.svg"));
    choose(canvas, QStringLiteral("Save picture…"));
    EXPECT_TRUE(said().contains(sentence)) << said().toStdString();
    session().setGrid(core::Axis::X, 16);
    session().setGrid(core::Axis::Y, 16);
    handleAllEvents();
    ASSERT_TRUE(canvas.isDrawnAsVectors());
    whenAskedForAFile(path("few.svg"));
    choose(canvas, QStringLiteral("Save picture…"));
    EXPECT_TRUE(QFileInfo::exists(path("few.svg")));
    EXPECT_TRUE(said().contains(QStringLiteral("few.svg"))) << said().toStdString();
    EXPECT_FALSE(said().contains(sentence)) << "they are polygons";
}

TEST_F(ExportTest, SavesTheHierarchyAndAPlotAsPdfOfVectors) {
    const auto expectVectors = [this](QWidget& widget) {
        menuOf(widget).savePicture(path("picture.pdf"), {gui::PictureKind::Pdf, 1});
        const QByteArray pdf = bytesOf(path("picture.pdf"));
        EXPECT_TRUE(pdf.startsWith("%PDF-"));
        EXPECT_GT(pdf.size(), 2000);
        EXPECT_FALSE(pdf.contains(imageInPdf)) << widget.objectName().toStdString();
    };
    expectVectors(timings());
    session().setGrid(core::Axis::X, 6);
    session().setGrid(core::Axis::Y, 4);
    handleAllEvents();
    gui::HierarchyCanvas& canvas = *window->hierarchy().canvas();
    ASSERT_TRUE(canvas.isDrawnAsVectors());
    expectVectors(canvas);
}

TEST_F(ExportTest, SavingSaysWhereTheFileIs) {
    whenAskedForAFile(path("where.svg"));
    choose(timings(), QStringLiteral("Save picture…"));
    EXPECT_TRUE(QFileInfo::exists(path("where.svg")));
    const QString said = window->statusBar()->toolTip();
    EXPECT_TRUE(said.contains(QFileInfo(path("where.svg")).absoluteFilePath())) << said.toStdString();
}

TEST_F(ExportTest, CopyingSaysWhatIsOnTheClipboard) {
    const std::pair<const char*, const char*> cases[] = {
        {"Copy picture", "The picture is on the clipboard."},
        {"Copy picture as SVG", "The picture is on the clipboard as SVG."},
        {"Copy table as CSV", "The table is on the clipboard."}};
    for (const auto& [command, said] : cases) {
        choose(timings(), QString::fromLatin1(command));
        EXPECT_EQ(window->statusBar()->toolTip().toStdString(), said) << command;
    }
}

TEST_F(ExportTest, AnUnwritableFileIsReportedInOneSentence) {
    try {
        menuOf(timings()).saveTable(path("no/such/folder/table.csv"));
        ADD_FAILURE() << "the file was written";
    } catch (const core::InputError& error) {
        EXPECT_NE(std::string(error.what()).find("no/such/folder/table.csv"), std::string::npos)
            << error.what();
    }
    EXPECT_THROW(menuOf(timings()).savePicture(path("no/such/folder/picture.png"), {}), core::InputError);
}

TEST_F(ExportTest, ATableViewExportsItsVisibleRowsAndColumns) {
    showResults(QStringLiteral("Device"));
    auto& view = get<QTableView>(QStringLiteral("deviceProperties"));
    type(QStringLiteral("deviceFilter"), QStringLiteral("maxThreadsPerBlock"));
    const core::DataTable table = gui::visibleTable(view, QStringLiteral("Device"));
    EXPECT_EQ(table.columns, (std::vector<std::string>{"property", "value"}));
    ASSERT_EQ(table.rows.size(), 1U);
    EXPECT_EQ(table.rows[0][0], core::TableCell(std::string("maxThreadsPerBlock")));
    EXPECT_EQ(table.rows[0][1], core::TableCell(std::int64_t{session().state().device->maxThreadsPerBlock}));
    choose(view, QStringLiteral("Copy table as CSV"));
    EXPECT_EQ(QGuiApplication::clipboard()->text().toStdString().find("property,value\nmaxThreadsPerBlock,"),
              0U);
}

TEST_F(ExportTest, TheCopyActionOfAResultTableComesFirst) {
    gui::CopyableTable table({QStringLiteral("bin"), QStringLiteral("count")},
                             {{QStringLiteral("a,b"), QStringLiteral("1,024")}}, QStringLiteral("Bins"));
    table.show();
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_Menu);
    EXPECT_EQ(entries(table),
              (QStringList{QStringLiteral("Copy"), QString(), QStringLiteral("Copy table as CSV"),
                           QStringLiteral("Copy table as Markdown"), QStringLiteral("Copy table as JSON"),
                           QStringLiteral("Save table…")}));
    menuOf(table).copyTable(core::TableFormat::AsCsv);
    EXPECT_EQ(QGuiApplication::clipboard()->text().toStdString(), "bin,count\n\"a,b\",1024\n");
}

} // namespace
} // namespace trichevron::test
