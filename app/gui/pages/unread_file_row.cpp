// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/unread_file_row.h"

#include "app/gui/files/recent_files.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"

#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace trichevron::gui {

std::optional<WhyUnread> whyUnread(const NamedFile& file, const RecentFiles& recent) {
    // First, so that nothing is asked of a place that only the session knows.
    if (!recent.paths().contains(file.path))
        return WhyUnread::NotOpened;
    if (!file.isThere())
        return WhyUnread::Gone;
    return file.hasChanged() ? std::optional(WhyUnread::Changed) : std::nullopt;
}

UnreadFileRow::UnreadFileRow(const QString& prefix, QWidget* parent)
    : QWidget(parent), sentence_(new QLabel), open_(new QPushButton) {
    sentence_->setObjectName(prefix + QStringLiteral("UnreadFile"));
    sentence_->setWordWrap(true);
    sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    sentence_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum); // a path may be long
    open_->setObjectName(prefix + QStringLiteral("OpenUnread"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(9);
    row->addWidget(sentence_, 1);
    row->addWidget(open_, 0, Qt::AlignTop);
    hide();
    connect(open_, &QPushButton::clicked, this, &UnreadFileRow::openRequested);
    retranslate(this, [this] { setTexts(); });
}

void UnreadFileRow::showFile(const QString& path, WhyUnread why) {
    path_ = path;
    why_ = why;
    setTexts();
    open_->setVisible(why != WhyUnread::Gone);
    show();
}

void UnreadFileRow::clear() {
    path_.clear();
    hide();
}

QString UnreadFileRow::sentence() const {
    switch (why_) {
    case WhyUnread::NotOpened:
        return tr("The session names {file}. It was not read, since it is none of your recent files.");
    case WhyUnread::Gone:
        return tr("{file}, which was open in the session, is not there any more.");
    case WhyUnread::Changed:
        return tr("{file} has changed since the session was kept, and was not read again.");
    }
    return {};
}

void UnreadFileRow::setTexts() {
    sentence_->setText(path_.isEmpty() ? QString()
                                       : fill(sentence(), {{"file", QDir::toNativeSeparators(path_)}}));
    open_->setText(tr("Open it"));
}

} // namespace trichevron::gui
