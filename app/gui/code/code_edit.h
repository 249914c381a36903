// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A text field for host code. It marks a place of the code, and a file can be dropped into it.
#pragma once

#include <QPlainTextEdit>

#include <cstddef>
#include <optional>

namespace trichevron::gui {

class CodeEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit CodeEdit(QWidget* parent = nullptr);

    /// Bytes of the code in UTF-8.
    struct Place {
        std::size_t offset = 0;
        std::size_t length = 0;
    };
    /// Underlines what is wrong, and shades the line of the launch that is meant.
    void setMarks(const std::optional<Place>& problem, const std::optional<Place>& launch);
    /// Selects the place and scrolls to it.
    void select(const Place& place);

Q_SIGNALS:
    /// The user dropped or pasted a file.
    void fileGiven(const QString& path);

protected:
    bool canInsertFromMimeData(const QMimeData* source) const override;
    void insertFromMimeData(const QMimeData* source) override;
    void changeEvent(QEvent* event) override;

private:
    QTextCursor cursorAt(const Place& place) const;
    void showMarks();

    std::optional<Place> problem_;
    std::optional<Place> launch_;
};

} // namespace trichevron::gui
