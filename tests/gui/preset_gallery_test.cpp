// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The gallery of presets: by chapter, with a picture of each launch, opened and used by keys.
#include "app/gui/presets/launch_picture.h"
#include "app/gui/presets/preset_gallery.h"
#include "app/gui/text/text.h"
#include "core/demo/demo_text.h"
#include "core/evaluation/evaluation.h"
#include "core/presets/presets.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/readable_texts.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>
#include <set>

namespace trichevron::test {
namespace {

class GalleryTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        session().setBlock(core::Axis::X, 4); // in no preset
        session().endEdit();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
        QTest::keyClick(window.get(), Qt::Key_G, Qt::ControlModifier);
        gallery = window->findChild<gui::PresetGallery*>();
        ASSERT_NE(gallery, nullptr);
    }
    QListWidget& list() { return get<QListWidget>(QStringLiteral("presetList")); }
    QLineEdit& field() { return get<QLineEdit>(QStringLiteral("presetFilter")); }
    static bool isHeading(const QListWidgetItem& item) { return item.flags() == Qt::NoItemFlags; }
    QStringList shown(bool headings) {
        QStringList titles;
        for (int row = 0; row < list().count(); ++row)
            if (const QListWidgetItem& item = *list().item(row);
                !item.isHidden() && isHeading(item) == headings)
                titles << item.text();
        return titles;
    }

    QPointer<gui::PresetGallery> gallery;
};

TEST_F(GalleryTest, ListsPresetsAndDemosByChapter) {
    std::set<std::string> chapters;
    QString borrowedFrom;
    const auto kernels = app->devices.kernels(&borrowedFrom);
    for (const auto& kernel : kernels)
        chapters.insert(kernel->chapter);
    EXPECT_EQ(shown(true).size(), static_cast<qsizetype>(chapters.size()) + 1);
    EXPECT_EQ(shown(false).size(), static_cast<qsizetype>(kernels.size() + core::allPresets.size()));
}

TEST_F(GalleryTest, AHeadingHasARowOfItsOwnAtEveryWidth) {
    for (const int width : {520, 700, 1100}) {
        gallery->resize(width, 500);
        handleAllEvents();
        ASSERT_TRUE(isHeading(*list().item(0)));
        const QRect heading = list().visualItemRect(list().item(0));
        const QRect first = list().visualItemRect(list().item(1));
        EXPECT_GT(first.top(), heading.center().y()) << width;
        EXPECT_LT(first.left(), 20) << width;
    }
}

TEST_F(GalleryTest, EveryEntryThatCanBeChosenHasAPictureOfItsOwnLaunch) {
    const auto pictureOf = [this](const QListWidgetItem& item) {
        return item.icon().pixmap(list().iconSize()).toImage();
    };
    const auto isBlank = [](const QImage& image) {
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixel(x, y) != image.pixel(0, 0))
                    return false;
        return true;
    };
    QListWidgetItem* oneD = list().item(1);
    QListWidgetItem* twoD = list().item(2);
    ASSERT_EQ(oneD->text().toStdString(), "1-D");
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return !isBlank(pictureOf(*oneD)) && !isBlank(pictureOf(*twoD)); }, waitMs));
    EXPECT_NE(pictureOf(*oneD), pictureOf(*twoD));
    int drawn = 0;
    for (int row = 0; row < list().count(); ++row) {
        const QListWidgetItem& item = *list().item(row);
        const bool hasObstacle = item.foreground().style() != Qt::NoBrush; // its name is muted
        if (isHeading(item) || hasObstacle)
            continue;
        ++drawn;
        EXPECT_TRUE(QTest::qWaitFor([&] { return !isBlank(pictureOf(item)); }, waitMs))
            << item.text().toStdString();
    }
    EXPECT_GE(drawn, 4);
}

TEST_F(GalleryTest, ShowsWhatAnEntryChangesAndReturnChangesIt) {
    const gui::LaunchState before = session().state();
    QTest::keyClicks(&field(), QStringLiteral("2d"));
    EXPECT_EQ(shown(false), QStringList{QStringLiteral("2-D")});
    EXPECT_EQ(shown(true).size(), 1);
    const QString said =
        text(QStringLiteral("presetDescription")).replace(QChar(QChar::Nbsp), QLatin1Char(' '));
    EXPECT_TRUE(said.contains(QStringLiteral("Changes block 4 × 16 → 16 × 16"))) << said.toStdString();
    EXPECT_TRUE(session().state() == before) << "looking changes nothing";
    QTest::keyClick(&field(), Qt::Key_Return);
    EXPECT_FALSE(gallery && gallery->isVisible());
    EXPECT_EQ(session().state().config.blockDim, (core::BlockExtent{16, 16, 1}));
    EXPECT_EQ(session().undoStack().undoText(), QStringLiteral("Preset 2-D"));
    session().undoStack().undo();
    EXPECT_TRUE(session().state() == before);
}

TEST_F(GalleryTest, TheFilterFindsWhatALaunchShowsAndTheEntrySaysIt) {
    QString borrowedFrom;
    QStringList withTail;
    for (const auto& kernel : app->devices.kernels(&borrowedFrom)) {
        const gui::LaunchState launch = session().outcomeOf([&] { session().setKernel(kernel); });
        core::KernelAttributes attributes = kernel->attributes;
        attributes.optIns = launch.optIns;
        const core::Evaluation evaluation = evaluate(launch.config, attributes, *launch.device);
        if (std::any_of(evaluation.findings.begin(), evaluation.findings.end(), [](const auto& finding) {
                return finding.rule == core::RuleId::TailWave &&
                       finding.status == core::FindingStatus::Advice;
            }))
            withTail << gui::text(core::titleFor(*kernel));
    }
    ASSERT_FALSE(withTail.isEmpty());
    QTest::keyClicks(&field(), QStringLiteral("tail"));
    for (const QString& title : withTail)
        EXPECT_TRUE(shown(false).contains(title)) << title.toStdString();
    EXPECT_LT(shown(false).size(), list().count()) << "it is a filter";
    for (int row = 0; row < list().count(); ++row)
        if (withTail.contains(list().item(row)->text()))
            list().setCurrentRow(row);
    EXPECT_TRUE(text(QStringLiteral("presetDescription")).contains(QStringLiteral("Tail wave")))
        << text(QStringLiteral("presetDescription")).toStdString();
    field().clear();
    QTest::keyClicks(&field(), QStringLiteral("wave"));
    EXPECT_FALSE(shown(false).isEmpty());
}

TEST_F(GalleryTest, WhatItsFilterFindsIsInThePaletteToo) {
    QString borrowedFrom;
    const auto kernels = app->devices.kernels(&borrowedFrom);
    const QString summary = gui::text(core::summaryFor(*kernels.front()));
    const QStringList typed{QStringLiteral("tail"), QStringLiteral("wave"),
                            summary.section(QLatin1Char(' '), 0, 3)};
    QList<QStringList> found;
    for (const QString& words : typed) {
        field().setText(words);
        found << shown(false);
        ASSERT_FALSE(found.last().isEmpty()) << words.toStdString();
    }
    gallery->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    window->activateWindow();
    QTest::keyClick(window.get(), Qt::Key_K, Qt::ControlModifier);
    const auto& entries = get<QTreeWidget>(QStringLiteral("paletteList"));
    for (qsizetype i = 0; i < typed.size(); ++i) {
        get<QLineEdit>(QStringLiteral("paletteField")).setText(typed[i]);
        QStringList paths;
        for (int row = 0; row < entries.topLevelItemCount(); ++row)
            paths << entries.topLevelItem(row)->text(0);
        for (const QString& title : found[i])
            EXPECT_TRUE(std::any_of(
                paths.begin(), paths.end(),
                [&](const QString& path) { return path.contains(QStringLiteral(" › ") + title); }))
                << typed[i].toStdString() << " / " << title.toStdString();
    }
}

TEST_F(GalleryTest, ArrowKeysSelectAnotherEntryAndEscapeChangesNothing) {
    const gui::LaunchState before = session().state();
    QTest::keyClicks(&field(), QStringLiteral("add"));
    const QListWidgetItem* first = list().currentItem();
    ASSERT_NE(first, nullptr);
    QTest::keyClick(&field(), Qt::Key_Right);
    QTest::keyClick(&field(), Qt::Key_Down);
    QTest::keyClick(&field(), Qt::Key_Escape);
    EXPECT_FALSE(gallery && gallery->isVisible());
    EXPECT_TRUE(session().state() == before);
}

TEST_F(GalleryTest, WithoutAMatchNothingCanBeSet) {
    QTest::keyClicks(&field(), QStringLiteral("qqxx"));
    EXPECT_TRUE(shown(false).isEmpty());
    EXPECT_FALSE(get<QPushButton>(QStringLiteral("presetApply")).isEnabled());
    EXPECT_EQ(text(QStringLiteral("presetDescription")).toStdString(), "No preset matches “qqxx”.");
}

TEST_F(GalleryTest, ALongNameIsWholeInItsLines) {
    constexpr int margin = 8;
    QListWidgetItem& item = *list().item(1);
    item.setText(QStringLiteral("Matrix addition, four rows per thread"));
    const QSize picture = list().iconSize();
    const QRect words = list().fontMetrics().boundingRect(QRect(0, 0, picture.width() - 2 * margin, 1000),
                                                          Qt::TextWordWrap, item.text());
    item.setSizeHint({picture.width() + 2 * margin, picture.height() + 3 * margin + words.height()});
    handleAllEvents();
    QString painted;
    for (const ReadableText& each : paintedTexts(list()))
        painted += each.text + QLatin1Char(' ');
    EXPECT_TRUE(painted.contains(QStringLiteral("thread"))) << painted.toStdString();
}

TEST_F(GalleryTest, NamesAreWholeAndTheSelectedPictureKeepsItsColours) {
    auto& presets = list();
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return presets.item(1)->icon().availableSizes(QIcon::Selected).size() > 0; }, waitMs));
    for (int row = 0; row < presets.count(); ++row) {
        const QListWidgetItem& item = *presets.item(row);
        if (isHeading(item))
            continue;
        const QSize picture = presets.iconSize();
        const int words = presets.fontMetrics()
                              .boundingRect(QRect(0, 0, picture.width(), 1000), Qt::TextWordWrap, item.text())
                              .height();
        EXPECT_GE(item.sizeHint().height(), picture.height() + words) << item.text().toStdString();
    }
    const QIcon icon = presets.item(1)->icon();
    EXPECT_EQ(icon.pixmap(presets.iconSize(), QIcon::Selected).toImage(),
              icon.pixmap(presets.iconSize(), QIcon::Normal).toImage());
}

} // namespace
} // namespace trichevron::test
