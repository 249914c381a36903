// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// While a question of a lesson is open, nothing in the window gives its answer away: not the picture and what
// can be selected in it, nor the status bar, the menus, a fault, or what a screen reader says.
#include "app/gui/pages/learn/choice_button.h"
#include "app/gui/palette/command_palette.h"
#include "app/gui/session/job_runner.h"
#include "app/gui/text/text.h"
#include "core/scene/scene_text.h"
#include "tests/gui/learn_fixture.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QMenuBar>
#include <QRegularExpression>
#include <QStatusBar>

#include <map>
#include <set>

namespace trichevron::test {
namespace {

/// What would tell a fact that a question is about. The fact's own sizes, such as those of the grid, are part
/// of the launch.
const std::map<std::string_view, const char*> tellTales = {
    {"threads", "threads? in all|256 threads"},
    {"threadId", "\\bID\\b|\\brank\\b"},
    {"warp", "\\bwarps?\\b|\\blane\\b"},
    {"globalX", "global|\\belement"},
    {"globalY", "global|\\belement"},
    {"threadsPerBlock", "\\bwarps?\\b"},
    {"warpsPerBlock", "\\bwarps?\\b"},
    {"blocks", "\\bID\\b"},
    {"gridX", "\\bidle\\b"},
    {"clusters", "\\bclusters?\\b"},
    {"idleThreads", "\\bidle\\b"},
    {"uncoveredElements", "cover"},
    {"blocksPerWave", "\\bwaves?\\b|at once"},
    {"waves", "\\bwaves?\\b"},
    {"residentBlocks", "resident|occupancy"},
    {"idleMultiprocessors", "\\bidle\\b"},
    {"sectorsPerWarp", "sector"},
    {"registersPerThread", "register"},
    {"kernelMaxThreads", "at most|limit"},
    {"sharedMemoryPerBlock", "byte|shared"},
    {"medianMicroseconds", "µs|median"},
    {"accepted", "refused|accepted|divide|fix"},
    {"predicted", "cudaSuccess|cudaError|CUDA_ERROR"},
    {"violations", "refused|limit"},
    {"reportedFirst", "refused|divide|cudaError"},
    {"advice", "advice|tail|fewer"},
    {"launch", "cudaSuccess|cudaError|CUDA_ERROR"},
    {"lastError", "cudaSuccess|cudaError|CUDA_ERROR"},
    {"synchronisation", "cudaSuccess|cudaError|never"},
    {"contextLost", "context|worker is ready"},
    {"report", "wrote|elements equal|one after the other|concurrently"},
    {"cell", "cudaError|MiB"},
};

class HiddenAnswersTest : public LearnTest {
protected:
    void SetUp() override {
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR);
        LearnTest::SetUp();
        window->resize(1280, 900);
        window->pages().show(gui::window_page::learn);
    }
    void TearDown() override {
        LearnTest::TearDown();
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    }
    gui::HierarchyCanvas& picture() { return get<gui::HierarchyCanvas>(QStringLiteral("lessonPicture")); }
    /// Clicks a box as the user does; false where none is seen.
    bool clickBox(std::size_t panel, std::size_t box) {
        const auto at = picture().visiblePointOf(panel, box);
        if (!at)
            return false;
        QTest::mouseMove(&picture(), *at);
        QTest::mouseClick(&picture(), Qt::LeftButton, Qt::NoModifier, *at);
        picture().finishMotion();
        QTest::mouseMove(&picture(), *at + QPoint(1, 1));
        return true;
    }
    /// Goes into the picture as far as it goes: a block, then a thread.
    void lookEverywhere() {
        if (!picture().isVisible() || picture().scene().panels.empty())
            return;
        for (std::size_t box = 0; box < 3 && box < picture().scene().panels.front().boxes.size(); ++box)
            if (clickBox(0, box))
                break;
        QTest::keyClick(&picture(), Qt::Key_Return);
        if (const auto& panels = picture().scene().panels; panels.back().kind == core::PanelKind::Block)
            for (std::size_t box = 0; box < panels.back().boxes.size(); ++box)
                if (clickBox(panels.size() - 1, box))
                    break;
        QTest::keyClick(&picture(), Qt::Key_Right);
        picture().finishMotion();
    }
    /// What the picture, the panel beside it, the bars and the menus say; not the question itself.
    QStringList told() {
        QStringList words;
        if (picture().isVisible()) {
            picture().grab();
            const core::Scene& scene = picture().scene();
            for (const core::ScenePanel& panel : scene.panels)
                words << gui::text(panel.caption) << gui::text(panel.note);
            for (const core::LegendEntry& entry : scene.legend)
                words << gui::text(entry.text) << gui::text(entry.rampEnd);
            words << picture().accessibleDescription();
            for (const QWidget* part : picture().findChildren<QWidget*>())
                if (part->isVisible())
                    words << part->accessibleDescription() << part->toolTip();
            for (const QLabel* label : picture().findChildren<QLabel*>())
                if (label->isVisible())
                    words << label->text();
        }
        for (const char* name : {"lessonPredicted", "lessonDevice", "lessonDifference", "faultWhat",
                                 "faultAdvice", "workerStatus", "resultStatus"})
            if (const auto& label = get<QLabel>(QString::fromLatin1(name)); label.isVisible())
                words << label.text() << label.accessibleDescription() << label.toolTip();
        words << window->statusBar()->currentMessage() << window->statusBar()->toolTip();
        for (const QLineEdit* field : page().findChildren<QLineEdit*>())
            if (field->isVisible())
                words << field->accessibleDescription() << field->toolTip();
        for (const gui::ChoiceButton* choice : page().findChildren<gui::ChoiceButton*>())
            if (choice->isVisible())
                words << choice->accessibleDescription() << choice->toolTip();
        for (const gui::MenuCommand& command : gui::menuCommands(*window->menuBar()))
            if (command.path.contains(QStringLiteral("Apply fix")))
                words << command.path;
        words.removeAll(QString());
        return words;
    }
    /// The facts that tell the answer.
    static std::set<std::string_view> factsOf(const core::Question& question) {
        std::set<std::string_view> facts;
        if (question.number)
            facts.insert(question.number->kind->name);
        else
            for (const core::Claim& claim : question.choices.at(question.answer).claims)
                facts.insert(claim.fact.kind->name);
        return facts;
    }
};

TEST_F(HiddenAnswersTest, NothingTellsTheAnswerOfAnyQuestionOfTheLessons) {
    int questions = 0;
    int pictures = 0;
    for (std::size_t lesson = 0; lesson < page().run().lessons().size(); ++lesson)
        for (std::size_t step = 0; step < page().run().lessons()[lesson].steps.size(); ++step) {
            page().run().open(lesson, step);
            handleAllEvents();
            ASSERT_TRUE(page().run().isQuestionOpen());
            ++questions;
            pictures += picture().isVisible() ? 1 : 0;
            lookEverywhere();
            EXPECT_EQ(window->pages().shownId(), gui::window_page::learn);
            const QString words = told().join(QLatin1Char('\n'));
            const std::string where = page().run().lesson().name + ": " + page().run().step().title;
            // Of any launch, whatever is asked.
            static const QRegularExpression always(
                QStringLiteral("\\bID\\b|\\brank|\\bwarp|\\blane|global|\\bidle|\\bwaves?\\b|cuda[ES]|CUDA_"
                               "ERROR|refused|divide|µs|fix:"));
            EXPECT_FALSE(words.contains(always)) << where << "\n"
                                                 << always.match(words).captured().toStdString() << " in\n"
                                                 << words.toStdString();
            for (const std::string_view fact : factsOf(*page().run().step().question)) {
                const auto tale = tellTales.find(fact);
                ASSERT_NE(tale, tellTales.end()) << "say what would tell " << fact;
                const QRegularExpression would(QString::fromUtf8(tale->second));
                EXPECT_FALSE(words.contains(would)) << where << "\n"
                                                    << would.match(words).captured().toStdString() << " in\n"
                                                    << words.toStdString();
            }
            // No thread is marked as one of a warp.
            if (picture().isVisible())
                for (const core::SceneBox& box : picture().scene().panels.back().boxes)
                    if (picture().scene().panels.back().kind == core::PanelKind::Block) {
                        ASSERT_NE(box.emphasis, core::Emphasis::Outside) << where;
                    }
        }
    EXPECT_GT(questions, 50);
    EXPECT_GT(pictures, 40);
}

TEST_F(HiddenAnswersTest, AfterTheAnswerAThreadSaysWhatItIs) {
    ASSERT_TRUE(page().run().open("01-names-and-numbers", 1));
    handleAllEvents();
    picture().grab();
    const auto& panel = picture().scene().panels.back();
    ASSERT_EQ(panel.kind, core::PanelKind::Block);
    ASSERT_TRUE(clickBox(1, panel.boxes.size() - 1));
    picture().grab();
    EXPECT_TRUE(picture().accessibleDescription().contains(QStringLiteral("thread (7, 3, 1)")))
        << "what was clicked: " << picture().accessibleDescription().toStdString();
    EXPECT_FALSE(picture().accessibleDescription().contains(QStringLiteral("ID")));
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    picture().grab();
    EXPECT_TRUE(picture().accessibleDescription().contains(QStringLiteral("= 51")))
        << picture().accessibleDescription().toStdString();
    EXPECT_TRUE(picture().hasMouseTracking());
}

TEST_F(HiddenAnswersTest, AMeasurementIsInTheStatusBarOnlyAfterTheAnswer) {
    ASSERT_TRUE(page().run().open("10-fastest-index", 2));
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    const auto& result = get<QLabel>(QStringLiteral("resultStatus"));
    EXPECT_TRUE(result.text().contains(QStringLiteral("µs"))) << result.text().toStdString();
    ASSERT_TRUE(page().run().open("10-fastest-index", 2));
    EXPECT_FALSE(result.text().contains(QStringLiteral("µs"))) << result.text().toStdString();
    window->pages().show(gui::window_page::explore);
    EXPECT_TRUE(result.text().contains(QStringLiteral("µs"))) << "other pages stay open";
}

TEST_F(HiddenAnswersTest, TheFaultOfAKernelIsShownAfterTheAnswer) {
    ASSERT_TRUE(page().run().open("05-errors-later", 1));
    const QWidget& notice = get(QStringLiteral("faultNotice"));
    gui::ReportedFault fault;
    fault.fault.kind = core::FaultKind::IllegalAddress;
    Q_EMIT app->jobs.faulted(fault);
    EXPECT_FALSE(notice.isVisible());
    click(QStringLiteral("lessonSkip"));
    EXPECT_TRUE(notice.isVisible());
    waitForDevice();
    Q_EMIT app->jobs.faulted(fault);
    ASSERT_TRUE(page().run().open("05-errors-later", 1));
    EXPECT_FALSE(notice.isVisible()) << "that of the step before would answer this one";
    fault.fault.kind = core::FaultKind::WorkerMissing;
    Q_EMIT app->jobs.faulted(fault);
    EXPECT_TRUE(notice.isVisible()) << "no answer, but without it nothing launches";
}

TEST_F(HiddenAnswersTest, FixesAreOfferedAfterTheAnswer) {
    const auto fixes = [this] {
        int count = 0;
        for (const gui::MenuCommand& command : gui::menuCommands(*window->menuBar()))
            count += command.path.contains(QStringLiteral("Apply fix")) ? 1 : 0;
        return count;
    };
    ASSERT_TRUE(page().run().open("03-too-large", 0));
    EXPECT_EQ(fixes(), 0);
    click(QStringLiteral("lessonSkip"));
    EXPECT_GT(fixes(), 0);
}

TEST_F(HiddenAnswersTest, WordsThatOnlyTheExplanationHasAreListedWithIt) {
    ASSERT_TRUE(page().run().open("05-errors-later", 1));
    const auto listed = [this] {
        const auto& terms = get<QLabel>(QStringLiteral("lessonTerms"));
        return terms.isVisible() ? terms.text() : QString();
    };
    EXPECT_FALSE(listed().contains(QStringLiteral("Sticky error")));
    click(QStringLiteral("lessonSkip"));
    EXPECT_TRUE(listed().contains(QStringLiteral("Sticky error")));
    waitForDevice();
}

TEST_F(HiddenAnswersTest, FindOpensThePageThatShowsWhatItFinds) {
    ASSERT_TRUE(page().run().open("01-names-and-numbers", 1));
    QTest::keyClick(window.get(), Qt::Key_F, Qt::ControlModifier);
    EXPECT_EQ(window->pages().shownId(), gui::window_page::explore);
}

} // namespace
} // namespace trichevron::test
