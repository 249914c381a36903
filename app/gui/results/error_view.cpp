// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/error_view.h"

#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/text/whole_numbers.h"
#include "app/gui/theme/follow_type.h"
#include "app/gui/theme/theme.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// In pixels for the default font.
constexpr int roomBeside = 520;
constexpr int widestText = 900;

constexpr int errorMargin = 12;

QLabel* selectableLabel(const QString& objectName) {
    auto* label = new QLabel;
    label->setObjectName(objectName);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText); // it may quote another program
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace

ErrorView::ErrorView(QWidget* parent)
    : QScrollArea(parent), error_(selectableLabel(QStringLiteral("errorName"))), grid_(new QGridLayout) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget;
    content->setLayout(grid_);
    grid_->setHorizontalSpacing(16);
    grid_->setVerticalSpacing(4);
    error_->setFont(textFont(1.1, QFont::DemiBold));
    error_->setProperty("role", "problem");
    const std::array names{QStringLiteral("errorMeaning"), QStringLiteral("errorCall"),
                           QStringLiteral("errorThread"), QStringLiteral("errorNext"),
                           QStringLiteral("errorBeforeNextLaunch")};
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        rows_[i] = {new QLabel, selectableLabel(names[i])};
        rows_[i].heading->setProperty("role", "muted");
        rows_[i].heading->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    setWidget(content);
    retranslate(this, [this] { setTexts(); });
    followType(*this, [this] { placeRows(); });
}

void ErrorView::setTexts() {
    setAccessibleName(tr("The error of this launch"));
    rows_[0].heading->setText(tr("What it means"));
    rows_[1].heading->setText(tr("Which call"));
    rows_[2].heading->setText(tr("Which thread"));
    rows_[3].heading->setText(tr("What to do"));
    rows_[4].heading->setText(tr("Before the next launch"));
    for (const Row& row : rows_)
        row.text->setAccessibleName(row.heading->text());
    placeRows();
}

void ErrorView::showReport(const core::ErrorReport& report, const QString& beforeNextLaunch) {
    error_->setText(withWholeNumbers(text(report.error)));
    const std::array texts{text(report.meaning), text(report.call), text(report.thread), text(report.next),
                           beforeNextLaunch};
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        rows_[i].text->setText(withWholeNumbers(texts[i]));
        rows_[i].heading->setVisible(!texts[i].isEmpty());
        rows_[i].text->setVisible(!texts[i].isEmpty());
    }
}

int ErrorView::widthOfTwoColumns() {
    return scaledPixels(roomBeside);
}

void ErrorView::placeRows() {
    const bool beside = width() >= widthOfTwoColumns();
    grid_->addWidget(error_, 0, 0, 1, 2);
    int line = 1;
    int widestHeading = 0; // also of a row that this error does not have
    for (const Row& row : rows_) {
        widestHeading = std::max(widestHeading, row.heading->sizeHint().width());
        grid_->addWidget(row.heading, line, 0, 1, beside ? 1 : 2);
        line += beside ? 0 : 1;
        grid_->addWidget(row.text, line, beside ? 1 : 0, 1, beside ? 1 : 2);
        ++line;
    }
    grid_->setColumnMinimumWidth(0, beside ? widestHeading : 0);
    // A cell that is wider than its text would have the text in its middle.
    const int wholeText =
        scaledPixels(widestText) + (beside ? widestHeading + grid_->horizontalSpacing() : 0);
    grid_->setContentsMargins(errorMargin, 8, std::max(errorMargin, width() - wholeText - errorMargin), 6);
    grid_->setColumnStretch(1, 1);
    constexpr int lastLine = 11; // of the rows in one column
    grid_->setRowStretch(lastLine, 1);
}

void ErrorView::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    placeRows();
}

} // namespace trichevron::gui
