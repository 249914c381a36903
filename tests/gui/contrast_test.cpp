// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every text that the window paints has a contrast of at least 4.5 to what is behind it (WCAG AA), on every
// page and in both themes; the parts of a slider have one of at least 3.
#include "app/gui/arguments/argument_cells.h"
#include "app/gui/code/launch_code_dialog.h"
#include "app/gui/compare/device_picker.h"
#include "app/gui/help/rules_dialog.h"
#include "app/gui/help/shortcuts_dialog.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/hierarchy/slice_bar.h"
#include "app/gui/main_window/cluster_sizes_dialog.h"
#include "app/gui/main_window/machines_dialog.h"
#include "app/gui/pages/kernel/kernel_form.h"
#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/pages/learn/learn_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/pages/program/capture_dialog.h"
#include "app/gui/palette/command_palette.h"
#include "app/gui/presets/preset_gallery.h"
#include "app/gui/results/result_pages.h"
#include "app/gui/results/results_panel.h"
#include "app/gui/settings/settings.h"
#include "app/gui/source/compile_settings_dialog.h"
#include "app/gui/source/open_source.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/contrast.h"
#include "tests/gui/filled_window.h"
#include "tests/gui/readable_texts.h"

#include <QAbstractButton>
#include <QApplication>
#include <QHash>
#include <QImage>
#include <QLineEdit>
#include <QMargins>
#include <QMenuBar>
#include <QPushButton>
#include <QSlider>
#include <QTabBar>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace trichevron::test {
namespace {

constexpr double leastContrast = 4.5;

class TextContrast : public FilledWindowTest, public testing::WithParamInterface<gui::ThemeChoice> {
protected:
    void SetUp() override {
        FilledWindowTest::SetUp();
        window->setTheme(GetParam());
        session().pin(session().state());
    }
    void TearDown() override {
        EXPECT_GT(seen_, 150);
        for (const auto& [text, found] : low_)
            ADD_FAILURE() << found << ": " << text;
        window->setTheme(gui::ThemeChoice::Light);
        FilledWindowTest::TearDown();
    }

    void look(QWidget& widget, const std::string& where) {
        handleAllEvents();
        const QImage picture = widget.grab().toImage();
        // One pixel around the letters belongs to what is behind them.
        constexpr QMargins around{1, 1, 1, 1};
        for (const ReadableText& text : paintedTexts(widget)) {
            const QRect place = text.place.marginsAdded(around) & picture.rect();
            if (text.text.trimmed().isEmpty() || place.width() < 5 || place.height() < 7)
                continue;
            const std::optional<QColor> behind = colourBehind(picture, place, text.colour);
            if (!behind)
                continue; // another widget is above it, or it is scrolled out of view
            ++seen_;
            if (const double found = contrast(*behind, over(*behind, text.colour)); found < leastContrast)
                low_.emplace(text.text.toStdString() + " in " + where,
                             std::to_string(found) + " of " + text.colour.name().toStdString() + " on " +
                                 behind->name().toStdString());
        }
    }
    void lookAtEveryPage(const std::string& state) {
        for (const gui::PageKind& page : gui::allPages()) {
            window->pages().show(page.id);
            look(*window, state + ", page " + page.id.toStdString());
        }
        window->pages().show(gui::window_page::explore);
        auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
        for (int tab = 0; tab < tabs.count(); ++tab) {
            tabs.setCurrentIndex(tab);
            look(*window, state + ", " + tabs.tabText(tab).toStdString());
        }
    }

private:
    /// As it is seen: a colour may let some of what is behind it through, as that of a placeholder.
    static QColor over(const QColor& behind, const QColor& colour) {
        const auto mixed = [&](double below, double above) {
            return static_cast<float>(below + (above - below) * colour.alphaF());
        };
        return QColor::fromRgbF(mixed(behind.redF(), colour.redF()), mixed(behind.greenF(), colour.greenF()),
                                mixed(behind.blueF(), colour.blueF()));
    }
    /// The most frequent colour; none where the text itself is not seen.
    static std::optional<QColor> colourBehind(const QImage& picture, const QRect& place, const QColor& text) {
        QHash<QRgb, int> counts;
        bool isSeen = false;
        const auto isNear = [&text](QRgb pixel) {
            return qAbs(qRed(pixel) - text.red()) + qAbs(qGreen(pixel) - text.green()) +
                       qAbs(qBlue(pixel) - text.blue()) <
                   120;
        };
        for (int y = place.top(); y <= place.bottom(); ++y)
            for (int x = place.left(); x <= place.right(); ++x) {
                const QRgb pixel = picture.pixel(x, y);
                ++counts[pixel];
                isSeen = isSeen || isNear(pixel);
            }
        if (counts.size() > 1)
            counts.remove(text.rgb()); // bold digits cover most of their place
        // The edges of a letter are mixtures of its colour and the one behind it: of two colours that are
        // equally frequent, the mixture is the one nearer to the text.
        std::pair<int, double> highest{0, 0};
        QRgb most = 0;
        for (auto count = counts.begin(); count != counts.end(); ++count)
            if (const std::pair found{count.value(), contrast(QColor(count.key()), text)}; highest < found) {
                highest = found;
                most = count.key();
            }
        return isSeen ? std::optional(QColor(most)) : std::nullopt;
    }

    int seen_ = 0;
    std::map<std::string, std::string> low_;
};

TEST_P(TextContrast, OfAnAcceptedLaunchIsEnough) {
    lookAtEveryPage("accepted");
}

TEST_P(TextContrast, OfARefusedLaunchIsEnough) {
    type(QStringLiteral("blockX"), QStringLiteral("2048"));
    type(QStringLiteral("clusterX"), QStringLiteral("3"));
    type(QStringLiteral("gridX"), QStringLiteral("1e3"));
    lookAtEveryPage("refused");
}

TEST_P(TextContrast, OfASelectedThreadIsEnough) {
    session().setPath(pathToThread(session().shape(), {2, 1, 0}, {5, 7, 0}));
    lookAtEveryPage("thread");
}

TEST_P(TextContrast, OfDialogsIsEnough) {
    look(*window, "the window");
    gui::CommandPalette palette(*window->menuBar(), *window->findChild<gui::PageStack*>(), window.get());
    palette.show();
    look(palette, "palette");
    gui::RulesDialog rules(window.get());
    rules.show();
    look(rules, "rules");
    gui::PresetGallery gallery(session(), app->devices, window.get());
    gallery.show();
    look(gallery, "gallery");
    gui::ShortcutsDialog shortcuts(*window->menuBar(), window.get());
    shortcuts.show();
    look(shortcuts, "shortcuts");
    gui::MachinesDialog machines(app->devices, window.get());
    machines.show();
    look(machines, "machines");
    gui::ClusterSizesDialog sizes(session(), window.get());
    sizes.show();
    look(sizes, "cluster sizes");
}

TEST_P(TextContrast, OfDialogsOfThePagesIsEnough) {
    look(*window, "the window");
    gui::LaunchCodeDialog code(session(), app->devices, app->messages, window.get());
    code.show();
    look(code, "launch code");
    gui::KernelForm form(std::nullopt, window.get());
    form.show();
    look(form, "numbers of a kernel");
    gui::CaptureDialog capture(window.get());
    capture.show();
    look(capture, "capture");
    const gui::OpenSource source({}, [] { return std::vector<core::DeviceProperties>(); });
    gui::CompileSettingsDialog settings(source, window.get());
    settings.show();
    look(settings, "compiler");
    gui::DevicePicker picker(app->devices.directory(), session().state().deviceKey, 3, window.get());
    picker.show();
    look(picker, "devices");
}

TEST_P(TextContrast, OfASourceIsEnough) {
    lookAtEveryPage("accepted");
    window->pages().show(gui::window_page::kernel);
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("kernelNewSource")), Qt::LeftButton);
    look(*window, "source");
}

TEST_P(TextContrast, OfPagesWithContentsIsEnough) {
    openContents();
    window->pages().show(gui::window_page::kernel);
    look(*window, "kernels");
    window->pages().show(gui::window_page::program);
    auto& views = get<QTabBar>(QStringLiteral("programViews"));
    for (int view = 0; view < views.count(); ++view) {
        views.setCurrentIndex(view);
        look(*window, "program, " + views.tabText(view).toStdString());
    }
    window->pages().show(gui::window_page::learn);
    look(*window, "lesson");
    const auto click = [this](const char* name) {
        QTest::mouseClick(&get<QAbstractButton>(QString::fromLatin1(name)), Qt::LeftButton);
    };
    click("lessonSkip");
    auto& learn = static_cast<gui::LearnPage&>(window->pages().page(gui::window_page::learn));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !learn.run().isRevealing(); }, waitMs));
    look(*window, "answer of a lesson");
    click("practiceExercises");
    look(*window, "exercise");
    click("exerciseSkip");
    look(*window, "answer of an exercise");
}

TEST_P(TextContrast, OfWrongArgumentsIsEnough) {
    lookAtEveryPage("accepted");
    window->pages().show(gui::window_page::kernel);
    static_cast<gui::KernelPage&>(window->pages().page(gui::window_page::kernel))
        .openFile(QStringLiteral(TRICHEVRON_TEST_DATA "/binaries/zstd.fatbin"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !get(QStringLiteral("kernelCancel")).isVisible(); }, waitMs));
    QTest::keyClicks(&get<QLineEdit>(QStringLiteral("kernelFilter")), QStringLiteral("callsLeaf"));
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("kernelSend")), Qt::LeftButton);
    window->findChild<gui::ResultsPanel*>()->setCurrentPage(gui::page_id::arguments);
    auto& table = get<QTableView>(QStringLiteral("argumentTable"));
    ASSERT_TRUE(table.isVisible());
    const QModelIndex cell = table.model()->index(0, static_cast<int>(gui::ArgumentColumn::Amount));
    ASSERT_TRUE(table.model()->setData(cell, QStringLiteral("N +"), Qt::EditRole));
    ASSERT_EQ(cell.data(Qt::ForegroundRole).value<QColor>(), gui::currentTheme().alarmText);
    look(*window, "wrong argument");
    gui::Settings().setOwnKernels({});
}

std::string nameOfTheme(const testing::TestParamInfo<gui::ThemeChoice>& testInfo) {
    return testInfo.param == gui::ThemeChoice::Light ? "Light" : "Dark";
}

INSTANTIATE_TEST_SUITE_P(Themes, TextContrast,
                         testing::Values(gui::ThemeChoice::Light, gui::ThemeChoice::Dark), nameOfTheme);

class SliderContrast : public testing::TestWithParam<gui::ThemeChoice> {
protected:
    void SetUp() override { gui::applyTheme(*qApp, GetParam()); }
    void TearDown() override { gui::applyTheme(*qApp, gui::ThemeChoice::Light); }

    /// Of a slider with its handle at the left or at the top, to what is beside its track.
    static void expectSeen(QWidget& root, const QSlider& slider) {
        constexpr double leastOfParts = 3; // WCAG 1.4.11
        handleAllEvents();
        const QImage picture = root.grab().toImage();
        const bool isVertical = slider.orientation() == Qt::Vertical;
        const int length = isVertical ? slider.height() : slider.width();
        const int middle = (isVertical ? slider.width() : slider.height()) / 2;
        const auto colourAt = [&](int along, int across) {
            const QPoint place = isVertical ? QPoint(across, along) : QPoint(along, across);
            return picture.pixelColor(slider.mapTo(&root, place));
        };
        const QColor behind = colourAt(length * 3 / 4, 0);
        for (const auto& [part, along] :
             {std::pair("handle", gui::scaledPixels(7)), std::pair("track", length * 3 / 4)}) {
            const QColor colour = colourAt(along, middle);
            EXPECT_GE(contrast(colour, behind), leastOfParts)
                << part << (isVertical ? " of a vertical slider: " : " of a horizontal slider: ")
                << colour.name().toStdString() << " on " << behind.name().toStdString();
        }
    }
};

TEST_P(SliderContrast, OfHandleAndTrackIsEnough) {
    gui::HierarchyView view;
    view.resize(1200, 800);
    view.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&view, waitMs));
    view.canvas()->setMotionReduced(true);
    view.setLaunch(core::LaunchShape{{64, 64, 64}, {1, 1, 1}, {8, 8, 8}}, {});
    const auto* slices = view.findChild<QSlider*>(QStringLiteral("sliceSlider"));
    ASSERT_NE(slices, nullptr);
    ASSERT_TRUE(slices->isVisible());
    expectSeen(view, *slices);
    QWidget box;
    box.resize(240, 60);
    QSlider across(Qt::Horizontal, &box);
    across.setGeometry(20, 15, 200, 30);
    box.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&box, waitMs));
    expectSeen(box, across);
}

TEST_P(SliderContrast, TheSliderOfLayersIsAsWideAsItsHandle) {
    gui::SliceBar bar;
    bar.resize(80, 300);
    bar.showLayers(64, 0);
    const auto* slices = bar.findChild<QSlider*>(QStringLiteral("sliceSlider"));
    QWidget box;
    box.resize(100, 200);
    QSlider wide(Qt::Vertical, &box);
    wide.setGeometry(0, 0, 100, 200);
    wide.setValue(wide.minimum());
    box.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&box, waitMs));
    const QImage picture = box.grab().toImage();
    int widest = 0;
    for (int y = 0; y < picture.height(); ++y) {
        int handle = 0;
        for (int x = 0; x < picture.width(); ++x)
            handle += picture.pixelColor(x, y) == gui::currentTheme().accent ? 1 : 0;
        widest = std::max(widest, handle);
    }
    EXPECT_GT(widest, gui::scaledPixels(8)) << "the handle is found";
    EXPECT_GE(slices->width(), widest + 2) << "with its border";
}

INSTANTIATE_TEST_SUITE_P(Themes, SliderContrast,
                         testing::Values(gui::ThemeChoice::Light, gui::ThemeChoice::Dark), nameOfTheme);

} // namespace
} // namespace trichevron::test
