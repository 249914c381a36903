// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/start/start_page.h"

#include "app/gui/files/session_file_controller.h"
#include "app/gui/layout/beginning.h"
#include "app/gui/layout/vertical_scroll_area.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/pages/start/grid_sketch.h"
#include "app/gui/session/preset_launch.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/follow_type.h"
#include "app/gui/theme/theme.h"

#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace trichevron::gui {
namespace {

/// Pixels for the default font.
constexpr int widest = 980; ///< in one or two columns: longer lines are hard to read
constexpr int roomForColumns = 720;
constexpr int roomForThreeColumns = 2000;
constexpr int widestOfThree = 2200;
constexpr int percentOfPage = 75; ///< that three columns have
constexpr int leastStartWidth = 320;
constexpr int longestName = 44; ///< characters of a recent file
constexpr qsizetype mostRecent = 5;

QLabel* label(const LaterText& words, double scale, QFont::Weight weight = QFont::Normal) {
    auto* made = new QLabel;
    made->setFont(textFont(scale, weight));
    made->setWordWrap(true);
    retranslate(made, [made, words] { made->setText(words.text()); });
    return made;
}

QLabel* heading(const LaterText& words) {
    QLabel* made = label(words, 1.15, QFont::DemiBold);
    made->setProperty("role", "word");
    made->setIndent(0); // else padding gives it one
    return made;
}

QPushButton* button(const LaterText& words, const QString& objectName) {
    auto* made = new QPushButton;
    made->setObjectName(objectName);
    made->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    retranslate(made, [made, words] { made->setText(words.text()); });
    return made;
}

} // namespace

StartPage::StartPage(const PageContext& context, QWidget* parent) : Page(parent), context_(context) {
    auto* page = new QWidget;
    page->setObjectName(QStringLiteral("panel"));
    auto* centred = new QHBoxLayout(page);
    auto* body = new QVBoxLayout;
    frame_ = new QWidget;
    frame_->setLayout(body);
    centred->addStretch(1);
    centred->addWidget(frame_, 100);
    centred->addStretch(1);
    body->setContentsMargins(24, 24, 24, 24);
    body->setSpacing(20);
    body->addStretch(1); // in a tall window the text stands where one looks first, not at its edge
    body->addLayout(buildIntroduction());
    columns_ = new QBoxLayout(QBoxLayout::LeftToRight);
    columns_->setSpacing(40);
    left_ = new QVBoxLayout;
    left_->setSpacing(20);
    left_->addLayout(buildPresets());
    abilities_ = buildAbilities();
    left_->addWidget(abilities_);
    left_->addStretch(1);
    columns_->addLayout(left_, 3);
    columns_->addLayout(buildFiles(), 2);
    body->addLayout(columns_);
    body->addStretch(3);
    auto* area = new VerticalScrollArea(leastStartWidth);
    area->setObjectName(QStringLiteral("startScroll"));
    retranslate(area, [area] { area->setAccessibleName(tr("Start")); });
    area->setWidget(page);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(area);
    followType(*frame_, [this] { arrange(); });
    retranslate(this, [this] {
        refreshPresets();
        refreshLastSession();
        refreshRecent();
    });
    connect(&context_.files(), &SessionFileController::lastSessionChanged, this,
            &StartPage::refreshLastSession);
    connect(&context_.app.devices, &DeviceSelection::devicesChanged, this, &StartPage::refreshPresets);
    connect(&context_.files().recent(), &RecentFiles::changed, this, &StartPage::refreshRecent);
    leaveOnUse();
}

QLayout* StartPage::buildIntroduction() {
    introduction_ = new QBoxLayout(QBoxLayout::LeftToRight);
    introduction_->setSpacing(28);
    introduction_->addWidget(new GridSketch, 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(8);
    words->addWidget(label([] { return tr("What is a grid?"); }, 1.7, QFont::DemiBold));
    words->addWidget(label(
        [] {
            return tr(
                "A CUDA kernel is a function that many threads run at the same time, each on its own "
                "piece of the data. A launch says how many: threads form blocks, blocks form a grid, and "
                "the index of a thread in its block and of its block in the grid tells the thread which "
                "piece is its own.");
        },
        1.1));
    QLabel* marked = label(
        [] {
            return tr("The picture shows a grid of 4 × 2 blocks of 4 × 4 threads, with one block and one of "
                      "its threads marked.");
        },
        0.95);
    marked->setProperty("role", "muted");
    words->addWidget(marked);
    auto* lessons = button([] { return tr("Learn with lessons"); }, QStringLiteral("startLessons"));
    lessons->setProperty("role", "primary");
    connect(lessons, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(window_page::learn); });
    words->addWidget(lessons, 0, Qt::AlignLeft);
    words->addStretch(1);
    introduction_->addLayout(words, 3);
    introduction_->addStretch(0);
    return introduction_;
}

QLayout* StartPage::buildPresets() {
    auto* rows = new QVBoxLayout;
    rows->setSpacing(8);
    rows->addWidget(heading([] { return tr("Begin with an example"); }));
    for (const core::Preset preset : core::formPresets) {
        auto* open = button([preset] { return text(titleFor(preset)); },
                            QStringLiteral("startPreset%1").arg(static_cast<int>(preset)));
        connect(open, &QPushButton::clicked, this, [this, preset] {
            if (applyPreset(context_.app.session, context_.app.devices, preset))
                Q_EMIT pageRequested(window_page::explore);
        });
        retranslate(open, [open, preset] { open->setAccessibleDescription(text(messageFor(preset))); });
        presetButtons_.push_back(open);
        auto* row = new QHBoxLayout;
        row->setSpacing(10);
        followType(*open, [open] { open->setMinimumWidth(scaledPixels(92)); });
        row->addWidget(open, 0, Qt::AlignTop);
        QLabel* what = label([preset] { return text(messageFor(preset)); }, 1.0);
        what->setProperty("role", "muted");
        row->addWidget(what, 1);
        rows->addLayout(row);
    }
    auto* explore = button([] { return tr("Explore the launch at hand"); }, QStringLiteral("startExplore"));
    explore->setProperty("role", "primary");
    connect(explore, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(window_page::explore); });
    rows->addWidget(explore);
    return rows;
}

QLayout* StartPage::buildFiles() {
    auto* rows = new QVBoxLayout;
    rows->setSpacing(8);
    rows->addWidget(heading([] { return tr("Open your work"); }));
    auto* last = button([] { return tr("Continue the last session"); }, QStringLiteral("startLastSession"));
    connect(last, &QPushButton::clicked, this, [this] { context_.files().openLastSession(); });
    rows->addWidget(last, 0, Qt::AlignLeft);
    lastSession_ = last;
    lastSessionText_ = new QLabel; // its text is that of refreshLastSession()
    lastSessionText_->setFont(textFont(0.95));
    lastSessionText_->setWordWrap(true);
    lastSessionText_->setObjectName(QStringLiteral("startLastSessionText"));
    lastSessionText_->setProperty("role", "muted");
    rows->addWidget(lastSessionText_);
    auto* session = button([] { return tr("Open a session…"); }, QStringLiteral("startOpenSession"));
    connect(session, &QPushButton::clicked, this, [this] { context_.files().openSessionDialog(); });
    auto* recording = button([] { return tr("Open a recording…"); }, QStringLiteral("startOpenRecording"));
    connect(recording, &QPushButton::clicked, this, [this] { context_.files().openRecordingDialog(); });
    auto* kernel = button([] { return tr("Check your own kernel…"); }, QStringLiteral("startKernel"));
    connect(kernel, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(window_page::kernel); });
    auto* program =
        button([] { return tr("Explain a program's launches…"); }, QStringLiteral("startProgram"));
    connect(program, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(window_page::program); });
    auto* machine = button([] { return tr("Connect a machine…"); }, QStringLiteral("startMachines"));
    connect(machine, &QPushButton::clicked, this, [this] { context_.showMachines(); });
    for (QPushButton* each : {session, recording, kernel, program, machine})
        rows->addWidget(each, 0, Qt::AlignLeft);
    recentHeading_ = label([] { return tr("Recent files"); }, 1.0, QFont::DemiBold);
    rows->addWidget(recentHeading_);
    recent_ = new QVBoxLayout;
    recent_->setSpacing(2);
    rows->addLayout(recent_);
    rows->addStretch(1);
    return rows;
}

QWidget* StartPage::buildAbilities() {
    auto* abilities = new QWidget;
    abilities->setObjectName(QStringLiteral("startAbilities"));
    auto* rows = new QVBoxLayout(abilities);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    rows->addWidget(heading([] { return tr("What you can do"); }));
    const LaterText sentences[] = {
        [] {
            return tr("Type a grid and a block: every limit of the device is checked as you type, and each "
                      "problem has its fix beside it.");
        },
        [] {
            return tr("Click a block or a thread to see its index, its warp and the formula behind them.");
        },
        [] {
            return tr("Launch, measure, sweep and trace on a GPU of this or another computer; without one, "
                      "recordings of real GPUs answer.");
        },
        [] {
            return tr(
                "Check a kernel of your own: open its binary, paste what the compiler printed, or type its "
                "numbers.");
        },
        [] {
            return tr("Pin a launch and compare it with the next one, or with the same one on another "
                      "device.");
        },
        [] {
            return tr(
                "Ctrl+K finds every command of the menus and the pages, F1 explains what has the focus, "
                "and F11 presents the picture full screen.");
        },
    };
    auto* points = new QGridLayout;
    points->setVerticalSpacing(6);
    rows->addLayout(points);
    for (const LaterText& sentence : sentences)
        addBulletRow(*points, *label(sentence, 1.0));
    return abilities;
}

void StartPage::refreshPresets() {
    const LaunchState& state = context_.app.session.state();
    for (std::size_t i = 0; i < presetButtons_.size(); ++i) {
        const QString obstacle = presetObstacle(context_.app.devices, state, core::formPresets.at(i));
        presetButtons_[i]->setEnabled(obstacle.isEmpty());
        presetButtons_[i]->setToolTip(obstacle);
    }
}

void StartPage::refreshLastSession() {
    const std::optional<LaterText> last = context_.files().lastSession();
    lastSession_->setVisible(last.has_value());
    lastSessionText_->setVisible(last.has_value());
    lastSessionText_->setText(last ? last->text() : QString());
    lastSession_->setAccessibleDescription(lastSessionText_->text());
}

void StartPage::refreshRecent() {
    while (QLayoutItem* item = recent_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const QStringList paths = context_.files().recent().paths().mid(0, mostRecent);
    recentHeading_->setVisible(!paths.isEmpty());
    for (const QString& path : paths) {
        auto* open = new QPushButton;
        open->setProperty("role", "link");
        open->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        const QString name = QFileInfo(path).fileName();
        QString shown = name.size() > longestName ? name.left(longestName - 1) + QStringLiteral("…") : name;
        open->setText(shown.replace(QLatin1Char('&'), QStringLiteral("&&")));
        open->setAccessibleName(fill(tr("Open {file}"), {{"file", name}}));
        open->setToolTip(path);
        connect(open, &QPushButton::clicked, this, [this, path] { context_.files().open(path); });
        recent_->addWidget(open, 0, Qt::AlignLeft);
    }
}

void StartPage::leaveOnUse() {
    const auto leave = [this] {
        if (isVisible())
            Q_EMIT pageRequested(window_page::explore);
    };
    connect(&context_.app.session.undoStack(), &QUndoStack::indexChanged, this, leave);
    onChange(context_.app.jobs, JobChange::Started, this, leave);
}

void StartPage::arrange() {
    const int columns = width() >= scaledPixels(roomForThreeColumns) ? 3
                        : width() >= scaledPixels(roomForColumns)    ? 2
                                                                     : 1;
    if (columns != std::exchange(columnCount_, columns))
        placeAbilities();
    const int ofThree = std::min(width() * percentOfPage / 100, scaledPixels(widestOfThree));
    frame_->setMaximumWidth(columns == 3 ? ofThree : scaledPixels(widest));
    const QBoxLayout::Direction direction = columns > 1 ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    columns_->setDirection(direction);
    introduction_->setDirection(direction);
    introduction_->setStretch(introduction_->count() - 1, columns == 3 ? 2 : 0); // its lines are not longer
}

void StartPage::placeAbilities() {
    left_->removeWidget(abilities_);
    columns_->removeWidget(abilities_);
    if (columnCount_ == 3)
        columns_->insertWidget(1, abilities_, 3, Qt::AlignTop);
    else if (columnCount_ == 2)
        left_->insertWidget(1, abilities_);
    else
        columns_->addWidget(abilities_); // after the files
}

void StartPage::resizeEvent(QResizeEvent* event) {
    arrange();
    Page::resizeEvent(event);
}

} // namespace trichevron::gui
